### Why something was not possible. The id is "error-" and the code of the error.

refusal = { $sentence } [rule { $paragraph }]
# An error of a plug-in that has no message for it. $code: its code.
error-without-words = This is not possible ({ $code }).

## Actions that the rules refuse

error-no-action = That is no action of this game.
error-game-over = The game is over, so "{ $action }" is not possible any more.
error-not-now = "{ $action }" is not possible now.
error-not-now-turn = "{ $action }" is not possible now: first choose an action, that is take, buy or redesign.
error-not-now-placing = "{ $action }" is not possible now: first place the tiles you bought.
error-not-now-leftovers = "{ $action }" is not possible now: only the tiles you were given can be placed.
error-pass-not-forced = You can only pass when you cannot take, buy or redesign anything.
error-take-not-there = { $cards } does not lie on display.
error-take-too-much = Several cards together may total { $limit } at most; these total { $total }. A single card may have any value.
error-square-empty = There is no tile on square { $square } of the market.
error-wrong-currency = This square wants { $wanted }, not { $offered }.
error-pay-not-held = You do not hold { $cards }.
error-pay-too-little = That is { $total }, but { $price } must be paid.
error-not-to-place = { $tile } is not among the tiles that you have to place now.
error-not-in-reserve = { $tile } is not on your reserve.
error-not-in-palace = { $tile } is not in your Alhambra.
error-cell-taken = { $cell } is taken: { $tile } lies there.
error-cell-empty = There is no tile at { $cell } to swap.
error-not-joined = { $tile } cannot lie at { $cell }: it would touch no side of another tile.
error-wall-meets-open = { $tile } cannot lie at { $cell }: its wall on the { $side } would meet the open side of { $neighbour }.
error-open-meets-wall = { $tile } cannot lie at { $cell }: its open side on the { $side } would meet the wall of { $neighbour }.
error-encloses = { $tile } cannot lie at { $cell }: it would enclose an empty space.
error-not-on-foot = { $tile } cannot lie at { $cell }: nobody could walk there from the lion fountain without crossing a wall.
error-start-stays = The lion fountain always stays where it is.
error-leaves-hole = { $tile } must stay: taking it away would leave a hole.
error-cuts-off = { $tile } must stay: without it, other tiles would be cut off.
error-frozen = { $tile } must stay: a gate holds it for good.
error-sides-differ = { $tile } cannot lie at { $cell }: its { $mine } on the { $side } would meet the { $theirs } of { $neighbour }. Open sides meet open ones, walls meet walls or bastions, field sides meet field sides.

## Text that is no notation

error-unknown-action = "{ $text }" begins with no known action. Known: { $known }.
error-bad-words = "{ $verb }" needs { $expected ->
        [0] no word after it
        [one] one word after it
       *[other] { $expected } words after it
    }, and here there are { $found }.
error-bad-cards = "{ $text }" names no cards. Write them like "denar 3 dirham 2" to take, "denar 7+3" to pay.
error-bad-cell = "{ $text }" is no cell. Write it like "1,-2": columns grow to the east, rows to the south.
error-bad-square = "{ $text }" is no square of the market: they are 1, 2, 3 and 4.
error-unknown-currency = "{ $text }" is no currency: they are denar, dirham, ducat and florin, and diamond if diamonds are in play.
error-unknown-card = "{ $text }" is no card. Write it like "N3" for denar 3 (N, R, U, F, and M for diamond).
error-unknown-card-value = "{ $text }" is no value of a card: they are 1 to 9.
error-too-many-copies = There are not that many copies of { $card }.
error-unknown-tile = "{ $text }" is no tile. Write it like "garden-8-ne": kind, price and walls.
error-unknown-seat = "{ $text }" is no seat of this game.
error-unknown-step = "{ $text }" is no step of a game.
error-bad-number = "{ $text }" is no whole number that fits here.
error-field-length = No game has nothing at all there, or more than { $most } things: "{ $text }".
error-bad-part = "{ $text }" is no state of a module.
error-bad-score-line = "{ $text }" is no score line.

## Games that cannot be set up

error-bad-players = { $fewest } to { $most } can play, not { $players }.
error-unknown-lesson = There is no lesson "{ $lesson }". Known: { $known }.
error-lesson-over = The lesson "{ $lesson }" is over: take the last action back, or start it again.
error-unknown-edition = There is no edition "{ $edition }". Known: { $known }.
error-unknown-module = There is no module "{ $module }". Known: { $known }.
error-module-twice = Several packages bring a module "{ $module }": { $packages }. Only one of them can be installed.
error-module-broken = The module "{ $module }" of the package { $package } cannot be loaded: { $reason }
error-module-name = The package { $package } brings a module named "{ $module }". A name is made of lower-case letters, digits and _, and begins with a letter.
error-module-missing = The module "{ $module }" (version { $version }) is not installed here.
error-module-clash = { $what ->
    [message] Two packages bring a message
    [step] Two modules bring a step
    [card] Two modules bring a card
    [back] Two modules bring cards with the back
    [tile] Two modules bring a tile
    [currency] Two modules bring a currency
   *[state] Two modules keep a state
} "{ $key }": { $first } and { $second }. They cannot be played together.
error-currency-index = The currency { $claim } needs an index from 0 to { $most }.
error-currency-taken = The currency { $claim } has the name, the letter or the index of another one: { $other }.
error-field-type-unknown = The type { $type } of { $field } is not known at run time. Import it outside of TYPE_CHECKING.
error-module-words-broken = The messages of a module are broken: { $path }, line { $line }. { $reason }
error-module-words-missing = The package { $package } has no English messages: { $path } is missing.
error-module-words-unfilled = A message of a module cannot be filled ({ $path }). { $reason }
error-bad-data = The component data cannot be used. { $reason }
error-data-not-json = It is no JSON: look at line { $line }.
error-data-incomplete = Something is missing, or of another form than in expansion.json: camps with tiles, diamonds with values.
error-repeated-module = The module "{ $module }" is named twice.
error-shuffle-has-stranger = The shuffle of "{ $pile }" names "{ $item }", which is not there.
error-shuffle-lacks-item = The shuffle of "{ $pile }" leaves out "{ $item }".

