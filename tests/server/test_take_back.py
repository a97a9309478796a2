"""Taking back a turn with the consent of all, and the spectator delay."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from alhambra.notation.record import Record
from alhambra.notation.text import parse_record
from alhambra.rules.chance import Seeded
from alhambra.rules.errors import AlhambraError
from alhambra.rules.events import Shuffled
from alhambra.rules.game import Game
from alhambra.server.settings import Settings
from alhambra.table import (
    Clock,
    Repeated,
    Seat,
    Stale,
    Table,
    seat_commands,
    take_back,
    turn_commands,
)
from alhambra.table import table as tables
from alhambra.table.changes import StoredTable
from alhambra.table.from_record import continue_from
from alhambra.table.play import Play
from alhambra.table.repeating_chance import RepeatingChance
from alhambra.table.spectator_delay import delayed
from alhambra.table.table import dump_seats, effective_moves, undone_shuffles
from alhambra.table.tokens import hash_token
from alhambra.wire.updates import spectators_view, table_view
from alhambra.wire.you import you
from tests.helpers import position

from .clients import Client, Site, serving
from .tables import NOW, Driver, full_table, running, started_from


def refused(code: str) -> "pytest.RaisesExc[AlhambraError]":
    """Expects an error with this code."""
    return pytest.raises(AlhambraError, check=lambda error: error.code == code)


def moved(**options: Any) -> tuple[Driver, Table, int]:
    """A game in which a turn was just completed; with the table before it, and the seat."""
    driver = Driver(running(3, **options))
    before, seat = driver.table, driver.seat
    driver.turn()
    return driver, before, seat


def position_without_seed(table: Table) -> str:
    """The position with everything hidden, without the random seed, which changes with every
    move."""
    return table.game.position().rpartition("; chance")[0]


def taken_back(driver: Driver, seat: int) -> Table:
    """The table after all agreed."""
    step = take_back.ask(driver.table, seat, NOW)
    for other in range(3):
        if other != seat:
            assert step
            step = take_back.answer(step.table, other, True, NOW)
    assert step
    return step.table


def may_ask(table: Table) -> list[bool]:
    """Which seats may ask; the server tells each seat the same."""
    found = [take_back.may_ask(table, seat) for seat in range(3)]
    assert [you(table, seat, "en").may_take_back for seat in range(3)] == found
    return found


def test_the_last_player_may_ask_until_somebody_refuses() -> None:
    driver, before, seat = moved()
    mine = [number == seat for number in range(3)]
    assert may_ask(before) == [False] * 3
    assert may_ask(driver.table) == mine
    # The same after reloading, as at another process.
    assert driver.table.play
    reloaded = Play.load(driver.table.play.start_text, driver.table.play.lines_after(0))
    assert may_ask(replace(driver.table, play=reloaded)) == mine
    asked = take_back.ask(driver.table, seat, NOW)
    assert asked
    assert may_ask(asked.table) == [False] * 3
    refused = take_back.answer(asked.table, (seat + 1) % 3, False, NOW)
    assert refused
    assert may_ask(refused.table) == [False] * 3
    driver.turn()
    assert may_ask(driver.table)[seat] is False


def test_an_earlier_request_is_recognised() -> None:
    driver, _, seat = moved()
    knew = driver.table.seq
    other = (seat + 1) % 3
    take_back.check_new(driver.table, seat, "ask", knew)
    asked = take_back.ask(driver.table, seat, NOW)
    assert asked
    for word, speaker in (("refuse", other), ("agree", other)):
        take_back.check_new(asked.table, speaker, word, knew)
    refused = take_back.answer(asked.table, other, False, NOW)
    assert refused
    for table, word, speaker in ((asked.table, "ask", seat), (refused.table, "refuse", other)):
        with pytest.raises(Repeated):
            take_back.check_new(table, speaker, word, knew)
        # Whoever has seen it says it once more; so may a program that does not say what it saw.
        take_back.check_new(table, speaker, word, table.seq)
        take_back.check_new(table, speaker, word, -1)


def test_a_turn_is_taken_back_when_all_others_agree() -> None:
    driver, before, seat = moved()
    others = [other for other in range(3) if other != seat]
    step = take_back.ask(driver.table, seat, NOW)
    assert step
    assert take_back.pending_request(step.table) == take_back.TakeBackRequest(seat)
    step = take_back.answer(step.table, others[0], True, NOW)
    assert step
    assert take_back.answer(step.table, others[0], True, NOW) is None
    assert step.table.game == driver.table.game
    step = take_back.answer(step.table, others[1], True, NOW)
    assert step
    assert step.change.lines == (f"agreed-back {others[1]}", "taken-back 0")
    table = step.table
    assert (table.deciding, table.moved) == (seat, table.seq)
    assert position_without_seed(table) == position_without_seed(before)
    assert take_back.pending_request(table) is None


def test_the_same_cards_follow_whatever_is_played_instead() -> None:
    """Nothing is gained by taking back: the order of the hidden cards stays."""
    driver, _, seat = moved()
    first = driver.table
    driver.table = taken_back(driver, seat)
    driver.turn()
    assert position_without_seed(driver.table) == position_without_seed(first)
    driver.table = taken_back(driver, seat)
    game = driver.table.game
    driver.act(game.legal_actions()[1], confirm=True)
    assert driver.table.game.deck[-20:] == first.game.deck[-20:]
    assert driver.table.game.supply == first.game.supply


def test_a_turn_before_a_shuffle_cannot_be_taken_back() -> None:
    """The shuffle would have another result."""
    driver = Driver(started_from(position(3, deck="N1 N2", discards="...")))
    driver.turn()
    assert " | " not in driver.table.log[-1]
    taken_back(driver, 0)
    while " | " not in driver.table.log[-1]:
        seat = driver.seat
        driver.turn()
    with refused("back-nothing"):
        take_back.ask(driver.table, seat, NOW)


def test_one_refusal_or_another_move_ends_the_request() -> None:
    driver, _, seat = moved()
    step = take_back.ask(driver.table, seat, NOW)
    assert step
    with refused("back-not-asked"):
        take_back.answer(step.table, seat, True, NOW)
    no = take_back.answer(step.table, driver.seat, False, NOW)
    assert no
    assert take_back.pending_request(no.table) is None
    with refused("back-not-asked"):
        take_back.answer(no.table, driver.seat, True, NOW)
    driver.keep(step)
    driver.turn()
    assert take_back.pending_request(driver.table) is None
    with refused("back-nothing"):
        take_back.ask(driver.table, seat, NOW)


def test_drafts_of_others_are_dropped() -> None:
    driver, _, seat = moved()
    driver.act(driver.table.game.legal_actions()[0])
    other = driver.seat
    table = taken_back(driver, seat)
    assert table.draft(other).actions == ()
    assert table.draft(other).ids


def test_the_consent_of_a_previous_holder_does_not_count() -> None:
    driver, _, seat = moved()
    first, second = [other for other in range(3) if other != seat]
    step = take_back.ask(driver.table, seat, NOW)
    assert step
    step = take_back.answer(step.table, first, True, NOW)
    assert step
    table = seat_commands.reassign(step.table, first, "", NOW).table
    table = seat_commands.join(table, first, "Zoe", hash_token("z"), NOW).table
    request = take_back.pending_request(table)
    assert request
    assert take_back.waiting_for(table, request) == [first, second]
    step = take_back.answer(table, first, True, NOW)
    assert step
    request = take_back.pending_request(step.table)
    assert request
    assert take_back.waiting_for(step.table, request) == [second]


def test_bots_are_not_asked() -> None:
    driver, before, seat = moved()
    table = driver.table
    for other in range(3):
        if other != seat:
            table = seat_commands.leave(table, other, NOW).table
    step = take_back.ask(table, seat, NOW)
    assert step
    assert position_without_seed(step.table) == position_without_seed(before)
    asked = take_back.ask(driver.table, seat, NOW)
    assert asked
    assert take_back.pending_request(seat_commands.leave(asked.table, seat, NOW).table) is None


def test_a_revealing_action_cannot_be_taken_back() -> None:
    """characters.yammerad, characters.auction"""
    driver = Driver(started_from(position(3, modules="characters", owned=["yammerad"])))
    driver.act("yammerad", confirm=True)
    with refused("back-nothing"):
        take_back.ask(driver.table, 0, NOW)
    assert driver.seat == 0
    after_draw = position_without_seed(driver.table)
    driver.turn()
    assert position_without_seed(taken_back(driver, 0)) == after_draw


def test_before_and_after_the_game_there_is_nothing_to_take_back() -> None:
    driver = Driver(running(2, confirm="never"))
    with refused("back-nothing"):
        take_back.ask(driver.table, driver.seat, NOW)
    while driver.table.status == "running":
        driver.turn()
    with refused("table-over"):
        take_back.ask(driver.table, 0, NOW)


def test_requests_made_before_the_take_back_are_stale() -> None:
    driver, _, seat = moved()
    seq = driver.table.seq
    table = taken_back(driver, seat)
    action = str(table.game.legal_actions()[0])
    with pytest.raises(Stale):
        turn_commands.act(table, turn_commands.Request(seat, "x", seq), action, NOW)


def test_a_take_back_is_replayed_from_the_journal() -> None:
    driver, _, seat = moved()
    started = driver.table
    driver.table = taken_back(driver, seat)
    driver.turn()
    table = driver.table
    row = started.row()
    assert len(effective_moves(table.log)) == len(table.play.moves if table.play else ())
    loaded = Table.load(StoredTable(row, table.log, {}))
    assert loaded.play
    assert table.play
    assert loaded.play.moves == table.play.moves
    assert loaded.moved == table.moved
    tail = StoredTable(row, table.log[started.seq :], {})
    followed, events = started.catch_up(tail)
    assert followed.play
    assert followed.play.moves == table.play.moves
    assert events == []


# -- against bots -------------------------------------------------------------------------


def against_bots(table: Table) -> Driver:
    """All seats but the first are bots'."""
    bots = [Seat(level="mason") for _ in table.seats[1:]]
    return Driver(replace(table, seats=(table.seats[0], *bots)))


