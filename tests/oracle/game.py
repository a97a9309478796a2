"""The course of a game: decisions, turns, end."""

from collections.abc import Callable, Iterable

from tests.oracle import characters, money, phases
from tests.oracle.options import Options
from tests.oracle.tiles import price_of


class Oracle(Options):
    """One game. Every decision is a text; see legal, allows and apply.

    Modules: any of city_gates, diamonds, camps, characters.
    """

    def __init__(
        self,
        players: int,
        shuffle: Callable[[str, list[str]], list[str]],
        modules: Iterable[str] = (),
    ) -> None:
        """Set up the game, up to the first decision."""
        super().__init__(players, shuffle, modules)
        self.winners: list[int] = []
        self.over = False

    # Carrying out actions

    def apply(self, text: str) -> None:
        """Carry out an action, and everything that follows without a decision."""
        if self.seat is None or not self.allows(text):
            raise ValueError(f"not legal: {text}")
        self.carry_out(text)

    def carry_out(self, text: str) -> None:
        """The same for an action known to be legal: checking that takes most of the time."""
        assert self.seat is not None
        decisions: dict[str, Callable[[int, str], None]] = {
            phases.ACTION: self._act,
            phases.KNIHSTIG: self._use_knihstig,
            phases.YAMMERAD: self._draw_again_or_stop,
            phases.PLACING: self._place,
            phases.AMMAR: self._use_ammar,
            phases.BIDDING: self._bid,
            phases.PAYING: self._pay_the_bid,
            phases.FATIMA: self._decide_fatima,
            phases.HAKIM: self._choose_for_hakim,
            phases.LEFTOVERS: self._place,
        }
        decisions[self.phase](self.seat, text)
        self._advance()

    def _advance(self) -> None:
        """turn.refill: one step after another, until somebody has to decide."""
        steps: dict[str, Callable[[], None]] = {
            phases.PLACED: self._after_placing,
            phases.DISPLAY: self._refill_display,
            phases.MARKET: self._fill_the_market,
            phases.SCORINGS: self._continue_with_scorings,
            phases.END_CHECK: self._check_the_end,
            phases.LEFTOVER_PLACED: self._continue_with_leftovers,
            phases.FINISH: self._finish,
        }
        while self.phase in steps:
            steps[self.phase]()

    # The turn

    def _act(self, seat: int, text: str) -> None:
        """turn.action: one action, or a ◆ card before the first one."""
        verb, *words = text.split()
        if verb in ("laila", "machma", "yammerad"):
            self._use_before_first_action(seat, verb, words)
            return
        self.acted = True
        self.keeps_turn = False
        if verb == "take":
            self._take(seat, words)
        elif verb == "buy":
            self._buy(seat, words)
        elif verb == "abdul_karim":
            self._buy_with_karim(seat, words)
        elif verb != "pass":
            self._redesign(seat, text)
        is_expensive = (
            verb in ("buy", "abdul_karim") and price_of(self.bought[-1]) >= characters.EXPENSIVE
        )
        if is_expensive and self._can_use("abdul_knihstig") and self.display:
            self._ask(phases.KNIHSTIG, seat)
        else:
            self._after_the_action()

    def _use_before_first_action(self, seat: int, verb: str, words: list[str]) -> None:
        """characters.laila, characters.machma, characters.yammerad; then an action."""
        self.diamond_card_used = True
        if verb == "laila":
            self._laila(int(words[0]))
        elif verb == "machma":
            self._machma(seat, words)
        else:
            self._draw_for_yammerad(seat)

    def _draw_for_yammerad(self, seat: int) -> None:
        """characters.yammerad: money goes into the hand; any other card is followed by a choice."""
        card = self._draw_card()
        assert card is not None
        self.yammerad_draws = not money.is_money(card)
        if money.is_money(card):
            self.hands[seat].append(card)
            self._ask(phases.ACTION, seat)
        else:
            self._ask(phases.YAMMERAD, seat)
            self._reveal(card, seat)

    def _draw_again_or_stop(self, seat: int, text: str) -> None:
        """characters.yammerad: all draws are one use."""
        if text == "yammerad":
            self._draw_for_yammerad(seat)
        else:
            self.yammerad_draws = False
            self._ask(phases.ACTION, seat)

    def _use_knihstig(self, seat: int, text: str) -> None:
        """characters.abdul_knihstig: a face-up card; declining keeps him."""
        if text != "decline":
            self.diamond_card_used = True
            self._take_from_display(seat, text.removeprefix("abdul_knihstig "))
        self._after_the_action()

    def _after_the_action(self) -> None:
        """turn.exact: another action; otherwise turn.place."""
        self.phase = phases.ACTION if self.keeps_turn else phases.PLACED

    def _place(self, seat: int, text: str) -> None:
        """turn.place, end.leftovers"""
        self._put_away(seat, text, self._waiting(seat))
        bought = self.phase == phases.PLACING
        self.phase = phases.PLACED if bought else phases.LEFTOVER_PLACED

    def _after_placing(self) -> None:
        """turn.refill: when every tile is placed, Ammar if he can be used, then the refill."""
        if self.bought:
            self._ask(phases.PLACING, self.turn_seat)
        elif self._can_use("ammar") and self._redesign_options(self.turn_seat):
            self._ask(phases.AMMAR, self.turn_seat)
        else:
            self.phase = phases.DISPLAY

    def _use_ammar(self, seat: int, text: str) -> None:
        """characters.ammar"""
        if text != "decline":
            self.diamond_card_used = True
            self._redesign(seat, text)
        self.phase = phases.DISPLAY

    # The end

    def _check_the_end(self) -> None:
        """end.when, decided by the market refill; otherwise turn.action: clockwise."""
        if self.market_is_full:
            self._begin_turn((self.turn_seat + 1) % self.players)
        else:
            self._hand_out_leftovers()

    def _hand_out_leftovers(self) -> None:
        """end.leftovers: all squares are decided first."""
        for square, tile in self.market.items():
            winner = self._richest(money.SQUARE_CURRENCY[square])
            if tile is not None and winner is not None:
                self.market[square] = None
                self.leftovers[winner].append(tile)
        self.phase = phases.LEFTOVER_PLACED

    def _richest(self, currency: str) -> int | None:
        """end.leftovers: who holds strictly the most money of a currency, if anybody does."""
        sums = [money.money_of(hand, currency) for hand in self.hands]
        richest = [seat for seat in range(self.players) if sums[seat] == max(sums)]
        return richest[0] if len(richest) == 1 and max(sums) > 0 else None

    def _continue_with_leftovers(self) -> None:
        """end.leftovers: in turn order from the next player; then the third scoring."""
        for step in range(1, self.players + 1):
            seat = (self.turn_seat + step) % self.players
            if self.leftovers[seat]:
                self._ask(phases.LEFTOVERS, seat)
                return
        self.pending = [3]
        self.phase = phases.SCORINGS

    def _finish(self) -> None:
        """end.winner, two.score: most points; only players can win."""
        best = max(self.scores)
        self.winners = [seat for seat in range(self.players) if self.scores[seat] == best]
        self.phase = phases.OVER
        self.over = True
        self.seat = None
