"""The results of a match as a sheet, and the games that were stopped."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import shorten

from alhambra.arena import Match, MatchResult, Played, Standing
from alhambra.locales import Words
from alhambra.locales.errors import error_text

from .screen import Sheet

#: A bot that always fails, or fails at length, would fill the screen.
_FAULTS_SHOWN, _LONGEST_DETAIL = 20, 500
_COLUMNS = (
    "arena-column-games",
    "arena-column-wins",
    "arena-column-interval",
    "arena-column-score",
    "arena-column-margin",
    "arena-column-time",
    "arena-column-faults",
)


def match_sheet(words: Words, result: MatchResult) -> Sheet:
    """One row per bot; below it the par and how fast the run was."""
    rows = [
        [_name(words, result.match, entry), *_figures(words, standing)]
        for entry, standing in enumerate(result.standings)
    ]
    speed = words.text(
        "arena-speed",
        games=len(result.games),
        seconds=f"{result.seconds:.1f}",
        speed=f"{result.games_per_second:.1f}",
    )
    par = words.text("arena-par", percent=_percent(1 / result.match.players))
    header = ["", *map(words.text, _COLUMNS)]
    return Sheet(words.text("arena-title"), header, rows, [par, speed])


def fault_lines(words: Words, result: MatchResult) -> Iterator[str]:
    """A line for each game that was stopped, as far as they fit a screen."""
    faults = result.faults
    for game in faults[:_FAULTS_SHOWN]:
        yield _fault_line(words, result.match, game)
    if len(faults) > _FAULTS_SHOWN:
        yield words.text("arena-more-faults", count=len(faults) - _FAULTS_SHOWN)


def _fault_line(words: Words, match: Match, game: Played) -> str:
    fault = game.fault
    assert fault is not None
    deal, seating = game.deal + 1, game.seating + 1
    if fault.seat is None:
        return words.text("arena-capped", deal=deal, seating=seating, cap=match.cap)
    bot = _name(words, match, game.seats[fault.seat])
    seat = fault.seat + 1
    if fault.error:
        reason = shorten(error_text(words, fault.error), _LONGEST_DETAIL)
        return words.text(
            "arena-fault-told", deal=deal, seating=seating, seat=seat, bot=bot, reason=reason
        )
    return words.text(
        "arena-fault",
        deal=deal,
        seating=seating,
        seat=seat,
        bot=bot,
        what=fault.what,
        detail=shorten(fault.detail, _LONGEST_DETAIL),
        limit=f"{match.timeout or 0:g}",
    )


def _name(words: Words, match: Match, entry: int) -> str:
    """The spec of a bot; numbered where the same one plays twice."""
    spec = match.specs[entry]
    if match.specs.count(spec) == 1:
        return spec
    return words.text("arena-entry", bot=spec, number=entry + 1)


def _figures(words: Words, standing: Standing) -> list[str]:
    low, high = standing.interval
    share, time = standing.win_share, standing.thinking
    return [
        str(standing.games),
        "-" if share is None else words.text("arena-share", percent=_percent(share)),
        words.text("arena-interval", low=_percent(low), high=_percent(high)),
        "-" if standing.score is None else f"{standing.score:.1f}",
        "-" if standing.margin is None else f"{standing.margin:+.1f}",
        "-" if time is None else f"{time * 1000:.2f}",
        str(standing.faults),
    ]


def _percent(share: float) -> str:
    return f"{share * 100:.1f}"
