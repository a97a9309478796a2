"""One way to provoke each error of the rules, through the public doors.

`CASES` maps a code to a call that provokes the error and returns it, for tests of errors and
of the words that people read.
"""

from collections.abc import Callable, Iterable

import alhambra
from alhambra import AlhambraError, Game, Scripted
from alhambra.rules.redesign import Remove
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.setup import set_up
from alhambra.rules.take import Take
from alhambra.rules.tiles import START
from tests.helpers import palace, position

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
    """A good position text with one change."""
    text = position(2, palaces=["garden-10@1,0"]).position()
    assert old in text
    return lambda: caught(lambda: alhambra.from_position(text.replace(old, new, 1)))


def bad_field(old: str, new: str, code: str) -> Trigger:
    """The error behind a field of a position that cannot be read."""

    def provoke() -> AlhambraError:
        cause = bad_position(old, new)().__cause__
        assert isinstance(cause, AlhambraError)
        assert cause.code == code
        return cause

    return provoke


def scripted(orders: Callable[[str], Iterable[str]]) -> Trigger:
    """A new game by a script of shuffles that does not fit."""
    return lambda: caught(lambda: set_up(make_ruleset(3, "classic", ()), Scripted(orders)))


def finished() -> Game:
    """A game that is over."""
    game = position(leftovers="garden-11")
    game.apply(game.parse("reserve garden-11"))
    return game


CASES: dict[str, Trigger] = {
    # setting up
    "bad-players": lambda: caught(lambda: alhambra.new_game(7)),
    "unknown-edition": lambda: caught(lambda: alhambra.new_game(3, edition="third")),
    "unknown-module": lambda: caught(lambda: alhambra.new_game(3, modules=["dragons"])),
    "repeated-module": lambda: caught(lambda: alhambra.new_game(3, modules=["camps", "camps"])),
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
    "position-broken": bad_position("garden-10@1,0", "garden-10@5,0"),
    "unknown-card": bad_field("display N9", "display X9", "unknown-card"),
    "unknown-seat": bad_field("turn 0;", "turn 7;", "unknown-seat"),
    "unknown-step": bad_field("stack refill", "stack siesta", "unknown-step"),
    "bad-score-line": bad_field("lines -", "lines 1:0:garden", "bad-score-line"),
    # turns
    "game-over": refused(finished, "pass"),
    "not-now": refused(built_up, "place tower-12 1,1"),
    "pass-not-forced": refused(built_up, "pass"),
    "take-nothing": lambda: caught(lambda: position().apply(Take(0))),
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
    "start-stays": lambda: caught(lambda: built_up().apply(Remove(START))),
    "leaves-hole": refused(block, "remove pavilion-8"),
    "cuts-off": refused(built_up, "remove garden-11"),
}
