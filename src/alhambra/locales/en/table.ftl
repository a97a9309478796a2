### What stands on the screen.

left = Tiles to come: { $tiles } · Money deck: { $cards }
# Which cards of modules are still in the deck.
left-with = { $left }, with { $cards }
left-characters =
    { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
left-gates =
    { $count ->
        [one] { $count } gate card
       *[other] { $count } gate cards
    }
# Who has what: characters or a number of gate cards.
owns = { $name }: { $what }
characters-line = Characters – { $owned }
gates-line = Gate cards – { $held }
# What lies open of a module that says nothing else about itself.
module-line = { $module } – { $chips }
special-gate = gate card
instead-of-money = instead of money
# Signs in the picture of an Alhambra.
gate-legend = { $gate } gate · { $held } stays for good
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
       *[other] Alhambra of { $name }, longest wall { $wall }
    }
reserve-title = Reserve:
to-place-title = To place:

## The same in plain sentences

scores-line = Scores: { $scores }.
score-line =
    { $cards ->
        [one] { $name } { $score } points and { $cards } card
       *[other] { $name } { $score } points and { $cards } cards
    }
square-line = Market square { $square }, { $currency }: { $tile }, { $how ->
        [exact] you can pay it exactly
        [over] you can pay it with { $by } over
       *[short] you are { $by } short
    }.
square-line-sold = Market square { $square }, { $currency }: sold.
money-line = Money to take: { $cards }.
gate-line = A gate card lies beside the market: you may take it instead of money.
hand-line = { $cards }, together { $total }.
palace-line =
    { $what ->
        [camp] { $cell }: { $tile }, scores { $points } now.
        [frozen] { $cell }: { $tile }, stays for good under a gate.
       *[building] { $cell }: { $tile }.
    }
gate-at = { $cell }: a gate in the wall on the { $side }.
sheet-row = { $what }: { $values }.

## Scoring sheets

sheet-round = This scoring
sheet-camps = Camps
standing-hakim = Hakim’s half is not counted: its kind is chosen when the scoring comes.
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

## Characters

no-characters = No characters are in this game.
character-line =
    { $where ->
        [owned] { $character } ({ $name }): { $does }.
        [auction] { $character } (auctioned now): { $does }.
        [gone] { $character } (left the game): { $does }.
       *[hidden] { $character } (not seen yet): { $does }.
    }
