### Why something was not possible. The id is "error-" and the code of the error.

refusal = { $sentence } [rule { $paragraph }]
# An error of a plug-in that has no message for it. $code: its code.
error-without-words = This is not possible ({ $code }).

## Actions that the rules refuse

error-no-action = That is not an action of this game.
error-game-over = The game is over: "{ $action }" is no longer possible.
error-not-now = "{ $action }" is not possible now.
error-not-now-turn = Not possible now: first take money, buy a tile or redesign.
error-not-now-placing = Not possible now: first place the tiles you bought.
error-not-now-leftovers = Not possible now: only the tiles you were given can be placed.
error-pass-not-forced = You can only pass when you cannot take, buy or redesign anything.
error-take-not-there = Not on display: { $cards }.
error-take-too-much = Several cards together may total { $limit } at most; these total { $total }. A single card may have any value.
error-square-empty = There is no tile on market square { $square }.
error-wrong-currency = This square must be paid in { $accepted_many }, not in { $offered_many }.
error-pay-not-held = You do not hold { $cards }.
error-pay-too-little = That is { $total }, but you must pay { $price }.
error-not-to-place = { $tile } is not one of the tiles that you have to place now.
error-not-in-reserve = { $tile } is not in your reserve.
error-not-in-palace = { $tile } is not in your Alhambra.
error-cell-taken = There is already a tile there: { $tile }.
error-cell-empty = There is no tile there to swap.
error-not-joined = Doesn’t fit: it would not share a side with another tile.
error-wall-meets-open = Doesn’t fit: its { $side } wall would touch the open side of { $neighbour_the }.
error-open-meets-wall = Doesn’t fit: its open { $side } side would touch the wall of { $neighbour_the }.
error-encloses = Doesn’t fit: it would enclose an empty space.
error-not-on-foot = Doesn’t fit: it could not be reached on foot from the lion fountain without crossing a wall.
error-start-stays = The lion fountain always stays where it is.
error-leaves-hole = { $tile } must stay: removing it would leave a hole.
error-cuts-off = { $tile } must stay: without it, other tiles would be cut off.
error-frozen = { $tile } must stay: this tile can never be moved again.
error-sides-differ = Doesn’t fit: its { $mine } on the { $side } would touch the { $theirs } of { $neighbour_the }. Open sides touch open sides, walls touch walls or bastions, field sides touch field sides.

## Text that is not notation

error-unknown-action = "{ $text }" does not begin with a known action. Known: { $known }.
error-bad-words = After "{ $verb }" { $expected ->
        [0] no word is expected
        [one] one word is expected
       *[other] { $expected } words are expected
    }, not { $found }.{ bad-words-example }
# How it is written, after a space.
bad-words-example =
    { $verb ->
        [buy] { " " }Square, currency and cards: "buy 2 denar 7+3".
        [place] { " " }Tile and cell: "place tower-9-ne 1,0".
        [add] { " " }Tile and cell: "add tower-9-ne 1,0".
        [swap] { " " }Tile in reserve and cell: "swap tower-9-ne 1,0".
        [reserve] { " " }A tile: "reserve tower-9-ne".
        [remove] { " " }A tile: "remove tower-9-ne".
       *[other] { "" }
    }
error-bad-cards = "{ $text }" does not name cards. Write "denar 3 dirham 2" to take, "denar 7+3" to pay.
error-bad-cell = "{ $text }" is not a cell. Write column and row, as in "1,-2": columns count to the east, rows to the south.
error-bad-square = "{ $text }" is not a market square: they are numbered 1 to 4.
error-unknown-currency = "{ $text }" is not a currency: use denar, dirham, ducat, florin, or the currency of a module in the game.
error-unknown-card = "{ $text }" is not a card. Write the letter of its currency and its value, as in "N3" for denar 3. Letters: N, R, U, F, and those of modules.
error-unknown-card-value = "{ $text }" is not the value of a card: values are 1 to 9.
error-too-many-copies = There are not that many copies of { $card }.
error-unknown-tile = "{ $text }" is not a tile. Write kind, price and walls, as in "garden-8-ne".
error-unknown-seat = "{ $text }" is not a seat of this game.
error-unknown-step = "{ $text }" is not a step of a game.
error-bad-number = "{ $text }" is not a whole number that is possible here.
error-field-length = "{ $text }" must have at least one entry, and at most { $most }.
error-bad-part = "{ $text }" is not the state of a module.
error-bad-score-line = "{ $text }" is not a score line.

## Games that cannot be set up

error-bad-players = A game has { $fewest } to { $most } players, not { $players }.
error-unknown-lesson = There is no lesson "{ $lesson }". Known: { $known }.
error-lesson-over = The lesson "{ $lesson }" is over: take the last action back, or start it again.
error-unknown-edition = There is no edition "{ $edition }". Known: { $known }.
error-unknown-module = There is no module "{ $module }". Known: { $known }.
error-module-twice = Several packages provide a module "{ $module }": { $packages }. Only one of them can be installed.
error-module-broken = The module "{ $module }" of the package { $package } cannot be loaded: { $reason }
error-module-name = The package { $package } provides a module named "{ $module }". A name consists of lower-case letters, digits and _, and starts with a letter.
error-module-missing = The module "{ $module }" (version { $version }) is not installed here.
error-module-clash = { $what ->
    [message] Two packages provide a message
    [step] Two modules provide a step
    [card] Two modules provide a card
    [back] Two modules provide cards with the back
    [tile] Two modules provide a tile
    [currency] Two modules provide a currency
   *[state] Two modules keep a state
} "{ $key }": { $first } and { $second }. They cannot be played together.
error-currency-index = The currency { $claim } needs an index from 0 to { $most }.
error-currency-taken = The currency { $claim } has the name, the letter or the index of another one: { $other }.
error-field-type-unknown = The type { $type } of { $field } is not known at run time. Import it outside of TYPE_CHECKING.
error-module-words-broken = The messages of a module are broken: { $path }, line { $line }. { $reason }
error-module-words-missing = The package { $package } has no English messages: { $path } is missing.
error-module-words-unfilled = A message of a module cannot be formatted ({ $path }). { $reason }
error-bad-data = The component data cannot be used. { $reason }
error-data-not-json = Not valid JSON: see line { $line }.
error-data-incomplete = The section "{ $section }" is missing or malformed.
error-repeated-module = The module "{ $module }" is named twice.
error-shuffle-has-stranger = The shuffle of "{ $pile }" contains "{ $item }", which does not belong there.
error-shuffle-lacks-item = The shuffle of "{ $pile }" leaves out "{ $item }".

