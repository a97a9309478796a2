"""The family of errors: a code and parameters; human text is made at the edge."""

from __future__ import annotations

from typing import Any

_LONGEST_QUOTE = 60


def quote(text: str) -> str:
    """A piece of a text for a message: short, whatever is in it."""
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…"


class AlhambraError(Exception):
    """Something a user can meet: `code` names the message, `params` fill it.

    Parameters say by themselves what they are: a tile, a tuple of cards (not a purse), a cell, a
    text, a number.
    """

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code} ({details})" if details else self.code

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.code, self.params, self.__dict__)


def _rebuild(
    kind: type[AlhambraError], code: str, params: dict[str, Any], state: dict[str, Any]
) -> AlhambraError:
    error = kind.__new__(kind, code)
    error.__dict__.update(state)
    return error


class SetupError(AlhambraError):
    """A game that cannot be set up: number of players, names, edition or modules."""


class TextError(AlhambraError):
    """Text that is not the notation of anything; `text` shows its beginning."""

    def __init__(self, code: str, **params: Any) -> None:
        if "text" in params:
            params["text"] = quote(params["text"])
        super().__init__(code, **params)


class PositionError(AlhambraError):
    """A position text that no game could have."""


class Refusal(AlhambraError):
    """An action refused; `paragraph` is the id of the rule that it breaks."""

    def __init__(self, code: str, paragraph: str, **params: Any) -> None:
        super().__init__(code, **params)
        self.paragraph = paragraph

    def __str__(self) -> str:
        return f"{super().__str__()} [{self.paragraph}]"
