"""The questions about a cardboard game, and which answers are valid."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations

from alhambra.cli.exits import PlayError
from alhambra.cli.numbers import index_of, whole_number
from alhambra.cli.table.seats import check_names
from alhambra.locales import Words
from alhambra.locales.module_text import module_text
from alhambra.locales.playable import playable_modules
from alhambra.locales.things import list_text, name_text, source_text
from alhambra.rules.errors import SetupError
from alhambra.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS
from alhambra.rules.score_lines import WALL
from alhambra.rules.tiles import KINDS, TILE_COUNTS, WALL_SIDES

from .pad import owners_of, pad_faces, pad_modules
from .tally import Pad, Tally

Answers = Mapping[str, str]


@dataclass(frozen=True)
class ScoreQuestion:
    """One question. `check` refuses bad answers and normalizes good ones."""

    key: str
    text: str
    check: Callable[[str], str]
    default: str = ""
    options: Sequence[str] = ()


def names_question(words: Words) -> ScoreQuestion:
    """Who plays: names, or only how many."""

    def check(text: str) -> str:
        count = whole_number(text.strip())
        names = [name.strip() for name in text.split(",") if name.strip()]
        players = len(names) if count is None else count
        if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
            bounds = {"fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS}
            raise SetupError("bad-players", players=players, **bounds)
        if count is not None:
            names = [words.text("seat-name", seat=seat) for seat in range(1, count + 1)]
        check_names(names)
        return ",".join(names)

    return ScoreQuestion("names", words.text("score-names"), check, default="3")


def modules_question(words: Words) -> ScoreQuestion:
    """What scores besides kinds and walls."""
    known = pad_modules()
    mixes = [mix for count in range(len(known) + 1) for mix in combinations(known, count)]
    options = [_mix_text(words, mix) for mix in mixes]

    def check(text: str) -> str:
        named = set(text.split())
        if named and named <= set(playable_modules()):
            # Modules that score nothing are left out.
            return " ".join(name for name in known if name in named)
        return " ".join(mixes[parse_choice(text, options)])

    return ScoreQuestion("modules", words.text("score-modules-title"), check, "1", options)


def _mix_text(words: Words, modules: Sequence[str]) -> str:
    if not modules:
        return words.text("score-no-modules")
    return list_text(words, (module_text(words, name) for name in modules))


@dataclass(frozen=True)
class Round:
    """The questions of one scoring; answers to the one before are proposed."""

    words: Words
    pad: Pad
    round: int
    answers: Answers

    def questions(self) -> Iterator[ScoreQuestion]:
        """Kinds first, then walls, then what modules ask."""
        for kind in KINDS:
            yield self.numbers(kind, owners_of(self.pad), partial(_check_kind, kind))
        yield self.numbers(WALL, range(len(self.pad.names)), _check_walls)
        for _, face in pad_faces(self.pad):
            yield from face.questions(self)

    def tally(self) -> Tally:
        """What was answered."""
        return Tally(
            kinds={kind: parse_numbers(self.answer(kind)) for kind in KINDS},
            walls=parse_numbers(self.answer(WALL)),
            modules={name: face.tally(self) for name, face in pad_faces(self.pad)},
        )

    def answer(self, topic: str) -> str:
        """What was answered about a topic in this round; empty if nothing yet."""
        return self.answers.get(self.key(topic), "")

    def likely_answer(self, topic: str) -> str:
        """What was answered already, or in the scoring before."""
        return self.answer(topic) or self.answers.get(_key(self.round - 1, topic), "")

    def key(self, topic: str) -> str:
        """The key of an answer in this round."""
        return _key(self.round, topic)

    def numbers(
        self, topic: str, owners: Sequence[int], validate: Callable[[list[int]], None]
    ) -> ScoreQuestion:
        """A number for each owner; `validate` refuses impossible ones."""
        names = [name_text(self.words, self.pad.names, owner) for owner in owners]

        def check(text: str) -> str:
            found = parse_numbers(text)
            if len(found) != len(names):
                listed = list_text(self.words, names)
                raise PlayError("score-numbers", count=len(names), names=listed, found=len(found))
            validate(found)
            return " ".join(map(str, found))

        text = self.words.first(
            f"score-count-{topic}",
            "score-count",
            what=source_text(self.words, topic),
            names=list_text(self.words, names),
        )
        default = self.likely_answer(topic) or " ".join(["0"] * len(names))
        return ScoreQuestion(self.key(topic), text, check, default)


def _key(round: int, topic: str) -> str:
    return f"{round} {topic}"


def parse_numbers(text: str) -> list[int]:
    """Whole numbers, separated by blanks or commas."""
    words = re.split(r"[\s,;]+", text.strip()) if text.strip() else []
    return [_number(word) for word in words]


def _number(word: str) -> int:
    number = whole_number(word)
    if number is None:
        raise PlayError("score-bad-number", text=word)
    return number


def parse_choice(text: str, options: Sequence[str]) -> int:
    """The option with this number or name, or the only one that begins like this."""
    index = index_of(text, len(options))
    if index is not None:
        return index
    if text in options:
        return options.index(text)
    found = [n for n, option in enumerate(options) if option.lower().startswith(text.lower())]
    if len(found) != 1 or not text:
        raise PlayError("no-such-choice", text=text)
    return found[0]


def _check_kind(kind: str, found: list[int]) -> None:
    if sum(found) > TILE_COUNTS[kind]:
        raise PlayError("score-too-many", kind=kind, found=sum(found), most=TILE_COUNTS[kind])


def _check_walls(found: list[int]) -> None:
    if sum(found) > WALL_SIDES:
        raise PlayError("score-too-long", found=sum(found), most=WALL_SIDES)
