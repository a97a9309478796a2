"""A worker that does as requested, and by default returns the request."""

import os
import signal
import time

from alhambra.processes.worker_main import run_worker


def answer(request: bytes) -> bytes:
    match request:
        case b"exit":
            os._exit(3)
        case b"kill":
            os.kill(os.getpid(), signal.SIGKILL)
        case b"spin":
            while True:
                pass
        case b"close":
            os.closerange(3, 64)
            time.sleep(600)
        case b"interrupt":
            os.kill(os.getpid(), signal.SIGINT)
    return request


if __name__ == "__main__":
    run_worker(answer)
