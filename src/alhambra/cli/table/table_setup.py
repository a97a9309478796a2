"""The setup of a table: seats, modules, edition; saved for the next time."""

from __future__ import annotations

from dataclasses import dataclass

from alhambra.bots import join_specs, split_specs
from alhambra.cli.settings import read_settings, save_setting
from alhambra.locales import Words
from alhambra.locales.playable import playable_modules
from alhambra.rules.errors import AlhambraError
from alhambra.rules.ruleset import EDITIONS

from .seats import SeatSetup, fill_seats, format_seat, name_seats, parse_seat

_SEATS, _MODULES, _EDITION = "seats", "modules", "edition"


@dataclass(frozen=True)
class TableSetup:
    """Who plays, with which modules, in which edition."""

    seats: tuple[SeatSetup, ...]
    modules: tuple[str, ...] = ()
    edition: str = EDITIONS[0]


def default_setup(words: Words) -> TableSetup:
    """One person against bots, nothing optional."""
    return TableSetup(tuple(fill_seats(words, None, (), None)))


def saved_setup(words: Words) -> TableSetup:
    """The setup of the last game; the default if none was saved or it is no longer valid."""
    default = default_setup(words)
    try:
        settings = read_settings()
        seats = name_seats([parse_seat(text) for text in split_specs(settings.get(_SEATS, ""))])
    except AlhambraError:
        return default
    modules = settings.get(_MODULES, "").split(",")
    edition = settings.get(_EDITION, default.edition)
    return TableSetup(
        tuple(seats) or default.seats,
        tuple(module for module in playable_modules() if module in modules),
        edition if edition in EDITIONS else default.edition,
    )


def save_setup(setup: TableSetup) -> None:
    """Save a setup for the next time."""
    save_setting(_SEATS, join_specs(map(format_seat, setup.seats)))
    save_setting(_MODULES, ",".join(setup.modules))
    save_setting(_EDITION, setup.edition)
