"""A server without limits per address, for the load generator."""

from __future__ import annotations

import sys

from alhambra.server.logs import set_up_logs
from alhambra.server.running import serve
from alhambra.server.settings import Limits, Settings

MANY = 1_000_000


def main() -> None:
    """Serve the database named on the command line, and print the port."""
    limits = Limits(
        tables_per_address=MANY,
        sockets_per_address=MANY,
        requests_per_address=MANY,
        work_seconds_per_address=MANY,
        messages_per_address=MANY,
        messages_per_socket=MANY,
        connections=MANY,
        connections_per_address=MANY,
        bot_seconds_per_table=MANY,
    )
    set_up_logs("WARNING")
    # Even with LAN access switched on, the server stays on this machine.
    settings = Settings(db=sys.argv[1], port=0, limits=limits, lan_address="127.0.0.2")
    serve(settings, lambda port: print(port, flush=True))


if __name__ == "__main__":
    main()
