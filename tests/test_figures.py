"""The figures of the rules page are correct: the engine allows and forbids what they show."""

from typing import Any

import pytest

from alhambra.rules.actions import parse_cell
from alhambra.rules.building import why_not_place, why_not_remove, why_not_swap
from alhambra.rules.errors import Refusal
from alhambra.rules.invariants.palace import palace_defects
from alhambra.rules.modules.characters.state import IDS as CHARACTERS
from alhambra.rules.money import parse_code
from alhambra.rules.palace import Palace
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.score_lines import WALL
from alhambra.rules.scoring import majority, prizes, score_lines
from alhambra.rules.tiles import KINDS, parse_sides
from alhambra.wire.game import trace_of
from tests.figures import FIGURES, Panel, panels
from tests.helpers import BY_ID, PLAIN, do, listed, palace, position, refusal, tile
from tests.paragraphs import IDS

RULES = make_ruleset(3, "classic", ("city_gates", "camps"))

#: The required and the optional fields of each kind of panel.
FIELDS: dict[str, tuple[set[str], set[str]]] = {
    "tiles": ({"tiles"}, {"turned"}),
    "market": ({"tiles", "lit"}, set()),
    "cards": ({"cards", "lit"}, {"helper"}),
    "purchase": ({"square", "tile", "cards", "exact"}, set()),
    "palace": (
        {"tiles"},
        {
            "action", "tile", "ghost", "lit", "forbidden", "wall", "trace", "outs", "bonus",
            "marks",
        },
    ),
    "prizes": ({"prizes"}, set()),
    "counts": ({"kind", "round", "counts", "points"}, set()),
    "module-cards": ({"module", "cards"}, set()),
}  # fmt: skip


def built(panel: Panel) -> Palace:
    return palace(palace_text(panel))


def palace_text(panel: Panel) -> str:
    tiles = [f"{id}@{cell}" for cell, id in panel["tiles"].items()]
    return " ".join(
        [*tiles, *(f"gate@{gate}" for gate in marks(panel, "city_gates").get("gates", ()))]
    )


def marks(panel: Panel, module: str) -> dict[str, Any]:
    """The marks of a module in a panel."""
    found: dict[str, Any] = panel.get("marks", {}).get(module, {})
    return found


def named(cases: list[tuple[str, Panel]]) -> pytest.MarkDecorator:
    ids, values = zip(*cases, strict=True)
    return pytest.mark.parametrize("panel", values, ids=ids)


def test_every_figure_belongs_to_a_paragraph() -> None:
    assert FIGURES.keys() <= IDS
    assert len(FIGURES) >= 30
    assert {len(figure) for figure in FIGURES.values()} == {1, 2}


@pytest.mark.parametrize("id", FIGURES)
def test_panels_have_their_fields(id: str) -> None:
    for panel in FIGURES[id]:
        needed, more = FIELDS[panel["show"]]
        assert needed <= panel.keys() - {"show"} <= needed | more


@named([*panels("tiles"), *panels("market")])
def test_tiles_exist(panel: Panel) -> None:
    ids = {*panel["tiles"], *panel.get("turned", ())}
    assert ids - {None} <= BY_ID.keys()
    assert all(panel["tiles"][square - 1] is None for square in panel.get("lit", ()))


@named(panels("palace"))
def test_palaces_are_legal(panel: Panel) -> None:
    assert palace_defects(built(panel)) == []


def why_not(panel: Panel, cell: str) -> Refusal | None:
    """Why the action of a figure is refused in a cell."""
    where, here = parse_cell(cell), built(panel)
    if panel["action"] == "remove":
        return RULES.cite(why_not_remove(here, where))
    new = tile(panel["tile"])
    if panel["action"] == "swap":
        return RULES.cite(why_not_swap(here, new, where))
    opens = marks(panel, "city_gates").get("opens", "")
    if opens and (where, parse_sides(opens)) in here.gated_cells(new):
        return None
    return RULES.cite(why_not_place(here, new, where))


