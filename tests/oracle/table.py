"""All that lies on the table: setup, refill and scorings, without the decisions."""

from collections.abc import Callable

from tests.oracle import money, scoring, setup, wall
from tests.oracle.palace import Palace
from tests.oracle.tiles import TILE_IDS

SCORING_CARDS = {"scoring 1": 1, "scoring 2": 2}
"""components.scoring: the card, and the scoring that it brings."""


class Table:
    """The open and the hidden state of one game."""

    def __init__(self, players: int, shuffle: Callable[[str, list[str]], list[str]]) -> None:
        """components.players and the whole of setup.*"""
        if not 2 <= players <= 6:
            raise ValueError("components.players: 2 to 6 players")
        self.players = players
        self._callback = shuffle
        self.palaces: list[Palace] = [{} for _ in range(players)]
        self.reserves: list[list[str]] = [[] for _ in range(players)]
        self.scores = [0] * players
        self.neutral: list[str] = []
        self.neutral_score = 0
        self.discards: list[str] = []
        self.pending: list[int] = []  # scorings that came up in this refill
        self.lines: list[scoring.ScoreLine] = []
        self._set_up_market()
        self._set_up_money()

    def _set_up_market(self) -> None:
        """setup.market, two.neutral"""
        self.supply = self._shuffled("supply", list(TILE_IDS))
        if self.players == 2:
            self._neutral_draws(6)
        self.market: dict[int, str | None] = {1: None, 2: None, 3: None, 4: None}
        self._refill_market()

    def _set_up_money(self) -> None:
        """setup.hands, setup.display, setup.piles"""
        cards = self._shuffled("money", money.all_money(self.players))
        self.hands = [setup.deal_hand(cards) for _ in range(self.players)]
        self.display = [cards.pop(0) for _ in range(4)]
        piles = setup.five_piles(cards)
        piles[1] = self._shuffled("pile 2", [*piles[1], "scoring 1"])
        piles[3] = self._shuffled("pile 4", [*piles[3], "scoring 2"])
        self.deck = [card for pile in piles for card in pile]

    def _shuffled(self, name: str, items: list[str]) -> list[str]:
        """Ask for a shuffle, and make sure that it is one."""
        order = list(self._callback(name, list(items)))
        assert sorted(order) == sorted(items), f"shuffle {name}: not a permutation"
        return order

    def _refill_display(self) -> None:
        """turn.refill, turn.reshuffle: to four money cards, card by card."""
        while len(self.display) < 4:
            if not self.deck:
                if not any(money.is_money(card) for card in self.discards):
                    return
                self.deck = self._shuffled("deck", self.discards)
                self.discards = []
            card = self.deck.pop(0)
            if card in SCORING_CARDS:
                self.pending.append(SCORING_CARDS[card])
            else:
                self.display.append(card)

    def _refill_market(self) -> None:
        """turn.refill, setup.market: empty squares in ascending order, as far as possible."""
        for square in (1, 2, 3, 4):
            if self.market[square] is None and self.supply:
                self.market[square] = self.supply.pop(0)

    def _neutral_draws(self, number: int) -> None:
        """two.neutral: fewer if the supply runs out."""
        for _ in range(number):
            if self.supply:
                self.neutral.append(self.supply.pop(0))

    def _score(self, number: int) -> None:
        """score.*: one scoring, by the boards as they are now."""
        owned: dict[scoring.Owner, list[str]] = {}
        for seat in range(self.players):
            owned[seat] = list(self.palaces[seat].values())
        if self.players == 2:
            owned["neutral"] = list(self.neutral)  # two.score
        walls = {seat: self.wall(seat) for seat in range(self.players)}
        new_lines = scoring.majority_lines(number, owned) + scoring.wall_lines(number, walls)
        for line in new_lines:
            owner, points = line[1], line[3]
            if isinstance(owner, int):
                self.scores[owner] += points
            else:
                self.neutral_score += points
        self.lines += new_lines

    def wall(self, seat: int) -> int:
        """score.wall of a palace as it is now."""
        return wall.wall_length(self.palaces[seat])

    def score_lines(self) -> list[scoring.ScoreLine]:
        """score.explain: every line so far."""
        return list(self.lines)
