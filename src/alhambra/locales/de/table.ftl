### Was auf dem Bildschirm steht.

left =
    { $edition ->
        [classic] Plättchen im Beutel: { $tiles } · Stapel: { $cards }
       *[revised] Plättchen im Turm: { $tiles } · Stapel: { $cards }
    }
left-with = { $left }, mit { $cards }
owns = { $name }: { $what }
# Was von einem Modul offen liegt, das sonst nichts über sich sagt.
module-line = { $module } – { $chips }
# Unter einem Plättchen des Bauhofs, höchstens neun Zeichen.
means-short =
    { $how ->
        [exact] passt!
        [over] { $by } zu viel
       *[short]
            { $by ->
                [one] { $by } fehlt
               *[other] { $by } fehlen
            }
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
    { $name } { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    } und { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
square-line = Bauhof, Feld { $square }, { $currency }: { $tile }, { $how ->
        [exact] du kannst genau passend zahlen
        [over] du kannst mit { $by } zu viel zahlen
       *[short]
            { $by ->
                [one] dir fehlt { $by }
               *[other] dir fehlen { $by }
            }
    }.
square-line-sold = Bauhof, Feld { $square }, { $currency }: verkauft.
money-line = Geld zum Nehmen: { $cards }.
hand-line =
    { $count ->
        [one] { $cards }.
       *[other] { $cards }, zusammen { $total }.
    }
palace-line = { $cell }: { $tile }.
sheet-row = { $what }: { $values }.

## Wertungsbögen

sheet-round = Diese Wertung
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
