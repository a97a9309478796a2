"""A table as a value: seats, drafts, commits and clocks, without a server."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

import alhambra
from alhambra.notation.text import format_record
from alhambra.rules.errors import AlhambraError, Refusal
from alhambra.rules.modules.characters.auction import Auction
from alhambra.table import Clock, Repeated, Stale, Table, seat_commands, turn_commands
from alhambra.table import table as tables
from alhambra.table.tokens import hash_token
from alhambra.table.turn_commands import Request
from tests.helpers import position

from .tables import NOW, Driver, from_record, full_table, new_table, running, started_from


def refused(code: str) -> "pytest.RaisesExc[AlhambraError]":
    """Expects an error with this code."""
    return pytest.raises(AlhambraError, check=lambda error: error.code == code)


# -- seats ---------------------------------------------------------------------------------


def test_people_join_and_bots_fill_the_rest() -> None:
    table = new_table("", "mason", "", "")
    table = seat_commands.join(table, None, " Ana \u202e ", hash_token("a"), NOW).table
    with refused("seat-taken"):
        seat_commands.join(table, 1, "Bo", hash_token("b"), NOW)
    with refused("seat-unknown"):
        seat_commands.join(table, 9, "Bo", hash_token("b"), NOW)
    with refused("name-taken"):
        seat_commands.join(table, 2, "Ana \u202e", hash_token("b"), NOW)
    table = seat_commands.join(table, 3, "Bo", hash_token("b"), NOW).table
    with refused("seats-open"):
        seat_commands.start(table, NOW)
    table = seat_commands.fill(table, "random", NOW).table
    assert [seat.kind for seat in table.seats] == ["person", "bot", "bot", "person"]
    assert (table.seat_of("a"), table.seat_of("b"), table.seat_of("x")) == (0, 3, None)
    assert table.is_host("host")
    assert not table.is_host("a")
    table = seat_commands.start(table, NOW).table
    assert table.status == "running"
    with refused("already-started"):
        seat_commands.start(table, NOW)
    with refused("seat-taken"):
        seat_commands.join(table, None, "Cleo", hash_token("c"), NOW)


def test_only_hashes_of_tokens_are_in_the_table() -> None:
    table = full_table(2)
    assert "p0" not in [seat.hash for seat in table.seats]
    assert "host" not in table.row().host


def test_the_host_frees_a_seat_for_somebody_else() -> None:
    table = running(2, clock=Clock("seconds", 60))
    seat = Driver(table).seat
    table = seat_commands.reassign(table, seat, "", NOW + 30).table
    assert table.seats[seat].kind == "open"
    assert table.seat_of(f"p{seat}") is None
    table = seat_commands.join(table, seat, "New", hash_token("new"), NOW + 40).table
    assert table.seat_of("new") == seat
    assert table.due == NOW + 100
    table = seat_commands.reassign(table, seat, "random", NOW + 50).table
    assert table.due == NOW + 50


def test_a_new_holder_gets_nothing_of_the_previous_one() -> None:
    driver = Driver(running())
    seat = driver.seat
    driver.act(driver.table.game.legal_actions()[0])
    table = turn_commands.plan(driver.table, seat, ["pass"]).table
    other = (seat + 1) % 3
    for muting, muted in ((seat, other), (other, seat), (other, -1)):
        table = seat_commands.mute(table, muting, muted, True).table
    table = seat_commands.reassign(table, seat, "", NOW).table
    table = seat_commands.join(table, seat, "Zoe", hash_token("z"), NOW).table
    draft = table.draft(seat)
    assert (draft.actions, draft.ids, draft.plan) == ((), (), ())
    assert table.seats[seat].muted == ()
    assert table.seats[other].muted == (-1,)
    assert [table.seat_of(token) for token in (f"p{seat}", "z")] == [None, seat]


def test_a_client_is_a_player_or_a_spectator() -> None:
    table = full_table(3, spectators=False)
    assert table.seat_or_spectator("") is None
    assert table.seat_or_spectator(hash_token("p2")) == 2
    table = seat_commands.start(table, NOW).table
    with refused("spectators-off"):
        table.seat_or_spectator("")
    table = seat_commands.leave(table, 2, NOW).table
    with refused("token-wrong"):
        table.seat_or_spectator(hash_token("p2"))


def test_a_bot_replaces_a_player_who_leaves_during_the_game() -> None:
    before = seat_commands.leave(full_table(2), 0, NOW).table
    assert before.seats[0].kind == "open"
    game = running(2)
    seat = Driver(game).seat
    after = seat_commands.leave(game, seat, NOW).table
    assert after.seats[seat].kind == "bot"
    assert after.due == NOW


def test_a_persons_data_can_be_deleted() -> None:
    table = running(2)
    seat = msgspec.structs.replace(table.seats[0], mail="a@b.c", webhook="https://x", muted=(1,))
    table = table.transition(seats=table.with_seat(0, seat)).table
    table = seat_commands.forget(table, 0, NOW).table
    assert "p0" not in str(table.seats)
    assert "a@b.c" not in str(table.seats)


def test_a_rematch_keeps_people_tokens_and_options() -> None:
    table = running(2, confirm="never", modules=("diamonds",))
    with refused("no-rematch-yet"):
        seat_commands.rematch_table(table, "t2", "NEXT", NOW)
    driver = Driver(table)
    while driver.table.status == "running":
        driver.turn()
    again = seat_commands.rematch_table(driver.table, "t2", "NEXT", NOW)
    step = seat_commands.rematch(driver.table, "t2")
    assert step
    assert step.table.rematch == "t2"
    assert seat_commands.rematch(step.table, "t3") is None
    assert again.seat_of("p1") == 1
    assert again.options == table.options
    assert again.status == "open"


# -- drafts --------------------------------------------------------------------------------


def test_a_draft_is_seen_by_nobody_else_until_it_is_confirmed() -> None:
    driver = Driver(running(3))
    seat, before = driver.seat, driver.table.game.copy()
    step = driver.act(before.legal_actions()[0])
    assert step.private == seat
    assert step.change.lines == ()
    assert driver.table.game == before
    assert turn_commands.drafted(driver.table, seat).display != before.display
    committed = driver.confirm()
    assert committed.private is None
    assert len(committed.change.lines) == 1
    assert driver.table.game.turn_seat != seat
    assert driver.table.draft(seat).actions == ()


def test_steps_can_be_undone_one_by_one_and_all_at_once() -> None:
    driver = Driver(running(3))
    first = driver.table.game.legal_actions()[0]
    with refused("draft-empty"):
        driver.undo()
    driver.act(first)
    with refused("draft-complete"):
        driver.act(first)
    driver.undo()
    assert driver.table.draft(driver.seat).actions == ()
    driver.act(first)
    driver.reset()
    with refused("draft-incomplete"):
        driver.confirm()


#: An exact purchase, another action, and the placed tile.
TURN = ["buy 1 florin 7+3", "take denar 9", "place garden-10 1,0"]


def test_a_whole_turn_of_several_steps_is_committed_at_once() -> None:
    """turn.exact"""
    game = position(2, hands=["F7 F3"], market="garden-10 tower-12 pavilion-8 arcades-9")
    driver = Driver(started_from(game))
    buy, take, *places = TURN
    driver.act(buy)
    with refused("draft-incomplete"):
        driver.confirm()
    with pytest.raises(Refusal):
        driver.act(buy)
    driver.act(take)
    for place in places:
        driver.act(place)
    step = driver.confirm()
    assert [line.partition(" seat 0 ")[2] for line in step.change.lines] == TURN
    assert driver.table.moved == driver.table.seq


def test_without_confirmation_a_complete_draft_is_committed() -> None:
    driver = Driver(running(3, confirm="never"))
    assert driver.act(driver.table.game.legal_actions()[0]).change.lines


def test_a_repeated_request_is_harmless_even_after_undo_and_commit() -> None:
    driver = Driver(running(3))
    table = driver.table
    first = str(table.game.legal_actions()[0])
    request = driver.request()
    table = turn_commands.act(table, request, first, NOW).table
    with pytest.raises(Repeated):
        turn_commands.act(table, request, first, NOW)
    table = turn_commands.undo(table, Request(request.seat, "u", table.seq, 1)).table
    with pytest.raises(Repeated):
        turn_commands.act(table, request, first, NOW)
    again = Request(request.seat, "again", table.seq, 0)
    table = turn_commands.act(table, again, first, NOW, confirm=True).table
    with pytest.raises(Repeated):
        turn_commands.act(table, again, first, NOW, confirm=True)


def test_a_request_made_before_the_last_move_is_stale() -> None:
    driver = Driver(running(3))
    seq = driver.table.seq
    driver.turn()
    action = str(driver.table.game.legal_actions()[0])
    for number in (seq, driver.table.seq + 1):
        with pytest.raises(Stale):
            turn_commands.act(driver.table, Request(driver.seat, "x", number), action, NOW)
    with pytest.raises(Stale):
        turn_commands.act(driver.table, Request(driver.seat, "x", driver.table.seq, 1), action, NOW)
    with refused("not-deciding"):
        wrong = (driver.seat + 1) % 3
        turn_commands.act(driver.table, Request(wrong, "x", driver.table.seq), action, NOW)


def test_changes_outside_the_game_do_not_make_requests_stale() -> None:
    driver = Driver(running(3))
    request = driver.request()
    other = (request.seat + 1) % 3
    driver.keep(seat_commands.reassign(driver.table, other, "random", NOW))
    assert driver.table.seq > request.seq
    action = str(driver.table.game.legal_actions()[0])
    assert turn_commands.act(driver.table, request, action, NOW).private == request.seat


def with_character(character: str) -> Table:
    """A running game in which the seat to decide owns a character."""
    return started_from(position(2, modules="characters", owned=[character]))


@pytest.mark.parametrize(("character", "action"), [("laila", "laila 1"), ("yammerad", "yammerad")])
def test_a_step_that_reveals_commits_after_a_warning(character: str, action: str) -> None:
    """characters.laila, characters.yammerad"""
    driver = Driver(with_character(character))
    seat = driver.seat
    with refused("needs-confirm"):
        driver.act(action)
    assert driver.table.draft(seat).actions == ()
    step = driver.act(action, confirm=True)
    assert len(step.change.lines) == 1
    assert driver.table.deciding == seat
    with refused("draft-empty"):
        driver.undo()


def auctioned(seat: int, **more: Any) -> Table:
    """A running game in which three seats bid for Fatima, this one first."""
    game = position(3, modules="characters", aside="hakim", hands=["N5 N3", "N4", "N9"], **more)
    bidders = tuple((seat + offset) % 3 for offset in range(3))
    game.stack = (*game.stack[:-1], Auction(seat, "fatima", bidders))
    return started_from(game)


def test_a_bid_hands_the_decision_on_and_commits_after_a_warning() -> None:
    """characters.auction"""
    driver = Driver(auctioned(1))
    with refused("needs-confirm"):
        driver.act("bid 2")
    step = driver.act("bid 2", confirm=True)
    assert len(step.change.lines) == 1
    assert driver.seat == 2
    with refused("needs-confirm"):
        driver.act("pass")
    driver.act("pass", confirm=True)
    assert driver.seat == 0


def test_decisions_after_an_auction_are_committed_at_once_too() -> None:
    """characters.auction, characters.fatima"""
    driver = Driver(auctioned(1))
    for action in ("bid 2", "pass", "pass"):
        driver.act(action, confirm=True)
    driver.act("pay denar 4")
    with refused("draft-incomplete"):
        driver.confirm()
    with refused("needs-confirm"):
        driver.act("exchange fatima")
    step = driver.act("exchange fatima", confirm=True)
    assert [line.split(" ", 3)[3] for line in step.change.lines] == [
        "pay denar 4", "exchange fatima",
    ]  # fmt: skip


def test_without_confirmation_a_bid_is_committed_at_once() -> None:
    driver = Driver(auctioned(1))
    options = msgspec.structs.replace(driver.table.options, confirm="never")
    driver.table = replace(driver.table, options=options)
    assert driver.act("bid 2").change.lines


def test_the_last_tile_of_a_turn_or_of_the_leftovers_needs_confirmation() -> None:
    for game in (position(placing="tower-12"), position(leftovers="tower-12")):
        driver = Driver(started_from(game))
        assert driver.act("reserve tower-12").private == driver.seat
        assert driver.confirm().change.lines


def test_a_bot_waits_for_the_pace_of_its_table() -> None:
    table = seat_commands.start(new_table("random", "random", pace=2.5), NOW, 1).table
    assert table.due == NOW + 2.5
    assert turn_commands.expire_clock(table, NOW + 3) is None


# -- clocks --------------------------------------------------------------------------------


def test_a_bot_plays_after_the_clock_until_the_person_returns() -> None:
    driver = Driver(running(2, clock=Clock("seconds", 60)))
    seat = driver.seat
    assert driver.table.due == NOW + 60
    driver.act(driver.table.game.legal_actions()[0])
    assert driver.table.due == NOW + 60
    assert turn_commands.expire_clock(driver.table, NOW + 59) is None
    step = turn_commands.expire_clock(driver.table, NOW + 60)
    assert step is not None
    driver.keep(step)
    assert driver.table.seats[seat].is_automatic
    assert driver.table.draft(seat).actions == ()
    assert driver.table.due == NOW + 60
    assert turn_commands.expire_clock(driver.table, NOW + 61) is None
    back = turn_commands.mark_present(driver.table, seat, NOW + 70)
    assert back is not None
    assert back.table.due == NOW + 130
    assert turn_commands.mark_present(back.table, seat, NOW) is None
    moved = turn_commands.bot_move(
        driver.table, seat, driver.table.game.legal_actions()[0], NOW + 61
    )
    assert moved.table.due == NOW + 121


def test_clocks_in_days_and_no_clock() -> None:
    assert running(2, clock=Clock("days", 2)).due == NOW + 2 * 86400
    assert running(2).due is None


# -- endless games -------------------------------------------------------------------------


def test_people_cannot_redesign_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game cannot grow beyond what can be loaded quickly; everything else stays possible."""
    monkeypatch.setattr(turn_commands, "MOST_MOVES", 6)
    tower = "tower-11-s"
    driver = Driver(started_from(position(2, palaces=[f"{tower}@1,0", "garden-10@1,0"])))
    while driver.table.play and len(driver.table.play.moves) < 6:
        palace = driver.table.game.palaces[driver.seat].buildings().values()
        tile = tower if driver.seat == 0 else "garden-10"
        built = tile in map(str, palace)
        driver.act(f"remove {tile}" if built else f"add {tile} 1,0", confirm=True)
    with refused("game-long"):
        driver.act(f"add {tower} 1,0")
    take = next(one for one in driver.table.game.legal_actions() if str(one).startswith("take"))
    driver.act(take, confirm=True)
    assert len(driver.table.play.moves if driver.table.play else ()) == 7


