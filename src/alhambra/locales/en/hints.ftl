### Hints, in the terminal and on the page: what speaks for an action.

hint-none = There is only one thing to do here.
reason-majority = What it gains most is points for majorities, which you can expect in the coming scorings.
reason-rivals = It takes points for majorities from the others that they could expect.
reason-denied = It takes a tile away that somebody else could pay for exactly.
reason-wall = It makes your longest wall longer.
reason-room = It makes more room to go on building.
reason-reserve = It gives you a tile in reserve that can still be built in.
reason-cards = It gets you a card worth having.

# A cell for a tile, compared with the other cells for it; then the reserve.
reason-cell-wall = No other cell gives you a longer wall.
reason-cell-room = No other cell leaves more room to go on building.
reason-balance = All in all, for wall and room to build on, no other cell is better.
reason-cell-good = All in all, for wall and room to build on, most other cells are worse.
reason-same = The tile counts the same on every cell.
reason-reserve-later = You can still build it in later; until then it scores nothing.
reason-reserve-wall = Wherever you built it, your longest wall would get shorter.
reason-reserve-room = Wherever you built it, there would be less room to go on building.
reason-no-cell = It fits nowhere in your Alhambra now.

# $cards: the cheapest payment for $tile, which was not possible before.
reason-payable = With { $cards } you could then pay exactly for { $tile }.
reason-affordable = Then { $cards } would be enough for { $tile }.
reason-money = It is money for later: it makes no tile in the market payable or cheaper yet.
reason-tempo = Exact payment gives you another action.
reason-free = The tile costs you no money, and you get another action.
reason-nothing = Whatever else you could do here costs more than it brings.
reason-other = All in all, nothing here is better.
