"""Settings for all tests."""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import Iterator
from importlib.util import find_spec

import pytest
from hypothesis import Phase, settings

from .limits import Limits
from .signals import reset_signals

# The same examples on every run and machine. For more of them, different each time:
# pytest tests/properties --hypothesis-profile=thorough
settings.register_profile(
    "steady", max_examples=150, derandomize=True, deadline=None, database=None
)
# For `make mutants`: any failing example is enough, it need not be minimal.
settings.register_profile(
    "brief", settings.get_profile("steady"), phases=(Phase.explicit, Phase.generate)
)
settings.register_profile("thorough", max_examples=2000, deadline=None, database=None)
settings.load_profile("steady")

# Ray is large: `make test-cluster` installs it into an environment of its own.
collect_ignore = [] if find_spec("ray") else ["cluster"]

#: How many new objects there are before garbage is looked for; Python's 700 are soon reached.
NEW_OBJECTS = 10_000


def pytest_configure(config: pytest.Config) -> None:
    reset_signals()
    # What is collected stays; looking for garbage in it takes a third of the time.
    gc.disable()
    # Colour settings of the developer's shell must not change the output.
    for name in [name for name in os.environ if "COLOR" in name]:
        del os.environ[name]
    config.pluginmanager.register(Limits())


def pytest_collection_finish() -> None:
    # Thousands of tests and all of the program live until the end: garbage is looked for elsewhere.
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, *gc.get_threshold()[1:])
    gc.enable()


@pytest.fixture(autouse=True)
def restore_logging() -> Iterator[None]:
    """Restore the log handlers that `alhambra serve` replaces for its process."""
    root = logging.getLogger()
    level, handlers = root.level, root.handlers[:]
    yield
    root.setLevel(level)
    for handler in set(root.handlers) - set(handlers):
        root.removeHandler(handler)
