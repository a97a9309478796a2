"""Camps (camps.*)."""

import random

import pytest

import alhambra
from alhambra import NEUTRAL, Game, Palace, Refusal, Tile
from alhambra.rules.building import why_not_place, why_not_swap
from alhambra.rules.events import LeftoverDecided
from alhambra.rules.grid import STEPS, Cell
from alhambra.rules.invariants.palace import palace_defects
from alhambra.rules.modules.camps import camp_points, line_length, palace_points
from alhambra.rules.modules.two_players import tiles_of
from alhambra.rules.palace import EMPTY
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.setup import set_up
from alhambra.rules.tiles import KINDS, SIDES, TILES
from tests.helpers import (
    BY_ID,
    Stacked,
    do,
    listed,
    palace,
    plain,
    points,
    position,
    refusal,
    tile,
    tiles,
)
from tests.oracle import palace as oracle
from tests.oracle.wall import outer_walls, wall_length

MODULE = "camps"
CAMPS = {
    "camp-3-n": (3, "n"),
    "camp-4-e": (4, "e"),
    "camp-5-s": (5, "s"),
    "camp-6-w": (6, "w"),
    "camp-7-nw": (7, "nw"),
    "camp-8-ne": (8, "ne"),
    "camp-9-es": (9, "es"),
    "camp-10-sw": (10, "sw"),
}
#: A camp behind a wall, and another one that touches only the first camp.
CHAIN = "pavilion-7-e@1,0 camp-6-w@2,0 camp-4-e@3,0"
#: Four camps enclosed by buildings: a ring of 12 tiles, the start tile in a corner.
BLOCK = "camp-7-nw@1,1 camp-8-ne@2,1 camp-10-sw@1,2 camp-9-es@2,2"
RING = (
    f"{BLOCK} seraglio-8-s@1,0 chambers-9-s@2,0 garden-10@3,0 seraglio-7-w@3,1 chambers-9-w@3,2 "
    "garden-11@3,3 pavilion-6-n@2,3 arcades-8-n@1,3 tower-12@0,3 pavilion-7-e@0,1 arcades-8-e@0,2"
)

RULES = make_ruleset(3, "classic", ("city_gates", "camps"))


def reason(refusal: Refusal | None) -> tuple[str, str]:
    """Code and paragraph of a refusal."""
    refusal = RULES.cite(refusal)
    assert refusal is not None
    return refusal.code, refusal.paragraph


# -- tiles ------------------------------------------------------------------------------


def test_eight_camps() -> None:
    """camps.tiles: a price, one or two bastion sides, field on the other sides, no building kind"""
    rules = make_ruleset(3, "classic", (MODULE,))
    camps = [tile for tile in rules.tiles if tile.bastions is not None]
    assert len(rules.tiles) == 54 + 8
    assert {camp.id for camp in camps} == CAMPS.keys()
    for camp in camps:
        price, bastions = CAMPS[camp.id]
        assert camp.price == price
        for letter, side in zip("nesw", SIDES, strict=True):
            assert camp.side(side) == ("bastion" if letter in bastions else "field")
        assert camp.kind not in KINDS
        assert camp.walls == 0


def test_camps_are_shuffled_into_the_supply() -> None:
    """camps.tiles: they are in the supply, and so in the market"""
    chance = Stacked(supply="camp-3-n tower-12 camp-8-ne tower-11")
    game = set_up(make_ruleset(3, "classic", (MODULE,)), chance)
    assert game.market == tiles("camp-3-n tower-12 camp-8-ne tower-11")
    assert sum(tile.kind == "camp" for tile in game.supply) == 6
    assert len(game.supply) == 62 - 4
    assert game.status() == []


