"""Characters in the score pad: who owns those that score, and the kind chosen for Hakim."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from alhambra.cli.exits import PlayError
from alhambra.cli.score.pad_face import PadFace
from alhambra.cli.score.questions import Round, ScoreQuestion, parse_choice, parse_numbers
from alhambra.cli.score.tally import Tally
from alhambra.locales.modules.characters import character_text
from alhambra.locales.things import source_text
from alhambra.rules.game import Game
from alhambra.rules.modules.characters import fatima, hakim, yusuf
from alhambra.rules.modules.characters.state import NAME, change
from alhambra.rules.scoring import LAST_ROUND
from alhambra.rules.tiles import KINDS

#: The characters that bring points.
SCORING = (yusuf.ID, hakim.ID, fatima.ID)
#: The answer where nobody owns a character.
NOBODY = "-"
_KIND = "hakim-kind"


@dataclass(frozen=True)
class CharactersTally:
    """Who owns which of the characters that score, and the kind chosen for Hakim."""

    owned: Mapping[str, int] = field(default_factory=dict)
    hakim_kind: str = ""


def questions(round: Round) -> Iterator[ScoreQuestion]:
    """Yusuf and Hakim in every scoring, Fatima in the last one."""
    yield _owner(round, yusuf.ID)
    yield _owner(round, hakim.ID)
    if _hakim_has_tiles(round):
        yield _hakim_kind(round)
    if round.round == LAST_ROUND:
        yield _owner(round, fatima.ID)


def tally(round: Round) -> CharactersTally:
    """What was answered."""
    seats = {name: seat for seat, name in enumerate(round.pad.names)}
    answers = {id: round.answer(id) for id in SCORING}
    owned = {id: seats[name] for id, name in answers.items() if name in seats}
    return CharactersTally(owned, round.answer(_KIND))


def lay_out(game: Game, round: int, tally: Tally) -> None:
    """Everybody owns the characters that were named."""
    counted = tally.modules.get(NAME)
    if not isinstance(counted, CharactersTally):
        counted = CharactersTally()
    owned = (
        tuple(id for id in sorted(SCORING) if counted.owned.get(id) == seat)
        for seat in range(game.rules.players)
    )
    chosen = (round, counted.hakim_kind) if counted.hakim_kind else None
    change(game, owned=tuple(owned), hakim=chosen)


def _hakim_has_tiles(round: Round) -> bool:
    """Whether somebody has him, and a tile of any kind for him (score.some)."""
    owner = round.answer(hakim.ID)
    if owner not in round.pad.names:
        return False
    seat = round.pad.names.index(owner)
    return any(parse_numbers(round.answer(kind))[seat] for kind in KINDS)


def _owner(round: Round, id: str) -> ScoreQuestion:
    words, names = round.words, round.pad.names
    nobody = words.text("score-nobody")
    options = [*names, nobody]

    def check(text: str) -> str:
        index = parse_choice(text, options)
        return names[index] if index < len(names) else NOBODY

    text = words.text("score-owner", character=character_text(words, id))
    likely = round.likely_answer(id)
    default = likely if likely in names else nobody
    return ScoreQuestion(round.key(id), text, check, default, options)


def _hakim_kind(round: Round) -> ScoreQuestion:
    words, names = round.words, round.pad.names
    options = [source_text(words, kind) for kind in KINDS]

    def check(text: str) -> str:
        kind = KINDS[parse_choice(text, options)]
        seat = names.index(round.answer(hakim.ID))
        if not parse_numbers(round.answer(kind))[seat]:
            raise PlayError("score-hakim-none", name=names[seat], kind=kind)
        return kind

    text = words.text("menu-hakim", round=round.round)
    likely = round.likely_answer(_KIND)
    default = source_text(words, likely) if likely else ""
    return ScoreQuestion(round.key(_KIND), text, check, default, options)


PAD = PadFace(questions=questions, tally=tally, lay_out=lay_out)
