"""What the game and the server consist of, so that the page need not repeat it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec.inspect as shapes

from alhambra.locales import Words, languages
from alhambra.rules.market import SQUARE_CURRENCIES
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.ruleset import EDITIONS, FEWEST_PLAYERS, MOST_PLAYERS, make_ruleset
from alhambra.rules.scoring import LAST_ROUND, PRIZES
from alhambra.rules.take import LIMIT
from alhambra.rules.tiles import KINDS, TILE_COUNTS, WALL_SIDES
from alhambra.server.bots import LEVELS
from alhambra.server.http import bodies
from alhambra.table import Clock, Options
from alhambra.table.names import LONGEST_NAME
from alhambra.wire.components import kinds
from alhambra.wire.messages import PROTOCOL, Chat, SavePlan

#: Strings of plug-ins that no type can list; editors still complete the known ones.
_OR_OTHERS = "(string & Record<never, never>)"


def constants() -> list[str]:
    """Lists with the types of their items, limits, and prizes."""
    rules = [make_ruleset(players, EDITIONS[0], BUILT_IN) for players in (2, 3)]
    steps = sorted({name for ruleset in rules for name in ruleset.steps})
    verbs = sorted({verb for ruleset in rules for verb in ruleset.verbs})
    return [
        f"export const PROTOCOL = {PROTOCOL};",
        _list("KINDS", "Kind", "The kinds of buildings, from cheap to dear.", KINDS),
        _list("EDITIONS", "Edition", "The editions.", EDITIONS),
        _list("LEVELS", "Level", "The bots' levels, from weak to strong.", LEVELS),
        _list("LANGUAGES", "Language", "The languages of all texts.", languages()),
        _list(
            "NAMELESS",
            "Nameless",
            "What people without a name are called in games against bots, in each language.",
            (Words(language).text("nameless") for language in languages()),
        ),
        _list("MODULES", "BuiltInModule", "The modules that every server has.", BUILT_IN),
        f"/** Plug-ins bring more. */\nexport type ModuleName = BuiltInModule | {_OR_OTHERS};",
        _union("BuiltInStep", "What the game can wait for.", steps),
        f"/** Plug-ins bring more. */\nexport type StepName = BuiltInStep | {_OR_OTHERS};",
        _union("BuiltInVerb", "What a decision can be.", verbs),
        f"/** Plug-ins bring more. */\nexport type Verb = BuiltInVerb | {_OR_OTHERS};",
        _limits(),
        _prizes(),
        f"/** How many scorings a game has. */\nexport const ROUNDS = {LAST_ROUND};",
        "/** The most that money cards taken together may total, without a module. */\n"
        f"export const TAKE_LIMIT = {LIMIT};",
        _object(
            "CURRENCIES",
            "The currencies by the letters of their cards' codes.",
            {currency.letter: currency.name for currency in rules[0].currencies},
        ),
        _list(
            "SQUARE_CURRENCIES",
            "SquareCurrency",
            "The currency of each square of the market.",
            (currency.name for currency in SQUARE_CURRENCIES),
        ),
        _list(
            "BASTION_KINDS",
            "BastionKind",
            "The kinds of tiles that have bastions instead of walls.",
            kinds(rules[0].tiles, has_bastions=True),
        ),
        _object(
            "TILE_COUNTS",
            "How many building tiles of each kind there are.",
            TILE_COUNTS,
            ": Record<string, number>",
        ),
        "/** How many wall sides there are on all building tiles. */\n"
        f"export const WALL_SIDES = {WALL_SIDES};",
    ]


def _list(name: str, kind: str, doc: str, values: Iterable[str]) -> str:
    items = "".join(f"  {json.dumps(value)},\n" for value in values)
    array = f"/** {doc} */\nexport const {name} = [\n{items}] as const;"
    return f"{array}\nexport type {kind} = (typeof {name})[number];"


def _union(name: str, doc: str, values: Iterable[str]) -> str:
    items = "".join(f"\n  | {json.dumps(value)}" for value in values)
    return f"/** {doc} */\nexport type {name} ={items};"


def _limits() -> str:
    """The limits that a form has to know."""
    limits = {
        "fewestPlayers": FEWEST_PLAYERS,
        "mostPlayers": MOST_PLAYERS,
        "nameLetters": LONGEST_NAME,
        "chatLetters": _of(Chat, "text").max_length,
        "planMoves": _of(SavePlan, "actions").max_length,
        "recordBytes": _of(bodies.ReplayRequest, "record").max_length,
        "clockAmount": _of(Clock, "amount").le,
        "spectatorDelay": _of(Options, "spectator_delay").le,
        "paceSeconds": _of(Options, "pace").le,
    }
    return _object("LIMITS", "The most that the server accepts.", limits)


def _of(struct: type, name: str) -> Any:
    """The type of a field, with its limits."""
    info: Any = shapes.type_info(struct)
    (found,) = [field.type for field in info.fields if field.encode_name == name]
    return found


def _prizes() -> str:
    doc = "Points by rank in the third scoring; the second and the first lack the best ones."
    prizes = {kind: list(values) for kind, values in PRIZES.items()}
    return _object("PRIZES", doc, prizes, ": Record<string, readonly number[]>")


def _object(name: str, doc: str, values: Mapping[str, object], kind: str = "") -> str:
    rows = "".join(f"  {key}: {json.dumps(value)},\n" for key, value in values.items())
    end = "" if kind else " as const"
    return f"/** {doc} */\nexport const {name}{kind} = {{\n{rows}}}{end};"
