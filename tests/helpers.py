"""Builders for tests: positions from compact text, and fixed shuffles.

Tiles are ids separated by blanks, cards are codes (`N3 F1`), a palace is `garden-10@1,0 …`.
"""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Self, TypeVar

import pytest

from alhambra import Chance, Game, Palace, Refusal, Seeded, Tile
from alhambra.rules.actions import format_cell, parse_cell
from alhambra.rules.chance import name_of
from alhambra.rules.ending import LastScoring
from alhambra.rules.events import Event
from alhambra.rules.grid import Cell
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.modules import two_players
from alhambra.rules.modules.characters.state import IDS, Characters
from alhambra.rules.modules.city_gates.state import Gates
from alhambra.rules.money import Card, Purse, cards_in, parse_code
from alhambra.rules.money import purse as purse_of
from alhambra.rules.outworks import Gate, gate_on
from alhambra.rules.palace import EMPTY, palace_of
from alhambra.rules.placing import Leftovers, Placing
from alhambra.rules.refill import DeckCard
from alhambra.rules.ruleset import Ruleset, make_ruleset
from alhambra.rules.steps import Step
from alhambra.rules.tiles import EAST, TILES, parse_sides, sort_tiles
from alhambra.rules.turn import Turn

T = TypeVar("T")

ROOT = Path(__file__).parent.parent
#: Every tile of the game, camps included.
BY_ID = make_ruleset(3, "classic", tuple(BUILT_IN)).tile_by_id
#: The tiles without walls.
PLAIN = [tile.id for tile in TILES if not tile.walls]
REST = "..."
HIGH_DISPLAY = "N9 R9 U9 F9"


def tile(id: str) -> Tile:
    """The tile with an id."""
    return BY_ID[id]


def tiles(ids: str) -> tuple[Tile, ...]:
    """The tiles with these ids, in this order."""
    return tuple(map(tile, ids.split()))


def cards(codes: str) -> Purse:
    """A purse of these cards."""
    return purse_of(map(parse_code, codes.split()))


def palace(text: str) -> Palace:
    """A palace written as `garden-10@1,0 tower-12@2,0`, a gate as `gate@1,0,e`; unchecked."""
    pairs = [word.split("@") for word in text.split()]
    built = [(parse_cell(cell), tile(id)) for id, cell in pairs if id != "gate"]
    return palace_of(built, [gate(where) for id, where in pairs if id == "gate"])


def gate(text: str) -> Gate:
    """The gate on a side of a cell: `1,0,e`."""
    cell, _, side = text.rpartition(",")
    return gate_on(parse_cell(cell), parse_sides(side))


def plain(built: Palace) -> dict[Cell, str]:
    """A palace in the oracle's form."""
    return {cell: tile.id for cell, tile in built.buildings().items()}


def plain_gates(built: Palace) -> set[tuple[Cell, Cell]]:
    """The gates of a palace in the oracle's form: the two cells of each."""
    return {((x, y), (x + 1, y) if side == EAST else (x, y + 1)) for (x, y), side in
            built.works.gates}  # fmt: skip


class Stacked:
    """Fixed shuffles: the items named for a pile come first, the rest keep their order.

    `asked` records the shuffles: the pile, and the names of its items before.
    """

    def __init__(self, **orders: str) -> None:
        self.orders = {pile.replace("_", " "): names.split() for pile, names in orders.items()}
        self.asked: list[tuple[str, list[str]]] = []

    def shuffle(self, pile: str, items: Iterable[T]) -> tuple[T, ...]:
        rest = list(items)
        self.asked.append((pile, [name_of(item) for item in rest]))
        first = []
        for name in self.orders.get(pile, ()):
            first.append(next(item for item in rest if name_of(item) == name))
            rest.remove(first[-1])
        return (*first, *rest)

    def copy(self) -> Self:
        return self

    def key(self) -> int:
        return 0


