"""Random REST requests generated from the schema; `attack/test_mutations.py` has more."""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings

from tests.waiting import next_line

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def port(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server process without limits per address, on each database."""
    if request.param == "sqlite":
        db = str(tmp_path_factory.mktemp("fuzz") / "a.sqlite")
    else:
        db = request.getfixturevalue("postgres").new_database("fuzz")
    process = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.server_process", db],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    yield int(next_line(process))
    process.terminate()
    assert process.wait(30) == 0
    assert process.stdout
    process.stdout.close()


@pytest.fixture(scope="module")
def api(port: int) -> Any:
    """The schema that the server publishes."""
    import schemathesis  # noqa: PLC0415 - slow to import, and every worker collects all tests

    return schemathesis.openapi.from_url(f"http://127.0.0.1:{port}/api/schema/openapi.json")


def test_no_request_causes_a_server_error(api: Any) -> None:
    """Every operation, with valid and invalid bodies and paths generated from its schema."""
    from schemathesis.checks import not_a_server_error  # noqa: PLC0415 - as above

    tried = 0
    for found in api.get_all_operations():
        operation = found.ok()

        @settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def try_out(case: Any) -> None:
            case.call_and_validate(checks=[not_a_server_error])

        try_out()
        tried += 1
    assert tried > 15


def test_the_schema_refuses_unknown_fields(port: int) -> None:
    schema = httpx.get(f"http://127.0.0.1:{port}/api/schema/openapi.json").json()
    closed = {
        name
        for name, shape in schema["components"]["schemas"].items()
        if shape.get("additionalProperties") is False
    }
    assert {"CreateTable", "JoinSeat", "Options", "Clock", "Aids"} <= closed
