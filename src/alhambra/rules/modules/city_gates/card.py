"""The gate card: in the deck, beside the market, in somebody's hand (gates.setup to take)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from alhambra.rules import turn
from alhambra.rules.deck_inference import Spread
from alhambra.rules.errors import Refusal, TextError
from alhambra.rules.events import Event
from alhambra.rules.seats import SeatIndex

from .state import change, gates_of, hold

if TYPE_CHECKING:
    from alhambra.rules.game import Game
    from alhambra.rules.refill import Special
    from alhambra.rules.ruleset import Ruleset

#: How many gate cards go into the three piles, by number of players (gates.setup).
SHARES = {2: (1, 1, 0), 3: (1, 1, 1), 4: (2, 1, 1), 5: (2, 2, 1), 6: (2, 2, 2)}
PILES = ("3", "4", "5")


@dataclass(frozen=True, slots=True)
class GateRevealed(Event):
    """A gate card came up; if one lay there already it was discarded."""

    discarded: bool


@dataclass(frozen=True, slots=True)
class GateTaken(Event):
    """A seat took the gate card."""

    seat: SeatIndex


@dataclass(frozen=True, slots=True)
class GateCard:
    """Laid beside the market when drawn, or discarded if one lies there (gates.reveal)."""

    code: ClassVar[str] = "gate"
    back: ClassVar[str] = "gate"

    def drawn(self, game: Game) -> None:
        gates = gates_of(game)
        if gates.face_up:
            change(game, discarded=gates.discarded + 1)
        else:
            change(game, face_up=True)
        if game.tell:
            game.tell(GateRevealed(gates.face_up))


GATE = GateCard()


def pile_cards(game: Game) -> Mapping[int, list[Special]]:
    """One card per player, spread over the piles 3 to 5 as evenly as possible."""
    piles = game.shuffle("gates", PILES)
    shares = SHARES[game.rules.players]
    return {int(pile): [GATE] * share for pile, share in zip(piles, shares, strict=True)}


def spread(players: int) -> Spread:
    """Which pile got how many is hidden, unless all got the same."""
    return Spread(GATE.back, tuple(map(int, PILES)), SHARES[players])


def reshuffled(game: Game) -> list[Special]:
    """Discarded gate cards come back with the discards."""
    count = gates_of(game).discarded
    change(game, discarded=0)
    return [GATE] * count


@dataclass(frozen=True, slots=True)
class TakeGate:
    """Take the gate card instead of money: `take gate` (gates.take)."""

    verb: ClassVar[str] = "take"

    def __str__(self) -> str:
        return "take gate"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> TakeGate:
        if words != ["gate"]:
            raise TextError("bad-cards", text=" ".join(words))
        return TAKE_GATE

    def refusal(self, game: Game) -> Refusal | None:
        return None if gates_of(game).face_up else Refusal("no-gate-card", "gates.take")

    def act(self, game: Game) -> None:
        change(game, face_up=False)
        hold(game, game.turn_seat, +1)
        if game.tell:
            game.tell(GateTaken(game.turn_seat))
        turn.end_actions(game)


TAKE_GATE = TakeGate()


def take_offers(game: Game) -> tuple[TakeGate, ...]:
    """The face-up gate card, if there is one."""
    return (TAKE_GATE,) if gates_of(game).face_up else ()


def defects(game: Game) -> list[str]:
    """There is one gate card per player, built gates included."""
    gates = gates_of(game)
    count = gates.face_up + gates.discarded + sum(gates.held) + game.deck.count(GATE)
    count += sum(len(palace.works.gates) for palace in game.palaces)
    return [] if count == game.rules.players else [f"{count} gate cards"]
