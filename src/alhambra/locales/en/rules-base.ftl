### The rules for players: one message per paragraph of docs/rules.md, `rule-` and its id.
### The order of chapters and paragraphs is in locales/chapters.json.
### Those of a module are in modules/MODULE/rules.ftl.

rules-intro =
    Everybody builds an Alhambra of their own, tile by tile, around a lion fountain. Money comes in four currencies, and every tile wants one of them. Points are given three times: for having the most buildings of a kind, and for your longest outer wall. Whoever has the most points at the end wins.

chapter-components = What lies on the table
chapter-setup = Getting ready
chapter-turn = Your turn
chapter-build = Building
chapter-redesign = Redesigning
chapter-refill = Between two turns
chapter-score = Scoring
chapter-end = The end

## components

rule-components-tiles = There are 54 building tiles of six kinds. Each shows its price and has a piece of wall on up to three of its sides. From the cheapest kind to the dearest: 7 pavilions (2 to 8), 7 seraglios (3 to 9), 9 arcades (4 to 10), 9 chambers (5 to 11), 11 gardens (6 to 12) and 11 towers (7 to 13). No two tiles are the same. No tile has just two walls on opposite sides.
    .title = Building tiles
rule-components-start = Everybody starts with one tile, the lion fountain. It has no walls and no price, belongs to no kind, and never moves.
    .title = The lion fountain
rule-components-money = There are 108 money cards in four currencies: denar (blue), dirham (green), ducat (orange) and florin (yellow). Each has the values 1 to 9, three cards of each.
    .title = Money
rule-components-scoring = Two scoring cards hide in the deck. They call the first and the second scoring.
    .title = Scoring cards
rule-components-market = The market has four squares with one tile each, and each square wants a currency of its own: florin on 1, dirham on 2, denar on 3, ducat on 4.
    .title = The market
rule-components-players = Two to six can play. Everybody has a lion fountain, a hand of money, a reserve with room for any number of tiles, and a score.
    .title = Players

## setup

rule-setup-market =
    { $edition ->
        [classic] Mix the tiles in the bag and draw four, one after the other, onto squares 1 to 4. With two players { neutral } draws six tiles before that.
       *[revised] Mix the tiles into the tile tower and draw four, one after the other, onto squares 1 to 4. With two players { neutral } draws six tiles before that.
    }
    .title = The first four tiles
rule-setup-hands = Shuffle the money cards without the scoring cards. Everybody in turn is dealt cards face up until they are worth 20 or more together. When all are done, everybody takes up their cards; from now on a hand is secret.
    .title = The first money
rule-setup-first = Whoever has the fewest cards begins. If that is a tie, the hand with the lower total begins; if that is a tie too, the youngest player, here the lowest seat.
    .title = Who begins
rule-setup-display = Then four money cards are laid out face up: the display.
    .title = The display
rule-setup-piles = The rest of the money is split into five piles of equal size; if that does not work out, the first piles have one card more. The first scoring card is shuffled into pile 2, the second into pile 4. Stacked with pile 1 on top, they are the deck. Cards of modules join their piles only now, so the first hands and the first display are money only.
    .title = Five piles
rule-setup-open = Everybody may see all Alhambras and reserves, tiles bought and not yet placed, scores, market, display and discards, the tiles of { neutral }, characters and gate cards that somebody owns, and how many cards are in each hand and in the deck and how many tiles are still to come. Money in hand is secret, though it was taken before everybody’s eyes; so are the order of what is still to come and the characters set aside.
    .title = Open and secret

## turn

rule-turn-action = Play goes clockwise. On your turn you take one action: take money, buy a tile, or redesign your Alhambra. You must take one if you can; only when none of the three is possible do you pass. Help from characters does not count for that.
    .title = One of three actions
rule-turn-decision = When the game asks you something, you always answer, even if there is only one answer: otherwise everybody could guess what you hold. An optional ability is offered only when there is something to do with it.
    .title = You always answer
rule-turn-exact = Pay the exact price, and your turn goes on: you must take another action. As long as you pay exactly you go on buying. The market is not refilled meanwhile, so five actions are the most: four tiles and one more.
    .title = Exact payment: act again
rule-turn-place = When you have no action left, place the tiles that you bought this turn, in any order you like, each in your Alhambra or in your reserve. So a tile that you have just bought cannot be part of a redesign action in the same turn.
    .title = Placing new tiles
