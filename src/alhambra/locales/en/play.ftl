### Playing in the terminal: menus, prompts and answers.

default-name = You
seat-name = Player { $seat }

welcome = Alhambra: build the finest palace.
how-to-play =
    On your turn take money, buy a tile, or redesign. A tile is paid in the currency of its square; pay exactly, and you act again.
    Having the most tiles of a kind scores, three times in a game, and so does your longest outer wall.
    Walls (thick lines) meet walls, open sides meet open sides, every tile can be reached on foot from the lion fountain, and no hole is left.
    Type a number, or "help". Ctrl-C stops at any time: the game is kept.
how-to-play-city-gates = City gates: with a gate card, taken instead of money, you may build behind a double wall; a gate (∩) opens it for good.
how-to-play-diamonds = Diamonds: a fifth currency that pays for any square, but never together with another.
how-to-play-camps = Camps: tiles outside your walls; each arrow scores the buildings in a straight line from it. A bastion (with its arrow) leans on a wall, the dotted field sides touch only one another.
how-to-play-characters = Characters: sold to the highest bidder as soon as they come up. Type "characters" to see what each one does.
resumed =
    { $count ->
        [one] The game goes on after { $count } action.
       *[other] The game goes on after { $count } actions.
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
menu-end = That is your turn. After this, new money and tiles are revealed.
menu-end-laila_draws = Laila draws a new tile now: this cannot be taken back.
menu-end-yammerad_draws = Yammerad draws from the deck now: this cannot be taken back.
menu-end-leftovers = That was your last tile.
menu-end-last_scoring = That was your last tile. The last scoring follows.
menu-gate = A gate at { $cell } opens which wall?
menu-any = The game waits for you ({ $step }). Choose one of these actions, or type it.
menu-auction = Auction of { $character }: { $does }.
# $who bid most: other or nobody. $rivals: who else may still bid, $count of them.
auction-state =
    { $who ->
        [nobody]
            { $count ->
                [0] No bid yet, and everybody else has passed.
               *[other] No bid yet. Still in besides you: { $rivals }.
            }
       *[other]
            { $count ->
                [0] Highest bid: { $bid } by { $name }. Everybody else has passed.
               *[other] Highest bid: { $bid } by { $name }. Still in besides you two: { $rivals }.
            }
    }
auction-means = You can pay { $most } at most ({ $currency }). What you say is final.
menu-bid = How much do you bid? Type a number from { $least } to { $most }.
menu-pay-bid = { $character } is yours for { $bid }. How do you pay? No change is given, and paying exactly gains nothing.
menu-laila = Which tile goes back? A new one is drawn for it at once.
menu-karim = For which tile does Abdul Karim pay? He then leaves the game.
menu-machma-give = Which card do you give to Machma?
menu-machma-take = Which card do you take for { $cards }?
menu-knihstig = Abdul Knihstig: you may take one money card. Which?
menu-ammar = Ammar El’Schauf: you may redesign once more.
menu-fatima = Fatima is yours. The choice is final.
menu-hakim =
    { $round ->
        [1] First scoring: which kind gets Hakim’s half building?
        [2] Second scoring: which kind gets Hakim’s half building?
       *[other] Third scoring: which kind gets Hakim’s half building?
    }
menu-yammerad = That was no money card. Draw again? What is drawn cannot be put back.

choice-take = Take money
choice-take-gate = Take the gate card
choice-buy = Buy a tile
choice-add = Redesign: add from reserve
choice-remove = Redesign: remove a tile
choice-swap = Redesign: swap a tile
choice-pass = Pass: nothing else is possible
choice-square = Square { $square }: { $tile }
choice-square-in = Square { $square }: { $tile }, { $currency }
choice-square-for = Square { $square }: { $tile } for { $cards }
choice-reserve = on the reserve
choice-give = give it to { $neutral }
choice-end = End the turn (or just Enter)
choice-end-laila_draws = Go on (or just Enter)
choice-end-yammerad_draws = Go on (or just Enter)
choice-end-leftovers = Go on (or just Enter)
choice-end-last_scoring = Go on (or just Enter)
choice-use-abdul_karim = Abdul Karim: a tile for nothing
choice-use-laila = Laila: a new tile for one of the market
choice-use-machma = Machma: exchange a card
choice-use-yammerad = Yammerad: draw a money card
choice-gate = { $side }, to { $neighbour }
choice-bid = Bid { $bid }
choice-bid-more = Bid more
choice-pass-bid = Pass for good
choice-decline = No, thanks
choice-keep = Keep her: 8 points at the end
choice-exchange =
    { $count ->
        [one] Exchange her for the unknown character that lies aside
       *[other] Exchange her for the first of { $count } unknown characters that lie aside
    }
choice-draw-again = Draw again
choice-stop = Stop
choice-undo = Undo the last step
choice-back = back
tile-at = { $tile } at { $cell }
with-gate = { $where } with a gate

together = = { $total }
together-faruk = = { $total }, with Faruk
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
bid-payment =
    { $how ->
        [exact] exact
       *[over] { $by } over
    }
up-to = up to { $most }
# What Hakim's half building changes: tiles counted, points with and without it.
hakim-note = counts as { $count }: { $points } points instead of { $before }
in-notation = can be typed

undone = Undone.
nothing-to-undo = There is nothing to undo in this turn.
end-or-undo = Type 1 or just Enter to end the turn, 2 or "undo" to take the last step back.
hand-over = { $name }, press Enter when only you can see the screen.
kept =
    The game is kept in { $path }
    To go on: { $command }
finished = The record of the game is in { $path }.
resumed-torn =
    { $count ->
        [one] The last line of the file was torn off ("{ $torn }"). The game goes on after { $count } whole action.
       *[other] The last line of the file was torn off ("{ $torn }"). The game goes on after { $count } whole actions.
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
typed-city-gates =
    { "  " }take gate                       the gate card instead of money
    { "  " }place garden-8-ne 1,-2 gate n   with a gate in its northern wall; also: add, swap
typed-characters =
    { "  " }bid 7, pass, pay denar 7+3      in an auction
    { "  " }laila 3, abdul_karim 3, machma denar 7 dirham 3, yammerad, stop
    { "  " }keep fatima, exchange fatima, hakim tower, abdul_knihstig denar 3, decline
    { "  " }characters                      what each character does, and who owns it

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
