"""Views contain all that a client without the rules needs: wall, next scoring, previews, offers."""

import json
from dataclasses import dataclass, make_dataclass, replace
from random import Random
from typing import Any

import msgspec
import pytest

from alhambra.rules.chance import Seeded
from alhambra.rules.ending import ranking
from alhambra.rules.errors import AlhambraError
from alhambra.rules.game import Game
from alhambra.rules.grid import Cell
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.modules.characters.auction import open_auction
from alhambra.rules.modules.characters.hakim import HakimChoice
from alhambra.rules.money import Card, Currency, Purse
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.score_lines import NEUTRAL
from alhambra.rules.scoring import score_lines
from alhambra.rules.setup import set_up
from alhambra.rules.tiles import Tile, make_tile, parse_sides
from alhambra.rules.wall import longest_stretch
from alhambra.table import Aids
from alhambra.table.planning import try_plan
from alhambra.table.previews import points_by_source
from alhambra.table.turn_commands import drafted
from alhambra.wire.components import PluginComponents, plugin_components
from alhambra.wire.faces import wire_faces
from alhambra.wire.game import game_view, palace_view
from alhambra.wire.offers import offers
from alhambra.wire.previews import CellPreview, TilePreview, preview
from alhambra.wire.shortfalls import Shortfall, shortfalls
from alhambra.wire.things import things_in, things_of
from alhambra.wire.you import memory_view, you
from tests.helpers import do, palace, position, tile

from .tables import Driver, running

ALL_FACES = wire_faces(BUILT_IN)