def test_bots_may_always_play_legal_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_commands, "MOST_MOVES", 0)
    table = started_from(position(2, palaces=["tower-11-s@1,0"]))
    move = table.game.parse("remove tower-11-s")
    assert turn_commands.bot_move(table, 0, move, NOW).change.lines


# -- endless journals ----------------------------------------------------------------------


def test_people_may_join_and_leave_forever_and_the_journal_stops_growing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tables, "LONGEST_LOG", 20)
    table = new_table("", "", clock=Clock("seconds", 1))
    for number in range(30):
        name = f"p{number}"
        table = seat_commands.join(table, 0, name, hash_token(name), NOW).table
        assert table.seat_of(name) == 0
        table = seat_commands.leave(table, 0, NOW).table
        assert table.seats[0].kind == "open"
    assert table.seq == 20
    table = seat_commands.fill(table, "random", NOW).table
    table = seat_commands.reassign(table, 0, "", NOW).table
    table = seat_commands.join(table, 0, "Ana", hash_token("Ana"), NOW).table
    table = seat_commands.start(table, NOW, 7).table
    assert table.log[20:] == ("started",)
    assert table.deciding == 0
    for _ in range(30):
        away = turn_commands.expire_clock(table, NOW + 9)
        assert away
        assert away.table.seats[0].away
        back = turn_commands.mark_present(away.table, 0, NOW)
        assert back
        assert not back.table.seats[0].away
        table = back.table
    assert table.seq == 21
    forgotten = seat_commands.forget(table, 0, NOW)
    assert "Ana" not in str(forgotten.table.seats)
    assert forgotten.change.version == table.version


# -- records -------------------------------------------------------------------------------


def test_a_table_from_a_record_redeals_the_hidden_cards() -> None:
    record = alhambra.Record.new(["Ana", "Bo"], seed=3)
    for _ in range(9):
        record.play(record.game.legal_actions()[0])
    text = format_record(record)
    table = from_record(full_table(2), text, 7, 5)
    assert table.play is not None
    origin = record.game_at(7)
    assert table.play.game.view(None).table == origin.view(None).table or origin.names
    assert table.play.game.deck != origin.deck
    assert sorted(map(str, table.play.game.supply)) == sorted(map(str, origin.supply))
    assert seat_commands.start(table, NOW).table.game is table.play.game
    for move, code in [(10, "move-unknown"), (-1, "move-unknown")]:
        with refused(code):
            from_record(full_table(2), text, move, 5)
    with refused("record-seats"):
        from_record(full_table(3), text, 7, 5)
    with refused("record-magic"):
        from_record(full_table(2), "nonsense", 7, 5)
    while not record.is_finished:
        record.play(record.game.legal_actions()[0])
    with refused("record-over"):
        from_record(full_table(2), format_record(record), None, 5)
