"""The state of the characters: who owns whom, who lies aside, what was used (characters.*)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from alhambra.rules.errors import Refusal, TextError
from alhambra.rules.numbers import parse_number
from alhambra.rules.scoring import LAST_ROUND
from alhambra.rules.seats import SeatIndex
from alhambra.rules.tiles import KINDS
from alhambra.rules.turn import Turn

if TYPE_CHECKING:
    from alhambra.rules.game import Game
    from alhambra.rules.ruleset import Ruleset
    from alhambra.rules.view import OpenTable

NAME = "characters"
IDS = (
    "abdul_karim", "abdul_knihstig", "ammar", "faruk", "fatima",
    "hakim", "laila", "machma", "yammerad", "yusuf",
)  # fmt: skip
#: A character that lies aside, to those who do not know it.
HIDDEN = "?"
_NONE = "-"


@dataclass(frozen=True, slots=True)
class Characters:
    """`drawn` are all that were ever turned up; `used`: this turn's use of a ◆ card is spent;
    `hakim` is the scoring round and the kind last chosen for him."""

    owned: tuple[tuple[str, ...], ...]
    aside: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    used: bool = False
    hakim: tuple[int, str] | None = None


def start(players: int) -> Characters:
    """Nobody owns a character yet."""
    return Characters(((),) * players)


def characters_of(table: Game | OpenTable) -> Characters:
    """The characters of a game (characters.open)."""
    # Asked several times a turn, where a call of `cast` costs too much.
    characters: Characters = table.states[NAME]  # type: ignore[assignment]
    return characters


def find_characters(table: Game | OpenTable) -> Characters | None:
    """The same, or None where the module is not played."""
    return characters_of(table) if NAME in table.states else None


def change(game: Game, **changes: object) -> None:
    """Change some of it."""
    game.states[NAME] = replace(characters_of(game), **changes)  # type: ignore[arg-type]


def owner_of(game: Game, id: str) -> int | None:
    """The seat that owns a character, or None."""
    for seat, ids in enumerate(characters_of(game).owned):
        if id in ids:
            return seat
    return None


def receive(game: Game, seat: SeatIndex, id: str) -> None:
    """A character lies open before its owner (characters.open)."""
    owned = list(characters_of(game).owned)
    owned[seat] = tuple(sorted((*owned[seat], id)))
    change(game, owned=tuple(owned))


def leave(game: Game, id: str) -> None:
    """A character leaves the game."""
    owned = characters_of(game).owned
    change(game, owned=tuple(tuple(own for own in ids if own != id) for ids in owned))


def turn_up(game: Game, id: str) -> None:
    """A character is no longer hidden."""
    change(game, drawn=tuple(sorted((*characters_of(game).drawn, id))))


def begin_turn(game: Game) -> None:
    """The use of a ◆ card is there again."""
    if characters_of(game).used:
        _set_used(game, False)


def use(game: Game) -> None:
    """Spend this turn's use of a ◆ card (characters.once)."""
    _set_used(game, True)


def _set_used(game: Game, used: bool) -> None:
    part = characters_of(game)
    game.states[NAME] = Characters(part.owned, part.aside, part.drawn, used, part.hakim)


def is_ready(game: Game, id: str) -> bool:
    """Whether the seat on turn may still use this ◆ card."""
    characters = characters_of(game)
    return not characters.used and id in characters.owned[game.turn_seat]


def is_first(game: Game) -> bool:
    """Whether the turn's first action is still to come."""
    step = game.stack[-1]
    return isinstance(step, Turn) and not step.bought


def was_used_first(game: Game, id: str) -> bool:
    """Whether the seat on turn may have used this ◆ card before its first action."""
    state = characters_of(game)
    turns = [step for step in game.stack if isinstance(step, Turn)]
    return state.used and id in state.owned[game.turn_seat] and not any(s.bought for s in turns)


def why_not_own(game: Game, id: str) -> Refusal | None:
    """The refusal if the seat on turn does not own this character."""
    if id in characters_of(game).owned[game.turn_seat]:
        return None
    return Refusal("character-not-owned", "characters.open", character=id)


def why_not_ready(game: Game, id: str) -> Refusal | None:
    """The refusal if the seat on turn cannot use this ◆ card any more."""
    if characters_of(game).used:
        return why_not_own(game, id) or Refusal("character-used", "characters.once", character=id)
    return why_not_own(game, id)


def why_not_before_action(game: Game, id: str) -> Refusal | None:
    """The refusal of a ◆ card that works only before the first action."""
    refusal = why_not_ready(game, id)
    if refusal is None and not is_first(game):
        return Refusal("character-too-late", f"characters.{id}", character=id)
    return refusal


def state_words(part: object) -> list[str]:
    """What each seat owns, then aside, drawn, used and Hakim's choice."""
    state = cast("Characters", part)
    lists = (*state.owned, state.aside, state.drawn)
    return [
        *(",".join(ids) or _NONE for ids in lists),
        "used" if state.used else "free",
        f"{state.hakim[0]}:{state.hakim[1]}" if state.hakim else _NONE,
    ]


def parse_state(words: list[str], rules: Ruleset) -> Characters:
    """The state that these words describe."""
    if len(words) != rules.players + 4 or words[-2] not in ("used", "free"):
        raise TextError("bad-part", text=" ".join(words))
    *owned, aside, drawn = (_parse_ids(word) for word in words[:-2])
    return Characters(tuple(owned), aside, drawn, words[-2] == "used", _parse_choice(words[-1]))


def _parse_ids(word: str) -> tuple[str, ...]:
    return () if word == _NONE else tuple(map(parse_character, word.split(",")))


def parse_character(text: str) -> str:
    """The id of a character."""
    if text not in IDS:
        raise TextError("unknown-character", text=text, known=", ".join(IDS))
    return text


def _parse_choice(word: str) -> tuple[int, str] | None:
    if word == _NONE:
        return None
    round, _, kind = word.partition(":")
    if kind not in KINDS:
        raise TextError("unknown-kind", text=kind, known=", ".join(KINDS))
    return parse_number(round, 1, LAST_ROUND), kind


def seen(part: object, viewer: SeatIndex | None) -> Characters:
    """What everybody knows: not who lies aside."""
    state = cast("Characters", part)
    return replace(state, aside=(HIDDEN,) * len(state.aside))
