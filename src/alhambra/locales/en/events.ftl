### What happened. $who is you, other or nobody; $name is the player's name.

event-shuffled = The pile "{ $pile }" was shuffled.
event-dealt =
    { $who ->
        [you] You were dealt { $cards }.
       *[other] { $name } was dealt { $cards }.
    }
event-began =
    { $who ->
        [you] You begin: fewest cards; among equals, the lowest total, then the first seat.
       *[other] { $name } begins: fewest cards; among equals, the lowest total, then the first seat.
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
        [you] You put { $tile } on your reserve.
       *[other] { $name } put { $tile } on the reserve.
    }
event-gave =
    { $who ->
        [you] You gave { $tile } to { neutral }.
       *[other] { $name } gave { $tile } to { neutral }.
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
event-neutral-drew = { neutral } received { $tiles }.
event-leftover-decided =
    { $who ->
        [you] Leftover { $tile } goes to you, with the most { square-currency }: { $sums }.
        [nobody] Leftover { $tile } goes to nobody, as no one alone has the most { square-currency }: { $sums }.
       *[other] Leftover { $tile } goes to { $name }, with the most { square-currency }: { $sums }.
    }
square-currency =
    { $square ->
        [1] florin
        [2] dirham
        [3] denar
       *[other] ducat
    }
event-turn-began =
    { $who ->
        [you] It is your turn.
       *[other] It is { $name }'s turn.
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

## City gates

event-gate-revealed =
    { $discarded ->
        [yes] A second gate card came up and was discarded.
       *[no] A gate card came up and lies beside the market.
    }
event-gate-taken =
    { $who ->
        [you] You took the gate card.
       *[other] { $name } took the gate card.
    }
event-gate-opened =
    { $who ->
        [you] You opened the { $side } wall at { $cell } with a gate.
       *[other] { $name } opened the { $side } wall at { $cell } with a gate.
    }

## Characters

event-character-drawn = { $character } came up and is auctioned.
event-bid-made =
    { $who ->
        [you] You bid { $bid } for { $character }.
       *[other] { $name } bids { $bid } for { $character }.
    }
event-bid-passed =
    { $who ->
        [you] You passed.
       *[other] { $name } passes.
    }
event-character-unsold = Nobody wanted { $character }: the card leaves the game.
event-character-won =
    { $who ->
        [you] You won { $character } for { $bid } and paid { $cards }.
       *[other] { $name } won { $character } for { $bid } and paid { $cards }.
    }
event-bought-by-karim =
    { $who ->
        [you] Abdul Karim paid for your { $tile }: you act again. He leaves the game.
       *[other] Abdul Karim paid for { $name }’s { $tile }: another action. He leaves the game.
    }
event-took-with-knihstig =
    { $who ->
        [you] You took { $cards } with Abdul Knihstig.
       *[other] { $name } took { $cards } with Abdul Knihstig.
    }
event-faruk-helped =
    { $who ->
        [you] Faruk let you take more than 5.
       *[other] Faruk let { $name } take more than 5.
    }
event-fatima-kept =
    { $who ->
        [you] You kept Fatima: 8 points after the last scoring.
       *[other] { $name } kept Fatima: 8 points after the last scoring.
    }
event-fatima-exchanged =
    { $who ->
        [you] You exchanged Fatima for { $character }.
       *[other] { $name } exchanged Fatima for { $character }.
    }
event-hakim-chose =
    { $who ->
        [you] Hakim adds half a building for you in this scoring: { $kind }.
       *[other] Hakim adds half a building for { $name } in this scoring: { $kind }.
    }
event-laila-exchanged =
    { $who ->
        [you] Laila brought you { $new } on square { $square } instead of { $old }.
       *[other] Laila brought { $name } { $new } on square { $square } instead of { $old }.
    }
event-machma-exchanged =
    { $who ->
        [you] You gave { $given } for { $taken } with Machma.
       *[other] { $name } gave { $given } for { $taken } with Machma.
    }
event-yammerad-drew =
    { $money ->
        [yes]
            { $who ->
                [you] You drew a money card with Yammerad, unseen by the others.
               *[other] { $name } drew a money card with Yammerad, unseen.
            }
       *[no]
            { $who ->
                [you] You drew a card that is no money with Yammerad.
               *[other] { $name } drew a card that is no money with Yammerad.
            }
    }
event-yammerad-got = It was { $cards }.
