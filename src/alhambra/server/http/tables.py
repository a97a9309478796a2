"""Tables over REST: making, joining, filling, starting, leaving, once more."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from litestar import Controller, Request, get, post, put
from litestar.params import FromPath, JSONBody

from alhambra.server.bots import spec_of
from alhambra.server.live_table import LiveTable
from alhambra.server.records import Dealing
from alhambra.table import Play, Seat, Table, Transition, mail_address, seat_commands
from alhambra.table.errors import RequestError
from alhambra.table.origin import going_on
from alhambra.table.tokens import hash_token, make_token
from alhambra.wire.errors import language_of
from alhambra.wire.faces import faces_of
from alhambra.wire.game import PalaceView, encoded_palace
from alhambra.wire.messages import TableView
from alhambra.wire.updates import spectators_view, table_view

from .app_state import AppState, InPath, TheFront, now
from .bodies import (
    AssignSeat,
    CreateTable,
    FillSeats,
    JoinSeat,
    Lobby,
    MailAnswer,
    MyTable,
    MyTables,
    Notices,
    SeatCredential,
    Seated,
)
from .middleware import address_of, token_of
from .replays import read_record

Asking = Request[Any, Any, Any]

#: So many seats can be asked after at once.
_MOST_HELD = 100


class Tables(Controller):
    """What people do with tables. `name` is an id or a short code."""

    path = "/api"
    tags = ("tables",)

    @post("/tables", status_code=201)
    async def create(self, request: Asking, front: TheFront, data: JSONBody[CreateTable]) -> Seated:
        """Make a table; the answer holds the host's secret, and the seat's if a name is given."""
        front.tables.take(address_of(request))
        for level in filter(None, data.seats):
            spec_of(level)
        host, play = make_token(), await _dealt(request, front, data)

        def make(id: str, code: str) -> Table:
            table = seat_commands.make_table(
                id, code, hash_token(host), data.options, data.seats, now()
            )
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
        return Lobby([spectators_view(live.table) for live in lives if live])

    @get("/tables/{name:str}")
    async def show(self, front: TheFront, name: InPath) -> TableView:
        """A table without its game."""
        return spectators_view((await front.hub.live(name)).table)

    @post("/tables/{name:str}/join", status_code=200)
    async def join(self, front: TheFront, name: InPath, data: JSONBody[JoinSeat]) -> Seated:
        """Take an open seat; the answer holds its secret."""
        return await _join(front, await front.hub.live(name), data.seat, data.name)

    @post("/tables/{name:str}/fill", status_code=200)
    async def fill(
        self, request: Asking, front: TheFront, name: InPath, data: JSONBody[FillSeats]
    ) -> TableView:
        """The host: bots for all open seats."""
        spec_of(data.level)
        return await _as_host(
            request, front, name, lambda table: seat_commands.fill(table, data.level, now())
        )

    @post("/tables/{name:str}/start", status_code=200)
    async def start(self, request: Asking, front: TheFront, name: InPath) -> TableView:
        """The host: deal."""
        return await _as_host(request, front, name, lambda table: seat_commands.start(table, now()))

    @put("/tables/{name:str}/seats/{number:int}")
    async def reassign(
        self,
        request: Asking,
        front: TheFront,
        name: InPath,
        number: FromPath[int],
        data: JSONBody[AssignSeat],
    ) -> TableView:
        """The host: give a seat to a bot, or free it for somebody else."""
        if data.level:
            spec_of(data.level)
        return await _as_host(
            request,
            front,
            name,
            lambda table: seat_commands.reassign(table, number, data.level, now()),
        )

    @post("/tables/{name:str}/leave", status_code=200)
    async def leave(self, request: Asking, front: TheFront, name: InPath) -> TableView:
        """Give up the own seat; in a running game a bot goes on."""
        live = await _as_seat(request, front, name, partial(seat_commands.leave, now=now()))
        return table_view(live.table)

    @post("/tables/{name:str}/forget", status_code=200)
    async def forget(self, request: Asking, front: TheFront, name: InPath) -> TableView:
        """Delete everything about the person of the own seat: name, addresses, chat, token."""
        token = token_of(request)
        live = await front.hub.live_with(name, token)
        id, holder = live.table.id, hash_token(token)
        seat = live.table.check_holder(holder)
        # The token last: as long as anything is left, its holder can ask again.
        await front.store.forget_chat(id, seat, holder)
        await _as_seat(request, front, name, partial(seat_commands.forget, now=now()))
        # What was said meanwhile.
        await front.store.forget_chat(id, seat, holder)
        return table_view(live.table)

    @put("/tables/{name:str}/notices")
    async def notices(
        self, request: Asking, front: TheFront, name: InPath, data: JSONBody[Notices]
    ) -> TableView:
        """Where to send word when it is the own turn; a new mail address is asked first."""
        token = token_of(request)
        live = await front.hub.live_with(name, token)
        wish = Seat(mail=data.mail, hook=data.hook, language=language_of(data.language))
        await front.notifier.keep(live, hash_token(token), wish, address_of(request))
        return table_view(live.table)

    @post("/tables/{name:str}/mail", status_code=200)
    async def mail(self, front: TheFront, name: InPath, data: JSONBody[MailAnswer]) -> TableView:
        """What somebody answers who got an email: more of them, or no more."""
        live = await front.hub.live(name)
        if data.word == "confirm":
            await front.hub.change(
                live, lambda table: mail_address.confirm(table, data.secret, now())
            )
        else:
            await front.hub.change(live, lambda table: mail_address.stop(table, data.secret))
        return table_view(live.table)

    @post("/tables/{name:str}/rematch", status_code=200)
    async def rematch(self, request: Asking, front: TheFront, name: InPath) -> TableView:
        """The same once more, for whoever sits here or is the host; all keep their token."""
        live = await front.hub.live(name)
        # Who left or was forgotten at another process is not taken along.
        await front.hub.refresh(live)
        token = token_of(request)
        if live.table.seat_of(token) is None and not live.table.is_host(token):
            raise RequestError("token-wrong")
        again = await front.open_rematch(live, address_of(request))
        id = again.table.id
        await front.hub.change(live, lambda table: seat_commands.rematch(table, id))
        return table_view(again.table)

    @post("/mine", status_code=200)
    async def mine(self, front: TheFront, data: JSONBody[list[SeatCredential]]) -> MyTables:
        """The tables of these seats, and how many wait for their holder."""
        found = []
        for holding in data[:_MOST_HELD]:
            live = await _live_or_none(front, holding.table)
            seat = live.table.seat_of(holding.token) if live else None
            if live and seat is not None:
                found.append(_mine(live.table, seat))
        return MyTables(found, sum(one.waiting for one in found))


def _mine(table: Table, seat: int) -> MyTable:
    palace = _palace(table, seat) if table.status != "open" else None
    names = [seat.name or seat.level for seat in table.seats]
    return MyTable(table_view(table), seat, table.deciding == seat, palace, names)


def _palace(table: Table, seat: int) -> PalaceView:
    return encoded_palace(table.game.palaces[seat], faces_of(table.game.rules))


async def _dealt(request: Asking, front: AppState, wish: CreateTable) -> Play | None:
    """The game that a table goes on from, if its maker brings a record."""
    if wish.record is None:
        return None
    question = Dealing(wish.record, wish.move, len(wish.seats))
    return Play.load((await read_record(request, front, question)).decode(), ())


async def _join(front: AppState, live: LiveTable, seat: int | None, name: str) -> Seated:
    token = make_token()
    step = await front.hub.change(
        live, lambda table: seat_commands.join(table, seat, name, hash_token(token), now())
    )
    table = step.table if step else live.table
    return Seated(
        table=table_view(table), link=front.link(table), seat=table.seat_of(token), token=token
    )


async def _live_or_none(front: AppState, name: str) -> LiveTable | None:
    try:
        return await front.hub.live(name)
    except RequestError:
        return None


async def _as_host(
    request: Asking, front: AppState, name: str, command: Callable[[Table], Transition]
) -> TableView:
    """What the host does; whether it is the host who asks is said by the table it is done to."""
    live = await front.hub.live(name)
    token = token_of(request)

    def checked(table: Table) -> Transition:
        if not table.is_host(token):
            raise RequestError("host-only")
        return command(table)

    await front.hub.change(live, checked)
    return table_view(live.table)


async def _as_seat(
    request: Asking, front: AppState, name: str, command: Callable[[Table, int], Transition]
) -> LiveTable:
    """What the person of a seat does; whose it is says the table it is done to."""
    live = await front.hub.live(name)
    holder = hash_token(token_of(request))
    await front.hub.change(live, lambda table: command(table, table.check_holder(holder)))
    return live
