"""docs/api.md describes the library as it is."""

import inspect
import re
from collections.abc import Iterator

import pytest

import alhambra
import alhambra.arena
import alhambra.bots
import alhambra.lessons
from alhambra import draw
from alhambra.rules import events, money, value_json
from alhambra.rules.tiles import TILES
from tests.helpers import ROOT

DOCUMENT = (ROOT / "docs" / "api.md").read_text("utf-8")
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
GAME = alhambra.new_game(3, seed=7, modules=["characters"])
#: What the document calls each thing, and one of them.
THINGS = {
    "game": GAME,
    "view": GAME.view(0),
    "lesson": alhambra.lessons.LESSONS[0],
    "event": GAME.copy().apply(GAME.legal_actions()[0])[0],
    "alhambra": alhambra,
}


def section(title: str) -> str:
    """The text below a heading."""
    (found,) = re.findall(rf"^## {title}\n(.*?)(?=^## |\Z)", DOCUMENT, re.DOTALL | re.MULTILINE)
    return str(found)


def members() -> Iterator[tuple[str, str]]:
    """Everything that is written as `thing.member` in code."""
    for code in re.findall(r"`([^`\n]+)`", DOCUMENT):
        for thing, path in re.findall(r"(?<![\w.])([a-z]+)\.([a-z_]\w*(?:\.[a-z_]\w*)*)", code):
            if thing in THINGS and not path.startswith("rules.") and "/" not in code:
                yield thing, path


@pytest.mark.parametrize(("thing", "path"), sorted(set(members())))
def test_members_exist(thing: str, path: str) -> None:
    value = THINGS[thing]
    for name in path.split("."):
        assert hasattr(value, name), (thing, path)
        value = getattr(value, name)


def test_the_attributes_of_the_position() -> None:
    (listed,) = re.findall(
        r"The attributes of the position are (.*?)\.\s+Their", DOCUMENT, re.DOTALL
    )
    names = re.findall(r"`(\w+)`", listed)
    assert len(names) == 13
    assert [name for name in names if not hasattr(GAME, name)] == []


def test_functions_for_purses_and_palaces() -> None:
    (purses,) = re.findall(r"`alhambra.rules.money` has (.*?)\. A \*\*palace", DOCUMENT, re.DOTALL)
    (palaces,) = re.findall(r"palace\*\* has (.*?), which return", DOCUMENT, re.DOTALL)
    assert [name for name in re.findall(r"`(\w+)`", purses) if not hasattr(money, name)] == []
    palace = GAME.palaces[0]
    assert [name for name in re.findall(r"`(\w+)", palaces) if not hasattr(palace, name)] == []


def test_events_errors_pictures_and_score_lines() -> None:
    for name in re.findall(r"`([A-Z][a-z]+)`", section("Events")):
        assert issubclass(getattr(events, name), events.Event), name
    for name in re.findall(r"`([A-Z]\w*(?:Error|Refusal))`", section("Errors")):
        assert issubclass(getattr(alhambra, name), alhambra.AlhambraError)
    assert {"action_to_json", "event_to_json"} <= set(dir(value_json))
    for name in re.findall(r"`(draw_\w+)", section("Pictures")):
        assert callable(getattr(draw, name))
    (fields,) = re.findall(r"`ScoreLine` \((.*?)\)", DOCUMENT)
    assert fields.split(", ") == list(inspect.signature(alhambra.ScoreLine).parameters)


def test_the_signature_of_new_game() -> None:
    """As in the table, without the types"""
    (listed,) = re.findall(r"`new_game\((.*?)\)` \|", DOCUMENT)
    given = inspect.signature(alhambra.new_game).parameters.values()
    plain = [parameter.replace(annotation=inspect.Parameter.empty) for parameter in given]
    assert f"({listed})" == str(inspect.Signature(plain)).replace("'", '"')


@pytest.mark.parametrize("block", BLOCK.findall(DOCUMENT))
def test_examples_run(block: str) -> None:
    found: dict[str, object] = {}
    exec(block, found)
    if "attempt" in found:
        attempt = found["attempt"]
        assert isinstance(attempt, alhambra.lessons.Attempt)
        result = (attempt.verdict, attempt.message)
        assert result == (alhambra.lessons.Verdict.MISSED, "lesson-exact-payment-overpaid")


def test_number_of_lessons() -> None:
    """eight"""
    assert len(alhambra.lessons.LESSONS) == 8


ACTIONS = [
    text
    for cell in re.findall(r"^\| (`.*?`) \|", section("Notation"), re.MULTILINE)
    for text in re.findall(r"`([^`]+)`", cell)
    if text not in ("add", "remove", "swap")
]


@pytest.mark.parametrize("text", dict.fromkeys(ACTIONS))
def test_notation_is_understood(text: str) -> None:
    """The tile of the examples is one of the game, and every line is the text of its action"""
    game = alhambra.new_game(2, seed=7, modules=["city_gates", "diamonds", "camps", "characters"])
    assert "garden-8-ne" in [tile.id for tile in TILES]
    assert str(game.parse(text)) == text
