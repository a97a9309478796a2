"""Mutate valid messages and bodies: fields of other types, extreme values, truncated texts."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.server.clients import Json

#: What is sent over a socket: text, bytes, or fragmented text.
Frame = str | bytes | list[str]

_ODD: list[Any] = [
    None, True, False, -1, 0, 1, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**400, 1.5, 1e308, -0.0,
    float("nan"), float("inf"), "", " ", "\x00", "a\nb", "\ud800", "\udfff\ud800", "\U0001d11e",
    "\u202e", "e" + "\u0301" * 60, "٣", "1_0", "x" * 63, "x" * 65, "x" * 300, "x" * 15_000, [], {},
    [[]], {"a": 1}, ["x"] * 30, [None], {"type": "act"}, "../../etc/passwd", "' OR 1=1 --", "%00",
    "<script>", "act", "ask", "agree", "tower-12", "pass", "bid 1", "yammerad", "laila 1",
    "take denar 9 dirham 9", "place tower-12 999999999999999999999,0", "buy 5 denar 9+9+9+9",
    "buy 1 denar " + "+".join(["9"] * 60), "swap tower-12 tower-11 0,0", "bid 1.5", "karim -2",
]  # fmt: skip
_NAMES = (
    "type", "id", "seq", "steps", "action", "confirm", "tile", "actions", "text", "seat", "on",
    "table", "token", "since", "chat", "language", "action", "plan", "extra", "__proto__", "",
)  # fmt: skip
#: The most expensive messages: bots think, and every new socket receives 100 lines of chat.
_RARE = ("hint", "chat")
#: Nesting deeper than any parser allows, below the size limit of a message.
_DEEP = (3, 60, 1_500, 7_000)


def valid_messages(update: Json, table: str, token: str) -> list[Json]:
    """Valid messages in this state."""
    you = update["you"] or {"offers": [], "steps": []}
    now = {"seq": update["seq"], "steps": len(you["steps"])}
    actions = [offer["action"] for offer in you["offers"]] or ["take denar 1", "pass"]
    tiles = [tile for tile in (update["game"] or {}).get("market", []) if tile] or ["tower-12"]
    return [
        *({"type": "act", "action": action, "confirm": True, **now} for action in actions[:8]),
        *({"type": word, **now} for word in ("undo", "reset", "confirm")),
        *({"type": "preview", "tile": tile} for tile in tiles),
        {"type": "why", "action": actions[-1], "plan": True},
        {"type": "plan", "actions": actions[:3]},
        {"type": "preview-plan"},
        {"type": "hint"},
        {"type": "chat", "text": "well played"},
        {"type": "mute", "seat": 1, "on": False},
        *({"type": "take-back", "action": word} for word in ("ask", "agree", "refuse")),
        {"type": "hello", "table": table, "token": token, "since": 0},
    ]


class Mutator:
    """Mutates valid messages; `foreign` are ids and tokens of other tables."""

    def __init__(self, rng: random.Random, foreign: list[str]) -> None:
        self.rng = rng
        self.values = [*_ODD, *foreign]
        self.number = 0

    def frame(self, messages: list[Json]) -> Frame:
        """One message, with fields and text mutated, or unchanged."""
        message = dict(self.rng.choice(messages))
        if message["type"] in _RARE and self.rng.random() < 0.8:
            message = dict(messages[0])
        if message["type"] != "hello":
            # Sometimes an id that was used before.
            self.number += self.rng.random() < 0.95
            message["id"] = f"m{self.number}"
        for _ in range(self.rng.choice((0, 0, 1, 1, 1, 2))):
            message = self.mutate(message)
        return self._framed(self.text(message))

    def mutate(self, message: Json) -> Json:
        """Another value, a field removed or added, or a mutated text."""
        name = self.rng.choice(list(message) or [""])
        match self.rng.randrange(6):
            case 0:
                return {key: value for key, value in message.items() if key != name}
            case 1:
                return {**message, self.rng.choice(_NAMES): self.value()}
            case 2 if isinstance(message.get(name), str):
                return {**message, name: self.mutate_text(message[name])}
            case 3 if isinstance(message.get(name), int):
                return {**message, name: message[name] + self.rng.choice((-1, 1, 2, 100))}
            case 4 | 5 if isinstance(message.get(name), dict):
                return {**message, name: self.mutate(message[name])}
        return {**message, name: self.value()}

    def value(self) -> Any:
        """A value that does not belong there."""
        if self.rng.random() < 0.05:
            return [self.value() for _ in range(self.rng.randrange(4))]
        return self.rng.choice(self.values)

    def mutate_text(self, text: str) -> str:
        """A text with a character changed, removed or inserted, or truncated."""
        index = self.rng.randrange(len(text) + 1)
        some = self.rng.choice(("", "0", "-", "9" * 30, " ", ",", "+", "\u00e9", text))
        return text[:index] + some + text[index + self.rng.randrange(2) :]

    def text(self, message: Any) -> str:
        """As JSON, sometimes malformed."""
        text = json.dumps(message, ensure_ascii=self.rng.random() < 0.9)
        match self.rng.randrange(40):
            case 0:
                return text[: self.rng.randrange(len(text))]
            case 1:
                return text + self.rng.choice(("}", text, ",", "\x00", " " * 100))
            case 2:
                name = self.rng.choice(_NAMES)
                return f'{text[:-1]}, "{name}": 1, "{name}": {json.dumps(self.value())}}}'
            case 3:
                deep = self.rng.choice(_DEEP)
                return f'{{"type": "plan", "id": "deep", "actions": {"[" * deep}{"]" * deep}}}'
            case 4:
                deep = self.rng.choice(_DEEP) // 4
                return '{"a":' * deep + "1" + "}" * deep
        return text

    def _framed(self, text: str) -> Frame:
        data = text.encode("utf-8", "surrogatepass")
        match self.rng.randrange(40):
            case 0 | 1:
                return data
            case 2:
                return self.rng.randbytes(self.rng.randrange(200))
            case 3 if len(text) > 2:
                index = self.rng.randrange(1, len(text))
                return [
                    data[:index].decode(errors="replace"),
                    "",
                    data[index:].decode(errors="replace"),
                ]
        return data.decode(errors="replace")
