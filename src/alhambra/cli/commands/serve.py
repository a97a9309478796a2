"""`alhambra serve`: tables for this machine, this network or the world."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from alhambra.cli.defaults import LAST_PORT
from alhambra.cli.home import data_folder
from alhambra.cli.language import LanguageOption, words_of
from alhambra.locales import Words
from alhambra.notation.errors import file_errors
from alhambra.notation.files import read_whole
from alhambra.rules.errors import AlhambraError

if TYPE_CHECKING:
    from alhambra.server.settings import Settings

PORT = 8765
SECRET = "ALHAMBRA_ADMIN_SECRET"
SMTP_PASSWORD = "ALHAMBRA_SMTP_PASSWORD"
ALL_INTERFACES = "0.0.0.0"
LOOPBACK = "127.0.0.1"
_LONGEST_SECRET = 4096


class ServeError(AlhambraError):
    """Options that contradict one another."""


@dataclass(frozen=True)
class ListenScope:
    """Who can connect: this machine, this network, or everybody through a proxy."""

    lan: bool = False
    public: bool = False
    address: str = ""

    def check(self) -> None:
        """Refuse unsafe combinations."""
        if self.lan and self.public:
            raise ServeError("lan-and-public")
        if self.public and urlsplit(self.address).scheme != "https":
            raise ServeError("public-needs")


def default_db() -> str:
    """The default database."""
    return os.environ.get("ALHAMBRA_DB") or str(data_folder() / "tables.sqlite")


def serve(  # noqa: PLR0913, PLR0917 - one argument per option
    context: typer.Context,
    port: Annotated[
        int, typer.Option("--port", help="help-serve-port", min=0, max=LAST_PORT)
    ] = PORT,
    db: Annotated[str | None, typer.Option("--db", help="help-serve-db")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="help-serve-lan")] = False,
    public: Annotated[bool, typer.Option("--public", help="help-serve-public")] = False,
    host: Annotated[str | None, typer.Option("--host", help="help-serve-host")] = None,
    address: Annotated[str, typer.Option("--address", help="help-serve-address")] = "",
    allow_host: Annotated[
        list[str] | None, typer.Option("--allow-host", help="help-serve-allow")
    ] = None,
    proxy: Annotated[list[str] | None, typer.Option("--proxy", help="help-serve-proxy")] = None,
    admin_secret: Annotated[
        Path | None, typer.Option("--admin-secret", help="help-serve-admin")
    ] = None,
    smtp: Annotated[str, typer.Option("--smtp", help="help-serve-smtp")] = "",
    smtp_password: Annotated[
        Path | None, typer.Option("--smtp-password", help="help-serve-smtp-password")
    ] = None,
    mail_from: Annotated[str, typer.Option("--mail-from", help="help-serve-from")] = "",
    bots: Annotated[int, typer.Option("--bot-processes", help="help-serve-bots")] = 1,
    keep_open: Annotated[int, typer.Option("--keep-open", help="help-serve-keep-open")] = 30,
    keep_finished: Annotated[
        int, typer.Option("--keep-finished", help="help-serve-keep-finished")
    ] = 365,
    language: LanguageOption = None,
) -> None:
    # `play` needs no server.
    from alhambra.server.notifications.mail_server import parse_mail_server  # noqa: PLC0415
    from alhambra.server.settings import Settings  # noqa: PLC0415
    from alhambra.table.tokens import hash_token  # noqa: PLC0415

    scope = ListenScope(lan, public, address)
    scope.check()
    secret = read_secret(admin_secret)
    if smtp and not address:
        raise ServeError("smtp-address")
    password = read_secret(smtp_password, SMTP_PASSWORD)
    if smtp and parse_mail_server(smtp).user and not password:
        raise ServeError("smtp-secret", variable=SMTP_PASSWORD)
    parts = urlsplit(address)
    named = (parts.hostname,) if parts.hostname else ()
    settings = Settings(
        db=db or default_db(),
        host=host or (ALL_INTERFACES if lan else LOOPBACK),
        port=port,
        base_path=parts.path.rstrip("/"),
        hosts=(*named, *(name.lower() for name in allow_host or ())),
        proxies=tuple(proxy or ((LOOPBACK,) if public else ())),
        secure=public,
        admin_hash=hash_token(secret) if secret else "",
        bot_processes=max(1, bots),
        keep_open_days=keep_open,
        keep_finished_days=keep_finished,
        smtp=smtp,
        smtp_password=password,
        mail_from=mail_from or f"alhambra@{parts.hostname or 'localhost'}",
        address=f"{parts.scheme}://{parts.netloc}" if parts.netloc else "",
    )
    run(words_of(context), settings, scope)


def run(
    words: Words,
    settings: Settings,
    scope: ListenScope,
    *,
    level: str = "INFO",
    show: Callable[[str], None] | None = None,
) -> None:
    """Serve until interrupted, logging from a level on; `show` gets the address once ready."""
    from alhambra.server.logs import set_up_logs  # noqa: PLC0415
    from alhambra.server.running import serve  # noqa: PLC0415

    def ready(port: int) -> None:
        url = f"{settings.address or f'http://{LOOPBACK}:{port}'}{settings.base_path}/"
        typer.echo(words.text("serve-ready", url=url))
        if scope.lan:
            _invite(words, port)
        if scope.public:
            typer.echo(words.text("serve-public", port=port))
        typer.echo(words.text("serve-stop"))
        if show:
            show(url)

    set_up_logs(level)
    serve(settings, ready)


def read_secret(path: Path | None, variable: str = SECRET) -> str:
    """A secret, from a file or from the environment; never from the command line."""
    if path is None:
        return os.environ.get(variable, "")
    with file_errors("record-unreadable", path):
        return read_whole(path, _LONGEST_SECRET).decode().strip()


def _invite(words: Words, port: int) -> None:
    """The address for others on this network, as text and as a QR code."""
    import segno  # noqa: PLC0415 - only here

    from alhambra.server.lan_access import own_address  # noqa: PLC0415

    url = f"http://{own_address()}:{port}/"
    typer.echo(words.text("serve-lan", url=url))
    segno.make(url).terminal(compact=True)
