"""Bots play modules of other packages: by their face, or by default if there is none."""

import json
from pathlib import Path

import pytest

import alhambra
from alhambra import Game, SetupError
from alhambra.arena import Journal, MatchResult, make_match, play_match
from alhambra.arena.files import json_text
from alhambra.bots import make_bot
from alhambra.bots.advice import Adviser
from alhambra.bots.architect.features import layout_of
from alhambra.bots.faces import joined_face
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.ruleset import make_ruleset
from tests.plugins.installing import install, write

BOTS = ("random", "apprentice", "mason", "architect", "vizier:sims=8")

#: A bell that anyone may ring for points in each scoring, randomly drawn bells, and a question to
#: the next seat.
RULES = """
from dataclasses import dataclass
from typing import ClassVar

from alhambra.rules import turn
from alhambra.rules.actions import Bare, expect
from alhambra.rules.decision import Decision
from alhambra.rules.module import Module, ModuleState
from alhambra.rules.score_lines import ScoreLine

NAME = "bells"
POINTS = 9


def bells_of(game):
    return game.states[NAME]


def add(game, seat, more):
    bells = list(bells_of(game))
    bells[seat] += more
    game.states[NAME] = tuple(bells)


@dataclass(frozen=True, slots=True)
class Ring(Bare):
    verb: ClassVar[str] = "ring"

    def refusal(self, game):
        return None

    def act(self, game):
        seat = game.turn_seat
        add(game, seat, 1)
        turn.end_actions(game)
        game.stack = (*game.stack, Echo((seat + 1) % game.rules.players))


@dataclass(frozen=True, slots=True)
class Draw(Bare):
    verb: ClassVar[str] = "draw"

    def refusal(self, game):
        return None

    def act(self, game):
        add(game, game.turn_seat, int(game.shuffle("bells", "01")[0]))
        turn.end_actions(game)


@dataclass(frozen=True, slots=True)
class Answer(Bare):
    verb: ClassVar[str] = "answer"

    def refusal(self, game):
        return None

    def act(self, game):
        add(game, game.stack[-1].seat, 1)
        game.stack = game.stack[:-1]


@dataclass(frozen=True, slots=True)
class Listen(Bare):
    verb: ClassVar[str] = "listen"

    def refusal(self, game):
        return None

    def act(self, game):
        game.stack = game.stack[:-1]


RING, DRAW, ANSWER, LISTEN = Ring.only(), Draw.only(), Answer.only(), Listen.only()


@dataclass(frozen=True, slots=True)
class Echo(Decision):
    seat: int
    name: ClassVar[str] = "echo"
    lies_on: ClassVar[tuple[str, ...]] = ("refill", "placing", "turn")

    def legal(self, game):
        return (LISTEN, ANSWER)

    def admits(self, game):
        return frozenset((Answer, Listen))

    def is_possible(self, game):
        return True

    def words(self):
        return [str(self.seat)]

    @classmethod
    def parse(cls, words, rules):
        expect(words, 1, cls.name)
        return cls(rules.parse_seat(words[0]))


def offers(game):
    return (RING, DRAW) if not bells_of(game)[game.turn_seat] else ()


def lines(game, round, lines):
    for seat, count in enumerate(bells_of(game)):
        if count:
            yield ScoreLine(round, seat, NAME, POINTS * count, count)


def module(components):
    return Module(
        name=NAME,
        state=ModuleState(
            start=lambda players: (0,) * players,
            words=lambda bells: list(map(str, bells)),
            parse=lambda words, rules: tuple(map(int, words)),
        ),
        steps=(Echo,),
        turn_offers=(offers,),
        turn_actions=(Ring, Draw),
        actions=(Answer, Listen),
        score_lines=(lines,),
        line_checks=(lambda game, line, lines: line.source == NAME,),
    )
"""
FACE = """
from alhambra.bots.faces import BotFace, ModuleFeatures

from .rules import Answer, Draw, Listen, Ring, bells_of

FACE = BotFace(
    worth={
        Answer: lambda table, action: 0.0, Draw: lambda table, action: 200.0,
        Listen: lambda table, action: 1.0, Ring: lambda table, action: 0.0,
    },
    rated_by_mason=(Draw,),
    palace_points={"bell_towers": lambda palace: palace.counts().get("tower", 0)},
    features=(ModuleFeatures(("bells",), lambda game, seat, forecast: [bells_of(game)[seat]]),),
)
"""


@pytest.fixture
def bells(folder: Path) -> str:
    """A module with rules only."""
    write(folder, rules=RULES)
    install(folder, "their-module", {"bells": "their_module"}, "2.1")
    return "bells"


@pytest.fixture
def rated_bells(folder: Path) -> str:
    """The same with a face for bots."""
    write(folder, rules=RULES, bots=FACE)
    install(folder, "their-module", {"bells": "their_module"}, "2.1")
    return "bells"


def choice(spec: str, game: Game) -> str:
    seat = game.seat
    assert seat is not None
    return str(make_bot(spec).choose(game.view(seat), game.legal_actions()))


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("others", [(), BUILT_IN], ids=["alone", "with ours"])
def test_every_bot_plays_an_unknown_module(bells: str, spec: str, others: tuple[str, ...]) -> None:
    game = alhambra.new_game(3, seed=4, modules=(*others, bells))
    bots = [make_bot(spec), make_bot("random", seed=1), make_bot("mason")]
    verbs = set()
    for _ in range(40 if spec.startswith("vizier") else 400):
        seat = game.seat
        if seat is None:
            break
        action = bots[seat].choose(game.view(seat), game.legal_actions())
        verbs.add(action.verb)
        game.apply(action)
    assert game.status() == []
    assert verbs & {"ring", "draw"}


