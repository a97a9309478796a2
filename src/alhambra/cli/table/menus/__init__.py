"""Menus of a decision, in short steps: first what to do, then with what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from alhambra.locales import Words
from alhambra.locales.actions import action_text
from alhambra.locales.things import step_text
from alhambra.rules.actions import Action
from alhambra.rules.placing import Placing
from alhambra.rules.turn import Pass
from alhambra.rules.view import OpenTable

from .building import placing_choices, redesign_choices
from .menu import Choice, Menu
from .money import money_choices
from .offers import Offers

__all__ = ["Choice", "Menu", "menu_for"]


def menu_for(words: Words, table: OpenTable, actions: Sequence[Action]) -> Menu:
    """The first menu of a decision; actions that no menu knows are listed below it."""
    offers = Offers(words, table, actions)
    for face in offers.faces:
        special = face.step_menus.get(type(offers.step))
        if special:
            return _with_unlisted(offers, special(offers, offers.step))
    return _with_unlisted(offers, _turn_menu(offers))


def _turn_menu(offers: Offers) -> Menu:
    choices = [
        *money_choices(offers),
        *redesign_choices(offers),
        *(Choice(offers.text("choice-pass"), action) for action in offers.of(Pass)),
        *(choice for face in offers.faces for choice in face.turn_choices(offers)),
        *placing_choices(offers),
        *(choice for face in offers.faces for choice in face.last_choices(offers)),
    ]
    # A menu of one entry that opens another is a step that decides nothing.
    if len(choices) == 1 and isinstance(choices[0].target, Menu):
        return choices[0].target
    return Menu(_title(offers), choices)


def _title(offers: Offers) -> str:
    if isinstance(offers.step, Placing):
        return offers.text("menu-place")
    for face in offers.faces:
        if title := face.turn_titles.get(type(offers.step)):
            return offers.text(title)
    again = any(step.held() for step in offers.table.stack)
    return offers.text("menu-turn", again="yes" if again else "no")


def _with_unlisted(offers: Offers, menu: Menu) -> Menu:
    """The menu, and below it every action that it does not lead to."""
    inner = list(_menus_in(menu))
    reached = {
        choice.target
        for found in inner
        for choice in found.choices
        if not isinstance(choice.target, Menu)
    }
    typed = {found.number_prefix for found in inner}
    rest = [
        _unknown(offers, action)
        for action in offers.actions
        if action not in reached and action.verb not in typed
    ]
    title = menu.title if menu.choices else _any_title(offers)
    return replace(menu, title=title, choices=[*menu.choices, *rest])


def _any_title(offers: Offers) -> str:
    """The title of a decision that has no menu of its own."""
    step = offers.step.name
    return step_text(offers.words, step) or offers.text("menu-any", step=step)


def _unknown(offers: Offers, action: Action) -> Choice:
    """An action by its text, with the notation beside it."""
    label, notation = action_text(offers.words, action), str(action)
    return Choice(label, action, offers.text("in-notation") if label == notation else notation)


def _menus_in(menu: Menu) -> Iterator[Menu]:
    yield menu
    for choice in menu.choices:
        if isinstance(choice.target, Menu):
            yield from _menus_in(choice.target)