def bots_play(driver: Driver) -> None:
    """The bots play until it is the first seat's turn: the first legal action each."""
    while driver.seat:
        driver.keep(
            turn_commands.bot_move(
                driver.table, driver.seat, driver.table.game.legal_actions()[0], NOW
            )
        )


def test_against_bots_a_turn_can_be_taken_back_after_their_moves() -> None:
    driver = against_bots(running(3))
    bots_play(driver)
    first, moves = driver.table, effective_moves(driver.table.log)
    for _ in range(2):
        driver.turn()
        assert may_ask(driver.table)[0]
        bots_play(driver)
        assert may_ask(driver.table)[0]
        step = take_back.ask(driver.table, 0, NOW)
        assert step
        assert step.change.lines == ("asked-back 0", f"taken-back {len(moves)}")
        assert position_without_seed(step.table) == position_without_seed(first)
        # One turn, not the whole game.
        assert not may_ask(step.table)[0]
        with refused("back-nothing"):
            take_back.ask(step.table, 0, NOW)
        driver.keep(step)
    assert take_back.taken_back(driver.table) == [len(moves)] * 2


def test_against_bots_even_what_was_revealed_can_be_taken_back() -> None:
    game = position(3, modules="characters", owned=["yammerad"])
    driver = against_bots(started_from(game))
    before = position_without_seed(driver.table)
    driver.act("yammerad", confirm=True)
    drawn = driver.table.game.hands[0]
    step = take_back.ask(driver.table, 0, NOW)
    assert step
    driver.keep(step)
    assert position_without_seed(driver.table) == before
    driver.act("yammerad", confirm=True)
    assert driver.table.game.hands[0] == drawn


