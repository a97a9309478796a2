"""Being denied something: to root nothing is closed."""

import ctypes
import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

_VERSION = 0x20080522
#: To write and to read whatever the permissions say.
_OVERRIDE = 1 << 1 | 1 << 2


@contextmanager
def subject_to_permissions() -> Iterator[None]:
    """What files and folders permit holds for us too, even if we are root."""
    if os.geteuid():
        yield
        return
    header, powers = (ctypes.c_uint32 * 2)(_VERSION, 0), (ctypes.c_uint32 * 6)()
    try:
        system = ctypes.CDLL(None)
        assert system.capget(header, powers) == 0
    except (AttributeError, AssertionError):
        pytest.skip("root cannot give up its powers here")
    all_powers = powers[0]
    powers[0] &= ~_OVERRIDE
    assert system.capset(header, powers) == 0
    try:
        yield
    finally:
        powers[0] = all_powers
        assert system.capset(header, powers) == 0
