"""The order of strength, in small samples of duplicate deals with rotated seats."""

import pytest

from .matches import win_share


@pytest.mark.parametrize(
    ("spec", "rival", "deals", "least", "most"),
    [("apprentice", "random", 5, 0.9, 1.0), ("apprentice", "mason", 10, 0.0, 0.35)],
)
def test_the_apprentice_is_between_random_and_mason(
    spec: str, rival: str, deals: int, least: float, most: float
) -> None:
    assert least <= win_share(spec, rival, players=2, deals=deals) <= most


def test_the_architect_beats_random_players_in_every_game() -> None:
    assert win_share("architect", "random", players=2, deals=1) == 1.0


def test_the_architect_beats_apprentices() -> None:
    assert win_share("architect", "apprentice", players=2, deals=4) >= 0.75