def test_against_bots_a_bid_stands_but_the_turn_before_it_can_be_taken_back() -> None:
    """characters.auction"""
    game = position(
        3, modules="characters", deck="character-faruk N1 N2 N3 N4", hands=["N1", "N9", "N8"]
    )
    driver = against_bots(started_from(game))
    before = position_without_seed(driver.table)
    driver.turn()
    assert driver.table.game.stack[-1].name == "auction"
    while driver.table.game.stack[-1].name == "auction":
        assert not may_ask(driver.table)[0]
        if driver.seat == 0:
            driver.act("pass", confirm=True)
        bots_play(driver)
    assert may_ask(driver.table)[0]
    step = take_back.ask(driver.table, 0, NOW)
    assert step
    assert position_without_seed(step.table) == before


def against_bots_in(game: Game) -> Driver:
    """The same in this very position: hidden cards are not dealt again."""
    play = Play.of(Record.from_game(game))
    return against_bots(seat_commands.start(continue_from(full_table(3), play), NOW).table)


def me_and_bots(driver: Driver, mine: str = "") -> None:
    """My action, or the first legal one, then those of the bots, who bid nothing."""
    action = mine or turn_commands.drafted(driver.table, 0).legal_actions()[0]
    driver.act(action, confirm=True)
    while driver.seat:
        game = driver.table.game
        is_auction = game.stack[-1].name == "auction"
        answer = game.parse("pass") if is_auction else game.legal_actions()[0]
        driver.keep(turn_commands.bot_move(driver.table, driver.seat, answer, NOW))


def test_against_bots_an_answer_before_my_turn_is_no_part_of_it() -> None:
    """characters.auction"""
    deck = "N2 N3 character-faruk N4 N5 N6 N7"
    game = position(3, modules="characters", deck=deck, hands=["N1", "", ""])
    driver = against_bots_in(game)
    me_and_bots(driver)
    me_and_bots(driver, "bid 1")
    driver.act("pay denar 1", confirm=True)
    before = driver.table
    assert before.game.stack[-1].name == "turn"
    me_and_bots(driver)
    step = take_back.ask(driver.table, 0, NOW)
    assert step
    assert position_without_seed(step.table) == position_without_seed(before)


