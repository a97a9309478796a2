### `alhambra replay`: stepping through a record.

replay-setup = The setup, before the { $last } moves.
# $action is in notation.
replay-move = Move { $move } of { $last }, { $name }: { $action }
replay-keys = Enter: on · b: back · 12: to move 12 · s: next scoring · e: end · v NAME: that player's view · v: spectator · log · q: quit

error-not-a-step = "{ $text }" is not a move or a command.
error-replay-unfinished = The game is not over yet, so nobody's hand is shown.

## Help of the command. Square brackets are styles; keep them.

help-replay = Step through the record of a game; in a pipe, print all of it.
help-replay-epilog =
    Examples:

    From the first scoring on, as Ana saw it: [bold]alhambra replay my-game.alhambra --seat Ana --move 30[/bold]

    The whole game as text: [bold]alhambra replay my-game.alhambra | less[/bold]
help-record = The record of a game.
help-replay-seat = A player, by name or number, whose hand is shown. Only for games that are over.
help-replay-move = The move to begin with; 0 is the setup.
