"""Tables over REST: create, join, fill, start, leave, rematch."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from litestar import Controller, get, post, put
from litestar.params import FromPath, JSONBody

from alhambra.locales.playable import check_module_words
from alhambra.server.bots import spec_of
from alhambra.server.hub.live_table import LiveTable
from alhambra.server.random_ids import make_token
from alhambra.server.records import DealTask
from alhambra.table import Play, Seat, Table, Transition, mail_address, seat_commands
from alhambra.table.errors import RequestError
from alhambra.table.from_record import continue_from
from alhambra.table.tokens import hash_token
from alhambra.wire.errors import language_of
from alhambra.wire.faces import wire_faces_of
from alhambra.wire.game import PalaceView, encoded_palace
from alhambra.wire.messages import TableView
from alhambra.wire.updates import spectators_view, table_view

from .app_state import AnyRequest, AppState, AppStateParam, TableName, now
from .bodies import (
    AssignSeat,
    CreateTable,
    FillSeats,
    JoinSeat,
    Lobby,
    MailAnswer,
    MyTable,
    MyTables,
    NotificationSettings,
    SeatCredential,
    Seated,
    TableTitle,
)
from .middleware import address_of, token_of
from .replays import read_record

#: The most seats in one request.
_MOST_CREDENTIALS = 100


class Tables(Controller):
    """Commands about tables. `name` is an id or a short code."""

    path = "/api"
    tags = ("tables",)

    @post("/tables", status_code=201)
    async def create(
        self, request: AnyRequest, app_state: AppStateParam, data: JSONBody[CreateTable]
    ) -> Seated:
        """Create a table; the response has the host's token, and the seat's if a name is given."""
        app_state.tables.take(address_of(request))
        for level in filter(None, data.seats):
            spec_of(level)
        check_module_words(data.options.modules)
        host, token = make_token(), make_token()
        play = await _play_from_record(request, app_state, data)

        def make(id: str, code: str) -> Table:
            table = seat_commands.make_table(
                id, code, hash_token(host), data.options, data.seats, now()
            )
            table = continue_from(table, play) if play else table
            if data.name is None:
                return table
            # In one change: a name that is refused leaves no table behind.
            return seat_commands.join(table, data.seat, data.name, hash_token(token), now()).table

        table = (await app_state.open_table(make)).table
        seated = Seated(table=table_view(table), link=app_state.link(table), host=host)
        if data.name is not None:
            seated.seat, seated.token = table.seat_of(token), token
        return seated

    @get("/tables")
    async def lobby(self, app_state: AppStateParam) -> Lobby:
        """Public tables that can be joined or watched."""
        rows = await app_state.store.rows(public=True)
        lives = [await _live_or_none(app_state, row.id) for row in rows]
        return Lobby([spectators_view(live.table) for live in lives if live])

    @get("/tables/{name:str}")
    async def show(self, app_state: AppStateParam, name: TableName) -> TableView:
        """A table without its game."""
        return spectators_view((await app_state.hub.live(name)).table)

    @post("/tables/{name:str}/join", status_code=200)
    async def join(
        self, app_state: AppStateParam, name: TableName, data: JSONBody[JoinSeat]
    ) -> Seated:
        """Take an open seat; the response has its token."""
        return await _join(app_state, await app_state.hub.live(name), data.seat, data.name)

    @post("/tables/{name:str}/fill", status_code=200)
    async def fill(
        self,
        request: AnyRequest,
        app_state: AppStateParam,
        name: TableName,
        data: JSONBody[FillSeats],
    ) -> TableView:
        """As the host, give all open seats to bots."""
        spec_of(data.level)
        return await _as_host(
            request, app_state, name, lambda table: seat_commands.fill(table, data.level, now())
        )

    @post("/tables/{name:str}/start", status_code=200)
    async def start(
        self, request: AnyRequest, app_state: AppStateParam, name: TableName
    ) -> TableView:
        """As the host, start the game."""
        return await _as_host(
            request, app_state, name, lambda table: seat_commands.start(table, now())
        )

    @put("/tables/{name:str}/title")
    async def rename(
        self,
        request: AnyRequest,
        app_state: AppStateParam,
        name: TableName,
        data: JSONBody[TableTitle],
    ) -> TableView:
        """As the host, name the table."""
        return await _as_host(
            request, app_state, name, lambda table: seat_commands.rename(table, data.title)
        )

    @put("/tables/{name:str}/seats/{number:int}")
    async def reassign(
        self,
        request: AnyRequest,
        app_state: AppStateParam,
        name: TableName,
        number: FromPath[int],
        data: JSONBody[AssignSeat],
    ) -> TableView:
        """As the host, give a seat to a bot, or free it."""
        if data.level:
            spec_of(data.level)
        return await _as_host(
            request,
            app_state,
            name,
            lambda table: seat_commands.reassign(table, number, data.level, now()),
        )

    @post("/tables/{name:str}/leave", status_code=200)
    async def leave(
        self, request: AnyRequest, app_state: AppStateParam, name: TableName
    ) -> TableView:
        """Give up the own seat; in a running game a bot takes over."""
        live = await _as_seat(request, app_state, name, partial(seat_commands.leave, now=now()))
        return table_view(live.table)

    @post("/tables/{name:str}/forget", status_code=200)
    async def forget(
        self, request: AnyRequest, app_state: AppStateParam, name: TableName
    ) -> TableView:
        """Delete everything about the person of the own seat: name, addresses, chat, token."""
        token = token_of(request)
        live = await app_state.hub.live_with(name, token)
        id, holder = live.table.id, hash_token(token)
        seat = live.table.check_holder(holder)
        # The token is deleted last, so that its holder can retry if something fails.
        await app_state.store.forget_chat(id, seat, holder)
        await _as_seat(request, app_state, name, partial(seat_commands.forget, now=now()))
        # Lines that were added meanwhile.
        await app_state.store.forget_chat(id, seat, holder)
        return table_view(live.table)

    @put("/tables/{name:str}/notices")
    async def set_notifications(
        self,
        request: AnyRequest,
        app_state: AppStateParam,
        name: TableName,
        data: JSONBody[NotificationSettings],
    ) -> TableView:
        """Where to send turn notifications; a new mail address must be confirmed first."""
        token = token_of(request)
        live = await app_state.hub.live_with(name, token)
        contact = Seat(mail=data.mail, webhook=data.webhook, language=language_of(data.language))
        await app_state.notifier.set_contact(live, hash_token(token), contact, address_of(request))
        return table_view(live.table)

    @post("/tables/{name:str}/mail", status_code=200)
    async def mail(
        self, app_state: AppStateParam, name: TableName, data: JSONBody[MailAnswer]
    ) -> TableView:
        """Confirm a mail address, or stop emails to it, with the secret from an email."""
        live = await app_state.hub.live(name)
        if data.action == "confirm":
            await app_state.hub.change(
                live, lambda table: mail_address.confirm(table, data.secret, now())
            )
        else:
            await app_state.hub.change(live, lambda table: mail_address.stop(table, data.secret))
        return table_view(live.table)

    @post("/tables/{name:str}/rematch", status_code=200)
    async def rematch(
        self, request: AnyRequest, app_state: AppStateParam, name: TableName
    ) -> TableView:
        """Create the rematch, as a player or the host; all tokens stay valid there."""
        live = await app_state.hub.live(name)
        # Players who left at another process must not be included.
        await app_state.hub.refresh(live)
        token = token_of(request)
        if live.table.seat_of(token) is None and not live.table.is_host(token):
            raise RequestError("token-wrong")
        rematch_live = await app_state.open_rematch(live, address_of(request))
        id = rematch_live.table.id
        await app_state.hub.change(live, lambda table: seat_commands.rematch(table, id))
        return table_view(rematch_live.table)

    @post("/mine", status_code=200)
    async def mine(
        self, app_state: AppStateParam, data: JSONBody[list[SeatCredential]]
    ) -> MyTables:
        """The tables of these seats, and at how many it is their turn."""
        found = []
        for credential in data[:_MOST_CREDENTIALS]:
            live = await _live_or_none(app_state, credential.table)
            seat = live.table.seat_of(credential.token) if live else None
            if live and seat is not None:
                found.append(_mine(live.table, seat))
        return MyTables(found, sum(one.waiting for one in found))


def _mine(table: Table, seat: int) -> MyTable:
    palace = _palace(table, seat) if table.status != "open" else None
    names = [seat.name or seat.level for seat in table.seats]
    scores = [*table.game.scores] if table.status == "finished" else []
    return MyTable(table_view(table), seat, table.deciding == seat, palace, names, scores)


def _palace(table: Table, seat: int) -> PalaceView:
    return encoded_palace(table.game.palaces[seat], wire_faces_of(table.game.rules))


async def _play_from_record(
    request: AnyRequest, app_state: AppState, body: CreateTable
) -> Play | None:
    """The game that a new table continues, if the request has a record."""
    if body.record is None:
        return None
    task = DealTask(body.record, body.move, len(body.seats))
    return Play.load((await read_record(request, app_state, task)).decode(), ())


async def _join(app_state: AppState, live: LiveTable, seat: int | None, name: str) -> Seated:
    token = make_token()
    transition = await app_state.hub.change(
        live, lambda table: seat_commands.join(table, seat, name, hash_token(token), now())
    )
    table = transition.table if transition else live.table
    return Seated(
        table=table_view(table), link=app_state.link(table), seat=table.seat_of(token), token=token
    )


async def _live_or_none(app_state: AppState, name: str) -> LiveTable | None:
    try:
        return await app_state.hub.live(name)
    except RequestError:
        return None


async def _as_host(
    request: AnyRequest, app_state: AppState, name: str, command: Callable[[Table], Transition]
) -> TableView:
    """Carry out a command of the host; the token is checked against the table it changes."""
    live = await app_state.hub.live(name)
    token = token_of(request)

    def checked(table: Table) -> Transition:
        if not table.is_host(token):
            raise RequestError("host-only")
        return command(table)

    await app_state.hub.change(live, checked)
    return table_view(live.table)


async def _as_seat(
    request: AnyRequest, app_state: AppState, name: str, command: Callable[[Table, int], Transition]
) -> LiveTable:
    """Carry out a command of a seat; the token is checked against the table it changes."""
    live = await app_state.hub.live(name)
    holder = hash_token(token_of(request))
    await app_state.hub.change(live, lambda table: command(table, table.check_holder(holder)))
    return live