def test_against_bots_a_turn_that_an_auction_interrupts_goes_back_to_its_start() -> None:
    """characters.yammerad"""
    deck = "character-faruk N2 N3 N4 N5 N6"
    game = position(3, modules="characters", deck=deck, owned=["yammerad"], hands=["N1", "", ""])
    driver = against_bots_in(game)
    before = position_without_seed(driver.table)
    for action in ("yammerad", "bid 1", "pay denar 1", "stop", ""):
        me_and_bots(driver, action)
    step = take_back.ask(driver.table, 0, NOW)
    assert step
    assert position_without_seed(step.table) == before


def stored(table: Table) -> Table:
    """The table as another process loads it."""
    return Table.load(
        StoredTable(replace(table.row(), seats=dump_seats(table.seats)), table.log, {})
    )


def test_shuffles_come_again() -> None:
    """The same cards come again, in every process."""
    driver = against_bots(started_from(position(3, deck="N1 N2", discards="...")))
    while True:
        before = driver.table
        driver.turn()
        bots_play(driver)
        if any(" | " in line for line in driver.table.log[before.seq :]):
            break
    first = driver.table
    step = take_back.ask(first, 0, NOW)
    assert step
    for table in (step.table, stored(step.table), first.catch_up(_tail(step.table, first))[0]):
        again = Driver(table, requests=100)
        again.turn()
        bots_play(again)
        assert again.table.game.deck == first.game.deck
        # What comes again is used up, here and where it is followed.
        assert undone_shuffles(again.table.log) == []
        followed, _ = table.catch_up(_tail(again.table, table))
        assert followed.game.deck == first.game.deck


def _tail(table: Table, after: Table) -> StoredTable:
    """What another process reads after a table."""
    row = replace(table.row(), seats=dump_seats(table.seats), version=table.version, seq=table.seq)
    return StoredTable(row, table.log[after.seq :], {})


def test_a_repeated_shuffle_has_its_order_as_far_as_the_cards_are_the_same() -> None:
    known = Shuffled("deck", ("N1", "N2", "N2", "N3", "N4"))
    chance = RepeatingChance(Seeded(1), [known, Shuffled("supply", ("a", "b"))])
    assert chance.copy().shuffle("deck", ("N4", "N3", "N2", "N1", "N2")) == known.order
    assert [
        card for card in chance.shuffle("deck", ("N3", "R1", "N1", "R2", "N2")) if card[0] == "N"
    ] == ["N1", "N2", "N3"]
    assert chance.shuffle("supply", ("b", "a")) == ("a", "b")
    # Then the source goes on.
    orders = {chance.shuffle("deck", range(5)) for _ in range(20)}
    assert len(orders) > 1


@pytest.mark.anyio
async def test_the_record_and_the_results_say_that_a_turn_was_taken_back(site: Site) -> None:
    host = await (await site.new_table("", "random", "random")).start()
    async with host.socket(0) as client:
        await own_turn(client)
        before = client.update["game"]
        await client.turn()
        await own_turn(client)
        assert client.update["you"]["may_take_back"]
        asked = {"type": "take-back", "action": "ask", "seq": client.update["seq"]}
        assert (await client.ask(**asked))["result"] == "done"
        assert client.update["game"] == before
        assert (await client.ask(**asked))["result"] == "repeated"
        assert not client.update["you"]["may_take_back"]
        move = client.update["table"]["move"]
        await client.turn()
    await site.post(f"/api/tables/{host.id}/leave", token=host.tokens[0])
    async with host.socket() as watcher:
        while watcher.update["table"]["status"] == "running":
            await watcher.next()
    record = parse_record((await site.http.get(f"/api/tables/{host.id}/record")).text)
    # Whoever leaves keeps the name, and the record says who played on.
    assert record.names == ("p0", "random", "random")
    assert record.notes == {"taken-back": str(move), "seat-0": "mason"}
    assert (await site.get(f"/api/tables/{host.id}/statistics"))["taken_back"] == 1


async def own_turn(client: Client) -> None:
    """Wait for the first seat's decision."""
    while client.update["table"]["deciding"] != 0:
        await client.next()


# -- over the socket -----------------------------------------------------------------------


def retold(client: Client) -> list[str]:
    """The names of all events of the game, which are sent again after a take-back."""
    return [event["event"] for event in client.update["full_history"]]


