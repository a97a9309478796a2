### `alhambra score`: the scorings of a game on cardboard.

score-welcome =
    The three scorings of a game on your own table. Type numbers in the order of the names.
    Enter takes the answer in brackets, "back" returns to the previous question, "quit" stops.
score-names = Who plays? Names separated by commas, or just the number of players.
score-modules-title = What else scores in your game?
score-no-modules = Nothing else
# $what: what is counted. $names: whose numbers are asked, in this order.
score-count = { $what }: { $names }?
score-count-wall = { $what }, in sides: { $names }?
score-nobody = nobody
score-default = { $text } [{ $default }]
score-review =
    { $round ->
        [1] Is that right? Enter: on to the second scoring. "back": change something.
        [2] Is that right? Enter: on to the third scoring. "back": change something.
       *[other] Is that right? Enter: the final ranking. "back": change something.
    }

error-score-bad-number = "{ $text }" is not a number that is possible here. Type whole numbers, separated by spaces.
error-score-numbers = { $count } numbers are needed, for { $names }; you typed { $found }.
error-score-too-many = The game has only { $most } of these tiles ({ $kind }), but that would be { $found }.
error-score-too-long = All tiles together have { $most } wall sides, but that would be { $found }.

## Help of the command. Square brackets are styles; keep them.

help-score = Score a game that you play on cardboard: asks for the counts and works out the points.
help-score-epilog =
    Count the tiles of each kind and the longest walls; ties, shares and totals are worked out and explained.

    Example: [bold]alhambra score --names Ana,Bo --modules camps[/bold]
help-score-names = Names of the players, separated by commas. Without it you are asked.