def test_camps_are_bought_and_placed_like_tiles() -> None:
    """camps.tiles: bought like any tile, exactly or not; placed or reserved like one"""
    game = position(
        modules=MODULE, hands=["F6 R9"], palaces=["pavilion-7-e@1,0"],
        market="camp-6-w camp-8-ne tower-12 tower-11",
    )  # fmt: skip
    do(game, "buy 1 florin 6", "buy 2 dirham 9")
    assert game.stack[-1].held() == tiles("camp-6-w camp-8-ne")
    assert listed(game) == {"place camp-6-w 2,0", "reserve camp-6-w", "reserve camp-8-ne"}
    do(game, "reserve camp-8-ne", "place camp-6-w 2,0")
    assert game.palaces[0] == palace("pavilion-7-e@1,0 camp-6-w@2,0")
    assert game.reserves[0] == tiles("camp-8-ne")
    assert game.status() == []


def test_camps_are_added_removed_and_swapped() -> None:
    """camps.tiles: added, removed and swapped like any tile"""
    game = position(
        modules=MODULE, palaces=["pavilion-7-e@1,0 camp-6-w@2,0"], reserves=["camp-7-nw camp-3-n"]
    )
    assert listed(game, "add", "remove", "swap") == {
        "add camp-3-n 3,0",
        "add camp-3-n 2,-1",
        "add camp-7-nw 2,-1",
        "remove camp-6-w",
        "swap camp-7-nw 2,0",
    }
    removed, swapped, added = game.copy(), game.copy(), game.copy()
    do(removed, "remove camp-6-w")
    assert removed.reserves[0] == tiles("camp-3-n camp-6-w camp-7-nw")
    do(swapped, "swap camp-7-nw 2,0")
    assert swapped.palaces[0] == palace("pavilion-7-e@1,0 camp-7-nw@2,0")
    assert swapped.reserves[0] == tiles("camp-3-n camp-6-w")
    do(added, "add camp-3-n 3,0")
    assert added.palaces[0] == palace("pavilion-7-e@1,0 camp-6-w@2,0 camp-3-n@3,0")
    for other in (removed, swapped, added):
        assert other.status() == []


def test_camp_is_given_to_the_neutral_player() -> None:
    """camps.tiles, two.gift: a camp just bought may be given away"""
    game = position(2, modules=MODULE, placing="camp-8-ne")
    do(game, "give camp-8-ne")
    assert tiles_of(game) == tiles("camp-8-ne")
    assert game.status() == []


def test_camps_as_leftovers() -> None:
    """camps.tiles, end.leftovers: handed out and placed like any tile left in the market"""
    game = position(
        modules=MODULE, supply="", hands=["N9", "F9 F1"], palaces=["", "pavilion-7-e@1,0"],
        market="camp-6-w camp-8-ne - tower-11", turn=0, placing="tower-12",
    )  # fmt: skip
    events = do(game, "reserve tower-12")
    assert [
        (event.tile.id, event.seat) for event in events if isinstance(event, LeftoverDecided)
    ] == [("camp-6-w", 1), ("camp-8-ne", None), ("tower-11", None)]
    assert listed(game) == {"place camp-6-w 2,0", "reserve camp-6-w"}
    do(game, "place camp-6-w 2,0")
    assert game.is_over
    assert points(game, 3)[1, "camp-6-w/w"] == 2


def test_camps_score_no_majority() -> None:
    """camps.tiles: they are not a building kind"""
    game = position(modules=MODULE, deck="scoring-1 N1 ...", palaces=[CHAIN])
    do(game, "take denar 9")
    assert {source for _, source in points(game, 1)} == {"pavilion", "wall", "camp-6-w/w"}


def test_camps_of_the_neutral_player_score_nothing() -> None:
    """camps.tiles, ruling: camps that he draws count as tiles drawn and score nothing"""
    game = position(
        2, modules=MODULE, neutral="camp-8-ne camp-3-n tower-12", deck="scoring-1 N1 ...",
        supply="camp-4-e camp-5-s camp-6-w camp-7-nw camp-9-es camp-10-sw garden-10 ...",
    )  # fmt: skip
    do(game, "take denar 9")
    assert points(game, 1) == {(NEUTRAL, "tower"): 6}
    # Six tiles after the first scoring, all of them camps.
    assert len(tiles_of(game)) == 9
    assert game.supply[0] == tile("garden-10")
    assert game.status() == []


