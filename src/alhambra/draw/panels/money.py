"""The display, and the deck with the cards among which the next scoring card can be."""

from __future__ import annotations

from itertools import accumulate

from alhambra.draw.cards import HEIGHT, WIDTH, money_card, roman
from alhambra.draw.highlight import highlight_frame
from alhambra.draw.scene import Scene
from alhambra.draw.svg import rect, translated, with_title
from alhambra.draw.text import text_element
from alhambra.locales.things import cards_text
from alhambra.rules.money import cards_in, count
from alhambra.rules.refill import FULL_DISPLAY, SCORING_CARDS

from .panel import PanelPart, section

_GAP = 10
_GAUGE = 14


def money_section(scene: Scene, width: float) -> PanelPart:
    """The cards to take in a row, below them the deck."""
    others = (card for face in scene.faces for card in face.display_cards(scene))
    cards = [*_money(scene), *others]
    columns = max(FULL_DISPLAY, len(cards))
    across = (width - (columns - 1) * _GAP) / columns
    high = across * HEIGHT / WIDTH
    row = [
        translated(index * (across + _GAP), 0, card, scale=across / WIDTH)
        for index, card in enumerate(cards)
    ]
    deck = translated(0, high + 14, _deck(scene, width))
    note = _note(scene)
    title = scene.words.text("draw-money")
    return section(title, note, PanelPart("".join(row) + deck, high + 14 + _GAUGE), width)


def _note(scene: Scene) -> str:
    """How many cards there are, and among which of them the next scoring card is."""
    deck = scene.words.text("draw-deck", count=scene.table.deck_size)
    for round, first, last in _windows(scene):
        return f"{deck} · {_scoring(scene, round, first, last)}"
    return deck


def _scoring(scene: Scene, round: int, first: int, last: int) -> str:
    return scene.words.text("draw-scoring-in", round=roman(round), first=first + 1, last=last)


def _money(scene: Scene) -> list[str]:
    new = scene.last.money
    drawn = []
    for card in cards_in(scene.table.display):
        frame = ""
        if count(new, card):
            new -= card.unit
            frame = highlight_frame(WIDTH, HEIGHT, 4)
        drawn.append(with_title(cards_text(scene.words, card.unit), money_card(card), frame))
    return drawn


def _deck(scene: Scene, width: float) -> str:
    """The whole bar is the deck, its left end the next card."""
    size = scene.table.deck_size
    bar = rect(0, 2, width, _GAUGE - 4, rx=5, fill="var(--bar-muted)", opacity=0.6)
    return bar + "".join(
        with_title(
            _scoring(scene, round, first, last),
            _window(width * first / size, width * last / size, round),
        )
        for round, first, last in _windows(scene)
    )


def _windows(scene: Scene) -> list[tuple[int, int, int]]:
    """Each scoring round whose card is in the deck, and the cards among which it can be."""
    found: dict[int, tuple[int, int]] = {}
    for layout in scene.view.memory.layouts:
        ends = accumulate(cards.size for cards in layout.ranges)
        for cards, end in zip(layout.ranges, ends, strict=True):
            for card in SCORING_CARDS:
                if card.back in cards.specials:
                    first, last = found.get(card.round, (end, end))
                    found[card.round] = min(first, end - cards.size), max(last, end)
    return [(round, first, last) for round, (first, last) in sorted(found.items())]


def _window(left: float, right: float, round: int) -> str:
    wide = max(right - left, 14)
    return rect(
        left, 0, wide, _GAUGE, rx=5, fill="url(#hatch)", stroke="var(--trace-ink)"
    ) + text_element(
        left + wide / 2, _GAUGE - 3.4, roman(round), 10.5, bold=True, font="display",
        fill="var(--trace-ink)", text_anchor="middle",
    )  # fmt: skip
