"""The whole file: constants, every message and body with what they hold, events, modules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, get_type_hints

from alhambra.rules.module_registry import BUILT_IN, implied_names
from alhambra.server.http import bodies
from alhambra.wire.errors import ErrorBody
from alhambra.wire.faces import WireFace, wire_faces
from alhambra.wire.messages import ClientMessage, ServerMessage
from alhambra.wire.replays import Replayed

from .constants import constants
from .events import event_types
from .writer import Writer

#: Types that no message holds, but a request or its answer does.
_BODIES = (
    bodies.CreateTable,
    bodies.JoinSeat,
    bodies.FillSeats,
    bodies.AssignSeat,
    bodies.TableTitle,
    bodies.NotificationSettings,
    bodies.MailAnswer,
    bodies.SeatCredential,
    bodies.Seated,
    bodies.MyTables,
    bodies.Lobby,
    bodies.ReplayRequest,
    Replayed,
    bodies.Course,
    bodies.LessonTry,
    bodies.LessonReply,
    bodies.LessonLook,
    bodies.About,
    bodies.Switch,
    bodies.Lan,
    bodies.Invitation,
    bodies.Health,
    ErrorBody,
)


def typescript() -> str:
    """The text of `protocol.ts`."""
    writer = Writer()
    head = ["// Made by `python -m alhambra.server.typescript`. Do not edit.", *constants()]
    messages = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    unions = [f"export type {name} = {writer.write(kind)};" for name, kind in messages.items()]
    for body in _BODIES:
        writer.write(body)
    ends = [*_module_types(writer), *event_types(writer), *unions]
    return "\n\n".join([*head, *writer.interfaces.values(), *ends]) + "\n"


def _module_types(writer: Writer) -> list[str]:
    """What the built-in modules add to views."""
    by_name = wire_faces((*implied_names(), *BUILT_IN)).by_name
    views = "".join(
        f"  {name}?: {writer.write(_result(face.view))};\n"
        for name, face in by_name.items()
        if face.view
    )
    details = dict.fromkeys(writer.write(kind) for kind in _step_details(by_name.values()))
    return [
        "/** The open state of the modules in this game that have a view of their own. */\n"
        f"export interface ModuleViews {{\n{views}}}",
        "/** What a module says about a step of its own. */\n"
        f"export type StepDetail = {' | '.join(details)};",
    ]


def _step_details(faces: Iterable[WireFace]) -> Iterator[Any]:
    for face in faces:
        for view in face.steps.values():
            yield _result(view)


def _result(function: Callable[..., Any]) -> Any:
    return get_type_hints(function)["return"]
