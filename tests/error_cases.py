"""One way to provoke each error of the rules, through the public interface.

`CASES` maps a code to a call that provokes the error and returns it, for tests of errors and
of their messages.
"""

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import alhambra
from alhambra import AlhambraError, Game, Scripted
from alhambra.rules.components import parse_components
from alhambra.rules.module_clashes import refuse_clashes
from alhambra.rules.modules.city_gates.build import GateAdd
from alhambra.rules.money import Purse, make_currency
from alhambra.rules.ruleset import BASE, make_ruleset
from alhambra.rules.setup import set_up
from alhambra.rules.take import Take
from alhambra.rules.value_json import field_types
from tests.helpers import do, palace, position
from tests.plugins.installing import install, unload

Trigger = Callable[[], AlhambraError]

MARKET = "garden-10 tower-9-es - pavilion-8"


def caught(provoke: Callable[[], object]) -> AlhambraError:
    """The error that a call raises."""
    try:
        provoke()
    except AlhambraError as error:
        return error
    raise AssertionError("no error was raised")


def built_up() -> Game:
    """A turn with a hand, a palace and a reserve."""
    return position(
        hands=["F9 F2 N9"],
        market=MARKET,
        palaces=["garden-11@1,0 tower-13-e@2,0 arcades-9@0,1"],
        reserves=["tower-10-w tower-12 tower-11-n"],
    )


def nearly_a_ring() -> Game:
    """A turn with a palace that needs one tile to enclose a cell."""
    ring = palace("pavilion-8@1,0 seraglio-9@2,0 arcades-9@0,1 arcades-10@2,1 "
                  "chambers-10@0,2 chambers-11@2,2")  # fmt: skip
    text = " ".join(f"{tile}@{x},{y}" for (x, y), tile in ring.buildings().items())
    return position(palaces=[text], reserves=["tower-12"])


def block() -> Game:
    """A turn with a palace that has an inner tile."""
    text = ("pavilion-8@1,0 seraglio-9@-1,0 arcades-9@0,1 arcades-10@0,-1 "
            "chambers-10@1,1 chambers-11@2,0 garden-10@1,-1")  # fmt: skip
    return position(palaces=[text])


def refused(make: Callable[[], Game], text: str) -> Trigger:
    """An action in notation that is refused."""

    def provoke() -> AlhambraError:
        game = make()
        return caught(lambda: game.apply(game.parse(text)))

    return provoke


def unreadable(text: str) -> Trigger:
    """A text that is not the notation of an action."""
    return lambda: caught(lambda: position().parse(text))


def bad_position(old: str, new: str) -> Trigger:
    """A valid position text with one change."""
    text = position(2, palaces=["garden-10@1,0"]).position()
    assert old in text
    return lambda: caught(lambda: alhambra.from_position(text.replace(old, new, 1)))


def bad_field(old: str, new: str, code: str) -> Trigger:
    """The cause of an error about a field of a position."""

    def provoke() -> AlhambraError:
        cause = bad_position(old, new)().__cause__
        assert isinstance(cause, AlhambraError)
        assert cause.code == code
        return cause

    return provoke


def scripted(orders: Callable[[str], Iterable[str]]) -> Trigger:
    """A new game with a script of shuffles that does not match."""
    return lambda: caught(lambda: set_up(make_ruleset(3, "classic", ()), Scripted(orders)))


def finished() -> Game:
    """A finished game."""
    game = position(leftovers="garden-11")
    game.apply(game.parse("reserve garden-11"))
    return game


@dataclass
class Unresolved:
    """A field whose type cannot be resolved."""

    cards: "Nothing"  # type: ignore[name-defined]  # noqa: F821


def with_plug_in(entries: dict[str, str], code: str = "", *, again: bool = False) -> Trigger:
    """Install a package that brings these modules, and request them; `again`: a second package
    brings the same ones.
    """

    def trigger() -> AlhambraError:
        with TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "their_module").mkdir()
            (folder / "their_module" / "rules.py").write_text(code)
            install(folder, "their-module", entries)
            if again:
                install(folder, "their-other", entries)
            sys.path.insert(0, name)
            try:
                return caught(lambda: make_ruleset(3, "classic", tuple(entries)))
            finally:
                sys.path.remove(name)
                unload()

    return trigger


