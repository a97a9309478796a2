"""The paragraphs of docs/rules.md."""

import re

from tests.helpers import ROOT

RULES_TEXT = (ROOT / "docs" / "rules.md").read_text("utf-8")

_PARAGRAPH = re.compile(r"^- \*\*([a-z]+\.[a-z_]+)\*\* (.*(?:\n  .*)*)", re.MULTILINE)

#: The text of every paragraph by its id.
PARAGRAPHS = {match[1]: match[2] for match in _PARAGRAPH.finditer(RULES_TEXT)}
IDS = frozenset(PARAGRAPHS)
SECTIONS = tuple(dict.fromkeys(id.split(".")[0] for id in PARAGRAPHS))

#: A mention of a paragraph; file names (`turn.py`) and attributes do not match.
MENTION = re.compile(rf"(?<![\w./`])(?:{'|'.join(SECTIONS)})\.(?!py\b|md\b)[a-z_]+\b(?![.(])")


def mentioned(text: str) -> set[str]:
    """All ids that a text mentions, existing or not."""
    return set(MENTION.findall(text))


def rulings_in(text: str) -> int:
    """How many rulings a paragraph contains."""
    return len(re.findall(r"\*\*ruling\*\*", text, re.IGNORECASE))
