### For those who hear the page: things in full words, announcements, the command line.

# A side of a tile in a list: walls north and east.
side-aloud =
    { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
# $x, $y: numbers with a minus sign that is read.
column-aloud = column { $x }
row-aloud = row { $y }
cell-name = { column-aloud }, { row-aloud }
# In a sentence.
cell-aloud = { cell-name }

## Announcements

announce-title = Announcements
# The tile was named just before.
announce-placed = Placed at { $cell }.
announce-reserved = Put in reserve.
# $points: what everybody got; $scores: what everybody has now.
announce-scored = { scoring-title }: { $points }.
announce-scores = Scores now: { $scores }.
announce-points = { $name } { $points }
announce-you = you
announce-turn = Your turn.
# $squares: what is new since the last own turn.
announce-market = New in the market: { $squares }.
announce-square = square { $square }, { $currency }, { $tile }
announce-said = { $name } says: { $text }

## The command line

command-title = Command line
command-field = Command, for example: take denar 3. Type help for all words.
command-run = Run
# The answer when an action was done: `done-` and its verb in notation.
done-take =
    { $what ->
        [gate] Took the gate card.
       *[other] Took { $cards }.
    }
done-buy = Bought { $tile } for { $cards }.
done-place = Placed { $tile } at { $cell }.
done-add = Built { $tile } from the reserve at { $cell }.
done-remove = Moved { $tile } to the reserve.
done-swap = Swapped in { $tile } at { $cell }.
done-reserve = Put { $tile } in reserve.
done-pass = Passed.
# Any other action. $what: its sentence in a list of actions.
command-done = Done: { $what }.
command-nothing = There is nothing to take back.
command-undone = One step taken back.
command-reset = The turn starts again.
command-confirmed = Confirmed.
command-incomplete = The turn is not complete yet.
command-late = The game has moved on. Look again.
command-which = Which one? { $actions }
command-unknown = "{ $text }" does not begin with a known action. Type help for all words.
# $count: how many more there are.
command-more = And { $count } more.
command-sure = { $what }: something hidden is revealed, or another player decides next. Type it once more to do it.
command-none = Nothing can be done now.
# A refusal that is about a cell.
command-cell = { $cell }: { $text }
command-rule = { $text } [rule { $paragraph }]
command-look = Look at what? { $things }.
command-offers = You can: { $actions }
command-help =
    A part that fits only one action is enough. Actions are written as you hear them, or in notation.
    take denar 3: take money. take denar 2 dirham 1: several cards, 5 at most.
    buy 3 denar 7+3: buy the tile of square 3 with these cards.
    place garden 8 column 1 row -2: place a tile, in short 1,-2. reserve garden 8: keep it.
    add, swap, remove: redesign. pass, bid 5, pay: where the game asks for it.
    undo, reset, confirm: take back a step, take back the turn, end it.
    look and one of { $things }: hear what is there.
    Columns grow to the east, rows to the south; the fountain is column 0, row 0.
    Arrow up brings back what you typed, Tab completes a word, Escape closes.

# Words that may be typed for words of the notation, as word=notation; one without a meaning is left out.
# Several words are joined: take_out=remove.
command-words =
    see=look show=look restart=reset me=mine alhambra=mine build=add take_out=remove swap_in=swap put=place
    square= the= and= with= your= for= at= on= in=

## Looking

look-turn =
    { $who ->
        [you] It is your turn.
        [nobody] Nobody has to decide now.
       *[other] { $name } decides.
    }
look-next = The next scoring would bring { $points }.
look-reserve = In reserve: { $tiles }.
look-rival =
    { $cards ->
        [one] { $name }: { word-score }, { $cards } card, longest wall { $wall }. Tiles: { $tiles }. Reserve: { $reserve }.
       *[other] { $name }: { word-score }, { $cards } cards, longest wall { $wall }. Tiles: { $tiles }. Reserve: { $reserve }.
    }
look-tile-at = { $tile } at { $cell }
look-deck =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in the deck, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } to come.

## Looks

menu-hand-side = Buttons on a phone
hand-side-name =
    { $side ->
        [left] left hand
       *[right] right hand
    }
keys-command = command line
menu-shortcuts = Keyboard shortcuts
shortcuts-name =
    { $shortcuts ->
        [alt] with Alt
        [off] off
       *[single] single keys
    }
