"""Cards in a box of 100 × 140."""

from __future__ import annotations

from alhambra.rules.money import Card

from .svg import group, rect, use
from .symbols import symbols
from .text import text_element
from .tokens import currency_color, currency_ink

WIDTH, HEIGHT = 100, 140
#: The colour of each back.
_BACKS = {"money": "start", "tile": "garden"}
#: A card without a picture has room for so many lines, this far apart.
_MOST_LINES, _LINE = 6, 18
_ROMAN = {1: "I", 2: "II", 3: "III"}


def card_symbol(symbol: str, color: str | None = None) -> str:
    """A symbol as large as a card."""
    return use(symbol, width=WIDTH, height=HEIGHT, color=color)


def money_card(card: Card) -> str:
    """A money card: value and letter in two corners each, the sign in the middle."""
    name = card.currency.name
    ink = f"var(--{currency_ink(name)})"
    corner = text_element(
        9, 35, str(card.value), 36, fill=ink, bold=True, font="num", letter_spacing=-1
    )
    letter = card.currency.letter
    return "".join((
        _money_ground(name),
        corner,
        group(corner, transform="rotate(180 50 70)"),
        text_element(90, 22, letter, 15, bold=True, fill=ink, text_anchor="end"),
        text_element(10, 128.5, letter, 15, bold=True, fill=ink),
    ))  # fmt: skip


def _money_ground(currency: str) -> str:
    """The picture of a currency; plain colour where no art has one."""
    if f"money-{currency}" in symbols():
        return card_symbol(f"money-{currency}")
    return rect(1, 1, WIDTH - 2, HEIGHT - 2, rx=9, fill=f"var(--{currency_color(currency)})",
                stroke="var(--line-strong)")  # fmt: skip


def card_back(kind: str) -> str:
    """The back of money, or of tiles in the supply."""
    return card_symbol("card-back", color=f"var(--kind-{_BACKS[kind]}-deep)")


def scoring_card(round: int) -> str:
    """A scoring card with its number."""
    numeral = text_element(
        50,
        58,
        _ROMAN[round],
        30,
        bold=True,
        font="display",
        fill="var(--brass-light)",
        text_anchor="middle",
    )
    return card_symbol("card-scoring") + numeral


def roman(round: int) -> str:
    """The number of a scoring round as it stands on its card."""
    return _ROMAN[round]


def plain_card(label: str) -> str:
    """A card that has no picture: its name on a plain ground, a word per line."""
    words = label.split()[:_MOST_LINES]
    top = HEIGHT / 2 - (len(words) - 1) * _LINE / 2 + 4
    lines = [
        text_element(
            WIDTH / 2,
            top + index * _LINE,
            word,
            14,
            width=WIDTH - 16,
            bold=True,
            font="display",
            text_anchor="middle",
        )
        for index, word in enumerate(words)
    ]
    ground = rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, rx=9, fill="var(--surface)",
                  stroke="var(--line-strong)", stroke_width=3)  # fmt: skip
    return ground + "".join(lines)
