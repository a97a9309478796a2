"""The text of legal actions (turn.action, turn.place, gates.use)."""

from tests.oracle import gates as gating
from tests.oracle import money, palace
from tests.oracle.palace import Cell, Gates, Palace
from tests.oracle.tiles import price_of

Market = dict[int, str | None]


def cell_text(cell: Cell) -> str:
    """A cell as `x,y`."""
    return f"{cell[0]},{cell[1]}"


def parse_cell(text: str) -> Cell:
    """The cell of a text `x,y`."""
    x, y = text.split(",")
    return (int(x), int(y))


def take_actions(display: list[str], limit: int = 5) -> set[str]:
    """money.take, characters.faruk"""
    return {"take " + " ".join(cards) for cards in money.takes(display, limit)}


def currencies_for(square: int) -> list[str]:
    """buy.price, diamonds.pay: the currencies that a tile on a square can be paid with."""
    return [money.SQUARE_CURRENCY[square], money.DIAMOND]


def buy_actions(market: Market, hand: list[str]) -> set[str]:
    """buy.price: the purchases offered, none with a superfluous card."""
    found = set()
    for square, tile in market.items():
        if tile is not None:
            for currency in currencies_for(square):
                for values in money.payments(hand, currency, price_of(tile)):
                    found.add(f"buy {square} {currency} {money.values_text(list(values))}")
    return found


def parse_buy(text: str) -> tuple[int, str, list[int]]:
    """Square, currency and values of a purchase; ValueError for any other text."""
    verb, square, currency, values = text.split(" ")
    if verb != "buy" or square not in ("1", "2", "3", "4"):
        raise ValueError(f"not a purchase: {text}")
    return int(square), currency, money.parse_values(values)


def is_legal_buy(text: str, market: Market, hand: list[str]) -> bool:
    """buy.price, ruling: any sufficient set of cards held, superfluous cards allowed."""
    try:
        square, currency, values = parse_buy(text)
    except ValueError:
        return False
    tile = market[square]
    return (
        tile is not None
        and currency in currencies_for(square)
        and money.can_pay(hand, currency, values, price_of(tile))
    )


def placing_actions(verb: str, built: Palace, tile: str, gates: Gates, gate_cards: int) -> set[str]:
    """place or add: the tile on an empty cell; gates.use: with a gate if a card is held."""
    cells = palace.cells_to_place(built, tile, gates)
    found = {f"{verb} {tile} {cell_text(cell)}" for cell in cells}
    if gate_cards > 0:
        for cell, side in gating.places_with_gate(built, tile, gates):
            found.add(f"{verb} {tile} {cell_text(cell)} gate {side}")
    return found


def swap_actions(built: Palace, tile: str, gates: Gates, gate_cards: int) -> set[str]:
    """redesign.swap; gates.use: with a gate if a card is held."""
    cells = palace.cells_to_swap(built, tile, gates)
    found = {f"swap {tile} {cell_text(cell)}" for cell in cells}
    if gate_cards > 0:
        for cell, side in gating.swaps_with_gate(built, tile, gates):
            found.add(f"swap {tile} {cell_text(cell)} gate {side}")
    return found


def redesign_actions(
    built: Palace, reserve: list[str], gates: Gates = palace.NO_GATES, gate_cards: int = 0
) -> set[str]:
    """redesign.add, redesign.remove, redesign.swap"""
    found = set()
    for tile in reserve:
        found |= placing_actions("add", built, tile, gates, gate_cards)
        found |= swap_actions(built, tile, gates, gate_cards)
    for cell in palace.cells_to_remove(built, gates):
        found.add(f"remove {built[cell]}")
    return found


def place_actions(
    built: Palace,
    waiting: list[str],
    gifts: bool,
    gates: Gates = palace.NO_GATES,
    gate_cards: int = 0,
) -> set[str]:
    """turn.place, end.leftovers: into the palace or the reserve; two.gift: or given away."""
    found = set()
    for tile in waiting:
        found |= placing_actions("place", built, tile, gates, gate_cards)
        found.add(f"reserve {tile}")
        if gifts:
            found.add(f"give {tile}")
    return found
