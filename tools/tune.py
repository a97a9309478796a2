"""Learn the architect's weights from games that bots play among themselves.

Whenever a turn ends, the features of the position are recorded; when the game ends, they are
fitted to the final margin of their owner by least squares: one table of weights for each number of
players and each scoring round to come.

    python -m tools.tune --bots mason --games 600 --modules --output mason.json
    python -m tools.tune --bots architect,architect,mason --players 3 4 --games 1500 --modules \
        --seed 50000 --mean mason.json

made the weights in use: the mean of what masons show and what the architect's own games show wins
more than either.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from functools import reduce
from itertools import product
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

import alhambra
from alhambra.bots import architect, make_bot
from alhambra.bots.analysis.forecast import forecast_of
from alhambra.bots.architect.features import FeatureExtractor, layout_of
from alhambra.bots.architect.learned_weights import FILE, NamedWeights, table_name
from alhambra.bots.vizier.playouts import margin
from alhambra.rules.game import Game
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.refill import REFILL
from alhambra.rules.ruleset import Ruleset, make_ruleset

from .least_squares import Sums, solve

HERE = Path(architect.__file__).with_name(FILE)
#: A game without progress is abandoned after this many decisions.
CAP = 2000
ROUNDS = (1, 2, 3)

#: Weights by table, round and feature.
Tables = dict[str, NamedWeights]
#: An observation: the round of the next scoring, the owner, and the features.
Row = tuple[int, int, list[float]]


class TrainingGame(NamedTuple):
    """One game to play and learn from."""

    players: int
    modules: bool
    bots: tuple[str, ...]
    noise: float
    seed: int

    @property
    def rules(self) -> Ruleset:
        """The ruleset of the game."""
        return make_ruleset(self.players, "classic", BUILT_IN if self.modules else ())


def main() -> None:
    args = _arguments()
    bots = tuple(args.bots.split(","))
    sums, names = {}, {}
    for players, modules in product(args.players, (False, True) if args.modules else (False,)):
        games = [
            TrainingGame(players, modules, bots, args.noise, args.seed + number)
            for number in range(args.games)
        ]
        table = table_name(players, modules)
        sums[table] = _learn(games, args.workers)
        names[table] = layout_of(games[0].rules).names
        learned = {name: _weights(name, sums, names[name], args.pull) for name in sums}
        _write(args.output, _mean(learned, args.mean) if args.mean else learned)
    print(f"Written: {args.output}")


def _write(path: Path, tables: Tables) -> None:
    """The weights learned so far; other tables keep those of the package."""
    known = json.loads(HERE.read_text("utf-8")) if HERE.exists() else {}
    path.write_text(json.dumps(known | tables, indent=1) + "\n", "utf-8")


def _mean(learned: Tables, other: Tables) -> Tables:
    """The mean of the learned weights and of other weights for the same tables."""
    return {
        name: {
            round: {
                feature: weight
                for feature in {**own, **other[name][round]}
                if (weight := _middle(own, other[name][round], feature))
            }
            for round, own in rounds.items()
        }
        for name, rounds in learned.items()
    }


def _middle(one: dict[str, float], other: dict[str, float], feature: str) -> float:
    return round_((one.get(feature, 0.0) + other.get(feature, 0.0)) / 2)


def _tables(path: str) -> Tables:
    """Weights from a file, read before the games, which may take hours."""
    try:
        found: Tables = json.loads(Path(path).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise argparse.ArgumentTypeError(f"{path}: {error}") from error
    return found


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bots", default="mason", help="bots that play, chosen at random")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--modules", action="store_true", help="tables with all modules too")
    parser.add_argument("--games", type=int, default=1000, help="for each number of players")
    parser.add_argument("--noise", type=float, default=0.12, help="share of an apprentice's moves")
    parser.add_argument(
        "--pull", type=float, default=200.0, help="towards the table of all players"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--mean", type=_tables, metavar="FILE", help="the mean with these weights")
    parser.add_argument("--output", type=Path, default=HERE)
    return parser.parse_args()


# -- games -------------------------------------------------------------------------------------


def _learn(games: list[TrainingGame], workers: int) -> dict[int, Sums]:
    """Play, and add up the observations."""
    sums = _empty_sums(games[0].rules)
    with Pool(workers) as pool:
        for number, seen in enumerate(pool.imap(play, games, chunksize=4), start=1):
            sums = {round: sums[round].plus(more) for round, more in seen.items()}
            if number % 20 == 0 or number == len(games):
                print(f"\r{games[0].players} players, {number} of {len(games)} games ",
                      end="", file=sys.stderr, flush=True)  # fmt: skip
    print(file=sys.stderr)
    return sums


def play(plan: TrainingGame) -> dict[int, Sums]:
    """Play one game; returns sums over the features at the end of every turn and their margins."""
    rules = plan.rules
    game = alhambra.new_game(plan.players, seed=plan.seed, modules=rules.modules)
    rows = list(_rows(game, plan, random.Random(plan.seed)))
    sums = _empty_sums(rules)
    for round, owner, features in rows if game.is_over else ():
        sums[round].add(features, margin(game, owner))
    return sums


def _empty_sums(rules: Ruleset) -> dict[int, Sums]:
    return {round: Sums(len(layout_of(rules).names)) for round in ROUNDS}


def _rows(game: Game, plan: TrainingGame, generator: random.Random) -> Iterator[Row]:
    seats = [make_bot(generator.choice(plan.bots)) for _ in range(plan.players)]
    beginner = make_bot("apprentice", seed=plan.seed)
    for _ in range(CAP):
        seat = game.seat
        if seat is None:
            return
        actions, bot = game.legal_actions(), seats[seat]
        if generator.random() < plan.noise:
            bot = beginner
        game.act(actions[0] if len(actions) == 1 else bot.choose(game.view(seat), actions))
        if game.stack and game.stack[-1] is REFILL and game.supply:
            forecast = forecast_of(game.view(seat))
            extractor = FeatureExtractor(game, seat, forecast)
            yield forecast.next_round, seat, extractor.features(game, game.palaces[seat], [])
        game.resolve()


# -- weights -------------------------------------------------------------------------------------


def _weights(
    name: str, sums: dict[str, dict[int, Sums]], features: tuple[str, ...], pull: float
) -> NamedWeights:
    """The weights of a table: its own, shrunk towards those of all numbers of players together,
    since each has too few games to tell small weights from noise."""
    kind = name.partition("-")[0]
    weights = {}
    for round in ROUNDS:
        alike = [found[round] for table, found in sums.items() if table.startswith(kind)]
        together = reduce(Sums.plus, alike)
        common = solve(together, pull / 4, [0.0] * len(features))
        own = solve(sums[name][round], pull, common)
        print(f"{name}, round {round}: {sums[name][round].count} turns, "
              f"{sums[name][round].explained(own):.1%} explained")  # fmt: skip
        weights[str(round)] = {
            feature: weight for feature, value in zip(features, own, strict=True)
            if (weight := round_(value))
        }  # fmt: skip
    return weights


def round_(value: float) -> float:
    return float(f"{value:.3f}")


if __name__ == "__main__":
    main()
