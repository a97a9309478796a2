# Die Laternen auf Deutsch.

module-lantern = Laternen
    .about = Zünde verdeckte Laternen für eine Geldkarte an; sie leuchten in der nächsten Wertung.
chapter-lantern = Laternen

rule-lantern-deck = Acht Laternen sind 1 bis 8 Punkte wert. Sie werden verdeckt gemischt; je zwei kommen in die Stapel 2, 3 und 4. Die beiden anderen bleiben ungesehen beiseite.
    .title = Laternen im Geldkartenstapel
rule-lantern-light = Wird eine Laterne aufgedeckt, bleibt ihr Wert verborgen. Wer am Zug ist, kann sie für eine beliebige Geldkarte anzünden, die abgelegt wird, und sie sich heimlich ansehen. Sonst kommt sie ungesehen beiseite.
    .title = Eine Laterne anzünden
rule-lantern-score = In jeder Wertung zeigen alle ihre Laternen, bekommen so viele Punkte, wie sie wert sind, und legen sie weg.
    .title = Laternen leuchten

step-lantern = Eine Laterne: anzünden?
action-light = Laterne anzünden für { $card }
action-leave = Laterne liegen lassen

event-lantern-drawn = Eine Laterne kam verdeckt ins Spiel.
event-lantern-lit =
    { $who ->
        [you] Du hast die Laterne für { $card } angezündet.
       *[other] { $name } hat die Laterne für { $card } angezündet.
    }
event-lantern-seen = Die Laterne ist { $value } wert.
event-lantern-left =
    { $who ->
        [you] Du hast die Laterne beiseitegelegt.
       *[other] { $name } hat die Laterne beiseitegelegt.
    }

source-lantern = Laternen
chip-lantern =
    { $count ->
        [one] { $count } Laterne
       *[other] { $count } Laternen
    }
chip-lantern-value = Laterne mit Wert { $count }
chip-lantern-aside =
    { $count ->
        [one] { $count } Laterne beiseite
       *[other] { $count } Laternen beiseite
    }
special-lantern-1 = Laterne 1
special-lantern-2 = Laterne 2
special-lantern-3 = Laterne 3
special-lantern-4 = Laterne 4
special-lantern-5 = Laterne 5
special-lantern-6 = Laterne 6
special-lantern-7 = Laterne 7
special-lantern-8 = Laterne 8
