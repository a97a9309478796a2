"""How a server is run; the command fills it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Limits:
    """What one address, one table and one socket may ask of one process. Rates are per minute, as
    are the seconds of work for an address and those that bots may think for one table (hints have
    as many again); `bot_seconds` is for one decision. Records are read in so many processes, each
    with so much memory (bytes) and work (seconds) for one record. Rates of word that goes out are
    per hour, and `emails_per_day` per day.

    An address is a whole network of 64 bits where it is IPv6.
    """

    tables_per_address: int = 30
    replays_per_address: int = 60
    requests_per_address: int = 600
    wrong_secrets_per_address: int = 20
    work_seconds_per_address: float = 30.0
    sockets_per_address: int = 200
    #: Whoever has a seat opens another one at any time; the oldest of too many is closed.
    sockets_per_seat: int = 10
    spectators_per_table: int = 100
    spectators_per_table_and_address: int = 20
    messages_per_address: int = 6000
    #: Whoever is quicker waits. Frames that are no message (pings, pieces) may be as many again.
    messages_per_socket: int = 600
    chat_per_seat: int = 20
    #: Spectators may come with many addresses: all those of one table together.
    chat_of_spectators: int = 60
    #: Fewer where the system gives fewer descriptors; one address gets a quarter of them at most.
    connections: int = 10_000
    connections_per_address: int = 250
    #: Seconds for the head of a request, for its body, for the hello on a socket, and for a client
    #: to read what waits for it.
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    hello_seconds: float = 10.0
    unread_seconds: float = 60.0
    message_bytes: int = 16_384
    body_bytes: int = 1 << 20
    queued_updates: int = 64
    bot_seconds: float = 10.0
    bot_seconds_per_table: float = 40.0
    record_processes: int = 2
    record_seconds: float = 5.0
    record_memory: int = 1 << 29
    records_waiting: int = 100
    records_waiting_per_address: int = 10
    #: First emails, which ask whether an address is right: to one mailbox so many a day.
    confirmations_per_recipient: int = 3
    confirmations_per_seat: int = 5
    #: How often one address may say where it wants word.
    notices_per_address: int = 60
    #: Emails to one address, whatever table they are about.
    emails_per_recipient: int = 20
    emails_per_day: int = 100
    hooks_per_host: int = 120
    hooks_per_seat: int = 60


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
