"""The lessons: each can be solved, checks every attempt, and needs nothing that was not taught."""

import pytest

import alhambra
from alhambra.lessons import LEARNER, LESSONS, Attempt, Lesson, LessonError, Verdict, lesson_of
from alhambra.locales import Words
from alhambra.rules.errors import Refusal, TextError
from alhambra.rules.events import LeftoverDecided, Scored
from alhambra.rules.game import Game
from alhambra.rules.ruleset import EDITIONS
from alhambra.wire.previews import preview
from tests.locales.test_rendering import ALL_WORDS, BY_NAME, is_whole
from tests.paragraphs import IDS

BY_ID = {lesson.id: lesson for lesson in LESSONS}
each = pytest.mark.parametrize("lesson", LESSONS, ids=list(BY_ID))
LAST_PURCHASE = "buy 2 dirham 7+4"

#: Attempts of newcomers: the lesson, the actions, the verdict and the last part of the message.
ATTEMPTS = [
    ("take-money", ["take ducat 8"], Verdict.MISSED, "missed"),
    ("take-money", ["take denar 3 florin 6"], Verdict.REFUSED, "too-much"),
    ("take-money", ["take denar 9"], Verdict.REFUSED, "too-much"),
    ("take-money", ["buy 1 florin 4"], Verdict.REFUSED, None),
    ("exact-payment", ["buy 3 denar 7+3"], Verdict.ONWARD, "onward"),
    ("exact-payment", ["buy 3 denar 7+6"], Verdict.MISSED, "overpaid"),
    ("exact-payment", ["buy 3 denar 7+6+3"], Verdict.MISSED, "overpaid"),
    ("exact-payment", ["buy 1 florin 9"], Verdict.MISSED, "wrong-order"),
    ("exact-payment", ["take ducat 8"], Verdict.MISSED, "missed"),
    ("exact-payment", ["buy 3 denar 7+3", "take ducat 8"], Verdict.MISSED, "missed"),
    ("exact-payment", ["buy 3 florin 9"], Verdict.REFUSED, "cannot-pay"),
    ("exact-payment", ["buy 3 denar 7"], Verdict.REFUSED, "cannot-pay"),
    ("exact-payment", ["pass"], Verdict.REFUSED, None),
    ("walls-match", ["place tower-9-ne 0,-1"], Verdict.SOLVED, "solved"),
    ("walls-match", ["place tower-9-ne 0,1"], Verdict.REFUSED, "clash"),
    ("walls-match", ["place tower-9-ne -1,0"], Verdict.REFUSED, "clash"),
    ("walls-match", ["place tower-9-ne 2,1"], Verdict.REFUSED, "apart"),
    ("walls-match", ["place tower-9-ne 0,0"], Verdict.REFUSED, "apart"),
    ("walls-match", ["reserve tower-9-ne"], Verdict.MISSED, "missed"),
    ("on-foot", ["place chambers-9-w 2,0"], Verdict.REFUSED, "no-way"),
    ("on-foot", ["place pavilion-8 2,1"], Verdict.ONWARD, "onward"),
    ("on-foot", ["place pavilion-8 0,1"], Verdict.MISSED, "missed"),
    ("on-foot", ["place chambers-9-w 0,1"], Verdict.MISSED, "elsewhere"),
    ("on-foot", ["place pavilion-8 2,1", "reserve chambers-9-w"], Verdict.MISSED, "reserve"),
    ("on-foot", ["place pavilion-8 2,0"], Verdict.REFUSED, None),
    ("no-holes", ["place seraglio-7-w 0,1"], Verdict.REFUSED, "hole"),
    ("no-holes", ["place chambers-10 0,1"], Verdict.REFUSED, "hole"),
    ("no-holes", ["place seraglio-7-w 1,1"], Verdict.MISSED, "walled-in"),
    ("no-holes", ["place chambers-10 -1,0"], Verdict.MISSED, "missed"),
    ("no-holes", ["reserve chambers-10"], Verdict.MISSED, "missed"),
    ("redesign", ["add tower-8-nes 2,0"], Verdict.REFUSED, "no-room"),
    ("redesign", ["add tower-8-nes 1,-1"], Verdict.REFUSED, "no-room"),
    ("redesign", ["remove garden-9-e"], Verdict.MISSED, "two-turns"),
    ("redesign", ["remove pavilion-5-nw"], Verdict.MISSED, "missed"),
    ("redesign", ["take ducat 8"], Verdict.MISSED, "money"),
    ("redesign", ["swap tower-8-nes 0,-1"], Verdict.REFUSED, None),
    ("scoring", ["place tower-9-ne 0,-1"], Verdict.MISSED, "missed"),
    ("scoring", ["reserve tower-9-ne"], Verdict.MISSED, "reserve"),
    ("the-end", ["take florin 6"], Verdict.MISSED, "money"),
    ("the-end", ["remove tower-10-w"], Verdict.MISSED, "missed"),
    ("the-end", [LAST_PURCHASE, "reserve garden-10"], Verdict.MISSED, "reserve"),
    ("the-end", [LAST_PURCHASE, "place garden-10 2,-2"], Verdict.ONWARD, "got-garden"),
    (
        "the-end",
        [LAST_PURCHASE, "place garden-10 2,-2", "reserve garden-8-sw"],
        Verdict.MISSED,
        "reserve",
    ),
]


