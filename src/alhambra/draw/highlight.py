"""How a picture highlights what the last move changed."""

from __future__ import annotations

from .svg import rect


def highlight_frame(width: float, height: float, line: float) -> str:
    """The frame around whatever is new: a pale line shows it on any ground."""
    inset = line / 2
    inside = (inset, inset, width - line, height - line)
    pale = rect(*inside, rx=line, fill="none", stroke="var(--paper)", stroke_width=line * 1.8)
    return pale + rect(*inside, rx=line, fill="none", stroke="var(--lit-frame)", stroke_width=line)
