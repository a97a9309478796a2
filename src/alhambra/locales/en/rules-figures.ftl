### What the figures of the rules show, one line each: `figure-` and the id of the paragraph.
### A figure with two panels tells of the left one first.

figure-components-tiles = A pavilion, a seraglio, arcades, chambers, a garden and a tower. Thick sides are walls.
figure-components-start = The lion fountain, before anything is built.
figure-components-market = The garden costs 8 florins, the pavilion 5 dirhams, the tower 11 denars, the arcades 9 ducats.
figure-components-money = One card of each currency.
figure-turn-exact = 7 + 3 denars for a garden of price 10: exact, so you act again.
figure-turn-refill = Squares 2 and 4 are empty. The first new tile goes to 2, the next one to 4.
figure-money-take = Take 3 and 2 together, as they are worth 5. Or take the 8 alone.
figure-buy-price = 6 + 5 dirhams for a garden of price 10: one too many, and no change.
figure-build-upright = As it is printed. Turned, it would have other walls: not allowed.
figure-build-match = Open side against open side: allowed. Open side against a wall: not allowed.
figure-build-onfoot = Wall meets wall, but it is not reachable on foot. With a way round from the south it is allowed.
figure-build-joined = The tile would touch only a corner. One cell further west it has a whole side.
figure-build-holes = The last tile of the ring would shut in the cell in the middle.
figure-build-after = The chambers have four neighbours and must stay. The garden can go.
figure-redesign-add = The tower comes from the reserve.
figure-redesign-remove = The tower goes back to the reserve.
figure-redesign-swap = The tower takes the spot of the garden, which goes to the reserve.
figure-redesign-legal = The fountain stays, and without the garden the tower is not reachable on foot. The tower can go.
figure-score-majority = Points for first, second and third place in each scoring.
figure-score-ties = Two players with four towers each in the second scoring: 13 + 6, shared by two and rounded down.
figure-score-some = Third place for seraglios would be worth 2, but whoever has none gets nothing.
figure-score-wall = A longest wall of 9; the double wall inside does not count. On the right a ring of 12.
