"""Actions built in code that notation cannot express; `tests/properties` generates many more."""

from typing import cast

import pytest

from alhambra import Action, Game, Refusal
from alhambra.rules.buy import Buy
from alhambra.rules.modules.characters.abdul_karim import Karim
from alhambra.rules.modules.characters.auction import Bid, Pay
from alhambra.rules.modules.characters.laila import Laila
from alhambra.rules.money import DENAR, FLORIN, Currency, Purse
from alhambra.rules.placing import Place, Reserve
from alhambra.rules.redesign import Remove
from alhambra.rules.take import Take
from alhambra.rules.tiles import START, Tile
from tests.helpers import position, tile

TOWER = tile("tower-12")


def game_with_characters() -> Game:
    """A turn with characters that act on the market."""
    return position(
        modules="characters", owned=["abdul_karim laila"], hands=["N9 N9 F9 F9"], supply="..."
    )


@pytest.mark.parametrize(
    "action",
    [
        *(Buy(square, DENAR, DENAR.cards[8].unit) for square in (0, 5, -1, 99)),
        *(kind(square) for kind in (Laila, Karim) for square in (0, 5, 9, -2, -1)),
        *(Take(Purse(cards)) for cards in (0, -1, 1 << 300, 8 * DENAR.cards[0].unit)),
        *(Bid(cast("int", amount)) for amount in (1.5, True, -1, 10**5000)),
        cast("Action", None),
        Pay(DENAR, FLORIN.cards[0].unit),
        Buy(1, cast("Currency", None), Purse(1)),
        Remove(START),
        Reserve(cast("Tile", "tower-12")),
        Place(TOWER, cast("tuple[int, int]", (0.0, 1))),
    ],
)
def test_malformed_actions_are_refused(action: Action) -> None:
    """buy.price, characters.laila, characters.abdul_karim: refused, never a Python exception"""
    game = game_with_characters()
    for _ in range(2):
        refusal = game.refusal(action)
        assert refusal is not None
        assert (refusal.code, refusal.paragraph) == ("no-action", "turn.action")
        with pytest.raises(Refusal):
            game.apply(action)
        # The same in a game without the module.
        game = position()
