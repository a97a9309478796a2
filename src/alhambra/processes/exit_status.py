"""How a process ended, in words."""

from __future__ import annotations

import signal


def exit_status(code: int) -> str:
    """The meaning of a return code: `exit 3`, `SIGKILL`, or `signal 35` for one without a name."""
    if code >= 0:
        return f"exit {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"
