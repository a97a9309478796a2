"""The cost of an action inside the server, part by part, without sockets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from alhambra.server.store import open_store
from alhambra.table import Options, Seat, seat_commands, turn_commands
from alhambra.table.table import Table
from alhambra.table.turn_commands import Request
from alhambra.wire import previews
from alhambra.wire.messages import ClientMessage
from alhambra.wire.updates import Updates

ROUNDS = 300


async def parts(folder: Path) -> None:
    """Print the CPU time of each part, in microseconds."""
    table = _table()
    request = Request(table.deciding or 0, "id", table.seq)
    action = str(table.game.legal_actions()[0])
    raw = msgspec.json.encode(
        {"type": "act", "id": "id", "seq": 9, "steps": 0, "action": action, "confirm": True}
    )
    decoder = msgspec.json.Decoder(ClientMessage)
    transition = turn_commands.act(table, request, action, 0.0, confirm=True)

    def views() -> None:
        updates = Updates(transition.table, transition.change.seq, [transition.events])
        for seat in range(4):
            updates.for_seat(seat, "en")

    _say("read the message", lambda: decoder.decode(raw))
    _say(
        "check, play and commit",
        lambda: turn_commands.act(table, request, action, 0.0, confirm=True),
    )
    _say("write four views", views)
    _say_placing()
    async with open_store(str(folder / "parts.sqlite")) as store:
        await store.create(table.row())
        began = time.process_time()
        current = table
        for number in range(ROUNDS):
            transition = seat_commands.mute(current, 0, number % 5, True)
            await store.append(transition.change)
            current = transition.table
        spent = (time.process_time() - began) / ROUNDS
        print(f"  store, one change at a time: {spent * 1e6:.0f} µs")


def _say_placing() -> None:
    """The cost of the update of a seat that has bought a tile, with the preview of that tile."""
    table = _table()
    seat = table.deciding or 0
    buys = (action for action in table.game.legal_actions() if action.verb == "buy")
    action = str(next(buys))
    drafted = turn_commands.act(table, Request(seat, "id", table.seq), action, 0.0).table

    def fresh() -> bytes:
        previews._preview.cache_clear()
        return Updates(drafted, drafted.seq, []).for_seat(seat, "en")

    _say("write the view of a seat with a tile to place", fresh)
    mine = msgspec.json.decode(fresh())["you"]["previews"]
    size = len(msgspec.json.encode(mine))
    print(f"  that view: {len(fresh())} bytes, of which the preview: {size}")


def _say(name: str, call: Callable[[], object]) -> None:
    call()
    began = time.process_time()
    for _ in range(ROUNDS):
        call()
    print(f"  {name}: {(time.process_time() - began) / ROUNDS * 1e6:.0f} µs")


def _table() -> Table:
    """Four people in the middle of a game, at its first version."""
    made = seat_commands.make_table("t", "T", "", Options(), [""] * 4, 0.0)
    seats = tuple(Seat(name=f"p{number}", hash=f"{number}") for number in range(4))
    table = Table(made.id, made.code, made.host, 0.0, made.options, seats)
    started = seat_commands.start(table, 0.0, 7).table
    assert started.play
    play = started.play
    for _ in range(80):
        play, _ = play.advance([play.game.legal_actions()[-1]])
    return Table("t", "T", "", 0.0, made.options, seats, "running", play)


def main(folder: Path) -> None:
    """Measure."""
    print("one action, part by part (processor time):")
    asyncio.run(parts(folder))
