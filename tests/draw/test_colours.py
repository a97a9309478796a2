"""Colours can be told apart by all eyes, and text can be read in both themes."""

import pytest

from alhambra.draw.tokens import THEMES, tokens
from alhambra.rules.modules.diamonds import DIAMOND
from alhambra.rules.money import CURRENCIES
from alhambra.rules.ruleset import MOST_PLAYERS
from alhambra.rules.tiles import KINDS

from .vision import VISIONS, closest, contrast, difference

ART = tokens("light")
#: Colours that must not be mistaken for one another; each has a shape or a letter besides.
GROUPS = {
    "kinds": {kind: ART[f"kind-{kind}"] for kind in KINDS},
    "currencies": {c.name: ART[f"cur-{c.name}"] for c in (*CURRENCIES, DIAMOND)},
    "seats": {f"seat {n}": ART[f"seat-{n}"] for n in range(1, MOST_PLAYERS + 1)},
}
#: A just noticeable difference is about 1; these are plain at a glance.
LEAST = {"kinds": 12, "currencies": 12, "seats": 15}
GROUNDS = ("bg", "board", "surface", "raised", "sunk")
INKS = ("ink", "muted", "lapis", "brass-ink", "good", "bad")
PAIRS = [
    *((ink, ground, 4.5) for ink in INKS for ground in GROUNDS),
    ("on-lapis", "lapis", 4.5), ("on-bar", "bar", 4.5), ("bar-muted", "bar", 4.5),
    ("on-brass", "brass", 4.5), ("on-brass", "brass-hi", 4.5), ("good", "good-bg", 4.5),
    ("bad", "bad-bg", 4.5), ("lit", "board", 3), ("line-strong", "surface", 3),
    ("focus", "surface", 3), ("focus", "board", 3), ("lit-frame", "paper", 3),
    *((f"on-cur-{c.name}", f"cur-{c.name}", 4.5) for c in (*CURRENCIES, DIAMOND)),
    *((f"on-seat-{n}", f"seat-{n}", 4.5) for n in (*range(1, MOST_PLAYERS + 1), "neutral")),
]  # fmt: skip


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
        ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
    ],
)
def test_the_measure_is_right(
    one: tuple[float, float, float], other: tuple[float, float, float], expected: float
) -> None:
    """Pairs that Sharma, Wu and Dalal (2005) published to test with."""
    assert difference(one, other) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("group", GROUPS)
def test_colours_differ_for_all_eyes(group: str, vision: str) -> None:
    distance, one, other = closest(GROUPS[group], vision)
    assert distance >= LEAST[group], f"{one} and {other} are too alike: {distance:.1f}"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground", "least"), PAIRS)
def test_text_can_be_read(theme: str, ink: str, ground: str, least: float) -> None:
    values = tokens(theme)
    assert contrast(values[ink], values[ground]) >= least


@pytest.mark.parametrize("theme", THEMES)
def test_a_star_stands_out_on_every_ground(theme: str) -> None:
    """Its rim does, where its colour does not."""
    values = tokens(theme)
    for rim, grounds in {"ink": GROUNDS, "on-bar": ("bar",)}.items():
        assert all(contrast(values[rim], values[ground]) >= 3 for ground in grounds)


@pytest.mark.parametrize("kind", [*KINDS, "start", "camp"])
def test_walls_show_on_every_kind(kind: str) -> None:
    """A wall has a dark and a pale tone: one of them stands out anywhere."""
    tones = (ART["stone-ink"], ART["stone-cap"])
    assert max(contrast(tone, ART[f"kind-{kind}"]) for tone in tones) >= 3


def test_both_themes_have_the_same_tokens() -> None:
    light, dark = map(tokens, THEMES)
    assert light.keys() == dark.keys()
    assert not any("var(" in value for value in (*light.values(), *dark.values()))
