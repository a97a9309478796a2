### Was auf dem Bildschirm steht.

left =
    { $edition ->
        [classic] Plättchen im Beutel: { $tiles } · Stapel: { $cards }
       *[revised] Plättchen im Turm: { $tiles } · Stapel: { $cards }
    }
left-with = { $left }, mit { $cards }
left-characters =
    { $count ->
        [one] { $count } Charakter
       *[other] { $count } Charakteren
    }
left-gates =
    { $count ->
        [one] { $count } Stadttorkarte
       *[other] { $count } Stadttorkarten
    }
owns = { $name }: { $what }
characters-line = Charaktere – { $owned }
gates-line = Stadttorkarten – { $held }
# Was von einem Modul offen liegt, das sonst nichts über sich sagt.
module-line = { $module } – { $chips }
special-gate = Stadttorkarte
instead-of-money = statt Geld
gate-legend = { $gate } Stadttor · { $held } bleibt für immer
# Unter einem Plättchen des Bauhofs, höchstens neun Zeichen.
means-short =
    { $how ->
        [exact] passt!
        [over] { $by } zu viel
       *[short] { $by } fehlen
    }
square-sold = verkauft
money-title = Geld zum Nehmen
hand-title =
    { $count ->
        [one] Deine Hand ({ $count } Karte)
       *[other] Deine Hand ({ $count } Karten)
    }
palace-title =
    { $who ->
        [you] Deine Alhambra, längste Mauer { $wall }
       *[other] Alhambra von { $name }, längste Mauer { $wall }
    }
reserve-title = Reserve:
to-place-title = Noch zu platzieren:

## Dasselbe in einfachen Sätzen

scores-line = Punktestand: { $scores }.
score-line =
    { $cards ->
        [one] { $name } { $score } Punkte und { $cards } Karte
       *[other] { $name } { $score } Punkte und { $cards } Karten
    }
square-line = Bauhof, Feld { $square }, { $currency }: { $tile }, { $how ->
        [exact] du kannst genau passend zahlen
        [over] du kannst mit { $by } zu viel zahlen
       *[short] dir fehlen { $by }
    }.
square-line-sold = Bauhof, Feld { $square }, { $currency }: verkauft.
money-line = Geld zum Nehmen: { $cards }.
gate-line = Neben dem Bauhof liegt eine Stadttorkarte: Du darfst sie statt Geld nehmen.
hand-line = { $cards }, zusammen { $total }.
palace-line =
    { $what ->
        [camp] { $cell }: { $tile }, bringt jetzt { $points }.
        [frozen] { $cell }: { $tile }, bleibt für immer unter einem Stadttor.
       *[building] { $cell }: { $tile }.
    }
gate-at = { $cell }: ein Stadttor in der Mauer im { $side }.
sheet-row = { $what }: { $values }.

## Wertungsbögen

sheet-round = Diese Wertung
sheet-camps = Feldlager
standing-hakim = Hakims halbes Gebäude zählt hier nicht: Seine Art wird erst bei der Wertung gewählt.
sheet-cell = { $points } ({ $count }×)
standing-title =
    { $round ->
        [1] Käme jetzt die erste Wertung: Punkte, und wie viele von jeder Art
        [2] Käme jetzt die zweite Wertung: Punkte, und wie viele von jeder Art
       *[other] Käme jetzt die letzte Wertung: Punkte, und wie viele von jeder Art
    }
prizes = { $kind } { $prizes }
tie-note = { $source }: Gleichstand mit je { $count } ({ $names }): { $sum }, geteilt durch { $tied } = { $points }
ranking-title = Endstand
rank = { $place }. { $name }

## Charaktere

no-characters = In dieser Partie gibt es keine Charaktere.
character-line =
    { $where ->
        [owned] { $character } ({ $name }): { $does }.
        [auction] { $character } (wird gerade versteigert): { $does }.
        [gone] { $character } (nicht mehr im Spiel): { $does }.
       *[hidden] { $character } (noch nicht gesehen): { $does }.
    }
