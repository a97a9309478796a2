"""Scorings computed by the engine, as test cases for the page's score pad.

`python -m tests.pad_cases > web/tests/pad-cases.json` rewrites them.
"""

from __future__ import annotations

import json
import sys
from random import Random

from alhambra.cli.modules.camps import ALL_CAMPS
from alhambra.cli.modules.characters.pad import CharactersTally
from alhambra.cli.score.pad import owners_of, scored
from alhambra.cli.score.tally import Pad, Tally
from alhambra.rules.modules.characters import fatima, hakim, yusuf
from alhambra.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS
from alhambra.rules.scoring import LAST_ROUND, PRIZES
from alhambra.rules.tiles import KINDS, TILE_COUNTS, WALL_SIDES

FILE = "web/tests/pad-cases.json"
#: The number of cases for each number of players.
CASES_EACH = 24


def cases_text() -> str:
    """The whole file, one case per line."""
    head = {"prizes": PRIZES, "tiles": TILE_COUNTS, "walls": WALL_SIDES}
    random = Random(1)
    cases = [
        json.dumps(_case(players, random))
        for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
        for _ in range(CASES_EACH)
    ]
    return f'{json.dumps(head)[:-1]}, "cases": [\n' + ",\n".join(cases) + "\n]}\n"


def _case(players: int, random: Random) -> dict[str, object]:
    """A scoring of a random round; few tiles and many, so that all kinds of ties occur."""
    pad = Pad(tuple("ABCDEF"[:players]), "classic", ("camps", "characters"))
    round = random.randint(1, LAST_ROUND)
    tally = _tally(pad, random)
    characters = tally.modules["characters"]
    assert isinstance(characters, CharactersTally)
    game = scored(pad, [_empty_tally(pad)] * (round - 1) + [tally])
    return {
        "round": round,
        "tally": {
            "kinds": tally.kinds,
            "walls": tally.walls,
            ALL_CAMPS: tally.modules["camps"],
            **{id: characters.owned.get(id) for id in (yusuf.ID, hakim.ID, fatima.ID)},
            "hakimKind": characters.hakim_kind,
        },
        "lines": [str(line) for line in game.lines],
    }


def _tally(pad: Pad, random: Random) -> Tally:
    players = len(pad.names)
    most = random.choice((1, 2, 3, 11))
    owners: list[int | None] = [*range(players), None]
    owned = {id: random.choice(owners) for id in (yusuf.ID, hakim.ID, fatima.ID)}
    parties = len(owners_of(pad))
    return Tally(
        kinds={kind: _random_shares(TILE_COUNTS[kind], parties, most, random) for kind in KINDS},
        walls=_random_shares(WALL_SIDES, players, 20, random),
        modules={
            "camps": _random_shares(30, players, 9, random),
            "characters": CharactersTally(
                owned={id: seat for id, seat in owned.items() if seat is not None},
                hakim_kind=random.choice((*KINDS, "")) if owned[hakim.ID] is not None else "",
            ),
        },
    )


def _empty_tally(pad: Pad) -> Tally:
    none = [0] * len(owners_of(pad))
    return Tally(kinds=dict.fromkeys(KINDS, none), walls=[0] * len(pad.names))


def _random_shares(available: int, owners: int, most: int, random: Random) -> list[int]:
    """Random numbers up to `most` whose sum is at most what is available."""
    found: list[int] = []
    for _ in range(owners):
        found.append(random.randint(0, min(most, available)))
        available -= found[-1]
    random.shuffle(found)
    return found


if __name__ == "__main__":
    sys.stdout.write(cases_text())
