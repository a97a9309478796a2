"""Characters: what they are worth, and when it helps to use them (characters.*)."""

from __future__ import annotations

from alhambra.bots.faces import BotFace, ModuleFeatures
from alhambra.rules.modules.characters.abdul_karim import Karim
from alhambra.rules.modules.characters.abdul_knihstig import Knihstig
from alhambra.rules.modules.characters.auction import Bid, PassBid, Pay
from alhambra.rules.modules.characters.decline import Decline
from alhambra.rules.modules.characters.fatima import Exchange, Keep
from alhambra.rules.modules.characters.hakim import Hakim
from alhambra.rules.modules.characters.laila import Laila
from alhambra.rules.modules.characters.machma import Machma
from alhambra.rules.modules.characters.state import IDS
from alhambra.rules.modules.characters.yammerad import Stop, Yammerad

from . import reasons, values
from .auctions import outcomes_of_bid, outcomes_of_pass
from .features import features

FACE = BotFace(
    worth={
        Bid: values.worth_of_bid,
        Decline: values.worth_of_nothing,
        Exchange: values.worth_of_exchange,
        Hakim: values.worth_of_kind,
        Karim: values.worth_of_free_tile,
        Keep: values.worth_of_keeping,
        Knihstig: values.worth_of_free_card,
        Laila: values.worth_of_new_tile,
        Machma: values.worth_of_other_card,
        PassBid: values.worth_of_nothing,
        Pay: values.worth_of_paying,
        Stop: values.worth_of_nothing,
        Yammerad: values.worth_of_drawing,
    },
    rated_by_mason=(Exchange, Hakim, Keep, Laila, Yammerad),
    outcomes={Bid: outcomes_of_bid, PassBid: outcomes_of_pass},
    pointless={Bid: values.is_too_high, Laila: reasons.is_good_tile, Machma: reasons.is_idle},
    reasons={
        Bid: reasons.reason_to_bid,
        Exchange: reasons.reason_if_best,
        Hakim: reasons.reason_for_kind,
        Keep: reasons.reason_always,
        Laila: reasons.reason_always,
        PassBid: reasons.reason_to_pass,
        Pay: reasons.reason_to_pay,
        Yammerad: reasons.reason_always,
    },
    features=(ModuleFeatures(IDS, features),),
)