def name_of(lesson: Lesson, attempt: Attempt) -> str | None:
    """The part of a message id that the lesson adds, None for the general one."""
    prefix = lesson.message("")
    return attempt.message.removeprefix(prefix) if attempt.message.startswith(prefix) else None


def test_the_eight_lessons() -> None:
    assert list(BY_ID) == [
        "take-money", "exact-payment", "walls-match", "on-foot", "no-holes", "redesign",
        "scoring", "the-end",
    ]  # fmt: skip
    assert all(lesson_of(id) is lesson for id, lesson in BY_ID.items())


@each
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_start_is_a_valid_position(lesson: Lesson, edition: str) -> None:
    game = lesson.start(edition)
    assert game.status() == []
    assert game.seat == LEARNER
    assert game.rules.edition == edition
    assert alhambra.from_position(game.position()) == game
    attempt = lesson.attempt([], edition)
    assert (attempt.game, attempt.message) == (game, lesson.message("task"))


@each
def test_the_solution_solves_and_no_prefix_does(lesson: Lesson) -> None:
    for count in range(1, len(lesson.solution)):
        assert lesson.attempt(lesson.solution[:count]).verdict is Verdict.ONWARD
    attempt = lesson.attempt(lesson.solution)
    assert attempt.verdict is Verdict.SOLVED
    assert attempt.message == lesson.message("solved")
    assert attempt.game.status() == []


@pytest.mark.parametrize(("id", "actions", "verdict", "name"), ATTEMPTS)
def test_an_attempt_gets_its_feedback(
    id: str, actions: list[str], verdict: Verdict, name: str | None
) -> None:  # fmt: skip
    lesson = BY_ID[id]
    attempt = lesson.attempt(actions)
    assert (attempt.verdict, name_of(lesson, attempt)) == (verdict, name)
    assert (attempt.refusal is None) == (verdict is not Verdict.REFUSED)
    if verdict is Verdict.REFUSED:
        assert attempt.game == lesson.attempt(actions[:-1]).game


@each
def test_every_reply_is_given_to_some_attempt(lesson: Lesson) -> None:
    given = {name for id, _, _, name in ATTEMPTS if id == lesson.id}
    assert given >= {reply.name for reply in lesson.replies}


@each
def test_every_first_step_gets_an_answer(lesson: Lesson) -> None:
    """Every legal step leads on, solves, or is explained; both kinds occur."""
    game = lesson.start()
    verdicts = {
        str(action): lesson.attempt([str(action)]).verdict for action in game.legal_actions()
    }
    assert Verdict.REFUSED not in verdicts.values()
    assert Verdict.MISSED in verdicts.values()
    assert {Verdict.SOLVED, Verdict.ONWARD} & set(verdicts.values())


def test_the_scoring_gives_the_points_in_its_messages() -> None:
    """score.majority, score.ties, score.wall"""
    lesson = BY_ID["scoring"]
    solved, missed, reserve = (
        {
            line.source: line.points
            for line in lesson.attempt([action]).game.lines
            if line.owner == LEARNER
        }
        for action in (*lesson.solution, "place tower-9-ne 0,-1", "reserve tower-9-ne")
    )
    assert solved == {"tower": 6, "chambers": 4, "arcades": 3, "wall": 5}
    assert (missed["tower"], missed["wall"]) == (6, 3)
    assert reserve["tower"] == 3


LAST_POINTS = {
    (LAST_PURCHASE, "place garden-10 3,-1", "place garden-8-sw 0,-2"): [129, 118, 117],
    (LAST_PURCHASE, "place garden-10 3,-1", "reserve garden-8-sw"): [121, 122, 120],
    (LAST_PURCHASE, "reserve garden-10", "place garden-8-sw 0,-2"): [121, 122, 120],
}


