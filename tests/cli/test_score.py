"""`alhambra score`: a game on the table, entered round by round and scored by the engine."""

from pathlib import Path

import pytest

import alhambra
from alhambra import Game
from alhambra.bots import make_bot
from alhambra.cli.modules.characters.pad import CharactersTally
from alhambra.cli.score.pad import scored
from alhambra.cli.score.tally import Pad, Tally
from alhambra.rules.events import Event, Scored
from alhambra.rules.modules.characters import fatima, hakim, yusuf
from alhambra.rules.modules.characters.state import characters_of
from alhambra.rules.modules.two_players import tiles_of
from alhambra.rules.score_lines import ScoreLine
from alhambra.rules.tiles import KINDS

from .driving import OwnTerminal, run

ROUND = ["1 1 0", "2 1 0", "1 1 1", "0 0 0", "3 0 0", "0 2 1"]


def counted(game: Game, round: int) -> Tally:
    """What people would count on the table."""
    counts = [palace.counts() for palace in game.palaces]
    if game.rules.players == 2:
        own = tiles_of(game)
        counts.append({kind: sum(tile.kind == kind for tile in own) for kind in KINDS})
    owned = characters_of(game).owned
    chosen = characters_of(game).hakim
    characters = CharactersTally(
        owned={
            id: seat
            for seat, ids in enumerate(owned)
            for id in ids
            if id in (fatima.ID, hakim.ID, yusuf.ID)
        },
        hakim_kind=chosen[1] if chosen and chosen[0] == round else "",
    )
    return Tally(
        kinds={kind: [count.get(kind, 0) for count in counts] for kind in KINDS},
        walls=[palace.wall() for palace in game.palaces],
        modules={"characters": characters},
    )


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_points_are_those_of_the_engine(players: int, seed: int) -> None:
    """score.majority, score.ties, score.wall, two.score, characters.hakim, .yusuf, .fatima"""
    game = alhambra.new_game(players, seed=seed, modules=["characters"])
    bot = make_bot("mason")
    tallies: list[Tally] = []
    lines: list[ScoreLine] = []

    def listen(event: Event) -> None:
        if isinstance(event, Scored):
            tallies.append(counted(game, event.round))
            lines.extend(event.lines)

    game.tell = listen
    while not game.is_over:
        seat = game.seat
        assert seat is not None
        game.play(bot.choose(game.view(seat), game.legal_actions()))
    pad = Pad(tuple(f"P{seat}" for seat in range(players)), "classic", ("characters",))
    assert len(tallies) == 3
    assert list(scored(pad, tallies).lines) == lines


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_three_rounds_with_ties_explained(tmp_path: Path) -> None:
    """score.ties: a share below one point is none. Enter keeps the numbers of the round before."""
    lines = ["Ana, Bo, Cleo", "", *ROUND, "7 5 0", "", *[""] * 8, "3 2 1", *[""] * 7]
    result = run(tmp_path, "score", "--plain", typed=typed(*lines))
    assert result.code == 0
    for words in (
        "Pavilions: nothing.",
        "Pavilions: Ana 16 (3×), Bo 8 (2×), Cleo 1 (1×).",
        "Arcades: Ana, Bo, Cleo tie with 1 each: 10 + 3 shared by 3 = 4",
        "Longest wall: Ana 7 (7×), Bo 5 (5×).",
    ):
        assert words in result.out
    assert result.out.splitlines()[-3].startswith("1. Ana: First scoring ")


def test_two_players_are_asked_for_the_neutral_player(tmp_path: Path) -> None:
    """two.score: he shares in kinds and has no wall."""
    lines = ["1 1 1", *[""] * 5, "4 5"]
    result = run(tmp_path, "score", "--names", "Ana,Bo", "--modules", "city_gates", "--plain",
                 typed=typed(*lines))  # fmt: skip
    assert "Pavilions: Ana, Bo, Dirk? [0 0 0]" in result.out
    assert "Longest wall, in sides: Ana, Bo? [0 0]" in result.out
    assert "This scoring: Ana 4, Bo 5, Dirk 0." in result.out


def test_camps_and_characters(tmp_path: Path) -> None:
    """camps.score, characters.yusuf, .hakim, .fatima"""
    first = ["1 0 0", *[""] * 5, "7 0 0", "3 0 4", "ana", "1", "pav", ""]
    later = [*[""] * 8, "", "3", ""]
    last = [*[""] * 8, "4", "", "cleo", ""]
    args = ("--names", "Ana,Bo,Cleo", "--modules", "all", "--plain")
    text = run(tmp_path, "score", *args, typed=typed(*first, *later, "4", *last)).out
    assert "Pavilions: Ana 1 (1½×)." in text
    assert "Yusuf E’Passuff: Ana 2 (7×)." in text
    assert "Camps: Ana 3 (3×), Cleo 4 (4×)." in text


MISTAKES = [
    ("", "1 2", "3 numbers are needed, for Ana, Bo, Cleo; you typed 2."),
    ("", "1 2 x", '"x" is not a number that is possible here.'),
    ("", "1 2 -3", '"-3" is not a number that is possible here.'),
    ("", "1 2 ²", '"²" is not a number that is possible here.'),
    ("", f"1 2 {'9' * 5000}", "is not a number that is possible here."),
    ("", "4 4 0", "The game has only 7 of these tiles (pavilion), but that would be 8."),
    ("1 1 1|||||", "70 20 0", "All tiles together have 80 wall sides, but that would be 90."),
    ("1 1 1|||||||", "zoe", "There is no choice zoe here."),
    ("1 1 1|||||||", "9", "There is no choice 9 here."),
    ("1 1 1|||||||2|2", "6", "Bo has no tile of that kind, so Hakim adds nothing there."),
]


