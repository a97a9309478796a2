"""The whole table as plain values, hidden order included: the engine's and the oracle's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from alhambra import NEUTRAL, Game, Palace, Tile
from alhambra.rules.grid import STEPS, Cell
from alhambra.rules.modules.characters.auction import Auction
from alhambra.rules.modules.characters.state import NAME as CHARACTERS
from alhambra.rules.modules.characters.state import characters_of
from alhambra.rules.modules.city_gates.state import NAME as CITY_GATES
from alhambra.rules.modules.city_gates.state import gates_of
from alhambra.rules.modules.two_players import NAME as TWO_PLAYERS
from alhambra.rules.modules.two_players import tiles_of
from alhambra.rules.money import cards_in, parse_code
from alhambra.rules.tiles import SIDES
from tests.oracle import Oracle

Snapshot = dict[str, Any]


@cache
def oracle_name(name: str) -> str:
    """An item of a shuffle in the oracle's notation: `N3` is `denar 3`."""
    if name.startswith(("scoring-", "character-")):
        return name.replace("-", " ", 1)
    return str(parse_code(name)) if len(name) == 2 else name


def engine_snapshot(game: Game) -> Snapshot:
    """The engine's table."""
    return {
        "seat": game.seat,
        "turn": game.turn_seat,
        "market": [tile.id if tile else None for tile in game.market],
        "supply": _ids(game.supply),
        "display": _money(game.display),
        "discards": _money(game.discards),
        "deck": [oracle_name(card.code) for card in game.deck],
        "hands": list(map(_money, game.hands)),
        "palaces": [
            {cell: tile.id for cell, tile in palace.buildings().items()} for palace in game.palaces
        ],
        "gates": list(map(_gates, game.palaces)),
        "walls": [palace.wall() for palace in game.palaces],
        "reserves": [sorted(_ids(reserve)) for reserve in game.reserves],
        "waiting": sorted(tile.id for step in game.stack for tile in step.held()),
        "neutral": sorted(_ids(tiles_of(game))) if TWO_PLAYERS in game.states else [],
        "scorings": sorted(game.scorings),
        "scores": game.scores,
        "neutral score": game.points_by_owner().get(NEUTRAL, 0),
        "lines": sorted(f"{ln.round} {ln.owner} {ln.source} {ln.points}" for ln in game.lines),
        **(_gate_cards(game) if CITY_GATES in game.states else {}),
        **(_characters(game) if CHARACTERS in game.states else {}),
    }


def _ids(tiles: Sequence[Tile]) -> list[str]:
    return [tile.id for tile in tiles]


def _money(purse: int) -> list[str]:
    return sorted(map(str, cards_in(purse)))


def _gates(palace: Palace) -> set[tuple[Cell, Cell]]:
    """Gates by the two cells that they join, the smaller one first."""
    steps: dict[int, Cell] = dict(zip(SIDES, STEPS, strict=True))
    return {
        ((x, y), (x + steps[side][0], y + steps[side][1])) for (x, y), side in palace.works.gates
    }


def _gate_cards(game: Game) -> Snapshot:
    gates = gates_of(game)
    return {
        "gate card": gates.face_up,
        "gate cards held": list(gates.held),
        "gate cards discarded": gates.discarded,
    }


def _characters(game: Game) -> Snapshot:
    state, step = characters_of(game), game.stack[-1] if game.stack else None
    return {
        "owned": [sorted(owned) for owned in state.owned],
        "aside": list(state.aside),
        "◆ used": state.used,
        "bid": step.bid if isinstance(step, Auction) else None,
        "bidders": sorted(step.bidders) if isinstance(step, Auction) else None,
        "on sale": step.character if isinstance(step, Auction) else None,
    }


def oracle_snapshot(oracle: Oracle) -> Snapshot:
    """The oracle's table."""
    return {
        "seat": oracle.seat,
        "turn": oracle.turn_seat,
        "market": [oracle.market[square] for square in (1, 2, 3, 4)],
        "supply": oracle.supply,
        "display": sorted(oracle.display),
        "discards": sorted(card for card in oracle.discards if card != "gate"),
        "deck": oracle.deck,
        "hands": [sorted(hand) for hand in oracle.hands],
        "palaces": oracle.palaces,
        "gates": oracle.gates,
        "walls": [oracle.wall(seat) for seat in range(oracle.players)],
        "reserves": [sorted(reserve) for reserve in oracle.reserves],
        "waiting": sorted([*oracle.bought, *(t for given in oracle.leftovers for t in given)]),
        "neutral": sorted(oracle.neutral),
        "scorings": sorted(round for round in oracle.pending if round < 3),
        "scores": oracle.scores,
        "neutral score": oracle.neutral_score,
        "lines": sorted(
            f"{round} {NEUTRAL if owner == 'neutral' else owner} {_source(source)} {points}"
            for round, owner, source, points in oracle.score_lines()
        ),
        **(_oracle_gate_cards(oracle) if CITY_GATES in oracle.modules else {}),
        **(_oracle_characters(oracle) if CHARACTERS in oracle.modules else {}),
    }


def _source(source: str) -> str:
    """The arrow of a camp in the engine's notation."""
    return source.replace(" ", "/")


def _oracle_gate_cards(oracle: Oracle) -> Snapshot:
    return {
        "gate card": oracle.gate_card,
        "gate cards held": oracle.gate_cards,
        "gate cards discarded": oracle.discards.count("gate"),
    }


def _oracle_characters(oracle: Oracle) -> Snapshot:
    auction = oracle.auction if oracle.phase == "bidding" else None
    seats = set(range(oracle.players))
    return {
        "owned": [sorted(owned) for owned in oracle.characters],
        "aside": oracle.aside,
        "◆ used": oracle.diamond_card_used,
        "bid": auction.bid if auction else None,
        "bidders": sorted(seats - auction.passed) if auction else None,
        "on sale": auction.character if auction else None,
    }
