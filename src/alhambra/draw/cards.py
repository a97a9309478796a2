"""Cards in a box of 100 × 140."""

from __future__ import annotations

from alhambra.locales import Words
from alhambra.rules.money import Card

from .svg import group, use
from .text import write

WIDTH, HEIGHT = 100, 140
#: The colour of each back.
_BACKS = {"money": "start", "tile": "garden", "character": "seraglio"}
_ROMAN = {1: "I", 2: "II", 3: "III"}


def card_symbol(symbol: str, color: str | None = None) -> str:
    """A symbol as large as a card."""
    return use(symbol, width=WIDTH, height=HEIGHT, color=color)


def money_card(card: Card) -> str:
    """A money card: value and letter in two corners each, the sign in the middle."""
    ink = f"var(--on-cur-{card.currency.name})"
    corner = write(9, 35, str(card.value), 36, fill=ink, bold=True,
                   font="num", letter_spacing=-1)  # fmt: skip
    letter = card.currency.letter
    return "".join((
        card_symbol(f"money-{card.currency.name}"),
        corner,
        group(corner, transform="rotate(180 50 70)"),
        write(90, 22, letter, 15, bold=True, fill=ink, text_anchor="end"),
        write(10, 128.5, letter, 15, bold=True, fill=ink),
    ))  # fmt: skip


def card_back(kind: str) -> str:
    """The back of money, tiles (the supply) or characters."""
    return card_symbol("card-back", color=f"var(--kind-{_BACKS[kind]}-deep)")


def scoring_card(round: int) -> str:
    """A scoring card with its number."""
    numeral = write(50, 58, _ROMAN[round], 30, bold=True, font="display", fill="var(--brass-light)",
                    text_anchor="middle")  # fmt: skip
    return card_symbol("card-scoring") + numeral


def roman(round: int) -> str:
    """The number of a scoring round as it stands on its card."""
    return _ROMAN[round]


def gate_card(words: Words, *, small: bool = False) -> str:
    """A gate card; a small one has no name."""
    if small:
        return card_symbol("card-gate")
    return card_symbol("card-gate") + write(
        50, 127, words.text("draw-gate-card"), 12.5, width=84, bold=True, font="display",
        fill="var(--wood-ink)", text_anchor="middle",
    )  # fmt: skip


def character_card(words: Words, id: str, *, small: bool = False) -> str:
    """A character: portrait, the sign of its ability, how often it works, and its name.

    On a small one the name would not be read: sign and mark stand there, larger.
    """
    mark = words.text("character-mark", character=id)
    ink = "var(--kind-seraglio-deep)"
    drawn = card_symbol("card-character") + card_symbol(f"portrait-{id}")
    if small:
        return "".join((
            drawn,
            card_symbol("card-character-front"),
            use(f"sign-{id}", 16, 101, 26, color=ink),
            write(71, 122, mark, 22, bold=True, fill=ink, text_anchor="middle"),
        ))  # fmt: skip
    return "".join((
        drawn,
        card_symbol("card-character-front"),
        card_symbol("card-character-marks"),
        use(f"sign-{id}", 10.5, 12.5, 13, color=ink),
        write(83, 23.5, mark, 13, width=15, bold=True, fill=ink, text_anchor="middle"),
        *_name(words.text("character-name", character=id)),
    ))  # fmt: skip


def _name(name: str) -> list[str]:
    """A name on its card, the first word above the others."""
    first, _, others = name.partition(" ")
    lines = {111: first, 124: others} if others else {118.5: first}
    return [
        write(50, y, line, 12.5, width=82, bold=True, font="display", text_anchor="middle",
              fill="var(--kind-seraglio-deep)")
        for y, line in lines.items()
    ]  # fmt: skip
