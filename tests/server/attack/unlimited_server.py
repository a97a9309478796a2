"""A server for attacks: no limits per address or table, and signals that fill and free its disk."""

from __future__ import annotations

import argparse
import os
import resource
import signal
from dataclasses import fields

from alhambra.server.logs import set_up_logs
from alhambra.server.running import serve
from alhambra.server.settings import Limits, Settings
from alhambra.table.tokens import hash_token

FILL, EMPTY = signal.SIGUSR1, signal.SIGUSR2
_MANY = 1_000_000


def main() -> None:
    """Serve like the command, and print the port."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--db")
    found = parser.parse_args()
    # A file-size limit of zero acts like a full disk.
    signal.signal(FILL, lambda *_: _limit_files(0))
    signal.signal(EMPTY, lambda *_: _limit_files(resource.RLIM_INFINITY))
    set_up_logs()
    settings = Settings(
        db=found.db,
        port=found.port,
        admin_hash=hash_token(os.environ["ALHAMBRA_ADMIN_SECRET"]),
        # Even with LAN access switched on, the server stays on this machine.
        lan_address="127.0.0.2",
        limits=Limits(**{one.name: _MANY for one in fields(Limits) if "_per_" in one.name}),
    )
    serve(settings, lambda port: print(f"http://127.0.0.1:{port}", flush=True))


def _limit_files(size: int) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))


if __name__ == "__main__":
    main()
