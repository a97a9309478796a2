"""The command `alhambra`: play in the terminal, verify records."""

import sys

__all__ = ["main"]


def main() -> None:
    """Whoever interrupts while everything is still being loaded gets no traceback either."""
    try:
        from .app import main as run  # noqa: PLC0415 - the loading takes long enough to be stopped
    except KeyboardInterrupt:
        sys.exit(130)
    run()
