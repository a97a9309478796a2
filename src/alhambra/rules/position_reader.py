"""Reading a position text; the inverse of position.py."""

from __future__ import annotations

from collections.abc import Iterable

from .actions import parse_cell
from .chance import Seeded
from .components import Components
from .errors import AlhambraError, PositionError, TextError
from .game import Game
from .market import Market
from .money import parse_code, purse
from .outworks import Gate, gate_on
from .palace import Palace, palace_of
from .position import MAGIC, NONE
from .refill import DeckCard
from .ruleset import Ruleset, make_ruleset
from .score_lines import NEUTRAL, parse_line
from .status import status
from .steps import Step
from .tiles import parse_sides, sort_tiles


def from_position(text: str, *, components: Components | None = None) -> Game:
    """The game that a position text describes; refused if no game could be in it."""
    magic, *fields = text.strip().split("; ")
    if magic != MAGIC:
        raise PositionError("position-magic", found=magic[:40], expected=MAGIC)
    reader = _Reader(fields)
    try:
        game = _read(reader, components)
    except PositionError:
        raise
    except (AlhambraError, ValueError) as error:
        raise PositionError("position-field", field=reader.field, reason=error) from error
    if defects := status(game):
        raise PositionError("position-broken", defects="; ".join(defects))
    return game


class _Reader:
    """Hands out the words of one field after the other."""

    def __init__(self, fields: list[str]) -> None:
        self.fields = fields
        self.field = ""

    def next(self, name: str) -> list[str]:
        self.field = self.fields.pop(0) if self.fields else ""
        found, *words = self.field.split(" ")
        if found != name:
            raise PositionError("position-expected", expected=name, found=self.field[:40])
        return [] if words == [NONE] else words

    def has(self, name: str) -> bool:
        """Whether a field that is not always there comes next."""
        return bool(self.fields) and self.fields[0].startswith(f"{name} ")

    def number(self, name: str) -> int:
        (word,) = self.next(name)
        return int(word)

    def end(self) -> None:
        if self.fields:
            raise PositionError("position-expected", expected="", found=self.fields[0][:40])


def _read(reader: _Reader, components: Components | None) -> Game:
    players = reader.number("players")
    (edition,) = reader.next("edition")
    modules = tuple(reader.next("modules"))
    reader.field = f"players {players}; edition {edition}; modules {' '.join(modules) or NONE}"
    rules = make_ruleset(players, edition, modules, components)
    game = Game(rules, Seeded(0))
    (turn,) = reader.next("turn")
    game.turn_seat = rules.parse_seat(turn)
    game.stack = tuple(_parse_stack(" ".join(reader.next("stack")), rules))
    game.market = _parse_market(reader.next("market"), rules)
    game.supply = tuple(map(rules.parse_tile, reader.next("supply")))
    game.display = _parse_purse(reader.next("display"))
    game.deck = tuple(_parse_deck_card(code, rules) for code in reader.next("deck"))
    game.piles = tuple(map(int, reader.next("piles")))
    game.seen = tuple(map(_parse_seen, reader.next("seen"))) if reader.has("seen") else ()
    game.discards = _parse_purse(reader.next("discards"))
    game.scorings = tuple(map(int, reader.next("scorings")))
    for seat in range(players):
        _read_seat(game, seat, " ".join(reader.next("seat")))
    for name, part in rules.parts.items():
        found, *words = reader.next("part")
        if found != name:
            raise PositionError("position-expected", expected=name, found=found)
        game.parts[name] = part.parse([] if words == [NONE] else words, rules)
    for line in map(parse_line, reader.next("lines")):
        if not NEUTRAL <= line.owner < players:
            raise TextError("unknown-seat", text=str(line.owner))
        game.award(line)
    game.chance = Seeded(reader.number("chance"))
    reader.end()
    return game


def _parse_stack(text: str, rules: Ruleset) -> Iterable[Step]:
    for entry in text.split(", ") if text else ():
        name, *words = entry.split(" ")
        if name not in rules.steps:
            raise TextError("unknown-step", text=name)
        yield rules.steps[name].parse(words, rules)


def _parse_market(words: list[str], rules: Ruleset) -> Market:
    first, second, third, fourth = (
        None if word == NONE else rules.parse_tile(word) for word in words
    )
    return first, second, third, fourth


def _parse_purse(words: list[str]) -> int:
    return purse(map(parse_code, words))


def _parse_seen(word: str) -> tuple[int, str]:
    number, _, back = word.partition(":")
    return int(number), back


def _parse_deck_card(code: str, rules: Ruleset) -> DeckCard:
    return rules.specials[code] if code in rules.specials else parse_code(code)


def _read_seat(game: Game, seat: int, text: str) -> None:
    parts = [[] if part == NONE else part.split(" ") for part in text.split(" / ")]
    hand, palace, reserve, *unseen = parts
    game.hands[seat] = _parse_purse(hand)
    game.palaces[seat] = _parse_palace(palace, game.rules)
    game.reserves[seat] = sort_tiles(map(game.rules.parse_tile, reserve))
    if unseen:
        (cards,) = unseen
        game.unseen[seat] = _parse_purse(cards)


def _parse_palace(words: list[str], rules: Ruleset) -> Palace:
    pairs = [word.partition("@")[::2] for word in words]
    tiles = [(parse_cell(cell), rules.parse_tile(id)) for id, cell in pairs if id != "gate"]
    for (x, y), _ in tiles:
        # A palace of all tiles does not reach further; a window that large would.
        if max(abs(x), abs(y)) > len(rules.tiles):
            raise TextError("bad-cell", text=f"{x},{y}")
    return palace_of(tiles, [_parse_gate(place) for id, place in pairs if id == "gate"])


def _parse_gate(text: str) -> Gate:
    cell, _, side = text.rpartition(",")
    return gate_on(parse_cell(cell), parse_sides(side))
