"""The example package: a third-party module in engine, positions, views and records."""

from __future__ import annotations

import pickle
import sys
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

import alhambra
from alhambra import Game, PositionError, Record, RecordError, TextError
from alhambra.notation.text import format_record, parse_record
from alhambra.rules import module_registry
from alhambra.rules.money import Card
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.value_json import action_to_json, event_to_json
from tests.helpers import position
from tests.notation.record_cases import replacing
from tests.soak import Soak, round_trip_defects

from .installing import unload

pytestmark = pytest.mark.usefixtures("installed_lantern")

EVERYTHING = (*module_registry.BUILT_IN, "lantern")


def lantern() -> Any:
    """The rules of the package."""
    return module_registry.face("lantern", "rules")


def state_of(game: Game) -> Any:
    """The positions of the lanterns."""
    return game.states["lantern"]


def lit_game(modules: tuple[str, ...] = ("lantern",)) -> Game:
    """The first game in which two lanterns are lit before the first scoring."""
    for seed in count():
        rng = Random(seed)
        game = alhambra.new_game(3, seed=seed, modules=modules)
        while not game.lines and sum(map(len, state_of(game).lit)) < 2:
            legal = game.legal_actions()
            lights = [action for action in legal if action.verb == "light"]
            game.play(rng.choice(lights or legal))
        if not game.lines:
            return game
    raise AssertionError("no such game")


def asked_game() -> Game:
    """A game in which a player decides about a lantern."""
    rng = Random(5)
    game = alhambra.new_game(3, seed=5, modules=["lantern"])
    while not state_of(game).waiting:
        game.play(rng.choice(game.legal_actions()))
    return game


# -- whole games -------------------------------------------------------------------------


@pytest.mark.parametrize("modules", [("lantern",), EVERYTHING], ids=["alone", "with all"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_whole_random_games(players: int, modules: tuple[str, ...]) -> None:
    """Random play: every position is valid, and no lantern is lost"""
    counts: Counter[str] = Counter()
    sources: set[str] = set()
    for seed in range(3):
        rng = Random(seed)
        game = alhambra.new_game(players, seed=seed, modules=modules)
        number = 0
        while not game.is_over:
            for event in game.apply(rng.choice(game.legal_actions())):
                counts[type(event).__name__] += 1
                assert event_to_json(event)["event"]
            number += 1
            if number % 7 == 0 or state_of(game).waiting:
                assert game.status() == []
            if number % 50 == 0:
                assert list(round_trip_defects(game)) == []
        assert game.status() == []
        sources |= {line.source for line in game.lines}
    assert counts["LanternDrawn"] == counts["LanternLit"] + counts["LanternLeft"] > 0
    assert counts["LanternSeen"] == counts["LanternLit"] > 0
    assert "lantern" in sources


def test_the_soak_accepts_it() -> None:
    """All numbers of players, sets of modules and policies take turns"""
    soak = Soak(wanted=6000, also=("lantern",))
    soak.run(seed=1)
    assert soak.failures == []
    assert soak.passed > 10


def test_it_comes_after_the_built_in_modules() -> None:
    rules = make_ruleset(2, "classic", ("lantern", "camps"))
    assert rules.modules == ("camps", "lantern")
    assert rules.active == ("two_players", "camps", "lantern")


# -- the decision ------------------------------------------------------------------------


def test_a_lantern_is_lit_or_left() -> None:
    game = asked_game()
    seat, before = game.turn_seat, game.hands[game.turn_seat]
    assert game.seat == seat
    verbs = [action.verb for action in game.legal_actions()]
    assert verbs[-1] == "leave"
    assert set(verbs[:-1]) == {"light"}
    (value,) = state_of(game).waiting

    left = game.copy()
    left.apply(left.parse("leave"))
    assert value in state_of(left).aside
    assert left.hands[seat] == before

    light = game.legal_actions()[0]
    assert game.parse(str(light)) == light
    assert action_to_json(light)["verb"] == "light"
    seen = [event for event in game.apply(light) if event.audience == frozenset((seat,))]
    assert [type(event).__name__ for event in seen] == ["LanternSeen"]
    assert value in state_of(game).lit[seat]
    assert game.hands[seat] < before


def test_a_card_that_is_not_in_hand_is_refused() -> None:
    game = asked_game()
    held = {str(action) for action in game.legal_actions()}
    every = {f"light {card}" for card in game.rules.cards}
    refusal = game.refusal(game.parse(sorted(every - held)[0]))
    assert refusal is not None
    assert (refusal.code, refusal.paragraph) == ("pay-not-held", "lantern.light")


def test_lanterns_score_in_the_next_scoring() -> None:
    game = lit_game()
    held = state_of(game).lit
    rng = Random(1)
    while not game.lines:
        held = state_of(game).lit
        legal = game.legal_actions()
        game.play(next((a for a in legal if a.verb == "leave"), rng.choice(legal)))
    lines = {line.owner: line for line in game.lines if line.source == "lantern"}
    assert {seat: line.points for seat, line in lines.items()} == {
        seat: sum(values) for seat, values in enumerate(held) if values
    }
    assert not any(state_of(game).lit)
    assert state_of(game).shown == tuple(sorted(value for values in held for value in values))


# -- positions ---------------------------------------------------------------------------


def test_positions_survive_a_round_trip() -> None:
    for game in (asked_game(), lit_game(), lit_game(modules=EVERYTHING)):
        assert alhambra.from_position(game.position()) == game
        assert pickle.loads(pickle.dumps(game)) == game


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("part lantern", "part torch"),
        ("part lantern -", "part lantern 9"),
        ("part lantern -", "part lantern 0"),
        ("part lantern -", "part lantern - -"),
    ],
)
def test_impossible_positions_are_refused(old: str, new: str) -> None:
    text = asked_game().position()
    assert old in text
    with pytest.raises(PositionError):
        alhambra.from_position(text.replace(old, new, 1))


