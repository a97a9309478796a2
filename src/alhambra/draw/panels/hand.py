"""The hand of the viewer: a fan for each currency, with its sum."""

from __future__ import annotations

from alhambra.draw.cards import HEIGHT, WIDTH, money_card
from alhambra.draw.scene import Scene
from alhambra.draw.svg import rect, translated, use, with_title
from alhambra.draw.symbols import symbols
from alhambra.draw.text import text_element
from alhambra.draw.tokens import currency_color, currency_ink
from alhambra.locales.things import cards_text
from alhambra.rules.money import Currency, cards_in, part, size, total

from .panel import PanelPart, section

_CARD = 66
_STEP = 26
_CHIP = 22
_GAP = 12
_HEIGHT = _CHIP + 8 + _CARD * HEIGHT / WIDTH


def hand_section(scene: Scene, width: float) -> PanelPart:
    """All cards of the hand, as many fans in a row as have room."""
    table = scene.table
    assert table.seat is not None
    hand = table.hand or 0
    groups = [currency for currency in table.rules.currencies if part(hand, currency)]
    drawn, x, y = [], 0.0, 0.0
    for currency in groups:
        cards = part(hand, currency)
        step = min(_STEP, (width - _CARD) / max(1, size(cards) - 1))
        wide = _CARD + step * (size(cards) - 1)
        if x + wide > width:
            x, y = 0, y + _HEIGHT + _GAP
        drawn.append(translated(x, y, _fan(scene, cards, currency, step)))
        x += wide + _GAP
    inside = PanelPart("".join(drawn), y + _HEIGHT if drawn else 0)
    title = scene.words.text("draw-hand", name=scene.name(table.seat))
    return section(title, scene.words.text("draw-cards", count=size(hand)), inside, width)


def _fan(scene: Scene, cards: int, currency: Currency, step: float) -> str:
    fan = [
        translated(index * step, _CHIP + 8, money_card(card), scale=_CARD / WIDTH)
        for index, card in enumerate(reversed(cards_in(cards)))
    ]
    return with_title(cards_text(scene.words, cards), _sum(cards, currency), *fan)


def _sum(cards: int, currency: Currency) -> str:
    ink = f"var(--{currency_ink(currency.name)})"
    sign = f"sign-{currency.name}"
    return "".join((
        rect(0, 0, 52, _CHIP, rx=_CHIP / 2, fill=f"var(--{currency_color(currency.name)})"),
        use(sign, 8, 4.5, 13, color=ink) if sign in symbols() else "",
        text_element(26, 16, str(total(cards)), 14, bold=True, fill=ink, font="num"),
    ))  # fmt: skip