rule-turn-refill = After your actions and the placing, the table is made ready for the next player. The display is filled up to four money cards, card by card. A scoring card that comes up is set aside and replaced; with modules, a gate card is laid out and a character is auctioned at once. Then the empty squares of the market get a tile, the lowest number first. Then comes the scoring, if a scoring card was drawn, and with two players the tiles for { neutral }. All of it happens after the very last turn too.
    .title = Filling up
rule-turn-reshuffle = When a money card is needed and the deck is empty, the discards are shuffled into a new deck. If there is no money in them either, the display stays short, play goes on, and the next refill tries again. A special card on top of the deck waits as long as the display is full.
    .title = A new deck

## money, buy

rule-money-take = Take any one card of the display. Or take several, if they are worth no more than 5 together; their currencies may be mixed.
    .title = Taking money
rule-buy-price = Choose a tile of the market and pay its price, or more, with cards of the currency of its square. No change is given. What you pay goes to the discards.
    .title = Buying a tile

## redesign

rule-redesign-add = Build a tile of your reserve into your Alhambra.
    .title = Add a tile
rule-redesign-remove = Or put a tile of your Alhambra in your reserve.
    .title = Remove a tile
rule-redesign-swap = Or exchange a tile of your Alhambra for one of your reserve, which takes exactly its spot.
    .title = Swap two tiles
rule-redesign-legal = A redesign is one action and changes one spot. Afterwards your Alhambra must obey every building rule. The lion fountain always stays where it is.
    .title = One change, all rules

## build

rule-build-upright = Tiles are never turned. All lie like the lion fountain, roofs up.
    .title = Never turned
rule-build-match = Sides that touch must match: wall against wall, open side against open side.
    .title = Walls match
rule-build-onfoot = You must be able to walk from the lion fountain to every tile, from tile to tile, without crossing a wall and without leaving the tiles.
    .title = Reachable on foot
rule-build-joined = A new tile touches another one with a whole side. A corner is not enough.
    .title = Side by side
rule-build-holes = No empty space may be shut in by tiles. A space that is open only across a corner counts as shut in.
    .title = No holes
rule-build-after = All of this holds after every placement and every redesign. So a tile with neighbours on all four sides cannot be removed: it would leave a hole. And two tiles can be swapped when they have the same walls wherever there is a neighbour.
    .title = At every moment

## score

rule-score-when =
    { $edition ->
        [classic] There are three scorings. The first two come when their scoring card is drawn: the card is put aside, the table is filled up, then points are given before the next player acts. The third comes at the end of the game. A scoring card that never comes up is never scored; one that comes up in the last turn is scored before the end.
       *[revised] There are three scorings. The first two come when their scoring card is drawn: the card is laid before the next player, the table is filled up, then points are given before that player acts. The third comes at the end of the game. A scoring card that never comes up is never scored; one that comes up in the last turn is scored before the end.
    }
    .title = Three scorings
rule-score-majority = For each kind, compare how many tiles everybody has in their Alhambra; the reserve does not count, nor does the price. In the first scoring only the most count: 1 point for pavilions, 2 for seraglios, 3 for arcades, 4 for chambers, 5 for gardens, 6 for towers. In the second the most bring 8, 9, 10, 11, 12 or 13 points, the second most 1 to 6. In the third the most bring 16 to 21, the second most 8 to 13, the third most 1 to 6.
    .title = The most of a kind
rule-score-ties = Tied players add up the points of the places they share, divide them and round down. A place that scores nothing counts as 0.
    .title = Ties share
rule-score-some = Whoever has no tile of a kind gets no points for it, even if a place is free.
    .title = No tile, no points
rule-score-wall = In every scoring your longest unbroken stretch of outer wall brings 1 point per side. A wall is outer when no tile lies beyond it; two walls back to back bring nothing. Walls go on round a corner where they meet. A wall that closes into a ring counts all of its sides.
    .title = The longest wall
rule-score-explain = Every point has a line of its own that says what it is for and how it was shared: by kind, for the wall, for Yusuf, for each arrow of a camp, for Fatima. The lines add up to your score.
    .title = Every point explained

## end

rule-end-when = When the market cannot be filled up to four tiles any more, the game is over; it is filled as far as the tiles go. If the very last tile just fills it, the game goes on.
    .title = When the tiles run out
rule-end-leftovers = Each tile left in the market goes for free to whoever holds the most money of its square’s currency. If two hold the same amount, or nobody has any, it stays. First all squares are decided; then, from the player who would have been next, everybody places their tiles in the Alhambra or in reserve. Nothing else may be redesigned. { neutral } gets none. Of the characters only those marked W and Fatima still count.
    .title = The last tiles
rule-end-winner = After the third scoring the most points win. Equal players share the victory.
    .title = Who wins
