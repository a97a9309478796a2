"""From the last placing to the next turn: display, auctions, market, scorings (turn.refill)."""

from tests.oracle import characters, money, phases
from tests.oracle.auction import Auction
from tests.oracle.moves import Moves
from tests.oracle.table import GATE_CARD, SCORING_CARDS


class Refill(Moves):
    """The steps of turn.refill, and their decisions."""

    auction: Auction | None = None  # of the character drawn last, until it is decided
    market_is_full = True  # after the last refill

    # Cards drawn

    def _refill_display(self) -> None:
        """turn.refill, turn.reshuffle: up to four money cards, one by one."""
        while self.phase == phases.DISPLAY:
            card = self._draw_card() if len(self.display) < 4 else None
            if card is None:
                self.phase = phases.MARKET
            elif money.is_money(card):
                self.display.append(card)
            else:
                self._reveal(card, (self.turn_seat + 1) % self.players)

    def _reveal(self, card: str, opener: int) -> None:
        """A card that is not money is resolved by its own rule."""
        if card in SCORING_CARDS:
            self.pending.append(SCORING_CARDS[card])  # score.when
        elif card == GATE_CARD:
            self._reveal_gate()
        else:
            character = card.removeprefix("character ")
            self.auction = Auction(character, self.players, opener)
            self._ask(phases.BIDDING, opener)

    def _reveal_gate(self) -> None:
        """gates.reveal: face up beside the market, or discarded if one is there already."""
        if self.gate_card:
            self.discards.append(GATE_CARD)
        self.gate_card = True

    # Auctions

    def _bid(self, seat: int, text: str) -> None:
        """characters.auction: a bid or a pass; without any bid the card leaves the game."""
        assert self.auction is not None
        self.auction.apply(text)
        if not self.auction.has_ended():
            self._ask(phases.BIDDING, self.auction.seat)
        elif self.auction.bidder is not None:
            self._ask(phases.PAYING, self.auction.bidder)
        else:
            self.removed.append(self.auction.character)
            self._after_the_auction()

    def _pay_the_bid(self, seat: int, text: str) -> None:
        """characters.auction, characters.open: the card lies open; Fatima's choice follows."""
        assert self.auction is not None
        self._pay(seat, text)
        self.characters[seat].append(self.auction.character)
        if self.auction.character == "fatima":
            self._ask(phases.FATIMA, seat)
        else:
            self._after_the_auction()

    def _decide_fatima(self, seat: int, text: str) -> None:
        """characters.fatima: exchanged for the top face-down character, she leaves the game."""
        if text == "exchange fatima":
            self.characters[seat].remove("fatima")
            self.removed.append("fatima")
            self.characters[seat].append(self.aside.pop(0))
        self._after_the_auction()

    def _after_the_auction(self) -> None:
        """characters.auction: drawing continues; characters.yammerad: if the player wants."""
        self.auction = None
        if self.yammerad_draws:
            self._ask(phases.YAMMERAD, self.turn_seat)
        else:
            self.phase = phases.DISPLAY

    # Market and scorings

    def _fill_the_market(self) -> None:
        """turn.refill: the empty squares; end.when: this refill decides the end."""
        self._refill_market()
        self.market_is_full = None not in self.market.values()
        self.phase = phases.SCORINGS

    def _continue_with_scorings(self) -> None:
        """turn.refill: each with Hakim's choice before and the neutral player's tiles after it."""
        if not self.pending:
            self.phase = phases.END_CHECK
            return
        number = min(self.pending)
        owner = self.owner_of("hakim")
        if owner is not None and self._hakim_has_to_choose(owner):
            self._ask(phases.HAKIM, owner)
            return
        self._score(number)
        self.hakim_kind = None  # characters.hakim: a new choice for each scoring
        self.pending.remove(number)
        if self.players == 2 and number in (1, 2):  # two.neutral
            self._neutral_draws(6 if number == 1 else len(self.supply) // 3)
        if number == 3:
            self.phase = phases.FINISH

    def _hakim_has_to_choose(self, owner: int) -> bool:
        """characters.hakim: if there is a kind, one must be chosen."""
        options = characters.hakim_actions(self.palaces[owner])
        return bool(options) and self.hakim_kind is None

    def _choose_for_hakim(self, seat: int, text: str) -> None:
        """characters.hakim"""
        self.hakim_kind = text.removeprefix("hakim ")
        self.phase = phases.SCORINGS
