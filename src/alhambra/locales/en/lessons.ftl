### The lessons: `lesson-`, the id of the lesson and what is said. The lessons are in lessons/course.py.
### about explains, task says what to do; after a try: solved, onward (good, and more to do), missed (allowed, but the goal is
### out of reach), or what fits better.

lesson-refused = The rules don’t allow that. Nothing has happened: try something else.

lesson-take-money-title = Take money
lesson-take-money-about = On your turn you do one of three things: take money, buy a tile, or redesign your Alhambra. There are four currencies, and four cards lie face up on the display. Take any one of them, or several worth 5 or less in total.
lesson-take-money-task = Take two cards at once.
lesson-take-money-hint = Which two of the four cards are worth 5 or less in total?
lesson-take-money-too-much = Several cards may be worth 5 in total, no more. A single card may have any value.
lesson-take-money-missed = That’s allowed, and one big card is often the better choice. But this time, take two at once.
lesson-take-money-solved = Two cards with one action. Small cards are worth having: they help you pay exactly.

lesson-exact-payment-title = Pay exactly
lesson-exact-payment-about = Every square of the market wants its own currency, shown under the tile. You may pay more than the price, but you get no change. Pay exactly, and you get another action.
lesson-exact-payment-task = Buy two tiles this turn.
lesson-exact-payment-hint = Which tile can you pay for exactly? Start with that one.
lesson-exact-payment-hint-later = You still hold a florin card. Which tile does it pay for?
lesson-exact-payment-onward = Exactly 10! It’s still your turn. Now buy the other tile.
lesson-exact-payment-wrong-order = 9 for a price of 8 isn’t exact, so there is no second action. Start with the tile that you can pay for exactly.
lesson-exact-payment-overpaid = That was more than 10. You get no change, and no second action. Which denars make exactly 10?
lesson-exact-payment-cannot-pay = Pay with cards from your hand, in the currency of the square, and at least the price.
lesson-exact-payment-missed = Taking money ends your turn. But your cards are enough for two tiles this turn.
lesson-exact-payment-solved = Two tiles in one turn, because you paid exactly for the first. This is how games are won.

lesson-walls-match-title = Walls match
lesson-walls-match-about = When you have no action left, you place the tiles you bought in your Alhambra or in your reserve. Tiles are never rotated. A new tile must share a full side with another tile, and sides that touch must match: wall to wall, open side to open side.
lesson-walls-match-task = Build the tower into your Alhambra.
lesson-walls-match-hint = The tower has walls in the north and east, so it can only be joined by its west or south side.
lesson-walls-match-clash = Here a wall would touch an open side. Check every side that touches a neighbour.
lesson-walls-match-apart = The tower needs an empty cell right next to a tile. Touching corners isn’t enough.
lesson-walls-match-missed = The tower is safe in your reserve, but it scores nothing there. It does fit into your Alhambra: find the spot.
lesson-walls-match-solved = It fits. Walls that run on from tile to tile will score points later.

lesson-on-foot-title = On foot
lesson-on-foot-about = Every tile must be reachable on foot from the lion fountain: from tile to tile, never across a wall.
lesson-on-foot-task = Build the chambers on the empty cell east of the garden.
lesson-on-foot-hint = The garden’s wall blocks the way. First build a path that comes up from the south.
lesson-on-foot-hint-later = The cell east of the garden can now be reached from the south: place the chambers there.
lesson-on-foot-no-way = Wall touches wall, so the sides match. But the cell isn’t reachable on foot. Build a path first.
lesson-on-foot-onward = Now there is a path up from the south.
lesson-on-foot-elsewhere = The chambers may go here, but the task was the cell east of the garden. Which tile opens a path to it?
lesson-on-foot-reserve = In your reserve the chambers would have to wait for a later turn. You can build them now.
lesson-on-foot-missed = Now no path leads to the cell east of the garden. The pavilion is open on all sides: where does it help?
lesson-on-foot-solved = Around the wall and up from the south: the chambers can be reached on foot.

