"""Reading a position text; the inverse of position.py.

A text comes from anywhere. So a field is split into no more words than a game could have
there, a number is bounded where it is read, and what was read is looked at only when all of
it is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .actions import expect, parse_cell
from .chance import LARGEST_STATE, Seeded
from .components import Components
from .deck_inference import PILES
from .errors import AlhambraError, PositionError, TextError, quote
from .game import Game
from .grid import Cell
from .invariants.game_status import status
from .market import SQUARES, Market
from .money import parse_code, purse
from .numbers import parse_number
from .outworks import Gate, gate_on
from .palace import Palace, palace_of
from .position import MAGIC, NONE
from .refill import SCORING_CARDS, DeckCard
from .ruleset import Ruleset, make_ruleset
from .score_lines import NEUTRAL, parse_line
from .scoring import LAST_ROUND
from .seats import SeatIndex
from .steps import Step
from .tiles import KINDS, SIDE_LETTERS, SIDES, Tile, sort_tiles

#: More than any game has: fields of a text, words of a stack, modules.
MOST_FIELDS = MOST_STACK_WORDS = MOST_MODULES = 64


def from_position(text: str, *, components: Components | None = None) -> Game:
    """The game that a position text describes; refused if no game could be in it."""
    magic, *fields = text.strip().split("; ", MOST_FIELDS)
    if magic != MAGIC:
        raise PositionError("position-magic", found=quote(magic), expected=MAGIC)
    reader = _Reader(fields)
    try:
        game = _read(reader, components)
    except PositionError:
        raise
    except AlhambraError as error:
        raise PositionError("position-field", field=quote(reader.field), reason=error) from error
    if defects := status(game):
        raise PositionError("position-broken", defects="; ".join(defects))
    return game


class _Reader:
    """Hands out the words of one field after the other."""

    def __init__(self, fields: list[str]) -> None:
        self._fields = fields[::-1]
        self.field = ""

    def next(self, name: str, most: int) -> list[str]:
        """The words of the next field, which must have this name."""
        self.field = self._fields.pop() if self._fields else ""
        found, *words = self.field.split(" ", most + 1)
        if found != name:
            raise PositionError("position-expected", expected=name, found=quote(self.field))
        if not 0 < len(words) <= most:
            raise TextError("field-length", text=self.field, most=most)
        return [] if words == [NONE] else words

    def word(self, name: str) -> str:
        """The only word of the next field."""
        words = self.next(name, 1)
        expect(words, 1, name)
        return words[0]

    def has(self, name: str) -> bool:
        """Whether a field that is not always there comes next."""
        return bool(self._fields) and self._fields[-1].startswith(f"{name} ")

    def end(self) -> None:
        if self._fields:
            raise PositionError("position-expected", expected="", found=quote(self._fields[-1]))


def _read(reader: _Reader, components: Components | None) -> Game:
    rules = _read_rules(reader, components)
    game = Game(rules, Seeded(0))
    tiles, cards = len(rules.tiles), len(rules.cards)
    deck = cards + max(sum(pile.total() for pile in piles) for piles in rules.stackings)
    game.turn_seat = rules.parse_seat(reader.word("turn"))
    game.stack = tuple(_parse_stack(reader.next("stack", MOST_STACK_WORDS), rules))
    game.market = _parse_market(reader.next("market", len(SQUARES)), rules)
    game.supply = tuple(map(rules.parse_tile, reader.next("supply", tiles)))
    game.display = _parse_purse(reader.next("display", cards))
    game.deck = tuple(_parse_deck_card(code, rules) for code in reader.next("deck", deck))
    game.piles = tuple(parse_number(size, 0, deck) for size in reader.next("piles", PILES))
    if reader.has("seen"):
        game.seen = tuple(_parse_seen(word, deck) for word in reader.next("seen", deck))
    game.discards = _parse_purse(reader.next("discards", cards))
    game.scorings = _parse_scorings(reader.next("scorings", len(SCORING_CARDS)))
    for seat in range(rules.players):
        words = reader.next("seat", 2 * (tiles + cards))
        _read_seat(game, seat, " ".join(words))
    for name, part in rules.states.items():
        found, *words = reader.next("part", tiles + 1) or [""]
        if found != name:
            raise PositionError("position-expected", expected=name, found=quote(found))
        game.states[name] = part.parse([] if words == [NONE] else words or [""], rules)
    lines = reader.next("lines", _most_lines(rules))
    game.lines = tuple(parse_line(line, rules.players) for line in lines)
    for line in game.lines:
        if line.owner != NEUTRAL:
            game.scores[line.owner] += line.points
    game.chance = Seeded(parse_number(reader.word("chance"), 0, LARGEST_STATE))
    reader.end()
    return game


def _read_rules(reader: _Reader, components: Components | None) -> Ruleset:
    players = parse_number(reader.word("players"), 0, LARGEST_STATE)
    edition = reader.word("edition")
    modules = tuple(reader.next("modules", MOST_MODULES))
    reader.field = f"players {players}; edition {edition}; modules {' '.join(modules) or NONE}"
    return make_ruleset(players, edition, modules, components)


def _most_lines(rules: Ruleset) -> int:
    """Every kind of everybody, then what hooks add: a line per owner, or per side of a tile."""
    owners, sources = rules.players + 1, len(KINDS) + len(rules.score_lines)
    return LAST_ROUND * (owners * sources + len(SIDES) * len(rules.tiles))


def _parse_stack(words: list[str], rules: Ruleset) -> Iterable[Step]:
    for entry in " ".join(words).split(", ") if words else ():
        name, *rest = entry.split(" ")
        if name not in rules.steps:
            raise TextError("unknown-step", text=name)
        yield rules.steps[name].parse(rest, rules)


def _parse_market(words: list[str], rules: Ruleset) -> Market:
    expect(words, len(SQUARES), "market")
    return tuple(None if word == NONE else rules.parse_tile(word) for word in words)


def _parse_purse(words: list[str]) -> int:
    return purse(map(parse_code, words))


def _parse_seen(word: str, most: int) -> tuple[int, str]:
    number, _, back = word.partition(":")
    return parse_number(number, 0, most), back


def _parse_scorings(words: list[str]) -> tuple[int, ...]:
    return tuple(parse_number(word, 1, len(SCORING_CARDS)) for word in words)


def _parse_deck_card(code: str, rules: Ruleset) -> DeckCard:
    return rules.specials[code] if code in rules.specials else parse_code(code)


def _read_seat(game: Game, seat: SeatIndex, text: str) -> None:
    """Hand, palace, reserve; unseen money only if there is any."""
    parts = [[] if part == NONE else part.split(" ") for part in text.split(" / ")]
    expect(parts, 4 if len(parts) > 3 and parts[3] else 3, "seat")
    game.hands[seat] = _parse_purse(parts[0])
    game.palaces[seat] = _parse_palace(parts[1], game.rules)
    game.reserves[seat] = sort_tiles(map(game.rules.parse_tile, parts[2]))
    game.unseen[seat] = _parse_purse(parts[3]) if len(parts) > 3 else 0


def _parse_palace(words: list[str], rules: Ruleset) -> Palace:
    pairs = [word.partition("@")[::2] for word in words]
    tiles = [(parse_cell(cell), rules.parse_tile(id)) for id, cell in pairs if id != "gate"]
    gates = [_parse_gate(where) for id, where in pairs if id == "gate"]
    _refuse_far_cells(tiles)
    if len({cell for cell, _ in tiles}) + len(set(gates)) < len(words):
        raise TextError("bad-cell", text=" ".join(words))
    return palace_of(tiles, gates)


def _refuse_far_cells(tiles: Sequence[tuple[Cell, Tile]]) -> None:
    """A palace does not reach further than it has tiles; a window that large would."""
    for (x, y), _ in tiles:
        if max(abs(x), abs(y)) > len(tiles):
            raise TextError("bad-cell", text=f"{x},{y}")


def _parse_gate(text: str) -> Gate:
    cell, _, side = text.rpartition(",")
    if side not in tuple(SIDE_LETTERS):
        raise TextError("bad-cell", text=text)
    return gate_on(parse_cell(cell), SIDES[SIDE_LETTERS.index(side)])