@pytest.mark.parametrize(("before", "mistake", "answer"), MISTAKES)
def test_mistakes_are_explained_and_asked_again(
    tmp_path: Path, before: str, mistake: str, answer: str
) -> None:
    """The same question is asked again."""
    asked = before.split("|") if before else []
    args = ("score", "--names", "Ana,Bo,Cleo", "--modules", "characters", "--plain")
    right = run(tmp_path, *args, typed=typed(*asked)).out
    wrong = run(tmp_path, *args, typed=typed(*asked, mistake)).out
    *_, question, _ = right.splitlines()
    assert answer in wrong
    assert wrong.splitlines()[-2] == question


@pytest.mark.parametrize(
    ("names", "answer"),
    [
        ("Ana", "A game has 2 to 6 players, not 1."),
        ("7", "A game has 2 to 6 players, not 7."),
        ("12345", "A game has 2 to 6 players, not 12,345."),
        ("²", "A game has 2 to 6 players, not 1."),
        ("Ana,Ana", 'both be called "Ana"'),
    ],
)
def test_names_are_checked_at_once(tmp_path: Path, names: str, answer: str) -> None:
    assert answer in run(tmp_path, "score", "--plain", typed=typed(names)).out
    flagged = run(tmp_path, "score", "--names", names)
    assert flagged.code == 2
    assert answer in flagged.err


@pytest.mark.parametrize("args", [("--edition", "golden"), ("--modules", "dragons")])
def test_invalid_options_are_refused_before_any_question(
    tmp_path: Path, args: tuple[str, str]
) -> None:
    result = run(tmp_path, "score", *args)
    assert result.code == 2
    assert not result.out


def test_an_earlier_answer_can_be_changed(tmp_path: Path) -> None:
    lines = ["1 1 1", "2 0 0", "back", "b", "2 1 0", ""]
    text = run(tmp_path, "score", "--names", "Ana,Bo,Cleo", "--modules", "camps", "--plain",
               typed=typed(*lines)).out  # fmt: skip
    assert text.count("Pavilions: Ana, Bo, Cleo?") == 2
    assert text.count("Seraglios: Ana, Bo, Cleo?") == 3


def test_earlier_answers_are_kept_when_going_back(tmp_path: Path) -> None:
    """Going back and pressing Enter loses nothing."""
    lines = ["1 1 1", "2 0 0", "back", "back", "", "", ""]
    text = run(tmp_path, "score", "--names", "Ana,Bo,Cleo", "--modules", "camps", "--plain",
               typed=typed(*lines)).out  # fmt: skip
    assert text.count("Pavilions: Ana, Bo, Cleo? [1 1 1]") == 1
    assert text.count("Seraglios: Ana, Bo, Cleo? [2 0 0]") == 2


def test_a_change_of_players_starts_over(tmp_path: Path) -> None:
    """Back to the first question, with more players and a character of one of them."""
    first = ["Ana,Bo,Cleo", "3", "1 1 1", *[""] * 6, "", "Cleo", "1"]
    again = [*["back"] * 12, "Ana,Bo,Cleo,Dee", "3", "1 1 1 1"]
    result = run(tmp_path, "score", "--plain", typed=typed(*first, *again))
    assert result.code == 0
    assert "or just the number of players. [Ana,Bo,Cleo]" in result.out
    assert "Pavilions: Ana, Bo, Cleo, Dee? [0 0 0 0]" in result.out
    assert result.out.splitlines()[-2] == "Seraglios: Ana, Bo, Cleo, Dee? [0 0 0 0]"


def test_modules_given_as_options_are_not_asked(tmp_path: Path) -> None:
    lines = ["Ana,Bo,Cleo", "1 1 1", "back", "back", "Ana,Bo", "1 1 1", *[""] * 5, "1 1"]
    text = run(tmp_path, "score", "--modules", "camps", "--plain", typed=typed(*lines)).out
    assert "What else scores" not in text
    assert "Camps, one point for each building in line with an arrow: Ana, Bo?" in text


def test_hakim_needs_a_tile(tmp_path: Path) -> None:
    """score.some: without one there is nothing to choose."""
    args = ("score", "--names", "Ana,Bo", "--modules", "characters", "--plain")
    text = run(tmp_path, *args, typed=typed("0 1 0", *[""] * 5, "3 3", "", "Ana")).out
    assert "which kind gets Hakim" not in text
    assert "Is that right?" in text


def test_a_whole_session_in_a_terminal(tmp_path: Path) -> None:
    screen = OwnTerminal(tmp_path, "score")
    assert screen.wait_for_prompt()
    assert "Who plays?" in screen.text
    shown = screen.answer("Ana,Bo,Cleo", "1", *ROUND, "7 5 0")
    assert "Is that right? Enter: on to the second scoring." in shown
    assert "Longest wall" in screen.answer("back")
    assert "Second scoring" in screen.answer("7 5 1", "")
    assert "Is that right?" in screen.answer(*[""] * 7)
    assert "Enter: the final ranking" in screen.answer(*[""] * 8)
    screen.type("\n")
    assert screen.end() == 0
    assert "Final ranking" in screen.text
    assert "Traceback" not in screen.text


def test_ctrl_c_and_the_end_of_input_end_cleanly(tmp_path: Path) -> None:
    screen = OwnTerminal(tmp_path, "score")
    assert screen.wait_for_prompt()
    screen.interrupt()
    assert screen.end() == 130
    assert "Traceback" not in screen.text
    assert run(tmp_path, "score", typed="3\n").code == 0
    assert run(tmp_path, "score", typed="quit\n").code == 0