def position(
    players: int = 3,
    *,
    turn: int = 0,
    hands: Sequence[str] = (),
    display: str = HIGH_DISPLAY,
    market: str = "",
    palaces: Sequence[str] = (),
    reserves: Sequence[str] = (),
    neutral: str = "",
    supply: str = REST,
    deck: str = REST,
    piles: tuple[int, ...] = (),
    discards: str = "",
    bought: str = "",
    placing: str = "",
    leftovers: str = "",
    modules: str = "",
    owned: Sequence[str] = (),
    aside: str = "",
    gates: Sequence[int] = (),
    gate_up: bool = False,
    unseen: Sequence[str] = (),
    chance: Chance | None = None,
) -> Game:
    """A position with every tile and card accounted for: `game.status()` is empty.

    What is not named goes to supply, deck or discards where they end in `...`; otherwise
    to the last seat, tiles to its reserve and money to its hand. The market is filled with
    the last buildings of the data that are named nowhere; `-` leaves a square empty, and so do
    tiles to place, one each, from the last square on. The supply is empty when there are leftovers.

    With characters: those that each seat owns and those aside; the others have left the game
    unless they are in the deck. With gates: how many cards each seat holds; those that are
    nowhere else are discarded.
    """
    rules = make_ruleset(players, "classic", tuple(modules.split()))
    game = Game(rules, chance or Seeded(1))
    game.turn_seat = turn
    game.hands = [cards(text) for text in _by_seat(hands, players)]
    game.palaces = [palace(text) for text in _by_seat(palaces, players)]
    game.reserves = [sort_tiles(tiles(text)) for text in _by_seat(reserves, players)]
    if neutral:
        game.states[two_players.NAME] = sort_tiles(tiles(neutral))
    game.stack = _stack(rules, turn, bought, placing, leftovers)
    # A game with leftovers could not fill its market.
    _lay_out_tiles(game, market, "" if leftovers and supply == REST else supply)
    game.display, game.discards = cards(display), cards(discards.removesuffix(REST))
    _lay_out_money(game, deck, discards)
    game.piles = piles or (len(game.deck),)
    game.unseen = [cards(text) for text in _by_seat(unseen, players)]
    if "characters" in rules.modules:
        game.states["characters"] = _characters(game, _by_seat(owned, players), aside.split())
    if "city_gates" in rules.modules:
        game.states["city_gates"] = _gates(game, tuple(gates) or (0,) * players, gate_up)
    if not leftovers:
        for begin in rules.turn_begins:
            begin(game)
    # Small decks for enumerations may have any piles.
    assert [defect for defect in game.status() if defect != f"{len(piles)} piles"] == []
    return game


def _by_seat(texts: Sequence[str], players: int) -> list[str]:
    return [*texts, *[""] * (players - len(texts))]


def _characters(game: Game, owned: Sequence[str], aside: list[str]) -> Characters:
    hidden = {*aside, *(card.code.removeprefix("character-") for card in game.deck)}
    return Characters(
        tuple(tuple(sorted(ids.split())) for ids in owned),
        tuple(aside),
        tuple(id for id in IDS if id not in hidden),
    )


def _gates(game: Game, held: tuple[int, ...], face_up: bool) -> Gates:
    built = sum(len(palace.works.gates) for palace in game.palaces)
    in_deck = sum(card.code == "gate" for card in game.deck)
    return Gates(held, face_up, game.rules.players - sum(held) - face_up - built - in_deck)


def _stack(
    rules: Ruleset, turn: int, bought: str, placing: str, leftovers: str
) -> tuple[Step, ...]:
    below = rules.turn_stacks[turn][:-1]
    if placing:
        return (*below, Placing(turn, tiles(placing)))
    if leftovers:
        return (LastScoring(), Leftovers(turn, tiles(leftovers)))
    return (*below, Turn(turn, tiles(bought)))


