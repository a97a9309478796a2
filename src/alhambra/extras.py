"""Which extra of the package brings what is not installed, and the command that installs it.

Every room may use it: it imports nothing.
"""

from __future__ import annotations

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


class ExtraMissing(ModuleNotFoundError):
    """Something needs a package that is not installed, although an extra of ours brings it."""

    def __init__(self, package: str) -> None:
        self.command = pip_command(EXTRAS[package])
        # In English: words in other languages need a package, too. `error-extra-missing` has them.
        super().__init__(
            f"This needs the package {package}, which is not installed. "
            f"Install it with: {self.command}",
            name=package,
        )


def pip_command(extra: str) -> str:
    """What to type to install an extra."""
    return f'pip install "{DISTRIBUTION}[{extra}]"'


def extra_missing(error: ModuleNotFoundError) -> ExtraMissing:
    """What to say about an import that failed; a module that no extra brings is our mistake."""
    package = (error.name or "").partition(".")[0]
    if package not in EXTRAS:
        raise error
    return ExtraMissing(package)
