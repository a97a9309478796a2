"""Old records still load, every action verified, and end with the scores they had."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from alhambra import Action, Game, load
from alhambra.notation.text import format_record
from alhambra.rules.modules.characters.state import IDS
from alhambra.rules.ruleset import make_ruleset
from tests.golden.write import FOLDER, GAMES, OLD, TABLE, path_of, read_table
from tests.module_sets import ALL_MODULES

SCORES = read_table()


def decisions(name: str) -> Iterator[tuple[Game, Action]]:
    """Every decision of a record: the game before it, and the action."""
    record = load(path_of(name))
    for number, entry in enumerate(record.entries):
        yield record.game_at(number), entry.action


@pytest.mark.parametrize("name", SCORES)
def test_record_loads_and_scores_as_before(name: str) -> None:
    """score.*, end.winner, gates.*, diamonds.*, camps.*, characters.*: whole games"""
    record = load(path_of(name))
    assert record.final_scores == SCORES[name]
    assert format_record(record) == path_of(name).read_text("utf-8")
    players, modules, _ = GAMES.get(name, (record.game.rules.players, (), 0))
    assert (record.game.rules.players, record.game.rules.modules) == (players, modules)


def test_every_record_is_in_the_table() -> None:
    """One of each module alone, of all together, and of the base game before there were modules."""
    files = {path.stem for path in FOLDER.glob("*.txt") if path != TABLE}
    assert files == {*GAMES, *OLD} == set(SCORES)
    modules = [set(modules) for _, modules, _ in GAMES.values()]
    assert all({module} in modules for module in ALL_MODULES)
    assert set(ALL_MODULES) in modules


def test_every_action_of_the_modules_occurs() -> None:
    """gates.take, gates.use, characters.auction, characters.*: every action that a module adds"""
    base, full = (make_ruleset(3, "classic", modules).verbs for modules in ((), ALL_MODULES))
    wanted = {
        kind for verb, kinds in full.items() for kind in kinds if kind not in base.get(verb, ())
    }
    assert len(wanted) == 17
    assert wanted <= {type(action) for name in GAMES for _, action in decisions(name)}


def test_every_character_is_used() -> None:
    """characters.*: all ten of them"""
    assert {id for name in GAMES for id in used_in(name)} == set(IDS)


def used_in(name: str) -> Iterator[str]:
    """The characters that had an effect in a game."""
    for game, action in decisions(name):
        step = game.stack[-1].name
        if action.verb in IDS:
            yield action.verb
        elif step == "ammar" and action.verb != "decline":
            yield "ammar"
        elif _is_large_take(str(action).split()):
            yield "faruk"
    # Both take effect in a scoring: Fatima if she was kept.
    yield from {line.source for line in load(path_of(name)).game.lines} & {"fatima", "yusuf"}


def _is_large_take(words: list[str]) -> bool:
    """More than 5 with several cards: only Faruk allows it."""
    return words[0] == "take" and len(words) > 3 and sum(map(int, words[2::2])) > 5


def test_diamonds_and_camps_are_used() -> None:
    """diamonds.pay, characters.auction, camps.score: used for purchases and bids, and scored"""
    paid = {str(a).split()[0] for name in GAMES for _, a in decisions(name) if "diamond" in str(a)}
    assert paid >= {"take", "buy", "pay"}
    sources = {line.source for name in GAMES for line in load(path_of(name)).game.lines}
    assert any(source.startswith("camp-") for source in sources)
