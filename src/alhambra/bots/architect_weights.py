"""What the architect believes, in points; tried by hand in matches against the mason."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Every number that the architect's judgement hangs on."""

    #: A point of a rival against an own one, shared among all rivals.
    rivalry: float = 0.9
    #: How unsure the majorities of coming scorings are: 1 if all buy alike and by chance.
    spread: float = 1.0
    #: Tiles that change hands while one card is drawn; says how far away a scoring is.
    tiles_per_card: float = 0.5

    #: A side of wall in one scoring, and a building before a camp.
    wall: float = 1.0
    camp: float = 1.0
    #: A cell where one can go on building, for the first `most_room` of them.
    room: float = 0.2
    most_room: int = 8
    #: What is left of the worth of a tile on the reserve: to build it costs an action.
    on_reserve: float = 0.3

    #: A coin, while there are tiles to buy.
    coin: float = 0.4
    #: Of more coins than this, only a part of each is still worth having.
    enough: int = 22
    beyond: float = 0.4
    #: An action, which only an exact payment saves.
    action: float = 4.0
    #: To end the turn with an overpaid purchase, where waiting might have made it exact.
    tempo: float = 8.0
    #: A redesign must be worth a turn; tearing down alone never is, and could go on for ever.
    redesign: float = 0.5
    tearing_down: float = 50.0
    #: What is left of a purchase that can wait for the next turn.
    payable: float = 1.0
    #: The same where the tile is still to be drawn.
    refilled: float = 0.8
    #: The same for the tiles that may come.
    to_come: float = 0.25
    #: What is left of that when a rival can pay for the tile exactly, or at all, before.
    contested: float = 0.5
    wanted: float = 0.8
    #: A wall side of a tile not yet had, for every scoring to come.
    wall_hope: float = 0.35

    #: A gate card in hand; Abdul Karim kept for later.
    gate_card: float = 2.0
    karim: float = 9.0
    #: With fewer tiles to come, coins, room and cards lose their worth bit by bit.
    late: int = 16


WEIGHTS = Weights()
