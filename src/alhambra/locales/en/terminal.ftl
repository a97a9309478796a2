### The game in the terminal: rivals, previews, hints.

## Rivals

rival-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rival-holds =
    { $cards ->
        [one] { $cards } card, wall { $wall }
       *[other] { $cards } cards, wall { $wall }
    }
# In a plain sentence. $tiles: how many of each kind.
rival-line = { $name }’s Alhambra: { $tiles }, longest wall { $wall }.

## Previews: what a step would bring if the next scoring came now. $points has its sign, $count has none.

# Two numbers, after and before a step.
preview-change = { $after } instead of { $before }
preview-wall = wall { preview-change }
preview-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
preview-no-room = fits nowhere yet
# The whole turn; $wall and $points are one number, or a preview-change.
preview-turn =
    { $round ->
        [1] Your longest wall: { $wall }. Your points if the first scoring came now: { $points }.
        [2] Your longest wall: { $wall }. Your points if the second scoring came now: { $points }.
       *[other] Your longest wall: { $wall }. Your points if the last scoring came now: { $points }.
    }

## The turn

menu-purchase = Which tile? Points: where it lies best, if the next scoring came now.
choice-reset = Start the turn again
reset-done = The turn starts again.

# What can be typed besides actions; the words themselves are the same in every language.
help-commands =
    Other commands:
    { "  " }? or hint    what a good player would do, and why
    { "  " }undo         take back a step of this turn
    { "  " }reset        take back all steps of this turn
    { "  " }show NAME    a player's Alhambra; show: all of them
    { "  " }scores       points so far, and as of now
    { "  " }log 50       what happened, the last 50 lines
    { "  " }table        draw the table again
    { "  " }save FILE    save the game elsewhere
    { "  " }quit         stop; the game is saved

## Hints

hint-how = Hint: { $path }
# $typed: what can be typed instead, in notation.
hint-typed = Or type: { $typed }
hint-then = { $first }, then { $second }
hint-also = Also good: { $actions }