CASES: dict[str, Trigger] = {
    # setup
    "bad-players": lambda: caught(lambda: alhambra.new_game(7)),
    "unknown-edition": lambda: caught(lambda: alhambra.new_game(3, edition="third")),
    "unknown-module": lambda: caught(lambda: alhambra.new_game(3, modules=["dragons"])),
    "repeated-module": lambda: caught(lambda: alhambra.new_game(3, modules=["camps", "camps"])),
    "module-name": with_plug_in({"Bazaar": "their_module"}),
    "module-twice": with_plug_in({"bazaar": "their_module"}, again=True),
    "module-clash": lambda: caught(lambda: refuse_clashes([BASE, replace(BASE)])),
    "currency-index": lambda: caught(lambda: make_currency(8, "guilder", "G")),
    "currency-taken": lambda: caught(lambda: make_currency(0, "guilder", "G")),
    "field-type-unknown": lambda: caught(lambda: field_types(Unresolved)),
    "module-broken": with_plug_in({"bazaar": "their_module"}, "import nothing_of_this_name"),
    "shuffle-has-stranger": scripted(lambda pile: ["dragon-1"]),
    "shuffle-lacks-item": scripted(lambda pile: ["tower-12"]),
    # text of actions
    "unknown-action": unreadable("dance"),
    "bad-words": unreadable("pass now"),
    "bad-cards": unreadable("take denar"),
    "bad-cell": unreadable("add tower-12 1"),
    "bad-square": unreadable("buy 5 denar 3"),
    "unknown-tile": unreadable("remove tower-14"),
    "unknown-currency": unreadable("take euro 3"),
    "unknown-card-value": unreadable("take denar 10"),
    "too-many-copies": unreadable("take" + 20 * " denar 1"),
    # text of positions
    "position-magic": lambda: caught(lambda: alhambra.from_position("chess/1; players 2")),
    "position-expected": bad_position("edition classic; ", ""),
    "position-field": bad_position("display N9", "display N0"),
    "position-broken": bad_position("garden-10@1,0", "garden-10@1,1"),
    "unknown-card": bad_field("display N9", "display X9", "unknown-card"),
    "unknown-seat": bad_field("turn 0;", "turn 7;", "unknown-seat"),
    "unknown-step": bad_field("stack refill", "stack siesta", "unknown-step"),
    "field-length": bad_field("discards -", "discards" + 200 * " N1", "field-length"),
    "bad-score-line": bad_field("lines -", "lines 1:0:garden", "bad-score-line"),
    # turns
    "game-over": refused(finished, "pass"),
    "not-now": refused(built_up, "place tower-12 1,1"),
    "pass-not-forced": refused(built_up, "pass"),
    "no-action": lambda: caught(lambda: position().apply(Take(Purse(0)))),
    "take-not-there": refused(built_up, "take denar 1"),
    "take-too-much": refused(built_up, "take denar 9 dirham 9"),
    "square-empty": refused(built_up, "buy 3 denar 9"),
    "wrong-currency": refused(built_up, "buy 1 denar 9"),
    "pay-not-held": refused(built_up, "buy 1 florin 9+1"),
    "pay-too-little": refused(built_up, "buy 1 florin 9"),
    "not-to-place": refused(lambda: position(placing="garden-10"), "reserve garden-11"),
    "not-in-reserve": refused(built_up, "add pavilion-8 1,1"),
    "not-in-palace": refused(built_up, "remove pavilion-8"),
    # building
    "cell-taken": refused(built_up, "add tower-12 1,0"),
    "cell-empty": refused(built_up, "swap tower-12 1,1"),
    "not-joined": refused(built_up, "add tower-12 4,4"),
    "wall-meets-open": refused(built_up, "add tower-10-w 1,1"),
    "open-meets-wall": refused(built_up, "add tower-12 3,0"),
    "not-on-foot": refused(built_up, "add tower-10-w 3,0"),
    "encloses": refused(nearly_a_ring, "add tower-12 1,2"),
    "start-stays": refused(built_up, "swap tower-12 0,0"),
    "leaves-hole": refused(block, "remove pavilion-8"),
    "cuts-off": refused(built_up, "remove garden-11"),
}


# -- characters -------------------------------------------------------------------------


def with_characters(ids: str = "", hand: str = "N7", **more: Any) -> Game:
    """A turn whose player owns characters and little money."""
    return position(modules="characters", owned=[ids], hands=[hand, "F5"], **more)


def after(actions: str, **more: Any) -> Callable[[], Game]:
    """The same after some actions, separated by commas."""

    def make() -> Game:
        game = with_characters(**more)
        do(game, *actions.split(", "))
        return game

    return make


def owning(ids: str, hand: str = "N7", **more: Any) -> Callable[[], Game]:
    """A turn of a player who owns these characters."""
    return lambda: with_characters(ids, hand, **more)


