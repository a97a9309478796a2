"""What money can buy: tiles of the market, and tiles to come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from alhambra.rules.game import Game
from alhambra.rules.market import SQUARE_CURRENCIES
from alhambra.rules.money import Currency, part, total
from alhambra.rules.seats import SeatIndex
from alhambra.rules.tiles import Tile

from .forecast import Forecast
from .payable_sums import overpay, sums_of

#: What one coin in hand is worth, in points, roughly.
COIN = 0.4
#: Paying exactly saves an action (turn.exact).
ACTION = 4.0
#: What is left of a purchase that must wait while a rival can pay for the tile, exactly or not.
CONTESTED, WANTED = 0.5, 0.8
#: A wall or an arrow of a tile not yet bought, in one scoring.
SIDE = 0.35

#: What one more tile of each kind would bring.
Gains = dict[str, float]


class AffordableTiles(NamedTuple):
    """What a hand can buy: exact purchases of the market (worth and number), the best other
    one, and what it could buy exactly where a tile is still to be drawn."""

    exact: float
    tiles: int
    other: float
    drawn: float


class PurchasingPower:
    """Rates the money of hands at one table; `forecast` says which tiles are to come."""

    def __init__(self, forecast: Forecast) -> None:
        self.forecast = forecast
        self._side = SIDE * forecast.expected_scorings
        self._future: dict[tuple[int, tuple[float, ...]], tuple[float, float]]
        self._future = forecast.purchase_cache
        self._by_price: dict[tuple[float, ...], list[tuple[int, float, float]]] = {}

    def worth(self, tile: Tile, gains: Gains) -> float:
        """A tile not yet bought: its majority, and the points of its sides."""
        sides = (tile.walls or tile.bastions or 0).bit_count()
        expected = self._side * sides
        return gains.get(tile.kind, 2 * expected) + expected

    def affordable(
        self, game: Game, hand: int, gains: Gains, availability: tuple[float, ...]
    ) -> AffordableTiles:
        """What a hand can buy if the tile of each square stays there with this probability."""
        exact = other = drawn = 0.0
        count = 0
        for index, coins in self._purses(game, hand):
            tile = game.market[index]
            if tile is None:
                drawn += self.future_purchases(coins, gains)[0]
                continue
            over = overpay(coins, tile.price)
            if over is None:
                continue
            gain = availability[index] * (self.worth(tile, gains) - COIN * (tile.price + over))
            if gain > 0 and not over:
                exact += gain + availability[index] * ACTION
                count += 1
            elif gain > other:
                other = gain
        return AffordableTiles(exact, count, other, drawn)

    def exact_on(self, game: Game, index: int, hand: int, gains: Gains) -> float:
        """What a hand gains by an exact purchase on a square; 0 where it has no exact money."""
        tile = game.market[index]
        if tile is None:
            return 0.0
        accepted = (SQUARE_CURRENCIES[index], *game.rules.universal_currencies)
        if any(overpay(part(hand, currency), tile.price) == 0 for currency in accepted):
            return max(0.0, self.worth(tile, gains) - COIN * tile.price)
        return 0.0

    def _purses(self, game: Game, hand: int) -> Iterator[tuple[int, int]]:
        """Each square with the coins that a hand has for it, currency by currency."""
        for index, currency in enumerate(SQUARE_CURRENCIES):
            for accepted in (currency, *game.rules.universal_currencies):
                coins = part(hand, accepted)
                if coins:
                    yield index, coins

    def future_purchases(self, coins: int, gains: Gains) -> tuple[float, float]:
        """The average purchase of a tile to come: paid exactly, and otherwise."""
        if not coins:
            return 0.0, 0.0
        key = tuple(gains.values())
        found = self._future.get((coins, key))
        if found is None:
            sums = sums_of(coins)
            exact = other = 0.0
            for price, gain, saved in self._prices(gains, key):
                payable = sums >> price
                if payable & 1:
                    exact += gain + saved
                elif payable:
                    other += gain
            found = self._future[coins, key] = (exact, other)
        return found

    def _prices(self, gains: Gains, key: tuple[float, ...]) -> list[tuple[int, float, float]]:
        """The tiles to come by price: the average gain, and what exact payment saves."""
        found = self._by_price.get(key)
        if found is None:
            supply = self.forecast.supply
            totals: dict[int, tuple[float, int]] = {}
            for tile in supply:
                gain = self.worth(tile, gains) - COIN * tile.price
                if gain > 0:
                    before, count = totals.get(tile.price, (0.0, 0))
                    totals[tile.price] = before + gain, count + 1
            found = self._by_price[key] = [
                (price, gain / len(supply), ACTION * count / len(supply))
                for price, (gain, count) in totals.items()
            ]
        return found

    def availability(self, game: Game, seat: SeatIndex) -> tuple[float, ...]:
        """How likely the tile of each square is still there when a seat's turn comes again."""
        rivals = [hand for rival, hand in enumerate(game.hands) if rival != seat]
        return tuple(
            _availability(rivals, tile, currency) if tile else 1.0
            for tile, currency in zip(game.market, SQUARE_CURRENCIES, strict=True)
        )

    def leftovers(self, game: Game, seat: SeatIndex, gains: Gains) -> float:
        """The tiles of the market that a seat would get if the game ended now (end.leftovers)."""
        value = 0.0
        for tile, currency in zip(game.market, SQUARE_CURRENCIES, strict=True):
            coins = [total(part(hand, currency)) for hand in game.hands]
            most = coins.pop(seat)
            if tile is not None and most > max(coins):
                value += max(0.0, self.worth(tile, gains))
        return value


def _availability(rivals: list[int], tile: Tile, currency: Currency) -> float:
    probability = 1.0
    for hand in rivals:
        over = overpay(part(hand, currency), tile.price)
        if over is not None:
            probability *= WANTED if over else CONTESTED
    return probability
