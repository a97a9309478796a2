"""A dialogue that sets up a table: Enter deals at once, everything else can be changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from alhambra.bots import BOTS
from alhambra.cli.exits import PlayError, Quit
from alhambra.cli.language import SETTING as LANGUAGE
from alhambra.cli.numbers import index_of
from alhambra.cli.render.choose_screen import screen_for
from alhambra.cli.render.colours import WARNING
from alhambra.cli.render.screen import Option
from alhambra.cli.saved_games import last_game
from alhambra.cli.settings import save_setting
from alhambra.cli.terminal import Terminal
from alhambra.locales import Words, languages
from alhambra.locales.errors import error_text
from alhambra.locales.module_text import module_text
from alhambra.locales.playable import playable_modules
from alhambra.locales.things import list_text
from alhambra.rules.errors import AlhambraError
from alhambra.rules.ruleset import EDITIONS, FEWEST_PLAYERS, MOST_PLAYERS

from .prompt_commands import QUIT
from .seats import DEFAULT_BOT, PERSON, SeatSetup, name_seats, parse_seat
from .table_setup import TableSetup, default_setup, save_setup, saved_setup

_BACK = ("", "0", "back", "b")


class SetupDialogue:
    """Asks for changes until the table is set up."""

    def __init__(self, words: Words, terminal: Terminal) -> None:
        self.words = words
        self.terminal = terminal
        self.setup = self.saved = saved_setup(words)

    def run(self) -> TableSetup | Path:
        """The table to set up, or the game to go on with."""
        path = last_game()
        while line := self._ask_what(path):
            if line == "5" and path:
                return path
            self._try(partial(self._change, line))
        if self.setup != self.saved:
            self._try(partial(save_setup, self.setup))
        return self.setup

    def _change(self, line: str) -> None:
        steps = (self._seats, self._modules, self._edition, self._language)
        steps[self._index(line, len(steps))]()

    def _ask_what(self, path: Path | None) -> str:
        """What is to be changed; empty to deal."""
        text, setup = self.words.text, self.setup
        options = [
            Option("1", text("setup-seats"), ", ".join(seat.name for seat in setup.seats)),
            Option("2", text("setup-modules"), self._module_names(setup.modules)),
            Option("3", text("setup-edition"), text("edition-name", edition=setup.edition)),
            Option("4", text("setup-language"), text("language-name")),
        ]
        if path:
            options.append(Option("5", text("setup-resume"), path.name))
        self._show(text("setup-title"), options)
        return self._ask()

    def _seats(self) -> None:
        while True:
            seats = self.setup.seats
            options = [
                Option(str(number), seat.name, self._who(seat))
                for number, seat in enumerate(seats, start=1)
            ]
            if len(seats) < MOST_PLAYERS:
                options.append(Option("+", self.words.text("setup-more-seats")))
            if len(seats) > FEWEST_PLAYERS:
                options.append(Option("-", self.words.text("setup-fewer-seats")))
            self._show(self.words.text("setup-seats-title"), options, back=True)
            line = self._ask()
            if line.lower() in _BACK:
                return
            self._try(partial(self._change_seats, line))

    def _change_seats(self, line: str) -> None:
        seats = list(self.setup.seats)
        if line == "+" and len(seats) < MOST_PLAYERS:
            seats.append(SeatSetup("", DEFAULT_BOT))
        elif line == "-" and len(seats) > FEWEST_PLAYERS:
            seats.pop()
        else:
            index = self._index(line, len(seats))
            seats[index] = self._choose_seat(index)
        self.setup = replace(self.setup, seats=tuple(name_seats(seats)))

    def _choose_seat(self, index: int) -> SeatSetup:
        """A person by name, or a bot by number or spec."""
        bots = list(BOTS)
        options = [
            Option(str(index), bot, self.words.text("bot-does", bot=bot))
            for index, bot in enumerate(bots, start=1)
        ]
        self._show(self.words.text("setup-who", seat=index + 1), options)
        line = self._ask()
        if not line:
            return self.setup.seats[index]
        bot = index_of(line, len(bots))
        return parse_seat(line) if bot is None else SeatSetup("", bots[bot])

    def _modules(self) -> None:
        while True:
            chosen = self.setup.modules
            options = [
                Option(
                    str(number),
                    module_text(self.words, module),
                    self.words.text("setup-on", on="yes" if module in chosen else "no"),
                )
                for number, module in enumerate(playable_modules(), start=1)
            ]
            self._show(self.words.text("setup-modules-title"), options, back=True)
            line = self._ask()
            if line.lower() in _BACK:
                return
            self._try(partial(self._toggle, line))

    def _toggle(self, line: str) -> None:
        names = playable_modules()
        changed = {*self.setup.modules} ^ {names[self._index(line, len(names))]}
        modules = tuple(module for module in names if module in changed)
        self.setup = replace(self.setup, modules=modules)

    def _edition(self) -> None:
        names = [self.words.text("edition-name", edition=edition) for edition in EDITIONS]
        found = self._pick(self.words.text("setup-edition-title"), names)
        if found is not None:
            self.setup = replace(self.setup, edition=EDITIONS[found])

    def _language(self) -> None:
        names = [Words(code).text("language-name") for code in languages()]
        found = self._pick(self.words.text("setup-language-title"), names)
        if found is not None:
            code = languages()[found]
            if self.setup == self.saved == default_setup(self.words):
                self.setup = self.saved = default_setup(Words(code))
            self.words = Words(code)
            save_setting(LANGUAGE, code)

    def _pick(self, title: str, names: list[str]) -> int | None:
        """One of several; None to leave it as it is."""
        options = [Option(str(number), name) for number, name in enumerate(names, start=1)]
        self._show(title, options, back=True)
        line = self._ask()
        return None if line.lower() in _BACK else self._index(line, len(names))

    def _who(self, seat: SeatSetup) -> str:
        kind = "person" if seat.spec == PERSON else "bot"
        return self.words.text("setup-sitter", kind=kind, spec=seat.spec)

    def _module_names(self, modules: tuple[str, ...]) -> str:
        names = (module_text(self.words, module) for module in modules)
        return list_text(self.words, names)

    def _index(self, line: str, count: int) -> int:
        index = index_of(line, count)
        if index is None:
            raise PlayError("no-such-choice", text=line)
        return index

    def _try(self, step: Callable[[], None]) -> None:
        """A mistake gets a sentence, and the question is asked again."""
        try:
            step()
        except AlhambraError as error:
            self.terminal.say(error_text(self.words, error), WARNING)

    def _show(self, title: str, options: list[Option], *, back: bool = False) -> None:
        if back:
            options = [*options, Option("0", self.words.text("choice-back"))]
        self.terminal.show("", screen_for(self.words, self.terminal).menu(title, options))

    def _ask(self) -> str:
        line = self.terminal.ask(self.words.text("prompt"))
        if line.lower() in QUIT:
            raise Quit
        return line
