### Hints, in the terminal and on the page: what speaks for an action.

hint-none = There is only one thing to do here.
reason-majority = Above all, it gains you points for majorities in the coming scorings.
reason-rivals = It costs your rivals points for majorities that they could expect.
reason-denied = It takes away a tile that a rival could pay for exactly.
reason-wall = It makes your longest wall longer.
reason-room = It leaves you more room to build.
reason-reserve = It gives you a tile in reserve that you can build later.
reason-cards = It gets you a card worth having.

# A cell for a tile, compared with the other cells for it; then the reserve.
reason-cell-wall = No other cell gives you a longer wall.
reason-cell-room = No other cell leaves more room to build.
reason-balance = For wall and room to build taken together, no other cell is better.
reason-cell-good = For wall and room to build taken together, most other cells are worse.
reason-same = The tile counts the same on every cell.
reason-reserve-later = You can still build it later; until then it scores nothing.
reason-reserve-wall = Wherever you built it, your longest wall would get shorter.
reason-reserve-room = Wherever you built it, there would be less room to build.
reason-no-cell = It fits nowhere in your Alhambra now.

# $cards: the cheapest payment for $tile, which was not possible before.
reason-payable = With { $cards } you could then pay exactly for { $tile }.
reason-affordable = Then { $cards } would be enough for { $tile }.
reason-money = It is money for later: it does not make any tile in the market affordable or cheaper yet.
reason-tempo = Exact payment gives you another action.
reason-free = The tile costs you no money, and you get another action.
reason-nothing = Whatever else you could do here costs more than it brings.
reason-other = All in all, nothing here is better.
