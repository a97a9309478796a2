"""How a server is run; the command fills it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Limits:
    """What one address and one table may ask for. Rates are per minute, as are the seconds that
    bots may think for one table; `bot_seconds` is for one decision. Records are read in so many
    processes, each with so much memory (bytes) and time (seconds) for one record."""

    tables_per_address: int = 30
    replays_per_address: int = 60
    sockets_per_address: int = 200
    sockets_per_table: int = 100
    requests_per_address: int = 600
    messages_per_socket: int = 600
    chat_per_seat: int = 20
    message_bytes: int = 16_384
    body_bytes: int = 1 << 20
    queued_updates: int = 64
    bot_seconds: float = 10.0
    bot_seconds_per_table: float = 40.0
    record_processes: int = 2
    record_seconds: float = 10.0
    record_memory: int = 1 << 29
    records_waiting: int = 100
    records_waiting_per_address: int = 10


@dataclass(frozen=True)
class Settings:
    """Where the server listens, what it keeps, whom it trusts."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8765
    base_path: str = ""
    #: Names under which browsers may reach the server, besides this machine's own.
    hosts: tuple[str, ...] = ()
    #: Addresses of proxies whose forwarded headers are believed.
    proxies: tuple[str, ...] = ()
    secure: bool = False
    admin_hash: str = ""
    bot_processes: int = 1
    keep_open_days: int = 30
    keep_finished_days: int = 365
    smtp: str = ""
    smtp_password: str = field(default="", repr=False)
    mail_from: str = ""
    #: The address that notices link to.
    address: str = ""
    #: The address on this network, where the one found by itself does not fit.
    lan_address: str = ""
    #: Hooks to private addresses are refused unless a test or a closed network allows them.
    private_hooks: bool = False
    limits: Limits = field(default_factory=Limits)
