"""No hidden card leaves the server, in positions made by hand: every byte is compared.

`attack/test_hidden_information.py` does it with many positions.
"""

import json
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from alhambra.rules.chance import Seeded
from alhambra.rules.game import Game
from alhambra.rules.money import parse_code
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.setup import set_up
from alhambra.rules.take import Take
from alhambra.server.logs import JsonLines
from alhambra.server.settings import Settings
from alhambra.server.store import open_store
from alhambra.table import Table, seat_commands, turn_commands
from alhambra.table.errors import RequestError
from alhambra.table.tokens import hash_token
from alhambra.wire.plain_values import codes
from alhambra.wire.updates import since
from tests.helpers import position

from .clients import Client, Site, serving
from .same_view import SEATS, put_on_top, store_table
from .tables import NOW, new_table, running

pytestmark = pytest.mark.anyio

TABLE = "t" * 24


async def stored(path: Path, game: Game, **more: Any) -> None:
    """Create a database with one running table in this position."""
    async with open_store(str(path)) as store:
        await store_table(store, TABLE, "CODE22", game, **more)


@asynccontextmanager
async def watched(path: Path, viewer: int | None) -> AsyncIterator[tuple[Site, Client, list[str]]]:
    """Run a server on this database with all players connected; yields it, the viewer's client, and
    the log lines."""
    lines: list[str] = []
    everything, ours = logging.getLogger(), logging.getLogger("alhambra")

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record).partition('"level"')[2])

    handler = Keep()
    handler.setFormatter(JsonLines())
    everything.addHandler(handler)
    ours.setLevel("INFO")
    try:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(serving(Settings(db=str(path), port=0)))
            # All seats are connected, so that a cached result of one could leak to another.
            for seat in set(range(SEATS)) - {viewer}:
                await stack.enter_async_context(site.socket(TABLE, f"p{seat}", since=0))
            token = "" if viewer is None else f"p{viewer}"
            client = await stack.enter_async_context(site.socket(TABLE, token, since=0))
            yield site, client, lines
    finally:
        ours.setLevel("NOTSET")
        everything.removeHandler(handler)


async def received_by(path: Path, viewer: int | None, actions: list[list[str]]) -> str:
    """Everything a viewer receives while others commit, and after reconnecting."""
    received: list[str] = []
    async with watched(path, viewer) as (site, client, lines):
        for turn in actions:
            seat = client.update["table"]["deciding"]
            async with site.socket(TABLE, f"p{seat}") as actor:
                for action in turn:
                    answer = await actor.ask("act", action=action, confirm=action == turn[-1])
                    assert answer.get("result") == "done", answer
                await client.until(actor.update["seq"])
        received += [json.dumps(message, sort_keys=True) for message in client.received]
        token = "" if viewer is None else f"p{viewer}"
        for since in (0, 4, 5):
            async with site.socket(TABLE, token, since=since) as again:
                received.append(json.dumps(again.update, sort_keys=True))
        received.append((await site.http.get(f"/api/tables/{TABLE}")).text)
        received += lines
    return "\n".join(received)


async def compare(
    tmp_path: Path, games: list[Game], viewer: int | None, actions: list[list[str]], **more: Any
) -> str:
    """Play the same moves in both games; a viewer must receive the same bytes."""
    received = []
    for number, game in enumerate(games):
        path = tmp_path / f"{number}.sqlite"
        await stored(path, game, **more)
        received.append(await received_by(path, viewer, actions))
    assert received[0] == received[1]
    return received[0]


