"""Records are read in separate processes: whatever a record does, the server goes on."""

import asyncio
import pickle
import signal
import struct
import subprocess
import sys
from dataclasses import replace

import msgspec
import pytest

from alhambra.notation.record import Record
from alhambra.notation.text import format_record, parse_record
from alhambra.rules.errors import AlhambraError
from alhambra.server.http_errors import status_of
from alhambra.server.records import DealTask, RecordRefused, RecordWorkers, ReplayTask
from alhambra.server.settings import Limits
from alhambra.table.errors import RequestError
from alhambra.table.play import Play
from alhambra.wire.errors import ErrorBody, error_body
from alhambra.wire.replays import replayed
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

BAD = "tests.server.bad_reader"
MOST = 10
#: Six seconds of wall time: enough to start a process on a busy machine.
LIMITS = Limits(record_seconds=1.0)


def played(moves: int = 12) -> Record:
    """A game that was left unfinished."""
    record = Record.new(["Ana", "Bo"], seed=5)
    for _ in range(moves):
        record.play(record.game.legal_actions()[0])
    return record


GOOD = format_record(played())


async def read(
    readers: RecordWorkers, text: str, address: str = "a", language: str = "en"
) -> bytes:
    """The first positions of a record."""
    return await readers.ask(address, ReplayTask(text, 0, MOST), language)


async def refused(readers: RecordWorkers, text: str, language: str = "en") -> tuple[int, ErrorBody]:
    """How a record is refused."""
    with pytest.raises(RecordRefused) as caught:
        await read(readers, text, language=language)
    return caught.value.status, msgspec.json.decode(caught.value.body, type=ErrorBody)


async def test_a_record_is_answered_as_in_this_process() -> None:
    async with RecordWorkers(Limits()).running() as readers:
        expected = replayed(parse_record(GOOD), 0, MOST)
        assert await read(readers, GOOD) == msgspec.json.encode(expected)
        start = await readers.ask("a", DealTask(GOOD, 7, 2), "en")
        dealt = Play.load(start.decode(), ()).game
        assert dealt.view(None).memory == parse_record(GOOD).game_at(7).view(None).memory


@pytest.mark.parametrize("language", ["en", "es", "de"])
async def test_errors_are_reported_in_every_language_with_their_reasons(language: str) -> None:
    """An illegal move is reported with the rule's refusal and its tile."""
    record = played()
    record.entries[-1] = record.entries[-1]._replace(action=record.game.parse("remove garden-10"))
    texts = ["", "nonsense", GOOD[:-5], format_record(record), GOOD.replace("take", "steal")]
    codes = []
    async with RecordWorkers(Limits()).running() as readers:
        for text in texts:
            with pytest.raises(AlhambraError) as caught:
                parse_record(text)
            expected = msgspec.json.encode(error_body(caught.value, language))
            status, body = await refused(readers, text, language)
            assert (status, msgspec.json.encode(body)) == (status_of(caught.value), expected)
            codes.append(body.code)
    assert codes == [f"record-{one}" for one in ("empty", "magic", "torn", "illegal", "check")]


@pytest.mark.slow
async def test_time_and_memory_are_limited(caplog: pytest.LogCaptureFixture) -> None:
    """A process that fails is killed and restarted; an unexpected error is logged."""
    async with RecordWorkers(LIMITS, BAD).running() as readers:
        assert await read(readers, GOOD)
        for text in ("spin", "hang", "quit"):
            with pytest.raises(RequestError, match="record-heavy"):
                await read(readers, text)
            assert await read(readers, GOOD)
        status, body = await refused(readers, "gorge")
        assert (status, body.code) == (413, "record-heavy")
        assert await read(readers, GOOD)
        status, body = await refused(readers, "stumble")
        assert (status, body.code) == (500, "internal")
        assert "KeyError" in str([vars(entry) for entry in caplog.records])
        assert "secret" not in str([vars(entry) for entry in caplog.records])
        assert (await refused(readers, "print"))[1].code == "record-empty"


@pytest.mark.slow
def test_a_process_without_its_server_ends_by_itself() -> None:
    """It is reading an endless record when its server dies."""
    question = pickle.dumps((ReplayTask("spin", 0, MOST), "en"))
    command = [sys.executable, "-m", BAD, str(1 << 30), "1"]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as process:
        assert process.stdin
        process.stdin.write(struct.pack("!I", len(question)) + question)
        process.stdin.close()
        assert process.wait(PATIENCE) == -signal.SIGXCPU


async def test_addresses_take_turns_and_none_fills_the_queue() -> None:
    limits = replace(LIMITS, record_seconds=600.0, records_waiting_per_address=3, records_waiting=4)
    async with RecordWorkers(limits, BAD).running() as readers:
        greedy = [asyncio.create_task(read(readers, "hang", "greedy")) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(RequestError, match="too-many") as caught:
            await read(readers, GOOD, "greedy")
        assert (status_of(caught.value), caught.value.params["limit"]) == (429, 3)
        async with asyncio.timeout(PATIENCE):
            assert await read(readers, GOOD, "modest")
        other = [asyncio.create_task(read(readers, "hang", "other")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(RequestError, match="too-many") as caught:
            await read(readers, GOOD, "late")
        assert caught.value.params["limit"] == 4
    ended = await asyncio.gather(*greedy, *other, return_exceptions=True)
    assert {str(error) for error in ended} == {"record-heavy"}
