"""Changes to the lines of a record; the checksums are recomputed afterwards."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.hostile import fragments
from tests.hostile.positions import MAX_REPEATED, hostile_position
from tests.notation.samples import forged
from tests.policies import pick

Lines = list[str]
#: A change gets the lines of a record, those of another one, and a random generator.
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
    index = _any(lines, rng)
    found = list(fragments.NUMBER.finditer(lines[index]))
    if found:
        match = pick(found, rng)
        start, end = match.span()
        lines[index] = (
            f"{lines[index][:start]}{fragments.number(rng, match[0])}{lines[index][end:]}"
        )


def _word(lines: Lines, other: Lines, rng: Random) -> None:
    """A word dropped, doubled, moved, exchanged, or repeated thousands of times."""
    index = _any(lines, rng)
    parts = lines[index].split(" ")
    at = int(len(parts) * rng.random())
    theirs = pick(pick(other, rng).split(" "), rng)
    new = pick(
        ([], [parts[at]] * 2, [theirs], [parts[at][:MAX_REPEATED]] * pick(SIZES, rng), ["|"]), rng
    )
    parts[at : at + 1] = new
    lines[index] = " ".join(parts)


def _drop_line(lines: Lines, other: Lines, rng: Random) -> None:
    del lines[_any(lines, rng)]


def _move_line(lines: Lines, other: Lines, rng: Random) -> None:
    lines.insert(_any(lines, rng), lines.pop(_any(lines, rng)))


def _line_of_another_record(lines: Lines, other: Lines, rng: Random) -> None:
    index = _any(lines, rng)
    lines[index : index + pick((0, 1), rng)] = [pick(other, rng)]


def _repeat_line(lines: Lines, other: Lines, rng: Random) -> None:
    index = _any(lines, rng)
    lines[index:index] = [lines[index][:MAX_REPEATED]] * pick(SIZES, rng)


def _notes(lines: Lines, other: Lines, rng: Random) -> None:
    """Thousands of notes, each with its own key or all with the same."""
    many = range(pick(SIZES, rng))
    same = rng.random() < 0.3
    lines[7:7] = [f'note {"x" if same else f"x{number}"} "{number}"' for number in many]


def _long(lines: Lines, other: Lines, rng: Random) -> None:
    """A line of any length."""
    word = pick(('"a" ', "N1 ", "\\u0041", '"', "| ", "x: ", "note "), rng)
    lines[_any(lines, rng)] = pick(FREE, rng) + word * pick(SIZES, rng)


def _position(lines: Lines, other: Lines, rng: Random) -> None:
    """A hostile position."""
    for index, line in enumerate(lines):
        if line.startswith("position "):
            lines[index] = f"position {hostile_position(line[9:], line[9:], rng)}"
            return


def _finish(lines: Lines, other: Lines, rng: Random) -> None:
    lines[-1] = (
        f"end scores {fragments.number(rng)} {fragments.small(rng)} winners {fragments.small(rng)}"
    )


CHANGES: tuple[Change, ...] = (
    *(_number, _number, _word, _word, _drop_line, _move_line, _line_of_another_record),
    *(_repeat_line, _notes, _long, _position, _position, _position, _finish),
)
