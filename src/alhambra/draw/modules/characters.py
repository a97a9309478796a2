"""Characters: their cards, and the auction that is going on (characters.*)."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra.draw.cards import HEIGHT, WIDTH, card_symbol, plain_card
from alhambra.draw.faces import DrawFace, SheetSamples
from alhambra.draw.panels.panel import PanelPart, StripItem, section, strip_card
from alhambra.draw.scene import Scene
from alhambra.draw.svg import translated, use, with_title
from alhambra.draw.symbols import symbols
from alhambra.draw.text import text_element
from alhambra.locales import Words
from alhambra.locales.modules.characters import character_mark, character_name, character_text
from alhambra.rules.events import Event
from alhambra.rules.modules.characters.auction import NOBODY, Auction, Paying
from alhambra.rules.modules.characters.laila import LailaExchanged
from alhambra.rules.modules.characters.state import IDS, find_characters
from alhambra.rules.seats import SeatIndex

_CARD = 74
_STAR = 26
_INK = "var(--kind-seraglio-deep)"


def character_card(words: Words, id: str, *, small: bool = False) -> str:
    """A character: portrait, the sign of its ability, how often it works, and its name.

    On a small one the name would not be read: sign and mark stand there, larger. Without a
    portrait it is a card with a name.
    """
    if f"portrait-{id}" not in symbols():
        return plain_card(character_name(words, id))
    mark = character_mark(words, id)
    drawn = card_symbol("card-character") + card_symbol(f"portrait-{id}")
    if small:
        return "".join((
            drawn,
            card_symbol("card-character-front"),
            use(f"sign-{id}", 16, 101, 26, color=_INK),
            text_element(71, 122, mark, 22, bold=True, fill=_INK, text_anchor="middle"),
        ))  # fmt: skip
    return "".join((
        drawn,
        card_symbol("card-character-front"),
        card_symbol("card-character-marks"),
        use(f"sign-{id}", 10.5, 12.5, 13, color=_INK),
        text_element(83, 23.5, mark, 13, width=15, bold=True, fill=_INK, text_anchor="middle"),
        *_name(character_name(words, id)),
    ))  # fmt: skip


def _name(name: str) -> list[str]:
    """A name on its card, the first word above the others."""
    first, _, others = name.partition(" ")
    lines = {111: first, 124: others} if others else {118.5: first}
    return [
        text_element(
            50, y, line, 12.5, width=82, bold=True, font="display", text_anchor="middle", fill=_INK
        )
        for y, line in lines.items()
    ]


def _strip_items(scene: Scene, seat: SeatIndex) -> Iterator[StripItem]:
    characters = find_characters(scene.table)
    for id in characters.owned[seat] if characters else ():
        title = character_text(scene.words, id)
        yield strip_card(title, character_card(scene.words, id, small=True))


def _auction_section(scene: Scene, width: float) -> PanelPart | None:
    """The auction that is going on, if one is."""
    for step in scene.table.stack:
        if isinstance(step, (Auction, Paying)):
            inside = PanelPart(_auction(scene, step, width), _CARD * HEIGHT / WIDTH)
            return section(scene.words.text("draw-auction"), "", inside, width)
    return None


def _auction(scene: Scene, step: Auction | Paying, width: float) -> str:
    """Who is for sale, what was bid, who may still bid."""
    words, id = scene.words, step.character
    holder, bid, bidders = _state(step)
    x, room = _CARD + 16, width - _CARD - 16
    said = words.text("draw-no-bid")
    if holder != NOBODY:
        said = words.text("draw-bid", bid=bid, name=scene.name(holder))
    card = with_title(character_text(words, id), character_card(words, id))
    stars = [
        scene.star(seat, x + index * (_STAR + 6), 68, _STAR) for index, seat in enumerate(bidders)
    ]
    still = text_element(x, 58, words.text("draw-bidders"), 12.5, width=room, fill="var(--muted)")
    return "".join((
        translated(0, 0, card, scale=_CARD / WIDTH),
        text_element(x, 20, character_text(words, id), 15, width=room, bold=True),
        text_element(x, 40, said, 14, width=room),
        *([still, *stars] if bidders else []),
    ))  # fmt: skip


def _state(step: Auction | Paying) -> tuple[int, int, tuple[int, ...]]:
    """Who bid most, how much, and who has not passed."""
    if isinstance(step, Auction):
        return step.holder, step.bid, step.bidders
    return step.seat, step.bid, ()


def _new_squares(event: Event) -> tuple[int, ...]:
    return (event.square,) if isinstance(event, LailaExchanged) else ()


def _samples(words: Words) -> SheetSamples:
    return SheetSamples(
        backs=(card_symbol("card-back", color=_INK),),
        named_cards={character_text(words, id): character_card(words, id) for id in IDS},
        small_cards=tuple(character_card(words, id, small=True) for id in IDS),
    )


FACE = DrawFace(
    strip_items=_strip_items,
    section=_auction_section,
    new_squares=_new_squares,
    samples=_samples,
)
