"""One game between bots, whatever the bots do."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable
from time import perf_counter

from alhambra.bots import (
    Bot,
    BotError,
    BotTimeout,
    Observer,
    close_bot,
    describe_exception,
    make_bot,
    tell_bot,
)
from alhambra.notation.files import save
from alhambra.notation.record import Record
from alhambra.rules.actions import Action
from alhambra.rules.events import Event
from alhambra.rules.seats import SeatIndex
from alhambra.rules.view import View

from .clock import OutOfTime, time_limit
from .game_result import CAP, CRASH, ILLEGAL, TIMEOUT, Fault, GameResult
from .match import Match

#: Called with the seat and the number of every decision before the bot is asked; the number is 0
#: while the bot is made, and when it is closed.
DecisionCallback = Callable[[int, int], None]
#: Seat and number while no bot is asked.
NO_SEAT = (-1, 0)

#: The note of a record that says who sits where, seat by seat.
NOTE = "seats"
#: Seconds in which a bot may be made, if there is a limit for decisions at all.
_SETUP_SECONDS = 60.0


class GameStopped(Exception):
    """The game cannot go on."""

    def __init__(
        self,
        what: str,
        seat: SeatIndex | None = None,
        detail: str = "",
        error: BotError | None = None,
    ) -> None:
        super().__init__(what)
        self.fault = Fault(what, seat, detail, error)


class GameRunner:
    """Plays one game of a match."""

    def __init__(
        self, match: Match, deal: int, seating: int, watch: DecisionCallback | None = None
    ) -> None:
        self.match = match
        self._watch = watch or (lambda seat, decision: None)
        self.deal = deal
        self.seating = seating
        self.seats = match.seatings[seating]
        self.specs = [match.specs[entry] for entry in self.seats]
        self.record = Record.new(
            match.players,
            seed=match.deal_seed(deal),
            edition=match.edition,
            modules=match.modules,
            notes={NOTE: shlex.join(self.specs)},
        )
        self.game = self.record.game
        self.bots: list[Bot] = []
        #: Whether some bot observes events; otherwise none are created.
        self.observed = False
        self.decisions = [0] * match.players
        self.thinking = [0.0] * match.players

    def play(self) -> GameResult:
        """The result; the record is saved if the match has a folder for records."""
        start = perf_counter()
        fault = None
        try:
            self._make_bots()
            while (seat := self.game.seat) is not None:
                self._decide(seat)
        except GameStopped as stopped:
            fault = stopped.fault
        finally:
            for seat, bot in enumerate(self.bots):
                self._watch(seat, 0)
                close_bot(bot)
            self._watch(*NO_SEAT)
        self._save_record()
        return GameResult(
            self.deal,
            self.seating,
            self.seats,
            tuple(self.game.scores),
            self._winners(fault),
            tuple(self.decisions),
            fault,
            tuple(self.thinking),
            perf_counter() - start,
        )

    def _make_bots(self) -> None:
        """Make all bots, each within a time limit; one that cannot be made has crashed."""
        limit = self.match.timeout
        for seat, spec in enumerate(self.specs):
            seed = self.match.bot_seed(self.deal, seat)
            self._watch(seat, 0)
            try:
                with time_limit(limit and max(limit, _SETUP_SECONDS)):
                    self.bots.append(make_bot(spec, seed=seed, limit=limit))
            except OutOfTime:
                raise GameStopped(TIMEOUT, seat) from None
            except BotError as error:
                raise GameStopped(CRASH, seat, str(error), error) from error
        self.observed = any(isinstance(bot, Observer) for bot in self.bots)
        if self.observed:
            self._tell(self.record.events(0))

    def _decide(self, seat: SeatIndex) -> None:
        if sum(self.decisions) >= self.match.cap:
            raise GameStopped(CAP)
        action = self._timed_choice(seat, self.game.view(seat), self.game.legal_actions())
        self._refuse_illegal(seat, action)
        if self.observed:
            self._tell(self.record.play(action))
        elif self.match.records:
            self.record.play(action)
        else:
            self.game.play(action)

    def _tell(self, events: Iterable[Event]) -> None:
        for seat, bot in enumerate(self.bots):
            self._watch(seat, sum(self.decisions))
            try:
                tell_bot(bot, seat, events)
            except BotError as error:
                raise GameStopped(CRASH, seat, str(error), error) from error

    def _timed_choice(self, seat: SeatIndex, view: View, actions: tuple[Action, ...]) -> Action:
        limit = self.match.timeout
        self.decisions[seat] += 1
        self._watch(seat, sum(self.decisions))
        start = perf_counter()
        try:
            with time_limit(limit):
                action = self._choice(seat, view, actions)
        except OutOfTime:
            raise GameStopped(TIMEOUT, seat) from None
        finally:
            spent = perf_counter() - start
            self.thinking[seat] += spent
        if limit is not None and spent > limit:
            raise GameStopped(TIMEOUT, seat)
        return action

    def _choice(self, seat: SeatIndex, view: View, actions: tuple[Action, ...]) -> Action:
        """The bot's choice; whatever it raises stops the game."""
        try:
            return self.bots[seat].choose(view, actions)
        except BotTimeout as error:
            raise GameStopped(TIMEOUT, seat, error=error) from error
        except BotError as error:
            raise GameStopped(CRASH, seat, str(error), error) from error
        except (Exception, SystemExit) as error:
            raise GameStopped(CRASH, seat, describe_exception(error)) from error

    def _refuse_illegal(self, seat: SeatIndex, action: Action) -> None:
        """Whatever the bot answered, even no action at all, is checked and never trusted."""
        try:
            refusal = self.game.refusal(action)
            detail = f"{action} ({refusal.code})" if refusal else ""
        except Exception:
            detail = type(action).__name__
        if detail:
            raise GameStopped(ILLEGAL, seat, detail)

    def _winners(self, fault: Fault | None) -> tuple[int, ...]:
        """A bot at fault loses to all others; the cap makes a draw of all."""
        if fault is not None:
            return tuple(seat for seat in range(self.match.players) if seat != fault.seat)
        assert self.game.outcome is not None
        return self.game.outcome.winners

    def _save_record(self) -> None:
        folder = self.match.records
        if folder:
            name = f"deal-{self.deal + 1:05}-seating-{self.seating + 1}.alhambra"
            save(self.record, folder / name)


def play_game(
    match: Match, deal: int, seating: int, watch: DecisionCallback | None = None
) -> GameResult:
    """One game of a match."""
    return GameRunner(match, deal, seating, watch).play()
