"""Colours are distinguishable with any colour vision, and text is readable in both themes."""

import pytest

from alhambra.draw.tokens import THEMES, tokens
from alhambra.rules.modules.diamonds import DIAMOND
from alhambra.rules.money import CURRENCIES
from alhambra.rules.ruleset import MOST_PLAYERS
from alhambra.rules.tiles import KINDS

from .vision import VISIONS, closest, contrast, difference

ART = tokens("light")
#: Colours that must not be confused; each also has a shape or a letter.
GROUPS = {
    "kinds": {kind: ART[f"kind-{kind}"] for kind in KINDS},
    "frames": {kind: ART[f"kind-{kind}-deep"] for kind in KINDS},
    "currencies": {c.name: ART[f"cur-{c.name}"] for c in (*CURRENCIES, DIAMOND)},
    "seats": {f"seat {n}": ART[f"seat-{n}"] for n in range(1, MOST_PLAYERS + 1)},
}
#: A just noticeable difference is about 1; these are clearly different.
MIN_DIFFERENCE = {"kinds": 12, "frames": 8, "currencies": 12, "seats": 15, "board": 10}
#: What meets on a board, and the mark that helps where colours are not enough.
ON_BOARD = {
    ("lit", "bad"): "a lit cell is dashed with a star, a refused one struck through",
    ("lit", "board"): "",
    ("bad", "board"): "",
    ("lit", "brass-hi"): "a lit cell is filled, a tile to take away only rimmed",
    ("brass-hi", "board"): "",
    ("lit-frame", "lapis"): "the last move is marked on the boards of others only",
    ("lapis", "board"): "",
    ("lapis", "trace"): "",
    ("trace", "lit"): "",
    ("trace", "bad"): "the longest wall is a line with end stones",
    ("trace", "brass"): "the longest wall is a whole line, the one to come dashed",
    ("trace-ink", "trace"): "",
    ("trace-ink", "stone-cap"): "",
    ("trace", "stone-cap"): "the longest wall has a dark rim and end stones",
    ("good", "bad"): "points have a plus or a minus, a refusal its sentence",
}
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
def test_difference_matches_the_reference(
    one: tuple[float, float, float], other: tuple[float, float, float], expected: float
) -> None:
    """Reference pairs published by Sharma, Wu and Dalal (2005)."""
    assert difference(one, other) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("group", GROUPS)
def test_colours_differ_with_any_colour_vision(group: str, vision: str) -> None:
    distance, one, other = closest(GROUPS[group], vision)
    assert distance >= MIN_DIFFERENCE[group], f"{one} and {other} are too alike: {distance:.1f}"


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pair", ON_BOARD, ids="-".join)
def test_neighbours_on_a_board_differ_with_any_colour_vision(
    pair: tuple[str, str], theme: str, vision: str
) -> None:
    values = tokens(theme)
    distance, one, other = closest({name: values[name] for name in pair}, vision)
    is_plain = distance >= MIN_DIFFERENCE["board"]
    assert is_plain or ON_BOARD[pair], f"{one} and {other} are too alike: {distance:.1f}"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground", "least"), PAIRS)
def test_text_has_enough_contrast(theme: str, ink: str, ground: str, least: float) -> None:
    values = tokens(theme)
    assert contrast(values[ink], values[ground]) >= least


@pytest.mark.parametrize("theme", THEMES)
def test_star_stands_out_on_every_background(theme: str) -> None:
    """Its outline does, where its colour does not."""
    values = tokens(theme)
    for rim, grounds in {"ink": GROUNDS, "on-bar": ("bar",)}.items():
        assert all(contrast(values[rim], values[ground]) >= 3 for ground in grounds)


@pytest.mark.parametrize("kind", [*KINDS, "start", "camp"])
def test_walls_show_on_every_kind(kind: str) -> None:
    """A wall has a dark and a pale tone: one of them stands out on any kind."""
    tones = (ART["stone-ink"], ART["stone-cap"])
    assert max(contrast(tone, ART[f"kind-{kind}"]) for tone in tones) >= 3


def test_both_themes_have_the_same_tokens() -> None:
    light, dark = map(tokens, THEMES)
    assert light.keys() == dark.keys()
    assert not any("var(" in value for value in (*light.values(), *dark.values()))