def test_a_third_of_the_supply_counts_camps() -> None:
    """camps.tiles, two.neutral, ruling: a third of the tiles left, camps included"""
    game = position(
        2, modules=MODULE, deck="scoring-2 N1 ...", supply="camp-4-e camp-5-s camp-6-w camp-7-nw"
    )
    do(game, "take denar 9")
    assert tiles_of(game) == tiles("camp-4-e")


def test_characters_treat_camps_as_tiles() -> None:
    """camps.tiles, ruling: characters treat a camp like any other tile"""
    game = position(
        modules="camps characters", hands=["F9 F1"], palaces=["pavilion-7-e@1,0"],
        market="camp-10-sw camp-6-w tower-12 tower-11", supply="camp-3-n ...", turn=2,
        owned=["abdul_karim abdul_knihstig ammar laila"],
    )  # fmt: skip
    do(game, "take denar 9")
    laila = game.copy()
    do(laila, "laila 1")
    assert laila.market[0] == tile("camp-3-n")
    assert tile("camp-10-sw") in laila.supply
    knihstig = game.copy()
    do(knihstig, "buy 1 florin 9+1")  # a camp of price 10
    assert listed(knihstig, "abdul_knihstig")
    do(game, "abdul_karim 2", "take dirham 9", "reserve camp-6-w")
    assert "add camp-6-w 2,0" in listed(game, "add")  # Ammar


# -- edges ------------------------------------------------------------------------------

MATCHING = {
    ("open", "open"), ("wall", "wall"), ("wall", "bastion"), ("bastion", "wall"),
    ("field", "field"),
}  # fmt: skip
KINDS_OF_SIDE = ("open", "wall", "bastion", "field")


def by_sides(letters: str, camp: bool) -> Tile:
    """A tile with these walls, or a camp with these bastions."""
    return next(
        tile for tile in BY_ID.values()
        if (tile.bastions is not None) == camp
        and set([*tile.id.split("-"), ""][2]) == set(letters)
    )  # fmt: skip


def pair(mine: str, theirs: str, quarters: int) -> tuple[Palace, Tile, Cell]:
    """A palace with the side `theirs` facing a cell, and a tile with the side `mine` facing it.

    Without rotation the tile is north of its neighbour, which is two cells east of the start.
    """

    def rotated(letters: str) -> str:
        return "".join("nesw"[("nesw".index(side) + quarters) % 4] for side in letters)

    def moved(x: int, y: int) -> Cell:
        for _ in range(quarters):
            x, y = -y, x
        return x, y

    behind = by_sides(rotated("e"), camp=False)
    if theirs == "open":
        # Two tiles with the same walls would be one tile: use the start tile as the neighbour.
        built, cell = EMPTY, moved(0, -1)
    elif theirs == "wall":
        built = EMPTY.place(by_sides(rotated("n"), camp=False), moved(1, 0))
        cell = moved(1, -1)
    else:
        letters = rotated("nw" if theirs == "bastion" else "w")
        built = EMPTY.place(behind, moved(1, 0)).place(by_sides(letters, camp=True), moved(2, 0))
        cell = moved(2, -1)
    own = {"open": "", "wall": "s", "bastion": "s", "field": "n"}[mine]
    return built, by_sides(rotated(own), camp=mine in ("bastion", "field")), cell


@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize("mine", KINDS_OF_SIDE)
@pytest.mark.parametrize("theirs", KINDS_OF_SIDE)
def test_which_sides_may_touch(mine: str, theirs: str, quarters: int) -> None:
    """camps.edges, ruling: all 16 pairs of sides, in all directions; field–wall is forbidden"""
    built, new, cell = pair(mine, theirs, quarters)
    assert palace_defects(built) == []
    found = why_not_place(built, new, cell)
    defects = palace_defects(built.place(new, cell))
    broken = oracle.broken_rules(oracle.with_tile(plain(built), new.id, cell))
    if (mine, theirs) in MATCHING:
        assert "build.match" not in defects
        assert not {"build.match", "camps.edges"} & set(broken)
        # A building behind a wall or a bastion is unreachable; everything else is legal.
        assert (found is None) == (mine != "wall")
        assert found is None or reason(found) == ("not-on-foot", "build.onfoot")
        assert (cell in built.cells_for(new)) == (mine != "wall")
    else:
        assert "build.match" in defects
        codes = {
            ("wall", "open"): ("wall-meets-open", "build.match"),
            ("open", "wall"): ("open-meets-wall", "build.match"),
        }
        assert reason(found) == codes.get((mine, theirs), ("sides-differ", "camps.edges"))
        assert reason(found)[1] in broken
        assert cell not in built.cells_for(new)


