"""What speaks for an action of characters, and which of them are never worth considering."""

from __future__ import annotations

from alhambra.bots.analysis.new_payments import new_payments
from alhambra.bots.faces import RatedChoice
from alhambra.bots.mason.weights import AVOID
from alhambra.rules.actions import Action
from alhambra.rules.modules.characters.auction import PASS_BID, Bid, PassBid, Pay
from alhambra.rules.modules.characters.hakim import Hakim
from alhambra.rules.modules.characters.laila import Laila
from alhambra.rules.modules.characters.machma import Machma
from alhambra.rules.money import total
from alhambra.rules.view import OpenTable

from .values import hands_of, worth_of_new_tile


def is_good_tile(table: OpenTable, laila: Laila) -> bool:
    """The tile is worth having, or there is no money for another one."""
    return worth_of_new_tile(table, laila) <= AVOID


def is_idle(table: OpenTable, machma: Machma) -> bool:
    """No tile of the market becomes payable, exactly or more cheaply."""
    return not any(new_payments(table.rules, table.market, *hands_of(table, machma)))


def reason_always(choice: RatedChoice, action: Action) -> str:
    """Its sentence is true whatever else could be done."""
    return action.verb


def reason_if_best(choice: RatedChoice, action: Action) -> str | None:
    """Its sentence says that nothing is better."""
    return action.verb if choice.is_best(action) else None


def reason_for_kind(choice: RatedChoice, hakim: Hakim) -> str | None:
    """Half a building gains more there than elsewhere, and no kind gains more."""
    is_all_the_same = len(set(choice.values.values())) == 1
    return None if is_all_the_same else reason_if_best(choice, hakim)


def reason_to_bid(choice: RatedChoice, bid: Bid) -> str | None:
    """The character is worth the lowest bid."""
    return "bid" if choice.values[bid] > choice.values[PASS_BID] else None


def reason_to_pass(choice: RatedChoice, action: PassBid) -> str:
    """The character is not worth the lowest bid; or at least the money is saved."""
    return "pass" if choice.is_best(action) else "save"


def reason_to_pay(choice: RatedChoice, pay: Pay) -> str | None:
    """Nothing costs less."""
    least = min(total(other.cards) for other in choice.values if isinstance(other, Pay))
    return "pay" if total(pay.cards) == least else None
