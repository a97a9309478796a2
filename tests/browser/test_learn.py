"""The lessons: a newcomer solves all of them, by mouse, keyboard or touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from alhambra.lessons import LESSONS, Lesson
from alhambra.locales import Words
from alhambra.rules.money import CURRENCIES

from .checks import check_axe, check_everywhere, check_overflow, check_targets, set_screen
from .conftest import Visit
from .looks import (
    DESKTOP,
    LANDSCAPE_PHONE,
    LANGUAGES,
    LAPTOP,
    PHONE,
    SMALL_PHONE,
    TABLET,
    Look,
    Screen,
)
from .player import Finger, Keys, Player
from .problems import Problems

LETTERS = {currency.name: currency.letter for currency in CURRENCIES}
WORDS = {language: Words(language) for language in LANGUAGES}
TITLES = {lesson.id: WORDS["en"].text(lesson.message("title")) for lesson in LESSONS}


class Learner(Player):
    """Carries out a solution in notation through the page."""

    def solve(self, lesson: Lesson) -> None:
        self.to_the_table()
        for action in lesson.solution:
            self.do(action)
        expect(self.page.get_by_text(WORDS["en"].text(lesson.message("solved")))).to_be_visible()

    def to_the_table(self) -> None:
        """On a phone the explanation comes first. The first answer of the server is the position:
        before it, no try could be told from it."""
        expect(self.page.locator(".lesson")).not_to_have_attribute("data-moment", "0")
        table = self.page.get_by_role("button", name="To the table")
        if table.count():
            self.how(table)()
        expect(self.bar).to_be_visible()

    def do(self, action: str) -> None:
        verb, *rest = action.split()
        lesson = self.page.locator(".lesson")
        before = lesson.get_attribute("data-moment") or ""
        getattr(self, f"do_{verb}")(*rest)
        expect(lesson).not_to_have_attribute("data-moment", before)

    def do_take(self, *cards: str) -> None:
        for currency, value in zip(cards[::2], cards[1::2], strict=True):
            self.use(self.page.locator(f"[data-money^='{LETTERS[currency]}{value}']"))
        self.use(self.page.locator(".bar .go"))

    def do_buy(self, square: str, currency: str, values: str) -> None:
        self.use(self.page.locator(f"[data-square='{square}']"))
        ways = self.page.locator(".payments button")
        cards = f"{currency} {values.replace('+', ' + ')}"
        self.use(ways.filter(has=self.page.get_by_text(cards, exact=True)))
        self.use(self.page.locator(".bar .go"))

    def do_place(self, tile: str, cell: str) -> None:
        self.use(self.page.locator(f".tray:not(.reserve) [data-fly='tile:{tile}']"))
        self.build(cell)

    def do_swap(self, tile: str, cell: str) -> None:
        self.use(self.page.locator(f".reserve [data-fly='tile:{tile}']"))
        self.build(cell)

    def build(self, cell: str) -> None:
        target = f".cell.target[data-cell='{cell}']"
        expect(self.page.locator(target)).to_be_visible()
        self.use_cell(target)

    def use(self, target: Locator) -> None:
        expect(target.first).to_be_visible()
        self.how(target.first)()


class LearningFinger(Learner, Finger):
    """On a phone or a tablet."""


class LearningKeys(Learner, Keys):
    """With the keyboard alone."""


INPUTS = {
    "mouse": (Learner, DESKTOP),
    "keys": (LearningKeys, DESKTOP),
    "finger on a small phone": (LearningFinger, SMALL_PHONE),
    "finger on an upright tablet": (LearningFinger, TABLET),
}


@pytest.mark.parametrize(("learner_class", "screen"), INPUTS.values(), ids=list(INPUTS))
def test_a_newcomer_solves_all_lessons(
    visit: Visit, learner_class: type[Learner], screen: Screen
) -> None:
    page = visit("/learn", Look(screen))
    learner = learner_class(page)
    begin = page.get_by_role("link", name="Start")
    expect(begin).to_be_visible()
    learner.how(begin)()
    for lesson in LESSONS:
        heading = page.get_by_role("heading", level=1)
        expect(heading).to_have_text(TITLES[lesson.id])
        expect(heading).to_be_focused()
        learner.solve(lesson)
        if lesson is LESSONS[-1]:
            break
        if lesson.id == "scoring":
            learner.use(page.get_by_role("dialog").get_by_role("button", name="Continue"))
        on = page.locator(".bar .brass")
        expect(on).to_be_focused()
        learner.how(on)()
    learner.use(page.get_by_role("dialog").get_by_role("button", name="Continue"))
    learner.use(page.get_by_role("dialog").get_by_role("button", name="Play your first game"))
    expect(page).to_have_url(re.compile(r"/table/\w+$"))
    expect(page.locator("[data-square]").first).to_be_visible()
    page.goto("/learn")
    expect(page.get_by_role("heading", level=1)).to_have_text("You know the game")
    expect(page.get_by_text("8 of 8 solved")).to_be_visible()
    check_axe(page)


#: Taking money, buying twice, and placing beside rivals.
ON_ITS_SIDE = (0, 1, 6)


@pytest.mark.parametrize("number", ON_ITS_SIDE)
def test_a_phone_on_its_side_shows_task_and_table_at_once(visit: Visit, number: int) -> None:
    lesson = LESSONS[number]
    page = visit(f"/learn/{number + 1}", Look(LANDSCAPE_PHONE))
    learner = LearningFinger(page)
    go = page.get_by_role("button", name="To the table")
    for part in (page.get_by_text(WORDS["en"].text(lesson.message("about"))), go):
        expect(part).to_be_in_viewport(ratio=1)
    learner.to_the_table()
    expect(page.get_by_text(WORDS["en"].text(lesson.message("task")))).to_be_in_viewport(ratio=1)
    for thing in page.locator("[data-square], [data-money], [data-card]").all():
        expect(thing).to_be_in_viewport(ratio=0.99)
    fountain = page.locator("[data-cell='0,0']").bounding_box()
    assert fountain
    assert fountain["width"] >= 44
    check_targets(page)
    check_overflow(page)
    learner.solve(lesson)


def test_a_hint_goes_when_its_step_is_done(visit: Visit) -> None:
    page = visit("/learn/4")
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_text(WORDS["en"].text("lesson-on-foot-hint"))
    expect(hint).to_be_visible()
    Learner(page).do(LESSONS[3].solution[0])
    expect(hint).to_be_hidden()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text(WORDS["en"].text("lesson-on-foot-hint-later"))).to_be_visible()


def test_a_tile_that_is_given_away_was_not_sold(visit: Visit) -> None:
    page = visit("/learn/8")
    learner = Learner(page)
    for step in LESSONS[7].solution[:2]:
        learner.do(step)
    expect(page.locator(".sold")).to_have_text(["sold", "given away"])


def test_a_scoring_shows_its_sheet(visit: Visit) -> None:
    page = visit("/learn/7", Look(PHONE))
    learner = LearningFinger(page)
    learner.solve(LESSONS[6])
    sheet = page.get_by_role("dialog", name="First scoring")
    expect(sheet.locator("tfoot .total").first).to_contain_text("18")
    # The two others have a garden or two, and one of the towers.
    expect(sheet.get_by_role("row").filter(has_text="garden").locator(".count")).to_have_text(
        ["–", "1", "2"]
    )
    check_axe(page)
    check_overflow(page)
    sheet.get_by_role("button", name="Continue").click()
    expect(sheet).to_be_hidden()
    page.get_by_role("button", name="See the scoring").click()
    expect(sheet).to_be_visible()


def test_points_are_seen_after_a_missed_try_too(visit: Visit) -> None:
    page = visit("/learn/7")
    learner = Learner(page)
    page.get_by_role("button", name="Hint").press("Enter")
    expect(page.locator(".coach .hint")).to_be_focused()
    learner.do("place tower-9-ne 0,-1")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.get_by_role("button", name="See the scoring").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("tfoot .total").first).to_contain_text("16")
    sheet.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Undo and try again").click()
    learner.solve(LESSONS[6])


def test_the_last_lesson_counts_as_it_promises(visit: Visit) -> None:
    """Rivals with their points, the points of the third scoring, the scoring, and the result."""
    page = visit("/learn/8")
    rivals = page.get_by_role("region", name="Rivals")
    expect(rivals.get_by_role("listitem").nth(0)).to_contain_text("51 points")
    expect(rivals.get_by_role("listitem").nth(1)).to_contain_text("45 points")
    majorities = page.get_by_role("region", name="Majorities")
    expect(majorities).to_contain_text("last scoring")
    # The last row too is seen without scrolling.
    expect(majorities.get_by_role("row").last).to_be_in_viewport(ratio=0.9)
    Learner(page).solve(LESSONS[7])
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("tfoot .total")).to_contain_text(["129", "118", "117"])
    leftovers = sheet.get_by_role("region").get_by_role("listitem")
    expect(leftovers).to_have_count(3)
    check_axe(page)
    sheet.get_by_role("button", name="Continue").click()
    expect(sheet.get_by_role("heading", level=2)).to_have_text("You win!")
    check_axe(page)


def test_progress_is_remembered(visit: Visit) -> None:
    page = visit("/learn/1")
    Learner(page).solve(LESSONS[0])
    page.goto("/learn")
    expect(page.get_by_text("1 of 8 solved")).to_be_visible()
    page.get_by_role("link", name="Continue with lesson 2").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["exact-payment"])
    page.goto("/")
    page.get_by_role("link", name="Continue with lesson 2 of 8").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["exact-payment"])


def test_a_legal_but_useless_action_can_be_undone(visit: Visit) -> None:
    page = visit("/learn/1")
    learner = Learner(page)
    learner.to_the_table()
    learner.do("take ducat 8")
    expect(page.get_by_text(WORDS["en"].text("lesson-take-money-missed"))).to_be_visible()
    check_axe(page)
    page.get_by_role("button", name="Undo and try again").click()
    learner.solve(LESSONS[0])


def test_a_refusal_shows_its_reason_and_rule(visit: Visit) -> None:
    page = visit("/learn/3")
    # A cell where the tile does not fit is marked for screen readers, but can be clicked.
    page.locator("[data-cell='0,1']").click(force=True)
    expect(page.get_by_text(WORDS["en"].text("lesson-walls-match-clash"))).to_be_visible()
    rule = page.get_by_role("link", name="The rule")
    assert (rule.get_attribute("href") or "").endswith("/rules#build.match")
    rule.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", level=3)).to_have_text("Walls match")
    expect(dialog.locator("figure svg").first).to_be_visible()
    check_axe(page)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    Learner(page).solve(LESSONS[2])


@pytest.mark.parametrize(
    ("number", "selector", "message"),
    [
        (1, "[data-money^='F6']", None),
        (2, "[data-square='4']", "lesson-exact-payment-cannot-pay"),
        (4, "[data-cell='2,0']", "lesson-refused"),
    ],
)
def test_every_attempt_is_answered(
    visit: Visit, number: int, selector: str, message: str | None
) -> None:
    page = visit(f"/learn/{number}")
    if message is None:
        page.locator("[data-money^='N3']").click()
        message = "lesson-take-money-too-much"
    page.locator(selector).click(force=True)
    expect(page.get_by_text(WORDS["en"].text(message))).to_be_visible()


def test_a_hint_is_shown(visit: Visit) -> None:
    page = visit("/learn/7")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text(WORDS["en"].text("lesson-scoring-hint"))).to_be_visible()


def test_an_unknown_lesson_is_explained(visit: Visit, problems: Problems) -> None:
    problems.allow("404")
    page = visit("/learn/99")
    expect(page.get_by_role("alert").filter(has_text="There is no lesson “99”")).to_be_visible()
    page.get_by_role("link", name="Take money").click()
    expect(page.locator("[data-money]").first).to_be_visible()


def test_an_unreachable_server_is_explained(visit: Visit, problems: Problems) -> None:
    problems.allow("Failed to load resource|request failed")
    page = visit("/learn/1")
    expect(page.locator("[data-money]").first).to_be_visible()
    page.context.set_offline(True)
    page.locator("[data-money^='U8']").click()
    page.locator(".bar .go").click()
    expect(page.get_by_text(WORDS["en"].text("learn-lost"))).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text(WORDS["en"].text("learn-lost"))).to_be_hidden()
    Learner(page).solve(LESSONS[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_fits_every_screen(visit: Visit, language: str) -> None:
    page = visit("/learn", Look(SMALL_PHONE, language))
    page.get_by_role("heading", level=1).wait_for()
    check_everywhere(page)
    for number, lesson in enumerate(LESSONS, start=1):
        page.goto(f"/learn/{number}")
        page.get_by_text(WORDS[language].text(lesson.message("about"))).wait_for()
        check_overflow(page)
        look_at_the_table(page, WORDS[language])
        for screen in (DESKTOP, LAPTOP, TABLET, PHONE, LANDSCAPE_PHONE, SMALL_PHONE):
            set_screen(page, screen)
            check_overflow(page)
        check_targets(page)
        current = page.locator("[aria-current=step]")
        expect(current).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["es", "de"])
def test_an_upright_tablet_shows_lesson_and_table_at_once(visit: Visit, language: str) -> None:
    words = WORDS[language]
    page = visit("/learn/8", Look(TABLET, language))
    for name in ("market-title", "money-head", "hand-label", "rivals-title", "majorities-title"):
        part = page.get_by_role("region", name=words.text(name), exact=True)
        expect(part).to_be_in_viewport(ratio=0.99)
    board = page.locator(".stage").bounding_box()
    LearningFinger(page).buy()
    expect(page.get_by_text(words.text("lesson-the-end-onward"))).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name=words.text("bar-keep"))).to_be_in_viewport(ratio=1)
    assert page.locator(".stage").bounding_box() == board
    check_targets(page)
    check_axe(page)


@pytest.mark.parametrize("look", [Look(), Look(PHONE, theme="dark")], ids=["light", "dark"])
def test_a_lesson_is_accessible(visit: Visit, look: Look) -> None:
    page = visit("/learn", look)
    page.get_by_role("heading", level=1).wait_for()
    check_axe(page)
    for number in range(1, len(LESSONS) + 1):
        page.goto(f"/learn/{number}")
        look_at_the_table(page, WORDS["en"])
        check_axe(page)


def look_at_the_table(page: Page, words: Words) -> None:
    """On a phone the explanation comes first; the hint is opened everywhere."""
    go = page.get_by_role("button", name=words.text("learn-go"))
    hint = page.get_by_role("button", name=words.text("learn-hint"))
    expect(go.or_(hint)).to_be_visible()
    if go.count():
        go.click()
    hint.click()