def test_a_drawn_lantern_without_a_decision_is_invalid() -> None:
    game = asked_game()
    game.stack = game.stack[:-1]
    assert game.status() == ["a lantern waits for nobody"]


def test_invalid_state_texts_are_refused() -> None:
    rules = make_ruleset(3, "classic", ("lantern",))
    for words in ([], ["-"] * 5, ["-"] * 5 + ["1,2,x"]):
        with pytest.raises(TextError):
            rules.states["lantern"].parse(words, rules)


# -- hidden information ------------------------------------------------------------------


def test_views_hide_values_of_lanterns() -> None:
    game = lit_game()
    state = state_of(game)
    for viewer in (None, 0, 1, 2):
        seen: Any = game.view(viewer).table.states["lantern"]
        for seat, values in enumerate(state.lit):
            assert seen.lit[seat] == (values if seat == viewer else (0,) * len(values))
        assert seen.aside == (0,) * len(state.aside)
        assert seen.shown == state.shown
    text = str(game.view(None).to_json()["table"]["parts"]["lantern"])
    assert not set("12345678") & set(text)


def test_the_drawn_lantern_is_hidden_from_all() -> None:
    game = asked_game()
    for viewer in (None, 0, 1, 2):
        assert game.view(viewer).table.states["lantern"].waiting == (0,)  # type: ignore[attr-defined]


def test_games_that_differ_in_hidden_lanterns_have_the_same_view() -> None:
    """setup.open: a viewer without any of them sees no difference"""
    game = lit_game()
    changed = game.copy()
    other = next(seat for seat in range(3) if not state_of(game).lit[seat])
    swap = dict(zip(range(1, 9), [2, 1, 4, 3, 6, 5, 8, 7], strict=True))
    rows = [tuple(swap[value] for value in row) for row in state_of(game).rows()]
    changed.states["lantern"] = type(state_of(game))(tuple(rows[:3]), *rows[3:])
    cards = {card.value: card for card in lantern().CARDS}
    changed.deck = tuple(
        card if isinstance(card, Card) or card.back != "lantern" else cards[swap[card.value]]  # type: ignore[attr-defined]
        for card in game.deck
    )
    assert changed.status() == []
    assert changed != game
    assert changed.view(other) == game.view(other)
    assert changed.view(None) == game.view(None)
    for seed in range(10):
        assert changed.determinize(other, seed) == game.determinize(other, seed)


