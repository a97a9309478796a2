"""What the architect sees of a position: named numbers, from the eyes of one seat."""

from __future__ import annotations

from itertools import compress

from alhambra.bots.analysis.forecast import Forecast
from alhambra.bots.analysis.majority_forecast import KindStanding, MajorityForecast
from alhambra.bots.analysis.purchasing_power import Gains, PurchasingPower
from alhambra.rules.game import Game
from alhambra.rules.market import Market
from alhambra.rules.modules.camps import palace_points
from alhambra.rules.modules.characters import part as characters_part
from alhambra.rules.modules.city_gates import part as gates_part
from alhambra.rules.money import part, size, total
from alhambra.rules.palace import Palace
from alhambra.rules.tiles import START, Tile

#: The features by what they are about; docs/bots.md says what each one is.
GROUPS: dict[str, tuple[str, ...]] = {
    "score": ("one", "lead", "lead_on_all"),
    "majority": ("soon", "later"),
    "palace": ("wall", "walls", "room", "tiles", "camps"),
    "reserve": ("reserve", "reserved"),
    "money": (
        "coins", "coins_in_time", "plenty", "cards", "exact", "exact_tiles", "other_tile",
        "drawn_tiles", "exact_to_come", "other_to_come", "empty_squares", "leftovers",
    ),
    "rivals": (
        "rivals_soon", "rivals_later", "rivals_best", "rivals_walls", "rivals_room",
        "rivals_camps", "rivals_coins", "rivals_exact", "next_exact",
    ),
    "cards": ("gate_card", *characters_part.IDS),
}  # fmt: skip
FEATURES = tuple(name for names in GROUPS.values() for name in names)

#: More cells to go on building than this are as good as these.
MOST_ROOM = 8
#: More coins than this are plenty.
ENOUGH = 22
#: Hardly any hand that the weights were learnt from held more: more money is not thought to be
#: worth more, or two architects would go on taking it for ever.
MOST_COINS, MOST_CARDS = 70, 16
#: Characters that count in scorings; all others work while there are tiles to come.
SCORING_CHARACTERS = ("fatima", "hakim", "yusuf")


