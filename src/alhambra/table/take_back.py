"""Taking back a turn, if all others agree.

Among people, only what was committed last can be taken back, and only as far as nothing was
revealed in the middle of it and nothing was shuffled at its end. Somebody who plays against bots
alone can take back their last turn even after the bots' moves, whatever was revealed: shuffles
are repeated (`RepeatingChance`). So the order of deck and supply stays the same, whatever is played
instead. Who asked and who agreed is read from the journal, so it survives everything that the
journal survives; how often turns were taken back is noted in the record.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from alhambra.rules.seats import SeatIndex

from .draft import after, is_complete, is_final
from .errors import RequestError
from .play import Play
from .table import FINISHED, RUNNING, Repeated, Table, Transition, is_move, is_take_back

#: The lines of the journal, by what a seat says.
_LINES = {"ask": "asked-back", "agree": "agreed-back", "refuse": "refused-back"}
#: Lines after which a seat's request or agreement is void: its person is gone.
_GONE = ("left", "bot", "freed")


@dataclass(frozen=True, slots=True)
class TakeBackRequest:
    """A seat's request to take back its turn; `agreed` are the seats that agreed."""

    seat: SeatIndex
    agreed: frozenset[int] = frozenset()


def pending_request(table: Table) -> TakeBackRequest | None:
    """The request that waits for answers, if any; a journal that is too long has none."""
    if table.is_long:
        return None
    agreed: set[int] = set()
    gone: set[int] = set()
    for line in reversed(table.log):
        keyword, _, number = line.partition(" ")
        if is_move(line) or is_take_back(line) or keyword == "refused-back":
            return None
        if keyword == "asked-back":
            return None if int(number) in gone else TakeBackRequest(int(number), frozenset(agreed))
        if keyword == "agreed-back" and int(number) not in gone:
            agreed.add(int(number))
        elif keyword in _GONE:
            gone.add(int(number))
    return None


def may_ask(table: Table, seat: SeatIndex) -> bool:
    """Whether a seat can take back what it did last, and nobody has asked or refused since."""
    if table.status != RUNNING or table.is_long or table.play is None:
        return False
    since_move = takewhile(
        lambda line: not (is_move(line) or is_take_back(line)), reversed(table.log)
    )
    if any(line.split(" ")[0] in ("asked-back", "refused-back") for line in since_move):
        return False
    return _start(table, seat) is not None


def check_new(table: Table, seat: SeatIndex, action: str, seq: int) -> None:
    """`Repeated` if the seat has said this since a line of the journal, the last one that it knew;
    with -1 it does not say which."""
    if seq >= 0 and f"{_LINES[action]} {seat}" in table.log[seq:]:
        raise Repeated


def ask(table: Table, seat: SeatIndex, now: float) -> Transition | None:
    """Ask to take back the turn that was just committed; done at once if there is nobody to ask."""
    if table.status == FINISHED:
        raise RequestError("table-over")
    if table.is_long:
        raise RequestError("table-long", lines=table.seq)
    if _start(table, seat) is None:
        raise RequestError("back-nothing")
    before = pending_request(table)
    if before:
        return _settle(table, before, (), now)
    return _settle(table, TakeBackRequest(seat), (f"asked-back {seat}",), now)


def answer(table: Table, seat: SeatIndex, yes: bool, now: float) -> Transition | None:
    """Agree or refuse."""
    before = pending_request(table)
    if before is None or before.seat == seat:
        raise RequestError("back-not-asked")
    if not yes:
        return table.transition(f"refused-back {seat}")
    if seat in before.agreed:
        return None
    agreed = TakeBackRequest(before.seat, before.agreed | {seat})
    return _settle(table, agreed, (f"agreed-back {seat}",), now)


def waiting_for(table: Table, request: TakeBackRequest) -> list[int]:
    """The people who have not answered; bots and those who are away are not asked."""
    return [
        number
        for number, seat in enumerate(table.seats)
        if number != request.seat
        and number not in request.agreed
        and seat.kind == "person"
        and not seat.away
    ]


def _settle(
    table: Table, request: TakeBackRequest, lines: tuple[str, ...], now: float
) -> Transition | None:
    """Take the turn back if all answers are in."""
    if waiting_for(table, request):
        return table.transition(*lines) if lines else None
    start = _start(table, request.seat)
    assert table.play is not None  # there was a turn
    assert start is not None  # and it was checked when somebody asked for it
    play = table.play.back_to(start)
    return table.transition(
        *lines,
        f"taken-back {len(play.moves)}",
        play=play,
        drafts={seat: draft.clear() for seat, draft in table.drafts.items()},
        due=table.next_due(now, play.game.seat, table.seats),
        moved=table.seq + len(lines) + 1,
    )


def taken_back(table: Table) -> list[int]:
    """For each turn that was taken back, the number of moves that were left."""
    return [int(line.split(" ")[1]) for line in table.log if is_take_back(line)]


def _start(table: Table, seat: SeatIndex) -> int | None:
    """The number of moves that are left if a seat takes back what it did last; None if it
    cannot."""
    if table.play is None:
        return None
    if all(other.kind == "bot" for number, other in enumerate(table.seats) if number != seat):
        return _last_start(table, table.play, seat)
    return _turn_start(table.play, seat) if _can_go_back(table.play, seat) else None


def _last_start(table: Table, play: Play, seat: SeatIndex) -> int | None:
    """The number of moves before the seat's last turn; a bid or another final answer is none."""
    last = next((line for line in reversed(table.log) if is_move(line) or is_take_back(line)), "")
    if is_take_back(last):
        return None  # one turn, not the whole game
    if play.game.stack and play.game.stack[-1].is_final:
        return None  # an answer is asked for: it follows from what was played
    start = len(play.moves)
    while end := _end_before(play, start, seat):
        start = _start_of_run(play, end, seat)
        own = next((move for move in range(start, end) if not play.moment(move).is_answer), None)
        # An auction interrupts a turn in which Yammerad draws a character.
        goes_on = own != start and play.moment(start).turn_seat == seat
        if own is not None and not goes_on:
            return own
    return None


def _end_before(play: Play, end: int, seat: SeatIndex) -> int:
    """The number of moves up to the last one of a seat, of the first `end` moves."""
    while end and play.moves[end - 1].seat != seat:
        end -= 1
    return end


def _start_of_run(play: Play, end: int, seat: SeatIndex) -> int:
    """The number of moves before those that a seat made one after the other."""
    while end and play.moves[end - 1].seat == seat:
        end -= 1
    return end


def _can_go_back(play: Play, seat: SeatIndex) -> bool:
    """Whether the last move was the seat's, and neither shuffled nor revealed anything."""
    if not play.moves or play.moves[-1].seat != seat or play.moves[-1].shuffles:
        return False
    before = play.before_last()
    return not is_final(before, after(before, play.moves[-1].action), seat)


def _turn_start(play: Play, seat: SeatIndex) -> int:
    """The number of moves before the seat's last turn, or before what it did since something
    was revealed in it; all moves if the last one was not the seat's, or let something be
    shuffled."""
    record, start = play.record, len(play.moves)
    while start and play.moves[start - 1].seat == seat and not play.moves[start - 1].shuffles:
        before = record.game_at(start - 1)
        now = after(before, play.moves[start - 1].action)
        of_earlier_turn = start < len(play.moves) and is_complete(now, seat)
        if of_earlier_turn or is_final(before, now, seat):
            break
        start -= 1
    return start
