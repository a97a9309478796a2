"""File permissions in tests that may run as root."""

import ctypes
import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

_VERSION = 0x20080522
#: The capabilities that override file permissions for reading and writing.
_OVERRIDES = 1 << 1 | 1 << 2


@contextmanager
def subject_to_permissions() -> Iterator[None]:
    """Enforce file permissions in this block, even for root."""
    if os.geteuid():
        yield
        return
    header, capabilities = (ctypes.c_uint32 * 2)(_VERSION, 0), (ctypes.c_uint32 * 6)()
    try:
        system = ctypes.CDLL(None)
        assert system.capget(header, capabilities) == 0
    except (AttributeError, AssertionError):
        pytest.skip("root cannot give up its powers here")
    all_capabilities = capabilities[0]
    capabilities[0] &= ~_OVERRIDES
    assert system.capset(header, capabilities) == 0
    try:
        yield
    finally:
        capabilities[0] = all_capabilities
        assert system.capset(header, capabilities) == 0
