"""What each action changes on the table, without the steps that follow."""

from collections.abc import Callable, Iterable

from tests.oracle import auction, listing, palace, setup
from tests.oracle.phases import ACTION
from tests.oracle.table import Table
from tests.oracle.tiles import price_of


class Moves(Table):
    """The table, whose turn it is, and the moves of a seat."""

    def __init__(
        self,
        players: int,
        shuffle: Callable[[str, list[str]], list[str]],
        modules: Iterable[str] = (),
    ) -> None:
        """Set up the game, up to the first decision."""
        super().__init__(players, shuffle, modules)
        self.bought: list[str] = []  # this turn, not yet placed
        self.leftovers: list[list[str]] = [[] for _ in range(players)]  # not yet placed
        self.phase = ACTION
        self.seat: int | None = None
        self._begin_turn(setup.first_seat(self.hands))

    def _begin_turn(self, seat: int) -> None:
        """turn.action: the seat acts; characters.once: with one use of a ◆ card."""
        self.turn_seat = seat
        self.acted = False
        self.keeps_turn = False  # after the last action
        self.diamond_card_used = False  # the one use of a ◆ card
        self.yammerad_draws = False  # while he is being used
        self._ask(ACTION, seat)

    def _ask(self, phase: str, seat: int) -> None:
        """The next decision belongs to a seat."""
        self.phase = phase
        self.seat = seat

    def _can_use(self, character: str) -> bool:
        """characters.once: a ◆ card of the seat on turn, and no ◆ card used yet."""
        return character in self.characters[self.turn_seat] and not self.diamond_card_used

    # Money

    def _take(self, seat: int, words: list[str]) -> None:
        """money.take, gates.take; characters.faruk: he is used only by a take that needs him."""
        if words == ["gate"]:
            self.gate_card = False
            self.gate_cards[seat] += 1
            return
        values = [int(value) for value in words[1::2]]
        if len(values) > 1 and sum(values) > 5:
            self.diamond_card_used = True
        for currency, value in zip(words[0::2], values, strict=True):
            self._take_from_display(seat, f"{currency} {value}")

    def _take_from_display(self, seat: int, card: str) -> None:
        """One face-up money card into the hand."""
        self.display.remove(card)
        self.hands[seat].append(card)

    def _discard(self, seat: int, card: str) -> None:
        """One card of the hand to the discards."""
        self.hands[seat].remove(card)
        self.discards.append(card)

    def _pay(self, seat: int, text: str) -> None:
        """characters.auction: the cards are discarded at once."""
        currency, values = auction.parse_payment(text)
        for value in values:
            self._discard(seat, f"{currency} {value}")

    # Purchases

    def _buy(self, seat: int, words: list[str]) -> None:
        """buy.price; turn.exact: an exact payment keeps the turn."""
        square, currency, values = listing.parse_buy(" ".join(["buy", *words]))
        for value in values:
            self._discard(seat, f"{currency} {value}")
        tile = self._take_from_market(square)
        self.keeps_turn = sum(values) == price_of(tile)

    def _buy_with_karim(self, seat: int, words: list[str]) -> None:
        """characters.abdul_karim: free, and the turn is kept; he leaves the game."""
        self.characters[seat].remove("abdul_karim")
        self.removed.append("abdul_karim")
        self._take_from_market(int(words[0]))
        self.keeps_turn = True

    def _take_from_market(self, square: int) -> str:
        """The tile of a square is bought."""
        tile = self.market[square]
        assert tile is not None
        self.market[square] = None
        self.bought.append(tile)
        return tile

    # The palace

    def _lay(self, seat: int, words: list[str]) -> None:
        """build.*: a tile on a cell; gates.use: with a gate, whose card leaves the game."""
        tile, where, *gate = words
        cell = listing.parse_cell(where)
        self.palaces[seat][cell] = tile
        if gate:
            beyond = palace.neighbour(cell, gate[1])
            self.gate_cards[seat] -= 1
            self.gates[seat].add(palace.gate_between(cell, beyond))

    def _add(self, seat: int, words: list[str]) -> None:
        """redesign.add"""
        self.reserves[seat].remove(words[0])
        self._lay(seat, words)

    def _remove(self, seat: int, words: list[str]) -> None:
        """redesign.remove"""
        cells = [cell for cell, built in self.palaces[seat].items() if built == words[0]]
        del self.palaces[seat][cells[0]]
        self.reserves[seat].append(words[0])

    def _swap(self, seat: int, words: list[str]) -> None:
        """redesign.swap"""
        replaced = self.palaces[seat][listing.parse_cell(words[1])]
        self._add(seat, words)
        self.reserves[seat].append(replaced)

    def _redesign(self, seat: int, text: str) -> None:
        """redesign.*: one of the three."""
        verb, *words = text.split()
        {"add": self._add, "remove": self._remove, "swap": self._swap}[verb](seat, words)

    def _put_away(self, seat: int, text: str, waiting: list[str]) -> None:
        """turn.place, end.leftovers, two.gift: one of the tiles to place."""
        verb, *words = text.split()
        waiting.remove(words[0])
        if verb == "place":
            self._lay(seat, words)
        elif verb == "reserve":
            self.reserves[seat].append(words[0])
        else:
            assert verb == "give"
            self.neutral.append(words[0])

    # ◆ cards before the first action

    def _laila(self, square: int) -> None:
        """characters.laila: the new tile is drawn first, the old one goes back to the supply."""
        old = self.market[square]
        assert old is not None
        self.market[square] = self.supply.pop(0)
        self.supply = self._shuffled("supply", [*self.supply, old])

    def _machma(self, seat: int, words: list[str]) -> None:
        """characters.machma: the given card is discarded."""
        self._discard(seat, f"{words[0]} {words[1]}")
        self._take_from_display(seat, f"{words[2]} {words[3]}")
