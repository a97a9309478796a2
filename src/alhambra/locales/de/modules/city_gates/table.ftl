### Stadttore: Namen, Ereignisse, und was die Seite am Tisch zeigt.

## Namen

module-city-gates = Stadttore
    .about = Tore öffnen eine doppelte Mauer, damit du dahinter bauen kannst.

## Ereignisse

event-gate-revealed =
    { $discarded ->
        [yes] Eine zweite Stadttorkarte ist aufgedeckt und gleich abgelegt worden.
       *[no] Eine Stadttorkarte ist aufgedeckt und liegt neben dem Bauhof.
    }
event-gate-taken =
    { $who ->
        [you] Du hast die Stadttorkarte genommen.
       *[other] { $name } hat die Stadttorkarte genommen.
    }
event-gate-opened =
    { $who ->
        [you] Du hast bei { $cell } die Mauer im { $side } mit einem Stadttor geöffnet.
       *[other] { $name } hat bei { $cell } die Mauer im { $side } mit einem Stadttor geöffnet.
    }
# Gerade jetzt, in der Leiste: ohne das Feld.
follow-gate-opened =
    { $who ->
        [you] Du öffnest eine Mauer mit einem Stadttor.
       *[other] { $name } öffnet eine Mauer mit einem Stadttor.
    }
deed-gate-taken = Stadttorkarte genommen
deed-gate-opened = Stadttor geöffnet

## Auf der Seite

explain-city-gates = Nimm die Stadttorkarte statt Geld. Würde ein neues Plättchen deine Alhambra nur Mauer an Mauer berühren, kannst du die Karte abgeben: Ein Stadttor öffnet eine dieser Mauern für den Weg zu Fuß. Als Mauer zählt es trotzdem. Die beiden Plättchen unter einem Tor bleiben für immer liegen.
    .question = Was ist eine Stadttorkarte?
gate-card-take = Stadttorkarte. Nimm sie statt Geld.
gates-held =
    { $count ->
        [one] { $count } Stadttorkarte
       *[other] { $count } Stadttorkarten
    }
bar-take-gate = Stadttorkarte nehmen
gate-question = Welche Mauer öffnet das Stadttor?
gate-note = Das kostet eine Stadttorkarte. Die beiden Plättchen unter dem Tor bleiben für immer liegen.
gate-side = Die Mauer im { $side } öffnen
gate-cancel = Anderes Feld
gate-needed = Braucht eine Stadttorkarte.
board-frozen = Unter einem Stadttor: bleibt für immer hier.
left-gates =
    { $count ->
        [one] { $count } Stadttorkarte
       *[other] { $count } Stadttorkarten
    }
gate-line = Neben dem Bauhof liegt eine Stadttorkarte: Du darfst sie statt Geld nehmen.
gate-at = { $cell }: ein Stadttor in der Mauer im { $side }.
palace-line-frozen = { $cell }: { $tile }, bleibt für immer unter einem Stadttor.
# Wörter, die man für die der Notation tippen kann, als wort=notation; eines ohne Bedeutung entfällt.
command-words-city_gates = stadttorkarte=gate stadttor=gate torkarte=gate tor=gate im=
