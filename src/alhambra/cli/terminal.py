"""Standard input and output: reads lines, shows text and pictures."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module

from rich.console import Console, RenderableType
from rich.text import Text

from .render.layout import Size
from .render.screen import ScreenPart


class Terminal:
    """Works with a person, a pipe and a screen reader alike."""

    def __init__(self, *, plain: bool = False) -> None:
        # A terminal that lacks a character shows another one rather than an error.
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        # If there is one, it lets the player edit lines and recall earlier ones.
        with suppress(ImportError):
            readline = import_module("readline")
            # Under the locale C it would take letters with accents for commands.
            for setting in ("input-meta on", "output-meta on", "convert-meta off"):
                readline.parse_and_bind(f"set {setting}")
        self.plain = plain or os.environ.get("TERM") == "dumb"
        self.console = Console(
            highlight=False,
            markup=False,
            emoji=False,
            color_system=None if self.plain else "auto",
        )
        self._shown_at = self.size
        #: Lines since the part of the last picture that should stay in the window began.
        self._since_kept = 0
        #: Lines since something was typed, below the last picture.
        self.answered = 0

    @property
    def size(self) -> Size:
        """How much fits on the screen now; a window may have changed since the last time."""
        return Size(self.console.width, self.console.height)

    @property
    def is_interactive(self) -> bool:
        """Whether a person sits at both ends, and no pipe."""
        return sys.stdin.isatty() and self.console.is_terminal

    def was_resized(self) -> bool:
        """Whether the window has another size than when something was last shown."""
        return self._shown_at != self.size

    def show(self, *things: RenderableType) -> None:
        """Print these, one below the other."""
        self._shown_at = self.size
        for thing in things:
            self._print(thing, soft_wrap=self.plain)
            if isinstance(thing, ScreenPart):
                self._since_kept = thing.kept
                self.answered = 0

    def height_of(self, *things: RenderableType) -> int:
        """How many lines these take."""
        return sum(len(self.console.render_lines(thing, pad=False)) for thing in things)

    def scrolls_off(self, lines: int) -> bool:
        """Whether so many more lines and a prompt would push the own palace out of the window."""
        return self._since_kept + lines + 1 > self.size.height

    def say(self, text: str, style: str = "", *, whole: bool = False) -> None:
        """Print sentences; `whole` leaves long lines whole, so that they can be copied."""
        self._print(Text(text, style), soft_wrap=whole or self.plain)

    def ask(self, prompt: str) -> str:
        """A line from the player, without blanks around it."""
        line = self.read_line(f"{prompt} ")
        self._since_kept += self.height_of(Text(f"{prompt} {line}"))
        self.answered = 0
        return line.strip()

    def read_line(self, prompt: str) -> str:
        """A line from standard input, as it was typed."""
        line = input(prompt)
        if not sys.stdin.isatty():
            # A pipe does not echo: without a line end everything would run together.
            self.console.print()
        return line

    def hide(self) -> None:
        """Clear the screen of the player before; scroll it away on terminals that cannot clear."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.size.height)
        self.console.clear()
        self._since_kept += self.size.height

    def _print(self, thing: RenderableType, *, soft_wrap: bool) -> None:
        self.console.print(thing, soft_wrap=soft_wrap)
        lines = self.height_of(thing)
        self._since_kept += lines
        self.answered += lines
