"""What can be chosen, in short steps: first what to do, then with what."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from alhambra.locales import Words
from alhambra.rules.actions import Action
from alhambra.rules.modules.characters.abdul_knihstig import KnihstigChoice
from alhambra.rules.modules.characters.ammar import AmmarChoice
from alhambra.rules.modules.characters.auction import Auction, Paying
from alhambra.rules.modules.characters.fatima import FatimaChoice
from alhambra.rules.modules.characters.hakim import HakimChoice
from alhambra.rules.modules.characters.yammerad import YammeradChoice
from alhambra.rules.placing import Placing
from alhambra.rules.turn import Pass
from alhambra.rules.view import OpenTable

from .auction import auction_menu, paying_menu
from .building import placing_choices, redesign_choices
from .characters import (
    decline_choices,
    fatima_menu,
    hakim_menu,
    knihstig_menu,
    turn_choices,
    yammerad_menu,
)
from .menu import Choice, Menu
from .money import money_choices
from .offers import Offers

__all__ = ["Choice", "Menu", "menu_for"]

#: Steps that have a menu of their own.
_MENUS: dict[type[object], Callable[[Offers, Any], Menu]] = {
    Auction: auction_menu,
    FatimaChoice: fatima_menu,
    HakimChoice: hakim_menu,
    KnihstigChoice: knihstig_menu,
    Paying: paying_menu,
    YammeradChoice: yammerad_menu,
}


def menu_for(words: Words, table: OpenTable, actions: Sequence[Action]) -> Menu:
    """The first menu of a decision. Whatever has no place in it is listed as notation."""
    offers = Offers(words, table, actions)
    special = _MENUS.get(type(offers.step))
    menu = special(offers, offers.step) if special else _turn_menu(offers)
    return _with_the_rest(offers, menu)


def _turn_menu(offers: Offers) -> Menu:
    choices = [
        *money_choices(offers),
        *redesign_choices(offers),
        *(Choice(offers.text("choice-pass"), action) for action in offers.of(Pass)),
        *turn_choices(offers),
        *placing_choices(offers),
        *decline_choices(offers),
    ]
    # A menu of one entry that opens another is a step that decides nothing.
    if len(choices) == 1 and isinstance(choices[0].then, Menu):
        return choices[0].then
    return Menu(_title(offers), choices)


def _title(offers: Offers) -> str:
    if isinstance(offers.step, Placing):
        return offers.text("menu-place")
    if isinstance(offers.step, AmmarChoice):
        return offers.text("menu-ammar")
    again = any(step.held() for step in offers.table.stack)
    return offers.text("menu-turn", again="yes" if again else "no")


def _with_the_rest(offers: Offers, menu: Menu) -> Menu:
    """The menu, and below it every action that it does not lead to, in notation."""
    inner = list(_menus_in(menu))
    reached = {
        choice.then
        for found in inner
        for choice in found.choices
        if not isinstance(choice.then, Menu)
    }
    typed = {found.before_number for found in inner}
    rest = [
        Choice(str(action), action, offers.text("in-notation"))
        for action in offers.actions
        if action not in reached and action.verb not in typed
    ]
    title = menu.title if menu.choices else offers.text("menu-any", step=offers.step.name)
    return replace(menu, title=title, choices=[*menu.choices, *rest])


def _menus_in(menu: Menu) -> Iterator[Menu]:
    yield menu
    for choice in menu.choices:
        if isinstance(choice.then, Menu):
            yield from _menus_in(choice.then)
