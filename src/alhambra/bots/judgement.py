"""The architect's judgement of a position before chance speaks, term by term."""

from __future__ import annotations

from typing import NamedTuple

from alhambra.rules.game import Game
from alhambra.rules.market import SQUARE_CURRENCIES
from alhambra.rules.modules.characters import abdul_karim
from alhambra.rules.modules.characters import part as characters_part
from alhambra.rules.modules.city_gates import part as gates_part
from alhambra.rules.money import Currency, part, total
from alhambra.rules.palace import Palace
from alhambra.rules.scoring import PRIZES
from alhambra.rules.tiles import START, Tile

from .architect_weights import Weights
from .camp_lines import all_camp_points
from .coins import overpay
from .outlook import Outlook
from .prospects import expected_points

#: What speaks for or against a position: name → points.
Terms = dict[str, float]


class Standing(NamedTuple):
    """A kind: the points to be expected, the rivals' on average, what one more tile brings."""

    own: float
    rivals: float
    gain: float


class Judgement:
    """Judges positions for one seat, all of them reached by one decision."""

    def __init__(self, seat: int, outlook: Outlook, weights: Weights) -> None:
        self.seat = seat
        self.outlook = outlook
        self.weights = weights
        self._kinds: dict[tuple[str, tuple[int, ...]], Standing] = {}
        self._palaces: dict[Palace, float] = {}
        self._coming: dict[tuple[int, tuple[float, ...]], float] = {}

    def judge(self, game: Game) -> Terms:
        """All terms; the value of the position is their sum."""
        seat, weights = self.seat, self.weights
        palace, waiting = self._built(game)
        standings = self._standings(game, palace)
        gains = {kind: standing.gain for kind, standing in standings.items()}
        reserve = (*game.reserves[seat], *waiting)
        return {
            "majority": sum(standing.own for standing in standings.values()),
            "rivals": -weights.rivalry * sum(standing.rivals for standing in standings.values()),
            "palace": self._palace(palace),
            "reserve": weights.on_reserve * sum(self._kept(palace, t, gains) for t in reserve),
            "money": self._money(game, gains),
            "cards": self._cards(game),
        }

    # -- tiles ---------------------------------------------------------------------------

    def _built(self, game: Game) -> tuple[Palace, list[Tile]]:
        """The palace with the tiles that wait to be placed where they lie best, one by one."""
        palace, waiting = game.palaces[self.seat], []
        for step in game.stack:
            if step.seat != self.seat:
                continue
            for tile in step.held():
                spots = [palace.place(tile, cell) for cell in palace.cells_for(tile)]
                if spots:
                    palace = max(spots, key=self._palace)
                else:
                    waiting.append(tile)
        return palace, waiting

    def _standings(self, game: Game, palace: Palace) -> dict[str, Standing]:
        """How each kind stands; the neutral player comes after the seats."""
        entrants = [tiles for place in game.rules.entrants for _, tiles in place(game)]
        entrants[self.seat] = palace.counts()
        players = game.rules.players
        return {
            kind: self._standing(kind, tuple([tiles.get(kind, 0) for tiles in entrants]), players)
            for kind in PRIZES
        }

    def _standing(self, kind: str, counts: tuple[int, ...], players: int) -> Standing:
        found = self._kinds.get((kind, counts))
        if found is None:
            seat = self.seat
            own = self._points(kind, seat, counts)
            rivals = [self._points(kind, r, counts) for r in range(players) if r != seat]
            more = (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])
            gain = self._points(kind, seat, more) - own
            found = Standing(own, sum(rivals) / len(rivals), gain)
            self._kinds[kind, counts] = found
        return found

    def _points(self, kind: str, seat: int, counts: tuple[int, ...]) -> float:
        """What a seat may expect for a kind in all scorings to come."""
        others = tuple(sorted((*counts[:seat], *counts[seat + 1 :])))
        left = self.weights.spread * self.outlook.kinds.get(kind, 0)
        return sum(
            coming.chance
            * expected_points(
                kind, coming.round, counts[seat], others, round(left * coming.share, 1)
            )
            for coming in self.outlook.rounds
        )

    # -- the palace ------------------------------------------------------------------------

    def _palace(self, palace: Palace) -> float:
        """Wall and camps in all scorings to come, and room to go on building."""
        value = self._palaces.get(palace)
        if value is None:
            weights, scorings = self.weights, self.outlook.scorings
            points = weights.wall * palace.wall() + weights.camp * all_camp_points(palace)
            room = min(weights.most_room, len(palace.cells_for(START)))
            value = scorings * points + self.outlook.time * weights.room * room
            self._palaces[palace] = value
        return value

    def _kept(self, palace: Palace, tile: Tile, gains: dict[str, float]) -> float:
        """The worth of a tile on the reserve, if it can be built at all."""
        if not self.outlook.time or not palace.cells_for(tile):
            return 0.0
        return max(0.0, self._worth(tile, gains))

    def _worth(self, tile: Tile, gains: dict[str, float]) -> float:
        """A tile not yet had: its majority, and wall or camp that it may bring."""
        sides = (tile.walls or tile.bastions or 0).bit_count()
        hope = self.weights.wall_hope * sides * self.outlook.scorings
        return gains.get(tile.kind, 2 * hope) + hope

    # -- money -----------------------------------------------------------------------------

    def _money(self, game: Game, gains: dict[str, float]) -> float:
        """Coins, what of the market they pay for, and what of the tiles that may come."""
        weights, hand = self.weights, game.hands[self.seat]
        if not hand:
            return 0.0
        exact, spare = 0.0, 0.0
        for index, currency in enumerate(SQUARE_CURRENCIES):
            tile = game.market[index]
            for accepted in (currency, *game.rules.universal_currencies):
                coins = part(hand, accepted)
                if tile is None:
                    exact += weights.refilled * self._tiles_to_come(coins, gains)
                elif coins:
                    worth = self._purchase(coins, tile.price, self._worth(tile, gains))
                    worth *= self._safety(game, tile, currency)
                    if overpay(coins, tile.price) == 0:
                        exact += worth
                    else:
                        spare = max(spare, worth)
        value = weights.payable * (exact + spare)
        value += weights.to_come * sum(
            self._tiles_to_come(part(hand, currency), gains) for currency in game.rules.currencies
        )
        coins = total(hand)
        plenty = max(0, coins - weights.enough)
        value += weights.coin * (coins - (1 - weights.beyond) * plenty)
        return self.outlook.time * value

    def _purchase(self, coins: int, price: int, worth: float) -> float:
        over = overpay(coins, price)
        if over is None:
            return 0.0
        gain = worth - self.weights.coin * (price + over)
        return max(0.0, gain - self.weights.action if over else gain)

    def _safety(self, game: Game, tile: Tile, currency: Currency) -> float:
        """How likely a tile is still there when the turn comes round again."""
        safety = 1.0
        for rival, hand in enumerate(game.hands):
            if rival != self.seat:
                over = overpay(part(hand, currency), tile.price)
                if over is not None:
                    safety *= self.weights.wanted if over else self.weights.contested
        return safety

    def _tiles_to_come(self, coins: int, gains: dict[str, float]) -> float:
        """The mean purchase that coins of a currency make possible."""
        supply = self.outlook.supply
        if not coins or not supply:
            return 0.0
        key = (coins, tuple(gains.values()))
        value = self._coming.get(key)
        if value is None:
            bought = (self._purchase(coins, t.price, self._worth(t, gains)) for t in supply)
            value = self._coming[key] = sum(bought) / len(supply)
        return value

    # -- cards of modules --------------------------------------------------------------------

    def _cards(self, game: Game) -> float:
        value = 0.0
        if gates_part.NAME in game.parts:
            held = gates_part.gates_of(game).held[self.seat]
            value += self.weights.gate_card * min(held, 1)
        if (
            characters_part.NAME in game.parts
            and characters_part.owner_of(game, abdul_karim.ID) == self.seat
        ):
            value += self.weights.karim
        return self.outlook.time * value
