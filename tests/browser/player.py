"""A simulated player, who does whatever the page offers first."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

#: More decisions than any game has.
MOST = 400
#: Milliseconds between looks at the page. Playwright looks in every frame, and so keeps it
#: rendering frames.
POLLING = 50

#: The button that ends a turn, not the one that makes a bid.
CONFIRM = ".bar .brass:enabled:not(.raise)"

# These run thousands of times and query the page directly: Playwright's locators are slow on a
# page full of SVG.
_MINE_OR_OVER = """() => {
    const bars = document.querySelectorAll('footer.bar.mine, footer.bar.over')
    return bars.length === 1 && bars[0].className
}"""
_MOMENT = "() => document.querySelector('.game')?.dataset.moment ?? ''"
_IS_THERE = "selector => document.querySelector(selector) !== null"
#: The server has answered and the page shows the result, or another page.
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
        """Make decisions until the game is over; returns their number."""
        for number in range(most):
            if not self.wait_for_turn():
                return number
            self.decide()
        raise AssertionError("the game does not end")

    def wait_for_turn(self) -> bool:
        """Wait until it is this player's decision; False if the game is over."""
        names: str = self.page.wait_for_function(_MINE_OR_OVER, polling=POLLING).json_value()
        return "over" not in names.split()

    def decide(self) -> None:
        """Make one step: whatever the page offers first."""
        before = self.moment()
        for step in (self.confirm, self.place, self.choose, self.buy, self.take):
            if step():
                break
        else:
            raise AssertionError(f"nothing to do: {self.bar.inner_text()}")
        self.page.wait_for_function(_GOES_ON, arg=before, polling=POLLING)

    def moment(self) -> str:
        """The state of the game as the page knows it."""
        moment: str = self.page.evaluate(_MOMENT)
        return moment

    # -- steps -------------------------------------------------------------------------------

    def confirm(self) -> bool:
        return self.press(CONFIRM)

    def place(self) -> bool:
        if self.use_cell(".cell.target"):
            self.press("[data-gate]")
            return True
        return self.press(".drop")

    def use_cell(self, cell: str) -> bool:
        return self.press(cell)

    def choose(self) -> bool:
        """Answer a module's question; some need a confirmation."""
        panel = ":is(.above, .strip, .choices, .bid)"
        self.press(f"{panel} .pieces button")
        primary, other = f"{panel} :is(.primary, .raise)", f"{panel} .button:not(.icon)"
        if not (self.press(primary) or self.press(other)):
            return False
        self.press(f"{panel} .asked")
        return True

    def buy(self) -> bool:
        exact, payable = ".square.exact [data-square]", "[data-square].payable"
        return (self.press(exact) or self.press(payable)) and self.press(".bar .go")

    def take(self) -> bool:
        return self.press("[data-money]") and self.press(".bar .go")

    # -- input -------------------------------------------------------------------------------

    def press(self, selector: str) -> bool:
        """Press the first match, if there is one."""
        if not self.sees(selector):
            return False
        self.how(self.page.locator(selector).first)()
        return True

    def sees(self, selector: str) -> bool:
        """Whether there is a match."""
        return bool(self.page.evaluate(_IS_THERE, selector))

    def how(self, target: Locator) -> Callable[[], None]:
        return target.click


class Finger(Player):
    """Plays on a phone: one part of the table at a time, one tap to preview and one to build."""

    def how(self, target: Locator) -> Callable[[], None]:
        return target.tap

    def use_cell(self, cell: str) -> bool:
        if not self.press(cell):
            return False
        chip = self.page.locator(".chip")
        expect(chip).to_be_visible()
        # Ignore fractions of a pixel.
        expect(chip).to_be_in_viewport(ratio=0.99)
        return self.press(cell)


class Keys(Player):
    """Plays with the keyboard alone."""

    def how(self, target: Locator) -> Callable[[], None]:
        def press() -> None:
            target.focus()
            self.page.keyboard.press("Enter")

        return press

    def confirm(self) -> bool:
        return self._if(CONFIRM, "c")

    def place(self) -> bool:
        if self._if(".cell.target", "n"):
            self.page.keyboard.press("Enter")
            self.press("[data-gate]")
            return True
        return self._if("[data-drop=reserve]", "k")

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

    def _if(self, selector: str, key: str) -> bool:
        if not self.sees(selector):
            return False
        self.page.keyboard.press(key)
        return True
