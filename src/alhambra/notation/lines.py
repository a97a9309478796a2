"""A cursor over the lines of a record that verifies the checksum of each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from alhambra.rules.errors import AlhambraError, quote
from alhambra.rules.numbers import number_in

from .checksums import MARK, Checksum
from .errors import RecordError
from .versions import FORMAT_VERSION

MAGIC = "alhambra-record"
_FIRST_LINE = re.compile(rf"{MAGIC} ([1-9][0-9]{{0,8}})( .*)?")


class RecordLines:
    """A cursor over the text; `number` is the line last read.

    Only a line that ends is a line: what stands after the last line end is the tail, a line
    torn off while it was written. Line ends may be those of any system.
    """

    def __init__(self, text: str, *, drop_torn_line: bool) -> None:
        *lines, self.tail = text.removeprefix("\ufeff").split("\n")
        self.number = 0
        #: The contents of the lines read so far.
        self.read_lines: list[str] = []
        self._lines = lines
        self._drop_torn_line = drop_torn_line
        self._checksum = Checksum()
        self._is_pushed_back = False
        self._recognise()

    def _recognise(self) -> None:
        """Refuse what is not a record, or one of a later format, before any check."""
        first = self._lines[0].removesuffix("\r") if self._lines else self.tail
        if not first and not self._lines:
            raise RecordError("record-empty")
        if not self._lines and (MAGIC.startswith(first) or first.startswith(f"{MAGIC} ")):
            raise RecordError("record-torn", line=1, tail=_readable(first))
        match = _FIRST_LINE.fullmatch(first)
        if not match:
            raise RecordError("record-magic", line=1, found=_readable(first))
        if int(match[1]) > FORMAT_VERSION:
            raise RecordError("record-newer-format", line=1, found=match[1], known=FORMAT_VERSION)

    @property
    def more(self) -> bool:
        """Whether another whole line follows."""
        return self.number < len(self._lines)

    def next(self) -> str | None:
        """The next line without its check; None after the last one."""
        if self._is_pushed_back:
            self._is_pushed_back = False
            return self.read_lines[-1]
        if not self.more:
            self._refuse_tail()
            return None
        line = self._lines[self.number].removesuffix("\r")
        self.number += 1
        content, _, check = line.rpartition(MARK)
        try:
            expected = self._checksum.check(content)
        except UnicodeEncodeError:
            raise self.error("record-not-utf8", found=_readable(line)) from None
        if check != expected:
            raise self.error("record-check", found=_readable(line))
        self.read_lines.append(content)
        return content

    def _refuse_tail(self) -> None:
        if self.tail and not self._drop_torn_line:
            raise RecordError("record-torn", line=self.number + 1, tail=_readable(self.tail))

    @property
    def dropped(self) -> str:
        """The torn line, readable."""
        return _as_text(self.tail)

    def push_back(self) -> None:
        """Let `next` return the last line once more."""
        self._is_pushed_back = True

    def need(self, expected: str) -> str:
        """The next line, which has to be there."""
        content = self.next()
        if content is None:
            raise RecordError("record-incomplete", line=self.number + 1, expected=expected)
        return content

    def field(self, name: str) -> str:
        """What follows the name of a field, on the next line."""
        content = self.need(name)
        found, _, rest = content.partition(" ")
        if found != name:
            raise self.unexpected(name, content)
        return rest

    def field_number(self, name: str) -> int:
        """The number that a field holds."""
        number = number_in(self.field(name))
        if number is None:
            raise self.unexpected(f"{name} 1", self.read_lines[-1])
        return number

    def error(self, code: str, **params: Any) -> RecordError:
        """An error of the current line."""
        return RecordError(code, line=self.number, **params)

    def unexpected(self, expected: str, found: str) -> RecordError:
        """Another line, or another spelling, belongs here."""
        return self.error("record-line", expected=quote(expected), found=quote(found))

    @contextmanager
    def line_errors(self, code: str) -> Iterator[None]:
        """What the rules refuse in this block becomes an error of this code, at this line."""
        try:
            yield
        except RecordError:
            raise
        except AlhambraError as error:
            raise self.error(code, reason=error) from error


def _as_text(raw: str) -> str:
    """Text that can be shown and stored, even if the file had bytes that are no UTF-8."""
    return raw.encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def _readable(raw: str) -> str:
    return quote(_as_text(raw))
