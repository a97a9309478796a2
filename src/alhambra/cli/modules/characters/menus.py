"""Menus of the characters that are used by choice (characters.*)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from alhambra.cli.table.menus.menu import Choice, Menu
from alhambra.cli.table.menus.offers import Offers, group_by, submenu
from alhambra.locales.things import cards_text, count_text, kind_text, tile_text
from alhambra.rules.game import Game
from alhambra.rules.modules.characters.abdul_karim import Karim
from alhambra.rules.modules.characters.abdul_knihstig import Knihstig, KnihstigChoice
from alhambra.rules.modules.characters.decline import Decline
from alhambra.rules.modules.characters.fatima import Exchange, FatimaChoice, Keep
from alhambra.rules.modules.characters.hakim import HALF, Hakim, HakimChoice
from alhambra.rules.modules.characters.laila import Laila
from alhambra.rules.modules.characters.machma import Machma
from alhambra.rules.modules.characters.state import find_characters
from alhambra.rules.modules.characters.yammerad import Stop, Yammerad, YammeradChoice
from alhambra.rules.money import size, total
from alhambra.rules.scoring import score_lines
from alhambra.rules.take import LIMIT, Take
from alhambra.table.draft import after


def turn_choices(offers: Offers) -> Iterator[Choice]:
    """What characters can do beside the action, and Abdul Karim's purchase."""
    yield from submenu(
        _use(offers, Laila.verb),
        offers.of(Laila),
        lambda found: _squares(offers, found, "menu-laila"),
    )
    yield from submenu(
        _use(offers, Machma.verb), offers.of(Machma), lambda found: _exchanges(offers, found)
    )
    for draw in offers.of(Yammerad):
        yield Choice(_use(offers, Yammerad.verb), draw)
    yield from submenu(
        _use(offers, Karim.verb),
        offers.of(Karim),
        lambda found: _squares(offers, found, "menu-karim"),
    )


def _use(offers: Offers, id: str) -> str:
    return offers.text(f"choice-use-{id}")


def _squares(offers: Offers, actions: Sequence[Laila | Karim], title: str) -> Menu:
    choices = []
    for action in actions:
        tile = offers.table.market[action.square - 1]
        assert tile is not None
        name = tile_text(offers.words, tile)
        label = offers.text("choice-square", square=action.square, tile=name)
        choices.append(Choice(label, action))
    return Menu(offers.text(title), choices)


def _exchanges(offers: Offers, actions: list[Machma]) -> Menu:
    """First the card to give, then the card to take."""
    choices = []
    for given, found in group_by(actions, lambda action: action.given).items():
        name = cards_text(offers.words, given.unit)
        takes = [Choice(cards_text(offers.words, a.taken.unit), a) for a in found]
        menu = Menu(offers.text("menu-machma-take", cards=name), takes)
        choices.append(Choice(name, menu))
    return Menu(offers.text("menu-machma-give"), choices)


def knihstig_menu(offers: Offers, step: KnihstigChoice) -> Menu:
    """Any card of the display, or none."""
    takes = [
        Choice(cards_text(offers.words, action.card.unit), action) for action in offers.of(Knihstig)
    ]
    return Menu(offers.text("menu-knihstig"), [*takes, *decline_choices(offers)])


def decline_choices(offers: Offers) -> Iterator[Choice]:
    """Not now."""
    for action in offers.of(Decline):
        yield Choice(offers.text("choice-decline"), action)


def fatima_menu(offers: Offers, step: FatimaChoice) -> Menu:
    """Points, or a character that lies aside."""
    characters = find_characters(offers.table)
    aside = len(characters.aside) if characters else 0
    choices = [Choice(offers.text("choice-keep"), action) for action in offers.of(Keep)]
    label = offers.text("choice-exchange", count=aside)
    choices += [Choice(label, action) for action in offers.of(Exchange)]
    return Menu(offers.text("menu-fatima"), choices)


def hakim_menu(offers: Offers, step: HakimChoice) -> Menu:
    """Every kind in the palace, with the points that it would bring."""
    choices = []
    for action in offers.of(Hakim):
        count = offers.palace.counts()[action.kind] + HALF
        note = offers.text(
            "hakim-note",
            count=count_text(count),
            points=_points(after(offers.game, action), step, action.kind),
            before=_points(offers.game, step, action.kind),
        )
        choices.append(Choice(kind_text(offers.words, action.kind), action, note))
    return Menu(offers.text("menu-hakim", round=step.round), choices)


def _points(game: Game, step: HakimChoice, kind: str) -> int:
    """What the coming scoring brings to the seat for a kind."""
    lines = score_lines(game, step.round)
    return sum(line.points for line in lines if (line.owner, line.source) == (step.seat, kind))


def yammerad_menu(offers: Offers, step: YammeradChoice) -> Menu:
    """Draw again, or stop."""
    again = [Choice(offers.text("choice-draw-again"), a) for a in offers.of(Yammerad)]
    stop = [Choice(offers.text("choice-stop"), action) for action in offers.of(Stop)]
    return Menu(offers.text("menu-yammerad"), [*again, *stop])


def take_note(offers: Offers, take: Take) -> str:
    """Which takes need Faruk (characters.faruk)."""
    if size(take.cards) > 1 and total(take.cards) > LIMIT:
        return offers.text("together-faruk", total=total(take.cards))
    return ""
