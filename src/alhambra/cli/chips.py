"""What lies open of a module that has no face in the terminal: its chips, a line for them all."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra.locales import Words
from alhambra.locales.module_text import module_text
from alhambra.locales.things import chip_text
from alhambra.rules.view import OpenTable

_BETWEEN = " · "


def chip_lines(name: str, words: Words, table: OpenTable) -> Iterator[str]:
    """The chips of a module: those of the table first, then those of each seat."""
    state = table.rules.states.get(name)
    if state is None:
        return
    found = list(state.chips(table.states[name]))
    texts = []
    for seat in (None, *range(table.players)):
        own = [chip_text(words, chip.label, chip.count) for chip in found if chip.seat == seat]
        if own:
            listed = ", ".join(own)
            texts.append(
                listed if seat is None else words.text("owns", name=table.names[seat], what=listed)
            )
    if texts:
        module = module_text(words, name)
        yield words.text("module-line", module=module, chips=_BETWEEN.join(texts))
