"""The figures of the rules page: one or two panels per paragraph, see docs/web.md."""

import json
from typing import Any

from tests.helpers import ROOT

Panel = dict[str, Any]

FIGURES: dict[str, list[Panel]] = json.loads(
    (ROOT / "web" / "src" / "rules" / "figures.json").read_text("utf-8")
)


def panels(show: str) -> list[tuple[str, Panel]]:
    """All panels that show this, each with its paragraph and number: `build.match/1`."""
    return [
        (f"{id}/{number}", panel)
        for id, figure in FIGURES.items()
        for number, panel in enumerate(figure, start=1)
        if panel["show"] == show
    ]
