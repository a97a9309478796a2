"""`alhambra check-bot`: does a program speak the protocol for bots?"""

from __future__ import annotations

from alhambra.arena import ArenaError
from alhambra.arena.match import LONGEST_TIMEOUT
from alhambra.bots.external.checks import CHECKS, Check, check_program
from alhambra.bots.registry.specs import EXEC
from alhambra.cli.render.colours import GOOD, WARNING
from alhambra.cli.terminal import Terminal
from alhambra.locales import Words
from alhambra.locales.errors import error_text


def check_bot(words: Words, terminal: Terminal, command: str, limit: float | None) -> bool:
    """Whether all checks pass; each gets a line when it is done."""
    if limit is not None and not 0 < limit <= LONGEST_TIMEOUT:
        raise ArenaError("arena-bad-timeout", value=limit, most=LONGEST_TIMEOUT)
    command = command.removeprefix(EXEC).strip()
    terminal.say(words.text("check-bot-begins", bot=command), whole=True)
    done: list[Check] = []
    for check in check_program(command, limit):
        _tell(words, terminal, check)
        done.append(check)
    for name in list(CHECKS)[len(done) :]:
        terminal.say(
            words.text("check-bot-skipped", check=words.text("check-bot-what", check=name))
        )
    good = not any(check.error for check in done)
    if good:
        terminal.say(words.text("check-bot-good"), GOOD)
    else:
        terminal.say(words.text("check-bot-bad"), WARNING)
    return good


def _tell(words: Words, terminal: Terminal, check: Check) -> None:
    name = words.text("check-bot-what", check=check.name)
    if check.error:
        reason = error_text(words, check.error)
        terminal.say(words.text("check-bot-failed", check=name, reason=reason), WARNING)
    else:
        found = words.text("check-bot-found", check=check.name, **check.facts)
        terminal.say(words.text("check-bot-passed", check=name, found=found))
