"""Ten characters, auctioned when they come up (characters.*); one file each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from alhambra.rules.module import Module, ModuleState

from . import (
    abdul_karim,
    abdul_knihstig,
    ammar,
    faruk,
    fatima,
    hakim,
    laila,
    machma,
    yammerad,
    yusuf,
)
from .auction import Auction, Bid, PassBid, Pay, Paying
from .card import CARDS, CharacterCard
from .decline import Decline
from .state import (
    IDS,
    NAME,
    Characters,
    begin_turn,
    change,
    characters_of,
    parse_state,
    seen,
    start,
    state_words,
)

if TYPE_CHECKING:
    from alhambra.rules.actions import Action
    from alhambra.rules.components import Components
    from alhambra.rules.game import Game
    from alhambra.rules.refill import Special

#: How many characters join which pile; the others stay aside (characters.setup).
PILES = {2: slice(0, 2), 3: slice(2, 4), 4: slice(4, 6)}
ASIDE = slice(6, None)
MOST_ASIDE = 4
#: The characters marked ◆ (characters.once).
USED = frozenset(member.ID for member in (abdul_knihstig, ammar, faruk, laila, machma, yammerad))


def pile_cards(game: Game) -> Mapping[int, list[Special]]:
    """Two characters each for the piles 2, 3 and 4; four stay aside in their order."""
    order = game.shuffle("characters", IDS)
    change(game, aside=order[ASIDE])
    return {pile: [CARDS[id] for id in order[share]] for pile, share in PILES.items()}


def pool(part: object) -> Iterable[Special]:
    """The characters that were never turned up: in the deck or aside."""
    state = cast("Characters", part)
    return [CARDS[id] for id in IDS if id not in state.drawn]


def dealt(part: object, pool: list[Special]) -> tuple[object, list[Special]]:
    """Some of the pool aside, the others are in the deck."""
    state = cast("Characters", part)
    aside = [cast("CharacterCard", card).id for card in pool[: len(state.aside)]]
    return replace(state, aside=tuple(aside)), pool[len(state.aside) :]


def defects(game: Game) -> list[str]:
    """Every hidden character is in the deck or aside; every owned one was turned up."""
    state = characters_of(game)
    in_deck = [card.id for card in game.deck if isinstance(card, CharacterCard)]
    owned = [id for ids in state.owned for id in ids]
    broken = []
    if sorted((*in_deck, *state.aside, *state.drawn)) != sorted(IDS):
        broken.append("characters hidden and drawn do not add up")
    if not set(owned) <= set(state.drawn) or len(set(owned)) < len(owned):
        broken.append("characters owned that were never drawn")
    if any(list(ids) != sorted(ids) for ids in (*state.owned, state.drawn)):
        broken.append("characters out of order")
    if len(state.aside) > MOST_ASIDE:
        broken.append(f"{len(state.aside)} characters aside")
    if state.used and USED.isdisjoint(state.owned[game.turn_seat]):
        broken.append("a character used that is not owned")
    return broken


def extras(game: Game) -> tuple[Action, ...]:
    """What the characters of the seat on turn offer beside its action."""
    found: tuple[Action, ...] = ()
    for id in characters_of(game).owned[game.turn_seat]:
        if id in OFFERS:
            found += OFFERS[id](game)
    return found


OFFERS: dict[str, Callable[[Game], tuple[Action, ...]]] = {
    abdul_karim.ID: abdul_karim.offers,
    laila.ID: laila.offers,
    machma.ID: machma.offers,
    yammerad.ID: yammerad.offers,
}


def module(components: Components) -> Module:
    """Where characters come in."""
    return Module(
        name=NAME,
        paragraphs=(
            "characters.setup",
            "characters.auction",
            "characters.open",
            "characters.once",
            *(f"characters.{id}" for id in IDS),
        ),
        state=ModuleState(
            start=start, words=state_words, parse=parse_state, seen=seen, pool=pool, dealt=dealt
        ),
        members=(
            abdul_karim.MEMBER,
            abdul_knihstig.MEMBER,
            ammar.MEMBER,
            faruk.MEMBER,
            hakim.MEMBER,
            laila.MEMBER,
            machma.MEMBER,
            yammerad.MEMBER,
            yusuf.MEMBER,
            fatima.MEMBER,
        ),
        specials=tuple(CARDS.values()),
        pile_cards=(pile_cards,),
        pile_backs=(dict.fromkeys(PILES, (CharacterCard.back,) * 2),),
        steps=(Auction, Paying),
        actions=(Bid, PassBid, Pay, Decline),
        turn_extras=(extras,),
        turn_begins=(begin_turn,),
        defects=(defects,),
    )
