"""Each decision of the modules, made through the menus of the real command."""

from pathlib import Path

import pytest

import alhambra
from alhambra import Game, Record
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.refill import REFILL
from tests.helpers import position

from .driving import Result, run
from .menu_paths import path_to

ALL = " ".join(BUILT_IN)
SEATS = "person mason mason"
END = ""


def resume(
    folder: Path, game: Game, *lines: str, plain: bool = False, seats: str = SEATS
) -> Result:
    """Resume from a position, by default as its first player against two masons."""
    game.names = ("You", "mason", "mason 2")
    path = folder / "game"
    alhambra.save(Record.from_game(game, notes={"seats": seats}), path)
    typed = "".join(f"{line}\n" for line in lines)
    result = run(folder, "play", "--resume", path, *["--plain"] * plain, typed=typed)
    assert result.code == 0
    return result


def saved_actions(folder: Path) -> list[str]:
    """The actions of the saved game."""
    return alhambra.load(folder / "game").actions


def flat(text: str) -> str:
    return " ".join(text.split())


HAND = "N7 N5 N3"
FREE = "garden-8-sw"
TWO_WALLS = "tower-11-n@1,0 tower-13-e@0,-1"

#: Positions in which the person decides, and what is chosen. An empty line ends the turn.
TURNS: dict[str, tuple[Game, list[str]]] = {
    "gate card": (position(modules=ALL, gate_up=True), ["take gate"]),
    "diamonds": (
        position(modules=ALL, hands=["M5 M4 F9"], market="garden-9-e - - -"),
        ["buy 1 diamond 5+4", "take denar 9", "reserve garden-9-e"],
    ),
    "gate": (
        position(modules=ALL, gates=(1, 0, 0), palaces=[TWO_WALLS], placing=FREE),
        [f"place {FREE} 1,-1 gate w"],
    ),
    "gate in a redesign": (
        position(modules=ALL, gates=(1, 0, 0), palaces=[TWO_WALLS], reserves=[FREE]),
        [f"add {FREE} 1,-1 gate s"],
    ),
    "a building for a camp": (
        position(
            modules=ALL,
            gates=(1, 0, 0),
            palaces=["tower-13-e@1,0 camp-6-w@2,0"],
            reserves=["tower-10-w"],
        ),
        ["swap tower-10-w 2,0 gate w"],
    ),
    "camp": (
        position(modules=ALL, palaces=["tower-13-e@1,0"], placing="camp-6-w"),
        ["place camp-6-w 2,0"],
    ),
    "laila": (position(modules=ALL, owned=["laila"]), ["laila 3"]),
    "machma": (
        position(modules=ALL, owned=["machma"], hands=[HAND], display="N9 R4 U9 F9"),
        ["machma denar 5 dirham 4", "take florin 9"],
    ),
    "yammerad": (position(modules=ALL, owned=["yammerad"], deck="M6 ..."), ["yammerad"]),
    "karim": (
        position(modules=ALL, owned=["abdul_karim"], market="garden-12-s - - -"),
        ["abdul_karim 1", "take ducat 9", "reserve garden-12-s"],
    ),
    "knihstig": (
        position(modules=ALL, owned=["abdul_knihstig"], hands=["F9 F2"], market="tower-11 - - -"),
        ["buy 1 florin 9+2", "abdul_knihstig ducat 9", "take denar 9", "reserve tower-11"],
    ),
    "knihstig declined": (
        position(modules=ALL, owned=["abdul_knihstig"], hands=["F9 F2"], market="tower-11 - - -"),
        ["buy 1 florin 9+2", "decline", "take denar 9", "reserve tower-11"],
    ),
    "faruk": (
        position(modules=ALL, owned=["faruk"], display="N4 R3 U9 F9"),
        ["take denar 4 dirham 3"],
    ),
    "ammar": (
        position(modules=ALL, owned=["ammar"], reserves=["tower-12"]),
        ["take denar 9", "add tower-12 0,-1"],
    ),
    "ammar declined": (
        position(modules=ALL, owned=["ammar"], reserves=["tower-12"]),
        ["take denar 9", "decline"],
    ),
}  # fmt: skip


