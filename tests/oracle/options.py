"""The legal actions of each decision."""

from collections.abc import Callable

from tests.oracle import auction, characters, listing, phases
from tests.oracle.refill import Refill


class Options(Refill):
    """The options of the seat that has to decide."""

    def legal(self) -> set[str]:
        """All actions listed for the current decision."""
        if self.seat is None:
            return set()
        options: dict[str, Callable[[int], set[str]]] = {
            phases.ACTION: self._action_options,
            phases.KNIHSTIG: self._knihstig_options,
            phases.YAMMERAD: self._yammerad_options,
            phases.PLACING: self._placing_options,
            phases.AMMAR: self._ammar_options,
            phases.BIDDING: self._bidding_options,
            phases.PAYING: self._paying_options,
            phases.FATIMA: lambda seat: characters.fatima_actions(self.aside),
            phases.HAKIM: lambda seat: characters.hakim_actions(self.palaces[seat]),
            phases.LEFTOVERS: self._placing_options,
        }
        return options[self.phase](self.seat)

    def _action_options(self, seat: int) -> set[str]:
        """turn.action; ruling: pass only if no action is legal; characters do not count."""
        actions = self._take_options() | self._redesign_options(seat)
        actions |= listing.buy_actions(self.market, self.hands[seat])
        return (actions if actions else {"pass"}) | self._character_options(seat)

    def _take_options(self) -> set[str]:
        """money.take, characters.faruk, gates.take"""
        takes = listing.take_actions(self.display, 7 if self._can_use("faruk") else 5)
        return takes | {"take gate"} if self.gate_card else takes

    def _redesign_options(self, seat: int) -> set[str]:
        """redesign.*, gates.use"""
        return listing.redesign_actions(
            self.palaces[seat], self.reserves[seat], self.gates[seat], self.gate_cards[seat]
        )

    def _character_options(self, seat: int) -> set[str]:
        """characters.*: those used by their own action, most of them before the first action."""
        found = set()
        if "abdul_karim" in self.characters[seat]:
            found |= characters.karim_actions(self.market)
        if not self.acted and self._can_use("laila"):
            found |= characters.laila_actions(self.market, self.supply)
        if not self.acted and self._can_use("machma"):
            found |= characters.machma_actions(self.hands[seat], self.display)
        if not self.acted and self._can_use("yammerad"):
            found |= characters.yammerad_actions(self.hands[seat], self.deck, self.discards)
        return found

    def _knihstig_options(self, seat: int) -> set[str]:
        """characters.abdul_knihstig"""
        return characters.knihstig_actions(self.display) | {"decline"}

    def _yammerad_options(self, seat: int) -> set[str]:
        """characters.yammerad: after a card that is not money, draw again or stop."""
        can_draw = characters.can_draw_money(self.deck, self.discards)
        return {"yammerad", "stop"} if can_draw else {"stop"}

    def _placing_options(self, seat: int) -> set[str]:
        """turn.place, end.leftovers, gates.use, two.gift: only bought tiles may be given away."""
        return listing.place_actions(
            self.palaces[seat],
            self._waiting(seat),
            self.phase == phases.PLACING and self.players == 2,
            self.gates[seat],
            self.gate_cards[seat],
        )

    def _waiting(self, seat: int) -> list[str]:
        """The tiles that the seat has to place now."""
        return self.bought if self.phase == phases.PLACING else self.leftovers[seat]

    def _ammar_options(self, seat: int) -> set[str]:
        """characters.ammar: one more redesign."""
        return self._redesign_options(seat) | {"decline"}

    def _bidding_options(self, seat: int) -> set[str]:
        """characters.auction"""
        assert self.auction is not None
        return self.auction.options(self.hands[seat])

    def _paying_options(self, seat: int) -> set[str]:
        """characters.auction"""
        assert self.auction is not None
        return auction.pay_actions(self.hands[seat], self.auction.bid)

    def allows(self, text: str) -> bool:
        """Whether an action is legal, payments with a superfluous card included (buy.price)."""
        if self.seat is None:
            return False
        hand = self.hands[self.seat]
        if self.phase == phases.ACTION and listing.is_legal_buy(text, self.market, hand):
            return True
        if self.phase == phases.PAYING and self.auction is not None:
            return auction.is_legal_payment(text, hand, self.auction.bid)
        return text in self.legal()
