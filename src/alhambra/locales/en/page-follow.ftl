## How fast bots are shown

pace-title = Bots’ pace
pace-name =
    { $pace ->
        [step] Step
        [calm] Calm
        [quick] Quick
       *[at-once] At once
    }
pace-pause = Pause
keys-step = show the next move of a bot
keys-pause = pause the bots

## The bar while others play

follow-step = Next move
follow-skip = Skip to my turn
follow-then = then { $names }
follow-exact = paid exactly, so another action
# What was done while somebody thinks. $deed: “took denar 8”.
follow-done = { $name } { $deed }.
follow-took =
    { $who ->
        [you] You take { $cards }.
       *[other] { $name } takes { $cards }.
    }
follow-bought =
    { $who ->
        [you] You buy { $tile }.
       *[other] { $name } buys { $tile }.
    }
follow-placed =
    { $who ->
        [you] You place { $tile }.
       *[other] { $name } places { $tile }.
    }
follow-reserved =
    { $who ->
        [you] You keep { $tile } in reserve.
       *[other] { $name } keeps { $tile } in reserve.
    }
follow-added =
    { $who ->
        [you] You redesign: { $tile } from the reserve.
       *[other] { $name } redesigns: { $tile } from the reserve.
    }
follow-removed =
    { $who ->
        [you] You redesign: { $tile } to the reserve.
       *[other] { $name } redesigns: { $tile } to the reserve.
    }
follow-swapped =
    { $who ->
        [you] You redesign: { $tile } in place of { $out }.
       *[other] { $name } redesigns: { $tile } in place of { $out }.
    }

## Since my last turn

since-title = Since your last turn
since-start = What happened so far
since-lost =
    { $how ->
        [shared] { $source }: your lead is shared
       *[lost] { $source }: you lost the lead
    }
since-tiles =
    { $count ->
        [one] { $count } new tile
       *[other] { $count } new tiles
    }
since-cards =
    { $count ->
        [one] { $count } new card
       *[other] { $count } new cards
    }
players-title = Players
