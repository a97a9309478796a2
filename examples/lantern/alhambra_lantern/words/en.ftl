# Lanterns in English. The ids follow docs/adding-a-module.md.

module-lantern = Lanterns
    .about = Light hidden lanterns for a money card; they shine in the next scoring.
chapter-lantern = Lanterns

rule-lantern-deck = Eight lanterns are worth 1 to 8 points. Shuffle them face down and put two each into piles 2, 3 and 4 of the deck. The other two stay aside, unseen.
    .title = Lanterns in the deck
rule-lantern-light = When a lantern comes up, it stays face down. Whoever’s turn it is may light it for one money card of any value, which is discarded, and look at it in secret. Otherwise it is put aside, unseen.
    .title = Lighting a lantern
rule-lantern-score = In every scoring, all players show their lanterns, get as many points as they are worth, and put them away.
    .title = Lanterns shine

step-lantern = A lantern: light it?
action-light = Light the lantern for { $card }
action-leave = Leave the lantern

event-lantern-drawn = A lantern came up, face down.
event-lantern-lit =
    { $who ->
        [you] You lit the lantern for { $card }.
       *[other] { $name } lit the lantern for { $card }.
    }
event-lantern-seen = The lantern is worth { $value }.
event-lantern-left =
    { $who ->
        [you] You left the lantern aside.
       *[other] { $name } left the lantern aside.
    }

source-lantern = Lanterns
chip-lantern =
    { $count ->
        [one] { $count } lantern
       *[other] { $count } lanterns
    }
chip-lantern-value = lantern worth { $count }
chip-lantern-aside =
    { $count ->
        [one] { $count } lantern aside
       *[other] { $count } lanterns aside
    }
special-lantern-1 = lantern 1
special-lantern-2 = lantern 2
special-lantern-3 = lantern 3
special-lantern-4 = lantern 4
special-lantern-5 = lantern 5
special-lantern-6 = lantern 6
special-lantern-7 = lantern 7
special-lantern-8 = lantern 8
