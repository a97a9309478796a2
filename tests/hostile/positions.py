"""Changes to the text of a position."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.modules.characters.state import IDS
from alhambra.rules.tiles import KINDS
from tests.hostile import words
from tests.policies import pick

Fields = list[str]
#: A change gets the fields of a position, those of another one, and dice.
Change = Callable[[Fields, Fields, Random], None]
SIZES = (2, 10, 1000, 30_000)
#: What is repeated is not longer: texts of some megabytes are enough.
MOST = 60


def hostile_position(text: str, other: str, rng: Random) -> str:
    """The text after one to four changes."""
    fields, more = text.split("; "), other.split("; ")
    for _ in range(1 + int(4 * rng.random() ** 2)):
        pick(CHANGES, rng)(fields, more, rng)
    return "; ".join(fields)


def _index(fields: Fields, name: str, rng: Random) -> int | None:
    """Where a field of this name is, any of them."""
    found = [place for place, field in enumerate(fields) if field.startswith(f"{name} ")]
    return pick(found, rng) if found else None


def _any(fields: Fields, rng: Random) -> int:
    return int(len(fields) * rng.random())


def _number(fields: Fields, other: Fields, rng: Random) -> None:
    """Another number anywhere."""
    place = _any(fields, rng)
    found = list(words.NUMBER.finditer(fields[place]))
    if found:
        match = pick(found, rng)
        start, end = match.span()
        new = words.number(rng, match[0])
        fields[place] = f"{fields[place][:start]}{new}{fields[place][end:]}"


def _in_words(change: Callable[[list[str], int, Random], None]) -> Change:
    """A change to the words of any field, at any place."""

    def changed(fields: Fields, other: Fields, rng: Random) -> None:
        place = _any(fields, rng)
        parts = fields[place].split(" ")
        change(parts, int(len(parts) * rng.random()), rng)
        fields[place] = " ".join(parts)

    return changed


def _double(parts: list[str], at: int, rng: Random) -> None:
    parts.insert(at, parts[at])


def _drop(parts: list[str], at: int, rng: Random) -> None:
    del parts[at]


def _shift(parts: list[str], at: int, rng: Random) -> None:
    parts.insert(int(len(parts) * rng.random()), parts.pop(at))


def _blow_up(parts: list[str], at: int, rng: Random) -> None:
    """So many of a word, or one word as long."""
    many = [parts[at][:MOST]] * pick(SIZES, rng)
    parts[at : at + 1] = many if rng.random() < 0.7 else [pick((",", ":", "", "/"), rng).join(many)]


def _count_up(parts: list[str], at: int, rng: Random) -> None:
    parts[at:] = map(str, range(pick(SIZES, rng)))


def _garble(parts: list[str], at: int, rng: Random) -> None:
    parts[at] = pick(("-", "", "/", "gate", "x", ":", "@", "?", "None", "\x00", "…"), rng)


def _moved(fields: Fields, other: Fields, rng: Random) -> None:
    """A word of one field into another: nothing is lost, and something is in a wrong place."""
    source, target = _any(fields, rng), _any(fields, rng)
    parts = fields[source].split(" ")
    if len(parts) > 1:
        word = parts.pop(1 + int((len(parts) - 1) * rng.random()))
        fields[source] = " ".join(parts) if len(parts) > 1 else f"{parts[0]} -"
        into = fields[target].split(" ")
        into = into[:1] if into[1:] == ["-"] else into
        into.insert(1 + int(len(into) * rng.random()), word)
        fields[target] = " ".join(into)


def _exchanged(fields: Fields, other: Fields, rng: Random) -> None:
    """Two things of a kind in each other's place."""
    one, two = _any(fields, rng), _any(fields, rng)
    first, second = fields[one].split(" "), fields[two].split(" ")
    a, b = int(len(first) * rng.random()), int(len(second) * rng.random())
    if one != two and a and b and (len(first[a]) == 2) == (len(second[b]) == 2):
        first[a], second[b] = second[b], first[a]
        fields[one], fields[two] = " ".join(first), " ".join(second)


def _transplanted(fields: Fields, other: Fields, rng: Random) -> None:
    """A field of another game."""
    new = pick(other, rng)
    place = _index(fields, new.split(" ")[0], rng)
    if place is None:
        fields.insert(_any(fields, rng), new)
    else:
        fields[place] = new


def _field_lost(fields: Fields, other: Fields, rng: Random) -> None:
    del fields[_any(fields, rng)]


