"""The scorings of a cardboard game: the engine scores what was counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import cast

import alhambra
from alhambra.cli.faces import all_terminal_faces, terminal_face
from alhambra.locales.playable import playable_modules
from alhambra.rules.chance import Seeded
from alhambra.rules.game import Game
from alhambra.rules.palace import Palace
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.scoring import score

from .pad_face import PadFace
from .tally import Pad, Tally


@dataclass(frozen=True)
class _Counted:
    """A palace of which only counts and wall are known: all that a scoring reads."""

    tiles: Mapping[str, int]
    longest: int

    def counts(self) -> Mapping[str, int]:
        return self.tiles

    def wall(self) -> int:
        return self.longest


def pad_modules() -> tuple[str, ...]:
    """The optional modules that the score pad can ask about."""
    faces = all_terminal_faces()
    return tuple(name for name in playable_modules() if name in faces and faces[name].pad)


def pad_faces(pad: Pad) -> Iterator[tuple[str, PadFace]]:
    """How the modules of this game take part, by their names."""
    for name in pad.active:
        face = terminal_face(name).pad
        if face:
            yield name, face


def owners_of(pad: Pad) -> list[int]:
    """Everybody who owns tiles: the players, and with two of them the neutral player."""
    return list(_owners(len(pad.names)))


@cache
def _owners(players: int) -> tuple[int, ...]:
    game = Game(make_ruleset(players, "classic", ()), Seeded(0))
    return tuple(owner for entrants in game.rules.entrants for owner, _ in entrants(game))


def scored(pad: Pad, tallies: Iterable[Tally]) -> Game:
    """A game in which these scorings were held, one after the other."""
    faces = dict(pad_faces(pad))
    modules = [name for name in pad.modules if name in faces and faces[name].in_engine]
    game = alhambra.new_game(pad.names, seed=0, edition=pad.edition, modules=modules)
    for round, tally in enumerate(tallies, start=1):
        _lay_out(game, tally)
        for face in faces.values():
            face.lay_out(game, round, tally)
        score(game, round)
        for face in faces.values():
            for line in face.score_lines(round, tally):
                game.award(line)
    return game


def _lay_out(game: Game, tally: Tally) -> None:
    """Give every player a palace with the numbers that were counted."""
    palaces = [
        _Counted({kind: counts[seat] for kind, counts in tally.kinds.items()}, wall)
        for seat, wall in enumerate(tally.walls)
    ]
    game.palaces = cast("list[Palace]", palaces)
