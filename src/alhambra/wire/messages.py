"""Every message of a socket; `docs/server.md` says when each is sent."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from alhambra.table import Options

from .errors import ErrorBody
from .events import GameEvent
from .game import GameView
from .offers import Offer
from .previews import TilePreview
from .shortfalls import Shortfall
from .you import PlanView, You

#: The version of the protocol; a client of another one reloads.
PROTOCOL = 2

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=-1, le=1 << 53)]


# -- from the client ------------------------------------------------------------------------


class _Client(Struct, forbid_unknown_fields=True, tag_field="type"):
    """The base of messages from a client."""


class Hello(_Client, tag="hello"):
    """The first message: which table, the seat's token if any, and the last number seen."""

    table: Id
    token: Text = ""
    since: Number = -1
    chat: Number = 0
    language: Text = "en"


class Act(_Client, tag="act"):
    """A step of the draft in notation, made at this sequence number after this many steps."""

    id: Id
    seq: Number
    steps: Number
    action: Text
    confirm: bool = False


class Undo(_Client, tag="undo"):
    """Take back the last step."""

    id: Id
    seq: Number
    steps: Number


class Reset(_Client, tag="reset"):
    """Take back all steps."""

    id: Id
    seq: Number
    steps: Number


class Confirm(_Client, tag="confirm"):
    """Commit the draft."""

    id: Id
    seq: Number
    steps: Number


class AskPreview(_Client, tag="preview"):
    """What would this tile bring on each cell? With `plan`, or while others play: after the own
    plan."""

    id: Id
    tile: Text
    plan: bool = False


class AskWhy(_Client, tag="why"):
    """Why is this action not legal? With `plan`: after the own plan."""

    id: Id
    action: Text
    plan: bool = False


class AskHint(_Client, tag="hint"):
    """What would a bot do here?"""

    id: Id


class AskPlanPreview(_Client, tag="preview-plan"):
    """What would the table look like after the plan? It starts with the own draft, or as if it was
    the own turn now."""

    id: Id


class SavePlan(_Client, tag="plan"):
    """Store moves of the own turn, or of the next one; an empty list clears the plan."""

    id: Id
    actions: Annotated[tuple[Text, ...], Meta(max_length=20)]


class Chat(_Client, tag="chat"):
    """Send a line of chat; one that is sent again with the same id is said once."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(_Client, tag="mute"):
    """Mute or unmute a seat; -1 are the spectators."""

    id: Id
    seat: Annotated[int, Meta(ge=-1, le=5)]
    on: bool = True


class TakeBack(_Client, tag="take-back"):
    """Ask to take back the own turn that was just committed, or answer such a request. Without
    `seq` it is not noticed that it is sent again."""

    id: Id
    action: Literal["ask", "agree", "refuse"]
    seq: Number = -1


class Ping(_Client, tag="ping"):
    """Is the line alive? It is answered with `done`. `idle`: nobody has touched this device for
    a while."""

    id: Id
    idle: bool = False


ClientMessage = (
    Hello
    | Act
    | Undo
    | Reset
    | Confirm
    | AskPreview
    | AskWhy
    | AskHint
    | AskPlanPreview
    | SavePlan
    | Chat
    | Mute
    | TakeBack
    | Ping
)


# -- from the server ------------------------------------------------------------------------


class SeatView(Struct):
    """A seat and who holds it."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: Annotated[str, Meta(extra={"typescript": 'Level | ""'})]
    away: bool


PresenceState = Literal["here", "away", "offline"]


class SeatPresence(Struct):
    """Whether a person is `here`, `away` (connected, but idle for a while) or `offline`, and since
    when, in seconds since the epoch."""

    state: PresenceState
    since: float


class TakeBackView(Struct):
    """A request to take back a turn; `waiting` are the seats that have not answered."""

    seat: int
    waiting: list[int]


class TableView(Struct):
    """A table without its game; `due` is the end of the clock, in seconds since the epoch."""

    id: str
    code: str
    status: Literal["open", "running", "finished"]
    options: Options
    seats: list[SeatView]
    move: int
    deciding: int | None
    due: float | None
    rematch: str
    back: TakeBackView | None


class _Server(Struct, tag_field="type"):
    """The base of messages from the server; `seq` is the table's sequence number."""

    seq: int


class Update(_Server, tag="update", omit_defaults=True):
    """Everything as it is now, and what happened since the last update.

    After a take-back, `full_history` is the full list of events, and replaces those sent before.
    """

    table: TableView
    game: GameView | None
    you: You | None
    events: list[GameEvent]
    full_history: list[GameEvent] | None = None


class Done(_Server, tag="done"):
    """A message was carried out, was repeated, or was stale; the current update is sent, too."""

    id: str
    result: Literal["done", "repeated", "stale"]


class Refused(_Server, tag="refused"):
    """A message was refused; `id` is empty where it had none."""

    id: str
    error: ErrorBody


class Previewed(_Server, tag="previewed"):
    """The answer to `preview`."""

    id: str
    preview: TilePreview


class Reason(_Server, tag="reason"):
    """The answer to `why`: nothing if the action is legal."""

    id: str
    error: ErrorBody | None


class HintAlternative(Struct):
    """An action that a bot considered, its value, and the id of its reason; where the reason is
    about a purchase, its tile and the cards that pay for it."""

    action: str
    value: float
    reason: str
    tile: str | None = None
    cards: tuple[str, ...] = ()


class PlanPreview(_Server, tag="plan-previewed"):
    """The answer to `preview-plan`: the table, the hand and the offers after the plan;
    `short` as in `You`."""

    id: str
    game: GameView
    hand: tuple[str, ...]
    offers: list[Offer]
    short: list[list[Shortfall]]
    plan: PlanView


class Hint(_Server, tag="hinted"):
    """The answer to `hint`, the best first."""

    id: str
    alternatives: list[HintAlternative]


class ChatLine(_Server, tag="chat-line"):
    """A line of chat; `seat` is -1 for a spectator."""

    number: int
    seat: int
    name: str
    at: float
    text: str


class Presence(_Server, tag="presence"):
    """Who is here, by seat; null for bots, open seats, and people of whom it is not known. `now` is
    the time of the server, since the clocks of devices are often wrong."""

    seats: list[SeatPresence | None]
    now: float


class Closing(_Server, tag="closing"):
    """The server closes this socket; reconnect after `retry` seconds."""

    reason: Literal["stopping", "slow", "closed", "restored", "busy", "refused"]
    retry: float


ServerMessage = (
    Update
    | Done
    | Refused
    | Previewed
    | Reason
    | Hint
    | PlanPreview
    | ChatLine
    | Presence
    | Closing
)
