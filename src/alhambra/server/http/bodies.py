"""Bodies of requests and responses; requests with unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from alhambra.table import Options
from alhambra.table.options import Edition, ModuleName
from alhambra.wire.errors import ErrorBody
from alhambra.wire.events import GameEvent
from alhambra.wire.game import GameView, PalaceView
from alhambra.wire.messages import TableView
from alhambra.wire.you import You

Name = Annotated[str, Meta(max_length=200)]
Level = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=200)]
#: No lesson takes more actions.
Actions = Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=12)]
RecordText = Annotated[str, Meta(max_length=1 << 19)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]


class CreateTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A new table: a level or nothing (open) per seat; the creator's name if they play too.

    `record` is the text of a record to continue, after `move` moves.
    """

    seats: Annotated[list[Level], Meta(min_length=2, max_length=6)]
    options: Options = Options()
    name: Name | None = None
    seat: SeatNumber | None = None
    record: RecordText | None = None
    move: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class JoinSeat(Struct, forbid_unknown_fields=True, kw_only=True):
    """A request for a seat; any open one if none is named."""

    name: Name
    seat: SeatNumber | None = None


class FillSeats(Struct, forbid_unknown_fields=True):
    """Bots of this level for open seats."""

    level: Level = "mason"


class AssignSeat(Struct, forbid_unknown_fields=True):
    """A bot of this level for a seat; without a level the seat becomes open."""

    level: Level = ""


class TableTitle(Struct, forbid_unknown_fields=True):
    """The name of a table; empty for none."""

    title: Name


class NotificationSettings(Struct, forbid_unknown_fields=True, kw_only=True):
    """Where to send turn notifications; empty for nowhere."""

    mail: Annotated[str, Meta(max_length=200)] = ""
    webhook: Annotated[str, Meta(max_length=500)] = field(default="", name="hook")
    language: Annotated[str, Meta(max_length=20)] = "en"


class MailAnswer(Struct, forbid_unknown_fields=True):
    """The recipient of an email with this secret confirms the address, or stops emails."""

    action: Literal["confirm", "stop"]
    secret: Token


class SeatCredential(Struct, forbid_unknown_fields=True):
    """A seat and its token."""

    table: Annotated[str, Meta(max_length=64)]
    token: Token


class Seated(Struct, kw_only=True):
    """The tokens are sent only here: `host` for the table, `token` for the seat."""

    table: TableView
    link: str
    host: str = ""
    seat: int | None = None
    token: str = ""


class MyTable(Struct):
    """A player's table: whether it is their turn, their palace, the names of all seats, and the
    points of all seats once the game is over."""

    table: TableView
    seat: int
    waiting: bool
    palace: PalaceView | None
    names: list[str]
    scores: list[int]


class MyTables(Struct):
    """All tables of a player; `waiting` counts those where it is their turn."""

    tables: list[MyTable]
    waiting: int


class Lobby(Struct):
    """Public tables."""

    tables: list[TableView]


class Course(Struct):
    """The lessons by their ids, in their order."""

    lessons: list[str]


class LessonTry(Struct, forbid_unknown_fields=True, kw_only=True):
    """The actions of a lesson so far, in notation; the last is the try to be judged."""

    actions: Actions = []
    edition: Edition = "classic"


class LessonReply(Struct):
    """What a try did for the goal, the id of the message that says so, why it was refused if it
    was, what the learner sees now, and what has happened since the start."""

    verdict: Literal["solved", "onward", "missed", "refused"]
    message: str
    refusal: ErrorBody | None
    game: GameView
    you: You
    events: list[GameEvent]


class LessonLook(LessonTry, forbid_unknown_fields=True, kw_only=True):
    """What would this tile bring after these actions?"""

    tile: Annotated[str, Meta(max_length=40)]


class ReplayRequest(Struct, forbid_unknown_fields=True):
    """The text of a record to replay, from this move on."""

    record: RecordText
    first: Annotated[int, Meta(ge=0, le=100_000)] = 0


class ModuleAbout(Struct):
    """A module that can be played here, with the ids of its rule paragraphs; `version` is that of
    the plug-in that brings it, empty for a module of ours."""

    name: ModuleName
    version: str
    paragraphs: tuple[str, ...]


class About(Struct):
    """What this server offers."""

    version: str
    protocol: int
    levels: list[Annotated[str, Meta(extra={"typescript": "Level"})]]
    editions: list[Edition]
    modules: list[ModuleAbout]
    languages: list[Annotated[str, Meta(extra={"typescript": "Language"})]]
    mail: bool


class Switch(Struct, forbid_unknown_fields=True):
    """Open the server to the local network, or close it."""

    on: bool


class Lan(Struct):
    """The server's URL on the local network, if it is open to it; `mine`: the client runs on the
    server's machine and may switch that."""

    url: str
    mine: bool


class Invitation(Struct):
    """The address of a table for friends; `here_only`: no other machine can open it."""

    link: str
    here_only: bool


class Health(Struct):
    """The server is up and its database answers."""

    status: str
    tables: dict[str, int]