def test_refusal_names_both_sides() -> None:
    """camps.edges: the refusal names the kinds of both sides"""
    refused = why_not_place(palace("pavilion-7-e@1,0"), tile("camp-3-n"), (2, 0))
    assert refused is not None
    assert refused.params == {
        "cell": (2, 0),
        "tile": tile("camp-3-n"),
        "side": "w",
        "neighbour": tile("pavilion-7-e"),
        "mine": "field",
        "theirs": "wall",
    }


def test_any_side_may_face_an_empty_cell() -> None:
    """camps.edges: bastions and fields may face empty cells"""
    built = palace("pavilion-7-e@1,0")
    for id in ("camp-6-w", "camp-7-nw", "camp-10-sw"):
        assert set(built.cells_for(tile(id))) == {(2, 0)}


@pytest.mark.parametrize("id", CAMPS)
def test_no_camp_touches_the_start_tile(id: str) -> None:
    """camps.edges: the start tile is open on all sides"""
    assert EMPTY.cells_for(tile(id)) == ()
    for cell in STEPS:
        assert reason(why_not_place(EMPTY, tile(id), cell)) == ("sides-differ", "camps.edges")


# -- on foot ----------------------------------------------------------------------------


def test_camp_need_not_be_reachable() -> None:
    """camps.onfoot: a camp behind a wall need not be reachable"""
    assert palace_defects(palace("pavilion-7-e@1,0 camp-6-w@2,0")) == []


def test_no_building_is_reached_through_a_camp() -> None:
    """camps.onfoot: a building that touches only camps is unreachable, so illegal"""
    built = palace("pavilion-7-e@1,0 camp-6-w@2,0 camp-4-e@3,0")
    beyond = why_not_place(built, tile("seraglio-7-w"), (4, 0))
    assert reason(beyond) == ("not-on-foot", "build.onfoot")
    assert palace_defects(built.place(tile("seraglio-7-w"), (4, 0))) == ["build.onfoot"]
    assert built.gated_cells(tile("seraglio-7-w")) == ()
    assert reason(why_not_place(built, tile("tower-12"), (4, 0))) == ("sides-differ", "camps.edges")


def test_reachable_building_may_touch_a_camp() -> None:
    """camps.onfoot: a reachable building may touch a camp with a wall"""
    built = palace("pavilion-7-e@1,0 garden-10@1,-1 camp-7-nw@2,0")
    assert (2, -1) in built.cells_for(tile("garden-12-s"))
    assert palace_defects(built.place(tile("garden-12-s"), (2, -1))) == []


def test_camp_may_touch_only_camps() -> None:
    """camps.onfoot, ruling: being joined through a camp is enough, a corner is not"""
    built = palace("pavilion-7-e@1,0 camp-6-w@2,0")
    assert set(built.cells_for(tile("camp-4-e"))) == {(3, 0), (2, -1), (2, 1)}
    assert reason(why_not_place(built, tile("camp-4-e"), (3, 1))) == ("not-joined", "build.joined")


def test_removal_must_not_disconnect_a_camp() -> None:
    """camps.onfoot, build.joined, ruling: no removal may disconnect a camp"""
    game = position(modules=MODULE, palaces=[CHAIN], reserves=["camp-7-nw arcades-8-e"])
    assert refusal(game, "remove camp-6-w") == ("cuts-off", "build.joined")
    assert refusal(game, "remove pavilion-7-e") == ("cuts-off", "build.joined")
    assert listed(game, "remove") == {"remove camp-4-e"}
    # A swap leaves no gap: the camp behind stays joined.
    do(game, "swap camp-7-nw 2,0")
    assert game.palaces[0] == palace("pavilion-7-e@1,0 camp-7-nw@2,0 camp-4-e@3,0")


