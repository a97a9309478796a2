"""The neutral player in the terminal: what he has, and tiles given to him."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from alhambra.cli.faces import TerminalFace
from alhambra.cli.score.pad_face import PadFace
from alhambra.cli.score.tally import Tally
from alhambra.cli.table.menus.menu import Choice
from alhambra.cli.table.menus.offers import Offers
from alhambra.locales import Words
from alhambra.locales.things import kind_text, list_text, name_text
from alhambra.rules.game import Game
from alhambra.rules.modules.two_players import NAME, Give, find_tiles
from alhambra.rules.score_lines import NEUTRAL
from alhambra.rules.tiles import KINDS, TILES, Tile
from alhambra.rules.view import OpenTable


def tile_choices(offers: Offers, tile: Tile) -> Iterator[Choice]:
    """Give a tile just bought to the neutral player (two.gift)."""
    neutral = name_text(offers.words, offers.table.names, NEUTRAL)
    for action in offers.of(Give):
        if action.tile is tile:
            yield Choice(offers.text("choice-give", neutral=neutral), action)


def card_lines(words: Words, table: OpenTable) -> Iterator[str]:
    """The neutral player's points, and how many tiles of each kind (two.neutral)."""
    counts = Counter(tile.kind for tile in find_tiles(table) or ())
    points = sum(line.points for line in table.lines if line.owner == NEUTRAL)
    kinds = [f"{kind_text(words, kind)} {counts[kind]}" for kind in KINDS if counts[kind]]
    name = name_text(words, table.names, NEUTRAL)
    yield words.text("neutral-line", name=name, points=points, tiles=list_text(words, kinds))


def lay_out(game: Game, round: int, tally: Tally) -> None:
    """As many tiles of each kind as were counted; which ones does not matter."""
    game.states[NAME] = tuple(
        tile
        for kind, counts in tally.kinds.items()
        for tile in [tile for tile in TILES if tile.kind == kind][: counts[NEUTRAL]]
    )


FACE = TerminalFace(
    tile_choices=tile_choices, order=-1, card_lines=card_lines, pad=PadFace(lay_out=lay_out)
)
