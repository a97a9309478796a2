"""Settings for all tests."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from importlib.util import find_spec

import pytest
from hypothesis import Phase, settings

from .limits import Limits
from .signals import usual_signals

# The same examples on every run and machine. More of them, each time others:
# pytest tests/properties --hypothesis-profile=thorough
settings.register_profile(
    "steady", max_examples=150, derandomize=True, deadline=None, database=None
)
# For `make mutants`: a failing example is enough, the smallest one is not wanted.
settings.register_profile(
    "brief", settings.get_profile("steady"), phases=(Phase.explicit, Phase.generate)
)
settings.register_profile("thorough", max_examples=2000, deadline=None, database=None)
settings.load_profile("steady")

# Ray is large: `make test-cluster` has it, in an environment of its own.
collect_ignore = [] if find_spec("ray") else ["cluster"]


def pytest_configure(config: pytest.Config) -> None:
    usual_signals()
    # Whatever the developer's shell says about colours must not change what the command shows.
    for name in [name for name in os.environ if "COLOR" in name]:
        del os.environ[name]
    config.pluginmanager.register(Limits())


@pytest.fixture(autouse=True)
def usual_logs() -> Iterator[None]:
    """`alhambra serve` sets up logs for its process; the next test has those of the tests again."""
    root = logging.getLogger()
    level, handlers = root.level, root.handlers[:]
    yield
    root.setLevel(level)
    for handler in set(root.handlers) - set(handlers):
        root.removeHandler(handler)
