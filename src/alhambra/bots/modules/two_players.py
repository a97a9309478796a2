"""The neutral player of two-player games (two.*)."""

from __future__ import annotations

from alhambra.bots.faces import BotFace
from alhambra.rules.modules.two_players import Give

#: A tile given away helps nobody's palace.
FACE = BotFace(worth={Give: lambda table, give: 0.0})