@pytest.mark.parametrize("viewer", [None, 1, 2])
async def test_nobody_else_learns_what_yammerad_drew(tmp_path: Path, viewer: int | None) -> None:
    """characters.yammerad"""
    one = position(SEATS, modules="characters", owned=["yammerad"], hands=["", "U1", "U2"])
    one.deck = put_on_top(one.deck, tuple(map(parse_code, ["N1", "U3", "U4", "U5", "F3"])))
    two = one.copy()
    two.deck = put_on_top(one.deck, (parse_code("R1"),))
    games = [one, two]
    assert (one.deck[0], one.deck[1:5]) == (parse_code("N1"), two.deck[1:5])
    received = await compare(tmp_path, games, viewer, [["yammerad"], ["take denar 9"]])
    assert '"yammerad_drew"' in received
    assert "yammerad_got" not in received
    for game, code in zip(games, ("N1", "R1"), strict=True):
        await stored(tmp_path / f"{code}.sqlite", game)
        async with watched(tmp_path / f"{code}.sqlite", 0) as (_, client, _):
            await client.ask("act", action="yammerad", confirm=True)
            assert client.update["you"]["hand"] == [code]


@pytest.mark.parametrize("delay", [1, 3])
async def test_delayed_spectators_learn_nothing_early(tmp_path: Path, delay: int) -> None:
    """Two games that differ in the last moves only look the same to them."""
    games = [set_up(make_ruleset(SEATS, "classic", ()), Seeded(3)) for _ in range(2)]
    first, second = (str(action) for action in games[0].legal_actions()[:2])
    received = []
    for number, (game, action) in enumerate(zip(games, (first, second), strict=True)):
        path = tmp_path / f"{number}.sqlite"
        await stored(path, game, spectator_delay=delay)
        received.append(await received_by(path, None, [[action]]))
    assert received[0] == received[1]
    assert '"took"' not in received[0]


# -- the deal ------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_the_deal_is_sent_without_face_down_tiles(viewer: int | None) -> None:
    """setup.market"""
    table = running(3)
    sent = since(table, 0).for_seat(viewer, "en").decode()
    assert '"market_filled"' in sent
    assert '"dealt"' in sent
    assert "shuffled" not in sent
    assert not [tile for tile in table.game.supply if f'"{tile}"' in sent]


# -- open hands ----------------------------------------------------------------------------


def spectators_game(table: Table) -> dict[str, Any]:
    """The game that a spectator gets."""
    game: dict[str, Any] = json.loads(since(table, 0).for_seat(None, "en"))["game"]
    return game


@pytest.mark.parametrize("delay", [0, 2])
def test_spectators_of_bots_see_all_hands_where_the_table_opens_them(delay: int) -> None:
    table = new_table("mason", "mason", open_hands=True, spectator_delay=delay)
    table = seat_commands.start(table, NOW, 7).table
    dealt = table.game.hands
    for seat in range(2):
        action = next(a for a in table.game.legal_actions() if isinstance(a, Take))
        table = turn_commands.bot_move(table, seat, action, NOW).table
    assert [*dealt] != [*table.game.hands]
    seen = dealt if delay else table.game.hands
    assert spectators_game(table)["hands"] == [list(codes(hand)) for hand in seen]


def test_without_the_option_no_hand_is_sent() -> None:
    bots = seat_commands.start(new_table("mason", "mason"), NOW, 7).table
    assert "hands" not in spectators_game(bots)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_no_hand_is_sent_where_a_person_plays(viewer: int | None) -> None:
    """Even if the stored options of a table say so."""
    table = running(2)
    table = replace(table, options=structs.replace(table.options, open_hands=True))
    assert "hands" not in json.loads(since(table, 0).for_seat(viewer, "en"))["game"]


@pytest.mark.parametrize("levels", [["", "mason"], ["mason", ""], ["", ""]])
def test_hands_are_not_opened_where_people_can_play(levels: list[str]) -> None:
    with pytest.raises(RequestError, match="hands-open"):
        new_table(*levels, open_hands=True)


def test_a_table_with_open_hands_keeps_its_bots() -> None:
    table = seat_commands.start(new_table("mason", "mason", open_hands=True), NOW, 7).table
    with pytest.raises(RequestError, match="hands-open"):
        seat_commands.reassign(table, 0, "", NOW)
    with pytest.raises(RequestError, match="seat-taken"):
        seat_commands.join(table, 0, "Elena", hash_token("p0"), NOW)
    assert seat_commands.reassign(table, 0, "vizier", NOW).table.seats[0].level == "vizier"
