"""The results of a match as a sheet, and the games that were stopped."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import shorten

from alhambra.arena import BotStanding, GameResult, Match, MatchResult
from alhambra.arena.sprt import BOUND
from alhambra.extras import EXTRAS, pip_command
from alhambra.locales import Words
from alhambra.locales.errors import error_text

from .screen import TextSheet

#: A bot that always fails, or fails at length, would fill the screen.
_FAULTS_SHOWN, _LONGEST_DETAIL = 20, 500
_COLUMNS = (
    "arena-column-games",
    "arena-column-wins",
    "arena-column-interval",
    "arena-column-score",
    "arena-column-margin",
    "arena-column-rating",
    "arena-column-time",
)
_FAULTS = "arena-column-faults"


def match_sheet(words: Words, result: MatchResult) -> TextSheet:
    """One row per bot; below it the par and how fast the run was."""
    match = result.match
    names = [_name(words, match, entry) for entry in range(len(match.specs))]
    notes = [words.text("arena-par", percent=percent(1 / match.players))]
    if result.fresh:
        notes.append(speed_text(words, result.fresh, result.seconds))
    return standings_sheet(words, words.text("arena-title"), names, result.standings, notes)


def standings_sheet(
    words: Words, title: str, names: list[str], standings: list[BotStanding], notes: list[str]
) -> TextSheet:
    """One row of figures for each name; faults have a column only if there are any."""
    header = ["", *map(words.text, _COLUMNS)]
    rows = [
        [name, *_figures(words, standing)] for name, standing in zip(names, standings, strict=True)
    ]
    if any(standing.faults for standing in standings):
        header.append(words.text(_FAULTS))
        for row, standing in zip(rows, standings, strict=True):
            row.append(str(standing.faults))
    if any(standing.rating is None for standing in standings):
        command = pip_command(EXTRAS["openskill"])
        notes = [*notes, words.text("arena-no-ratings", command=command)]
    return TextSheet(title, header, rows, notes)


def _figures(words: Words, standing: BotStanding) -> list[str]:
    low, high = standing.interval
    share, time, rating = standing.win_share, standing.thinking, standing.rating
    return [
        str(standing.games),
        "-" if share is None else words.text("arena-share", percent=percent(share)),
        words.text("arena-interval", low=percent(low), high=percent(high)),
        "-" if standing.score is None else f"{standing.score:.1f}",
        "-" if standing.margin is None else f"{standing.margin:+.1f}",
        "-" if rating is None else f"{rating.mu:.1f}±{rating.sigma:.1f}",
        "-" if time is None else f"{time * 1000:.2f}",
    ]


def speed_text(words: Words, games: int, seconds: float) -> str:
    """How fast a run was."""
    speed = games / seconds if seconds else 0.0
    return words.text("arena-speed", games=games, seconds=f"{seconds:.1f}", speed=f"{speed:.1f}")


def sprt_line(words: Words, result: MatchResult) -> str:
    """What the sequential test found about the first bot."""
    trial = result.trial
    assert trial is not None
    return words.text(
        "arena-sprt",
        answer=trial.answer or "open",
        bot=_name(words, result.match, 0),
        low=percent(trial.question.low),
        high=percent(trial.question.high),
        deals=trial.deals,
        llr=f"{trial.llr:.2f}",
        bound=f"{BOUND:.2f}",
    )


def fault_lines(words: Words, result: MatchResult) -> Iterator[str]:
    """A line for each game that was stopped, as far as they fit a screen."""
    faults = result.faults
    for game in faults[:_FAULTS_SHOWN]:
        yield _fault_line(words, result.match, game)
    if len(faults) > _FAULTS_SHOWN:
        yield words.text("arena-more-faults", count=len(faults) - _FAULTS_SHOWN)


def _fault_line(words: Words, match: Match, game: GameResult) -> str:
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
    """The spec of a bot, numbered if it plays more than once."""
    spec = match.specs[entry]
    if match.specs.count(spec) == 1:
        return spec
    return words.text("arena-entry", bot=spec, number=entry + 1)


def percent(share: float) -> str:
    """A share of games as people write it, without the sign."""
    return f"{share * 100:.1f}"
