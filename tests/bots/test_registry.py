"""Bots are made from specs; what a spec gets wrong is named."""

import pytest

from alhambra.bots import BOTS, BotError, make_bot
from alhambra.bots.apprentice import Apprentice
from alhambra.bots.architect import Architect
from alhambra.bots.mason import Mason
from alhambra.bots.random_bot import RandomBot


def test_every_bot_is_made_from_its_name() -> None:
    assert {name: type(make_bot(name)) for name in BOTS} == {
        "apprentice": Apprentice,
        "architect": Architect,
        "mason": Mason,
        "random": RandomBot,
    }


def test_parameters_follow_the_name() -> None:
    bot = make_bot("random:seed=3", seed=9)
    assert isinstance(bot, RandomBot)
    assert bot.chance.key() == RandomBot(3).chance.key()


def test_a_seed_is_given_to_bots_that_need_one() -> None:
    bot = make_bot("random", seed=9)
    assert isinstance(bot, RandomBot)
    assert bot.chance.key() == RandomBot(9).chance.key()
    assert isinstance(make_bot("mason", seed=9), Mason)


@pytest.mark.parametrize(
    ("spec", "code", "known"),
    [
        ("", "unknown-bot", "apprentice, architect, mason, random"),
        ("builder", "unknown-bot", "apprentice, architect, mason, random"),
        ("random:speed=3", "unknown-parameter", "seed"),
        ("random:", "unknown-parameter", "seed"),
        ("mason:seed=3", "unknown-parameter", "-"),
        ("random:seed=x", "bad-parameter", None),
        ("random:seed", "bad-parameter", None),
        ("random:seed=-1", "bad-parameter", None),
    ],
)
def test_a_wrong_spec_is_refused_with_what_is_known(
    spec: str, code: str, known: str | None
) -> None:
    with pytest.raises(BotError) as caught:
        make_bot(spec)
    assert caught.value.code == code
    assert caught.value.params.get("known") == known
