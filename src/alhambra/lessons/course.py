"""The eight lessons in their order; after them a newcomer can play a whole game."""

from __future__ import annotations

from .errors import LessonError
from .goals import HasBought, HasBuilt, HasCards, HasScored, HasWon
from .last_turn import LAST_TURN
from .lesson import Lesson, Reply, Verdict
from .scenario import Scenario

MARKET = "garden-8-ne pavilion-5-nw tower-11-s arcades-9"
DISPLAY = "N3 R2 U8 F6"
#: The learner can pay for nothing with this.
HANDS = ("N2 F4", "N9 R8 U6", "F9 R7 U5")

TAKE_MONEY = Lesson(
    "take-money",
    teaches=("turn.action", "components.money", "money.take"),
    scenario=Scenario(MARKET, DISPLAY, HANDS),
    goal=HasCards(4),
    solution=("take denar 3 dirham 2",),
    replies=(Reply("too-much", Verdict.REFUSED, paragraph="money.take"),),
)

EXACT_PAYMENT = Lesson(
    "exact-payment",
    teaches=("components.market", "buy.price", "turn.exact"),
    scenario=Scenario(
        "arcades-8-n pavilion-5-nw garden-10 tower-12",
        DISPLAY,
        ("N7 N6 N3 F9", *HANDS[1:]),
    ),
    goal=HasBought(2),
    solution=("buy 3 denar 7+3", "buy 1 florin 9"),
    replies=(
        Reply("wrong-order", Verdict.MISSED, action="buy 1"),
        Reply("overpaid", Verdict.MISSED, action="buy 3"),
        Reply("cannot-pay", Verdict.REFUSED, paragraph="buy.price"),
    ),
)

WALLS_MATCH = Lesson(
    "walls-match",
    teaches=("turn.place", "build.upright", "build.match", "build.joined"),
    scenario=Scenario(MARKET, DISPLAY, HANDS, ("garden-10-n@1,0", "", ""), placing="tower-9-ne"),
    goal=HasBuilt("tower-9-ne"),
    solution=("place tower-9-ne 2,0",),
    replies=(
        Reply("clash", Verdict.REFUSED, paragraph="build.match"),
        Reply("apart", Verdict.REFUSED, paragraph="build.joined"),
    ),
)

ON_FOOT = Lesson(
    "on-foot",
    teaches=("build.onfoot",),
    scenario=Scenario(
        "garden-8-nw pavilion-5-nw tower-11-s seraglio-9",
        DISPLAY,
        HANDS,
        ("garden-8-ne@1,0 arcades-9@1,1", "", ""),
        placing="pavilion-8 chambers-9-w",
    ),
    goal=HasBuilt("chambers-9-w", "2,0"),
    solution=("place pavilion-8 2,1", "place chambers-9-w 2,0"),
    replies=(
        Reply("no-way", Verdict.REFUSED, paragraph="build.onfoot"),
        Reply("elsewhere", Verdict.MISSED, action="place chambers-9-w"),
        Reply("reserve", Verdict.MISSED, action="reserve chambers-9-w"),
    ),
)

NO_HOLES = Lesson(
    "no-holes",
    teaches=("build.holes",),
    scenario=Scenario(
        "garden-8-nw pavilion-5-nw tower-11-s arcades-9",
        DISPLAY,
        HANDS,
        (
            "pavilion-6-n@1,0 garden-8-ne@2,0 arcades-8-e@2,1 chambers-6-es@2,2 seraglio-8-s@1,2 "
            "pavilion-3-sw@0,2",
            "",
            "",
        ),
        placing="chambers-10 seraglio-7-w",
    ),
    goal=HasBuilt("seraglio-7-w", "0,1"),
    solution=("place chambers-10 1,1", "place seraglio-7-w 0,1"),
    replies=(
        Reply("hole", Verdict.REFUSED, paragraph="build.holes"),
        Reply("walled-in", Verdict.MISSED, action="place seraglio-7-w 1,1"),
    ),
)

REDESIGN = Lesson(
    "redesign",
    teaches=("redesign.add", "redesign.remove", "redesign.swap", "redesign.legal", "build.after"),
    scenario=Scenario(
        "garden-8-ne pavilion-4-es tower-11-s arcades-9",
        DISPLAY,
        HANDS,
        ("pavilion-5-nw@0,-1 garden-9-e@1,0", "", ""),
        reserve="tower-8-nes",
    ),
    goal=HasBuilt("tower-8-nes"),
    solution=("swap tower-8-nes 1,0",),
    replies=(
        Reply("no-room", Verdict.REFUSED, action="add"),
        Reply("two-turns", Verdict.MISSED, action="remove garden-9-e"),
        Reply("money", Verdict.MISSED, action="take"),
    ),
)

SCORING = Lesson(
    "scoring",
    teaches=(
        "components.scoring", "turn.refill", "score.when", "score.majority", "score.ties",
        "score.wall",
    ),
    scenario=Scenario(
        "garden-8-ne pavilion-5-nw tower-12 arcades-9",
        "N3 R2 U8",
        HANDS,
        (
            "tower-11-n@1,0 arcades-10@1,1 chambers-6-es@2,1",
            "tower-10-w@-1,0 garden-10-n@1,0",
            "garden-11@1,0 garden-9-e@2,0",
        ),
        placing="tower-9-ne",
        deck="scoring-1",
    ),
    goal=HasScored(18),
    solution=("place tower-9-ne 2,0",),
    replies=(Reply("reserve", Verdict.MISSED, action="reserve"),),
)  # fmt: skip

THE_END = Lesson(
    "the-end",
    teaches=("end.when", "end.leftovers", "end.winner"),
    scenario=LAST_TURN,
    goal=HasWon(),
    solution=("buy 2 dirham 7+4", "place garden-10 3,-1", "place garden-8-sw 0,-2"),
    replies=(
        Reply("got-garden", Verdict.ONWARD, action="place"),
        Reply("money", Verdict.MISSED, action="take"),
        Reply("reserve", Verdict.MISSED, action="reserve"),
    ),
)

LESSONS = (
    TAKE_MONEY, EXACT_PAYMENT, WALLS_MATCH, ON_FOOT, NO_HOLES, REDESIGN, SCORING, THE_END,
)  # fmt: skip


def lesson_of(id: str) -> Lesson:
    """The lesson of this id."""
    for lesson in LESSONS:
        if lesson.id == id:
            return lesson
    known = ", ".join(lesson.id for lesson in LESSONS)
    raise LessonError("unknown-lesson", lesson=id, known=known)
