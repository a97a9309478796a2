"""The JSON Schemas of the protocol, for authors of bots and for tests."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

#: Where each schema lies; it refers to others by their file names.
_FOLDERS = {
    "view": "alhambra.rules.data",
    "action": "alhambra.rules.data",
    "event": "alhambra.rules.data",
    "messages": __package__,
}
SCHEMAS = tuple(_FOLDERS)


def schema(name: str) -> dict[str, Any]:
    """The schema of a `view`, an `action`, an `event` or the `messages`."""
    text = files(_FOLDERS[name]).joinpath(f"{name}.schema.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found