## Position texts

error-position-magic = A position text must begin with "{ $expected }", not with "{ $found }".
error-position-expected = The position text has "{ $found }" where "{ $expected }" is expected.
error-position-field = The field "{ $field }" of the position text is wrong. { $reason }
error-position-broken = This position is impossible: { $defects }.

## Bots

error-unknown-bot = There is no bot "{ $bot }". Known: { $known }.
error-unknown-parameter = The bot "{ $bot }" has no parameter "{ $parameter }". Known: { $known }.
error-bad-parameter = The parameter "{ $parameter }" of the bot "{ $bot }" needs a whole number, not "{ $value }".

## The command

error-seats-differ = { $players } players were asked for, but { $people ->
        [one] { $people } person
       *[other] { $people } people
    } and { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } are named.
error-bad-name = "{ $name }" cannot be the name of a player.
error-repeated-name = Two players cannot both be called "{ $name }".
error-file-exists = { $path } already exists, and a game is never overwritten. Choose another file, or continue that game with --resume.
error-file-named-twice = { $path } is named twice, and writing to it would destroy what it contains. Choose another file.
error-no-such-player = There is no player "{ $text }". At the table: { $known }.
error-resume-with-options = A resumed game keeps its players, seed, edition, modules and file: use --resume alone, or with --data and --plain.
error-bad-data-file = { $path }: { $reason }
error-no-such-choice = There is no choice { $text } here.
error-not-understood = "{ $text }" is not a choice, an action or a command. Type "help" to see what you can type.
error-type-something = Type the number of a choice, an action, or "help".

## Records

error-bad-names = { $names } names were given for { $players } players.
error-bad-note = "{ $key }" cannot be the key of a note, or is used twice.
error-record-unreadable = { $path } cannot be read. { $reason }
error-record-unwritable = { $path } cannot be written. { $reason }
error-file-denied = Access is denied.
error-file-in-the-way = There is a file where a folder should be.
error-file-is-folder = It is a folder.
error-file-link-circle = The links form a loop.
error-file-long-name = The name is too long.
error-file-missing = There is no such file or folder.
error-file-no-folder = There is no such folder.
error-file-no-room = The disk is full.
error-file-nobody-there = Nothing is reading at the other end.
error-file-read-only = This location is read-only.
error-file-special = It is not a regular file, so nothing can be saved in it.
error-file-trouble = The system reports: { $text }
error-record-too-large = { $path } is too large to be what is expected here.
error-record-empty = The file is empty.
error-record-magic = Line { $line }: this is not the record of a game; it begins with "{ $found }".
error-record-newer-format = Line { $line }: the record has format { $found }, but this version reads formats up to { $known }. A newer version can read it.
error-record-newer-rules = Line { $line }: the record was made with rules { $found }, but this version has rules { $known }. A newer version can replay it.
error-record-older-rules = Line { $line }: the record was made with rules { $found }, but this version has rules { $known }. An older version can replay it.
error-record-data = Line { $line }: the record was made with other tiles or cards ("{ $found }" instead of "{ $known }"). If it used component data of your own, name that file with --data.
error-record-module-version = The record was made with { $recorded }. Here { $installed } is installed, which cannot replay it: { $reason }
error-record-torn = Line { $line } is cut off after "{ $tail }". "alhambra play --resume" continues from the last complete line.
error-record-incomplete = Line { $line } is missing: the record stops where "{ $expected }" is expected.
error-record-line = Line { $line }: "{ $found }" where "{ $expected }" is expected.
error-record-not-utf8 = Line { $line } is not valid UTF-8: "{ $found }".
error-record-check = Line { $line } was changed, or a line before it is missing: its checksum does not match "{ $found }".
error-record-setup = Line { $line }: { $reason }
error-record-position = Line { $line }: { $reason }
error-record-shuffle = Line { $line }: { $reason }
error-record-action = Line { $line }: { $reason }
error-record-illegal = Line { $line }: "{ $action }" is against the rules. { $reason }
error-record-seat = Line { $line }: it is the turn of seat { $expected }, not seat { $found }.
error-record-early-end = Line { $line }: the record ends, but the game is not over.
error-record-end = Line { $line }: the game ended with "{ $expected }", not "{ $found }".
error-record-after-end = Line { $line }: something follows the end of the game.
error-shuffle-not-recorded = The shuffle of "{ $pile }" is not recorded.
error-shuffle-not-asked = A shuffle of "{ $pile }" is recorded, but the game does not shuffle here.
error-shuffle-other-pile = The game shuffles "{ $pile }" here, but a shuffle of "{ $found }" is recorded.
error-position-before-chance = A record cannot start in the middle of the step "{ $step }", before its random part.
