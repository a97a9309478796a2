"""A person's turn: menus, notation, refusals, undo."""

from pathlib import Path

from .driving import OwnTerminal, plain_text, run


def play(folder: Path, *lines: str) -> str:
    """The game with seed 4, in which these lines are typed."""
    game = run(folder, "play", "--seed", 4, typed="".join(f"{line}\n" for line in lines))
    assert game.code == 0
    return game.out


def answers_in(text: str) -> list[str]:
    """The output up to each prompt, without line breaks."""
    return [" ".join(part.split()) for part in text.split("\n> ")]


def test_the_market_shows_what_can_be_paid(tmp_path: Path) -> None:
    """turn.exact"""
    text = play(tmp_path)
    assert "4 short    4 short    exact!     6 short" in text
    assert " denar    7   5  = 12" in text


def test_a_menu_leads_on_step_by_step(tmp_path: Path) -> None:
    text = play(tmp_path, "2", "1", "1", "1")
    assert "You bought garden 7 (walls N S W) for denar 7: paid exactly, so you act again." in text
    assert "Where does garden 7 (walls N S W) go?" in text
    assert "You placed garden 7 (walls N S W) at -1,0." in text
    assert "Turn complete." in text


def test_a_menu_goes_back_one_step(tmp_path: Path) -> None:
    text = play(tmp_path, "2", "0", "1")
    assert text.count("Your turn. What do you do?") == 2
    assert "Which money?" in text


def test_an_action_can_be_typed_in_notation(tmp_path: Path) -> None:
    assert "You took ducat 8." in play(tmp_path, "take ducat 8")


def test_a_payment_with_a_superfluous_card_can_be_typed(tmp_path: Path) -> None:
    """buy.price: legal, although no menu offers it."""
    assert "You bought garden 7 (walls N S W) for denar 7 + 5." in play(tmp_path, "buy 3 denar 7+5")


def test_a_cell_can_be_typed_where_one_is_asked_for(tmp_path: Path) -> None:
    text = play(tmp_path, "buy 3 denar 7+5", "-1,0")
    assert "You placed garden 7 (walls N S W) at -1,0." in text


MISTAKES = [
    ("", "Type the number of a choice"),
    ("9", "There is no choice 9 here."),
    ("²", "There is no choice ² here."),
    ("9" * 5000, "There is no choice 999"),
    ("dance", '"dance" is not a choice, an action or a command.'),
    ("take", '"" does not name cards.'),
    ("take gold 3", '"gold" is not a currency'),
    ("take denar 9", "Not on display: denar 9. [rule money.take]"),
    ("take ducat 8 ducat 6", "these total 14."),
    ("buy 5 denar 7", '"5" is not a market square'),
    ("buy 3 florin 7", "This square must be paid in denars, not in florins. [rule buy.price]"),
    ("buy 3 denar 5", "That is 5, but you must pay 7. [rule buy.price]"),
    ("buy 3 denar 9", "You do not hold denar 9. [rule buy.price]"),
    ("remove garden-8-ne", "garden 8 is not in your Alhambra. [rule redesign.remove]"),
    ("place castle-1 0,1", '"castle-1" is not a tile'),
    ("pass", "You can only pass when you cannot"),
    ("undo", "There is nothing to undo in this turn."),
    ("show nobody", 'There is no player "nobody". At the table: You, mason, mason 2.'),
]


def test_every_mistake_is_explained_and_asked_again(tmp_path: Path) -> None:
    text = play(tmp_path, *(line for line, _ in MISTAKES), "take ducat 8")
    answers = answers_in(text)[1:]
    for (_, wanted), answer in zip(MISTAKES, answers, strict=False):
        assert wanted in answer
    assert "You took ducat 8." in answers[len(MISTAKES)]


MISPLACED = [
    ("5,5", "it would not share a side with another tile. [rule build.joined]"),
    ("0,0", "There is already a tile there: lion fountain. [rule build.joined]"),
    ("0,1", "would touch the open side of the lion fountain. [rule build.match]"),
    ("x,y", '"x,y" is not a cell.'),
]


