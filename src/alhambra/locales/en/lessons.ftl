### The lessons: `lesson-`, the id of the lesson and what is said. The lessons are in lessons/course.py.
### about explains, task says what to do; after a try: solved, onward (good, and more to do), missed (allowed, but the goal is
### out of reach), or what fits better.

lesson-refused = The rules do not allow that. Nothing has happened: try something else.

lesson-take-money-title = Take money
lesson-take-money-about = On your turn you do one of three things: take money, buy a tile, or redesign your Alhambra. There are four currencies, and four cards lie open in the display. Take any one of them, or several that are worth 5 or less together.
lesson-take-money-task = Take two cards at once.
lesson-take-money-hint = Which two of the four cards are worth 5 or less together?
lesson-take-money-too-much = Several cards may be worth 5 together, no more. A single card may be worth anything.
lesson-take-money-missed = You may do that, and one big card is often the better choice. But this time take two at once.
lesson-take-money-solved = Two cards with one action. Small cards are worth having: they help you to pay exactly.

lesson-exact-payment-title = Pay exactly
lesson-exact-payment-about = Every square of the market wants its own currency; it stands beside the tile. You may pay more than the price, but you get no change. Pay exactly, and you act again.
lesson-exact-payment-task = Buy two tiles in this turn.
lesson-exact-payment-hint = Which tile can you pay for exactly? Begin with that one.
lesson-exact-payment-onward = Exactly 10! It is still your turn. Now buy the other tile.
lesson-exact-payment-wrong-order = 9 for a price of 8 is not exact, so there is no second action. Begin with the tile that you can pay for exactly.
lesson-exact-payment-overpaid = That was more than 10. The rest is lost, and with it your second action. Which denars make exactly 10?
lesson-exact-payment-cannot-pay = Pay with cards from your hand, in the currency of the square, and at least the price.
lesson-exact-payment-missed = Taking money ends your turn. But your hand is good for two tiles at once.
lesson-exact-payment-solved = Two tiles in one turn, and only because you paid exactly for the first. This is how games are won.

lesson-walls-match-title = Walls match
lesson-walls-match-about = When you have no action left, you place the tiles that you bought, in your Alhambra or on your reserve. Tiles are never turned. A new tile touches another with a whole side, and sides that touch must match: wall against wall, open side against open side.
lesson-walls-match-task = Build the tower into your Alhambra.
lesson-walls-match-hint = The tower has walls in the north and in the east. So it must be joined by its west or its south side.
lesson-walls-match-clash = A wall would meet an open side here. Look at every side that touches a neighbour.
lesson-walls-match-apart = The tower needs an empty cell right beside a tile. A corner is not enough.
lesson-walls-match-missed = The tower is safe on your reserve, but it brings no points there. It fits into your Alhambra: find the place.
lesson-walls-match-solved = It fits. Walls that go on beside one another will bring you points later.

lesson-on-foot-title = On foot
lesson-on-foot-about = It must be possible to walk from the lion fountain to every tile, from tile to tile, and never across a wall.
lesson-on-foot-task = Build the chambers on the empty cell east of the garden.
lesson-on-foot-hint = Nobody gets through the wall of the garden. Build a way that comes from the south first.
lesson-on-foot-no-way = Wall lies against wall, so the sides match. But nobody could walk there. Build a way first.
lesson-on-foot-onward = Now one can walk up from the south.
lesson-on-foot-elsewhere = The chambers may lie here, but the cell east of the garden was asked for. Which tile opens a way to it?
lesson-on-foot-reserve = On your reserve the chambers have to wait for a later turn. They can be built now.
lesson-on-foot-missed = Now no way leads to the cell east of the garden. The pavilion is open on all sides: where does it help?
lesson-on-foot-solved = Past the wall and up from the south: the chambers can be reached on foot.

lesson-no-holes-title = No holes
lesson-no-holes-about = Tiles may never shut in an empty space.
lesson-no-holes-task = Close the ring: the seraglio belongs in the gap south of the lion fountain.
lesson-no-holes-hint = What would be left in the middle of the ring? Fill that first.
lesson-no-holes-hole = The empty cell in the middle would be shut in. Fill it before you close the ring.
lesson-no-holes-onward = The middle is filled. Now the ring can be closed.
lesson-no-holes-walled-in = The seraglio may lie here, but now it cannot lie in the gap. Which tile without walls could fill the middle?
lesson-no-holes-missed = You may do that, but the ring stays open this way. You need both tiles for it.
lesson-no-holes-solved = Closed, and no hole inside. And look at the wall around it!

lesson-redesign-title = Reserve and redesign
lesson-redesign-about = The third action is to redesign: add a tile of your reserve, remove a tile to your reserve, or swap one of each on the same spot. That is one change, and after it every building rule must hold.
lesson-redesign-task = Bring the tower from your reserve into your Alhambra, with a single action.
lesson-redesign-hint = The tower is open in the west only. Which tile lies where it would fit?
lesson-redesign-no-room = There is no empty cell where the tower fits. But perhaps it can take the spot of another tile.
lesson-redesign-two-turns = The spot is free, but your action is spent, and the tower has to wait. Removing and adding can be done in one go.
lesson-redesign-money = Money is always welcome, but the tower still lies on your reserve.
lesson-redesign-missed = You may do that, but the tower still lies on your reserve.
lesson-redesign-solved = The tower stands where the garden was, and the garden waits on your reserve.

lesson-scoring-title = A scoring
lesson-scoring-about = When a scoring card comes up while the table is filled, points are given. In the first scoring only the most tiles of a kind count: from 1 point for pavilions to 6 for towers. Who is equal shares, and the reserve does not count. Your longest outer wall brings 1 point per side.
lesson-scoring-task = The first scoring comes right after this tile. Place the tower so that you get 18 points.
lesson-scoring-hint = Towers bring 6 wherever it lies in your Alhambra. Where does it make your wall longest?
lesson-scoring-reserve = Tiles on the reserve do not count. So you share the towers with a rival, 3 points each, and your wall is no longer than before.
lesson-scoring-missed = You have the most towers: 6 points. But your wall brings only 3. On another cell it brings 5.
lesson-scoring-solved = 18 points: towers 6, chambers 4, arcades 3, wall 5. In later scorings there is much more, and second and third places count too.

lesson-the-end-title = The end
lesson-the-end-about = When the market cannot be filled any more, the game is over. Each tile left there goes for nothing to whoever holds the most money of its currency; if two hold equally much, it stays. Then comes the third scoring, and the most points win.
lesson-the-end-task = No tiles are left to come: the next purchase ends the game. Win it.
lesson-the-end-hint = Nobody has more florins than you: keep them. What can you buy with your denars?
lesson-the-end-onward = Your last tile. Build it in, for every tower counts now.
lesson-the-end-got-garden = The market cannot be filled: the game is over. You have the most florins, so the garden is yours for nothing. For the two other tiles your rivals are equal: they stay.
lesson-the-end-money = The market is still full, so the game goes on, and the next player may snatch the tower away.
lesson-the-end-reserve = Tiles on the reserve do not count, and this one decides the game.
lesson-the-end-missed = You do not win with that. You can still buy.
lesson-the-end-solved = You have won. And now you know enough for a whole game: sit down at a table!
