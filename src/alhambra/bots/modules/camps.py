"""Camps: points of a palace in every scoring (camps.score)."""

from __future__ import annotations

from alhambra.bots.faces import BotFace
from alhambra.rules.modules.camps import palace_points

FACE = BotFace(palace_points={"camps": palace_points})
