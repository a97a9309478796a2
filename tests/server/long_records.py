"""The longest records that fit into a request: legal games in which people only redesign."""

from functools import cache

from alhambra.notation.record import Record
from alhambra.notation.text import format_record
from tests.helpers import position

#: The number of moves that fill a request.
LONGEST = 13_000


@cache
def long_record(moves: int = LONGEST) -> str:
    """Two people take a tile out of their palaces and put it back, again and again."""
    tiles = ("tower-12", "garden-10")
    record = Record.from_game(position(2, palaces=[f"{tile}@1,0" for tile in tiles]))
    for move in range(moves):
        tile = tiles[move % 2]
        record.play(f"add {tile} 1,0" if move // 2 % 2 else f"remove {tile}")
    return format_record(record)
