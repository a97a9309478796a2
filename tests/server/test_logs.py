"""Logs are JSON objects, one per line, without secrets and without what clients send."""

import json
import logging
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from alhambra.server.logs import JsonLines, RepeatFilter

from .processes import serve_process

pytestmark = pytest.mark.anyio


def test_a_line_names_the_event_but_not_what_was_sent() -> None:
    try:
        raise ValueError("the client's secret")
    except ValueError:
        record = logging.LogRecord("a", logging.ERROR, "f", 1, "it failed", (), sys.exc_info())
    record.table = "t1"
    entry = json.loads(JsonLines().format(record))
    assert (entry["what"], entry["level"], entry["from"]) == ("it failed", "error", "a")
    assert (entry["error"], entry["table"]) == ("ValueError", "t1")
    assert "test_logs.py:" in entry["where"]
    assert "secret" not in json.dumps(entry)


def test_a_repeated_line_is_written_rarely() -> None:
    repeat_filter = RepeatFilter(per_minute=3)

    def passes(what: str, at: float) -> int | None:
        record = logging.LogRecord("a", logging.ERROR, "f", 1, what, (), None)
        record.created = at
        return getattr(record, "left_out", 0) if repeat_filter.filter(record) else None

    assert [passes("it failed", 1.0) for _ in range(5)] == [0, 0, 0, None, None]
    assert passes("something else", 2.0) == 0
    assert passes("something else", 61.0) == 0
    assert [passes("it failed", 62.0) for _ in range(2)] == [2, 0]


@pytest.mark.slow
async def test_no_token_is_ever_logged(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with serve_process(str(tmp_path / "a.sqlite"), log=log) as site:
        host = await (await site.new_table("", "", "random")).start()
        async with host.socket(0) as client:
            await client.send("act", seq=1, steps=0, action="x" * 100)
            await client.connection.send("{nonsense")
            await client.take("refused")
        await site.post(f"/api/tables/{host.id}/leave", token=host.tokens[1])
        await site.get("/api/admin/tables", token="wrong-secret", status=403)
        async with connect(f"ws://127.0.0.1:{site.port}/api/socket?token=wrong-secret"):
            pass
    text = log.read_text("utf-8")
    assert all(json.loads(line)["what"] for line in text.splitlines())
    for secret in (*host.tokens.values(), host.host, "wrong-secret", "operator-secret"):
        assert secret not in text
    assert '"started"' in text
