"""Bots are made from specs; errors in a spec are explained."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.bots import (
    BOTS,
    BUILT_IN,
    BotError,
    BotKind,
    join_specs,
    make_bot,
    names_bot,
    short_name,
    split_specs,
)
from alhambra.bots.apprentice import Apprentice
from alhambra.bots.architect.architect import Architect
from alhambra.bots.mason.mason import Mason
from alhambra.bots.random_bot import RandomBot
from alhambra.bots.registry.specs import CommandSpec, FileSpec, NamedSpec, parse_spec
from alhambra.bots.vizier.vizier import Vizier


class Thinker(Mason):
    """A bot with parameters of every type; some are not numbers."""

    def __init__(  # type: ignore[no-untyped-def] # people write such bots
        self,
        sims: int | None = None,
        *,
        seconds: float | None = None,
        depth=2,
        name: str = "",
        fast: bool = False,
    ) -> None:
        self.given = (sims, seconds, depth, name, fast)


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "thinker", BotKind(Thinker))


def test_every_bot_is_made_from_its_name() -> None:
    assert {name: type(make_bot(name)) for name in BUILT_IN} == {
        "apprentice": Apprentice,
        "architect": Architect,
        "mason": Mason,
        "random": RandomBot,
        "vizier": Vizier,
    }


@pytest.mark.usefixtures("thinker")
def test_built_in_names_are_recognized() -> None:
    assert names_bot("thinker:nonsense")
    assert "thinker" not in BUILT_IN


@pytest.mark.parametrize(
    ("text", "is_one"),
    [("mason", True), ("mason:x", True), ("a.py", True), ("exec:", True), ("Ana", False)],
)
def test_specs_and_names_are_distinguished(text: str, is_one: bool) -> None:
    assert names_bot(text) == is_one


def test_parameters_follow_the_name() -> None:
    bot = make_bot("random:seed=3", seed=9)
    assert isinstance(bot, RandomBot)
    assert bot.generator.key() == RandomBot(3).generator.key()


def test_a_seed_is_given_to_bots_that_need_one() -> None:
    bot = make_bot("random", seed=9)
    assert isinstance(bot, RandomBot)
    assert bot.generator.key() == RandomBot(9).generator.key()
    assert isinstance(make_bot("mason", seed=9), Mason)


def test_numbers_of_the_constructor_are_parameters() -> None:
    assert BotKind(Thinker).parameters == {"sims": int, "seconds": float, "depth": int}


@pytest.mark.usefixtures("thinker")
@pytest.mark.parametrize(
    ("spec", "given"),
    [
        ("thinker", (None, None, 2, "", False)),
        ("thinker:sims=400", (400, None, 2, "", False)),
        ("thinker:seconds=0.5:depth=7", (None, 0.5, 7, "", False)),
        ("thinker:seconds=2", (None, 2.0, 2, "", False)),
    ],
)
def test_integers_and_floats_are_parameters(spec: str, given: tuple[object, ...]) -> None:
    bot = make_bot(spec)
    assert isinstance(bot, Thinker)
    assert bot.given == given


@pytest.mark.usefixtures("thinker")
@pytest.mark.parametrize(
    ("spec", "code", "known"),
    [
        ("", "unknown-bot", "apprentice, architect, mason, random, vizier, thinker"),
        ("builder", "unknown-bot", "apprentice, architect, mason, random, vizier, thinker"),
        ("random:speed=3", "unknown-parameter", "seed"),
        ("random:", "unknown-parameter", "seed"),
        ("mason:seed=3", "unknown-parameter", "-"),
        ("thinker:name=x", "unknown-parameter", "sims, seconds, depth"),
        ("random:seed=x", "bad-parameter", None),
        ("random:seed", "bad-parameter", None),
        ("random:seed=-1", "bad-parameter", None),
        ("random:seed=1.5", "bad-parameter", None),
        ("random:seed=" + 5000 * "9", "bad-parameter", None),
        ("thinker:seconds=soon", "bad-decimal-parameter", None),
        ("thinker:seconds=-1", "bad-decimal-parameter", None),
        ("thinker:seconds=nan", "bad-decimal-parameter", None),
        ("thinker:seconds=inf", "bad-decimal-parameter", None),
        ("thinker:seconds=", "bad-decimal-parameter", None),
    ],
)
def test_an_invalid_spec_is_refused_with_the_known_names(
    spec: str, code: str, known: str | None
) -> None:
    with pytest.raises(BotError) as caught:
        make_bot(spec)
    assert caught.value.code == code
    assert caught.value.params.get("known") == known


@pytest.mark.parametrize(
    ("text", "spec", "name"),
    [
        ("mason", NamedSpec("mason", ()), "mason"),
        ("vizier:sims=4:seed=3", NamedSpec("vizier", ("sims=4", "seed=3")), "vizier"),
        ("my_bot.py", FileSpec(Path("my_bot.py"), None, ()), "my_bot"),
        ("./a/b.py:seed=3", FileSpec(Path("a/b.py"), None, ("seed=3",)), "b"),
        ("b.py:Best:seed=3:x=1", FileSpec(Path("b.py"), "Best", ("seed=3", "x=1")), "Best"),
        (r"C:\bots\b.py:Best", FileSpec(Path(r"C:\bots\b.py"), "Best", ()), "Best"),
        ("a,b c.py", FileSpec(Path("a,b c.py"), None, ()), "a b c"),
        ("b.pyc", NamedSpec("b.pyc", ()), "b.pyc"),
        ("exec:node a.mjs --x=1:2,3", CommandSpec("node a.mjs --x=1:2,3"), "a.mjs"),
        ("exec: ./bots/fast ", CommandSpec("./bots/fast"), "fast"),
        (r'exec:"C:\my bots\go.exe" -q', CommandSpec(r'"C:\my bots\go.exe" -q'), "go.exe"),
        ("exec:", CommandSpec(""), ""),
    ],
)
def test_the_grammar_of_specs(text: str, spec: object, name: str) -> None:
    assert parse_spec(text) == spec
    assert short_name(text) == name


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("mason, random:seed=3,", ["mason", "random:seed=3"]),
        ('mason,"exec:node a,b.mjs --n=1",random', ["mason", "exec:node a,b.mjs --n=1", "random"]),
        ('exec:python3 "my bot.py",mason', ['exec:python3 "my bot.py"', "mason"]),
    ],
)
def test_commas_separate_specs(text: str, specs: list[str]) -> None:
    assert split_specs(text) == specs
    assert split_specs(join_specs(specs)) == specs


def test_annotations_that_are_missing_at_run_time_do_not_matter() -> None:
    """The default value determines the type."""

    def make(depth: "Depth" = 2, share: "Missing" = 0.5, other: "Missing" = None) -> Mason:  # type: ignore[name-defined] # noqa: F821
        return Mason()

    assert BotKind(make).parameters == {"depth": int, "share": float}
    assert BotKind(dict).parameters == {}


@given(st.text(max_size=30).filter(lambda text: not text.startswith("exec:")))
def test_any_text_makes_a_bot_or_an_error(text: str) -> None:
    split_specs(text)
    short_name(text)
    with suppress(BotError):
        make_bot(text)
