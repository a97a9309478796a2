"""Changes to the lines of a record; the checks are made right afterwards."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.hostile import words
from tests.hostile.positions import MOST, hostile_position
from tests.notation.samples import forged
from tests.policies import pick

Lines = list[str]
#: A change gets the lines of a record, those of another one, and dice.
Change = Callable[[Lines, Lines, Random], None]
SIZES = (2, 50, 20_000)
FREE = ("note x ", "names ", "shuffle deck: ", "1 seat 0 take denar 1 | deck: ", "end scores ")


def hostile_record(text: str, other: str, rng: Random) -> str:
    """The record after one to three changes."""
    more = [line.rpartition(" #")[0] for line in other.split("\n")[:-1]]

    def change(lines: Lines) -> None:
        for _ in range(1 + int(3 * rng.random() ** 2)):
            if lines:
                pick(CHANGES, rng)(lines, more, rng)

    return forged(text, change)


def _any(lines: Lines, rng: Random) -> int:
    return int(len(lines) * rng.random())


def _number(lines: Lines, other: Lines, rng: Random) -> None:
    place = _any(lines, rng)
    found = list(words.NUMBER.finditer(lines[place]))
    if found:
        match = pick(found, rng)
        start, end = match.span()
        lines[place] = f"{lines[place][:start]}{words.number(rng, match[0])}{lines[place][end:]}"


def _word(lines: Lines, other: Lines, rng: Random) -> None:
    """A word lost, doubled, moved, exchanged, or thousands of it."""
    place = _any(lines, rng)
    parts = lines[place].split(" ")
    at = int(len(parts) * rng.random())
    theirs = pick(pick(other, rng).split(" "), rng)
    new = pick(([], [parts[at]] * 2, [theirs], [parts[at][:MOST]] * pick(SIZES, rng), ["|"]), rng)
    parts[at : at + 1] = new
    lines[place] = " ".join(parts)


def _line_lost(lines: Lines, other: Lines, rng: Random) -> None:
    del lines[_any(lines, rng)]


def _line_moved(lines: Lines, other: Lines, rng: Random) -> None:
    lines.insert(_any(lines, rng), lines.pop(_any(lines, rng)))


def _line_of_another(lines: Lines, other: Lines, rng: Random) -> None:
    place = _any(lines, rng)
    lines[place : place + pick((0, 1), rng)] = [pick(other, rng)]


def _line_many_times(lines: Lines, other: Lines, rng: Random) -> None:
    place = _any(lines, rng)
    lines[place:place] = [lines[place][:MOST]] * pick(SIZES, rng)


def _notes(lines: Lines, other: Lines, rng: Random) -> None:
    """Thousands of notes, with a key of their own each or all with the same."""
    many = range(pick(SIZES, rng))
    same = rng.random() < 0.3
    lines[7:7] = [f'note {"x" if same else f"x{number}"} "{number}"' for number in many]


def _long(lines: Lines, other: Lines, rng: Random) -> None:
    """A line of any length."""
    word = pick(('"a" ', "N1 ", "\\u0041", '"', "| ", "x: ", "note "), rng)
    lines[_any(lines, rng)] = pick(FREE, rng) + word * pick(SIZES, rng)


def _position(lines: Lines, other: Lines, rng: Random) -> None:
    """A hostile position."""
    for place, line in enumerate(lines):
        if line.startswith("position "):
            lines[place] = f"position {hostile_position(line[9:], line[9:], rng)}"
            return


def _finish(lines: Lines, other: Lines, rng: Random) -> None:
    lines[-1] = f"end scores {words.number(rng)} {words.small(rng)} winners {words.small(rng)}"


CHANGES: tuple[Change, ...] = (
    *(_number, _number, _word, _word, _line_lost, _line_moved, _line_of_another),
    *(_line_many_times, _notes, _long, _position, _position, _position, _finish),
)
