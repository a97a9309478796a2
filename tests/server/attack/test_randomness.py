"""Shuffles cannot be predicted from what was seen of a table, nor from all that is stored of it."""

import pytest

from alhambra import Record, Seeded
from alhambra.notation.seeds import SystemChance
from alhambra.notation.text import format_record
from alhambra.rules.events import Shuffled
from alhambra.server.hub.bot_turns import question_of
from alhambra.table import Table, seat_commands
from alhambra.table.changes import StoredTable
from tests.server.clients import Site
from tests.server.tables import NOW, Driver, full_table, new_table

from .conftest import Report


@pytest.fixture
def seeds_forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every use of a seeded generator fails."""

    def below(self: Seeded, bound: int) -> int:
        raise AssertionError("a seeded generator was used")

    monkeypatch.setattr(Seeded, "below", below)


def until_a_shuffle(table: Table) -> tuple[Table, tuple[Shuffled, ...]]:
    """The table before the turn in which the deck is shuffled, and that shuffle."""
    driver = Driver(table, requests=table.seq)
    while True:
        before = driver.table
        driver.turn()
        assert driver.table.play
        if shuffles := driver.table.play.moves[-1].shuffles:
            return before, shuffles


def test_the_next_shuffle_does_not_follow_from_the_history() -> None:
    """The same table, the same moves and the same journal lead to different orders."""
    cards: list[str] = []
    while len(cards) < 2:
        table = seat_commands.start(full_table(2), NOW).table
        before, shuffles = until_a_shuffle(table)
        cards = sorted(shuffles[0].order)
    row = before.row()
    loaded = Table.load(StoredTable(row, before.log, {}))
    followed, _ = table.catch_up(StoredTable(row, before.log[table.seq :], {}))
    for same in (before, loaded, followed):
        # Even two cards would not come in the same order 40 times.
        again = [until_a_shuffle(same)[1][0] for _ in range(40)]
        assert all(sorted(shuffle.order) == cards for shuffle in again)
        assert len({shuffle.order for shuffle in again}) > 1


@pytest.mark.anyio
async def test_a_game_on_the_server_uses_no_seed(
    seeds_forbidden: None, site: Site, report: Report
) -> None:
    host = await (await site.new_table("", "")).start()
    live = site.hub.tables[host.id]
    async with host.socket(0) as one, host.socket(1) as two:
        while not any(move.shuffles for move in live.table.play.moves):
            client = (one, two)[live.table.deciding]
            await client.until(live.table.seq)
            await client.turn()
    report("moves until a shuffle, none of it from a seed", str(len(live.table.play.moves)))


@pytest.mark.anyio
async def test_a_table_from_a_record_is_redealt_without_a_seed(
    seeds_forbidden: None, site: Site
) -> None:
    record = Record.new(2, chance=SystemChance())
    text = format_record(record)
    starts = set()
    for _ in range(2):
        made = await site.post("/api/tables", {"seats": ["", ""], "record": text}, status=201)
        play = site.hub.tables[made["table"]["id"]].table.play
        assert play.game.deck != record.game.deck
        starts.add(play.start_text)
    assert len(starts) == 2
    assert all("; chance 0" in start for start in starts)


def test_a_bots_seed_does_not_follow_from_the_table() -> None:
    table = seat_commands.start(new_table("random", "random"), NOW, 5).table
    seeds = [question_of(table, 0, table.game, "random", "").seed for _ in range(3)]
    assert len(set(seeds)) == 3