def test_a_cell_that_does_not_fit_says_why(tmp_path: Path) -> None:
    text = play(tmp_path, "buy 3 denar 7+5", *(cell for cell, _ in MISPLACED), "-1,0")
    answers = answers_in(text)[2:]
    for (_, reason), answer in zip(MISPLACED, answers, strict=False):
        assert reason in answer
    assert "You placed garden 7 (walls N S W) at -1,0." in text


def test_undo_goes_back_to_the_start_of_the_turn(tmp_path: Path) -> None:
    """The last placement too, as long as no refill was revealed (turn.refill)."""
    text = play(tmp_path, "2", "1", "1", "1", "undo", "undo", "undo", "undo")
    assert text.count("Undone.") == 3
    assert "There is nothing to undo in this turn." in text
    tables = text.split("You: 0")
    assert tables[1].split("Your turn.")[0] == tables[-1].split("Your turn.")[0]


def test_what_was_undone_is_not_in_the_record(tmp_path: Path) -> None:
    play(tmp_path, "take ducat 8", "2", "take denar 3", "1")
    (path,) = (tmp_path / "alhambra").iterdir()
    text = path.read_text("utf-8")
    assert "take denar 3" in text
    assert "take ducat 8" not in text


def test_commands_answer_and_repeat_the_prompt(tmp_path: Path) -> None:
    text = play(tmp_path, "help", "log", "scores", "show mason", "show 3", "take denar 3", "help")
    for words in (
        "buy 3 denar 7+3",
        "You begin with the fewest cards (ties: lowest total, then lowest seat).",
        "If the first scoring came now",
        "mason’s Alhambra, longest wall 0",
        "mason 2’s Alhambra, longest wall 0",
        "You took denar 3.",
    ):
        assert words in text


def test_several_people_never_see_the_hand_of_another(tmp_path: Path) -> None:
    lines = "\n1\n1\n1\n\nquit\n"
    game = run(tmp_path, "play", "--seed", 4, "--names", "Ana,Bo", "--players", 2, typed=lines)
    assert game.code == 0
    before, first, second = game.out.split(", press Enter when only you can see the screen.")
    assert {before.split()[-1], first.split()[-1]} == {"Ana", "Bo"}
    assert [part.count("Your hand") for part in (before, first, second)] == [0, 1, 1]


def test_reset_undoes_the_whole_turn(tmp_path: Path) -> None:
    text = play(tmp_path, "buy 3 denar 7", "take denar 3", "reset", "take ducat 8", "3", "reset")
    assert text.count("The turn starts again.") == 2
    assert "There is nothing to undo in this turn." in text
    tables = text.split("You: 0")
    assert tables[1].split("Your turn.")[0] == tables[-1].split("Your turn.")[0]


def test_the_end_of_a_turn_shows_wall_and_points_before_and_after(tmp_path: Path) -> None:
    text = " ".join(play(tmp_path, "buy 3 denar 7", "take denar 3", "-1,0").split())
    assert "Your longest wall: 3 instead of 0." in text
    assert "Your points if the first scoring came now: 8 instead of 0." in text


def test_enter_redraws_the_table_after_a_resize(tmp_path: Path) -> None:
    screen = OwnTerminal(tmp_path, "play", "--seed", 4)
    assert screen.wait_for_prompt()
    assert "Type the number of a choice" in screen.answer("")
    screen.resize(160, 50)
    before = len(screen.shown)
    screen.type("\n")
    # After a resize readline may show its prompt again before it reads the line.
    while "Your Alhambra" not in (drawn := plain_text(screen.shown[before:])):
        assert screen.wait_for_prompt()
    assert "Type the number" not in drawn
    (line,) = [line for line in drawn.splitlines() if "Your Alhambra" in line]
    assert "mason 2 0 points" in line
    assert len(line) > 100
    screen.type("quit\n")
    assert screen.end() == 0


def test_the_length_of_the_log_can_be_chosen(tmp_path: Path) -> None:
    text = play(tmp_path, "take denar 3", "", "log 2", "log")
    answers = answers_in(text)
    assert len(answers[-2]) > len(answers[-3])