@named([case for case in panels("palace") if "action" in case[1]])
def test_highlighted_cells_are_legal_and_forbidden_ones_refused(panel: Panel) -> None:
    for cell in panel.get("lit", ()):
        assert why_not(panel, cell) is None
    for cell, paragraph in panel.get("forbidden", {}).items():
        reason = why_not(panel, cell)
        assert reason is not None
        assert reason.paragraph == paragraph
    marked = {*panel.get("lit", ()), *panel.get("forbidden", {})}
    assert panel.get("ghost", next(iter(marked))) in marked


@pytest.mark.parametrize("id", ["build.match", "build.onfoot", "build.joined", "build.holes"])
def test_figure_of_a_building_rule_shows_its_violation(id: str) -> None:
    """The forbidden cells of a rule's figure are refused by exactly that rule."""
    broken = {rule for panel in FIGURES[id] for rule in panel.get("forbidden", {}).values()}
    assert broken == {id}


@named([case for case in panels("palace") if "wall" in case[1] or marks(case[1], "camps")])
def test_points_match_a_scoring(panel: Panel) -> None:
    """score.wall, camps.score, characters.yusuf"""
    game = position(modules="camps characters", palaces=[palace_text(panel)], owned=["yusuf"])
    points = {line.source: line.points for line in score_lines(game, 1)}
    if "wall" in panel:
        assert points[WALL] == panel["wall"]
    if "bonus" in panel:
        assert points[panel["bonus"]["source"]] == panel["bonus"]["points"]
    camps = {
        f"{panel['tiles'][cell]}/{side}": count
        for cell, sides in marks(panel, "camps").items()
        for side, count in sides.items()
    }
    assert camps == {source: points[source] for source in camps}


@named([case for case in panels("palace") if "wall" in case[1]])
def test_traced_wall_is_the_longest(panel: Panel) -> None:
    """score.wall"""
    trace, outs = trace_of(built(panel))
    assert panel["trace"] == list(map(list, trace))
    assert panel["outs"] == list(map(list, outs))


@named([case for case in panels("cards") if case[1]["lit"]])
def test_highlighted_cards_can_be_taken(panel: Panel) -> None:
    """money.take, characters.faruk"""
    highlighted = panel["lit"]
    helper = panel.get("helper", {}).get("card", "")
    modules = "characters" if helper else ""
    game = position(display=" ".join(panel["cards"]), modules=modules, owned=[helper])
    take = "take " + " ".join(
        f"{parse_code(c).currency.name} {parse_code(c).value}" for c in highlighted
    )
    assert take in listed(game, "take")
    if helper:
        without = position(display=" ".join(panel["cards"]))
        assert refusal(without, take) == ("take-too-much", "money.take")


@named(panels("purchase"))
def test_purchase_is_exact_or_overpaid(panel: Panel) -> None:
    """buy.price, turn.exact, diamonds.pay"""
    market = [id for id in PLAIN if id != panel["tile"]][:4]
    market[panel["square"] - 1] = panel["tile"]
    game = position(
        modules="diamonds", market=" ".join(market), hands=[" ".join(panel["cards"])]
    )  # fmt: skip
    cards = [parse_code(code) for code in panel["cards"]]
    paid = "+".join(str(card.value) for card in cards)
    do(game, f"buy {panel['square']} {cards[0].currency.name} {paid}")
    assert (game.stack[-1].name == "turn") == panel["exact"]


def test_table_of_majorities() -> None:
    """score.majority"""
    ((_, panel),) = panels("prizes")
    assert panel["prizes"] == {
        kind: [list(prizes(kind, round)) for round in (1, 2, 3)] for kind in KINDS
    }


@named(panels("counts"))
def test_points_of_counts(panel: Panel) -> None:
    """score.ties, score.some, characters.hakim"""
    counts = dict(enumerate(panel["counts"]))
    lines = majority(panel["kind"], panel["round"], counts)
    points = {line.owner: line.points for line in lines}
    assert [points.get(owner, 0) for owner in counts] == panel["points"]


@named(panels("module-cards"))
def test_characters_exist(panel: Panel) -> None:
    assert panel["module"] == "characters"
    assert set(panel["cards"]) <= set(CHARACTERS)
