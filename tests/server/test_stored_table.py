"""Whole games at tables in a real database: a loaded table equals the one that was played."""

import random

import pytest

from alhambra.rules.module_registry import BUILT_IN
from alhambra.server.http.draft_messages import DraftChange
from alhambra.server.store import Store
from alhambra.table import Clock, Stale, Table, Transition, seat_commands, turn_commands
from alhambra.table.draft import is_complete
from alhambra.table.tokens import hash_token
from alhambra.wire.messages import Act

from .tables import NOW, Driver, new_table, running

pytestmark = pytest.mark.anyio


async def started(store: Store, players: int, seed: int, **options: object) -> Driver:
    """A running game of people, stored step by step."""
    driver = Driver(new_table(*[""] * players, **options))
    await store.create(driver.table.row())
    for seat in range(players):
        name = f"p{seat}"
        step = driver.keep(seat_commands.join(driver.table, seat, name, hash_token(name), NOW))
        await store.append(step.change)
    await store.append(driver.keep(seat_commands.start(driver.table, NOW, seed)).change)
    return driver


def texts(table: Table) -> dict[int, str]:
    """The drafts as they are stored."""
    return {seat: draft.dumps() for seat, draft in table.drafts.items()}


async def loaded(store: Store, id: str = "t1") -> Table:
    """The table as the store has it."""
    stored = await store.load(id)
    assert stored is not None
    return Table.load(stored)


def random_step(driver: Driver, rng: random.Random) -> Transition:
    """A random command at a running table."""
    table, seat = driver.table, driver.seat
    roll = rng.random()
    if roll < 0.02 and table.seats[seat].kind == "person":
        return seat_commands.leave(table, seat, NOW)
    if roll < 0.04:
        step = turn_commands.expire_clock(table, NOW + 100)
        if step:
            return step
    if table.seats[seat].is_automatic:
        return turn_commands.bot_move(table, seat, rng.choice(table.game.legal_actions()), NOW)
    if table.draft(seat).actions and roll < 0.15:
        return turn_commands.undo(table, driver.request())
    game = turn_commands.drafted(table, seat)
    if is_complete(game, seat):
        return turn_commands.confirm(table, driver.request(), NOW)
    action = str(rng.choice(game.legal_actions()))
    return turn_commands.act(table, driver.request(), action, NOW, confirm=True)


@pytest.mark.parametrize("modules", [(), BUILT_IN], ids=["base", "all modules"])
async def test_a_game_with_leaving_players_can_be_loaded_at_any_moment(
    store: Store, modules: tuple[str, ...]
) -> None:
    """Also in the middle of turns, auctions and leftovers."""
    rng = random.Random(5)
    driver = await started(store, 3, 11, modules=modules, clock=Clock("seconds", 60))
    while driver.table.status == "running":
        step = driver.keep(random_step(driver, rng))
        await store.append(step.change)
        if rng.random() < 0.1:
            again = await loaded(store)
            assert (
                again.game.position().rpartition(" chance ")[0]
                == (driver.table.game.position().rpartition(" chance ")[0])
            )
            assert texts(again) == texts(driver.table)
            assert (again.seats, again.due, again.log) == (
                (driver.table.seats, driver.table.due, driver.table.log)
            )
            assert (again.version, again.moved) == (driver.table.version, driver.table.moved)
            driver.table = again
    assert driver.table.game.outcome
    assert driver.table.due is None


async def test_a_draft_survives_in_the_store(store: Store) -> None:
    driver = await started(store, 2, 2)
    await store.append(driver.act(driver.table.game.legal_actions()[0]).change)
    await store.append(driver.keep(turn_commands.plan(driver.table, 0, ["place x 1,0"])).change)
    again = await loaded(store)
    assert texts(again) == texts(driver.table)
    assert again.draft(driver.seat).actions
    assert again.draft(0).plan == ("place x 1,0",)


def test_the_same_actions_lead_to_the_same_game_in_any_process() -> None:
    """Random steps depend on the start of the game and the number of the move only."""
    one, two = Driver(running(4, seed=9)), Driver(running(4, seed=9))
    for _ in range(40):
        one.turn()
        two.turn()
    assert one.table.game == two.table.game


async def away(store: Store) -> tuple[Driver, int]:
    """A table where the clock of the active seat has run out."""
    driver = await started(store, 3, 7, clock=Clock("seconds", 5))
    seat, step = driver.seat, turn_commands.expire_clock(driver.table, NOW + 100)
    assert step
    await store.append(driver.keep(step).change)
    return driver, seat


async def test_an_action_of_an_absent_player_is_one_change(store: Store) -> None:
    driver, seat = await away(store)
    before = driver.table
    action = str(before.game.legal_actions()[0])
    change = DraftChange(Act(id="one", seq=before.seq, steps=0, action=action))
    step = change(before, seat)
    assert change.error is None
    assert step.change.lines == (f"back {seat}",)
    assert [str(one) for one in step.table.draft(seat).actions] == [action]
    await store.append(step.change)
    found = await loaded(store)
    assert (found.version, found.log) == (before.version + 1, step.table.log)
    assert (found.seats, texts(found)) == (step.table.seats, texts(step.table))


async def test_a_stale_action_still_ends_the_absence(store: Store) -> None:
    driver, seat = await away(store)
    change = DraftChange(Act(id="one", seq=driver.table.seq + 9, steps=0, action="pass"))
    step = change(driver.table, seat)
    assert isinstance(change.error, Stale)
    assert not step.table.seats[seat].away
    assert not step.table.draft(seat).actions
