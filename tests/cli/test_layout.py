"""The screen fits its window: all palaces at 80×24, and more detail where there is room."""

from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.text import Text

import alhambra
from alhambra import Game
from alhambra.bots import make_bot
from alhambra.cli.render.layout import MENU_LINES, Size, arrange, in_rows, with_news
from alhambra.cli.render.pictures import Pictures
from alhambra.cli.render.screen import NO_MARKS
from alhambra.locales import Words, languages
from alhambra.rules.module_registry import BUILT_IN

WORDS = Words()
SMALL, LARGE = Size(80, 24), Size(200, 60)


def drawn(
    game: Game, size: Size, seat: int | None = 0, words: Words = WORDS, paper: int | None = None
) -> list[str]:
    """The table laid out for this window, rendered at the window's or the paper's width."""
    console = Console(width=paper or size.width, height=size.height, color_system=None)
    with console.capture() as capture:
        console.print(Pictures(words).table(game.view(seat).table, size, NO_MARKS))
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
        size: len(arrange(block(20, 10), forms, Size(*size)))
        for size in ((60, 30), (40, 40), (40, 20), (25, 10))
    }
    assert heights == {(60, 30): 20, (40, 40): 30, (40, 20): 10, (25, 10): 13}


NEWS = ["mason 1 took denar 3.", "mason 2 bought garden 8 (walls N E) for dirham 7 + 6 + 5."]


def lines_with(game: Game, size: Size, news: list[str]) -> list[str]:
    console = Console(width=size.width, height=size.height, color_system=None)
    with console.capture() as capture:
        console.print(Pictures(WORDS).table(game.view(0).table, size, NO_MARKS, news))
    return [line.rstrip() for line in capture.get().splitlines()]


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
