"""The questions about a cardboard game: what is asked, and what an answer may be."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from alhambra.cli.exits import PlayError
from alhambra.cli.numbers import index_of, whole_number
from alhambra.cli.table.seats import check_names
from alhambra.locales import Words
from alhambra.locales.things import character_text, list_text, name_text, source_text
from alhambra.rules.errors import SetupError
from alhambra.rules.modules.characters import fatima, hakim, yusuf
from alhambra.rules.modules.characters import part as characters
from alhambra.rules.ruleset import FEWEST_PLAYERS, MODULES, MOST_PLAYERS
from alhambra.rules.score_lines import WALL
from alhambra.rules.scoring import LAST_ROUND
from alhambra.rules.tiles import KINDS

from .pad import ALL_WALLS, CAMPS, TILES_OF, Pad, Tally

NOBODY = "-"
#: More than any number of camps could score.
_MOST_POINTS = 999

#: The modules that bring points, in all mixes.
_MODULES = ("", "camps", "characters", "camps characters")

Answers = Mapping[str, str]


@dataclass(frozen=True)
class ScoreQuestion:
    """One thing to be told. `check` refuses bad answers and gives good ones back in one form."""

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
    options = [words.text("score-modules", modules=text or "none") for text in _MODULES]

    def check(text: str) -> str:
        named = set(text.split())
        if named and named <= set(MODULES):
            # Gates and diamonds score nothing.
            return " ".join(sorted(named & {CAMPS, characters.NAME}))
        return _MODULES[_choice(text, options)]

    return ScoreQuestion("modules", words.text("score-modules-title"), check, "1", options)


@dataclass(frozen=True)
class Round:
    """The questions of one scoring; answers to the one before are proposed."""

    words: Words
    pad: Pad
    round: int
    answers: Answers

    def questions(self) -> Iterator[ScoreQuestion]:
        """Kinds first, then walls, camps and characters."""
        for kind in KINDS:
            yield self._numbers(kind, self.pad.owners, partial(_check_kind, kind))
        seats = range(len(self.pad.names))
        yield self._numbers(WALL, seats, _check_walls)
        if self.pad.camps:
            yield self._numbers(CAMPS, seats, _check_camps)
        if self.pad.characters:
            yield self._owner(yusuf.ID)
            yield self._owner(hakim.ID)
            if self._hakim_has_tiles():
                yield self._hakim_kind()
            if self.round == LAST_ROUND:
                yield self._owner(fatima.ID)

    def tally(self) -> Tally:
        """What was answered."""
        seats = {name: seat for seat, name in enumerate(self.pad.names)}
        ids = (yusuf.ID, hakim.ID, fatima.ID)
        return Tally(
            kinds={kind: _numbers(self._said(kind)) for kind in KINDS},
            walls=_numbers(self._said(WALL)),
            camps=_numbers(self._said(CAMPS)),
            owned={id: seats[self._said(id)] for id in ids if self._said(id) in seats},
            hakim_kind=self._said(_KIND),
        )

    def _said(self, what: str) -> str:
        return self.answers.get(_key(self.round, what), "")

    def _likely(self, what: str) -> str:
        """What was answered already, or in the scoring before."""
        return self._said(what) or self.answers.get(_key(self.round - 1, what), "")

    def _hakim_has_tiles(self) -> bool:
        """Whether somebody has him, and a tile of any kind for him (score.some)."""
        owner = self._said(hakim.ID)
        if owner not in self.pad.names:
            return False
        seat = self.pad.names.index(owner)
        return any(_numbers(self._said(kind))[seat] for kind in KINDS)

    def _numbers(
        self, what: str, owners: Sequence[int], sensible: Callable[[list[int]], None]
    ) -> ScoreQuestion:
        names = [name_text(self.words, self.pad.names, owner) for owner in owners]

        def check(text: str) -> str:
            found = _numbers(text)
            if len(found) != len(names):
                listed = list_text(self.words, names)
                raise PlayError("score-numbers", count=len(names), names=listed, found=len(found))
            sensible(found)
            return " ".join(map(str, found))

        text = self.words.text(
            "score-count",
            source=what,
            what=source_text(self.words, what),
            names=list_text(self.words, names),
        )
        default = self._likely(what) or " ".join(["0"] * len(names))
        return ScoreQuestion(_key(self.round, what), text, check, default)

    def _owner(self, id: str) -> ScoreQuestion:
        name = character_text(self.words, id)
        nobody = self.words.text("score-nobody")
        options = [*self.pad.names, nobody]

        def check(text: str) -> str:
            index = _choice(text, options)
            return self.pad.names[index] if index < len(self.pad.names) else NOBODY

        text = self.words.text("score-owner", character=name)
        likely = self._likely(id)
        default = likely if likely in self.pad.names else nobody
        return ScoreQuestion(_key(self.round, id), text, check, default, options)

    def _hakim_kind(self) -> ScoreQuestion:
        options = [source_text(self.words, kind) for kind in KINDS]

        def check(text: str) -> str:
            kind = KINDS[_choice(text, options)]
            seat = self.pad.names.index(self._said(hakim.ID))
            if not _numbers(self._said(kind))[seat]:
                raise PlayError("score-hakim-none", name=self.pad.names[seat], kind=kind)
            return kind

        text = self.words.text("menu-hakim", round=self.round)
        likely = self._likely(_KIND)
        default = source_text(self.words, likely) if likely else ""
        return ScoreQuestion(_key(self.round, _KIND), text, check, default, options)


_KIND = "hakim-kind"


def _key(round: int, what: str) -> str:
    return f"{round} {what}"


def _numbers(text: str) -> list[int]:
    """Whole numbers, parted by blanks or commas."""
    words = re.split(r"[\s,;]+", text.strip()) if text.strip() else []
    return [_number(word) for word in words]


def _number(word: str) -> int:
    number = whole_number(word)
    if number is None:
        raise PlayError("score-bad-number", text=word)
    return number


def _choice(text: str, options: Sequence[str]) -> int:
    """The option with this number or name, or with this beginning if only one has it."""
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
    if sum(found) > TILES_OF[kind]:
        raise PlayError("score-too-many", kind=kind, found=sum(found), most=TILES_OF[kind])


def _check_camps(found: list[int]) -> None:
    for points in found:
        if points > _MOST_POINTS:
            raise PlayError("score-bad-number", text=str(points))


def _check_walls(found: list[int]) -> None:
    if sum(found) > ALL_WALLS:
        raise PlayError("score-too-long", found=sum(found), most=ALL_WALLS)