def bad_characters(old: str, new: str) -> Trigger:
    """The cause of an error about the characters of a position."""

    def provoke() -> AlhambraError:
        text = with_characters("laila").position()
        assert old in text
        cause = caught(lambda: alhambra.from_position(text.replace(old, new, 1))).__cause__
        assert isinstance(cause, AlhambraError)
        return cause

    return provoke


auctioned = after("take denar 9, bid 2", deck="character-yusuf ...")
won_fatima = after("take denar 9, bid 5, pass, pass, pay florin 5", deck="character-fatima ...")
before_scoring = after("take denar 9", ids="hakim", palaces=["garden-10@1,0"], deck="scoring-1 ...")


CASES |= {
    "bad-number": lambda: caught(lambda: auctioned().parse("bid much")),
    "unknown-character": bad_characters("characters laila", "characters leila"),
    "unknown-kind": lambda: caught(lambda: before_scoring().parse("hakim camp")),
    "bad-part": bad_characters(" free -", " -"),
    "bid-too-low": refused(auctioned, "bid 2"),
    "bid-not-covered": refused(auctioned, "bid 20"),
    "nobody-aside": refused(won_fatima, "exchange fatima"),
    "none-of-kind": refused(before_scoring, "hakim tower"),
    "character-not-owned": refused(owning("yusuf"), "laila 1"),
    "character-used": refused(after("laila 1", ids="laila"), "laila 2"),
    "character-too-late": refused(after("abdul_karim 1", ids="abdul_karim laila"), "laila 2"),
    "supply-empty": refused(owning("laila", supply=""), "laila 1"),
    "exchange-up": refused(owning("machma"), "machma denar 7 dirham 9"),
    "hand-too-rich": refused(owning("yammerad", "N7 N1 F1"), "yammerad"),
    "no-money-left": refused(owning("yammerad", deck=""), "yammerad"),
}


# -- camps, gates and the data of the expansion -------------------------------------------


def with_camp_and_gate() -> Game:
    """A turn with a camp, a gate, a gate card and matching tiles."""
    return position(
        modules="city_gates camps",
        gates=[1, 0, 0],
        palaces=["pavilion-7-e@1,0 tower-10-w@2,0 gate@1,0,e seraglio-8-s@0,1"],
        reserves=["camp-3-n tower-11-n garden-10"],
    )


def without_gate_card() -> Game:
    """The same without the gate card."""
    game = with_camp_and_gate()
    do(game, "add tower-11-n 0,2 gate n", "take denar 9", "take dirham 9")
    return game


def wrong_data(camps: str, diamonds: str = "") -> Trigger:
    """The reason why component data with these lists is refused."""
    data = f'{{"camps": {{"tiles": [{camps}]}}, "diamonds": {{"values": [{diamonds}]}}}}'

    def provoke() -> AlhambraError:
        reason = caught(lambda: parse_components(data)).params["reason"]
        assert isinstance(reason, AlhambraError)
        return reason

    return provoke


def camp(price: int = 8, bastions: str = "ne", arrows: str = "ne") -> str:
    """A camp as component data."""
    return f'{{"price": {price}, "bastions": "{bastions}", "arrows": "{arrows}"}}'


CASES |= {
    "sides-differ": refused(with_camp_and_gate, "add camp-3-n 3,0"),
    "frozen": refused(with_camp_and_gate, "remove tower-10-w"),
    "no-gate-card": refused(with_camp_and_gate, "take gate"),
    "no-gate-held": refused(without_gate_card, "add garden-10 3,0 gate w"),
    "gate-not-needed": refused(with_camp_and_gate, "add garden-10 3,0 gate w"),
    "gate-wrong-side": refused(with_camp_and_gate, "add tower-11-n 0,2 gate w"),
    # `Game.parse` tries the plain action first and reports its error.
    "bad-gate": lambda: caught(
        lambda: GateAdd.parse(["tower-12", "3,0"], with_camp_and_gate().rules)
    ),
    "bad-data": lambda: caught(lambda: parse_components('{"camps": {"tiles": []}}')),
    "data-not-json": wrong_data("]"),
    "data-incomplete": wrong_data("null"),
    "data-camp-price": wrong_data(camp(price=0)),
    "data-camp-bastions": wrong_data(camp(bastions="nn")),
    "data-camp-arrows": wrong_data(camp(arrows="n")),
    "data-equal-camps": wrong_data(f"{camp()}, {camp()}"),
    "data-diamond": wrong_data("", "10"),
    "data-many-diamonds": wrong_data("", ", ".join("5" * 8)),
}
