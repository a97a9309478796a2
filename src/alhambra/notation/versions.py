"""What a record says about the program that can replay it."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import TYPE_CHECKING

from alhambra.rules.chance import name_of

if TYPE_CHECKING:
    from alhambra.rules.ruleset import Ruleset

#: The layout of the file. One more when an older program could no longer read it.
FORMAT_VERSION = 1
#: The rules. One more when a recorded game would replay differently.
RULES_VERSION = 1

_DIGITS = 16


@cache
def data_hash(rules: Ruleset) -> str:
    """A hash of the tiles and cards of a ruleset, modules included.

    Sorted, since the order in the data files is not part of the game: shuffles name items.
    """
    components = {"tiles": rules.tiles, "cards": rules.cards, "specials": rules.specials}
    text = "".join(
        f"{what} {' '.join(sorted(map(name_of, items)))}\n" for what, items in components.items()
    )
    return hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]
