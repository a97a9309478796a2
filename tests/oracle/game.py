"""The course of the base game: decisions, turns, end."""

from collections.abc import Callable

from tests.oracle import listing, money, setup
from tests.oracle.table import Table
from tests.oracle.tiles import price_of

ACTION = "action"
PLACING = "placing"
LEFTOVERS = "leftovers"
OVER = "over"


class Oracle(Table):
    """One game. Every decision is a text; see legal, allows and apply."""

    def __init__(self, players: int, shuffle: Callable[[str, list[str]], list[str]]) -> None:
        """The setup, up to the first decision."""
        super().__init__(players, shuffle)
        self.bought: list[str] = []  # this turn, not yet placed
        self.leftovers: list[list[str]] = [[] for _ in range(players)]  # not yet placed
        self.winners: list[int] = []
        self.over = False
        self.turn_seat = setup.first_seat(self.hands)
        self.seat: int | None = self.turn_seat
        self.phase = ACTION

    # What is legal

    def legal(self) -> set[str]:
        """All actions listed for the decision at hand."""
        if self.seat is None:
            return set()
        if self.phase == ACTION:
            actions = self._turn_actions(self.seat)
            return actions if actions else {"pass"}  # turn.action, ruling
        return self._placing_actions(self.seat)

    def _turn_actions(self, seat: int) -> set[str]:
        """turn.action: take money, buy a tile, or redesign."""
        return (
            listing.take_actions(self.display)
            | listing.buy_actions(self.market, self.hands[seat])
            | listing.redesign_actions(self.palaces[seat], self.reserves[seat])
        )

    def _placing_actions(self, seat: int) -> set[str]:
        """turn.place, end.leftovers, two.gift: only tiles bought may be given away."""
        gifts = self.phase == PLACING and self.players == 2
        return listing.place_actions(self.palaces[seat], self._waiting(seat), gifts)

    def _waiting(self, seat: int) -> list[str]:
        """The tiles that the seat has to place now."""
        return self.bought if self.phase == PLACING else self.leftovers[seat]

    def allows(self, text: str) -> bool:
        """Whether an action is legal, payments with a card to spare included (buy.price)."""
        if self.seat is None:
            return False
        if self.phase == ACTION and listing.is_legal_buy(text, self.market, self.hands[self.seat]):
            return True
        return text in self.legal()

    # What actions do

    def apply(self, text: str) -> None:
        """Carry out an action, and all that follows without a decision."""
        if self.seat is None or not self.allows(text):
            raise ValueError(f"not legal: {text}")
        if self.phase == ACTION:
            self._act(self.seat, text)
        else:
            self._place(self.seat, text)

    def _act(self, seat: int, text: str) -> None:
        """turn.action: one action; then again after an exact payment, else placing."""
        keeps_turn = False
        verb, *words = text.split()
        if verb == "take":
            self._take(seat, words)
        elif verb == "buy":
            keeps_turn = self._buy(seat, text)
        elif verb == "add":
            self._add(seat, words[0], words[1])
        elif verb == "remove":
            self._remove(seat, words[0])
        elif verb == "swap":
            self._swap(seat, words[0], words[1])
        else:
            assert verb == "pass"  # turn.action, ruling: it ends the actions
        if not keeps_turn:
            self.phase = PLACING
            self._go_on_placing()

    def _take(self, seat: int, words: list[str]) -> None:
        """money.take"""
        for currency, value in zip(words[0::2], words[1::2], strict=True):
            self.display.remove(f"{currency} {value}")
            self.hands[seat].append(f"{currency} {value}")

    def _buy(self, seat: int, text: str) -> bool:
        """buy.price; True if paid exactly (turn.exact)."""
        square, values = listing.parse_buy(text)
        tile = self.market[square]
        assert tile is not None
        for value in values:
            card = f"{money.SQUARE_CURRENCY[square]} {value}"
            self.hands[seat].remove(card)
            self.discards.append(card)
        self.market[square] = None
        self.bought.append(tile)
        return sum(values) == price_of(tile)

    def _add(self, seat: int, tile: str, cell: str) -> None:
        """redesign.add"""
        self.reserves[seat].remove(tile)
        self.palaces[seat][listing.parse_cell(cell)] = tile

    def _remove(self, seat: int, tile: str) -> None:
        """redesign.remove"""
        cells = [cell for cell, built in self.palaces[seat].items() if built == tile]
        del self.palaces[seat][cells[0]]
        self.reserves[seat].append(tile)

    def _swap(self, seat: int, tile: str, cell: str) -> None:
        """redesign.swap"""
        replaced = self.palaces[seat][listing.parse_cell(cell)]
        self._add(seat, tile, cell)
        self.reserves[seat].append(replaced)

    def _place(self, seat: int, text: str) -> None:
        """turn.place, end.leftovers: one of the tiles that wait."""
        verb, tile, *cell = text.split()
        self._waiting(seat).remove(tile)
        if verb == "place":
            self.palaces[seat][listing.parse_cell(cell[0])] = tile
        elif verb == "reserve":
            self.reserves[seat].append(tile)
        else:
            assert verb == "give"  # two.gift
            self.neutral.append(tile)
        if self.phase == PLACING:
            self._go_on_placing()
        else:
            self._go_on_with_leftovers()

    def _go_on_placing(self) -> None:
        """turn.place: when every tile bought is placed, the refill follows."""
        if not self.bought:
            self._refill()

    # The end of a turn

    def _refill(self) -> None:
        """turn.refill: the whole order after the placing."""
        self._refill_display()
        self._refill_market()
        market_is_full = None not in self.market.values()
        for number in sorted(self.pending):
            self._score(number)
            if self.players == 2:
                self._neutral_draws(6 if number == 1 else len(self.supply) // 3)
        self.pending = []
        if market_is_full:
            self._next_turn()
        else:
            self._end()

    def _next_turn(self) -> None:
        """turn.action: clockwise."""
        self.turn_seat = (self.turn_seat + 1) % self.players
        self.seat = self.turn_seat
        self.phase = ACTION

    # The end

    def _end(self) -> None:
        """end.when: the market could not be filled; first the leftovers are decided."""
        self.phase = LEFTOVERS
        for square, tile in self.market.items():
            winner = self._richest(money.SQUARE_CURRENCY[square])
            if tile is not None and winner is not None:
                self.market[square] = None
                self.leftovers[winner].append(tile)
        self._go_on_with_leftovers()

    def _richest(self, currency: str) -> int | None:
        """end.leftovers: who holds strictly the most money of a currency, if anybody does."""
        sums = [money.money_of(hand, currency) for hand in self.hands]
        richest = [seat for seat in range(self.players) if sums[seat] == max(sums)]
        return richest[0] if len(richest) == 1 and max(sums) > 0 else None

    def _go_on_with_leftovers(self) -> None:
        """end.leftovers: in turn order from who would have been next; then end.winner."""
        for step in range(1, self.players + 1):
            seat = (self.turn_seat + step) % self.players
            if self.leftovers[seat]:
                self.seat = seat
                return
        self._finish()

    def _finish(self) -> None:
        """end.winner, two.score: third scoring, then most points; only players can win."""
        self._score(3)
        best = max(self.scores)
        self.winners = [seat for seat in range(self.players) if self.scores[seat] == best]
        self.phase = OVER
        self.over = True
        self.seat = None
