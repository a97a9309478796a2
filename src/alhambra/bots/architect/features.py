"""The features of a position: named numbers, from the point of view of one seat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import compress

from alhambra.bots.analysis.forecast import Forecast
from alhambra.bots.analysis.majority_forecast import KindStanding, MajorityForecast
from alhambra.bots.analysis.purchasing_power import Gains, PurchasingPower
from alhambra.bots.faces import joined_face
from alhambra.rules.game import Game
from alhambra.rules.market import Market
from alhambra.rules.money import part, size, total
from alhambra.rules.palace import Palace
from alhambra.rules.ruleset import Ruleset
from alhambra.rules.seats import SeatIndex
from alhambra.rules.tiles import START, Tile

#: More cells to go on building than this are as good as these.
MOST_ROOM = 8
#: More coins than this are plenty.
ENOUGH = 22
#: Hardly any hand that the weights were learned from held more: more money counts no more, or two
#: architects would go on taking it for ever.
MOST_COINS, MOST_CARDS = 70, 16


#: The features that people can be told about, by the reason of a hint. Every feature of a module
#: for palaces is one of its own, those of its cards are one together.
TERMS = {
    "majority": ("soon", "later"),
    "rivals": ("rivals_soon", "rivals_later"),
    "denied": ("rivals_exact", "next_exact"),
    "wall": ("wall", "walls"),
    "room": ("room",),
    "reserve": ("reserve",),
}


@dataclass(frozen=True, slots=True)
class FeatureLayout:
    """The features of a ruleset in their order, which of them each group has, and those behind a
    reason."""

    names: tuple[str, ...]
    groups: dict[str, slice]
    terms: dict[str, tuple[str, ...]]


@lru_cache(maxsize=64)
def layout_of(rules: Ruleset) -> FeatureLayout:
    """The features of the base game and of the modules in play; docs/bots.md explains them."""
    face = joined_face(rules)
    palace = tuple(face.palace_points)
    groups: dict[str, tuple[str, ...]] = {
        "score": ("one", "lead", "lead_on_all"),
        "majority": ("soon", "later"),
        "palace": ("wall", "walls", "room", "tiles", *palace),
        "reserve": ("reserve", "reserved"),
        "money": (
            "coins", "coins_in_time", "plenty", "cards", "exact", "exact_tiles", "other_tile",
            "drawn_tiles", "exact_to_come", "other_to_come", "empty_squares", "leftovers",
        ),
        "rivals": (
            "rivals_soon", "rivals_later", "rivals_best", "rivals_walls", "rivals_room",
            *(f"rivals_{name}" for name in palace), "rivals_coins", "rivals_exact", "next_exact",
        ),
        "cards": tuple(name for features in face.features for name in features.names),
    }  # fmt: skip
    names: list[str] = []
    spans: dict[str, slice] = {}
    for group, members in groups.items():
        spans[group] = slice(len(names), len(names) + len(members))
        names += members
    terms = {**TERMS, **{name: (name,) for name in palace}, "cards": groups["cards"]}
    return FeatureLayout(tuple(names), spans, terms)


class FeatureExtractor:
    """Extracts the features of positions for one seat, all of them reached by one decision of that
    seat: what belongs to the rivals is computed once, in the position before."""

    def __init__(self, game: Game, seat: SeatIndex, forecast: Forecast) -> None:
        face = joined_face(game.rules)
        self.seat = seat
        self.forecast = forecast
        self.majorities = MajorityForecast(game, forecast)
        self.purchasing_power = PurchasingPower(forecast)
        self.rivals = [rival for rival in range(game.rules.players) if rival != seat]
        self._palace_points = tuple(face.palace_points.values())
        self._module_features = face.features
        self._majority_cache: dict[tuple[int, ...], tuple[list[float], list[float], Gains]] = {}
        self._palace_cache: dict[Palace, tuple[float, ...]] = {}
        self._availability: dict[Market, tuple[float, ...]] = {}
        self._constant = self._of_rivals(game)
        self._exact = [self._exact_by_square(game, rival) for rival in self.rivals]

    def features(self, game: Game, palace: Palace, waiting: list[Tile]) -> list[float]:
        """The numbers, in the order of the layout; `palace` and `waiting` are the seat's palace
        and tiles that fit nowhere, when the turn is played to its end."""
        majority, contest, gains = self._majority_features(palace)
        return [
            *self._score(game),
            *majority,
            *self.palace_features(palace),
            *self._reserve(palace, (*game.reserves[self.seat], *waiting), gains),
            *self._money(game, gains),
            *contest,
            *self._constant,
            *self._rivals_exact(game),
            *self._of_modules(game),
        ]

    def _score(self, game: Game) -> tuple[float, float, float]:
        own, rivals = game.scores[self.seat], [game.scores[rival] for rival in self.rivals]
        return 1.0, own - max(rivals), own - sum(rivals) / len(rivals)

    # -- tiles -----------------------------------------------------------------------------

    def _majority_features(self, palace: Palace) -> tuple[list[float], list[float], Gains]:
        """Majorities of the seat and of its rivals, and what one more tile of each kind brings."""
        tiles = palace.counts()
        key = tuple([tiles.get(kind, 0) for kind in self.majorities.counts])
        found = self._majority_cache.get(key)
        if found is None:
            majorities, seat = self.majorities, self.seat
            counts = majorities.with_tiles(seat, tiles)
            own = majorities.standing(seat, counts)
            rivals = [majorities.standing(rival, counts) for rival in self.rivals]
            contest = _contest(rivals, self._certain_leads)
            found = [*own], contest, majorities.gains(seat, counts)
            self._majority_cache[key] = found
        return found

    def palace_features(self, palace: Palace) -> tuple[float, ...]:
        """The numbers of a palace by itself."""
        found = self._palace_cache.get(palace)
        if found is None:
            scorings = self.forecast.expected_scorings
            wall = palace.wall()
            room = self.forecast.time_factor * min(MOST_ROOM, room_of(palace))
            more = [scorings * points(palace) for points in self._palace_points]
            found = wall, scorings * wall, room, len(palace.tiles), *more
            self._palace_cache[palace] = found
        return found

    def _reserve(
        self, palace: Palace, reserve: tuple[Tile, ...], gains: Gains
    ) -> tuple[float, float]:
        """Tiles on the reserve that can be built, and all of them."""
        worth = sum(
            max(0.0, self.purchasing_power.worth(tile, gains))
            for tile in reserve
            if palace.cells_for(tile)
        )
        return self.forecast.time_factor * worth, self.forecast.time_factor * len(reserve)

    # -- money -----------------------------------------------------------------------------

    def _money(self, game: Game, gains: Gains) -> tuple[float, ...]:
        time, power, hand = self.forecast.time_factor, self.purchasing_power, game.hands[self.seat]
        coins = min(total(hand), MOST_COINS)
        now = power.affordable(game, hand, gains, self._available(game))
        later = [power.future_purchases(part(hand, c), gains) for c in game.rules.currencies]
        return (
            coins,
            time * coins,
            time * max(0, coins - ENOUGH),
            time * min(size(hand), MOST_CARDS),
            time * now.exact,
            time * now.tiles,
            time * now.other,
            time * now.drawn,
            time * sum(exact for exact, _ in later),
            time * sum(other for _, other in later),
            game.market.count(None),
            (1 - time) * power.leftovers(game, self.seat, gains) if time < 1 else 0.0,
        )

    def _available(self, game: Game) -> tuple[float, ...]:
        found = self._availability.get(game.market)
        if found is None:
            found = self.purchasing_power.availability(game, self.seat)
            self._availability[game.market] = found
        return found

    # -- rivals ------------------------------------------------------------------------------

    def _of_rivals(self, game: Game) -> tuple[float, ...]:
        """Walls, room, points of modules and coins of the rivals; sets their certain leads."""
        time, scorings = self.forecast.time_factor, self.forecast.expected_scorings
        palaces = [game.palaces[rival] for rival in self.rivals]
        walls = [scorings * palace.wall() for palace in palaces]
        #: How far each rival leads by points and wall, majorities aside.
        self._certain_leads = [
            game.scores[rival] - game.scores[self.seat] + wall
            for rival, wall in zip(self.rivals, walls, strict=True)
        ]
        return (
            _mean(walls),
            time * _mean([min(MOST_ROOM, room_of(palace)) for palace in palaces]),
            *(
                scorings * _mean([points(palace) for palace in palaces])
                for points in self._palace_points
            ),
            time * _mean([total(game.hands[rival]) for rival in self.rivals]),
        )

    def _exact_by_square(self, game: Game, rival: int) -> list[float]:
        """What a rival could buy exactly on each square."""
        hand, gains = game.hands[rival], self.majorities.gains(rival, self.majorities.counts)
        squares = range(len(game.market))
        return [self.purchasing_power.exact_on(game, index, hand, gains) for index in squares]

    def _rivals_exact(self, game: Game) -> tuple[float, float]:
        """What the rivals can pay exactly: on average, and the next one."""
        time = self.forecast.time_factor
        there = [tile is not None for tile in game.market]
        values = [sum(compress(squares, there)) for squares in self._exact]
        following = self.seat % len(values)  # rivals go round from seat 0, without this one
        return time * _mean(values), time * values[following]

    # -- modules -------------------------------------------------------------------------------

    def _of_modules(self, game: Game) -> list[float]:
        found: list[float] = []
        for features in self._module_features:
            found += features.values(game, self.seat, self.forecast)
        return found


def room_of(palace: Palace) -> int:
    """The cells where a tile without walls would fit."""
    return len(palace.cells_for(START))


def _contest(rivals: list[KindStanding], leads: list[float]) -> list[float]:
    """The majorities of the rivals on average, and how far ahead the best of them will be."""
    best = max(found.points + lead for found, lead in zip(rivals, leads, strict=True))
    return [_mean([found.soon for found in rivals]), _mean([found.later for found in rivals]), best]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)
