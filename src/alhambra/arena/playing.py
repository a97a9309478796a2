"""One game between bots, whatever the bots do."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from alhambra.bots import Bot, make_bot
from alhambra.notation.files import save
from alhambra.notation.record import Record
from alhambra.rules.actions import Action
from alhambra.rules.view import View

from .clock import OutOfTime, time_limit
from .match import Match
from .played import CAP, CRASH, ILLEGAL, TIMEOUT, Fault, Played

#: Is told the seat and the number of every decision before the bot is asked.
Watch = Callable[[int, int], None]

#: The note of a record that says who sits where, seat by seat.
NOTE = "seats"


class Stopped(Exception):
    """The game cannot go on."""

    def __init__(self, what: str, seat: int | None = None, detail: str = "") -> None:
        super().__init__(what)
        self.fault = Fault(what, seat, detail)


class Playing:
    """A game of a match while it is played."""

    def __init__(self, match: Match, deal: int, seating: int, watch: Watch | None = None) -> None:
        self.match = match
        self.watch = watch
        self.deal = deal
        self.seating = seating
        self.seats = match.seatings[seating]
        self.specs = [match.specs[entry] for entry in self.seats]
        self.record = Record.new(
            match.players,
            seed=match.deal_seed(deal),
            edition=match.edition,
            modules=match.modules,
            notes={NOTE: " ".join(self.specs)},
        )
        self.game = self.record.game
        self.bots: dict[int, Bot] = {}
        self.decisions = [0] * match.players
        self.thinking = [0.0] * match.players

    def play(self) -> Played:
        """The result; the record is kept if the match wants it."""
        began = perf_counter()
        fault = None
        try:
            while (seat := self.game.seat) is not None:
                self._decide(seat)
        except Stopped as stopped:
            fault = stopped.fault
        self._keep()
        return Played(
            self.deal,
            self.seating,
            self.seats,
            tuple(self.game.scores),
            self._winners(fault),
            tuple(self.decisions),
            fault,
            tuple(self.thinking),
            perf_counter() - began,
        )

    def _decide(self, seat: int) -> None:
        if sum(self.decisions) >= self.match.cap:
            raise Stopped(CAP)
        action = self._timed_choice(seat, self.game.view(seat), self.game.legal_actions())
        self._refuse_illegal(seat, action)
        if self.match.records:
            self.record.play(action)
        else:
            self.game.play(action)

    def _timed_choice(self, seat: int, view: View, actions: tuple[Action, ...]) -> Action:
        limit = self.match.timeout
        self.decisions[seat] += 1
        if self.watch:
            self.watch(seat, sum(self.decisions))
        began = perf_counter()
        try:
            with time_limit(limit):
                action = self._choice(seat, view, actions)
        except OutOfTime:
            raise Stopped(TIMEOUT, seat) from None
        finally:
            spent = perf_counter() - began
            self.thinking[seat] += spent
        if limit is not None and spent > limit:
            raise Stopped(TIMEOUT, seat)
        return action

    def _choice(self, seat: int, view: View, actions: tuple[Action, ...]) -> Action:
        """What the bot wants; a bot that cannot even be made has crashed too."""
        try:
            if seat not in self.bots:
                seed = self.match.bot_seed(self.deal, seat)
                self.bots[seat] = make_bot(self.specs[seat], seed=seed)
            return self.bots[seat].choose(view, actions)
        except (Exception, SystemExit) as error:
            raise Stopped(CRASH, seat, _blame(error)) from error

    def _refuse_illegal(self, seat: int, action: Action) -> None:
        """Whatever the bot answered, even no action at all, is judged and never trusted."""
        try:
            refusal = self.game.refusal(action)
            detail = f"{action} ({refusal.code})" if refusal else ""
        except Exception:
            detail = type(action).__name__
        if detail:
            raise Stopped(ILLEGAL, seat, detail)

    def _winners(self, fault: Fault | None) -> tuple[int, ...]:
        """A bot at fault loses to all others; the cap makes a draw of all."""
        if fault is not None:
            return tuple(seat for seat in range(self.match.players) if seat != fault.seat)
        assert self.game.outcome is not None
        return self.game.outcome.winners

    def _keep(self) -> None:
        folder = self.match.records
        if folder:
            name = f"deal-{self.deal + 1:05}-seating-{self.seating + 1}.alhambra"
            save(self.record, folder / name)


def _blame(error: BaseException) -> str:
    """What went wrong and where, for the author of the bot; no error can spoil it."""
    message = traceback.format_exception_only(error)[-1].strip()
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{message} ({Path(place.filename).name}:{place.lineno})"


def play_game(match: Match, deal: int, seating: int, watch: Watch | None = None) -> Played:
    """One game of a match."""
    return Playing(match, deal, seating, watch).play()
