"""What is to be played: seats, modules, edition; as the last set-up left it."""

from __future__ import annotations

from dataclasses import dataclass

from alhambra.bots import join_specs, split_specs
from alhambra.cli.settings import keep_setting, read_settings
from alhambra.locales import Words
from alhambra.rules.errors import AlhambraError
from alhambra.rules.module_registry import module_names
from alhambra.rules.ruleset import EDITIONS

from .seats import SeatSetup, parse_sitter, plan_seats, seat_names, sitter_text

_SEATS, _MODULES, _EDITION = "seats", "modules", "edition"


@dataclass(frozen=True)
class TableSetup:
    """A table before it is set up."""

    seats: tuple[SeatSetup, ...]
    modules: tuple[str, ...] = ()
    edition: str = EDITIONS[0]


def default_plan(words: Words) -> TableSetup:
    """One person against bots, nothing optional."""
    return TableSetup(tuple(plan_seats(words, None, (), None)))


def remembered_plan(words: Words) -> TableSetup:
    """What was played last; the default where nothing was kept or it makes no sense any more."""
    plain = default_plan(words)
    try:
        kept = read_settings()
        seats = seat_names([parse_sitter(text) for text in split_specs(kept.get(_SEATS, ""))])
    except AlhambraError:
        return plain
    modules = kept.get(_MODULES, "").split(",")
    edition = kept.get(_EDITION, plain.edition)
    return TableSetup(
        tuple(seats) or plain.seats,
        tuple(module for module in module_names() if module in modules),
        edition if edition in EDITIONS else plain.edition,
    )


def keep_plan(plan: TableSetup) -> None:
    """Remember a plan for the next time."""
    keep_setting(_SEATS, join_specs(map(sitter_text, plan.seats)))
    keep_setting(_MODULES, ",".join(plan.modules))
    keep_setting(_EDITION, plan.edition)