## Position texts

error-position-magic = A position text begins with "{ $expected }", not with "{ $found }".
error-position-expected = The position text has "{ $found }" where "{ $expected }" should stand.
error-position-field = The position text is wrong at "{ $field }". { $reason }
error-position-broken = No game can be in this position: { $defects }.

## Bots

error-unknown-bot = There is no bot "{ $bot }". Known: { $known }.
error-unknown-parameter = The bot "{ $bot }" has no parameter "{ $parameter }". Known: { $known }.
error-bad-parameter = The parameter "{ $parameter }" of the bot "{ $bot }" needs a whole number, not "{ $value }".

## The command

error-seats-differ = { $players } players were asked for, but { $people } people and { $bots } bots are named.
error-bad-name = "{ $name }" cannot be the name of a player.
error-repeated-name = Two players cannot both be called "{ $name }".
error-file-exists = { $path } exists already, and no game is ever overwritten. Choose another file, or go on with --resume.
error-file-named-twice = { $path } is named twice: what is written to it would replace what is in it. Choose another file.
error-no-such-player = There is no player "{ $text }". At the table: { $known }.
error-resume-with-wishes = A game that is resumed keeps its players, seed, edition, modules and file: use --resume alone, or with --data and --plain.
error-bad-data-file = { $path }: { $reason }
error-no-such-choice = There is no choice { $text } here.
error-not-understood = "{ $text }" is no choice, no action and no command. Type "help" to see what can be typed.
error-type-something = Type the number of a choice, an action, or "help".

## Records

error-bad-names = { $names } names were given for { $players } players.
error-bad-note = "{ $key }" cannot be the key of a note, or is used twice.
error-record-unreadable = { $path } cannot be read. { $reason }
error-record-unwritable = { $path } cannot be written. { $reason }
error-file-denied = Access to it is denied.
error-file-in-the-way = A file lies where a folder should be.
error-file-is-folder = It is a folder.
error-file-link-circle = The links lead in a circle.
error-file-long-name = The name is too long.
error-file-missing = There is no such file or folder.
error-file-no-folder = There is no such folder.
error-file-no-room = The disk is full.
error-file-nobody-there = There is nobody at the other end.
error-file-read-only = Nothing can be written there.
error-file-special = It is no ordinary file, so nothing can be kept in it.
error-file-trouble = The system says: { $text }
error-record-too-large = { $path } is too large for what it should be.
error-record-empty = The file is empty.
error-record-magic = Line { $line }: this is no record of a game; it begins with "{ $found }".
error-record-newer-format = Line { $line }: the record has format { $found }, and this program knows formats up to { $known }. A newer program can read it.
error-record-newer-rules = Line { $line }: the record was made by rules { $found }, and this program knows rules { $known }. A newer program can replay it.
error-record-older-rules = Line { $line }: the record was made by rules { $found }, and this program knows rules { $known }. An older program can replay it.
error-record-data = Line { $line }: the record was made with other tiles or cards ("{ $found }" instead of "{ $known }"). If that was component data of your own, name its file with --data.
error-record-module-version = The record was made with { $recorded }, here is { $installed }, and with that it does not replay: { $reason }
error-record-torn = Line { $line } is torn off after "{ $tail }". "alhambra play --resume" goes on from the last whole line.
error-record-incomplete = Line { $line } is missing: the record stops where "{ $expected }" should stand.
error-record-line = Line { $line }: "{ $found }" stands where "{ $expected }" should.
error-record-not-utf8 = Line { $line } is no proper text: "{ $found }".
error-record-check = Line { $line } was changed, or a line before it is missing: its check does not fit "{ $found }".
error-record-setup = Line { $line }: { $reason }
error-record-position = Line { $line }: { $reason }
error-record-shuffle = Line { $line }: { $reason }
error-record-action = Line { $line }: { $reason }
error-record-illegal = Line { $line }: "{ $action }" is against the rules. { $reason }
error-record-seat = Line { $line }: it is the turn of seat { $expected }, not of seat { $found }.
error-record-early-end = Line { $line }: the record ends, but the game is not over.
error-record-end = Line { $line }: the game ended with "{ $expected }", not "{ $found }".
error-record-after-end = Line { $line }: something follows after the end of the game.
error-shuffle-not-recorded = The shuffle of "{ $pile }" is not recorded.
error-shuffle-not-asked = A shuffle of "{ $pile }" is recorded, but the game does not shuffle here.
error-shuffle-other-pile = The game shuffles "{ $pile }" here, but a shuffle of "{ $found }" is recorded.
error-position-before-chance = A record cannot start in the middle of the step "{ $step }", before chance has spoken.
