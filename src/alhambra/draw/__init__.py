"""SVG pictures, drawn from views only.

Tables, palaces, tiles and cards. `art/` holds the symbols and the design tokens;
`docs/pictures.md` describes both.
"""

from .document import Picture
from .last_move import LastMove
from .pieces import draw_palace, draw_tile
from .sheet import draw_sheet
from .table import draw_table
from .tokens import THEMES

__all__ = [
    "THEMES",
    "LastMove",
    "Picture",
    "draw_palace",
    "draw_sheet",
    "draw_table",
    "draw_tile",
]
