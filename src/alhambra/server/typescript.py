"""All messages and bodies as types: `python -m alhambra.server.typescript`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec.inspect as shapes

from alhambra.rules.scoring import PRIZES
from alhambra.wire.errors import ErrorBody
from alhambra.wire.messages import PROTOCOL, ClientMessage, ServerMessage
from alhambra.wire.replays import Replayed

from .http import bodies

#: Types that no message holds, but a request or its answer does.
_BODIES = (
    bodies.CreateTable,
    bodies.JoinSeat,
    bodies.FillSeats,
    bodies.AssignSeat,
    bodies.Notices,
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

_PLAIN = {
    shapes.StrType: "string",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}

_Named = shapes.StructType | shapes.DataclassType


def typescript() -> str:
    """The whole file."""
    writer = _Writer()
    unions = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    ends = [
        f"export type {name} = {writer.write(shapes.type_info(union))};"
        for name, union in unions.items()
    ]
    for body in _BODIES:
        writer.write(shapes.type_info(body))
    head = [
        "// Made by `python -m alhambra.server.typescript`. Do not edit.",
        f"export const PROTOCOL = {PROTOCOL};",
        _prizes(),
    ]
    return "\n\n".join([*head, *writer.made.values(), *ends]) + "\n"


def _prizes() -> str:
    """What the places of the last scoring are worth; a page explains ties with it."""
    rows = "".join(f"  {kind}: {list(values)},\n" for kind, values in PRIZES.items())
    doc = (
        "/** Points of the places in the third scoring; the second and first lack the best ones. */"
    )
    return f"{doc}\nexport const PRIZES: Record<string, readonly number[]> = {{\n{rows}}};"


class _Writer:
    """Writes types, and keeps the interfaces that they name."""

    def __init__(self) -> None:
        self.made: dict[str, str] = {}

    def write(self, shape: shapes.Type) -> str:
        """How TypeScript names a type."""
        if isinstance(shape, shapes.Metadata):
            return self.write(shape.type)
        if isinstance(shape, _Named):
            return self._named(shape)
        if isinstance(shape, shapes.UnionType):
            return " | ".join(map(self.write, shape.types))
        if isinstance(shape, shapes.LiteralType):
            return " | ".join(f'"{value}"' for value in shape.values)
        return _PLAIN.get(type(shape)) or self._collection(shape)

    def _collection(self, shape: Any) -> str:
        match shape:
            case shapes.TupleType():
                return f"[{', '.join(map(self.write, shape.item_types))}]"
            case shapes.DictType():
                return f"Record<string, {self.write(shape.value_type)}>"
        return _array(self.write(shape.item_type))

    def _named(self, shape: _Named) -> str:
        name = str(shape.cls.__name__)
        if name not in self.made:
            self.made[name] = ""
            self.made[name] = "\n".join(self._interface(name, shape))
        return name

    def _interface(self, name: str, shape: _Named) -> Iterator[str]:
        yield f"/** {_sentence(shape.cls)} */"
        yield f"export interface {name} {{"
        yield from _tag(shape)
        yield from self._fields(shape.fields, _may_be_missing(shape))
        yield "}"

    def _fields(self, fields: Iterable[shapes.Field], optional: bool) -> Iterator[str]:
        for field in fields:
            mark = "?" if optional and not field.required else ""
            yield f"  {field.encode_name}{mark}: {self.write(field.type)};"


def _may_be_missing(shape: _Named) -> bool:
    """Whether fields with a default may be left out: by clients, or where we leave them out."""
    if isinstance(shape, shapes.DataclassType):
        return False
    config: Any = shape.cls.__struct_config__
    return shape.forbid_unknown_fields or bool(config.omit_defaults)


def _tag(shape: _Named) -> Iterator[str]:
    if isinstance(shape, shapes.StructType) and shape.tag is not None:
        yield f'  {shape.tag_field}: "{shape.tag}";'


def _array(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"


def _sentence(kind: type) -> str:
    return " ".join((kind.__doc__ or "").split())


if __name__ == "__main__":
    sys.stdout.write(typescript())