def test_determinize_keeps_to_the_view() -> None:
    """setup.open: known cards stay; unknown ones are dealt in every possible way"""
    game = lit_game(modules=EVERYTHING)
    holder = max(range(3), key=lambda seat: len(state_of(game).lit[seat]))
    other = next(seat for seat in range(3) if seat != holder)
    dealt: Counter[int] = Counter()
    for seed in range(600):
        fresh = game.determinize(other, seed)
        assert fresh.status() == []
        assert fresh.view(other) == game.view(other)
        dealt[state_of(fresh).lit[holder][0]] += 1
        own = game.determinize(holder, seed)
        assert state_of(own).lit[holder] == state_of(game).lit[holder]
    hidden = set(range(1, 9)) - set(state_of(game).shown) - set(state_of(game).lit[other])
    assert set(dealt) == hidden
    expected = 600 / len(hidden)
    # Four standard deviations; the seeds are fixed.
    assert all(abs(count - expected) < 4 * expected**0.5 for count in dealt.values())


def test_chips_show_what_a_viewer_knows() -> None:
    game = lit_game()
    holder = max(range(3), key=lambda seat: len(state_of(game).lit[seat]))
    chips = game.rules.states["lantern"].chips
    mine = list(chips(game.view(holder).table.states["lantern"]))
    assert [chip.count for chip in mine if chip.label == "lantern-value"] == [
        *state_of(game).lit[holder]
    ]
    theirs = [
        chip for chip in chips(game.view(None).table.states["lantern"]) if chip.seat == holder
    ]
    assert [(chip.label, chip.count) for chip in theirs] == [
        ("lantern", len(state_of(game).lit[holder]))
    ]


# -- records -----------------------------------------------------------------------------


def played(actions: int = 80) -> Record:
    """A record of some actions."""
    rng = Random(2)
    record = Record.new(["Ana", "Bo", "Cy"], seed=2, modules=["camps", "lantern"])
    for _ in range(actions):
        record.play(rng.choice(record.game.legal_actions()))
    return record


def test_records_name_the_package_and_its_version(tmp_path: Path) -> None:
    record = played()
    text = format_record(record)
    assert "modules camps lantern@1.0 #" in text
    alhambra.save(record, tmp_path / "game.txt")
    loaded = alhambra.load(tmp_path / "game.txt")
    assert loaded == record
    assert loaded.header.versions == (("lantern", "1.0"),)
    assert format_record(loaded) == text
    assert any(entry.action.verb in ("light", "leave") for entry in loaded.entries)


def test_records_may_start_from_a_position() -> None:
    record = Record.from_game(asked_game())
    record.play("leave")
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize("modules", ["camps@1.0 lantern@1.0", "camps lantern", "lantern@1.0 camps"])
def test_modules_are_spelled_with_their_version(modules: str) -> None:
    """Plug-ins have a version, built-in modules have none"""
    text = replacing(format_record(played(5)), "camps lantern@1.0", modules)
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    assert (caught.value.code, caught.value.params["line"]) == ("record-line", 5)


def test_a_record_of_a_compatible_version_loads() -> None:
    """It keeps the version with which it was recorded"""
    text = replacing(format_record(played()), "lantern@1.0", "lantern@0.9")
    record = parse_record(text)
    assert record.header.versions == (("lantern", "0.9"),)
    assert format_record(record) == text


def test_a_record_of_an_incompatible_version_is_refused() -> None:
    """The error names both versions, and what does not replay"""
    text = replacing(format_record(played()), "lantern@1.0", "lantern@0.9")
    verb = next(line for line in text.split("\n") if " light " in line or " leave" in line)
    number = verb.split(" ")[0]
    with pytest.raises(RecordError) as caught:
        parse_record(replacing(text, verb.rpartition(" #")[0], f"{number} seat 0 dance"))
    assert caught.value.code == "record-module-version"
    params = caught.value.params
    assert (params["recorded"], params["installed"]) == ("lantern 0.9", "lantern 1.0")
    assert params["reason"].code in ("record-action", "record-seat")


def test_a_truncated_record_is_reported_in_any_version() -> None:
    text = replacing(format_record(played()), "lantern@1.0", "lantern@0.9")
    with pytest.raises(RecordError, match="record-torn"):
        parse_record(text[:-3])


def test_a_record_without_the_package_is_refused(
    lantern_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says what is missing"""
    text = format_record(played())
    others = [path for path in sys.path if path != str(lantern_folder)]
    monkeypatch.setattr(sys, "path", others)
    unload("alhambra_lantern")
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    reason = caught.value.params["reason"]
    assert (caught.value.code, caught.value.params["line"]) == ("record-setup", 5)
    assert (reason.code, reason.params) == (
        "module-missing",
        {"module": "lantern", "version": "1.0"},
    )


def test_the_base_game_needs_no_plug_in() -> None:
    assert position().rules.active == ()
