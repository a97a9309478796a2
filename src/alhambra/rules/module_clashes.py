"""Modules that claim the same thing cannot be played together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from .errors import SetupError

if TYPE_CHECKING:
    from .module import Module

#: What is claimed, and its key; the same claim by two modules is a clash.
Claim = tuple[str, str]


def refuse_clashes(modules: Sequence[Module]) -> None:
    """Refuse modules of which two claim the same state, step, card, tile or currency.

    Verbs may be shared: `take gate` is another action than `take denar 3`.
    """
    owners: dict[Claim, Module] = {}
    for module in modules:
        for claim in dict.fromkeys(claim for part in module for claim in _claims(part)):
            first = owners.setdefault(claim, module)
            if first is not module:
                what, key = claim
                raise SetupError(
                    "module-clash", what=what, key=key, first=first.name, second=module.name
                )


def _claims(module: Module) -> Iterator[Claim]:
    if module.state:
        yield "state", module.name
    yield from _each("step", (step.name for step in module.steps))
    yield from _each("card", (card.code for card in module.specials))
    yield from _each("back", (card.back for card in module.specials))
    yield from _each("tile", (tile.id for tile in module.tiles))
    yield from _each("currency", (currency.name for currency in module.currencies))


def _each(what: str, keys: Iterable[str]) -> Iterator[Claim]:
    return ((what, key) for key in keys)
