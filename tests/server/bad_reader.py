"""A record reader process that some records make misbehave."""

import os
import time

from alhambra.notation import text
from alhambra.notation.record import Record
from alhambra.server.records import child

_read = text.parse_record


def parse_record(record: str) -> Record:
    """Parse a record, unless it is one of these words."""
    match record:
        case "hang":
            time.sleep(600)
        case "spin":
            while True:
                pass
        case "gorge":
            # Untouched zero pages count towards the memory limit and use almost no CPU time.
            hoard = [bytes(1 << 24) for _ in range(1_000)]
            assert not hoard
        case "quit":
            os._exit(1)
        case "stumble":
            raise KeyError("the secret of a client")
        case "print":
            print("x" * 100_000, flush=True)
            os.write(1, b"y" * 1_000)
            record = ""
    return _read(record)


if __name__ == "__main__":
    child.parse_record = parse_record  # type: ignore[assignment, attr-defined]
    child.main()
