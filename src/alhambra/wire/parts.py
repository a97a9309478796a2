"""What modules lay on the table, as data for a board that knows no rules."""

from __future__ import annotations

from msgspec import Struct

from alhambra.rules.game import Game
from alhambra.rules.grid import STEPS, Cell
from alhambra.rules.modules import two_players
from alhambra.rules.modules.camps import arrows
from alhambra.rules.modules.characters import auction
from alhambra.rules.modules.characters import part as characters
from alhambra.rules.modules.city_gates import part as city_gates
from alhambra.rules.palace import Palace
from alhambra.rules.steps import Step
from alhambra.rules.tiles import SIDE_LETTERS


class GatesView(Struct):
    """Whether a gate card lies face up, and how many each seat holds."""

    face_up: bool
    held: tuple[int, ...]


class CharactersView(Struct):
    """Who owns whom, and how many lie aside; `used`: the ◆ card of this turn is spent."""

    owned: tuple[tuple[str, ...], ...]
    aside: int
    used: bool


class PartsView(Struct, omit_defaults=True):
    """What each module of this game lays open; `two_players` are the neutral player's tiles."""

    city_gates: GatesView | None = None
    characters: CharactersView | None = None
    two_players: list[str] | None = None


class CampLine(Struct):
    """An arrow of a camp, and the buildings on its line: a point each."""

    cell: Cell
    side: str
    cells: list[Cell]


class AuctionView(Struct):
    """A character that is sold: `bidders` have not passed, `holder` bid most (-1: nobody)."""

    character: str
    opener: int
    bidders: tuple[int, ...]
    bid: int
    holder: int


def parts_view(game: Game) -> PartsView:
    """What lies open of every module."""
    view = PartsView()
    if city_gates.NAME in game.parts:
        gates = city_gates.gates_of(game)
        view.city_gates = GatesView(gates.face_up, gates.held)
    if characters.NAME in game.parts:
        state = characters.characters_of(game)
        view.characters = CharactersView(state.owned, len(state.aside), state.used)
    if two_players.NAME in game.parts:
        view.two_players = [tile.id for tile in two_players.tiles_of(game)]
    return view


def camp_lines(palace: Palace) -> list[CampLine]:
    """The line of every arrow that points at a building."""
    return [
        CampLine(cell, SIDE_LETTERS[index], _line(cell, STEPS[index], length))
        for cell, index, length in arrows(palace)
        if length
    ]


def _line(cell: Cell, step: Cell, length: int) -> list[Cell]:
    return [(cell[0] + far * step[0], cell[1] + far * step[1]) for far in range(1, length + 1)]


def auction_view(game: Game, step: Step) -> AuctionView | None:
    """The auction, also when its winner pays."""
    if isinstance(step, auction.Auction):
        opener = auction.opener(game)
        return AuctionView(step.character, opener, step.bidders, step.bid, step.holder)
    if isinstance(step, auction.Paying):
        opener = auction.opener(game)
        return AuctionView(step.character, opener, (step.seat,), step.bid, step.seat)
    return None
