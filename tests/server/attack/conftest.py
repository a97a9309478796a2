"""Attacks on a real server: a short form in `make test`, the full size in `make attack`."""

import sys
from collections.abc import AsyncIterator, Callable, Iterator

import pytest

from tests.server.postgres import Postgres
from tests.server.processes import Process

from .pairs import Pair, pair_of, two_processes

Size = Callable[[int, int], int]
Report = Callable[[str, str], None]
Progress = Callable[[str], None]

_FINDING = "attack"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="attacks in full size, with a report")


@pytest.fixture(scope="session")
def size(pytestconfig: pytest.Config) -> Size:
    """`size(2, 20)`: the amount of an attack, in the short form and in full size."""
    full = pytestconfig.getoption("--full", False)
    return lambda short, whole: whole if full else short


@pytest.fixture
def report(record_property: Callable[[str, object], None]) -> Report:
    """`report("kills on SQLite", "20, no move lost")`: a line in the report of `make attack`."""
    return lambda what, result: record_property(_FINDING, (what, result))


@pytest.fixture(scope="session")
def shared(postgres: Postgres) -> str:
    """The address of a database for two processes."""
    return postgres.new_database("attacked")


@pytest.fixture(scope="session")
def processes(
    shared: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Process, Process]]:
    """Two server processes on one PostgreSQL."""
    with two_processes(shared, tmp_path_factory.mktemp("processes")) as both:
        yield both


@pytest.fixture
async def pair(processes: tuple[Process, Process]) -> AsyncIterator[Pair]:
    """Clients of both processes."""
    async with pair_of(processes) as found:
        yield found


@pytest.fixture
def progress(request: pytest.FixtureRequest) -> Progress:
    """`progress("kill 3 of 20")`: printed at once, since attacks take minutes."""
    full = request.config.getoption("--full", False)
    capture = request.config.pluginmanager.getplugin("capturemanager")

    def say(what: str) -> None:
        if full:
            with capture.global_and_fixture_disabled():
                print(f"{request.node.name}: {what}", file=sys.stderr, flush=True)

    return say


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    if not config.getoption("--full", False):
        return
    tests = [
        test
        for outcome in ("passed", "failed", "error")
        for test in terminalreporter.getreports(outcome)
        if isinstance(test, pytest.TestReport)
    ]
    lines = [
        line for test in sorted(tests, key=lambda test: test.nodeid) for line in _report_lines(test)
    ]
    terminalreporter.section("attacks")
    for line in lines:
        terminalreporter.line(line)
    file = config.rootpath / "build" / "attack.md"
    file.parent.mkdir(exist_ok=True)
    file.write_text("\n".join(["# Attacks on a server", "", *lines, ""]), "utf-8")
    terminalreporter.line(f"Also in {file.relative_to(config.rootpath)}")


def _report_lines(test: pytest.TestReport) -> list[str]:
    """The report lines of a test."""
    name = test.nodeid.rpartition("/")[2].replace("::", ": ")
    found = [value for key, value in test.user_properties if key == _FINDING]
    findings: list[tuple[str, str]] = found  # type: ignore[assignment]
    return [
        f"- {test.outcome} {name} ({test.duration:.0f} s)",
        *(f"  - {what}: {result}" for what, result in findings),
    ]
