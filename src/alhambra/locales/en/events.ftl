### What happened. $who is you, other or nobody; $name is the player's name.

event-shuffled = The pile "{ $pile }" was shuffled.
event-dealt =
    { $who ->
        [you] You were dealt { $cards }.
       *[other] { $name } was dealt { $cards }.
    }
event-began =
    { $who ->
        [you] You begin with the fewest cards (ties: lowest total, then lowest seat).
       *[other] { $name } begins with the fewest cards (ties: lowest total, then lowest seat).
    }
event-took =
    { $who ->
        [you] You took { $cards }.
       *[other] { $name } took { $cards }.
    }
event-bought =
    { $exact ->
        [yes]
            { $who ->
                [you] You bought { $tile } for { $cards }: paid exactly, so you act again.
               *[other] { $name } bought { $tile } for { $cards }: paid exactly, so another action.
            }
       *[no]
            { $who ->
                [you] You bought { $tile } for { $cards }.
               *[other] { $name } bought { $tile } for { $cards }.
            }
    }
event-added =
    { $who ->
        [you] You built { $tile } from your reserve at { $cell }.
       *[other] { $name } built { $tile } from the reserve at { $cell }.
    }
event-removed =
    { $who ->
        [you] You moved { $tile } from { $cell } to your reserve.
       *[other] { $name } moved { $tile } from { $cell } to the reserve.
    }
event-swapped =
    { $who ->
        [you] You swapped { $out } at { $cell } for { $tile }.
       *[other] { $name } swapped { $out } at { $cell } for { $tile }.
    }
event-passed =
    { $who ->
        [you] You could do nothing and passed.
       *[other] { $name } could do nothing and passed.
    }
event-placed =
    { $who ->
        [you] You placed { $tile } at { $cell }.
       *[other] { $name } placed { $tile } at { $cell }.
    }
event-reserved =
    { $who ->
        [you] You put { $tile } in your reserve.
       *[other] { $name } put { $tile } in reserve.
    }
event-revealed = New money: { $cards }.
event-reshuffled =
    { $count ->
        [one] The deck was empty: { $count } discarded card became the new deck.
       *[other] The deck was empty: { $count } discarded cards were shuffled into a new deck.
    }
event-scoring-drawn =
    { $round ->
        [1] The first scoring card came up.
       *[other] The second scoring card came up.
    }
event-market-filled = New on square { $square }: { $tile }.
event-scored = { scoring-title }.
event-leftover-decided =
    { $who ->
        [you] Leftover { $tile } goes to you, with the most { square-currency }: { $sums }.
        [nobody] Leftover { $tile } goes to nobody, as no one alone has the most { square-currency }: { $sums }.
       *[other] Leftover { $tile } goes to { $name }, with the most { square-currency }: { $sums }.
    }
square-currency =
    { $square ->
        [1] florins
        [2] dirhams
        [3] denars
       *[other] ducats
    }
event-turn-began =
    { $who ->
        [you] It is your turn.
       *[other] It is { $name }’s turn.
    }
event-ended =
    { $who ->
        [you] The game is over: you win! { $scores }
       *[other]
            { $count ->
                [one] The game is over: { $winners } wins. { $scores }
               *[other] The game is over. Shared victory: { $winners }. { $scores }
            }
    }

scoring-title =
    { $round ->
        [1] First scoring
        [2] Second scoring
       *[other] Third scoring
    }
