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

## Previews: what a step would bring if the next scoring came now. Points have their sign.

preview-wall = wall { $before } → { $after }
preview-points = { $points } points
preview-no-room = fits nowhere yet
# The whole turn; $wall and $points are one number, or two with an arrow between them.
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
hint-then = { $first } › { $second }
hint-also = Also good: { $actions }
hint-reason =
    { $reason ->
        [majority] It gains most in the majorities: points to be expected for kinds of building in the scorings to come.
        [rivals] It takes away most from the others: points that they could expect.
        [palace] It serves your Alhambra: a longer wall or better camps, and room to go on building.
        [reserve] It gives you a tile on the reserve that can still be built in.
        [money] It makes you richer: coins that pay for tiles now on the market or still to come.
        [cards] It gains a card that is worth having: a gate card, or Abdul Karim kept for later.
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

## Setting up a table

setup-title = A table for Alhambra. Press Enter to deal, or choose what to change.
setup-seats = Seats
setup-modules = Modules
setup-edition = Edition
setup-language = Language
setup-resume = Go on with the last game
setup-seats-title = Who plays? Choose a seat to change it.
setup-more-seats = one seat more
setup-fewer-seats = one seat less
setup-sitter =
    { $kind ->
        [person] a person
       *[bot] bot { $spec }
    }
setup-who = Who takes seat { $seat }? Type a name for a person, or choose a bot.
bot-does =
    { $bot ->
        [apprentice] plays like a beginner
        [architect] thinks its turn through
        [mason] takes what brings most at once
        [random] does anything that is legal
       *[other] a bot
    }
setup-modules-title = Which modules of the City Gates? Choose one to add it or leave it out.
setup-on =
    { $on ->
        [yes] in the game
       *[no] not in the game
    }
module-name =
    { $module ->
        [city_gates] City gates
        [diamonds] Diamonds
        [camps] Camps
       *[characters] Characters
    }
setup-edition-title = The words of which edition? Both play alike.
edition-name =
    { $edition ->
        [classic] classic
       *[revised] revised
    }
setup-language-title = Which language?

error-seats-said-twice = Use --seats alone, or --players, --names and --bots.
error-no-last-game = There is no unfinished game in { $path }. Start one with "alhambra play".

## Replay

replay-setup = The setup, before { $last } moves.
# $action is in notation.
replay-move = Move { $move } of { $last }, { $name }: { $action }
replay-keys = Enter: on · b: back · 12: to move 12 · s: next scoring · e: end · v NAME: that player's view · v: spectator · log · q: quit

error-no-such-move = There is no move { $move }: they go from 0, the setup, to { $last }.
error-not-a-step = "{ $text }" leads nowhere.
error-replay-unfinished = The game is not over yet, so nobody's hand is shown.

## Scoring a game on cardboard

score-welcome =
    The three scorings of a game on your own table. Type numbers in the order of the names.
    Enter takes the answer in brackets, "back" returns to the question before, "quit" stops.
score-names = Who plays? Names parted by commas, or just the number of players.
score-modules-title = What else scores in your game?
score-modules =
    { $modules ->
        [camps] Camps
        [characters] Characters
        [none] Nothing else
       *[other] Camps and characters
    }
# $what: what is counted. $names: whose numbers are asked, in this order.
score-count =
    { $source ->
        [wall] { $what }, in sides: { $names }?
        [camps] { $what }, one point for each building in line with an arrow: { $names }?
       *[other] { $what }: { $names }?
    }
score-owner = Who owns { $character }?
score-nobody = nobody
score-default = { $text } [{ $default }]
score-review =
    { $round ->
        [1] Is that right? Enter: on to the second scoring. "back": change something.
        [2] Is that right? Enter: on to the third scoring. "back": change something.
       *[other] Is that right? Enter: the final ranking. "back": change something.
    }
source-camps = Camps

error-score-bad-number = "{ $text }" is no number that fits here. Type whole numbers, parted by blanks.
error-score-numbers = { $count } numbers are needed, for { $names }; that was { $found }.
error-score-too-many = The game has only { $most } of these tiles ({ $kind }), and that would be { $found }.
error-score-too-long = All tiles together have { $most } wall sides, and that would be { $found }.
error-score-hakim-none = { $name } has no tile of that kind, so Hakim adds nothing there.

## Help of these commands. Square brackets are styles; keep them.

help-seats = Who sits where, parted by commas: the spec of a bot, or the name of a person, as in Ana,mason,Luis.
help-resume-last = Go on with the last game, or with the game in a file.
help-resume-last-epilog =
    Games are kept in your data folder, unless you named a file with --save.

    Example: [bold]alhambra resume my-game.alhambra[/bold]
help-resume-file = The record of the game. Without it: the unfinished game of your data folder that was played last.
argument-file = FILE
help-replay = Step through a record of a game; through a pipe, print all of it.
help-replay-epilog =
    Examples:

    From the first scoring on, as Ana saw it: [bold]alhambra replay my-game.alhambra --seat Ana --move 30[/bold]

    The whole game as text: [bold]alhambra replay my-game.alhambra | less[/bold]
help-record = The record of a game.
help-replay-seat = A player, by name or number, whose hand is shown. Only for games that are over.
help-replay-move = The move to begin with; 0 is the setup.
help-score = Score a game that you play on cardboard, asked round by round.
help-score-epilog =
    Count the tiles of each kind and the longest walls; ties, shares and totals are worked out and explained.

    Example: [bold]alhambra score --names Ana,Bo --modules camps[/bold]
help-score-names = Names of the players, parted by commas. Without it you are asked.
