"""The last turn of a whole game: full palaces, two scorings behind, no tiles to come.

Tiles and points are those of a game of three bots, so that all numbers are as in a real game. Only
the hands are chosen: the learner can pay for one tile, gets another one at the end, and the rivals
get none.
"""

from __future__ import annotations

from .scenario import Scenario

_LEARNER = (
    "tower-10-w@-4,1 arcades-5-nw@-3,-1 chambers-9-w@-3,0 pavilion-4-es@-3,1 chambers-6-es@-2,-1 "
    "arcades-8-n@-2,0 pavilion-8@-1,0 garden-8-nw@0,-1 chambers-7-sw@0,1 pavilion-6-n@1,-2 "
    "chambers-10@1,-1 seraglio-6-es@1,0 garden-10-n@1,1 seraglio-5-sw@1,2 seraglio-8-s@2,-1 "
    "arcades-4-nes@2,2"
)
_FIRST_RIVAL = (
    "pavilion-5-nw@-2,-1 tower-7-new@-1,-3 garden-10-w@-1,-2 tower-11@-1,-1 chambers-9-s@-1,0 "
    "tower-9-nw@-1,1 seraglio-9@-1,2 arcades-10@-1,3 garden-8-ne@0,-1 garden-11@0,1 "
    "garden-12-s@0,2 pavilion-2-new@1,-1 tower-9-es@1,0 tower-9-ne@1,1 tower-13-e@1,2 "
    "seraglio-3-esw@1,3"
)
_SECOND_RIVAL = (
    "garden-7-nsw@-1,0 chambers-5-nsw@-1,1 tower-11-n@0,-3 pavilion-3-sw@0,-2 chambers-8-nw@0,-1 "
    "arcades-9@0,1 garden-6-esw@0,2 tower-8-nes@1,-3 chambers-7-ne@1,-2 chambers-11@1,-1 "
    "arcades-8-e@1,0 arcades-7-es@1,1 tower-11-s@2,-1 seraglio-7-w@3,-2 garden-9-e@3,-1 "
    "arcades-6-sw@3,0 tower-12@4,0 pavilion-7-e@4,1"
)
_LINES = (
    "1:1:pavilion:1:1:1:1 1:0:seraglio:2:1:1:1 1:2:arcades:3:4:1:1 1:0:chambers:4:2:1:1 "
    "1:0:garden:2:2:1:2 1:1:garden:2:2:1:2 1:1:tower:6:2:1:1 1:0:wall:2:2:0:0 1:1:wall:3:3:0:0 "
    "1:2:wall:9:9:0:0 2:1:pavilion:8:2:1:1 2:0:pavilion:1:1:2:1 2:0:seraglio:9:2:1:1 "
    "2:2:arcades:10:4:1:1 2:0:arcades:3:3:2:1 2:0:chambers:7:3:1:2 2:2:chambers:7:3:1:2 "
    "2:1:garden:12:3:1:1 2:0:garden:5:2:2:1 2:1:tower:13:3:1:1 2:2:tower:6:1:2:1 "
    "2:0:wall:7:7:0:0 2:1:wall:6:6:0:0 2:2:wall:10:10:0:0"
)

LAST_TURN = Scenario(
    "seraglio-4-ne garden-10 garden-8-sw arcades-6-ne",
    "N4 R2 U8 F6",
    ("R7 R4 N7", "N5 F6 U5", "N4 F6 U5"),
    (_LEARNER, _FIRST_RIVAL, _SECOND_RIVAL),
    lines=_LINES,
)
