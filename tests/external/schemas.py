"""Validation against the schemas of the package."""

from functools import cache
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from alhambra.bots.external.schemas import SCHEMAS, schema


@cache
def validator(name: str, part: str = "") -> Draft202012Validator:
    """A validator for a schema, or for a named part of it."""
    resources = [Resource.from_contents(schema(other)) for other in SCHEMAS]
    registry: Registry[Any] = Registry().with_resources(
        (f"{other}.schema.json", resource)
        for other, resource in zip(SCHEMAS, resources, strict=True)
    )
    where = f"{name}.schema.json#/$defs/{part}" if part else f"{name}.schema.json"
    return Draft202012Validator({"$ref": where}, registry=registry)
