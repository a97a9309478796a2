"""Actions that resemble a legal one: most of them are illegal, each in its own way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from alhambra import Action, Game
from alhambra.rules.grid import STEPS
from alhambra.rules.money import CURRENCIES, cards_in, part
from alhambra.rules.tiles import START, TILES
from tests.policies import pick

Words = list[str]


def near_miss(game: Game, rng: Random) -> str:
    """The text of a listed action with one thing about it changed, in canonical notation."""
    words = str(pick(game.legal_actions(), rng)).split()
    text = " ".join(pick(CHANGES, rng)(words, game, rng))
    return str(game.parse(text))


def _other_verb(words: Words, game: Game, rng: Random) -> Words:
    """`add` for `place` and the like; a pass or a purchase at any time."""
    fitting = {
        3: ("add", "place", "swap"),
        2: ("remove", "reserve", "give") if game.rules.players == 2 else ("remove", "reserve"),
    }
    if words[0] in ("take", "buy", "pass"):
        return ["pass"]
    return [pick(fitting[len(words)], rng), *words[1:]]


def _other_tile(words: Words, game: Game, rng: Random) -> Words:
    if words[0] in ("take", "buy", "pass"):
        return ["reserve", pick(TILES, rng).id]
    return [words[0], pick(TILES, rng).id, *words[2:]]


def _other_cell(words: Words, game: Game, rng: Random) -> Words:
    """A cell on or beside the palace, with any tile that is at hand."""
    seat = game.seat or 0
    x, y = pick(sorted(game.palaces[seat].tiles), rng)
    dx, dy = pick((*STEPS, (0, 0), (1, 1)), rng)
    tiles = [*game.reserves[seat], *game.stack[-1].held()] or [pick(TILES, rng)]
    verb = "place" if words[0] in ("place", "reserve", "give") else pick(("add", "swap"), rng)
    return [verb, pick(tiles, rng).id, f"{x + dx},{y + dy}"]


def _removed(words: Words, game: Game, rng: Random) -> Words:
    """Any tile of the palace, removable or not."""
    tiles = [tile for tile in game.palaces[game.seat or 0].tiles.values() if tile is not START]
    return ["remove", pick(tiles or TILES, rng).id]


def _taken(words: Words, game: Game, rng: Random) -> Words:
    """Any set of cards of the display, too dear or too many copies perhaps."""
    codes = cards_in(game.display) or [pick(game.rules.cards, rng)]
    chosen = [pick(codes, rng) for _ in range(1 + int(3 * rng.random()))]
    return f"take {' '.join(map(str, chosen))}".split()


def _paid(words: Words, game: Game, rng: Random) -> Words:
    """Any cards of one currency for any square: too little, too much, the wrong currency."""
    currency = pick(CURRENCIES, rng)
    coins = cards_in(part(game.hands[game.turn_seat], currency))
    cards = [card for card in coins if rng.random() < 0.6] or list(game.rules.cards[:1])
    values = "+".join(str(card.value) for card in cards)
    return ["buy", str(1 + int(4 * rng.random())), currency.name, values]


def _paid_from_nowhere(words: Words, game: Game, rng: Random) -> Words:
    """A fitting sum in the right currency, whether or not the cards are held."""
    square, currency = pick((("1", "florin"), ("2", "dirham"), ("3", "denar"), ("4", "ducat")), rng)
    return ["buy", square, currency, pick(("9+4", "9+9", "1", "9+3+1", "2+2+2+2"), rng)]


CHANGES: tuple[Callable[[Words, Game, Random], Words], ...] = (
    _other_verb,
    _other_tile,
    _other_cell,
    _removed,
    _taken,
    _paid,
    _paid_from_nowhere,
)


def spare_card_payment(game: Game, action: Action) -> bool:
    """Whether this is a payment from which a card could be spared (buy.price)."""
    if action.verb != "buy" or action in game.legal_actions():
        return False
    _, square, _, values = str(action).split()
    tile = game.market[int(square) - 1]
    paid = sorted(map(int, values.split("+")))
    return tile is not None and sum(paid) - paid[0] >= tile.price
