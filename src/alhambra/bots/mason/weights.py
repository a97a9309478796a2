"""What things are worth to the mason, in points, roughly: plausible guesses, not tuned."""

#: Paying exactly keeps the turn, which is worth an action.
EXTRA_ACTION = 8.0
#: The share of an exact purchase that counts for money which makes it possible.
PAYABLE_SHARE = 0.25
#: The cost of each card in a payment, to tell equal sums apart.
EXTRA_CARD = 0.01

#: One side of outer wall counts in every scoring to come, and so does a point of a palace that a
#: module adds.
WALL_SIDE = 2.0
PALACE_POINT = 2.0
#: A cell where a tile without walls would fit: room to go on building.
EXIT = 0.4
#: What it costs to buy a tile that fits nowhere.
NO_CELL = -4.0
#: A tile on the reserve scores nothing, but may be built in later.
ON_RESERVE = 0.3
#: What an ordinary turn brings, given up for a redesign.
TURN = 2.0

#: Only if there is nothing else: it costs a turn and brings nothing.
AVOID = -50.0
#: What costs no action comes before every action, if it helps.
FIRST = 100.0
