"""The games in the files replay line by line."""

from __future__ import annotations

import pytest

from tests.playthroughs.write import FOLDER, GAMES, playthrough

#: What the files cover, all of them together.
SHOWN = (
    "Dealt",
    "Began",
    "exact True",
    "exact False",
    "Added",
    "Removed",
    "Swapped",
    "Placed",
    "Reserved",
    "Gave",
    "Reshuffled",
    "ScoringDrawn",
    "NeutralDrew",
    "LeftoverDecided",
    "seat None, sums",
    "Ended",
    "GateRevealed",
    "GateTaken",
    "GateOpened",
    "CharacterDrawn",
    "BidMade",
    "BidPassed",
    "CharacterWon",
    "CharacterUnsold",
    "BoughtByKarim",
    "TookWithKnihstig",
    "FarukHelped",
    "FatimaExchanged",
    "HakimChose",
    "YammeradGot",
    "cards M",
    " camp-",
)


@pytest.mark.parametrize("name", GAMES)
def test_game_matches_the_file(name: str) -> None:
    """setup.*, turn.*, money.take, buy.price, redesign.*, score.*, end.*, two.*, gates.*,
    diamonds.*, camps.*, characters.*"""
    written = (FOLDER / name).read_text("utf-8").splitlines()
    for number, (now, then) in enumerate(
        zip(playthrough(name).splitlines(), written, strict=False), start=1
    ):
        assert now == then, f"{name}, line {number}"
    assert len(playthrough(name).splitlines()) == len(written)


@pytest.mark.parametrize("words", SHOWN)
def test_games_cover_the_rules(words: str) -> None:
    """turn.exact, redesign.*, two.gift, turn.reshuffle, end.leftovers, gates.*, characters.*"""
    assert any(words in (FOLDER / name).read_text("utf-8") for name in GAMES)
