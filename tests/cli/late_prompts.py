"""A person plays the end of a game; what the window shows is kept at every prompt."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

import alhambra
from alhambra.bots import make_bot
from alhambra.cli.render.layout import Size
from alhambra.cli.table.menus import Menu
from alhambra.cli.table.person import Person
from alhambra.cli.table.seats import PERSON, SeatSetup
from alhambra.cli.table.session import Session
from alhambra.cli.terminal import Terminal
from alhambra.locales import Words

from .menu_paths import menu_of, path_to


class Prompt(NamedTuple):
    """What was typed before a prompt, the lines that the window then shows, and the own wall."""

    typed: str
    window: list[str]
    wall: int


class TypingTerminal(Terminal):
    """A window of this size in which a person opens every menu before each action."""

    def __init__(self, size: Size, first: Sequence[str]) -> None:
        super().__init__()
        self.out = StringIO()
        self.console = Console(
            file=self.out,
            width=size.width,
            height=size.height,
            color_system=None,
            highlight=False,
            markup=False,
            emoji=False,
        )
        self.prompts: list[Prompt] = []
        self.person: Person | None = None
        self._typed = ""
        self._coming = deque(first)

    def read_line(self, prompt: str) -> str:
        """The next line of the plan; the window is kept as it is now."""
        assert self.person is not None
        shown = f"{self.out.getvalue()}{prompt}".splitlines()
        wall = self.person.draft.game.palaces[self.person.draft.seat].wall()
        self.prompts.append(Prompt(self._typed, shown[-self.size.height :], wall))
        if not self._coming:
            self._coming.extend(self._plan())
        self._typed = self._coming.popleft()
        self.out.write(f"{prompt}{self._typed}\n")
        return self._typed

    def _plan(self) -> Iterator[str]:
        """Into every menu and back, a mistake, a hint; then what a mason would do, or the end."""
        assert self.person is not None
        draft = self.person.draft
        if draft.is_complete:
            yield from ("99", "")
            return
        game = draft.game
        yield from _tour(menu_of(game))
        yield from ("99", "?")
        seat = game.seat
        assert seat is not None
        action = make_bot("mason").choose(game.view(seat), game.legal_actions())
        if action.verb == "bid":
            yield str(action)
        else:
            yield from path_to(game, str(action))


def _tour(menu: Menu) -> Iterator[str]:
    for number, choice in enumerate(menu.choices, start=1):
        if isinstance(choice.target, Menu):
            yield str(number)
            yield from _tour(choice.target)
            yield "0"


def late_prompts(
    folder: Path,
    words: Words,
    size: Size,
    *,
    players: int,
    modules: tuple[str, ...],
    seed: int,
    tiles_left: int,
    turns: int,
    first: Sequence[str] = (),
) -> list[Prompt]:
    """All prompts of some turns, from when so few tiles are left; masons have played so far.

    `first` is typed before anything else.
    """
    names = ["You", *(f"mason {seat}" for seat in range(1, players))]
    record = alhambra.Record.new(names, seed=seed, modules=modules)
    bot = make_bot("mason")
    while (game := record.game).view(None).table.supply_size > tiles_left:
        seat = game.seat
        assert seat is not None
        record.play(bot.choose(game.view(seat), game.legal_actions()))
    seats = [SeatSetup(name, "mason" if number else PERSON) for number, name in enumerate(names)]
    terminal = TypingTerminal(size, first)
    session = Session(words, terminal, record, seats, folder / "late.alhambra")
    for _ in range(turns):
        found = session.play_bots()
        if found is None:
            break
        terminal.person = Person(session, found)
        terminal.person.take_turn()
    session.close()
    return terminal.prompts
