"""Characters on the wire: who owns whom, the auction, and what each character's use is about."""

from __future__ import annotations

from msgspec import Struct

from alhambra.rules.game import Game
from alhambra.rules.modules.characters import auction
from alhambra.rules.modules.characters.abdul_karim import Karim
from alhambra.rules.modules.characters.abdul_knihstig import Knihstig
from alhambra.rules.modules.characters.auction import Auction, Bid, Pay, Paying
from alhambra.rules.modules.characters.hakim import Hakim, HakimChoice
from alhambra.rules.modules.characters.laila import Laila
from alhambra.rules.modules.characters.machma import Machma
from alhambra.rules.modules.characters.state import characters_of
from alhambra.rules.money import total
from alhambra.rules.scoring import score_lines
from alhambra.table.draft import after
from alhambra.wire.faces import OfferFields, WireFace
from alhambra.wire.plain_values import codes


class CharactersView(Struct):
    """Who owns whom, and how many lie aside; `used`: the ◆ card of this turn is spent."""

    owned: tuple[tuple[str, ...], ...]
    aside: int
    used: bool


class AuctionView(Struct):
    """A character that is sold: `bidders` have not passed, `holder` bid most (-1: nobody)."""

    character: str
    opener: int
    bidders: tuple[int, ...]
    bid: int
    holder: int


def _view(game: Game) -> CharactersView:
    state = characters_of(game)
    return CharactersView(state.owned, len(state.aside), state.used)


def _auction(game: Game, step: Auction) -> AuctionView:
    opener = auction.opener(game)
    return AuctionView(step.character, opener, step.bidders, step.bid, step.holder)


def _paying(game: Game, step: Paying) -> AuctionView:
    """The auction while its winner pays."""
    opener = auction.opener(game)
    return AuctionView(step.character, opener, (step.seat,), step.bid, step.seat)


def _bid(action: Bid) -> OfferFields:
    return {"amount": action.amount}


def _pay(action: Pay) -> OfferFields:
    return {"cards": codes(action.cards)}


def _overpaid(game: Game, action: Pay) -> OfferFields:
    step = game.stack[-1]
    return {"over": total(action.cards) - step.bid} if isinstance(step, Paying) else {}


def _on_square(action: Karim | Laila) -> OfferFields:
    return {"square": action.square}


def _take(action: Knihstig) -> OfferFields:
    return {"cards": codes(action.card.unit)}


def _exchange(action: Machma) -> OfferFields:
    return {"given": action.given.code, "cards": codes(action.taken.unit)}


def _choose(action: Hakim) -> OfferFields:
    return {"kind": action.kind}


def _gain(game: Game, action: Hakim) -> OfferFields:
    """What the coming scoring brings to the seat without the half building, and with it."""
    step = game.stack[-1]
    if not isinstance(step, HakimChoice):
        return {}
    return {"points": (_points(game, step), _points(after(game, action), step))}


def _points(game: Game, step: HakimChoice) -> int:
    lines = score_lines(game, step.round)
    return sum(line.points for line in lines if line.owner == step.seat)


FACE = WireFace(
    view=_view,
    offers={
        Bid: _bid,
        Pay: _pay,
        Karim: _on_square,
        Laila: _on_square,
        Knihstig: _take,
        Machma: _exchange,
        Hakim: _choose,
    },
    offers_now={Pay: _overpaid, Hakim: _gain},
    steps={Auction: _auction, Paying: _paying},
)
