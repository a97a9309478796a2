"""The screen fits its window: all palaces at 80×24, and more detail where there is room."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

import alhambra
from alhambra import Game
from alhambra.bots import make_bot
from alhambra.cli.render.layout import MENU_LINES, Arranged, Size, arrange, in_rows, with_news
from alhambra.cli.render.pictures import Pictures
from alhambra.cli.render.screen import NO_MARKS, ScreenPart
from alhambra.locales import Words, languages
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.tiles import TILES

from .late_prompts import Prompt, late_prompts

WORDS = Words()
SMALL, LARGE = Size(80, 24), Size(200, 60)


def drawn(
    game: Game, size: Size, seat: int | None = 0, words: Words = WORDS, paper: int | None = None
) -> list[str]:
    """The table laid out for this window, rendered at the window's or the paper's width."""
    room = size.less(MENU_LINES)
    picture = Pictures(words).table(game.view(seat).table, room, NO_MARKS)
    return printed(picture, Size(paper or size.width, size.height))


def printed(picture: ScreenPart, size: Size) -> list[str]:
    console = Console(width=size.width, height=size.height, color_system=None)
    with console.capture() as capture:
        console.print(picture)
    return [line.rstrip() for line in capture.get().splitlines()]


def turns(players: int, modules: tuple[str, ...] = (), count: int = 8) -> Iterator[Game]:
    """Every few decisions of a game of masons."""
    names = ["You", *(f"mason {seat}" for seat in range(1, players))]
    game = alhambra.new_game(names, seed=players, modules=modules)
    bot, number = make_bot("mason"), 0
    while not game.is_over:
        number += 1
        if number % count == 0:
            yield game.copy()
        seat = game.seat
        assert seat is not None
        game.play(bot.choose(game.view(seat), game.legal_actions()))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("modules", [(), BUILT_IN], ids=["base", "all modules"])
def test_no_line_is_wider_than_the_window(
    players: int, modules: tuple[str, ...], language: str
) -> None:
    """Sentences may wrap; pictures must not."""
    words = Words(language, "revised")
    for game in turns(players, modules, 30):
        for size in (SMALL, Size(100, 30), LARGE):
            lines = drawn(game, size, words=words, paper=1000)
            assert max(len(line) for line in lines if set(line) & set("┃━▁╹")) <= size.width


@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_palace_is_on_the_screen(players: int) -> None:
    """Each rival by name, with as many tiles as were built."""
    for game in turns(players, (), 30):
        for size in (SMALL, LARGE):
            text = "\n".join(drawn(game, size))
            for name in game.names[1:]:
                assert name in text
            assert text.count("Lions") + text.count("()") == players


def test_the_first_turns_fit_into_24_lines() -> None:
    games = [game for game in turns(3) if max(len(p.tiles) for p in game.palaces) <= 7]
    assert len(games) > 5
    for game in games:
        assert len(drawn(game, SMALL)) <= SMALL.height - MENU_LINES


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("modules", [(), BUILT_IN], ids=["base", "all modules"])
def test_the_own_palace_never_scrolls_off_the_screen(
    players: int, modules: tuple[str, ...]
) -> None:
    """With a menu below it, whatever it is like."""
    for game in turns(players, modules, 5):
        visible = drawn(game, SMALL)[-(SMALL.height - MENU_LINES) :]
        assert any("Your Alhambra" in line for line in visible)


def shows_palace(words: Words, prompt: Prompt) -> bool:
    """Whether the window shows the own palace from its title on, with its present wall."""
    title = words.text("palace-title", who="you", name="", wall=prompt.wall)
    return any(title in line for line in prompt.window)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("players", "modules", "seed"),
    [(2, (), 4), (3, BUILT_IN, 6), (6, BUILT_IN, 5)],
    ids=["base", "all modules", "six players"],
)
def test_every_prompt_of_a_late_game_has_the_own_palace_above_it(
    tmp_path: Path, players: int, modules: tuple[str, ...], seed: int, language: str
) -> None:
    """Menus of payments, cells, redesigns, gates and bids, mistakes, hints, ends of turns."""
    words = Words(language)
    prompts = late_prompts(
        tmp_path, words, SMALL, players=players, modules=modules, seed=seed, tiles_left=12, turns=5
    )
    assert len(prompts) > 30
    assert [prompt for prompt in prompts if not shows_palace(words, prompt)] == []


def test_a_long_answer_stays_in_the_window_and_the_next_menu_brings_the_palace_back(
    tmp_path: Path,
) -> None:
    typed = ("log 15", "1", "0", "log 2")
    _, long, menu, _, short, *_ = late_prompts(
        tmp_path, WORDS, SMALL, players=3, modules=(), seed=1, tiles_left=20, turns=1, first=typed
    )
    assert "> log 15" in long.window
    assert not shows_palace(WORDS, long)
    assert shows_palace(WORDS, menu)
    assert "> log 2" in short.window
    assert shows_palace(WORDS, short)


def test_a_palace_with_numbers_of_cells_takes_the_room_that_there_is() -> None:
    """Large; small; small with the reserve beside it; not at all."""
    table = alhambra.new_game(["You", "mason"], seed=1).view(0).table
    table = replace(table, reserves=(TILES[:2], ()))
    for room, taken in ((9, 9), (8, 6), (5, 4), (3, 0)):
        picture = Pictures(WORDS).again(table, {(0, -1): "1", (2, 0): "12"}, Size(80, room))
        lines = printed(picture, SMALL) if picture else []
        assert len(lines) == (picture.kept if picture else 0) == taken
        assert not lines or {"1", "12"} <= {*" ".join(lines).split()}


def test_a_large_window_shows_rivals_in_full_beside_the_own_palace() -> None:
    game = list(turns(3))[6]
    small, large = drawn(game, SMALL), drawn(game, LARGE)
    assert len(large) < len(small)
    (titles,) = [line for line in large if "mason 1" in line]
    assert "Your Alhambra" in titles
    assert "mason 2" in titles


def test_a_spectator_sees_everything_but_a_hand() -> None:
    game = list(turns(3))[6]
    text = "\n".join(drawn(game, SMALL, None))
    assert "Your" not in text
    assert all(name in text for name in game.names)


def block(width: int, height: int) -> list[Text]:
    return [Text("x" * width)] * height


def test_blocks_go_side_by_side_while_they_fit() -> None:
    rows = in_rows([block(10, 2), block(10, 1), block(10, 1)], 25)
    assert [line.plain.rstrip() for line in rows] == [
        "xxxxxxxxxx   xxxxxxxxxx",
        "xxxxxxxxxx",
        "xxxxxxxxxx",
    ]


def test_the_largest_layout_that_fits_is_used() -> None:
    forms = [[block(30, 20)], [block(10, 3)]]
    heights = {
        size: len(arrange(Arranged(block(20, 10), 10), forms, Size(*size)).lines)
        for size in ((60, 30), (40, 40), (40, 20), (25, 10))
    }
    assert heights == {(60, 30): 20, (40, 40): 30, (40, 20): 10, (25, 10): 13}


NEWS = ["mason 1 took denar 3.", "mason 2 bought garden 8 (walls N E) for dirham 7 + 6 + 5."]


def lines_with(game: Game, size: Size, news: list[str]) -> list[str]:
    room = size.less(MENU_LINES)
    return printed(Pictures(WORDS).table(game.view(0).table, room, NO_MARKS, news), size)


def test_recent_events_fill_spare_room() -> None:
    """They add no line, and are never cut within a sentence."""
    game = next(turns(3))
    small, news = drawn(game, SMALL), [*["mason 1 did something else."] * 9, *NEWS]
    with_events = lines_with(game, SMALL, news)
    assert len(with_events) == len(small)
    text = "\n".join(with_events)
    assert "mason 1 took denar 3." in text
    assert "garden 8" in text
    assert "7 + 6 + 5." in text
    assert lines_with(game, LARGE, news) == drawn(game, LARGE)


def test_whole_sentences_go_below_the_shorter_block() -> None:
    left, right = with_news(block(30, 2), block(30, 5), (30, 30), NEWS)
    assert len(right) == 5
    assert [line.plain for line in left[2:]] == [
        "",
        "mason 2 bought garden 8 (walls",
        "  N E) for dirham 7 + 6 + 5.",
    ]
    assert with_news(block(30, 2), block(30, 3), (30, 30), NEWS)[0] == block(30, 2)
    assert len(with_news(block(30, 9), block(30, 2), (30, 30), NEWS)[1]) == 6