def test_swap_must_not_disconnect_a_camp() -> None:
    """camps.onfoot, ruling: a swap must keep the side that a camp touches"""
    game = position(
        modules=MODULE, palaces=[CHAIN], reserves=["tower-12 garden-8-ne camp-8-ne camp-9-es"]
    )
    assert refusal(game, "swap tower-12 1,0") == ("sides-differ", "camps.edges")
    assert refusal(game, "swap camp-8-ne 2,0") == ("sides-differ", "camps.edges")
    assert listed(game, "swap") == {
        "swap garden-8-ne 1,0", "swap camp-8-ne 3,0", "swap camp-9-es 3,0",
    }  # fmt: skip


def test_camp_joined_twice_allows_a_removal() -> None:
    """camps.onfoot: a tile may be removed if the camp is joined another way"""
    built = palace("pavilion-7-e@1,0 camp-10-sw@2,0 garden-10@1,1 pavilion-6-n@2,1 garden-11@0,1")
    assert palace_defects(built) == []
    assert set(built.removable()) == {(1, 0), (2, 0), (0, 1), (2, 1)}
    assert set(built.remove((2, 1)).removable()) == {(2, 0), (0, 1), (1, 1)}


# -- swap -------------------------------------------------------------------------------


def test_building_is_never_swapped_for_a_camp() -> None:
    """camps.swap, ruling: a building is entered by an open side, which no camp may touch"""
    built = palace("pavilion-7-e@1,0 tower-12@2,1 garden-10@1,1 garden-11@2,2")
    for id in CAMPS:
        assert built.swaps_for(tile(id)) == ()
        for cell in built.buildings():
            found = why_not_swap(built, tile(id), cell)
            assert reason(found) == ("sides-differ", "camps.edges")
        assert built.gated_swaps(tile(id)) == ()


def test_building_with_a_gate_is_not_swapped_for_a_camp() -> None:
    """camps.swap, gates.frozen, ruling: a building entered only by a gate is frozen"""
    built = palace("pavilion-7-e@1,0 garden-6-esw@2,0 gate@1,0,e")
    found = why_not_swap(built, tile("camp-6-w"), (2, 0))
    assert reason(found) == ("frozen", "gates.frozen")


def test_camp_is_swapped_for_a_building_only_with_a_gate() -> None:
    """camps.swap, ruling: even if all sides match, the building is unreachable without a gate"""
    built = palace("pavilion-7-e@1,0 camp-6-w@2,0")
    found = why_not_swap(built, tile("tower-10-w"), (2, 0))
    assert reason(found) == ("not-on-foot", "build.onfoot")
    assert built.gated_swaps(tile("tower-10-w")) == (((2, 0), 8),)
    assert built.gated_swaps(tile("tower-12")) == ()
    assert reason(why_not_swap(built, tile("tower-12"), (2, 0))) == (
        "open-meets-wall", "build.match",
    )  # fmt: skip


def test_camp_next_to_a_field_is_not_swapped_for_a_building() -> None:
    """camps.swap: a camp with a field next to it cannot be swapped for a building, gate or not"""
    built = palace(CHAIN)
    for other in TILES:
        assert built.gated_swaps(other) == ()
    found = why_not_swap(built, tile("tower-10-w"), (2, 0))
    assert reason(found) == ("sides-differ", "camps.edges")


