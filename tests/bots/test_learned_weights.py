"""The architect's weights: for every table, by feature, and learned by `tools/tune.py`."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

import alhambra
from alhambra.bots.analysis.forecast import forecast_of
from alhambra.bots.architect.features import FeatureExtractor, layout_of
from alhambra.bots.architect.learned_weights import order_weights, weights_for
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.ruleset import make_ruleset
from tools.least_squares import Sums, solve

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("modules", [(), ("camps",), BUILT_IN])
def test_there_are_weights_for_every_table(players: int, modules: tuple[str, ...]) -> None:
    rules = alhambra.new_game(players, seed=1, modules=modules).rules
    names = layout_of(rules).names
    found = weights_for(rules)
    assert set(found) == {1, 2, 3}
    for weights in found.values():
        assert len(weights) == len(names)
        assert weights[names.index("soon")] > 0
        assert weights[names.index("rivals_best")] < 0.5


@pytest.mark.parametrize("modules", [(), ("camps",), BUILT_IN])
def test_there_is_a_value_for_every_feature_name(modules: tuple[str, ...]) -> None:
    game = alhambra.new_game(4, seed=1, modules=modules)
    extractor = FeatureExtractor(game, 0, forecast_of(game.view(0)))
    names = layout_of(game.rules).names
    assert len(extractor.features(game, game.palaces[0], [])) == len(names)
    assert len(set(names)) == len(names)


def test_groups_cover_all_features_in_order() -> None:
    layout = layout_of(make_ruleset(3, "classic", BUILT_IN))
    spans = [layout.names[span] for span in layout.groups.values()]
    assert tuple(name for span in spans for name in span) == layout.names
    assert all(spans)


def test_every_learned_weight_has_a_feature() -> None:
    """The names in the file are those of the faces: a renamed feature would lose its weight."""
    path = ROOT / "src/alhambra/bots/architect/weights.json"
    learned = json.loads(path.read_text("utf-8"))
    for name, rounds in learned.items():
        kind, _, players = name.partition("-")
        modules = BUILT_IN if kind == "modules" else ()
        known = layout_of(make_ruleset(int(players), "classic", modules)).names
        assert all(set(weights) <= set(known) for weights in rounds.values())


def test_a_feature_without_a_weight_counts_zero() -> None:
    rules = make_ruleset(3, "classic", ())
    (weights,) = order_weights({"1": {"soon": 2.0}}, rules).values()
    assert weights[layout_of(rules).names.index("soon")] == 2.0
    assert sum(weights) == 2.0


def test_least_squares_recover_the_true_weights() -> None:
    generator = random.Random(1)
    sums, more = Sums(3), Sums(3)
    for number in range(400):
        row = [1.0, generator.random(), generator.random() * 5]
        (sums if number % 2 else more).add(row, 2.0 + 3.0 * row[1] - row[2])
    both = sums.plus(more)
    assert both.count == 400
    assert solve(both, 0.0, [0.0] * 3) == pytest.approx([2.0, 3.0, -1.0], abs=1e-3)
    assert both.explained([2.0, 3.0, -1.0]) == pytest.approx(1.0)


def test_few_rows_are_shrunk_towards_the_common_weights() -> None:
    sums = Sums(2)
    for value in (0.0, 1.0):
        sums.add([1.0, value], value)
    free, shrunk = solve(sums, 0.0, [0.0, 5.0]), solve(sums, 1000.0, [0.0, 5.0])
    assert free[1] == pytest.approx(1.0, abs=1e-3)
    assert shrunk[1] == pytest.approx(5.0, abs=0.05)


def tune(output: Path, *more: str) -> dict[str, dict[str, dict[str, float]]]:
    """What the command learns from two games."""
    command = [sys.executable, "-m", "tools.tune", "--bots", "mason", "--players", "2",
               "--games", "2", "--workers", "1", "--output", str(output), *more]  # fmt: skip
    done = subprocess.run(
        command, check=False, cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, dict[str, dict[str, float]]] = json.loads(output.read_text("utf-8"))
    return found


def test_the_command_learns_and_writes(tmp_path: Path) -> None:
    tables = tune(tmp_path / "weights.json")
    assert set(tables["base-2"]) == {"1", "2", "3"}
    assert set(tables["base-2"]["1"]) <= set(layout_of(make_ruleset(2, "classic", ())).names)
    assert "base-4" in tables, "tables that were not learned again stay"


def test_the_command_averages_with_existing_weights(tmp_path: Path) -> None:
    learned = tune(tmp_path / "learned.json")
    known = {"base-2": {round: {"lead": 1.0} for round in "123"}}
    (tmp_path / "known.json").write_text(json.dumps(known), "utf-8")
    mean = tune(tmp_path / "mean.json", "--mean", str(tmp_path / "known.json"))
    for round in "123":
        lead = learned["base-2"][round].get("lead", 0.0)
        assert mean["base-2"][round]["lead"] == pytest.approx((lead + 1.0) / 2, abs=1e-3)
        walls = learned["base-2"][round].get("walls", 0.0)
        assert mean["base-2"][round].get("walls", 0.0) == pytest.approx(walls / 2, abs=1e-3)
