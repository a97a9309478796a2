"""One worker process: answers, failures with their reasons, and a restart after each."""

import asyncio
import sys

import pytest

from alhambra.processes.worker import WorkerFailed, WorkerLimits, WorkerProcess

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX"),
]

ECHO = "tests.processes.echo_worker"
LIMITS = WorkerLimits(60.0, 1, 1 << 30)


@pytest.mark.parametrize(
    ("request_", "reason"), [(b"exit", "exit 3"), (b"kill", "SIGKILL"), (b"spin", "SIGXCPU")]
)
async def test_a_failure_says_how_the_process_ended(request_: bytes, reason: str) -> None:
    worker = WorkerProcess(ECHO, LIMITS)
    try:
        with pytest.raises(WorkerFailed, match=f"^{reason}$"):
            await worker.ask(request_)
        assert await worker.ask(b"again") == b"again"
    finally:
        await worker.stop()


async def test_a_module_that_cannot_run_is_a_failure() -> None:
    with pytest.raises(WorkerFailed, match=r"^exit 1$"):
        await WorkerProcess("no.such.module", LIMITS).ask(b"")


async def test_ctrl_c_is_left_to_the_parent() -> None:
    worker = WorkerProcess(ECHO, LIMITS)
    try:
        assert await worker.ask(b"interrupt") == b"interrupt"
    finally:
        await worker.stop()


async def test_a_worker_that_closes_its_pipes_without_exiting_is_killed() -> None:
    worker = WorkerProcess(ECHO, LIMITS)
    with pytest.raises(WorkerFailed, match=r"^IncompleteReadError$"):
        await worker.ask(b"close")
    assert worker._process is None


@pytest.mark.parametrize("steps", [1, 2, 5])
async def test_a_worker_stopped_while_it_starts_leaves_no_process(steps: int) -> None:
    worker = WorkerProcess(ECHO, LIMITS)
    answer = asyncio.create_task(worker.ask(b"late"))
    for _ in range(steps):
        await asyncio.sleep(0)
    await worker.stop()
    assert worker._process is None
    with pytest.raises(WorkerFailed):
        await answer
    assert worker._process is None