def test_camp_is_swapped_for_a_camp() -> None:
    """camps.swap, redesign.swap: camp for camp where their sides match every neighbour"""
    game = position(
        modules=MODULE, palaces=[CHAIN], reserves=["camp-3-n camp-5-s camp-7-nw camp-10-sw"]
    )
    assert listed(game, "swap") == {
        "swap camp-7-nw 2,0", "swap camp-10-sw 2,0", "swap camp-3-n 3,0", "swap camp-5-s 3,0",
    }  # fmt: skip
    assert refusal(game, "swap camp-3-n 2,0") == ("sides-differ", "camps.edges")
    assert refusal(game, "swap camp-7-nw 3,0") == ("sides-differ", "camps.edges")
    assert refusal(game, "swap camp-7-nw 9,9") == ("cell-empty", "redesign.swap")
    assert refusal(game, "swap camp-7-nw 0,0") == ("start-stays", "redesign.legal")


# -- holes ------------------------------------------------------------------------------


def test_camp_must_not_enclose_a_hole() -> None:
    """camps.holes, build.holes, ruling: for holes a camp counts like any other tile"""
    built = (
        "seraglio-9@1,0 arcades-9@2,0 seraglio-8-s@3,0 "
        "garden-10@0,1 garden-11@0,2 tower-12@1,2 tower-11@2,2"
    )
    game = position(modules=MODULE, palaces=[built], reserves=["camp-3-n"])
    # Open only at the corner of 2,2 and 3,1.
    assert refusal(game, "add camp-3-n 3,1") == ("encloses", "build.holes")
    shorter = built.removesuffix(" tower-11@2,2")
    game = position(modules=MODULE, palaces=[shorter], reserves=["camp-3-n"])
    do(game, "add camp-3-n 3,1")
    assert palace_defects(game.palaces[0]) == []


def test_ring_with_camps_encloses() -> None:
    """camps.holes, ruling: a ring of buildings and camps encloses like any other ring"""
    text = "garden-9-e@1,0 camp-6-w@2,0 tower-12@0,1 garden-10@0,2 garden-11@1,2 pavilion-6-n@2,2"
    built = palace(text)
    assert palace_defects(built) == []
    assert reason(why_not_place(built, tile("camp-5-s"), (2, 1))) == ("encloses", "build.holes")
    open_ring = palace(text.removesuffix(" pavilion-6-n@2,2").removesuffix(" garden-11@1,2"))
    assert (2, 1) in open_ring.cells_for(tile("camp-5-s"))


def test_an_enclosed_camp_cannot_be_removed() -> None:
    """camps.holes, ruling: a camp stays if its removal would leave an enclosed cell"""
    game = position(modules=MODULE, palaces=[RING])
    for id in ("camp-7-nw", "camp-8-ne", "camp-10-sw", "camp-9-es"):
        assert refusal(game, f"remove {id}") == ("leaves-hole", "build.holes")
    # Removing a tile of the ring leaves no hole: the camps behind it are then open to the outside.
    assert listed(game, "remove") == {
        f"remove {here}"
        for cell, here in game.palaces[0].buildings().items()
        if cell in oracle.cells_to_remove(plain(game.palaces[0]))
    }


# -- wall -------------------------------------------------------------------------------


def test_bastion_in_front_of_a_wall_scores_nothing() -> None:
    """camps.wall, score.wall: the wall scores as before, bastions score nothing"""
    bare = palace("seraglio-4-ne@1,0")
    built = palace("seraglio-4-ne@1,0 camp-6-w@2,0 camp-5-s@1,-1")
    assert palace_defects(built) == []
    assert bare.wall() == built.wall() == 2
    game = position(
        modules=MODULE, palaces=["seraglio-4-ne@1,0 camp-7-nw@2,0"], deck="scoring-1 N1 ..."
    )
    do(game, "take denar 9")
    assert points(game, 1)[0, "wall"] == 2


def test_ring_of_walls_around_camps_counts_every_side() -> None:
    """camps.wall, ruling: it is a wall like any other and counts every side"""
    built = palace(RING)
    assert palace_defects(built) == []
    assert len(outer_walls(plain(built))) == 8
    assert built.wall() == wall_length(plain(built)) == 8


