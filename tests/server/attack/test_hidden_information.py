"""Hidden information never leaves a running server: two deals that differ only in what a viewer
cannot see give the same bytes."""

import re
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest

from alhambra.rules.game import Game
from alhambra.rules.module_registry import BUILT_IN
from alhambra.server.store import open_store
from tests.server.same_view import (
    align_next_cards,
    common_turns,
    requests_of,
    same_view_games,
    store_table,
)

from .captures import Capture, Scene, capture, capture_all
from .conftest import Progress, Report, Size
from .fleet import UNLIMITED, fleet

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.limit(900)]

SETS = {"all": BUILT_IN, "base": (), **{module: (module,) for module in BUILT_IN}}
#: The active seat, its rivals, and spectators without and with a delay, as (seat, delay).
VIEWERS = ((None, 3), (0, 0), (1, 0), (2, 0), (None, 0))
_AT = re.compile(r'^\{"at": "[^"]*", ', re.MULTILINE)
#: Lines that contain process ids and ports.
_STARTING = '"level": "info", "from": "uvicorn.error"'


class Pair(NamedTuple):
    """A table with two deals of the hidden cards."""

    scene: Scene
    games: list[Game]
    delay: int


def pairs(sets: list[str], moves: list[int]) -> list[Pair]:
    """A table for each viewer in each position."""
    return [
        pair(number, name, count, viewer, delay)
        for number, (name, count, (viewer, delay)) in enumerate(product(sets, moves, VIEWERS))
    ]


def pair(number: int, name: str, moves: int, viewer: int | None, delay: int) -> Pair:
    """Two deals of what this viewer does not see."""
    games = same_view_games(SETS[name], viewer, moves, seed=moves + 3)
    align_next_cards(games)
    assert games[0].deck != games[1].deck
    assert games[0].supply != games[1].supply
    scene = Scene(
        f"{name} after {moves}, {viewer} behind {delay}",
        f"{number:024}",
        f"T{number:05}",
        viewer,
        requests_of(games[0], viewer),
        common_turns(games, viewer, 2),
    )
    return Pair(scene, games, delay)


async def capture_deal(
    folder: Path, number: int, tables: list[Pair], progress: Progress
) -> Capture:
    """Everything that leaves a server with one of the two deals, its log included."""
    folder.mkdir()
    db = str(folder / "a.sqlite")
    async with open_store(db) as store:
        for scene, games, delay in tables:
            more = {"spectator_delay": delay, "public": True}
            await store_table(store, scene.table, scene.code, games[number], **more)
    found: Capture = {}
    async with fleet(folder, db, command=UNLIMITED) as servers:
        (site,) = servers.sites
        for done, (scene, _, _) in enumerate(tables):
            found |= await capture(site, scene)
            if done % 25 == 0:
                progress(f"deal {number + 1} of 2, table {done} of {len(tables)}")
        found |= await capture_all(site)
    lines = _AT.sub("", servers.log).splitlines()
    found["log"] = "\n".join(line for line in lines if not line.startswith(_STARTING))
    return found


def difference(what: str, one: str, two: str) -> str:
    """Where two texts differ."""
    index = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    around = slice(max(0, index - 60), index + 60)
    return f"{what}\n  {one[around]!r}\n  {two[around]!r}"


async def test_hidden_cards_change_no_byte(
    tmp_path: Path, size: Size, report: Report, progress: Progress
) -> None:
    sets, moves = list(SETS)[: size(2, 6)], [40, 0, 15, 80, 120][: size(1, 5)]
    tables = pairs(sets, moves)
    one, two = [
        await capture_deal(tmp_path / str(number), number, tables, progress) for number in range(2)
    ]
    assert one.keys() == two.keys()
    differing = [difference(what, one[what], two[what]) for what in one if one[what] != two[what]]
    assert not differing, "\n".join(differing[:10])
    sent = "".join(one.values())
    assert sent.count('"turn_began"') > len(tables)
    played = sum(len(table.scene.turns) for table in tables)
    report(
        "byte-equal in both deals",
        f"{len(tables)} captures ({len(sets)} module sets, {len(moves)} positions, "
        f"{len(VIEWERS)} viewers), {len(one)} answers and streams, {len(sent)} characters, "
        f"{played} turns played meanwhile",
    )
