"""The phases of a game: decisions, and steps without one (turn.refill)."""

# Decisions

ACTION = "action"
KNIHSTIG = "knihstig"  # after an expensive purchase
YAMMERAD = "yammerad"  # draw again or stop
PLACING = "placing"
AMMAR = "ammar"
BIDDING = "bidding"
PAYING = "paying"
FATIMA = "fatima"  # keep or exchange her
HAKIM = "hakim"  # the kind for the next scoring
LEFTOVERS = "leftovers"
OVER = "over"

# Steps, in the order of turn.refill

PLACED = "placed"  # the actions are over, or a tile has been placed
DISPLAY = "display"  # the money display is being filled
MARKET = "market"
SCORINGS = "scorings"
END_CHECK = "end check"
LEFTOVER_PLACED = "leftover placed"
FINISH = "finish"
