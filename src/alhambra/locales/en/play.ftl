### Playing in the terminal: menus, prompts and answers.

default-name = You
seat-name = Player { $seat }

welcome = Alhambra: build the finest palace.
how-to-play =
    On your turn take money, buy a tile, or redesign. Pay for a tile in the currency of its square; pay exactly, and you act again.
    Three times a game, having the most tiles of a kind scores, and so does your longest outer wall.
    Walls (thick lines) meet walls, open sides meet open sides, every tile can be reached on foot from the lion fountain, and no hole is left.
    Type a number, or "help". Ctrl-C stops at any time: the game is saved.
resumed =
    { $count ->
        [one] The game continues after { $count } action.
       *[other] The game continues after { $count } actions.
    }

prompt = >
menu-turn =
    { $again ->
        [yes] Paid exactly: what do you do next?
       *[no] Your turn. What do you do?
    }
menu-take = Which money? One card, or several that total { $limit } at most.
menu-pay = { $tile } costs { $price }. How do you pay?
menu-add = Which tile of your reserve?
menu-swap = Which tile of your reserve goes in?
menu-out = { $tile } in exchange for which tile?
menu-remove = Which tile goes to your reserve?
menu-place = Which tile do you place first?
menu-cell = Where does { $tile } go? Type a number or a cell.
# What follows cannot be taken back; `menu-end-STEP` and `choice-end-STEP` where the step that comes
# next has sentences of its own.
menu-end = Turn complete. New money and tiles are revealed next.
menu-end-leftovers = That was your last tile.
menu-end-last_scoring = That was your last tile. The last scoring follows.
menu-any = The game waits for you ({ $step }). Choose one of these actions, or type it.

choice-take = Take money
choice-buy = Buy a tile
choice-add = Redesign: add from reserve
choice-remove = Redesign: remove a tile
choice-swap = Redesign: swap a tile
choice-pass = Pass: nothing else is possible
choice-square = Square { $square }: { $tile }
choice-square-in = Square { $square }: { $tile }, { $currency }
choice-square-for = Square { $square }: { $tile } for { $cards }
choice-reserve = in reserve
choice-end = End the turn (or just Enter)
choice-end-leftovers = Go on (or just Enter)
choice-end-last_scoring = Go on (or just Enter)
choice-undo = Undo the last step
choice-back = back
tile-at = { $tile } at { $cell }

together = = { $total }
payment =
    { $how ->
        [exact] exact: act again
       *[over] { $by } over
    }
payments =
    { $exact ->
        [yes] { $count } ways, one exact
       *[no] { $count } ways
    }
in-notation = can be typed

undone = Undone.
nothing-to-undo = There is nothing to undo in this turn.
end-or-undo = Type 1 or just Enter to end the turn, 2 or "undo" to take the last step back.
hand-over = { $name }, press Enter when only you can see the screen.
kept =
    The game is saved in { $path }
    To continue: { $command }
finished = The record of the game is in { $path }.
resumed-torn =
    { $count ->
        [one] The last line of the file was cut off ("{ $torn }"). The game continues after { $count } complete action.
       *[other] The last line of the file was cut off ("{ $torn }"). The game continues after { $count } complete actions.
    }

help-playing =
    Type the number of a choice. 0 goes back one step.
    Or type an action in one line:
    { "  " }take denar 3 dirham 2      any one card, or several up to 5
    { "  " }buy 3 denar 7+3            the tile of square 3
    { "  " }add garden-8-ne 1,-2       from your reserve; also: swap garden-8-ne 1,-2
    { "  " }remove garden-8-ne         to your reserve
    { "  " }place garden-8-ne 1,-2     a tile you bought; also: reserve garden-8-ne
    A tile is called by kind, price and walls (n, e, s, w); a cell is column,row.
# The module's own lines follow, `typed-MODULE`.
help-playing-modules = With the modules of this game also:

## verify

verifying = Verifying
verified-good =
    { $count ->
        [one] { $path }: good, { $state ->
            [finished] finished
           *[unfinished] unfinished
        }, { $count } action, scores { $scores }
       *[other] { $path }: good, { $state ->
            [finished] finished
           *[unfinished] unfinished
        }, { $count } actions, scores { $scores }
    }
verified-bad = { $path }: { $reason }
verified-all =
    { $bad ->
        [0] { $count } records, all good.
       *[other] { $count } records, { $bad } of them bad.
    }