class FeatureExtractor:
    """Sees positions for one seat, all of them reached by one decision of that seat: what
    belongs to the rivals is looked at once, in the position before."""

    def __init__(self, game: Game, seat: int, outlook: Forecast) -> None:
        self.seat = seat
        self.outlook = outlook
        self.kinds = MajorityForecast(game, outlook)
        self.wallet = PurchasingPower(outlook)
        self.rivals = [rival for rival in range(game.rules.players) if rival != seat]
        self._own: dict[tuple[int, ...], tuple[list[float], list[float], Gains]] = {}
        self._palaces: dict[Palace, tuple[float, ...]] = {}
        self._safety: dict[Market, tuple[float, ...]] = {}
        self._constant = self._of_rivals(game)
        self._exact = [self._exact_by_square(game, rival) for rival in self.rivals]

    def features(self, game: Game, palace: Palace, waiting: list[Tile]) -> list[float]:
        """The numbers, in the order of FEATURES; `palace` and `waiting` are the seat's palace
        and tiles without a place, when the turn is thought to its end."""
        majority, contest, gains = self._majorities(palace)
        walls, room, camps, coins = self._constant
        return [
            *self._score(game),
            *majority,
            *self.palace_features(palace),
            *self._reserve(palace, (*game.reserves[self.seat], *waiting), gains),
            *self._money(game, gains),
            *contest, walls, room, camps, coins,
            *self._rivals_exact(game),
            *self._cards(game),
        ]  # fmt: skip

    def _score(self, game: Game) -> tuple[float, float, float]:
        own, rivals = game.scores[self.seat], [game.scores[rival] for rival in self.rivals]
        return 1.0, own - max(rivals), own - sum(rivals) / len(rivals)

    # -- tiles -----------------------------------------------------------------------------

    def _majorities(self, palace: Palace) -> tuple[list[float], list[float], Gains]:
        """Own majorities, those of the rivals, and what one more tile of each kind brings."""
        tiles = palace.counts()
        key = tuple([tiles.get(kind, 0) for kind in self.kinds.counts])
        found = self._own.get(key)
        if found is None:
            kinds, seat = self.kinds, self.seat
            counts = kinds.with_tiles(seat, tiles)
            own = kinds.standing(seat, counts)
            rivals = [kinds.standing(rival, counts) for rival in self.rivals]
            contest = _contest(rivals, self._sure)
            found = self._own[key] = ([*own], contest, kinds.gains(seat, counts))
        return found

    def palace_features(self, palace: Palace) -> tuple[float, ...]:
        """The numbers of a palace by itself."""
        found = self._palaces.get(palace)
        if found is None:
            scorings = self.outlook.scorings
            wall, camps = palace.wall(), palace_points(palace)
            room = self.outlook.time * room_of(palace)
            found = wall, scorings * wall, room, len(palace.tiles), scorings * camps
            self._palaces[palace] = found
        return found

    def _reserve(
        self, palace: Palace, reserve: tuple[Tile, ...], gains: Gains
    ) -> tuple[float, float]:
        """Tiles on the reserve that can be built, and all of them."""
        worth = sum(
            max(0.0, self.wallet.worth(tile, gains)) for tile in reserve if palace.cells_for(tile)
        )
        return self.outlook.time * worth, self.outlook.time * len(reserve)

    # -- money -----------------------------------------------------------------------------

    def _money(self, game: Game, gains: Gains) -> tuple[float, ...]:
        time, wallet, hand = self.outlook.time, self.wallet, game.hands[self.seat]
        coins = min(total(hand), MOST_COINS)
        reach = wallet.reach(game, hand, gains, self._safe(game))
        to_come = [wallet.to_come(part(hand, c), gains) for c in game.rules.currencies]
        return (
            coins,
            time * coins,
            time * max(0, coins - ENOUGH),
            time * min(size(hand), MOST_CARDS),
            time * reach.exact,
            time * reach.tiles,
            time * reach.other,
            time * reach.drawn,
            time * sum(exact for exact, _ in to_come),
            time * sum(other for _, other in to_come),
            game.market.count(None),
            (1 - time) * wallet.leftovers(game, self.seat, gains) if time < 1 else 0.0,
        )

    def _safe(self, game: Game) -> tuple[float, ...]:
        found = self._safety.get(game.market)
        if found is None:
            found = self._safety[game.market] = self.wallet.safety(game, self.seat)
        return found

    # -- the others --------------------------------------------------------------------------

    def _of_rivals(self, game: Game) -> tuple[float, float, float, float]:
        """Walls, room, camps and coins of the rivals; sets what is sure of their scores."""
        time, scorings = self.outlook.time, self.outlook.scorings
        palaces = [game.palaces[rival] for rival in self.rivals]
        walls = [scorings * palace.wall() for palace in palaces]
        self._sure = [
            game.scores[rival] - game.scores[self.seat] + wall
            for rival, wall in zip(self.rivals, walls, strict=True)
        ]
        return (
            _mean(walls),
            time * _mean([room_of(palace) for palace in palaces]),
            scorings * _mean([palace_points(palace) for palace in palaces]),
            time * _mean([total(game.hands[rival]) for rival in self.rivals]),
        )

    def _exact_by_square(self, game: Game, rival: int) -> list[float]:
        """What a rival could buy exactly on each square."""
        hand, gains = game.hands[rival], self.kinds.gains(rival, self.kinds.counts)
        return [self.wallet.exact_on(game, index, hand, gains) for index in range(len(game.market))]

    def _rivals_exact(self, game: Game) -> tuple[float, float]:
        """What the rivals find that they can pay exactly: on average, and the next one."""
        time = self.outlook.time
        there = [tile is not None for tile in game.market]
        values = [sum(compress(squares, there)) for squares in self._exact]
        following = self.seat % len(values)  # rivals go round from seat 0, without this one
        return time * _mean(values), time * values[following]

    # -- cards of modules ----------------------------------------------------------------------

    def _cards(self, game: Game) -> list[float]:
        """A gate card, and every character: 1 for the own ones, below 0 for a rival's."""
        time, parts = self.outlook.time, game.parts
        values = [0.0] * len(GROUPS["cards"])
        if gates_part.NAME in parts:
            values[0] = time * min(1, gates_part.gates_of(game).held[self.seat])
        if characters_part.NAME in parts:
            for seat, ids in enumerate(characters_part.characters_of(game).owned):
                share = 1.0 if seat == self.seat else -1 / len(self.rivals)
                for id in ids:
                    lasting = self.outlook.scorings if id in SCORING_CHARACTERS else time
                    values[1 + characters_part.IDS.index(id)] = share * lasting
        return values


def room_of(palace: Palace) -> int:
    """Cells where a tile without walls would fit, up to a limit."""
    return min(MOST_ROOM, len(palace.cells_for(START)))


def _contest(rivals: list[KindStanding], sure: list[float]) -> list[float]:
    """The majorities of the rivals on average, and how far ahead the best of them will be."""
    best = max(found.points + ahead for found, ahead in zip(rivals, sure, strict=True))
    return [_mean([found.soon for found in rivals]), _mean([found.later for found in rivals]), best]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)
