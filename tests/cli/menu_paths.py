"""The lines to type to reach an action through the menus."""

from collections.abc import Iterator
from dataclasses import replace

from alhambra import Action, Game
from alhambra.cli.table.menus import Menu, menu_for
from alhambra.locales import Words

WORDS = Words()


def menu_of(game: Game) -> Menu:
    """The menu that the active seat is shown."""
    table = game.view(game.seat).table
    names = tuple(f"Player {seat}" for seat in range(table.players))
    return menu_for(WORDS, replace(table, names=names), game.legal_actions())


def path_to(game: Game, action: str) -> list[str]:
    """The lines that choose an action in this position."""
    return next(path for found, path in paths(menu_of(game)) if found == action)


def paths(menu: Menu) -> Iterator[tuple[str, list[str]]]:
    """Every action of a menu with the numbers that lead to it."""
    for number, choice in enumerate(menu.choices, start=1):
        if isinstance(choice.target, Menu):
            for action, rest in paths(choice.target):
                yield action, [str(number), *rest]
        else:
            yield str(choice.target), [str(number)]


def asked_number(menu: Menu) -> tuple[str, list[str]] | None:
    """The verb for which a menu asks for a number, and the path to that question."""
    for number, choice in enumerate(menu.choices, start=1):
        if isinstance(choice.target, Menu) and choice.target.number_prefix:
            return choice.target.number_prefix, [str(number)]
    return None


def reachable(game: Game) -> set[str]:
    """All actions that the menus of a position lead to."""
    menu = menu_of(game)
    found = {action for action, _ in paths(menu)}
    asked = asked_number(menu)
    if asked:
        found |= {str(action) for action in game.legal_actions() if action.verb == asked[0]}
    return found


def listed(actions: tuple[Action, ...]) -> set[str]:
    """Actions as text."""
    return set(map(str, actions))