def _field_twice(fields: Fields, other: Fields, rng: Random) -> None:
    place = _any(fields, rng)
    fields[place:place] = [fields[place][:MOST]] * pick((1, 1, 10_000), rng)


def _of_a_module(fields: Fields, other: Fields, rng: Random) -> None:
    """Another set of modules, or the part of one that is not there."""
    place = _index(fields, pick(("modules", "part"), rng), rng)
    names = (*BUILT_IN, "two_players", "dragons", "-")
    if place is not None:
        fields[place] = f"{fields[place].split(' ')[0]} {pick(names, rng)}"


def _stack(fields: Fields, other: Fields, rng: Random) -> None:
    """Steps that wait for other things, in another order, of other seats."""
    place = _index(fields, "stack", rng)
    if place is None:
        return
    steps = fields[place].removeprefix("stack ").split(", ")
    tiles = [word for word in " ".join(fields).split(" ") if word.count("-") in (1, 2)]
    at = int(len(steps) * rng.random())
    new = words.step(rng, tiles)
    changes = ([*steps, new], steps[:-1] or ["-"], [*steps[:at], new, *steps[at + 1 :]],
               [*steps[:1], new], [*steps, steps[at]], steps[::-1], [new])  # fmt: skip
    fields[place] = f"stack {', '.join(pick(changes, rng))}"


def _lines(fields: Fields, other: Fields, rng: Random) -> None:
    """Points that nobody, or somebody, got."""
    place = _index(fields, "lines", rng)
    if place is None:
        return
    lines = [word for word in fields[place].split(" ")[1:] if word != "-"]
    lines.insert(pick((0, len(lines)), rng), words.line(rng))
    rng.shuffle(lines) if rng.random() < 0.2 else None
    fields[place] = f"lines {' '.join(lines)}"


def _course(fields: Fields, other: Fields, rng: Random) -> None:
    """Piles, what was seen of them, and scorings."""
    new = pick(
        (
            f"piles {' '.join(words.small(rng, 40) for _ in range(1 + int(6 * rng.random())))}",
            f"piles {words.small(rng, 120)}",
            f"piles {words.number(rng)} 20 20 20 20",
            f"seen {words.small(rng, 90)}:{pick(('gate', 'character', 'scoring-1', 'x'), rng)}",
            f"scorings {words.number(rng)}",
            f"scorings {pick(('1', '2', '1 2', '2 1', '1 1', '3'), rng)}",
            f"turn {words.small(rng, 5)}",
            f"chance {words.number(rng)}",
        ),
        rng,
    )
    name = new.split(" ")[0]
    place = _index(fields, name, rng)
    if place is not None:
        fields[place] = new
    elif (after := _index(fields, "piles", rng)) is not None:
        fields.insert(after + 1, new)


def _characters(fields: Fields, other: Fields, rng: Random) -> None:
    """A character somewhere else, a card used, another choice of Hakim's."""
    place = _index(fields, "part characters", rng)
    if place is None:
        return
    parts = fields[place].split(" ")
    at = 2 + int((len(parts) - 2) * rng.random())
    ids = [id for id in parts[at].split(",") if id in IDS]
    new = pick(
        (
            ",".join(sorted({*ids, pick(IDS, rng)})),
            ",".join(ids[1:]) or "-",
            pick(("used", "free"), rng),
            f"{words.small(rng, 4)}:{pick((*KINDS, 'camp'), rng)}",
            ",".join(IDS),
            "?",
        ),
        rng,
    )
    parts[at] = new
    if new in ("used", "free"):
        parts[at], parts[-2] = parts[at] if at != len(parts) - 2 else new, new
    fields[place] = " ".join(parts)


def _unseen(fields: Fields, other: Fields, rng: Random) -> None:
    """Cards of a hand that nobody has seen."""
    place = _index(fields, "seat", rng)
    if place is not None:
        cards = fields[place].removeprefix("seat ").split(" / ")[0].split(" ")
        some = cards[: 1 + int(5 * rng.random())]
        fields[place] = f"{fields[place]} / {' '.join(some)}"


CHANGES: tuple[Change, ...] = (
    *(_number, _number, _number, _moved, _moved, _moved, _exchanged, _exchanged),
    *(_in_words(change) for change in (_double, _drop, _shift, _blow_up, _count_up, _garble)),
    *(_transplanted, _field_lost, _field_twice, _of_a_module, _stack, _stack, _stack),
    *(_lines, _lines, _course, _course, _characters, _characters, _unseen),
)