def lines_for(game: Game, actions: list[str]) -> list[str]:
    """The numbers that choose these actions one after the other."""
    lines, draft = [], game.copy()
    for action in actions:
        lines += path_to(draft, action)
        draft.play(draft.parse(action))
    return lines


@pytest.mark.parametrize("name", TURNS)
def test_a_turn_by_numbers(tmp_path: Path, name: str) -> None:
    game, actions = TURNS[name]
    text = resume(tmp_path, game, *lines_for(game, actions), END, "quit").out
    assert saved_actions(tmp_path)[: len(actions)] == actions
    # The signs of gates are explained where there are any.
    assert ("∩ gate · * stays for good" in text) == any(" gate " in action for action in actions)


def before_the_refill(deck: str, owned: str = "", aside: str = "", palace: str = "") -> Game:
    """The last mason has done everything but the refill, in which these cards are drawn."""
    game = position(
        modules=ALL, turn=2, hands=[HAND], deck=f"{deck} ...", display="R9 U9 F9",
        owned=[owned], aside=aside, palaces=[palace],
    )  # fmt: skip
    game.stack = (REFILL,)
    game.resolve()
    return game


ANSWERS: dict[str, tuple[Game, list[str]]] = {
    "lowest bid": (before_the_refill("character-yusuf"), ["bid 1"]),
    "pass": (before_the_refill("character-yusuf"), ["pass"]),
    "keep": (
        before_the_refill("character-fatima"),
        ["bid 1", "pass", "pass", "pay denar 3", "keep fatima"],
    ),
    "exchange": (
        before_the_refill("character-fatima", aside="hakim"),
        ["bid 1", "pass", "pass", "pay denar 7", "exchange fatima"],
    ),
    "hakim": (
        before_the_refill("scoring-1", owned="hakim", palace="tower-12@1,0 garden-10@0,1"),
        ["hakim tower"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_by_numbers(tmp_path: Path, name: str) -> None:
    """An answer needs no confirmation, and is in the record at once."""
    game, actions = ANSWERS[name]
    lines, draft = [], game.copy()
    for action in actions:
        if draft.seat == 0:
            lines += path_to(draft, action)
        draft.play(draft.parse(action))
    resume(tmp_path, game, *lines, "quit")
    assert saved_actions(tmp_path)[: len(actions)] == actions


def test_a_bid_can_be_typed_as_a_number(tmp_path: Path) -> None:
    """characters.auction: an invalid bid is explained, and asked again."""
    lines = ("2", "0", "2", "16", "3", "quit")
    result = resume(tmp_path, before_the_refill("character-yusuf"), *lines)
    text = flat(result.out)
    assert "Auction of Yusuf E’Passuff W: in each scoring, one point more" in text
    assert "No bid yet. Still in besides you: mason, mason 2." in text
    assert "You can pay 15 at most (denar)." in text
    assert "You cannot bid 16: the most you can pay in one currency is 15." in text
    assert saved_actions(tmp_path) == ["bid 3", "pass", "pass"]
    assert "Yusuf E’Passuff W is yours for 3. How do you pay?" in text


def test_yammerad_draws_again_or_stops(tmp_path: Path) -> None:
    """characters.yammerad: a gate card came first."""
    game = position(modules=ALL, owned=["yammerad"], deck="gate M6 ...")
    draw = path_to(game, "yammerad")
    again = resume(tmp_path, game, *draw, END, "1", "quit")
    assert saved_actions(tmp_path) == ["yammerad", "yammerad"]
    assert "That was not a money card. Draw again?" in again.out
    assert "It was diamond 6." in again.out
    resume(tmp_path, game, *draw, END, "2", "undo", "quit")
    assert saved_actions(tmp_path) == ["yammerad"]


def test_a_revealing_action_is_announced_and_then_final(tmp_path: Path) -> None:
    """A step can be undone until it is confirmed; a drawn card stays drawn."""
    game = position(modules=ALL, owned=["laila"])
    laila = path_to(game, "laila 3")
    text = resume(tmp_path, game, *laila, "undo", *laila, END, "undo", "quit").out
    announced = "Laila draws a new tile now: this cannot be taken back."
    assert text.count(announced) == 2
    assert text.count("Undone.") == 1
    assert "There is nothing to undo in this turn." in text
    assert saved_actions(tmp_path) == ["laila 3"]


def test_the_turn_continues_with_ammar_and_can_be_undone(tmp_path: Path) -> None:
    """characters.ammar: nothing is revealed before he is asked."""
    game, actions = TURNS["ammar"]
    text = resume(tmp_path, game, *lines_for(game, actions), *["undo"] * 3, "quit").out
    assert "Ammar El’Schauf: you may redesign once more." in text
    assert text.count("Undone.") == 2
    assert saved_actions(tmp_path) == []


def test_a_rivals_hidden_card_is_never_shown(tmp_path: Path) -> None:
    """characters.yammerad: known to its owner alone."""
    game = position(
        modules=ALL, owned=["", "yammerad"], deck="M6 ...", display="N9 R9 U9 F9", turn=1
    )
    text = resume(tmp_path, game, "log", "table", "show", "characters", "quit").out
    assert saved_actions(tmp_path)[0] == "yammerad"
    assert "mason drew a money card with Yammerad, unseen." in text
    assert "diamond 6" not in text


def test_a_hidden_card_is_not_shown_to_the_next_person_at_the_terminal(tmp_path: Path) -> None:
    """characters.yammerad: the log that the next person reads does not name it."""
    game = position(modules=ALL, owned=["yammerad"], deck="M6 ...")
    lines = ["", *path_to(game, "yammerad"), END, "take denar 9", END, "", "log", "quit"]
    text = resume(tmp_path, game, *lines, seats="person person mason").out
    own, _, others = text.partition("mason, press Enter when only you can see the screen.")
    assert "It was diamond 6." in own
    assert others.count("You drew a money card with Yammerad, unseen.") == 1  # in the log
    assert "diamond 6" not in others


def test_characters_set_aside_are_never_shown(tmp_path: Path) -> None:
    """setup.open"""
    game = position(modules=ALL, owned=["laila", "yusuf"], aside="hakim faruk")
    text = flat(resume(tmp_path, game, "characters", "log", "quit").out)
    assert "Characters – You: Laila ◆ · mason: Yusuf W" in text
    assert "Hakim Wahid W (not seen yet)" in text
    assert "Faruk Will’haben ◆ (not seen yet)" in text
    assert "Ammar El’Schauf ◆ (left the game)" in text
    assert "Yusuf E’Passuff W (mason)" in text


@pytest.mark.parametrize("plain", [False, True])
def test_the_table_shows_cards_gates_and_camps(tmp_path: Path, plain: bool) -> None:
    """setup.open: gate cards, characters and diamonds are public or in the viewer's hand."""
    game = position(
        modules=ALL, gate_up=True, gates=(0, 1, 0), hands=["M9 M3"],
        palaces=["tower-13-e@1,0 camp-6-w@2,0"], reserves=["pavilion-2-new"], owned=["laila"],
    )  # fmt: skip
    text = resume(tmp_path, game, "quit", plain=plain).out
    pictures = [
        " gate card  instead of money", " diamond  9   3  = 12", "←Cam 6┊", "Pav 2 walls N E W",
    ]  # fmt: skip
    sentences = [
        "A gate card lies beside the market",
        "diamond 9 + 3: 12 in total.",
        "2,0: camp 6 (arrow W), scores 2 now.",
        "pavilion 2 (walls N E W)",
    ]
    shown = sentences if plain else pictures
    for words in (*shown, "Gate cards – mason: 1", "Characters – You: Laila ◆"):
        assert words in text
