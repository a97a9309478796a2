"""Redesigning the Alhambra (redesign.*)."""

import pytest

from alhambra import TextError
from alhambra.rules.building import why_not_remove
from alhambra.rules.events import Added, Removed, Swapped
from alhambra.rules.grid import ORIGIN
from tests.helpers import do, listed, palace, position, refusal, tile, tiles

ROW = "garden-10@1,0 tower-12@2,0 pavilion-8@3,0"


def test_add_moves_a_tile_from_the_reserve() -> None:
    """redesign.add: one tile from the reserve into the palace"""
    game = position(palaces=["garden-10@1,0"], reserves=["tower-12 tower-8-nes"])
    expected = {f"add tower-12 {x},{y}" for x, y in
                [(0, -1), (1, -1), (-1, 0), (2, 0), (0, 1), (1, 1)]}  # fmt: skip
    assert listed(game, "add") == expected | {"add tower-8-nes 2,0"}
    (event, *_) = do(game, "add tower-12 1,1")
    assert event == Added(0, tile("tower-12"), (1, 1))
    assert game.palaces[0] == palace("garden-10@1,0 tower-12@1,1")
    assert game.reserves[0] == tiles("tower-8-nes")
    assert game.seat == 1


def test_add_only_from_own_reserve() -> None:
    """redesign.add: neither a tile of the market nor of a rival's reserve"""
    game = position(reserves=["tower-12", "garden-10"], market="tower-11 garden-11 arcades-9 -")
    for id in ("garden-10", "tower-11", "pavilion-8"):
        assert refusal(game, f"add {id} 1,0") == ("not-in-reserve", "redesign.add")


def test_remove_moves_a_tile_to_the_reserve() -> None:
    """redesign.remove: one tile from the palace to the reserve"""
    game = position(palaces=[ROW], reserves=["arcades-9"])
    assert listed(game, "remove") == {"remove pavilion-8"}
    (event, *_) = do(game, "remove pavilion-8")
    assert event == Removed(0, tile("pavilion-8"), (3, 0))
    assert game.palaces[0] == palace("garden-10@1,0 tower-12@2,0")
    assert game.reserves[0] == tiles("arcades-9 pavilion-8")
    assert game.seat == 1


def test_remove_only_from_own_palace() -> None:
    """redesign.remove: a tile of the reserve or of a rival is refused"""
    game = position(palaces=["garden-10@1,0", "tower-12@1,0"], reserves=["pavilion-8"])
    for id in ("tower-12", "pavilion-8", "arcades-9"):
        assert refusal(game, f"remove {id}") == ("not-in-palace", "redesign.remove")


def test_swap_exchanges_tiles_in_one_cell() -> None:
    """redesign.swap: a tile of the reserve replaces one of the palace in the same cell"""
    game = position(palaces=[ROW], reserves=["garden-11 tower-13-e"])
    assert listed(game, "swap") == {
        "swap garden-11 1,0",
        "swap garden-11 2,0",
        "swap garden-11 3,0",
        "swap tower-13-e 3,0",
    }
    (event, *_) = do(game, "swap garden-11 2,0")
    assert event == Swapped(0, tile("garden-11"), tile("tower-12"), (2, 0))
    assert game.palaces[0] == palace("garden-10@1,0 garden-11@2,0 pavilion-8@3,0")
    assert game.reserves[0] == tiles("tower-12 tower-13-e")
    assert game.seat == 1


def test_swap_needs_a_tile_in_the_cell() -> None:
    """redesign.swap: not onto an empty cell, near or far; not with a tile outside the reserve"""
    game = position(palaces=[ROW], reserves=["garden-11"])
    assert refusal(game, "swap garden-11 1,1") == ("cell-empty", "redesign.swap")
    assert refusal(game, "swap garden-11 700,-3") == ("cell-empty", "redesign.swap")
    assert refusal(game, "swap tower-11 1,0") == ("not-in-reserve", "redesign.swap")
    assert refusal(game, "swap tower-12 1,0") == ("not-in-reserve", "redesign.swap")


def test_redesign_obeys_the_building_rules() -> None:
    """redesign.legal: adding, removing and swapping must leave a legal palace"""
    game = position(palaces=[ROW], reserves=["tower-13-e"])
    assert refusal(game, "add tower-13-e -1,0") == ("wall-meets-open", "build.match")
    assert refusal(game, "add tower-13-e 9,9") == ("not-joined", "build.joined")
    assert refusal(game, "remove garden-10") == ("cuts-off", "build.onfoot")
    assert refusal(game, "swap tower-13-e 1,0") == ("wall-meets-open", "build.match")


def test_start_tile_cannot_be_redesigned() -> None:
    """redesign.legal: the start tile cannot be covered, swapped or removed"""
    game = position(palaces=[ROW], reserves=["garden-11"])
    assert refusal(game, "add garden-11 0,0") == ("cell-taken", "build.joined")
    assert refusal(game, "swap garden-11 0,0") == ("start-stays", "redesign.legal")
    why = why_not_remove(game.palaces[0], ORIGIN)
    assert why is not None
    assert (why.code, why.paragraph) == ("start-stays", "redesign.legal")
    assert not [text for text in listed(game) if "start" in text or text.endswith(" 0,0")]


@pytest.mark.parametrize(
    "text", ["add tower-12", "remove", "swap tower-12 1,0 2,0", "remove tower-12 1,0"]
)
def test_malformed_redesign_is_refused(text: str) -> None:
    """redesign.add, redesign.remove, redesign.swap: tile and cell, nothing more and nothing less"""
    with pytest.raises(TextError, match="bad-words"):
        position().parse(text)


@pytest.mark.parametrize(
    "cell", ["1", "1,", ",1", "1;0", "01,0", "-0,1", "+1,0", "1,0,0", "１,0", ""]
)
def test_cells_have_one_spelling(cell: str) -> None:
    """redesign.add: a cell is written x,y"""
    game = position()
    with pytest.raises(TextError, match=r"bad-cell|bad-words"):
        game.parse(f"add tower-12 {cell}")
    assert str(game.parse("add tower-12 -1,10")) == "add tower-12 -1,10"
