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
rival-line = Alhambra of { $name }: { $tiles }, longest wall { $wall }.
neutral-line =
    { $points ->
        [one] { $name }, { $points } point: { $tiles }
       *[other] { $name }, { $points } points: { $tiles }
    }

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
    Other words:
    { "  " }? or hint    what a good player would do, and why
    { "  " }undo         take back a step of this turn
    { "  " }reset        take back all steps of this turn
    { "  " }show NAME    a player's Alhambra; show: all of them
    { "  " }scores       points so far, and as of now
    { "  " }log 50       what happened, the last 50 lines
    { "  " }table        draw the table again
    { "  " }save FILE    keep the game elsewhere
    { "  " }quit         stop; the game is kept

## Hints

hint-how = Hint: { $path }
# $typed: what can be typed instead, in notation.
hint-typed = Or type: { $typed }
hint-none = There is only one thing to do here.
hint-then = { $first }, then { $second }
hint-also = Also good: { $actions }
hint-reason =
    { $reason ->
        [majority] It gains most in the majorities: points to be expected for kinds of building in the scorings to come.
        [rivals] It takes away most from the others: points that they could expect.
        [palace] It serves your Alhambra: a longer wall or better camps, and room to go on building.
        [reserve] It gives you a tile on the reserve that can still be built in.
        [money] It makes you richer: coins that pay for tiles now on the market or still to come.
        [cards] It gains or keeps a card that is worth having: a gate card, or a character.
        [tempo] It saves you an action: paying exactly keeps the turn.
        [bid] The character is worth this much, and no more than it brings.
        [pass] Nothing here is worth its price.
        [keep] Her points are sure; what lies aside is not.
        [exchange] What lies aside is likely to be worth more than her points.
        [hakim] There half a building changes most.
        [laila] A fresh tile is likely to suit you better.
        [yammerad] A money card for nothing is always welcome.
       *[other] It brings most at once.
    }
