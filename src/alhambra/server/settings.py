"""The settings of a server, filled by the command line."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Limits:
    """The limits of one process, per address, table and socket.

    Rates are per minute, as are the seconds of work for an address and the seconds that bots may
    think for one table (hints have as many again); `bot_seconds` is for one decision.
    `record_memory` (bytes) and `record_seconds` are for one record. Rates of notifications are
    per hour, `emails_per_day` and `confirmations_per_recipient` per day.

    An IPv6 address counts as its /64 network.
    """

    tables_per_address: int = 30
    replays_per_address: int = 60
    requests_per_address: int = 600
    wrong_secrets_per_address: int = 20
    work_seconds_per_address: float = 30.0
    sockets_per_address: int = 200
    #: The player of a seat can always open another socket; the oldest of too many is closed.
    sockets_per_seat: int = 10
    spectators_per_table: int = 100
    spectators_per_table_and_address: int = 20
    messages_per_address: int = 6000
    #: Faster clients are slowed down. As many frames again may be pings or fragments.
    messages_per_socket: int = 600
    chat_per_seat: int = 20
    #: All spectators of one table together: they may have many addresses.
    chat_of_spectators: int = 60
    #: Fewer if the system allows fewer file descriptors; one address gets at most a quarter.
    connections: int = 10_000
    connections_per_address: int = 250
    #: Timeouts: for the head of a request, its body, the hello on a socket, and for a client to
    #: read what was sent.
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    hello_seconds: float = 10.0
    unread_seconds: float = 60.0
    #: Between two pings of a socket, and for the answer to each: a dead line is noticed within
    #: twice as long.
    ping_seconds: float = 5.0
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
    #: Emails that ask to confirm an address, to one mailbox per day.
    confirmations_per_recipient: int = 3
    confirmations_per_seat: int = 5
    #: How often one client address may change where notifications are sent.
    contact_changes_per_address: int = 60
    #: Emails to one mailbox, for all tables together.
    emails_per_recipient: int = 20
    emails_per_day: int = 100
    webhooks_per_host: int = 120
    webhooks_per_seat: int = 60


@dataclass(frozen=True)
class Settings:
    """Where the server listens, how long it stores tables, which hosts and proxies it trusts."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8765
    base_path: str = ""
    #: Names under which browsers may reach the server, besides this machine's own.
    hosts: tuple[str, ...] = ()
    #: Addresses of proxies whose forwarded headers are trusted.
    proxies: tuple[str, ...] = ()
    secure: bool = False
    admin_hash: str = ""
    bot_processes: int = 1
    keep_open_days: int = 30
    keep_finished_days: int = 365
    smtp: str = ""
    smtp_password: str = field(default="", repr=False)
    mail_from: str = ""
    #: The base URL of links in notifications.
    address: str = ""
    #: The address on the local network, if detecting it gives a wrong one.
    lan_address: str = ""
    #: Whether webhooks may go to private addresses, for tests and closed networks.
    private_webhooks: bool = False
    limits: Limits = field(default_factory=Limits)
