"""The neutral player on the wire: its tiles."""

from __future__ import annotations

from alhambra.rules.game import Game
from alhambra.rules.modules.two_players import Give, tiles_of
from alhambra.wire.faces import OfferFields, WireFace


def _tiles(game: Game) -> list[str]:
    return [tile.id for tile in tiles_of(game)]


def _give(action: Give) -> OfferFields:
    return {"tile": action.tile.id}


FACE = WireFace(view=_tiles, offers={Give: _give})
