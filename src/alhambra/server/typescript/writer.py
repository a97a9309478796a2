"""Structs and dataclasses as TypeScript interfaces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec.inspect as shapes

_PLAIN = {
    shapes.StrType: "string",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}

_Named = shapes.StructType | shapes.DataclassType


class Writer:
    """Writes types, and collects the interfaces that they name."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def write(self, kind: Any) -> str:
        """How TypeScript names a Python type."""
        return self._write(shapes.type_info(kind))

    def _write(self, shape: shapes.Type) -> str:
        if isinstance(shape, shapes.Metadata):
            # An annotation may name a type that is written by hand (`document`).
            named = (shape.extra or {}).get("typescript")
            return str(named) if named else self._write(shape.type)
        if isinstance(shape, _Named):
            return self._named(shape)
        if isinstance(shape, shapes.UnionType):
            return " | ".join(map(self._write, shape.types))
        if isinstance(shape, shapes.LiteralType):
            return literals(shape.values)
        return _PLAIN.get(type(shape)) or self._collection(shape)

    def _collection(self, shape: Any) -> str:
        match shape:
            case shapes.TupleType():
                return f"[{', '.join(map(self._write, shape.item_types))}]"
            case shapes.DictType():
                return f"Record<string, {self._write(shape.value_type)}>"
        return array(self._write(shape.item_type))

    def _named(self, shape: _Named) -> str:
        name = str(shape.cls.__name__)
        if name not in self.interfaces:
            self.interfaces[name] = ""
            fields = {**_tag(shape), **self._fields(shape.fields, _may_be_missing(shape))}
            self.interfaces[name] = interface(name, shape.cls, fields)
        return name

    def _fields(self, fields: Iterable[shapes.Field], optional: bool) -> Mapping[str, str]:
        return {
            field.encode_name + ("?" if optional and not field.required else ""): self._write(
                field.type
            )
            for field in fields
        }


def interface(name: str, kind: type, fields: Mapping[str, str]) -> str:
    """An interface with the docstring of a class and these fields."""
    lines: Iterator[str] = (f"  {field}: {written};" for field, written in fields.items())
    body = "\n".join([f"export interface {name} {{", *lines, "}"])
    return f"/** {_sentence(kind)} */\n{body}"


def array(item: str) -> str:
    """An array of a type."""
    return f"({item})[]" if "|" in item else f"{item}[]"


def literals(values: Iterable[object]) -> str:
    """The union of these strings."""
    return " | ".join(f'"{value}"' for value in values)


def _may_be_missing(shape: _Named) -> bool:
    """Whether fields with a default may be left out: by clients, or where we leave them out."""
    if isinstance(shape, shapes.DataclassType):
        return False
    config: Any = shape.cls.__struct_config__
    return shape.forbid_unknown_fields or bool(config.omit_defaults)


def _tag(shape: _Named) -> Mapping[str, str]:
    if isinstance(shape, shapes.StructType) and shape.tag is not None:
        return {str(shape.tag_field): f'"{shape.tag}"'}
    return {}


def _sentence(kind: type) -> str:
    return " ".join((kind.__doc__ or "").split())
