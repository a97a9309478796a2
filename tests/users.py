"""Being somebody to whom the system may say no: root is denied nothing."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

#: Nobody, on every system.
_NOBODY = 65534


@contextmanager
def somebody() -> Iterator[Path]:
    """A folder, and for as long as the block lasts, whoever we are is not root."""
    with TemporaryDirectory(prefix="alhambra-") as folder:
        path = Path(folder)
        if os.geteuid():
            yield path
            return
        os.chown(path, _NOBODY, _NOBODY)
        try:
            os.seteuid(_NOBODY)
        except OSError:
            pytest.skip("root cannot be anybody else here")
        try:
            yield path
        finally:
            os.seteuid(0)
