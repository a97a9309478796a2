"""A person who plays: reads what the page says is possible, and does some of it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

#: More decisions than any game has.
MOST = 400

#: The answer has come, and the page shows what became of it; or another page.
_GOES_ON = """before => {
    const game = document.querySelector('.game')?.dataset
    return game?.moment !== before && game?.busy !== 'true'
}"""


class Player:
    """Plays with a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bar = page.locator("footer.bar")

    def play_to_the_end(self, most: int = MOST) -> int:
        """Make decisions until the game is over; says how many it took."""
        for number in range(most):
            if not self.wait_for_turn():
                return number
            self.decide()
        raise AssertionError("the game does not end")

    def wait_for_turn(self) -> bool:
        """Wait until it is this player's decision; False if the game is over."""
        mine = self.page.locator("footer.bar.mine, footer.bar.over")
        expect(mine).to_have_count(1)
        return "over" not in (mine.get_attribute("class") or "").split()

    def decide(self) -> None:
        """One step: whatever the page offers first."""
        before = self.moment()
        for way in (self.confirm, self.place, self.choose, self.buy, self.take):
            if way():
                break
        else:
            raise AssertionError(f"nothing to do: {self.bar.inner_text()}")
        self.page.wait_for_function(_GOES_ON, arg=before)

    def moment(self) -> str:
        """Where the game stands, as the page knows it."""
        return self.page.locator(".game").get_attribute("data-moment") or ""

    # -- ways --------------------------------------------------------------------------------

    def confirm(self) -> bool:
        return self.press(self.page.locator(".bar .brass:enabled"))

    def place(self) -> bool:
        cell = self.page.locator(".cell.target").first
        if self.use_cell(cell):
            self.press(self.page.locator("[data-gate]"))
            return True
        return self.press(self.page.locator(".dock .drop"))

    def use_cell(self, cell: Locator) -> bool:
        return self.press(cell)

    def choose(self) -> bool:
        """What a module asks; some of it is asked twice."""
        panel = self.page.locator(".above, .strip, .choices")
        self.press(panel.locator(".pieces button"))
        ways = panel.locator(".button:not(.icon)")
        if not (self.press(panel.locator(".primary")) or self.press(ways)):
            return False
        self.press(panel.locator(".asked"))
        return True

    def buy(self) -> bool:
        exact = self.page.locator(".square:has(.exact) [data-square]")
        dear = self.page.locator("[data-square].payable")
        return (self.press(exact) or self.press(dear)) and self.press(self.page.locator(".bar .go"))

    def take(self) -> bool:
        money = self.page.locator("[data-money]")
        return self.press(money) and self.press(self.page.locator(".bar .go"))

    # -- hands -------------------------------------------------------------------------------

    def press(self, target: Locator) -> bool:
        """Press the first of these, if there is one."""
        if not target.count():
            return False
        self.how(target.first)()
        return True

    def how(self, target: Locator) -> Callable[[], None]:
        return target.click


class Finger(Player):
    """Plays on a phone: one part of the table at a time, a tap to look and a tap to build."""

    def how(self, target: Locator) -> Callable[[], None]:
        return target.tap

    def use_cell(self, cell: Locator) -> bool:
        if not cell.count():
            return False
        cell.tap()
        chip = self.page.locator(".chip")
        expect(chip).to_be_visible()
        # Parts of a pixel are nothing to see.
        expect(chip).to_be_in_viewport(ratio=0.99)
        cell.tap()
        return True


class Keys(Player):
    """Plays with the keyboard alone."""

    def how(self, target: Locator) -> Callable[[], None]:
        def press() -> None:
            target.focus()
            self.page.keyboard.press("Enter")

        return press

    def confirm(self) -> bool:
        return self._if(self.page.locator(".bar .brass:enabled"), "c")

    def place(self) -> bool:
        if self._if(self.page.locator(".cell.target"), "n"):
            self.page.keyboard.press("Enter")
            self.press(self.page.locator("[data-gate]"))
            return True
        return self._if(self.page.locator("[data-drop=reserve]"), "k")

    def buy(self) -> bool:
        square = self.page.locator("[data-square].payable")
        if not square.count():
            return False
        self.page.keyboard.press(square.first.get_attribute("data-square") or "")
        expect(self.page.locator(".bar .go")).to_be_visible()
        self.page.keyboard.press("b")
        return True

    def take(self) -> bool:
        self.page.keyboard.press("5")
        expect(self.page.locator(".bar .go")).to_be_visible()
        self.page.keyboard.press("t")
        return True

    def _if(self, target: Locator, key: str) -> bool:
        if not target.count():
            return False
        self.page.keyboard.press(key)
        return True
