"""Layout of blocks of lines on a screen: side by side, in rows, with rivals around them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import NamedTuple

from rich.text import Text

from .colours import NOTE

Block = list[Text]

#: Columns between two blocks.
GAP = 3
#: Lines that most menus and the prompt need below the table.
MENU_LINES = 4


class Size(NamedTuple):
    """How many characters fit in a line, and how many lines on the screen."""

    width: int
    height: int

    def less(self, lines: int) -> Size:
        """What is left above so many lines."""
        return Size(self.width, self.height - lines)


class Arranged(NamedTuple):
    """Lines; the own palace is in the last `kept` of them, its title in the first of these."""

    lines: Block
    kept: int


def width_of(block: Iterable[Text]) -> int:
    """The width of a block in columns."""
    return max((line.cell_len for line in block), default=0)


def padded(text: Text, width: int) -> Text:
    """The text, filled up with blanks."""
    # Assembled, so that the style of the text does not colour the blanks.
    return Text.assemble(text, " " * (width - text.cell_len))


def side_by_side(left: Block, right: Block, width: int) -> Block:
    """Two blocks side by side, the left one padded to a width."""
    return [
        Text.assemble(padded(first, width), second)
        for first, second in zip_longest(left, right, fillvalue=Text())
    ]


def in_rows(blocks: Sequence[Block], width: int, gap: int = GAP) -> Block:
    """Blocks side by side, as many in a row as fit."""
    rows: list[Block] = []
    used = 0
    for block in blocks:
        broad = width_of(block)
        if rows and used + gap + broad <= width:
            rows[-1] = side_by_side(rows[-1], block, used + gap)
            used += gap + broad
        else:
            rows.append(list(block))
            used = broad
    return [line for row in rows for line in row]


def with_news(
    left: Block, right: Block, widths: tuple[int, int], news: Sequence[str]
) -> tuple[Block, Block]:
    """Two blocks of these widths, the shorter one filled with the latest of these sentences."""
    width = widths[len(left) > len(right)]
    lines = _latest(news, width, abs(len(left) - len(right)) - 1)
    return ([*left, *lines], right) if len(left) <= len(right) else (left, [*right, *lines])


def _latest(news: Sequence[str], width: int, height: int) -> Block:
    """As many sentences as fit, the latest ones, below an empty line."""
    lines: list[str] = []
    for sentence in reversed(news):
        more = wrap(sentence, width, subsequent_indent="  ")
        if len(more) + len(lines) > height:
            break
        lines = [*more, *lines]
    return [Text(), *(Text(line, NOTE) for line in lines)] if lines else []


def arrange(
    main: Arranged, forms: Sequence[Sequence[Block]], room: Size, header: int = 0
) -> Arranged:
    """The main block with rivals beside it or above it, in the first of their forms that fits.

    `header` lines stand above all of it. What does not fit anyhow scrolls off the top: the own
    palace stays beside the prompt.
    """
    broad = width_of(main.lines) + GAP
    tried = []
    for blocks in forms:
        if all(width_of(block) <= room.width - broad for block in blocks):
            lines = side_by_side(main.lines, in_rows(blocks, room.width - broad), broad)
            tried.append(Arranged(lines, main.kept + len(lines) - len(main.lines)))
        tried.append(Arranged([*in_rows(blocks, room.width), *main.lines], main.kept))
    fitting = (found for found in tried if fits(found.lines, room.less(header)))
    return next(fitting, min(tried, key=lambda found: (found.kept > room.height, len(found.lines))))


def fits(lines: Block, room: Size) -> bool:
    """Whether there is room for all of these lines."""
    return width_of(lines) <= room.width and len(lines) <= room.height
