"""What things are worth to the mason, in points, roughly: plausible guesses, not tuned."""

#: What one coin in hand is worth.
COIN = 0.4
#: Paying exactly keeps the turn, which is worth an action.
ANOTHER_ACTION = 8.0
#: A take that makes a tile payable exactly has come part of the way.
PROSPECT = 0.25
#: A card more in a payment, to tell equal sums apart.
FUMBLE = 0.01

#: One side of outer wall counts in every scoring to come, and so does a building before a camp.
WALL_SIDE = 2.0
CAMP_POINT = 2.0
#: A way to go on building: a cell where a tile without walls would fit.
EXIT = 0.4
#: What it costs to buy a tile that fits nowhere.
NO_SPOT = -4.0
#: A tile on the reserve scores nothing, but may be built in later.
ON_RESERVE = 0.3
#: What an ordinary turn brings, given up for a redesign.
A_TURN = 2.0

#: A gate card while tiles are still to come; a second one is hardly needed.
GATE_CARD, SECOND_GATE_CARD = 2.4, 0.2
#: Spending one.
GATE_SPENT = 0.5

#: Doing nothing for the palace costs a turn.
SILLY = -50.0
#: What costs no action comes before every action, if it helps.
FIRST = 100.0
