"""Advice on request, with its reason in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from alhambra.bots import make_bot
from alhambra.bots.advice import ADVISER, Adviser, Alternative
from alhambra.locales import Words
from alhambra.locales.things import cards_params, tile_name, tile_params
from alhambra.rules.actions import Action
from alhambra.rules.game import Game

from .menus import Menu

#: How many other good actions are named.
_OTHERS = 2


def hint_lines(words: Words, game: Game, menu: Menu) -> Iterator[str]:
    """What the adviser would do for the seat to decide, and why."""
    actions = game.legal_actions()
    if len(actions) == 1:
        yield words.text("hint-none")
        return
    adviser = cast("Adviser", make_bot(ADVISER))
    best, *others = adviser.explain(game.view(game.seat), actions)
    yield words.text("hint-how", path=_path_text(words, menu, best.action))
    yield _reason_text(words, best)
    if others:
        named = (str(other.action) for other in others[:_OTHERS])
        yield words.text("hint-also", actions=" · ".join(named))
    yield words.text("hint-typed", typed=str(best.action))


def _reason_text(words: Words, best: Alternative) -> str:
    """What speaks for an alternative, in a sentence."""
    params = cards_params(words, "cards", best.cards)
    if best.tile:
        params |= tile_params(words, "tile", best.tile, tile_name)
    return words.first(f"reason-{best.reason}", "reason-other", **params)


def _path_text(words: Words, menu: Menu, action: Action) -> str:
    """The choices that lead to an action: `2 Buy a tile, then 1 Square 3: garden 7`."""
    first, *rest = menu.path_to(action) or [str(action)]
    for label in rest:
        first = words.text("hint-then", first=first, second=label)
    return first