@pytest.mark.parametrize("spec", BOTS[1:])
def test_every_bot_explains_actions_of_an_unknown_module(bells: str, spec: str) -> None:
    game = alhambra.new_game(3, seed=4, modules=(bells,))
    bot: Adviser = make_bot(spec)  # type: ignore[assignment]
    actions = game.legal_actions()
    alternatives = bot.explain(game.view(0), actions)
    assert all(found.action in actions and found.reason for found in alternatives)


VERBS = ("ring", "draw", "answer", "listen")


def values(game: Game) -> dict[str, float]:
    """The mason's ratings by verb."""
    bot: Adviser = make_bot("mason")  # type: ignore[assignment]
    actions = [action for action in game.legal_actions() if action.verb in VERBS]
    return {found.action.verb: found.value for found in bot.explain(game.view(game.seat), actions)}


def test_the_mason_counts_the_points_of_the_next_scoring(bells: str) -> None:
    """The result of a random action is unknown: it is rated like passing."""
    game = alhambra.new_game(3, seed=4, modules=(bells,))
    assert values(game) == {"ring": 9.0, "draw": 0.0}
    game.apply(game.parse("ring"))
    assert game.seat == 1
    assert values(game) == {"answer": 9.0, "listen": 0.0}
    assert choice("mason", game) == "answer"


def test_a_face_rates_the_actions_it_names(rated_bells: str) -> None:
    game = alhambra.new_game(3, seed=4, modules=(rated_bells,))
    assert values(game) == {"ring": 0.0, "draw": 200.0}
    for spec in ("mason", "architect"):
        assert choice(spec, game) == "draw"


def test_features_of_a_face_are_added(rated_bells: str) -> None:
    names = layout_of(make_ruleset(3, "classic", (*BUILT_IN, rated_bells))).names
    ours = layout_of(make_ruleset(3, "classic", BUILT_IN)).names
    more = {"bells", "bell_towers", "rivals_bell_towers"}
    assert set(names) - set(ours) == more
    assert [name for name in names if name not in more] == list(ours)


def test_a_hidden_card_counts_with_its_average(installed_lantern: Path) -> None:
    """lantern.light: its hidden value must not change the rating."""
    game = alhambra.new_game(3, seed=1, modules=["lantern"])
    while game.stack[-1].name != "lantern":
        game.play(game.legal_actions()[0])
    seat = game.seat
    assert seat is not None
    mason: Adviser = make_bot("mason")  # type: ignore[assignment]
    alternatives = [
        mason.explain(game.determinize(seat, seed).view(seat), game.legal_actions())
        for seed in range(5)
    ]
    assert alternatives == alternatives[:1] * 5
    lit = max(found.value for found in alternatives[0] if found.action.verb == "light")
    assert 0 < lit < 8


def test_the_arena_plays_a_plug_in_in_other_processes(installed_lantern: Path) -> None:
    result = play_match(
        "architect", "mason", games=2, players=2, seed=1, modules=["lantern", "camps"], workers=1
    )
    assert [game.fault for game in result.games] == [None, None]


@pytest.mark.parametrize("face", ["", "FACE = 7"])
def test_a_face_of_another_type_is_refused(folder: Path, face: str) -> None:
    write(folder, rules=RULES, bots=face)
    install(folder, "their-module", {"bells": "their_module"})
    with pytest.raises(SetupError) as caught:
        joined_face(make_ruleset(3, "classic", ("bells",)))
    assert (caught.value.code, caught.value.params["package"]) == ("module-broken", "their-module")


def test_journals_name_the_version(bells: str, folder: Path) -> None:
    """Another version may play differently: a journal does not mix them."""
    path = folder / "match.jsonl"
    modules = ("camps", bells)
    result = play_match("mason", "random", games=2, players=2, seed=1, modules=modules, resume=path)
    assert [game.fault for game in result.games] == [None, None]
    assert Journal(path).matches[0]["modules"] == ["camps", "bells@2.1"]
    again = play_match("mason", "random", games=2, resume=path)
    assert again.fresh == 0
    assert again.games == result.games
    path.write_text(path.read_text("utf-8").replace("bells@2.1", "bells@2.0"), "utf-8")
    with pytest.raises(alhambra.AlhambraError) as caught:
        play_match("mason", "random", games=2, resume=path)
    assert caught.value.code == "journal-differs"
    assert "bells@2.0" in caught.value.params["differences"]


def test_results_name_the_version(bells: str) -> None:
    match = make_match("mason", "random", modules=(bells,))
    assert json.loads(json_text(MatchResult(match, ())))["match"]["modules"] == ["bells@2.1"]


def test_a_match_whose_module_is_missing_is_refused(bells: str, folder: Path) -> None:
    path = folder / "match.jsonl"
    play_match("mason", "random", games=1, players=2, seed=1, modules=(bells,), resume=path)
    path.write_text(path.read_text("utf-8").replace("bells@2.1", "gongs@3.0"), "utf-8")
    with pytest.raises(SetupError) as caught:
        play_match(resume=path)
    assert caught.value.code == "module-missing"
    assert caught.value.params == {"module": "gongs", "version": "3.0"}
