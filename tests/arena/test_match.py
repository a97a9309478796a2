"""Whole matches: the same games with any number of workers, duplicate deals, records."""

from pathlib import Path

import pytest

import alhambra
from alhambra.arena import ArenaError, MatchResult, make_match, play_games, play_match
from alhambra.bots import make_bot


def duel(workers: int = 0) -> MatchResult:
    return play_match("random", "mason", games=6, players=3, seed=5, workers=workers)


def test_the_number_of_workers_does_not_change_the_games() -> None:
    alone, beside, together = duel(), duel(workers=1), duel(workers=2)
    assert alone == beside == together
    assert alone.standings[0].rating == together.standings[0].rating
    assert len(alone.games) == 6
    assert [(game.deal, game.seating) for game in together.games] == [
        (deal, seating) for deal in range(2) for seating in range(3)
    ]


def test_another_seed_gives_other_games() -> None:
    other = play_match("random", "mason", games=6, players=3, seed=6)
    assert duel().games != other.games


def test_every_seating_of_a_deal_gets_the_same_deal(tmp_path: Path) -> None:
    """setup.*: all shuffles of the setup are the same; another deal has others."""
    play_match("random", "mason", games=4, seed=5, records=tmp_path / "new" / "folder")
    records = [alhambra.load(path) for path in sorted((tmp_path / "new" / "folder").iterdir())]
    starts = [record.start for record in records]
    assert starts[0] == starts[1] != starts[2] == starts[3]
    assert [record.notes["seats"] for record in records] == ["random mason", "mason random"] * 2


def test_records_contain_the_games_that_were_played(tmp_path: Path) -> None:
    modules = ("city_gates", "characters")
    result = play_match("random", "mason", games=2, seed=5, modules=modules, records=tmp_path)
    plain = play_match("random", "mason", games=2, seed=5, modules=modules)
    assert result.games == plain.games
    for game, path in zip(result.games, sorted(tmp_path.iterdir()), strict=True):
        record = alhambra.load(path)
        assert record.final_scores == game.scores
        assert len(record) == sum(game.decisions)
        assert record.header.modules == modules


def test_a_game_can_be_reproduced_from_its_seeds() -> None:
    match = make_match("random", "mason", games=2, seed=5)
    played = list(play_games(match))[1]
    game = alhambra.new_game(2, seed=match.deal_seed(0))
    bots = [make_bot("mason"), make_bot("random", seed=match.bot_seed(0, 1))]
    while (seat := game.seat) is not None:
        game.apply(bots[seat].choose(game.view(seat), game.legal_actions()))
    assert played.scores == tuple(game.scores)
    assert game.outcome is not None
    assert played.winners == game.outcome.winners


def test_a_match_can_be_stopped_early() -> None:
    games = play_games(make_match("random", "mason", games=400, seed=5), workers=2)
    first = next(games)
    games.close()
    assert first in duel_games(first.deal)
    assert list(games) == []


def duel_games(deal: int) -> list[object]:
    """The games of a deal of the match above, played in this process."""
    match = make_match("random", "mason", games=2 * deal + 2, seed=5)
    return [game for game in play_games(match) if game.deal == deal]


def test_a_negative_number_of_workers_is_refused() -> None:
    with pytest.raises(ArenaError) as caught:
        play_games(make_match("random", "mason"), workers=-1)
    assert (caught.value.code, caught.value.params["option"]) == ("arena-too-small", "workers")
