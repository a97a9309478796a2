"""The table: setup, draws and scorings, without the decisions."""

from collections.abc import Callable, Iterable

from tests.oracle import camps, characters, money, scoring, setup, wall
from tests.oracle.palace import Gate, Palace
from tests.oracle.tiles import CAMP_IDS, TILE_IDS

SCORING_CARDS = {"scoring 1": 1, "scoring 2": 2}
"""components.scoring: the card, and the scoring that it brings."""

GATE_CARD = "gate"

MODULES = {"city_gates", "diamonds", "camps", "characters"}


class Table:
    """The public and the hidden state of one game."""

    def __init__(
        self,
        players: int,
        shuffle: Callable[[str, list[str]], list[str]],
        modules: Iterable[str] = (),
    ) -> None:
        """components.players and the whole of setup.*"""
        self.modules = set(modules)
        if not 2 <= players <= 6:
            raise ValueError("components.players: 2 to 6 players")
        if not self.modules <= MODULES:
            raise ValueError(f"no such modules: {sorted(self.modules - MODULES)}")
        self.players = players
        self._callback = shuffle
        self.palaces: list[Palace] = [{} for _ in range(players)]
        self.reserves: list[list[str]] = [[] for _ in range(players)]
        self.scores = [0] * players
        self.neutral: list[str] = []
        self.neutral_score = 0
        self.discards: list[str] = []
        self.pending: list[int] = []  # scorings drawn in this turn
        self.lines: list[scoring.ScoreLine] = []
        self.gate_card = False  # face up beside the market
        self.gate_cards = [0] * players  # held
        self.gates: list[set[Gate]] = [set() for _ in range(players)]
        self.characters: list[list[str]] = [[] for _ in range(players)]  # owned
        self.aside: list[str] = []  # characters, face down, the top one first
        self.removed: list[str] = []  # characters that have left the game
        self.hakim_kind: str | None = None  # chosen for the next scoring
        self._set_up_market()
        self._set_up_money()

    def _set_up_market(self) -> None:
        """setup.market, two.neutral, camps.tiles"""
        tiles = [*TILE_IDS, *CAMP_IDS] if "camps" in self.modules else list(TILE_IDS)
        self.supply = self._shuffled("supply", tiles)
        if self.players == 2:
            self._neutral_draws(6)
        self.market: dict[int, str | None] = {1: None, 2: None, 3: None, 4: None}
        self._refill_market()

    def _set_up_money(self) -> None:
        """setup.hands, setup.display, setup.piles, diamonds.cards"""
        cards = money.all_money(self.players)
        if "diamonds" in self.modules:
            cards += money.DIAMONDS
        cards = self._shuffled("money", cards)
        self.hands = [setup.deal_hand(cards) for _ in range(self.players)]
        self.display = [cards.pop(0) for _ in range(4)]
        piles = dict(enumerate(setup.five_piles(cards), start=1))
        for number, special in self._special_cards().items():
            if special:
                piles[number] = self._shuffled(f"pile {number}", piles[number] + special)
        self.deck = [card for pile in piles.values() for card in pile]

    def _special_cards(self) -> dict[int, list[str]]:
        """setup.piles, gates.setup, characters.setup: the cards added to each pile."""
        special = {2: ["scoring 1"], 3: [], 4: ["scoring 2"], 5: []}
        if "city_gates" in self.modules:
            order = self._shuffled("gates", ["3", "4", "5"])
            for number, cards in setup.gate_cards_by_pile(self.players, order).items():
                special[number] += cards
        if "characters" in self.modules:
            order = self._shuffled("characters", list(characters.CHARACTERS))
            for number, cards in setup.characters_by_pile(order).items():
                special[number] += cards
            self.aside = order[6:]
        return special

    def _shuffled(self, name: str, items: list[str]) -> list[str]:
        """Ask for a shuffle, and check that it is a permutation."""
        order = list(self._callback(name, list(items)))
        assert sorted(order) == sorted(items), f"shuffle {name}: not a permutation"
        return order

    def _draw_card(self) -> str | None:
        """turn.reshuffle: the top card of the deck, reshuffled if necessary; None without cards."""
        if not self.deck and any(money.is_money(card) for card in self.discards):
            self.deck = self._shuffled("deck", self.discards)
            self.discards = []
        return self.deck.pop(0) if self.deck else None

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

    def owner_of(self, character: str) -> int | None:
        """characters.open: the seat that owns a character, if any."""
        owners = [seat for seat in range(self.players) if character in self.characters[seat]]
        return owners[0] if owners else None

    def _score(self, number: int) -> None:
        """score.*: one scoring of the palaces as they are now."""
        new_lines = self._majority_lines(number) + self._wall_lines(number)
        for seat in range(self.players):
            new_lines += camps.camp_lines(number, seat, self.palaces[seat])
        fatima = self.owner_of("fatima")
        if number == 3 and fatima is not None:
            new_lines.append((number, fatima, "fatima", characters.FATIMA_POINTS))
        for line in new_lines:
            owner, points = line[1], line[3]
            if isinstance(owner, int):
                self.scores[owner] += points
            else:
                self.neutral_score += points
        self.lines += new_lines

    def _majority_lines(self, number: int) -> list[scoring.ScoreLine]:
        """score.majority, two.score, characters.hakim"""
        owned: dict[scoring.Owner, list[str]] = {}
        for seat in range(self.players):
            owned[seat] = list(self.palaces[seat].values())
        if self.players == 2:
            owned["neutral"] = list(self.neutral)  # two.score
        hakim: scoring.Hakim = None
        owner = self.owner_of("hakim")
        if owner is not None and self.hakim_kind is not None:
            hakim = (owner, self.hakim_kind)
        return scoring.majority_lines(number, owned, hakim)

    def _wall_lines(self, number: int) -> list[scoring.ScoreLine]:
        """score.wall, characters.yusuf"""
        walls = {seat: self.wall(seat) for seat in range(self.players)}
        lines = scoring.wall_lines(number, walls)
        yusuf = self.owner_of("yusuf")
        if yusuf is not None:
            lines += scoring.yusuf_lines(number, yusuf, walls[yusuf])
        return lines

    def wall(self, seat: int) -> int:
        """score.wall of a palace."""
        return wall.wall_length(self.palaces[seat])

    def score_lines(self) -> list[scoring.ScoreLine]:
        """score.explain: every line so far."""
        return list(self.lines)