async def agree(clients: list[Client], seat: int) -> None:
    """One seat asks, the other agrees, and both receive the result."""
    assert (await clients[seat].ask("take-back", action="ask"))["result"] == "done"
    await clients[1 - seat].until(clients[seat].update["seq"])
    back = clients[1 - seat].update["table"]["back"]
    assert back == {"seat": seat, "waiting": [1 - seat]}
    assert (await clients[1 - seat].ask("take-back", action="agree"))["result"] == "done"
    await clients[seat].until(clients[1 - seat].update["seq"])


@pytest.mark.anyio
async def test_a_take_back_survives_a_restart_and_reaches_absent_clients(db: str) -> None:
    settings = Settings(db=db, port=0)
    async with serving(settings) as site:
        host = await (await site.new_table("", "")).start()
        seat = (await site.get(f"/api/tables/{host.id}"))["deciding"]
        async with host.socket(0) as one, host.socket(1) as two, host.socket() as watcher:
            clients = [one, two]
            game = one.update["game"]
            seq = await clients[seat].turn()
            await clients[1 - seat].until(seq)
            answer = await clients[1 - seat].ask("take-back", action="agree")
            assert answer["error"]["code"] == "back-not-asked"
            await agree(clients, seat)
            await watcher.until(one.update["seq"])
            for client in (one, two, watcher):
                assert client.update["game"] == game
                assert client.update["events"][-1] == {"event": "taken_back", "move": 0}
                assert client.update["table"]["back"] is None
                assert "took" not in retold(client)
                talk = ["asked_back", "agreed_back", "taken_back"]
                assert retold(client)[-5:] == ["began", "turn_began", *talk]
            assert clients[seat].update["you"]["offers"]
    async with serving(settings) as site:
        host.site = site
        async with host.socket(seat, since=seq) as again:
            assert again.update["game"] == game
            names = [event["event"] for event in again.update["events"]]
            assert names == ["asked_back", "agreed_back", "taken_back"]
            assert "took" not in retold(again)
            after = await again.turn()
        async with host.socket(1 - seat, since=seq) as late:
            names = [event["event"] for event in late.update["events"]]
            assert names[:4] == ["asked_back", "agreed_back", "taken_back", "took"]
            assert late.update["seq"] == after
            assert retold(late).count("took") == 1
        async with host.socket(1 - seat, since=after) as knowing:
            assert "full_history" not in knowing.update


def test_take_backs_cannot_grow_the_journal_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each one adds lines but no move; above a limit they are refused."""
    driver, before, seat = moved()
    monkeypatch.setattr(tables, "LONGEST_LOG", before.seq + 20)
    with refused("table-long"):
        while True:
            driver.table = taken_back(driver, seat)
            assert driver.table.seq < before.seq + 30
            assert driver.seat == seat
            driver.turn()
    assert take_back.pending_request(driver.table) is None
    with refused("back-not-asked"):
        take_back.answer(driver.table, seat, True, NOW)
    for _ in range(5):
        driver.turn()
    assert driver.table.play
    assert len(driver.table.play.moves) >= 5


# -- spectator delay -----------------------------------------------------------------------


def test_delayed_spectators_see_an_earlier_position() -> None:
    clock = Clock("days", 1)
    driver = Driver(running(3, spectator_delay=2, confirm="never", clock=clock))
    while driver.table.status == "running":
        assert spectators_view(driver.table) == table_view(delayed(driver.table))
        driver.turn()
        assert driver.table.play
        if driver.table.status == "running":
            late = delayed(driver.table)
            assert late.play
            assert len(late.play.moves) == max(0, len(driver.table.play.moves) - 2)
            assert late.play.moves == driver.table.play.moves[: len(late.play.moves)]
            assert late.drafts == {}
            assert late.due is None
    assert delayed(driver.table) is driver.table
    assert spectators_view(driver.table) == table_view(driver.table)


@pytest.mark.anyio
async def test_delayed_spectators_get_every_event_once_and_all_at_the_end(tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "a.sqlite"), port=0)
    async with serving(settings) as site:
        options: dict[str, Any] = {"spectator_delay": 3, "pace": 0}
        host = await (await site.new_table("random", "random", **options)).start()
        async with host.socket(since=0) as watcher:
            while watcher.update["table"]["status"] == "running":
                await watcher.next()
            events = [event for message in watcher.received for event in message.get("events", [])]
            assert watcher.update["game"]["over"]
        async with host.socket(since=0) as late:
            names = [event["event"] for event in late.update["events"]]
            assert [event["event"] for event in events].count("turn_began") == names.count(
                "turn_began"
            )
            assert len(events) == len(names)
