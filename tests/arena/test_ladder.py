"""A ladder: every lineup at every table, in one file that only grows."""

from itertools import combinations
from pathlib import Path

import pytest

from alhambra.arena import ArenaError, Journal, Ladder, LadderTable, play_match
from alhambra.arena.journal import LADDER
from alhambra.arena.ladder import lineups_of
from tests.cli.conftest import Here

DUEL, TRIO = LadderTable(2), LadderTable(3, ("camps",))


def make_ladder(
    path: Path, *specs: str, games: int = 2, tables: tuple[LadderTable, ...] = (DUEL,)
) -> Ladder:
    return Ladder(specs, tables, Journal(path, LADDER), games=games, seed=1)


def play_ladder(ladder: Ladder, **how: float) -> int:
    """Play the ladder; returns the number of games played."""
    return len(list(ladder.play(**how)))  # type: ignore[arg-type]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ladder.jsonl"


def test_lineups_fill_a_table() -> None:
    bots = ["d", "b", "a", "c"]
    assert lineups_of(bots, 2) == list(combinations("abcd", 2))
    assert lineups_of(bots, 3) == list(combinations("abcd", 3))
    assert lineups_of(bots, 4) == [("a", "b", "c", "d")]
    assert lineups_of(bots, 5) == [("a", "b", "c", "d")]
    assert lineups_of(["b", "a"], 2) == [("a", "b")]
    assert lineups_of(["b", "a"], 3) == [("a", "b"), ("b", "a")]


def test_the_same_call_plays_nothing_twice(path: Path) -> None:
    bots = ("random", "mason", "apprentice")
    assert play_ladder(make_ladder(path, *bots, tables=(DUEL, TRIO)), workers=2) == 3 * 2 + 3
    assert play_ladder(make_ladder(path, *bots, tables=(DUEL, TRIO))) == 0
    assert play_ladder(make_ladder(path, *bots, tables=(DUEL,), games=4)) == 6


def test_another_bot_needs_only_its_own_games(path: Path) -> None:
    play_ladder(make_ladder(path, "mason", "random"))
    more = make_ladder(path, "apprentice", "random", "mason")
    assert {task.match.specs for task in more.missing()} == {
        ("apprentice", "mason"), ("apprentice", "random"),
    }  # fmt: skip
    assert play_ladder(more) == 4
    fewer = make_ladder(path, "mason", "random")
    assert [standing.games for standing in fewer.standings(DUEL)] == [2, 2]


def test_the_best_bot_is_listed_first(path: Path) -> None:
    ladder = make_ladder(path, "random", "apprentice", "mason", games=20)
    play_ladder(ladder, workers=2)
    table = ladder.standings(DUEL)
    assert [standing.spec for standing in table] == ["mason", "apprentice", "random"]
    assert [standing.games for standing in table] == [40, 40, 40]
    assert sum(standing.wins for standing in table) == pytest.approx(60)
    assert table[2].win_share == 0


def test_a_lineup_plays_the_games_of_a_match(path: Path) -> None:
    ladder = make_ladder(path, "random", "mason", games=4)
    play_ladder(ladder)
    match = play_match("mason", "random", games=4, seed=1)
    assert [standing.score for standing in ladder.standings(DUEL)] == [
        standing.score for standing in match.standings
    ]


def test_only_whole_deals_count(path: Path) -> None:
    ladder = make_ladder(path, "mason", "random", games=4)
    games = ladder.play()
    for _ in range(3):
        next(games)
    games.close()
    assert [standing.games for standing in ladder.standings(DUEL)] == [2, 2]
    assert len(make_ladder(path, "mason", "random", games=4).missing()) == 1


def test_no_game_begins_after_the_time_limit(path: Path) -> None:
    ladder = make_ladder(path, "mason", "random", games=40)
    assert play_ladder(ladder, seconds=0) == 0
    assert [standing.win_share for standing in ladder.standings(DUEL)] == [None, None]
    assert 0 < play_ladder(ladder, seconds=0.2) < 40


def test_a_bot_may_be_named_only_once(path: Path) -> None:
    with pytest.raises(ArenaError) as caught:
        make_ladder(path, "mason", "random", "mason")
    assert caught.value.code == "ladder-repeated-bot"


def rate(here: Here, path: Path, line: str) -> tuple[int, str, str]:
    result = here("rate", *line.split(), "--file", str(path), "--workers", "0")
    return result.code, result.out, result.err


def test_the_command_saves_shows_and_exports_a_ladder(here: Here, path: Path) -> None:
    page = path.with_suffix(".md")
    line = f"mason random --games 2 --players 2,3 --markdown {page} --plain"
    code, out, _ = rate(here, path, line)
    assert code == 0
    assert (
        f"2 bots at 4 tables, 16 games to play, in this process. Games are saved in {path}." in out
    )
    assert "2 players, base game\nmason: games 2, wins 100.0 %" in out
    assert "3 players, all modules\nmason: games 6, wins" in out
    text = page.read_text("utf-8")
    assert "```sh\nalhambra rate mason random --games 2 --players 2,3 --seed 1\n```" in text
    assert "## 3 players, base game\n\n|  | games | wins | 95 % interval |" in text
    assert text.count("\n| mason | ") == 4
    assert "0 games to play" in rate(here, path, line)[1]


def test_all_bots_are_rated_unless_some_are_named(here: Here, path: Path) -> None:
    _, out, _ = rate(here, path, "--minutes 0 --modules camps,diamonds --players 4 --plain")
    for bot in ("apprentice", "architect", "mason", "random"):
        assert f"\n{bot}: games 0, 95 % interval" in out
    assert "4 players, camps, diamonds" in out


@pytest.mark.usefixtures("bad_bots")
def test_ctrl_c_shows_the_tables(here: Here, path: Path) -> None:
    code, out, _ = rate(here, path, "interrupter mason --players 2 --modules camps --plain")
    assert code == 130
    assert "2 players, camps" in out
    assert Journal(path, LADDER).matches


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("mason --players 2", "A match needs at least two bots, not 1."),
        ("mason wizard", 'There is no bot "wizard".'),
        ("mason mason", "mason is named twice."),
        ("--players two", "numbers separated by commas, such as 2,3,4; not two."),
        ("--players 2,,3", "not 2,,3."),
        ("--players 7", "A game has 2 to 6 players, not 7."),
        ("--games 0", "--games must be at least 1, not 0."),
        ("--minutes -1", "--minutes must be at least 0, not -1.0."),
        ("--minutes nan", "--minutes must be at least 0, not nan."),
        ("--modules dragons", 'There is no module "dragons".'),
        ("--markdown no/such/page.md", "There is no such folder."),
        ("--cluster", "--cluster needs Ray"),
    ],
)
def test_wrong_options_get_a_clear_error(here: Here, path: Path, line: str, reason: str) -> None:
    code, out, err = rate(here, path, line)
    assert (code, out) == (2, "")
    assert reason in " ".join(err.split())
    assert not path.exists()
