"""A small greedy bot that needs nothing but Python: the protocol of docs/bot-protocol.md.

Try it:  alhambra check-bot "python3 examples/greedy_bot.py"
         alhambra arena "exec:python3 examples/greedy_bot.py" random --games 20
"""

import json
import sys


def price(tile):
    """The price in a tile's id: `garden-8-ne` costs 8."""
    return int(tile.split("-")[1])


def walls(tile):
    """How many walls a tile has: `garden-8-ne` has two."""
    parts = tile.split("-")
    return len(parts[2]) if len(parts) > 2 and parts[0] != "camp" else 0


def total(cards):
    """What cards are worth: `N3` is 3."""
    return sum(int(card[1:]) for card in cards)


def neighbours(view, cell):
    """How many tiles of the own palace lie beside a cell."""
    palace = view["table"]["palaces"][view["table"]["seat"]]
    taken = {(x, y) for _, x, y in palace["tiles"]} | {(0, 0)}
    x, y = cell
    return sum(near in taken for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))


def worth(view, action):
    """How good an action looks; only the order matters."""
    verb = action["verb"]
    if verb == "buy":
        tile = view["table"]["market"][action["square"] - 1]
        spare = total(action["cards"]) - price(tile)
        return 100 + price(tile) + (50 if spare == 0 else -3 * spare)
    if verb == "abdul_karim":
        return 200 + price(view["table"]["market"][action["square"] - 1])
    if verb in ("place", "add"):
        return 80 + 5 * walls(action["tile"]) - neighbours(view, action["cell"])
    if verb == "take":
        return 30 + total(action.get("cards", []))
    # A little for a character, nothing for tearing down.
    ranks = {
        "pay": 60,
        "keep": 50,
        "bid": 20 - action.get("amount", 0),
        "hakim": 50,
        "abdul_knihstig": 50,
        "yammerad": 40,
        "stop": 30,
        "reserve": 10,
        "give": 5,
        "pass": 15,
        "decline": 15,
    }
    return ranks.get(verb, 0)


def answer(message):
    """What to say to a message, if anything."""
    if message["type"] == "hello":
        return {"type": "hello", "protocol": 1, "name": "greedy"}
    if message["type"] == "decide":
        best = max(message["actions"], key=lambda action: worth(message["view"], action))
        return {"type": "action", "number": message["number"], "action": best["text"]}
    return None


for line in sys.stdin:
    said = answer(json.loads(line))
    if said is not None:
        print(json.dumps(said), flush=True)
