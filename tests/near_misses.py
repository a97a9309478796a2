"""Actions that resemble a legal one; most of them are illegal, each for another reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from alhambra import Action, Game
from alhambra.rules.grid import STEPS
from alhambra.rules.modules.characters.auction import Paying
from alhambra.rules.money import cards_in, part
from alhambra.rules.tiles import KINDS, SIDE_LETTERS, START
from tests.policies import pick

Words = list[str]
Change = Callable[[Words, Game, Random], Words]
SQUARES = ("1", "2", "3", "4")
BUILDING = ("add", "place", "swap")


def near_miss(game: Game, rng: Random) -> str:
    """The text of a listed action with one change, in canonical notation."""
    words = str(pick(game.legal_actions(), rng)).split()
    changes = CHANGES
    for module in game.rules.modules:
        changes += MODULE_CHANGES.get(module, ())
    text = " ".join(pick(changes, rng)(words, game, rng))
    return str(game.parse(text))


def _other_verb(words: Words, game: Game, rng: Random) -> Words:
    """`add` for `place` and so on; a pass at any time."""
    handing = ("remove", "reserve", "give") if game.rules.players == 2 else ("remove", "reserve")
    for verbs in (BUILDING, handing):
        if words[0] in verbs:
            return [pick(verbs, rng), *words[1:]]
    return ["pass"]


def _other_tile(words: Words, game: Game, rng: Random) -> Words:
    tile = pick(game.rules.tiles, rng).id
    if words[0] in (*BUILDING, "remove", "reserve", "give"):
        return [words[0], tile, *words[2:]]
    return ["reserve", tile]


def _other_cell(words: Words, game: Game, rng: Random) -> Words:
    """A cell on or next to the palace, with any available tile."""
    seat = game.seat or 0
    x, y = pick(sorted(game.palaces[seat].tiles), rng)
    dx, dy = pick((*STEPS, (0, 0), (1, 1)), rng)
    tiles = [*game.reserves[seat], *game.stack[-1].held()] or [pick(game.rules.tiles, rng)]
    verb = "place" if words[0] in ("place", "reserve", "give") else pick(("add", "swap"), rng)
    return [verb, pick(tiles, rng).id, f"{x + dx},{y + dy}"]


def _other_removal(words: Words, game: Game, rng: Random) -> Words:
    """Any tile of the palace, removable or not."""
    tiles = [tile for tile in game.palaces[game.seat or 0].tiles.values() if tile is not START]
    return ["remove", pick(tiles or game.rules.tiles, rng).id]


def _other_take(words: Words, game: Game, rng: Random) -> Words:
    """Any set of cards of the display, perhaps too high or too many."""
    codes = cards_in(game.display) or [pick(game.rules.cards, rng)]
    chosen = [pick(codes, rng) for _ in range(1 + int(3 * rng.random()))]
    return f"take {' '.join(map(str, chosen))}".split()


def _other_payment(words: Words, game: Game, rng: Random) -> Words:
    """Any cards of one currency for any square: too little, too much, the wrong currency."""
    return ["buy", pick(SQUARES, rng), *_some_cards(game, rng)]


def _some_cards(game: Game, rng: Random) -> Words:
    """Some cards of one currency, most of them from the hand of the seat that decides."""
    currency = pick(game.rules.currencies, rng)
    coins = cards_in(part(game.hands[game.seat or 0], currency))
    cards = [card for card in coins if rng.random() < 0.6] or [pick(game.rules.cards, rng)]
    return [currency.name, "+".join(str(card.value) for card in cards)]


def _payment_not_held(words: Words, game: Game, rng: Random) -> Words:
    """A sufficient sum in the right currency, whether or not the cards are held."""
    square, currency = pick((("1", "florin"), ("2", "dirham"), ("3", "denar"), ("4", "ducat")), rng)
    return ["buy", square, currency, pick(("9+4", "9+9", "1", "9+3+1", "2+2+2+2"), rng)]


def _other_gate(words: Words, game: Game, rng: Random) -> Words:
    """A gate where none is allowed, on another side, or left out."""
    if words[0] not in BUILDING:
        return ["take", "gate"]
    if "gate" in words and rng.random() < 0.5:
        return words[:3]
    return [*words[:3], "gate", pick(SIDE_LETTERS, rng)]


def _gate_anywhere(words: Words, game: Game, rng: Random) -> Words:
    """Any cell, any available tile, with a gate."""
    return [*_other_cell(words, game, rng), "gate", pick(SIDE_LETTERS, rng)]


def _other_character(words: Words, game: Game, rng: Random) -> Words:
    """Any character at any time."""
    given, taken = (str(pick(game.rules.cards, rng)) for _ in range(2))
    texts = (
        *("yammerad", "stop", "decline", "keep fatima", "exchange fatima"),
        *(f"{id} {pick(SQUARES, rng)}" for id in ("laila", "abdul_karim")),
        f"hakim {pick(KINDS, rng)}",
        f"machma {_card(game.hands[game.seat or 0], given, rng)} {_card(game.display, taken, rng)}",
        f"abdul_knihstig {_card(game.display, taken, rng)}",
    )
    return pick(texts, rng).split()


def _card(purse: int, otherwise: str, rng: Random) -> str:
    """Most often a card of the purse, otherwise another one."""
    cards = cards_in(purse)
    return str(pick(cards, rng)) if cards and rng.random() < 0.8 else otherwise


def _other_bid(words: Words, game: Game, rng: Random) -> Words:
    """Too low, too high, or not now; or a payment instead."""
    if words[0] == "pay" or rng.random() < 0.3:
        return ["pay", *_some_cards(game, rng)]
    return ["bid", str(int(40 * rng.random()))]


CHANGES: tuple[Change, ...] = (
    _other_verb,
    _other_tile,
    _other_cell,
    _other_removal,
    _other_take,
    _other_payment,
    _payment_not_held,
)
#: Changes for each module.
MODULE_CHANGES: Mapping[str, tuple[Change, ...]] = {
    "city_gates": (_other_gate, _gate_anywhere),
    "characters": (_other_character, _other_character, _other_bid),
}


def is_superfluous_payment(game: Game, action: Action) -> bool:
    """Whether this is a payment with a superfluous card (buy.price)."""
    if action.verb not in ("buy", "pay") or action in game.legal_actions():
        return False
    paid = sorted(map(int, str(action).split()[-1].split("+")))
    return sum(paid) - paid[0] >= _price(game, action)


def _price(game: Game, action: Action) -> int:
    """The price of a purchase, or of a bid that was won."""
    if action.verb == "buy":
        tile = game.market[int(str(action).split()[1]) - 1]
        assert tile is not None
        return tile.price
    step = game.stack[-1]
    assert isinstance(step, Paying)
    return step.bid
