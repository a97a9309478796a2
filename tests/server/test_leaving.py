"""Players who leave or time out at any moment: the game continues to its end."""

from collections.abc import Callable
from typing import Any

import pytest

from alhambra.notation.record import Record
from alhambra.notation.text import format_record, parse_record
from alhambra.rules.game import Game
from alhambra.rules.modules.characters.auction import Auction, Paying
from alhambra.table import Clock, Table, seat_commands, turn_commands
from tests.helpers import position

from .clients import Host, Site
from .tables import NOW, Driver, started_from


def bidding() -> Game:
    """Seat 1 has to bid, in the middle of a refill."""
    game = position(3, modules="characters", aside="hakim", hands=["N5 N3", "N4", "N9"])
    game.stack = (*game.stack[:-1], Auction(1, "fatima", (1, 2, 0)))
    return game


def paying() -> Game:
    """Seat 1 has won Fatima and has to pay."""
    game = bidding()
    game.stack = (*game.stack[:-1], Paying(1, "fatima", 3))
    return game


#: Every kind of decision at which a player can be missing, by name.
MOMENTS: dict[str, Callable[[], Game]] = {
    "turn": position,
    "unplaced": lambda: position(placing="tower-12 garden-10"),
    "bought more to come": lambda: position(bought="tower-12", market="tower-11 - - -"),
    "auction": bidding,
    "paying": paying,
    "leftovers": lambda: position(leftovers="tower-12 garden-10"),
}


@pytest.fixture(params=MOMENTS)
def moment(request: pytest.FixtureRequest) -> Game:
    """A position in which a seat has to decide."""
    return MOMENTS[request.param]()


def play_on(table: Table) -> Table:
    """Play the game to its end with the first legal actions."""
    while table.deciding is not None:
        action = table.game.legal_actions()[0]
        table = turn_commands.bot_move(table, table.deciding, action, NOW).table
    return table


def check_end(table: Table) -> None:
    """The game is over, and its record is valid."""
    assert table.status == "finished"
    assert table.play
    assert parse_record(format_record(table.play.record)).is_finished


def test_a_bot_plays_for_a_player_who_left(moment: Game) -> None:
    table = started_from(moment)
    seat = Driver(table).seat
    table = seat_commands.leave(table, seat, NOW).table
    assert table.seats[seat].kind == "bot"
    assert (table.deciding, table.due) == (seat, NOW)
    assert table.game.position() == started_from(moment).game.position()
    check_end(play_on(table))


def test_leaving_discards_the_draft() -> None:
    """A tile bought in the draft and not placed yet was never bought."""
    driver = Driver(started_from(position(market="tower-11 - - -", hands=["F9 F3"])))
    seat = driver.seat
    driver.act("buy 1 florin 9+3")
    assert turn_commands.drafted(driver.table, seat).stack[-1].held()
    before = driver.table.game.position()
    table = seat_commands.leave(driver.table, seat, NOW).table
    assert table.draft(seat).actions == ()
    assert table.game.position() == before
    check_end(play_on(table))


def test_the_game_continues_when_the_clock_runs_out(moment: Game) -> None:
    driver = Driver(started_from(moment, clock=Clock("seconds", 60)))
    seat = driver.seat
    step = turn_commands.expire_clock(driver.table, NOW + 61)
    assert step
    assert step.table.seats[seat].away
    check_end(play_on(step.table))


async def host_of(site: Site, game: Game, **options: Any) -> Host:
    """A running table of three people that starts from this position."""
    record = format_record(Record.from_game(game))
    body = {"seats": ["", "", ""], "record": record, "options": options}
    made = await site.post("/api/tables", body, status=201)
    host = Host(site, made["table"]["id"], made["table"]["code"], made["host"])
    for seat in range(3):
        path = f"/api/tables/{host.id}/join"
        joined = await site.post(path, {"name": f"p{seat}", "seat": seat})
        host.tokens[seat] = joined["token"]
    return await host.start()


@pytest.mark.anyio
async def test_bots_finish_the_game_after_all_players_left(site: Site, moment: Game) -> None:
    host = await host_of(site, moment)
    async with host.socket() as watcher:
        first = watcher.update["table"]["deciding"]
        for seat in (first, (first + 1) % 3, (first + 2) % 3):
            await site.post(f"/api/tables/{host.id}/leave", token=host.tokens[seat])
        while watcher.update["table"]["status"] == "running":
            await watcher.next()
    record = await site.http.get(f"/api/tables/{host.id}/record")
    assert parse_record(record.text).is_finished