def test_longer_wall_outside_the_ring_counts() -> None:
    """camps.wall, ruling: ring and outer wall are separate, the longer one counts"""
    outside = RING.replace("garden-10@3,0", "garden-8-ne@3,0")
    assert palace(outside).wall() == 8
    longer = palace(
        outside.replace("garden-11@3,3", "pavilion-4-es@3,3").replace(
            "tower-12@0,3", "garden-8-sw@0,3"
        )
    )
    assert palace_defects(longer) == []
    # Outside there are three corners of two sides each, separated by open sides.
    assert longer.wall() == wall_length(plain(longer)) == 8


@pytest.mark.parametrize(
    ("north", "east", "sides", "length"),
    [
        ("chambers-9-s", "seraglio-7-w", 2, 8),
        ("pavilion-4-es", "seraglio-7-w", 3, 9),
        ("chambers-9-s", "pavilion-5-nw", 3, 9),
        ("pavilion-4-es", "pavilion-5-nw", 4, 10),
    ],
)
def test_longest_wall_through_a_corner(north: str, east: str, sides: int, length: int) -> None:
    """camps.wall, ruling: the longest chain that uses no side twice, also through such a corner"""
    text = RING.replace("garden-10@3,0 ", "")
    text = text.replace("chambers-9-s@2,0", f"{north}@2,0")
    built = palace(text.replace("seraglio-7-w@3,1", f"{east}@3,1"))
    assert palace_defects(built) == []
    corner = [side for side in outer_walls(plain(built)) if (3, 1) in side]
    assert len(corner) == sides
    assert built.wall() == wall_length(plain(built)) == length


def test_two_separate_walls_on_one_tile() -> None:
    """camps.wall, score.wall: around camps a tile can have two separate walls without a gate"""
    text = RING.replace("seraglio-8-s@1,0", "arcades-4-nes@1,0")
    built = palace(text.replace("chambers-9-s@2,0", "chambers-7-sw@2,0"))
    assert palace_defects(built) == []
    assert built.works.gates == frozenset()
    # Its south wall is part of the ring, its north wall is separate.
    assert len(outer_walls(plain(built))) == 9
    assert built.wall() == wall_length(plain(built)) == 8


# -- score ------------------------------------------------------------------------------


def score(game: Game, round: int) -> dict[tuple[int, str], int]:
    """The points of camps in a scoring."""
    return {key: value for key, value in points(game, round).items() if "camp" in key[1]}


def test_one_line_per_arrow() -> None:
    """camps.score, score.explain: a point for every building in the line, no line for 0 points"""
    game = position(
        modules=MODULE, deck="scoring-1 N1 ...",
        palaces=["tower-10-w@0,1 camp-8-ne@-1,1 seraglio-8-s@-1,0", CHAIN],
    )  # fmt: skip
    do(game, "take denar 9")
    # The second camp of the chain has an arrow to the east, where there is nothing.
    assert score(game, 1) == {(0, "camp-8-ne/n"): 1, (0, "camp-8-ne/e"): 1, (1, "camp-6-w/w"): 2}


@pytest.mark.parametrize("round", [1, 2])
def test_camps_score_in_each_scoring(round: int) -> None:
    """camps.score: in the first and the second scoring"""
    game = position(modules=MODULE, deck=f"scoring-{round} N1 ...", palaces=[CHAIN])
    do(game, "take denar 9")
    assert score(game, round) == {(0, "camp-6-w/w"): 2}


def test_camps_score_in_the_third_scoring() -> None:
    """camps.score, end.leftovers: in the third scoring too, leftover tiles included"""
    game = position(modules=MODULE, palaces=[CHAIN], leftovers="garden-10")
    do(game, "place garden-10 -1,0")
    assert score(game, 3) == {(0, "camp-6-w/w"): 3}


def test_start_tile_counts_in_a_line() -> None:
    """camps.score: it counts in the line like a building"""
    built = palace("pavilion-6-n@0,-1 camp-5-s@0,-2")
    assert line_length(built, (0, -2), (0, 1)) == 2


def test_walls_do_not_interrupt_a_line() -> None:
    """camps.score: walls between the buildings do not matter"""
    built = palace(
        "tower-13-e@1,0 garden-10@1,1 garden-11@2,1 tower-10-w@2,0 garden-9-e@3,0 camp-6-w@4,0"
    )
    assert palace_defects(built) == []
    assert line_length(built, (4, 0), (-1, 0)) == 4


