"""Commands about turns: steps of a draft, undo, reset, confirm, bot moves, expired clocks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from alhambra.rules.actions import Action
from alhambra.rules.game import Game
from alhambra.rules.seats import SeatIndex

from .draft import is_answer, is_complete, is_final
from .errors import RequestError
from .seat_draft import SeatDraft
from .table import FINISHED, RUNNING, Repeated, Stale, Table, Transition

#: Far more moves than any real game has. Only redesigns can prolong a game without end, until
#: loading it would block the server.
MOST_MOVES = 2_000


@dataclass(frozen=True, slots=True)
class Request:
    """A client's request: seat, id, and what it saw: the sequence number and the draft's steps."""

    seat: SeatIndex
    id: str
    seq: int
    steps: int = 0


def act(
    table: Table, request: Request, text: str, now: float, *, confirm: bool = False
) -> Transition:
    """One step of the draft. With `confirm`, a final step is committed.

    A final step is refused without `confirm`: that is the warning.
    """
    draft = _checked(table, request)
    before = drafted(table, request.seat)
    if before.seat != request.seat:
        raise RequestError("draft-complete")
    action = before.parse(text)
    _refuse_endless(table, action)
    draft = draft.add(table.game, action).remember(request.id)
    game = draft.games[-1]
    final = is_final(before, game, request.seat)
    complete = is_complete(game, request.seat)
    if (confirm and (complete or final)) or (complete and table.options.confirm == "never"):
        return _commit(table, request.seat, draft, now)
    if final:
        raise RequestError("needs-confirm", action=text)
    return _keep(table, request.seat, draft)


def undo(table: Table, request: Request) -> Transition:
    """Take back the last step of the draft."""
    draft = _checked(table, request)
    if not draft.actions:
        raise RequestError("draft-empty")
    return _keep(table, request.seat, draft.undo().remember(request.id))


def reset(table: Table, request: Request) -> Transition:
    """Take back the whole draft."""
    draft = _checked(table, request)
    return _keep(table, request.seat, draft.clear().remember(request.id))


def confirm(table: Table, request: Request, now: float) -> Transition:
    """Commit the draft, which must be complete."""
    draft = _checked(table, request)
    if not draft.actions or not is_complete(draft.games[-1], request.seat):
        raise RequestError("draft-incomplete")
    return _commit(table, request.seat, draft.remember(request.id), now)


def bot_move(table: Table, seat: SeatIndex, action: Action, now: float) -> Transition:
    """A bot's decision, for a seat that it plays or stands in for."""
    return _commit(table, seat, SeatDraft((action,), (), table.draft(seat).ids), now)


def expire_clock(table: Table, now: float) -> Transition | None:
    """If a person's clock has expired, the seat is away and its draft is dropped."""
    seat = table.deciding
    if seat is None or table.due is None or table.due > now or table.seats[seat].is_automatic:
        return None
    away = msgspec.structs.replace(table.seats[seat], away=True)
    return table.transition(
        f"away {seat}",
        seats=table.with_seat(seat, away),
        drafts=table.with_draft(seat, table.draft(seat).clear()),
        due=now,
    )


def mark_present(table: Table, seat: SeatIndex, now: float) -> Transition | None:
    """A seat that was away is played by its person again."""
    if not table.seats[seat].away:
        return None
    seats = table.with_seat(seat, msgspec.structs.replace(table.seats[seat], away=False))
    deciding = table.deciding
    due = table.next_due(now, deciding, seats) if deciding == seat else table.due
    return table.transition(f"back {seat}", seats=seats, due=due)


def plan(table: Table, seat: SeatIndex, actions: Sequence[str]) -> Transition:
    """Store the plan of a seat."""
    draft = replace(table.draft(seat), plan=tuple(actions))
    return table.transition(drafts=table.with_draft(seat, draft), private=seat)


def drafted(table: Table, seat: SeatIndex) -> Game:
    """The game as this seat sees it: with its draft."""
    return table.draft(seat).current(table.game)


def _checked(table: Table, request: Request) -> SeatDraft:
    """The draft of the requesting seat, if the request is new, not stale, and the seat decides."""
    draft = table.draft(request.seat)
    if request.id in draft.ids:
        raise Repeated
    if table.status == FINISHED:
        raise RequestError("table-over")
    if request.seq < table.moved or request.seq > table.seq or request.steps != len(draft.actions):
        raise Stale
    if table.game.seat != request.seat:
        raise RequestError("not-deciding")
    return draft


def _refuse_endless(table: Table, action: Action) -> None:
    assert table.play is not None  # the request was checked against its game
    endless = type(action) in table.game.rules.redesign_actions
    if endless and len(table.play.moves) >= MOST_MOVES:
        raise RequestError("game-long", moves=MOST_MOVES)


def _keep(table: Table, seat: SeatIndex, draft: SeatDraft) -> Transition:
    return table.transition(drafts=table.with_draft(seat, draft), private=seat)


def _commit(table: Table, seat: SeatIndex, draft: SeatDraft, now: float) -> Transition:
    assert table.play is not None  # the draft was checked against its game
    play, events = table.play.advance(draft.actions)
    if play.game.seat != seat and not is_answer(table.game):
        draft = replace(draft, plan=())  # it was for this turn
    lines = play.lines_after(len(table.play.moves))
    deciding = play.game.seat
    return table.transition(
        *lines,
        events=events,
        play=play,
        status=FINISHED if play.game.is_over else RUNNING,
        drafts=table.with_draft(seat, draft.clear()),
        due=table.next_due(now, deciding, table.seats),
        moved=table.seq + len(lines),
    )
