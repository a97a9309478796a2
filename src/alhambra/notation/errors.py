"""What can be wrong with a record."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager

from alhambra.rules.errors import AlhambraError


class RecordError(AlhambraError):
    """A record that cannot be read, trusted or written; `params` name the line.

    Where a rule or a setup is the reason, `reason` is that other error of the family.
    """


#: What the system may say about a file.
_FILE_ERRORS = {
    errno.EACCES: RecordError("file-denied"),
    errno.EDQUOT: RecordError("file-no-room"),
    errno.EEXIST: RecordError("file-in-the-way"),
    errno.EISDIR: RecordError("file-is-folder"),
    errno.ELOOP: RecordError("file-link-circle"),
    errno.ENAMETOOLONG: RecordError("file-long-name"),
    errno.ENOENT: RecordError("file-missing"),
    errno.ENOSPC: RecordError("file-no-room"),
    errno.ENOTDIR: RecordError("file-in-the-way"),
    errno.ENXIO: RecordError("file-nobody-there"),
    errno.EPERM: RecordError("file-denied"),
    errno.EROFS: RecordError("file-read-only"),
}


def file_error(code: str, path: object, error: OSError | ValueError) -> RecordError:
    """A file that cannot be read or written, with what the system says as the reason."""
    if code == "record-unwritable" and isinstance(error, FileNotFoundError):
        return RecordError(code, path=str(path), reason=RecordError("file-no-folder"))
    other = RecordError("file-trouble", text=getattr(error, "strerror", None) or str(error))
    reason = _FILE_ERRORS.get(getattr(error, "errno", None) or 0, other)
    return RecordError(code, path=str(path), reason=reason)


@contextmanager
def file_errors(code: str, path: object) -> Iterator[None]:
    """An `OSError` about a file in this block becomes a `RecordError` of this code."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise file_error(code, path, error) from error