def _lay_out_tiles(game: Game, market: str, supply: str) -> None:
    named = {*market.split(), *supply.split(), *(str(tile) for tile in _held_tiles(game))}
    rest = [tile for tile in game.rules.tiles if tile.id not in named]
    if market:
        game.market = tuple(None if id == "-" else tile(id) for id in market.split())
    else:
        last = [tile for tile in rest if tile in TILES][:-5:-1]
        game.market = tuple(last)
        rest = [tile for tile in rest if tile not in last]
    rest += _leave_squares(game)
    game.supply = tiles(supply.removesuffix(REST))
    if supply.endswith(REST):
        game.supply += tuple(rest)
    else:
        game.reserves[-1] = sort_tiles((*game.reserves[-1], *rest))


def _leave_squares(game: Game) -> list[Tile]:
    """Empty as many of the last squares as tiles are to be placed; returns their tiles."""
    held = sum(len(step.held()) for step in game.stack)
    more = max(0, held - game.market.count(None))
    full = [square for square, tile in enumerate(game.market) if tile]
    taken = [tile for square in full[len(full) - more :] if (tile := game.market[square])]
    game.market = tuple(None if tile in taken else tile for tile in game.market)
    return taken


def _held_tiles(game: Game) -> list[Tile]:
    held = [tile for palace in game.palaces for tile in palace.tiles.values()]
    held += [tile for reserve in game.reserves for tile in reserve]
    held += [tile for step in game.stack for tile in step.held()]
    return held + (list(two_players.tiles_of(game)) if game.rules.players == 2 else [])


def _lay_out_money(game: Game, deck: str, discards: str) -> None:
    game.deck = tuple(_deck_card(game, code) for code in deck.removesuffix(REST).split())
    seen = [
        card for purse in (*game.hands, game.display, game.discards) for card in cards_in(purse)
    ]
    seen += [card for card in game.deck if isinstance(card, Card)]
    rest = list((Counter(game.rules.cards) - Counter(seen)).elements())
    if deck.endswith(REST):
        game.deck += tuple(rest)
    elif discards.endswith(REST):
        game.discards += purse_of(rest)
    else:
        game.hands[-1] += purse_of(rest)


def _deck_card(game: Game, code: str) -> DeckCard:
    return game.rules.specials.get(code) or parse_code(code)


def do(game: Game, *texts: str) -> list[Event]:
    """Apply actions written in notation; returns all events."""
    return [event for text in texts for event in game.apply(game.parse(text))]


def listed(game: Game, *verbs: str) -> set[str]:
    """The legal actions with one of these verbs, as text; all of them without a verb."""
    return {str(a) for a in game.legal_actions() if not verbs or a.verb in verbs}


def refusal(game: Game, text: str) -> tuple[str, str]:
    """Code and paragraph of a refusal; checks that nothing changed and the action is not listed."""
    action = game.parse(text)
    before = game.copy()
    assert action not in game.legal_actions()
    assert not game.is_legal(action)
    with pytest.raises(Refusal) as caught:
        game.apply(action)
    assert game == before
    return caught.value.code, caught.value.paragraph


def named(events: Iterable[Event], *kinds: type[Event]) -> list[str]:
    """The class names of these events, or only those of these classes, in order."""
    return [type(event).__name__ for event in events if not kinds or isinstance(event, kinds)]


def points(game: Game, round: int) -> dict[tuple[int, str], int]:
    """The points of a scoring round by owner and source."""
    return {(line.owner, line.source): line.points for line in game.lines if line.round == round}


def random_palace(rng: random.Random, size: int) -> Palace:
    """A random legal palace, with some tiles removed again."""
    grown = EMPTY
    for candidate in rng.sample(TILES, size):
        cells = grown.cells_for(candidate)
        if cells:
            grown = grown.place(candidate, rng.choice(cells))
        removable = grown.removable()
        if removable and rng.random() < 0.15:
            grown = grown.remove(rng.choice(removable))
    return grown


def built(ids: str) -> str:
    """A palace text: each tile on the first cell where it is legal."""
    grown, text = EMPTY, []
    for new in tiles(ids):
        cell = grown.cells_for(new)[0]
        grown = grown.place(new, cell)
        text.append(f"{new}@{format_cell(cell)}")
    return " ".join(text)
