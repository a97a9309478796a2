"""A simulated player who uses the command line alone, and knows only its answers."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .player import CONFIRM, POLLING, Player

#: Preferred verbs first; all others come after them.
PREFERENCES = ("place", "pay", "buy", "keep", "pass", "take")
#: How the answer to an action begins, where its verb has a sentence of its own.
ANSWERS = {
    "take": ("Took ", "Moved "),
    "buy": ("Bought ",),
    "place": ("Placed ",),
    "keep": ("Put ", "Done: "),
    "build": ("Built ",),
    "swap": ("Swapped in ",),
    "give": ("Gave ",),
    "bid": ("You bid ",),
    "pay": ("Paid ",),
    "pass": ("Passed.",),
}


class Typist(Player):
    """Types, and reads the answers."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.field = page.locator("#command")
        self.typed = 0

    def type(self, line: str) -> list[str]:
        """Type a line; returns the lines of the answer."""
        self.typed += 1
        self.field.fill(line)
        self.field.press("Enter")
        answer = self.page.locator(f".command [data-answer='{self.typed}']:not(.typed)")
        expect(answer).not_to_have_count(0)
        return answer.all_inner_texts()

    def offers(self) -> list[str]:
        """The actions that may be typed now, in the sentences that tell them."""
        (line,) = self.type("look offers")
        return line.partition(": ")[2].split("; ")

    def decide(self) -> None:
        """Make one step by typing."""
        before = self.moment()
        if self.sees(CONFIRM):
            assert self.type("confirm") == ["Confirmed."]
        else:
            self._act(min(self.offers(), key=_preference))
        self.page.wait_for_function(
            "before => document.querySelector('.game').dataset.moment !== before",
            arg=before,
            polling=POLLING,
        )

    def _act(self, action: str) -> None:
        (answer,) = self.type(action)
        if "once more" in answer:
            (answer,) = self.type(action)
        assert answer.startswith(ANSWERS.get(_verb(action), ("Done: ",))), answer


def _verb(action: str) -> str:
    return action.split(maxsplit=1)[0].lower()


def _preference(action: str) -> int:
    verb = _verb(action)
    return PREFERENCES.index(verb) if verb in PREFERENCES else len(PREFERENCES)
