"""A complete SVG file: the picture, the symbols it uses, its title and description."""

from __future__ import annotations

from dataclasses import dataclass

from .svg import element, plain
from .symbols import needed, prefixed
from .tokens import resolve

_NAMESPACE = "http://www.w3.org/2000/svg"
#: Before every id, so that a picture can stand in a page with ids of its own.
PREFIX = "al-"


@dataclass(frozen=True)
class Picture:
    """Something drawn, its size, and what it is in words."""

    body: str
    width: float
    height: float
    title: str
    description: str = ""

    def to_svg(self, *, theme: str = "light", prefix: str = PREFIX) -> str:
        """The picture as a file that needs nothing else.

        Two pictures in one page need different prefixes.
        """
        words = [element("title", plain(self.title), id="title")]
        if self.description:
            words.append(element("desc", plain(self.description)))
        drawn = element(
            "svg",
            *words,
            element("defs", needed(self.body)),
            self.body,
            xmlns=_NAMESPACE,
            width=self.width,
            height=self.height,
            viewBox=f"0 0 {self.width:g} {self.height:g}",
            # Not an image but a document of graphics: what is named inside can be read, too.
            role="graphics-document",
            aria_labelledby="title",
            font_family="var(--font-ui)",
            style="max-width:100%;height:auto",
        )
        # An element a line: a change of a picture can be read.
        return prefixed(resolve(drawn, theme), prefix).replace("><", ">\n<") + "\n"
