"""Characters in the terminal: auctions, what they do by choice, who owns them, their points."""

from __future__ import annotations

from collections.abc import Hashable

from alhambra.cli.faces import TerminalFace
from alhambra.rules.modules.characters import fatima, yusuf
from alhambra.rules.modules.characters.abdul_knihstig import KnihstigChoice
from alhambra.rules.modules.characters.ammar import AmmarChoice
from alhambra.rules.modules.characters.auction import Auction, Paying
from alhambra.rules.modules.characters.fatima import FatimaChoice
from alhambra.rules.modules.characters.hakim import HakimChoice
from alhambra.rules.modules.characters.yammerad import YammeradChoice
from alhambra.rules.steps import Step

from .auction import auction_menu, paying_menu
from .cards import card_lines, character_lines, in_deck, standing_notes, standing_rows
from .menus import (
    decline_choices,
    fatima_menu,
    hakim_menu,
    knihstig_menu,
    take_note,
    turn_choices,
    yammerad_menu,
)
from .pad import PAD


def picture_key(step: Step) -> Hashable | None:
    """One auction needs the picture of the table only once."""
    return step.character if isinstance(step, Auction | Paying) else None


FACE = TerminalFace(
    step_menus={
        Auction: auction_menu,
        FatimaChoice: fatima_menu,
        HakimChoice: hakim_menu,
        KnihstigChoice: knihstig_menu,
        Paying: paying_menu,
        YammeradChoice: yammerad_menu,
    },
    turn_titles={AmmarChoice: "menu-ammar"},
    turn_choices=turn_choices,
    last_choices=decline_choices,
    take_note=take_note,
    order=1,
    in_deck=in_deck,
    card_lines=card_lines,
    picture_key=picture_key,
    standing_rows=standing_rows,
    standing_notes=standing_notes,
    covers=frozenset((fatima.ID, yusuf.ID)).__contains__,
    # Yusuf belongs to the wall; Fatima comes after everything (characters.fatima).
    source_order={yusuf.ID: -1, fatima.ID: 1},
    pad=PAD,
    commands=dict.fromkeys(("characters", "c"), character_lines),
)