def sent(game: Game) -> dict[str, Any]:
    """The view of a game as a client receives it."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(game_view(game)))
    return found


# -- components ----------------------------------------------------------------------------


def test_components_of_plug_ins_are_named_and_built_in_ones_are_not() -> None:
    rules = make_ruleset(3, "classic", BUILT_IN)
    assert plugin_components(rules) is None
    assert "components" not in sent(set_up(rules, Seeded(1)))
    pearl = Currency.__new__(Currency)  # a valid one would stay registered for all other tests
    pearl.index, pearl.name, pearl.letter = 5, "pearl", "P"
    ne, n = parse_sides("ne"), parse_sides("n")
    others = (make_tile("bath", 7, ne), make_tile("bath", 8, n), make_tile("fort", 7, bastions=ne))
    more = replace(rules, currencies=(*rules.currencies, pearl), tiles=(*rules.tiles, *others))
    assert plugin_components(more) == PluginComponents({"P": "pearl"}, ["bath"], ["fort"])


# -- points --------------------------------------------------------------------------------


def test_totals_and_ranks_are_those_of_the_engine() -> None:
    """After each scoring; the neutral player has a rank, even without points"""
    game, rng = set_up(make_ruleset(2, "classic", ()), Seeded(5)), Random(5)
    assert game_view(game).totals == []
    scored: list[dict[int, int]] = []
    while not game.is_over:
        game.play(rng.choice(game.legal_actions()))
        if len({line.round for line in game.lines}) > len(scored):
            scored.append(dict.fromkeys((0, 1, NEUTRAL), 0) | game.points_by_owner())
    found = game_view(game).totals
    assert [(one.round, one.owner, one.points, one.rank) for one in found] == [
        (round, rank.owner, rank.score, rank.rank)
        for round, points in enumerate(scored, start=1)
        for rank in ranking(points)
    ]
    assert game.outcome
    assert [(one.owner, one.rank) for one in found[-3:]] == [
        (rank.owner, rank.rank) for rank in game.outcome.ranking
    ]


# -- memory --------------------------------------------------------------------------------


def test_memory_is_the_same_as_in_the_bot_protocol() -> None:
    game = running(3, 11).game
    memory = game.view(0).memory
    found = msgspec.to_builtins(memory_view(memory))
    bots = game.view(0).to_json()["memory"]
    for layout in bots["layouts"]:
        layout["ranges"] = layout.pop("stretches")
    assert json.loads(json.dumps(found)) == bots
    assert found["rest"]


# -- values in events and actions ----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Everything:
    """One field of each type."""

    seat: int
    paid: Purse
    got: Card | None
    where: Cell
    money: Currency
    house: Tile
    houses: tuple[Tile, ...]


def test_values_are_encoded_by_type_whatever_their_names() -> None:
    assert things_of(Everything) == {
        "paid": "cards",
        "got": "card",
        "where": "cell",
        "money": "currency",
        "house": "tile",
        "houses": "tiles",
    }


def test_untyped_values_are_encoded_by_value() -> None:
    """A plug-in may leave the type of a field open"""
    kind: Any = make_dataclass("Unknown", [("house", Any), ("seat", int)])
    assert things_of(kind) == {}
    assert things_in(kind(tile("garden-8-ne"), 1)) == {"house": "tile"}


# -- palaces -------------------------------------------------------------------------------


def test_the_wall_trace_is_a_path_with_an_outward_side_for_each_step() -> None:
    """score.wall"""
    view = palace_view(palace("tower-9-ne@1,0 garden-10-n@2,0"), ALL_FACES)
    sides = longest_stretch(palace("tower-9-ne@1,0 garden-10-n@2,0").tiles)
    assert view.wall == len(view.outs) == len(view.trace) - 1
    assert view.trace == [sides[0].start, *(side.end for side in sides)]
    assert view.outs == [side.out for side in sides]
    for (x, y), (u, v), (dx, dy) in zip(view.trace, view.trace[1:], view.outs, strict=False):
        assert abs(x - u) + abs(y - v) == 1
        assert (dx, dy) != (u - x, v - y)
    assert palace_view(palace(""), ALL_FACES).trace == []


def test_a_closed_wall_ends_where_it_began() -> None:
    ring = palace("arcades-4-nes@1,0 chambers-5-nsw@-1,0 pavilion-2-new@0,-1 seraglio-3-esw@0,1")
    view = palace_view(ring, ALL_FACES)
    assert view.wall == 12
    assert view.trace[0] == view.trace[-1]


def test_tiles_under_gates_are_frozen() -> None:
    """gates.frozen"""
    gated = palace("pavilion-7-e@1,0 tower-10-w@2,0 gate@1,0,e")
    assert palace_view(gated, ALL_FACES).frozen == [(1, 0), (2, 0)]
    assert palace_view(palace("tower-9-ne@1,0"), ALL_FACES).frozen == []


# -- the next scoring ----------------------------------------------------------------------


@pytest.mark.parametrize("modules", [(), BUILT_IN], ids=["base", "all"])
def test_the_view_forecasts_the_next_scoring(modules: tuple[str, ...]) -> None:
    """score.explain"""
    game = set_up(make_ruleset(2, "classic", modules), Seeded(4))
    rounds = set()
    while not game.is_over:
        scored_rounds = max((line.round for line in game.lines), default=0)
        found = sent(game)["next"]
        rounds.add(found["round"])
        assert found["round"] == min(scored_rounds + 1, 3)
        lines = score_lines(game, found["round"])
        assert found["lines"] == json.loads(msgspec.json.encode(lines))
        game.play(game.legal_actions()[-1])
    assert rounds == {1, 2, 3}
    assert sent(game)["next"] is None


# -- previews ------------------------------------------------------------------------------


def by_action(found: TilePreview) -> dict[str, CellPreview]:
    """The cells where the tile may be placed."""
    return {cell.action: cell for cell in found.cells if cell.action}


def test_a_preview_shows_wall_trace_and_lines_after_placing() -> None:
    game = position(placing="tower-9-ne", palaces=["garden-10-n@1,0"])
    found = preview(game, 0, tile("tower-9-ne"), "en")
    for action, cell in by_action(found).items():
        after = game.copy()
        do(after, action)
        assert cell.wall == after.palaces[0].wall()
        assert cell.trace == palace_view(after.palaces[0], ALL_FACES).trace
        assert cell.outs == palace_view(after.palaces[0], ALL_FACES).outs
        assert cell.lines is None
    assert [(line.owner, line.source) for line in found.lines] == [(0, "garden"), (0, "tower")]


def test_gains_tell_the_change_of_every_source() -> None:
    """Of the kind, of the wall and of what modules add; nothing that stays the same"""
    game = position(
        placing="tower-9-ne", palaces=["garden-9-e@1,0 camp-6-w@2,0", "tower-9-nw@-1,0"],
        modules="camps",
    )  # fmt: skip
    found = preview(game, 0, tile("tower-9-ne"), "en")
    assert {source for cell in found.cells for source in cell.gains or ()} >= {"tower", "wall"}
    for action, cell in by_action(found).items():
        after = game.copy()
        do(after, action)
        before, now = (points_by_source(one, 0) for one in (game, after))
        assert cell.gains == {key: now[key] - before[key] for key in now if now[key] != before[key]}
        assert cell.points == found.points + sum(cell.gains.values())


def test_majority_lines_include_all_owners() -> None:
    game = position(placing="tower-9-ne", palaces=["", "tower-9-nw@-1,0", "garden-10-n@1,0"])
    lines = preview(game, 0, tile("tower-9-ne"), "en").lines
    assert [(line.owner, line.source, line.tied) for line in lines] == [
        (0, "tower", 2), (1, "tower", 2),
    ]  # fmt: skip


def test_previewing_a_market_tile_assumes_its_purchase() -> None:
    game = position(market="tower-9-ne - - -", palaces=["garden-10-n@1,0"])
    bought = position(placing="tower-9-ne", palaces=["garden-10-n@1,0"])
    for seat in (0, 1):
        found = preview(game, seat, tile("tower-9-ne"), "en")
        assert found.lines[-1].source == "tower"
        if seat == 0:
            assert found == preview(bought, seat, tile("tower-9-ne"), "en")


@pytest.mark.parametrize("seat", [0, 1], ids=["on turn", "waiting"])
def test_a_reserve_tile_can_be_added_or_swapped(seat: int) -> None:
    """redesign.add, redesign.swap"""
    seats = {"palaces": ["garden-10-n@1,0", "garden-10-n@1,0"], "reserves": ["", ""]}
    seats["palaces"][1 - seat] = ""
    seats["reserves"][seat] = "tower-11-n"
    found = by_action(preview(position(**seats), seat, tile("tower-11-n"), "en"))  # type: ignore[arg-type]
    swap = found.pop("swap tower-11-n 1,0")
    assert {action.split()[0] for action in found} == {"add"}
    assert swap.lines is not None
    assert [(line.owner, line.source) for line in swap.lines] == [(seat, "tower")]


def test_other_cells_beside_the_palace_have_reasons() -> None:
    game = position(market="tower-9-ne - - -", palaces=["garden-10-n@1,0"])
    refused = [cell for cell in preview(game, 1, tile("tower-9-ne"), "es").cells if cell.error]
    assert refused
    assert all(cell.error and cell.error.paragraph.startswith("build.") for cell in refused)


def test_an_unavailable_tile_has_no_preview() -> None:
    game = position(palaces=["garden-10-n@1,0"])
    with pytest.raises(AlhambraError, check=lambda error: error.code == "preview-tile"):
        preview(game, 1, tile("garden-10-n"), "en")


def test_previews_are_cached() -> None:
    game = position(market="tower-9-ne - - -")
    found = preview(game, 0, tile("tower-9-ne"), "en")
    assert preview(game.copy(), 0, tile("tower-9-ne"), "en") is found
    assert preview(game, 0, tile("tower-9-ne"), "de") is not found
    game.play(game.legal_actions()[0])
    assert preview(game, 0, tile("tower-9-ne"), "en") is not found


def test_errors_use_the_terms_of_the_edition() -> None:
    texts = []
    for edition in ("classic", "revised"):
        game = set_up(make_ruleset(3, edition, ()), Seeded(1))
        game.market = (tile("chambers-9-w"), *game.market[1:])
        found = preview(game, 0, tile("chambers-9-w"), "es")
        texts += [cell.error.text for cell in found.cells if cell.error]
    assert "muralla" in texts[0]
    assert "muro" in texts[-1]


# -- plans ---------------------------------------------------------------------------------


def test_a_tile_is_planned_once() -> None:
    """It may be tried out before it is bought, whatever it costs."""
    game = position(market="garden-10-n - - -")
    planned = try_plan(game, 1, ["place garden-10-n 1,0", "place garden-10-n 0,1"])
    assert planned.broken == 1
    assert planned.error
    assert planned.error.code == "plan-tile"
    assert game.market[0] is tile("garden-10-n")


def test_a_plan_pays_with_the_planning_seats_hand() -> None:
    """Whatever was cached for the active seat."""
    game = position(market="- - tower-12 pavilion-2-new", hands=["N9 N4 U2", "U3"])
    verbs = {str(action) for action in game.legal_actions()}
    assert "buy 3 denar 9+4" in verbs
    planned = try_plan(game, 1, [])
    bought = [str(action) for action in planned.game.legal_actions() if action.verb == "buy"]
    assert bought == ["buy 4 ducat 3"]
    tried = try_plan(game, 1, ["place tower-12 1,0"]).game
    assert not any(str(action).startswith("buy 3") for action in tried.legal_actions())


def test_a_plan_plays_the_seats_next_turn_ahead() -> None:
    game = position(market="garden-10-n - tower-12 -", hands=["", "N9 N4"], display="R1 R2 U9 F9")
    plan = ["buy 3 denar 9+4", "place tower-12 1,0"]
    planned = try_plan(game, 1, plan)
    assert planned.broken is None
    assert planned.game.palaces[1].find(tile("tower-12")) == (1, 0)
    assert not planned.game.hands[1]
    assert (game.seat, game.market[2]) == (0, tile("tower-12"))


@pytest.mark.parametrize("taken", ["-", "tower-11"])
def test_a_plan_is_broken_when_its_tile_is_gone(taken: str) -> None:
    game = position(market=f"garden-10-n - {taken} -", hands=["", "N9 N4"])
    planned = try_plan(game, 1, ["buy 3 denar 9+4", "place tower-12 1,0"])
    assert planned.broken == 0
    assert planned.error
    assert planned.error.code == "plan-tile"


def test_a_plan_places_one_of_two_purchases_after_the_other() -> None:
    game = position(market="garden-10-n - tower-12 -", hands=["", "F9 F1 N9 N4"])
    plan = ["buy 1 florin 9+1", "buy 3 denar 9+4", "place tower-12 1,0", "reserve garden-10-n"]
    for moves in range(len(plan) + 1):
        assert try_plan(game, 1, plan[:moves]).broken is None
    game = position(market="garden-12-s - tower-12 -", hands=["", "F9 F1 F2 N9 N4"])
    assert try_plan(game, 1, ["buy 1 florin 9+1+2", *plan[1:]]).broken == 0


def test_random_steps_cannot_be_planned() -> None:
    """characters.laila"""
    game = position(modules="characters", owned=["", "laila"])
    planned = try_plan(game, 1, ["laila 1"])
    assert planned.error
    assert planned.error.code == "plan-verb"


# -- offers --------------------------------------------------------------------------------


def revealing(game: Game) -> set[str]:
    """The verbs that are committed at once."""
    return {offer.verb for offer in offers(game) if offer.reveals}


def test_an_ordinary_turn_reveals_nothing_before_its_end() -> None:
    assert revealing(position()) == set()
    assert revealing(position(placing="tower-9-ne")) == set()
    assert revealing(position(leftovers="tower-9-ne")) == set()


@pytest.mark.parametrize(("character", "verbs"), [("laila", {"laila"}), ("yammerad", {"yammerad"})])
def test_revealing_offers_say_so(character: str, verbs: set[str]) -> None:
    """characters.laila, characters.yammerad"""
    assert revealing(position(2, modules="characters", owned=[character])) == verbs


def test_offers_name_the_module_that_brought_the_action() -> None:
    """turn.action, characters.auction: a forced pass is not a pass in an auction"""
    forced = position(hands=["N1"], display="", deck="")
    assert [(offer.verb, offer.module) for offer in offers(forced)] == [("pass", "")]
    auction = position(modules="characters", hands=["N1", "N1", "N1"])
    open_auction(auction, "laila")
    assert {offer.verb: offer.module for offer in offers(auction)} == {
        "bid": "characters", "pass": "characters",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("setting", "kind"), [({}, "turn"), ({"placing": "tower-9-ne"}, "placing"),
    ({"leftovers": "tower-9-ne"}, "placing")]
)  # fmt: skip
def test_steps_say_of_which_kind_they_are(setting: dict[str, Any], kind: str) -> None:
    steps = sent(position(**setting))["stack"]
    assert [step["kind"] for step in steps[-2:]] == ["automatic", kind]


# -- modules -------------------------------------------------------------------------------


def test_camps_show_their_scoring_lines() -> None:
    """camps.score"""
    view = palace_view(palace("garden-9-e@1,0 camp-6-w@2,0"), ALL_FACES)
    assert [(line.cell, line.side, line.cells) for line in view.arrows] == [
        ((2, 0), "w", [(1, 0), (0, 0)])
    ]


def test_a_preview_shows_the_lines_of_camps() -> None:
    """camps.score"""
    game = position(placing="camp-6-w", palaces=["garden-9-e@1,0"], modules="camps")
    cells = {cell.cell: cell for cell in preview(game, 0, tile("camp-6-w"), "en").cells}
    assert [line.cells for line in cells[2, 0].arrows or ()] == [[(1, 0), (0, 0)]]


def test_gates_and_characters_are_public() -> None:
    game = position(
        modules="city_gates characters", gates=[1, 0, 0], gate_up=True,
        owned=["", "hakim"], aside="laila",
    )  # fmt: skip
    assert sent(game)["parts"] == {
        "city_gates": {"face_up": True, "held": [1, 0, 0]},
        "characters": {"owned": [[], ["hakim"], []], "aside": 1, "used": False},
    }


def test_the_neutral_player_shows_his_tiles() -> None:
    """two.neutral"""
    assert sent(position(2, neutral="tower-9-ne"))["parts"] == {"two_players": ["tower-9-ne"]}


def test_faruk_raises_the_limit() -> None:
    """characters.faruk"""
    limits = [game_view(position(modules="characters", owned=[id])).limit for id in ("", "faruk")]
    assert limits == [5, 7]


def test_an_auction_is_shown_from_its_opening_to_its_payment() -> None:
    """characters.auction"""
    game = position(modules="characters", hands=["N5", "N6", "N7"])
    open_auction(game, "laila")
    seen = []
    for action in ("bid 2", "pass", "bid 3", "pass"):
        seen.append(sent(game)["stack"][-1])
        do(game, action)
    assert [(step["seat"], step["detail"]["bidders"]) for step in seen] == [
        (0, [0, 1, 2]), (1, [0, 1, 2]), (2, [0, 2]), (0, [0, 2]),
    ]  # fmt: skip
    paying = sent(game)["stack"][-1]
    assert (paying["name"], paying["kind"]) == ("paying", "decision")
    assert paying["detail"] == {
        "character": "laila", "opener": 0, "bidders": [2], "bid": 3, "holder": 2,
    }  # fmt: skip


def test_the_redesign_of_ammar_is_no_turn() -> None:
    """characters.ammar"""
    game = position(2, modules="characters", owned=["ammar"], reserves=["garden-11"])
    do(game, "take denar 9")
    step = sent(game)["stack"][-1]
    assert (step["name"], step["kind"]) == ("ammar", "decision")


def test_exchanges_name_both_cards() -> None:
    """characters.machma"""
    game = position(modules="characters", hands=["N5"], display="R4 U9", owned=["machma"])
    found = [offer for offer in offers(game) if offer.verb == "machma"]
    assert [(offer.given, offer.cards) for offer in found] == [("N5", ("R4",))]


def test_hakim_shows_the_points_of_each_kind() -> None:
    """characters.hakim"""
    palaces = ["tower-9-ne@1,0 garden-10@0,1", "tower-9-nw@-1,0"]
    game = position(modules="characters", palaces=palaces, owned=["hakim"])
    game.stack = (HakimChoice(0, 1),)
    found = {offer.kind: offer.points for offer in offers(game)}
    assert found == {"garden": (10, 10), "tower": (10, 13)}


# -- previews that come with their step ----------------------------------------------------


def test_the_tile_to_place_is_previewed_with_its_step() -> None:
    """Only for the seat that places it, and only where the table allows previews."""
    for allowed in (True, False):
        driver = Driver(running(3, 11, aids=Aids(previews=allowed)))
        seat = driver.seat
        actions = map(str, driver.table.game.legal_actions())
        driver.act(next(action for action in actions if action.startswith("buy")))
        game = drafted(driver.table, seat)
        (bought,) = game.stack[-1].held()
        wanted = [preview(game, seat, bought, "en")] if allowed else []
        assert you(driver.table, seat, "en").previews == wanted
        assert you(driver.table, (seat + 1) % 3, "en").previews == []


# -- what is missing to buy ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "short"),
    [
        ("F9 R4", ["", "dirham 5", "", "ducat 12"]),
        # A diamond pays for every square, but not together with other money.
        ("F9 R4 M8", ["", "dirham 5, diamond 1", "", "ducat 12, diamond 4"]),
        ("R4 M4", ["florin 7, diamond 3", "dirham 5, diamond 5", "", "ducat 12, diamond 8"]),
        ("", ["florin 7", "dirham 9", "", "ducat 12"]),
    ],
)
def test_what_is_missing_counts_every_currency_that_pays(hand: str, short: list[str]) -> None:
    """buy.price, diamonds.pay"""
    market = "chambers-7-ne tower-9-ne - garden-12-s"
    game = position(market=market, hands=[hand, "F1"], modules="diamonds")
    found = shortfalls(game, 0)
    texts = [", ".join(f"{one.currency} {one.amount}" for one in missing) for missing in found]
    assert texts == short
    for square, missing in enumerate(found, 1):
        payable = any(offer.square == square for offer in offers(game))
        assert payable is (not missing and game.market[square - 1] is not None)


def test_what_is_missing_is_there_in_any_turn_until_the_end() -> None:
    market = "chambers-7-ne - - -"
    for game in (
        position(market=market, hands=["F9", "F2"]),
        position(market=market, hands=["F9", "F2"], placing="garden-10-n"),
    ):
        assert shortfalls(game, 0) == [[]] * 4
        assert shortfalls(game, 1)[0] == [Shortfall("florin", 5)]
    assert you(running(3, 11), 0, "en").short == shortfalls(running(3, 11).game, 0)
    game = running(2, 11).game.copy()
    while not game.is_over:
        game.play(game.legal_actions()[0])
    assert shortfalls(game, 0) == []
