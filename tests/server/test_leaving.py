"""Players who leave or time out at any moment: the game continues to its end."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from alhambra.notation.record import Record
from alhambra.notation.text import format_record, parse_record
from alhambra.rules.game import Game
from alhambra.rules.modules.characters.auction import Auction, Paying
from alhambra.table import Clock, Seat, Table, seat_commands, turn_commands
from alhambra.table.former_names import former_notes
from alhambra.table.table import dump_seats, effective_moves
from alhambra.table.tokens import hash_token
from alhambra.wire.replays import replayed
from alhambra.wire.updates import Updates, since
from tests.helpers import position

from .clients import Host, Site
from .tables import NOW, Driver, new_table, running, started_from


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


# -- the log ---------------------------------------------------------------------------------


def handed_over() -> tuple[Driver, int]:
    """A game in which the seat that moved first was freed and taken by Cleo; and that seat."""
    driver = Driver(running(3))
    seat = driver.seat
    for _ in range(3):
        driver.turn()
    driver.keep(seat_commands.leave(driver.table, seat, NOW))
    driver.keep(
        turn_commands.bot_move(driver.table, seat, driver.table.game.legal_actions()[0], NOW)
    )
    while driver.table.deciding == seat:
        action = driver.table.game.legal_actions()[0]
        driver.keep(turn_commands.bot_move(driver.table, seat, action, NOW))
    driver.keep(seat_commands.reassign(driver.table, seat, "", NOW))
    driver.keep(seat_commands.join(driver.table, seat, "Cleo", hash_token("cleo"), NOW))
    for _ in range(3):
        driver.turn()
    return driver, seat


def events_of(updates: Updates, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of an update."""
    events: list[dict[str, Any]] = json.loads(updates.for_seat(seat, "en"))["events"]
    return events


def test_the_log_after_a_reload_is_the_one_that_was_sent() -> None:
    driver, _ = handed_over()
    first = driver.steps[0].change.seq
    sent = [
        event
        for step in driver.steps
        if step.private is None
        for event in events_of(Updates(step.table, step.change.seq, [step.events]))
    ]
    assert events_of(since(driver.table, first)) == sent
    # So it is for those who follow at another process, and for all who see it from the start.
    whole = events_of(since(driver.table, 0))
    assert whole[-len(sent) :] == sent
    assert [event["event"] for event in whole[:4]] == ["joined", "joined", "joined", "started"]


def test_a_seat_that_changes_hands_tells_whose_it_was() -> None:
    driver, seat = handed_over()
    events = events_of(since(driver.table, 0))
    freed = next(index for index, event in enumerate(events) if event["event"] == "freed")
    assert events[freed] == {"event": "freed", "seat": seat, "former": f"p{seat}"}
    assert events[freed + 1] == {"event": "joined", "seat": seat}
    assert [one for one in events if "former" in one] == [events[freed]]
    turns = [event["seat"] for event in events[:freed] if event["event"] == "turn_began"]
    assert turns.count(seat) == 2
    stored = msgspec.json.decode(dump_seats(driver.table.seats), type=tuple[Seat, ...])
    assert stored == driver.table.seats
    assert stored[seat].name == "Cleo"


def test_a_replay_tells_whose_a_seat_was() -> None:
    driver, seat = handed_over()
    (freed,) = (number for number, line in enumerate(driver.table.log) if line.startswith("freed"))
    moves = len(effective_moves(driver.table.log[:freed]))
    table = play_on(driver.table)
    notes = former_notes(table)
    assert notes == {f"seat-{seat}-until-{moves}": f"p{seat}"}
    assert table.play
    record = table.play.record
    invalid = {"seat-9-until-1": "x", "seat-0-until-999999": "x", "seat-0-until-": "x"}
    record.header = replace(record.header, notes=(*notes.items(), *invalid.items()))
    record = parse_record(format_record(record))
    positions = replayed(record, 0, len(record) + 1).positions
    found = {one.move: one.events[-1] for one in positions if "former" in one.events[-1]}
    assert found == {moves: {"event": "freed", "seat": seat, "former": f"p{seat}"}}


def test_moves_that_were_taken_back_do_not_count_for_a_replay() -> None:
    driver, seat = handed_over()
    table = driver.table.transition("taken-back 2").table
    assert former_notes(table) == {f"seat-{seat}-until-2": f"p{seat}"}


def test_who_deletes_their_data_is_not_named_in_the_log() -> None:
    driver, seat = handed_over()
    table = seat_commands.reassign(driver.table, seat, "", NOW).table
    other = (seat + 1) % 3
    # The same person, on another seat by now.
    table = seat_commands.reassign(table, other, "", NOW).table
    table = seat_commands.join(table, other, "Cleo", hash_token("cleo 2"), NOW).table
    table = seat_commands.forget(table, other, NOW).table
    assert "Cleo" not in dump_seats(table.seats)
    assert f"p{seat}" in dump_seats(table.seats)
    former = [event.get("former") for event in events_of(since(table, 0)) if "former" in event]
    assert former == [f"p{seat}", "", f"p{other}", ""]


def test_who_spoke_is_known_after_leaving() -> None:
    table, hash = new_table("", ""), hash_token("ben")
    table = seat_commands.join(table, 0, "Ben", hash, NOW).table
    table = seat_commands.join(table, 1, "Ann", hash_token("ann"), NOW).table
    table = seat_commands.start(table, NOW, seed=1).table
    left = seat_commands.leave(table, 0, NOW).table
    given = seat_commands.reassign(left, 0, "architect", NOW).table
    freed = seat_commands.reassign(given, 0, "", NOW).table
    table = seat_commands.join(freed, 0, "Cleo", hash_token("cleo"), NOW).table
    assert [one.seats[0].name_of(hash) for one in (left, given, freed, table)] == ["Ben"] * 4
    assert table.seat_of("ben") is None
    assert table.seats[0].name_of(hash_token("cleo")) == "Cleo"
    assert table.seats[0].name_of(hash_token("dora")) == ""


def test_few_former_names_are_kept() -> None:
    table = new_table("", "mason")
    for number in range(30):
        table = seat_commands.join(table, 0, f"p{number}", hash_token(f"{number}"), NOW).table
        table = seat_commands.leave(table, 0, NOW).table
    assert [one.name for one in table.seats[0].former] == [f"p{number}" for number in range(10, 30)]
    filled = seat_commands.fill(table, "mason", NOW).table
    assert filled.seats[0].former == table.seats[0].former


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
