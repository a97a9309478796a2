"""An auction: who is for sale, what was bid, who may still bid (characters.auction)."""

from __future__ import annotations

from alhambra.draw.cards import HEIGHT, WIDTH, character_card
from alhambra.draw.scene import Scene
from alhambra.draw.svg import at, titled
from alhambra.draw.text import write
from alhambra.locales.things import character_text
from alhambra.rules.modules.characters.auction import NOBODY, Auction, Paying

from .panel import PanelPart, section

_CARD = 74
_STAR = 26


def auction_section(scene: Scene, width: float) -> PanelPart | None:
    """The auction that is going on, if one is."""
    for step in scene.table.stack:
        if isinstance(step, (Auction, Paying)):
            inside = PanelPart(_auction(scene, step, width), _CARD * HEIGHT / WIDTH)
            return section(scene.words.text("draw-auction"), "", inside, width)
    return None


def _auction(scene: Scene, step: Auction | Paying, width: float) -> str:
    words, id = scene.words, step.character
    holder, bid, bidders = _state(step)
    x, room = _CARD + 16, width - _CARD - 16
    said = words.text("draw-no-bid")
    if holder != NOBODY:
        said = words.text("draw-bid", bid=bid, name=scene.name(holder))
    card = titled(character_text(words, id), character_card(words, id))
    stars = [
        scene.star(seat, x + index * (_STAR + 6), 68, _STAR) for index, seat in enumerate(bidders)
    ]
    still = write(x, 58, words.text("draw-bidders"), 12.5, width=room, fill="var(--muted)")
    return "".join((
        at(0, 0, card, scale=_CARD / WIDTH),
        write(x, 20, character_text(words, id), 15, width=room, bold=True),
        write(x, 40, said, 14, width=room),
        *([still, *stars] if bidders else []),
    ))  # fmt: skip


def _state(step: Auction | Paying) -> tuple[int, int, tuple[int, ...]]:
    """Who bid most, how much, and who has not passed."""
    if isinstance(step, Auction):
        return step.holder, step.bid, step.bidders
    return step.seat, step.bid, ()
