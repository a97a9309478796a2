"""Actions and events as JSON values."""

from dataclasses import dataclass
from typing import Any, cast

import pytest

from alhambra import Action, Game
from alhambra.rules.errors import SetupError
from alhambra.rules.events import MarketFilled, Scored
from alhambra.rules.modules.characters.machma import Machma, MachmaExchanged
from alhambra.rules.modules.characters.yammerad import YammeradGot
from alhambra.rules.modules.city_gates.build import GateOpened
from alhambra.rules.money import Card, Purse, parse_code, purse
from alhambra.rules.score_lines import ScoreLine
from alhambra.rules.tiles import EAST, Tile
from alhambra.rules.value_json import action_to_json, event_to_json
from tests.helpers import position, tiles

N7, R3 = parse_code("N7"), parse_code("R3")


def game() -> Game:
    return position(3, modules="city_gates camps")


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("pass", {}),
        ("take denar 3 dirham 2", {"cards": ["N3", "R2"]}),
        ("take gate", {}),
        ("buy 3 denar 7+3", {"square": 3, "currency": "denar", "cards": ["N7", "N3"]}),
        ("add camp-3-n 1,-2", {"tile": "camp-3-n", "cell": [1, -2]}),
        ("add tower-11-n 0,2 gate n", {"tile": "tower-11-n", "cell": [0, 2], "side": "n"}),
    ],
)
def test_action_has_its_notation_and_fields(text: str, values: dict[str, object]) -> None:
    """setup.open: external programs choose from these."""
    action: Action = game().parse(text)
    verb = text.split(maxsplit=1)[0]
    assert action_to_json(action) == {"text": text, "verb": verb, **values}


def test_single_cards_are_codes_too() -> None:
    """characters.machma"""
    assert action_to_json(Machma(N7, R3))["given"] == "N7"
    assert event_to_json(MachmaExchanged(1, purse([N7]), purse([R3]))) == {
        "event": "machma_exchanged",
        "seat": 1,
        "given": ["N7"],
        "taken": ["R3"],
    }


def test_event_has_its_name_and_fields() -> None:
    """score.explain"""
    line = ScoreLine(3, 0, "wall", 5, 5)
    assert event_to_json(Scored(3, (line,))) == {
        "event": "scored",
        "round": 3,
        "lines": [
            {
                "round": 3,
                "owner": 0,
                "source": "wall",
                "points": 5,
                "count": 5,
                "rank": 0,
                "place": 0,
                "tied": 0,
            }
        ],
    }
    assert event_to_json(MarketFilled(4, tiles("garden-11")[0])) == {
        "event": "market_filled",
        "square": 4,
        "tile": "garden-11",
    }


def test_sides_and_hidden_values() -> None:
    """gates.use"""
    assert event_to_json(GateOpened(0, (1, 0), EAST)) == {
        "event": "gate_opened",
        "seat": 0,
        "cell": [1, 0],
        "side": "e",
    }
    assert event_to_json(YammeradGot(2, purse([N7])))["cards"] == ["N7"]


@dataclass(frozen=True)
class Sold:
    """An event of a plug-in, with field names of its own."""

    wares: Purse
    price: int
    buyer: Card | None
    cards: int
    shelf: tuple[Tile, ...]


@dataclass(frozen=True)
class Vague:
    """A field whose type says nothing, so that only the value tells it."""

    thing: object


@dataclass(frozen=True)
class Unresolved:
    """A field whose type is imported for type checkers only."""

    thing: "Tile | Unknown"  # type: ignore[name-defined] # noqa: F821


def encode(event: object) -> dict[str, Any]:
    """Encode an event that is no subclass of `Event`: tests collect all of those."""
    return event_to_json(cast("Any", event))


def test_field_is_encoded_by_its_type() -> None:
    (garden,) = tiles("garden-11")
    sold = encode(Sold(purse([N7, R3]), 7, None, 5, (garden,)))
    assert sold == {
        "event": "sold",
        "wares": ["N7", "R3"],
        "price": 7,
        "buyer": None,
        "cards": 5,
        "shelf": ["garden-11"],
    }
    assert encode(Sold(Purse(0), 7, R3, 5, ()))["buyer"] == "R3"
    assert encode(Vague(garden)) == {"event": "vague", "thing": "garden-11"}
    assert encode(Vague((N7, 3)))["thing"] == ["N7", 3]


def test_unresolvable_type_is_named() -> None:
    """Otherwise a purse could not be told from a number."""
    with pytest.raises(SetupError) as caught:
        encode(Unresolved(0))
    assert caught.value.code == "field-type-unknown"
    assert caught.value.params == {"type": "Unknown", "field": "Unresolved.thing"}
