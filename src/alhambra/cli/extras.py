"""Which extra of the package brings what is not installed, and the command that installs it.

Used before anything else is loaded, so it needs the standard library only.
"""

from __future__ import annotations

import sys
from typing import NoReturn

from alhambra.rules.errors import AlhambraError

from .exits import USAGE_ERROR

DISTRIBUTION = "alhambra-game"
#: The extra that brings each package, by the name under which Python imports it.
EXTRAS = {
    "aiosqlite": "play",
    "alembic": "play",
    "asyncpg": "server",
    "fluent": "play",
    "litestar": "play",
    "msgspec": "play",
    "openskill": "arena",
    "platformdirs": "play",
    "prometheus_client": "server",
    "ray": "cluster",
    "rich": "play",
    "segno": "play",
    "sqlalchemy": "play",
    "typer": "play",
    "uvicorn": "play",
    "uvloop": "play",
    "websockets": "play",
}


class ExtraMissing(AlhambraError):
    """Something needs a package that is not installed."""


def pip_command(extra: str) -> str:
    """What to type to install an extra."""
    return f'pip install "{DISTRIBUTION}[{extra}]"'


def extra_missing(error: ModuleNotFoundError) -> ExtraMissing:
    """What to say about an import that failed; a module that no extra brings is our mistake."""
    package = (error.name or "").partition(".")[0]
    if package not in EXTRAS:
        raise error
    return ExtraMissing("extra-missing", package=package, command=pip_command(EXTRAS[package]))


def refuse_in_english(error: ModuleNotFoundError) -> NoReturn:
    """Where even the catalogues cannot be read; `error-extra-missing` says the same."""
    missing = extra_missing(error).params
    package, command = missing["package"], missing["command"]
    told = f"This needs the package {package}, which is not installed. Install it with: {command}"
    print(told, file=sys.stderr)
    sys.exit(USAGE_ERROR)
