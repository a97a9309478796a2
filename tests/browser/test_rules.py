"""The rules page: reading, searching, linking, printing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.figures import FIGURES
from tests.rulebook import CHAPTERS

from .checks import check_everywhere
from .conftest import Visit
from .looks import LANGUAGES, PHONE, PLAIN, SMALL_PHONE, Look

TITLES = {"en": "The rules", "es": "Las reglas", "de": "Die Regeln"}


def opened(visit: Visit, path: str = "/rules", look: Look = PLAIN) -> Page:
    page = visit(path, look)
    page.get_by_role("heading", level=1).wait_for()
    return page


def shown(page: Page) -> list[str]:
    """The visible paragraphs."""
    ids: list[str] = page.locator("article section section").evaluate_all(
        "sections => sections.map((section) => section.id)"
    )
    return ids


def base() -> list[str]:
    return [id for chapter in CHAPTERS if not chapter.module for id in chapter.paragraphs]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_readable_on_every_screen(visit: Visit, language: str) -> None:
    page = opened(visit, "/rules", Look(language=language))
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    show_modules(page)
    check_everywhere(page)


def show_modules(page: Page) -> None:
    for box in page.get_by_role("checkbox").all():
        box.check()


def test_every_paragraph_has_its_anchor_and_its_figure(visit: Visit) -> None:
    page = opened(visit)
    assert shown(page) == base()
    show_modules(page)
    assert shown(page) == [id for chapter in CHAPTERS for id in chapter.paragraphs]
    drawn = page.locator("section:has(> figure)").evaluate_all("all => all.map((one) => one.id)")
    assert set(drawn) == FIGURES.keys()
    page.reload()
    expect(page.get_by_role("checkbox", name="Camps")).to_be_checked()


def test_a_link_leads_to_its_paragraph(visit: Visit) -> None:
    page = opened(visit, "/rules#build.match")
    paragraph = page.locator("[id='build.match']")
    expect(paragraph).to_be_focused()
    expect(paragraph).to_be_in_viewport()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="The end").click()
    expect(page.locator("#end")).to_be_in_viewport()
    page.go_back()
    expect(paragraph).to_be_focused()


def test_a_link_into_a_module_shows_it(visit: Visit) -> None:
    page = opened(visit, "/rules#camps.edges")
    expect(page.locator("[id='camps.edges']")).to_be_focused()
    expect(page.get_by_role("checkbox", name="Camps")).to_be_checked()


def test_the_rules_use_the_terms_of_the_edition(visit: Visit) -> None:
    page = opened(visit)
    market = page.locator("[id='setup.market']")
    expect(market).to_contain_text("bag")
    page.get_by_role("radio", name="revised").check()
    expect(market).to_contain_text("tile tower")
    expect(opened(visit, "/rules?edition=revised#setup.market").locator("[id='setup.market']")) \
        .to_contain_text("tile tower")  # fmt: skip


def test_searching_filters_the_paragraphs(visit: Visit) -> None:
    page = opened(visit, look=Look(language="de"))
    field = page.get_by_role("searchbox")
    field.fill("fuss")
    expect(page.locator("mark").first).to_have_text("Fuß")
    found = shown(page)
    assert "build.onfoot" in found
    # A search also finds paragraphs of modules that are not shown.
    assert "camps.onfoot" in found
    camps = page.locator("section#camps")
    expect(camps.get_by_text("Dieses Modul ist ausgeschaltet.")).to_be_visible()
    expect(page.get_by_role("status")).to_have_text(f"{len(found)} Absätze")
    field.fill("zwiebelkuchen")
    expect(page.get_by_role("status")).to_contain_text("Nichts gefunden")
    assert shown(page) == []
    field.fill("")
    assert shown(page) == base()
    expect(page.get_by_role("status")).to_have_text("")
    field.fill("fuss")
    camps.get_by_role("button", name="Einschalten").click()
    expect(camps).to_be_focused()
    expect(camps.get_by_role("button")).to_have_count(0)
    field.fill("")
    assert "camps.onfoot" in shown(page)


def test_the_language_changes_at_once(visit: Visit) -> None:
    page = opened(visit)
    page.get_by_role("button", name="Español").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Las reglas")
    expect(page.locator("[id='build.holes'] figcaption")).not_to_contain_text("ring")


def test_contents_on_a_phone(visit: Visit) -> None:
    page = opened(visit, look=Look(PHONE))
    page.get_by_text("Contents").click()
    page.get_by_role("link", name="Scoring", exact=True).click()
    expect(page.get_by_role("heading", name="Scoring", exact=True)).to_be_in_viewport()
    expect(page.get_by_role("link", name="Redesigning")).to_be_hidden()


@pytest.mark.parametrize("language", LANGUAGES)
def test_prizes_fit_a_small_phone(visit: Visit, language: str) -> None:
    page = opened(visit, "/rules", Look(SMALL_PHONE, language))
    fits = "table => table.scrollWidth <= table.clientWidth"
    assert page.locator(".prizes").first.evaluate(fits)


def test_only_the_text_is_printed(visit: Visit) -> None:
    page = opened(visit, look=Look(theme="dark"))
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    for part in page.get_by_role("navigation").all():
        expect(part).to_be_hidden()
    expect(page.locator("[id='build.holes'] svg").first).to_be_visible()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("html").get_attribute("data-theme") == "light"
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert len(page.pdf()) > 10_000
