"""Changes to the text of a position."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.modules.characters.state import IDS
from alhambra.rules.tiles import KINDS
from tests.hostile import fragments
from tests.policies import pick

Fields = list[str]
#: A change gets the fields of a position, those of another one, and a random generator.
Change = Callable[[Fields, Fields, Random], None]
SIZES = (2, 10, 1000, 30_000)
#: The longest repeated piece: texts of a few megabytes are enough.
MAX_REPEATED = 60


def hostile_position(text: str, other: str, rng: Random) -> str:
    """The text after one to four changes."""
    fields, more = text.split("; "), other.split("; ")
    for _ in range(1 + int(4 * rng.random() ** 2)):
        pick(CHANGES, rng)(fields, more, rng)
    return "; ".join(fields)


def _index(fields: Fields, name: str, rng: Random) -> int | None:
    """The index of a random field with this name."""
    found = [index for index, field in enumerate(fields) if field.startswith(f"{name} ")]
    return pick(found, rng) if found else None


def _any(fields: Fields, rng: Random) -> int:
    return int(len(fields) * rng.random())


def _number(fields: Fields, other: Fields, rng: Random) -> None:
    """Another number in a random field."""
    index = _any(fields, rng)
    found = list(fragments.NUMBER.finditer(fields[index]))
    if found:
        match = pick(found, rng)
        start, end = match.span()
        new = fragments.number(rng, match[0])
        fields[index] = f"{fields[index][:start]}{new}{fields[index][end:]}"


def _change_words(change: Callable[[list[str], int, Random], None]) -> Change:
    """A change to a random word of a random field."""

    def changed(fields: Fields, other: Fields, rng: Random) -> None:
        index = _any(fields, rng)
        parts = fields[index].split(" ")
        change(parts, int(len(parts) * rng.random()), rng)
        fields[index] = " ".join(parts)

    return changed


def _double(parts: list[str], at: int, rng: Random) -> None:
    parts.insert(at, parts[at])


def _drop(parts: list[str], at: int, rng: Random) -> None:
    del parts[at]


def _shift(parts: list[str], at: int, rng: Random) -> None:
    parts.insert(int(len(parts) * rng.random()), parts.pop(at))


def _repeat(parts: list[str], at: int, rng: Random) -> None:
    """Many copies of a word, or one very long word."""
    many = [parts[at][:MAX_REPEATED]] * pick(SIZES, rng)
    parts[at : at + 1] = many if rng.random() < 0.7 else [pick((",", ":", "", "/"), rng).join(many)]


def _count_up(parts: list[str], at: int, rng: Random) -> None:
    parts[at:] = map(str, range(pick(SIZES, rng)))


def _garble(parts: list[str], at: int, rng: Random) -> None:
    parts[at] = pick(("-", "", "/", "gate", "x", ":", "@", "?", "None", "\x00", "…"), rng)


def _move_word(fields: Fields, other: Fields, rng: Random) -> None:
    """Move a word to another field: nothing is lost, but something is in the wrong place."""
    source, target = _any(fields, rng), _any(fields, rng)
    parts = fields[source].split(" ")
    if len(parts) > 1:
        word = parts.pop(1 + int((len(parts) - 1) * rng.random()))
        fields[source] = " ".join(parts) if len(parts) > 1 else f"{parts[0]} -"
        into = fields[target].split(" ")
        into = into[:1] if into[1:] == ["-"] else into
        into.insert(1 + int(len(into) * rng.random()), word)
        fields[target] = " ".join(into)


def _exchange_words(fields: Fields, other: Fields, rng: Random) -> None:
    """Exchange two words of the same kind."""
    one, two = _any(fields, rng), _any(fields, rng)
    first, second = fields[one].split(" "), fields[two].split(" ")
    a, b = int(len(first) * rng.random()), int(len(second) * rng.random())
    if one != two and a and b and (len(first[a]) == 2) == (len(second[b]) == 2):
        first[a], second[b] = second[b], first[a]
        fields[one], fields[two] = " ".join(first), " ".join(second)


def _transplant_field(fields: Fields, other: Fields, rng: Random) -> None:
    """A field of another game."""
    new = pick(other, rng)
    index = _index(fields, new.split(" ")[0], rng)
    if index is None:
        fields.insert(_any(fields, rng), new)
    else:
        fields[index] = new


def _drop_field(fields: Fields, other: Fields, rng: Random) -> None:
    del fields[_any(fields, rng)]


def _repeat_field(fields: Fields, other: Fields, rng: Random) -> None:
    index = _any(fields, rng)
    fields[index:index] = [fields[index][:MAX_REPEATED]] * pick((1, 1, 10_000), rng)


def _modules(fields: Fields, other: Fields, rng: Random) -> None:
    """Another set of modules, or the state of a module that is not played."""
    index = _index(fields, pick(("modules", "part"), rng), rng)
    names = (*BUILT_IN, "two_players", "dragons", "-")
    if index is not None:
        fields[index] = f"{fields[index].split(' ')[0]} {pick(names, rng)}"


def _stack(fields: Fields, other: Fields, rng: Random) -> None:
    """Other steps, in another order, of other seats."""
    index = _index(fields, "stack", rng)
    if index is None:
        return
    steps = fields[index].removeprefix("stack ").split(", ")
    tiles = [word for word in " ".join(fields).split(" ") if word.count("-") in (1, 2)]
    at = int(len(steps) * rng.random())
    new = fragments.step(rng, tiles)
    changes = ([*steps, new], steps[:-1] or ["-"], [*steps[:at], new, *steps[at + 1 :]],
               [*steps[:1], new], [*steps, steps[at]], steps[::-1], [new])  # fmt: skip
    fields[index] = f"stack {', '.join(pick(changes, rng))}"


def _lines(fields: Fields, other: Fields, rng: Random) -> None:
    """A score line that nobody, or somebody, earned."""
    index = _index(fields, "lines", rng)
    if index is None:
        return
    lines = [word for word in fields[index].split(" ")[1:] if word != "-"]
    lines.insert(pick((0, len(lines)), rng), fragments.line(rng))
    rng.shuffle(lines) if rng.random() < 0.2 else None
    fields[index] = f"lines {' '.join(lines)}"


def _progress(fields: Fields, other: Fields, rng: Random) -> None:
    """Piles, revealed cards and scorings."""
    new = pick(
        (
            f"piles {' '.join(fragments.small(rng, 40) for _ in range(1 + int(6 * rng.random())))}",
            f"piles {fragments.small(rng, 120)}",
            f"piles {fragments.number(rng)} 20 20 20 20",
            f"seen {fragments.small(rng, 90)}:{pick(('gate', 'character', 'scoring-1', 'x'), rng)}",
            f"scorings {fragments.number(rng)}",
            f"scorings {pick(('1', '2', '1 2', '2 1', '1 1', '3'), rng)}",
            f"turn {fragments.small(rng, 5)}",
            f"chance {fragments.number(rng)}",
        ),
        rng,
    )
    name = new.split(" ")[0]
    index = _index(fields, name, rng)
    if index is not None:
        fields[index] = new
    elif (after := _index(fields, "piles", rng)) is not None:
        fields.insert(after + 1, new)


def _characters(fields: Fields, other: Fields, rng: Random) -> None:
    """A character somewhere else, a used card, another choice of Hakim's."""
    index = _index(fields, "part characters", rng)
    if index is None:
        return
    parts = fields[index].split(" ")
    at = 2 + int((len(parts) - 2) * rng.random())
    ids = [id for id in parts[at].split(",") if id in IDS]
    new = pick(
        (
            ",".join(sorted({*ids, pick(IDS, rng)})),
            ",".join(ids[1:]) or "-",
            pick(("used", "free"), rng),
            f"{fragments.small(rng, 4)}:{pick((*KINDS, 'camp'), rng)}",
            ",".join(IDS),
            "?",
        ),
        rng,
    )
    parts[at] = new
    if new in ("used", "free"):
        parts[at], parts[-2] = parts[at] if at != len(parts) - 2 else new, new
    fields[index] = " ".join(parts)


def _unseen(fields: Fields, other: Fields, rng: Random) -> None:
    """Some cards of a hand as unseen."""
    index = _index(fields, "seat", rng)
    if index is not None:
        cards = fields[index].removeprefix("seat ").split(" / ")[0].split(" ")
        some = cards[: 1 + int(5 * rng.random())]
        fields[index] = f"{fields[index]} / {' '.join(some)}"


CHANGES: tuple[Change, ...] = (
    *(_number, _number, _number, _move_word, _move_word, _move_word),
    *(_exchange_words, _exchange_words),
    *(_change_words(change) for change in (_double, _drop, _shift, _repeat, _count_up, _garble)),
    *(_transplant_field, _drop_field, _repeat_field, _modules, _stack, _stack, _stack),
    *(_lines, _lines, _progress, _progress, _characters, _characters, _unseen),
)
