"""Currencies and kinds of tiles that plug-ins bring; a client knows the built-in ones itself."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.ruleset import EDITIONS, FEWEST_PLAYERS, Ruleset, make_ruleset
from alhambra.rules.tiles import Tile


class PluginComponents(Struct):
    """`currencies` by the letters of their cards' codes; `kinds` of buildings, and those of tiles
    with bastions (`bastions`), whose ids name other sides than walls."""

    currencies: dict[str, str]
    kinds: list[str]
    bastions: list[str]


@lru_cache
def built_in_rules() -> Ruleset:
    """The game with every built-in module."""
    return make_ruleset(FEWEST_PLAYERS, EDITIONS[0], BUILT_IN)


def kinds(tiles: tuple[Tile, ...], has_bastions: bool) -> list[str]:
    """The kinds of buildings among some tiles, or of the tiles with bastions."""
    found = (tile.kind for tile in tiles if (tile.bastions is not None) == has_bastions)
    return list(dict.fromkeys(found))


@lru_cache(1 << 6)
def plugin_components(rules: Ruleset) -> PluginComponents | None:
    """What plug-ins add in a game; None for nothing."""
    known = {tile.kind for tile in built_in_rules().tiles}
    tiles = tuple(tile for tile in rules.tiles if tile.kind not in known)
    currencies = {
        currency.letter: currency.name
        for currency in rules.currencies
        if currency not in built_in_rules().currencies
    }
    if not tiles and not currencies:
        return None
    return PluginComponents(currencies, kinds(tiles, False), kinds(tiles, True))
