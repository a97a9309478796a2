"""For operators: `alhambra backup`, `alhambra restore`, `alhambra admin`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from alhambra.cli.language import LanguageOption, words_of

from .serve import PORT, ServeError, default_db, read_secret

_TIMEOUT_SECONDS = 30

Db = Annotated[str | None, typer.Option("--db", help="help-serve-db")]


def backup(
    context: typer.Context,
    path: Annotated[Path, typer.Argument(help="help-backup-path", metavar="argument-file")],
    db: Db = None,
    language: LanguageOption = None,
) -> None:
    from alhambra.server import backups  # noqa: PLC0415 - `play` needs no server

    backups.backup(db or default_db(), path)
    typer.echo(words_of(context).text("backup-done", path=str(path)))


def restore(
    context: typer.Context,
    path: Annotated[Path, typer.Argument(help="help-restore-path", metavar="argument-file")],
    db: Db = None,
    language: LanguageOption = None,
) -> None:
    from alhambra.server import backups  # noqa: PLC0415 - `play` needs no server

    backups.restore(path, db or default_db())
    typer.echo(words_of(context).text("restore-done", path=str(path)))


def admin(
    context: typer.Context,
    what: Annotated[str, typer.Argument(help="help-admin-what", metavar="argument-what")] = "list",
    table: Annotated[str, typer.Argument(help="help-admin-table", metavar="argument-table")] = "",
    url: Annotated[str, typer.Option("--url", help="help-admin-url")] = f"http://127.0.0.1:{PORT}",
    secret: Annotated[Path | None, typer.Option("--secret", help="help-serve-admin")] = None,
    language: LanguageOption = None,
) -> None:
    for line in administer(what, table, url, read_secret(secret)):
        typer.echo(line)


#: What can be done, and how it is asked for.
_REQUESTS = {
    "list": ("GET", ""),
    "inspect": ("GET", "/{table}"),
    "close": ("POST", "/{table}/close"),
    "delete": ("DELETE", "/{table}"),
}


def administer(what: str, table: str, url: str, secret: str) -> list[str]:
    """Ask a running server; its answer as lines."""
    if what not in _REQUESTS or (what != "list" and not table):
        raise ServeError("admin-what", known=", ".join(_REQUESTS))
    method, path = _REQUESTS[what]
    found = _ask(method, f"{url.rstrip('/')}/api/admin/tables{path.format(table=table)}", secret)
    if what == "inspect":
        return [json.dumps(found, indent=2)]
    rows = found["tables"]
    return [f"{row['id']}  {row['code']}  {row['status']}  {row['seq']}" for row in rows]


def _ask(method: str, url: str, secret: str) -> Any:
    import urllib.error  # noqa: PLC0415 - slow, and only here
    import urllib.request  # noqa: PLC0415

    headers = {"authorization": f"Bearer {secret}"}
    try:
        request = urllib.request.Request(url, method=method, headers=headers)
        with urllib.request.urlopen(request, timeout=_TIMEOUT_SECONDS) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        reason = json.loads(error.read() or b"{}").get("text", str(error.code))
        raise ServeError("admin-refused", reason=reason) from error
    except (OSError, ValueError) as error:
        raise ServeError("admin-unreachable", url=url, reason=_reason(error)) from error


def _reason(error: OSError | ValueError) -> str:
    """Why a server cannot be asked, in the words of the operating system where it has some."""
    cause = getattr(error, "reason", error)  # urllib wraps what it met
    return cause.strerror if isinstance(cause, OSError) and cause.strerror else str(cause)
