### What stands on the screen.

left = Tiles to come: { $tiles } · Money deck: { $cards }
# Which cards of modules are still in the deck.
left-with = { $left }, with { $cards }
# Who has what: characters or a number of gate cards.
owns = { $name }: { $what }
# What lies open of a module that says nothing else about itself.
module-line = { $module } – { $chips }
# Under a tile of the market, nine characters at most.
means-short =
    { $how ->
        [exact] exact!
        [over] { $by } over
       *[short] { $by } short
    }
square-sold = sold
money-title = Money to take
hand-title =
    { $count ->
        [one] Your hand ({ $count } card)
       *[other] Your hand ({ $count } cards)
    }
palace-title =
    { $who ->
        [you] Your Alhambra, longest wall { $wall }
       *[other] { $name }’s Alhambra, longest wall { $wall }
    }
reserve-title = Reserve:
to-place-title = To place:

## The same in plain sentences

scores-line = Scores: { $scores }.
score-line =
    { $name } { $score ->
        [one] { $score } point
       *[other] { $score } points
    } and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
square-line = Market square { $square }, { $currency }: { $tile }, { $how ->
        [exact] you can pay exactly
        [over] you can pay, { $by } over
       *[short] you are { $by } short
    }.
square-line-sold = Market square { $square }, { $currency }: sold.
money-line = Money to take: { $cards }.
hand-line =
    { $count ->
        [one] { $cards }.
       *[other] { $cards }: { $total } in total.
    }
palace-line = { $cell }: { $tile }.
sheet-row = { $what }: { $values }.

## Scoring sheets

sheet-round = This scoring
# Points, and the number of tiles or wall sides that earned them.
sheet-cell = { $points } ({ $count }×)
standing-title =
    { $round ->
        [1] If the first scoring came now: points, and how many of each
        [2] If the second scoring came now: points, and how many of each
       *[other] If the last scoring came now: points, and how many of each
    }
# $prizes: what the places are worth, as in 8/1.
prizes = { $kind } { $prizes }
tie-note = { $source }: { $names } tie with { $count } each: { $sum } shared by { $tied } = { $points }
ranking-title = Final ranking
rank = { $place }. { $name }