lesson-no-holes-title = No holes
lesson-no-holes-about = Tiles may never enclose an empty space.
lesson-no-holes-task = Close the ring: the seraglio belongs in the gap south of the lion fountain.
lesson-no-holes-hint = What would be left in the middle of the ring? Fill that first.
lesson-no-holes-hint-later = Nothing inside is left empty. Now the seraglio may close the ring.
lesson-no-holes-hole = The empty cell in the middle would be enclosed. Fill it before you close the ring.
lesson-no-holes-onward = The middle is filled. Now the ring can be closed.
lesson-no-holes-walled-in = The seraglio may go here, but then it is missing from the gap. Which tile without walls could fill the middle?
lesson-no-holes-missed = That’s allowed, but it leaves the ring open. You need both tiles to close it.
lesson-no-holes-solved = Closed, with no hole inside. And look at the wall around it!

lesson-redesign-title = Reserve and redesign
lesson-redesign-about = The third action is to redesign: add a tile from your reserve, move a tile to your reserve, or swap one for the other on the same spot. That is one change, and afterwards all building rules must hold.
lesson-redesign-task = Bring the tower from your reserve into your Alhambra, with a single action.
lesson-redesign-hint = The tower is open to the west only. Which tile lies where it would fit?
lesson-redesign-no-room = There is no empty cell where the tower fits. But perhaps it can take the place of another tile.
lesson-redesign-two-turns = The spot is free, but your action is used up, and the tower has to wait. Removing and adding can be done in one go.
lesson-redesign-money = Money is always welcome, but the tower is still in your reserve.
lesson-redesign-missed = That’s allowed, but the tower is still in your reserve.
lesson-redesign-solved = The tower stands where the garden was, and the garden waits in your reserve.

lesson-scoring-title = A scoring
lesson-scoring-about = When a scoring card is drawn, everyone scores. In the first scoring only the most tiles of each kind count: from 1 point for pavilions to 6 for towers. Ties share the points, and tiles in reserve don’t count. Your longest outer wall scores 1 point per side.
lesson-scoring-task = The first scoring comes right after this tile. Place the tower so that you score 18 points.
lesson-scoring-hint = The towers score 6 wherever it stands in your Alhambra. Where does it make your wall longest?
lesson-scoring-reserve = Tiles in reserve don’t count. So you share the towers with a rival, 3 points each, and your wall is no longer than before.
lesson-scoring-missed = You have the most towers: 6 points. But your wall scores only 3. On another cell it would score 5.
lesson-scoring-solved = 18 points: towers 6, chambers 4, arcades 3, wall 5. Later scorings bring far more, and second and third place score too.

lesson-the-end-title = The end
lesson-the-end-about = When the market can’t be refilled, the game ends. Each tile left there goes for free to the player with the most money in its currency; on a tie, nobody gets it. Then comes the third scoring, and the most points win.
lesson-the-end-task = The tiles have run out: the next purchase ends the game. You have 42 points, your rivals 51 and 45. Win!
lesson-the-end-hint = You hold the most denars: keep them. What can you buy with your dirhams?
lesson-the-end-hint-later = In your reserve a garden doesn’t count. On which cell do all its sides match?
lesson-the-end-onward = Your last purchase. Build the garden into your Alhambra: every garden counts now.
lesson-the-end-got-garden = The market can’t be refilled: the game ends. You hold the most denars, so you get a second garden for free.
lesson-the-end-money = The market is still full, so the game goes on, and the next player may take the garden.
lesson-the-end-reserve = Tiles in reserve don’t count. With only one of the two gardens you lose, 121 to 122.
lesson-the-end-missed = That doesn’t win the game. You can still buy a tile.
lesson-the-end-solved = You win, 129 to 118 and 117: with four gardens you share first place for them. Now you know enough for a whole game.
