"""Draw `docs/pictures/terminal.svg`, a table in the middle of a game as the terminal shows it:
`python tools/terminal_picture.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import alhambra
from alhambra.bots import make_bot
from alhambra.cli.render.colours import GOOD
from alhambra.cli.render.layout import MENU_LINES, Size
from alhambra.cli.render.pictures import Pictures
from alhambra.cli.table.hints import hint_lines
from alhambra.cli.table.menus import menu_for
from alhambra.locales import Words

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
NAMES = ("You", "mason", "architect")
SEED, SEAT, TURNS = 12, 0, 19
SIZE = Size(80, 30)

#: Night over ivory, lapis, terracotta and brass.
THEME = TerminalTheme(
    (24, 27, 38),
    (236, 231, 219),
    [
        (24, 27, 38), (186, 76, 56), (58, 128, 84), (190, 146, 74),
        (49, 103, 186), (126, 84, 160), (62, 150, 160), (226, 220, 204),
    ],
    [
        (110, 112, 124), (214, 108, 84), (98, 176, 124), (240, 208, 88),
        (104, 156, 230), (170, 130, 206), (122, 204, 206), (255, 252, 244),
    ],
)  # fmt: skip


def middle_of_a_game() -> alhambra.Game:
    """A game after some turns of masons, at the seat's turn."""
    game = alhambra.new_game(NAMES, seed=SEED)
    bot = make_bot("mason")
    turns = 0
    while True:
        if game.seat == SEAT and game.stack[-1].name == "turn" and not game.stack[-1].held():
            turns += 1
            if turns > TURNS:
                return game
        seat = game.seat
        assert seat is not None, "the game is over too early"
        game.play(bot.choose(game.view(seat), game.legal_actions()))


def main() -> None:
    """Draw the picture."""
    words, game = Words(), middle_of_a_game()
    table = game.view(SEAT).table
    menu = menu_for(words, table, game.legal_actions())
    screen = Pictures(words)
    console = Console(
        record=True,
        width=SIZE.width,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
    )
    console.print(screen.table(table, SIZE.less(MENU_LINES), menu.marks), Text())
    console.print(screen.menu(menu.title, menu.options()))
    console.print(Text(f"{words.text('prompt')} ?"))
    best, *why = hint_lines(words, game, menu)
    console.print(Text(best, GOOD), *map(Text, why[:1]), sep="\n")
    console.print(Text(words.text("prompt")))
    # Rich would load a font from the network: use the reader's monospace font instead.
    svg_format = re.sub(
        r"@font-face \{\{.*?\}\}|<!--.*?-->", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL
    )
    # Without this some viewers drop leading blanks.
    svg_format = svg_format.replace("<svg ", '<svg xml:space="preserve" ', 1)
    svg = console.export_svg(
        title="alhambra play", theme=THEME, code_format=svg_format, unique_id="alhambra"
    )
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