@pytest.mark.parametrize("actions", LAST_POINTS)
def test_the_end_gives_the_points_in_its_messages(actions: tuple[str, str, str]) -> None:
    """end.winner"""
    assert BY_ID["the-end"].attempt(actions).game.scores == LAST_POINTS[actions]


def test_the_end_is_won_wherever_both_gardens_are_built() -> None:
    lesson = BY_ID["the-end"]
    building = lesson.attempt([LAST_PURCHASE]).game
    for first in builds(building):
        for second in builds(lesson.attempt([LAST_PURCHASE, first]).game):
            attempt = lesson.attempt([LAST_PURCHASE, first, second])
            assert attempt.verdict is Verdict.SOLVED, (first, second)


def builds(game: Game) -> list[str]:
    return [str(action) for action in game.legal_actions() if action.verb == "place"]


def test_what_is_promised_at_the_end_is_scored() -> None:
    """The points of the next scoring that a player sees are those of the last one."""
    lesson = BY_ID["the-end"]
    game = lesson.attempt(lesson.solution[:-1]).game
    *_, last = lesson.solution
    [promised] = [
        cell.points or 0
        for cell in preview(game, LEARNER, game.rules.parse_tile("garden-8-sw"), "en").cells
        if cell.action == last
    ]
    assert game.scores == [42, 51, 45]
    assert lesson.attempt(lesson.solution).game.scores[LEARNER] == game.scores[LEARNER] + promised


def test_an_attempt_tells_what_has_happened() -> None:
    """end.leftovers"""
    lesson = BY_ID["the-end"]
    events = lesson.attempt(lesson.solution).events
    decided = [event for event in events if isinstance(event, LeftoverDecided)]
    assert [(event.tile.id, event.seat) for event in decided] == [
        ("seraglio-4-ne", None), ("garden-8-sw", LEARNER), ("arcades-6-ne", None),
    ]  # fmt: skip
    assert any(isinstance(event, Scored) and event.round == 3 for event in events)
    refused = lesson.attempt([LAST_PURCHASE, "place garden-10 0,0"])
    assert refused.events == lesson.attempt([LAST_PURCHASE]).events


#: The paragraphs one must know to use a verb.
VERBS = {
    "take": "money.take",
    "buy": "buy.price",
    "place": "turn.place",
    "reserve": "turn.place",
    "add": "redesign.add",
    "remove": "redesign.remove",
    "swap": "redesign.swap",
}


def needed(lesson: Lesson) -> set[str]:
    """The paragraphs that a lesson requires: its goal, its solution and its replies."""
    verbs = {action.split()[0] for action in lesson.solution}
    verbs |= {reply.action.split()[0] for reply in lesson.replies if reply.action}
    broken = {reply.paragraph for reply in lesson.replies if reply.paragraph}
    return {lesson.goal.paragraph, *(VERBS[verb] for verb in verbs), *broken}


def test_nothing_is_required_before_it_is_taught() -> None:
    known: set[str] = set()
    for lesson in LESSONS:
        assert set(lesson.teaches) <= IDS
        assert not known & set(lesson.teaches)
        known |= set(lesson.teaches)
        assert needed(lesson) <= known, lesson.id


def test_the_rules_of_a_whole_game_are_taught() -> None:
    """After the lessons a newcomer knows every action and every building rule."""
    taught = {id for lesson in LESSONS for id in lesson.teaches}
    wanted = {id for id in IDS if id.startswith(("build.", "money.", "buy.", "redesign.", "end."))}
    assert wanted | set(VERBS.values()) <= taught


@pytest.mark.parametrize("words", ALL_WORDS, ids=BY_NAME)
def test_every_message_exists(words: Words) -> None:
    for lesson in LESSONS:
        for message in lesson.messages():
            assert is_whole(words.text(message))


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(LessonError, match="unknown-lesson"):
        lesson_of("juggling")


def test_invalid_requests_are_refused() -> None:
    lesson = BY_ID["take-money"]
    with pytest.raises(TextError):
        lesson.attempt(["juggle"])
    with pytest.raises(Refusal):
        lesson.attempt(["take denar 9", "take ducat 8"])
    with pytest.raises(LessonError, match="lesson-over"):
        lesson.attempt(["take ducat 8", "take denar 3"])
