"""The star of a seat: colour and initial always together, on any ground."""

from __future__ import annotations

from .svg import translated, use
from .text import text_element


def seat_star(owner: int, initial: str, rim: str = "var(--ink)") -> str:
    """The star of an owner in a box of 100 × 100; its rim stands out where its colour does not."""
    seat = "neutral" if owner < 0 else str(owner + 1)
    inner = translated(5.5, 5.5, use("star", color=f"var(--seat-{seat})"), scale=0.89)
    size = 46 if len(initial) == 1 else 36
    letter = text_element(
        50, 50 + size * 0.35, initial, size, bold=True, font="num",
        fill=f"var(--on-seat-{seat})", text_anchor="middle",
    )  # fmt: skip
    return use("star", color=rim) + inner + letter
