"""Tables over REST: making, joining, filling, starting, leaving, once more."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post, put
from litestar.params import FromPath, JSONBody

from alhambra.notation.seeds import chosen_seed
from alhambra.server.bots import spec_of
from alhambra.server.errors import ServerError
from alhambra.server.live import Live
from alhambra.server.notices import check_notices
from alhambra.server.records import Dealing
from alhambra.server.table import Play, Table, seating
from alhambra.server.table.delaying import delayed
from alhambra.server.table.origin import going_on
from alhambra.server.table.tokens import hash_token, make_token
from alhambra.server.wire.errors import language_of
from alhambra.server.wire.game import encoded_palace
from alhambra.server.wire.messages import TableView
from alhambra.server.wire.updates import table_view

from .bodies import (
    Coming,
    Filling,
    Holding,
    Lobby,
    Mine,
    MineAll,
    Notices,
    Seated,
    Seating,
    Wish,
)
from .edge import address_of, token_of
from .replays import read_record
from .state import Front, InPath, TheFront, now

Asking = Request[Any, Any, Any]

#: So many seats can be asked after at once.
_MOST_HELD = 100


class Tables(Controller):
    """What people do with tables. `name` is an id or a short code."""

    path = "/api"
    tags = ("tables",)

    @post("/tables", status_code=201)
    async def create(self, request: Asking, front: TheFront, data: JSONBody[Wish]) -> Seated:
        """Make a table; the answer holds the host's secret, and the seat's if a name is given."""
        front.tables.take(address_of(request), now())
        for level in filter(None, data.seats):
            spec_of(level)
        host, play = make_token(), await _dealt(request, front, data)

        def make(id: str, code: str) -> Table:
            table = seating.make_table(id, code, hash_token(host), data.options, data.seats, now())
            return going_on(table, play) if play else table

        live = await front.open_table(make)
        seated = Seated(table=table_view(live.table), link=front.link(live.table), host=host)
        if data.name is None:
            return seated
        joined = await _join(front, live, data.seat, data.name)
        joined.host = host
        return joined

    @get("/tables")
    async def lobby(self, front: TheFront) -> Lobby:
        """Public tables that can be joined or watched."""
        rows = await front.store.rows(public=True)
        lives = [await _live_or_none(front, row.id) for row in rows]
        return Lobby([table_view(delayed(live.table)) for live in lives if live])

    @get("/tables/{name:str}")
    async def show(self, front: TheFront, name: InPath) -> TableView:
        """A table without its game."""
        return table_view(delayed((await front.hub.live(name)).table))

    @post("/tables/{name:str}/join", status_code=200)
    async def join(self, front: TheFront, name: InPath, data: JSONBody[Coming]) -> Seated:
        """Take an open seat; the answer holds its secret."""
        return await _join(front, await front.hub.live(name), data.seat, data.name)

    @post("/tables/{name:str}/fill", status_code=200)
    async def fill(
        self, request: Asking, front: TheFront, name: InPath, data: JSONBody[Filling]
    ) -> TableView:
        """The host: bots for all open seats."""
        live = await _hosted(request, front, name)
        spec_of(data.level)
        await front.hub.change(live, lambda table: seating.fill(table, data.level, now()))
        return table_view(live.table)

    @post("/tables/{name:str}/start", status_code=200)
    async def start(self, request: Asking, front: TheFront, name: InPath) -> TableView:
        """The host: deal."""
        live = await _hosted(request, front, name)
        await front.hub.change(live, lambda table: seating.start(table, now()))
        return table_view(live.table)

    @put("/tables/{name:str}/seats/{number:int}")
    async def reassign(
        self,
        request: Asking,
        front: TheFront,
        name: InPath,
        number: FromPath[int],
        data: JSONBody[Seating],
    ) -> TableView:
        """The host: give a seat to a bot, or free it for somebody else."""
        live = await _hosted(request, front, name)
        if data.level:
            spec_of(data.level)
        await front.hub.change(
            live, lambda table: seating.reassign(table, number, data.level, now())
        )
        _send_away(live, number)
        return table_view(live.table)

    @post("/tables/{name:str}/leave", status_code=200)
    async def leave(self, request: Asking, front: TheFront, name: InPath) -> TableView:
        """Give up the own seat; in a running game a bot goes on."""
        live, seat = await _seated(request, front, name)
        await front.hub.change(live, lambda table: seating.leave(table, seat, now()))
        _send_away(live, seat)
        return table_view(live.table)

    @post("/tables/{name:str}/forget", status_code=200)
    async def forget(self, request: Asking, front: TheFront, name: InPath) -> TableView:
        """Delete everything about the person of the own seat: name, addresses, chat, token."""
        live, seat = await _seated(request, front, name)
        await front.hub.change(live, lambda table: seating.forget(table, seat, now()))
        await front.store.forget_chat(live.table.id, seat)
        _send_away(live, seat)
        return table_view(live.table)

    @put("/tables/{name:str}/notices")
    async def notices(
        self, request: Asking, front: TheFront, name: InPath, data: JSONBody[Notices]
    ) -> TableView:
        """Where to send word when it is the own turn."""
        live, seat = await _seated(request, front, name)
        await check_notices(front.settings, data.mail, data.hook)
        language = language_of(data.language)
        await front.hub.change(
            live,
            lambda table: seating.adjust(
                table, seat, mail=data.mail, hook=data.hook, language=language
            ),
        )
        return table_view(live.table)

    @post("/tables/{name:str}/rematch", status_code=200)
    async def rematch(self, request: Asking, front: TheFront, name: InPath) -> TableView:
        """The same once more, for whoever sits here or is the host; all keep their token."""
        live = await front.hub.live(name)
        token = token_of(request)
        if live.table.seat_of(token) is None and not live.table.is_host(token):
            raise ServerError("token-wrong")
        if live.table.rematch:
            return table_view((await front.hub.live(live.table.rematch)).table)
        again = await front.open_table(
            lambda id, code: seating.rematch(live.table, id, code, now())[0]
        )
        id = again.table.id
        await front.hub.change(live, lambda table: seating.rematch(table, id, "", now())[1])
        return table_view(again.table)

    @post("/mine", status_code=200)
    async def mine(self, front: TheFront, data: JSONBody[list[Holding]]) -> MineAll:
        """The tables of these seats, and how many wait for their holder."""
        found = []
        for holding in data[:_MOST_HELD]:
            live = await _live_or_none(front, holding.table)
            seat = live.table.seat_of(holding.token) if live else None
            if live and seat is not None:
                found.append(_mine(live.table, seat))
        return MineAll(found, sum(one.waiting for one in found))


def _mine(table: Table, seat: int) -> Mine:
    palace = encoded_palace(table.game.palaces[seat]) if table.status != "open" else None
    names = [seat.name or seat.level for seat in table.seats]
    return Mine(table_view(table), seat, table.deciding == seat, palace, names)


async def _dealt(request: Asking, front: Front, wish: Wish) -> Play | None:
    """The game that a table goes on from, if its maker brings a record."""
    if wish.record is None:
        return None
    question = Dealing(wish.record, wish.move, len(wish.seats), chosen_seed(None))
    return Play.load((await read_record(request, front, question)).decode(), ())


async def _join(front: Front, live: Live, seat: int | None, name: str) -> Seated:
    token = make_token()
    await front.hub.change(
        live, lambda table: seating.join(table, seat, name, hash_token(token), now())
    )
    return Seated(
        table=table_view(live.table),
        link=front.link(live.table),
        seat=live.table.seat_of(token),
        token=token,
    )


async def _live_or_none(front: Front, name: str) -> Live | None:
    try:
        return await front.hub.live(name)
    except ServerError:
        return None


async def _hosted(request: Asking, front: Front, name: str) -> Live:
    """The table, if its host asks."""
    live = await front.hub.live(name)
    if not live.table.is_host(token_of(request)):
        raise ServerError("host-only")
    return live


async def _seated(request: Asking, front: Front, name: str) -> tuple[Live, int]:
    """The table and the seat of whoever asks."""
    live = await front.hub.live(name)
    seat = live.table.seat_of(token_of(request))
    if seat is None:
        raise ServerError("token-wrong")
    return live, seat


def _send_away(live: Live, seat: int) -> None:
    """Sockets of somebody who lost a seat see it no longer; they may come back as spectators."""
    for listener in [one for one in live.listeners if one.seat == seat]:
        listener.close("closed", 1.0, live.table.seq)