def test_an_empty_cell_ends_the_line() -> None:
    """camps.score: only the unbroken line that starts at the next cell"""
    built = palace("pavilion-7-e@1,0 camp-6-w@2,0 garden-10@0,1 garden-11@-1,1 tower-12@-2,1")
    assert line_length(built, (2, 0), (-1, 0)) == 2
    gap = built.place(tile("tower-11"), (-2, 0))
    assert palace_defects(gap) == []
    assert line_length(gap, (2, 0), (-1, 0)) == 2
    filled = gap.place(tile("arcades-9"), (-1, 0))
    assert line_length(filled, (2, 0), (-1, 0)) == 4


def test_a_camp_ends_the_line() -> None:
    """camps.score, ruling: a camp ends the line too"""
    built = palace("seraglio-7-w@-1,0 camp-4-e@-2,0 pavilion-7-e@1,0 camp-6-w@2,0 camp-3-n@3,0")
    assert palace_defects(built) == []
    assert line_length(built, (2, 0), (-1, 0)) == line_length(built, (-2, 0), (1, 0)) == 3
    assert line_length(built, (3, 0), (-1, 0)) == 0
    assert line_length(built, (2, 0), (1, 0)) == 0


def test_several_camps_count_the_same_building() -> None:
    """camps.score: each arrow counts separately"""
    game = position(
        modules=MODULE, deck="scoring-2 N1 ...",
        palaces=["seraglio-7-w@-1,0 camp-4-e@-2,0 pavilion-7-e@1,0 camp-6-w@2,0"],
    )  # fmt: skip
    do(game, "take denar 9")
    assert score(game, 2) == {(0, "camp-4-e/e"): 3, (0, "camp-6-w/w"): 3}


def test_camps_on_the_reserve_score_nothing() -> None:
    """camps.score: camps on the reserve score nothing"""
    game = position(modules=MODULE, deck="scoring-1 N1 ...", reserves=["camp-6-w", "camp-8-ne"])
    do(game, "take denar 9")
    assert game.lines == ()


def test_camp_lines_add_up_to_the_score() -> None:
    """camps.score, score.explain: the lines of camps are part of the score and of positions"""
    game = position(modules=MODULE, deck="scoring-1 N1 ...", palaces=[CHAIN])
    do(game, "take denar 9")
    assert game.scores == [1 + 1 + 2, 0, 0]
    assert "1:0:camp-6-w/w:2:2:0:0" in game.position()
    assert alhambra.from_position(game.position()) == game


def test_arrow_points_match_a_brute_force_count() -> None:
    """camps.score: every arrow of many palaces, counted cell by cell"""
    rng = random.Random(8)
    found = 0
    for _ in range(40):
        built = EMPTY
        for new in rng.sample([*BY_ID.values()] + [tile(id) for id in CAMPS] * 3, 30):
            cells = built.cells_for(new)
            if cells and built.find(new) is None:
                built = built.place(new, rng.choice(cells))
        for (x, y), here in built.buildings().items():
            for (dx, dy), letter in zip(STEPS, "nesw", strict=True):
                if here.bastions is not None and letter in CAMPS[here.id][1]:
                    row = [built.tiles.get((x + n * dx, y + n * dy)) for n in range(1, 40)]
                    ends = [n for n, other in enumerate(row) if not other or other.id in CAMPS]
                    assert line_length(built, (x, y), (dx, dy)) == ends[0]
                    found += ends[0]
    assert found > 50


def test_points_of_all_camps_are_the_sum() -> None:
    """camps.score: the points of all camps are the sum of their lines"""
    built = palace("pavilion-7-e@1,0 camp-6-w@2,0 pavilion-6-n@0,-1 camp-5-s@0,-2")
    assert palace_points(built) == 4
    assert camp_points(built, (2, 0)) == 2
    assert camp_points(built, (1, 0)) == 0
