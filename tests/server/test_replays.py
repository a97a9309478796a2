"""An uploaded record is verified and returned move by move."""

from pathlib import Path
from typing import Any

import pytest

from alhambra.bots import make_bot
from alhambra.notation.record import Record
from alhambra.notation.text import format_record
from alhambra.server.http import replays
from alhambra.server.settings import Limits, Settings
from alhambra.wire.game import game_view

from .clients import Site, serving

pytestmark = pytest.mark.anyio


def played(moves: int | None = None) -> Record:
    """A game of bots, to its end or up to this many moves."""
    record = Record.new(["Ana", "Bo", "Cleo"], seed=5)
    bot = make_bot("apprentice")
    while not record.is_finished and (moves is None or len(record) < moves):
        game = record.game
        record.play(bot.choose(game.view(game.seat), game.legal_actions()))
    return record


async def opened(site: Site, record: str, status: int = 200, **more: Any) -> dict[str, Any]:
    return await site.post("/api/replay", {"record": record, **more}, status=status)


async def test_every_position_of_a_record_is_returned(site: Site) -> None:
    record = played()
    found = await opened(site, format_record(record))
    assert found["names"] == ["Ana", "Bo", "Cleo"]
    assert found["moves"] == len(record)
    assert [one["move"] for one in found["positions"]] == list(range(len(record) + 1))
    assert [one["action"] for one in found["positions"][1:]] == record.actions
    last = found["positions"][-1]
    assert last["game"]["over"]
    assert last["game"]["scores"] == found["statistics"]["graph"][-1] == record.game.scores
    assert last["events"][-1]["event"] == "ended"
    middle = found["positions"][40]
    seen = game_view(record.game_at(40))
    assert middle["game"]["market"] == seen.market
    assert middle["game"]["scores"] == seen.scores != record.game.scores
    assert [len(hand) for hand in middle["hands"]] == middle["game"]["hand_sizes"]


async def test_a_game_that_continues_another_has_all_scorings(site: Site) -> None:
    whole = played()
    scored = next(move for move in range(len(whole)) if whole.game_at(move).lines)
    rest = Record.from_game(whole.game_at(scored))
    for action in whole.actions[scored:]:
        rest.play(action)
    statistics = (await opened(site, format_record(rest)))["statistics"]
    assert len(statistics["graph"]) == 3
    assert statistics["graph"] == (await opened(site, format_record(whole)))["statistics"]["graph"]


async def test_an_unfinished_game_has_positions_but_no_statistics(site: Site) -> None:
    found = await opened(site, format_record(played(12)))
    assert (found["moves"], len(found["positions"]), found["statistics"]) == (12, 13, None)


async def test_a_long_record_is_returned_in_parts(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MOST", 10)
    text = format_record(played(25))
    whole: list[Any] = []
    while len(whole) < 26:
        whole += (await opened(site, text, first=len(whole)))["positions"]
    assert [one["move"] for one in whole] == list(range(26))
    assert [one["move"] for one in whole if not one["events"]] == []
    assert (await opened(site, text, 400, first=26))["code"] == "move-unknown"


async def test_errors_in_a_record_name_the_line(site: Site) -> None:
    lines = format_record(played(12)).splitlines()
    lines[-3] = lines[-3].replace("seat", "seal")
    error = await opened(site, "\n".join(lines) + "\n", 400)
    assert error["params"]["line"] == len(lines) - 2
    assert str(len(lines) - 2) in error["text"]
    for text in ("", "no record", "\x00"):
        assert (await opened(site, text, 400))["code"].startswith("record-")


async def test_replays_are_rate_limited(tmp_path: Path) -> None:
    limits = Limits(replays_per_address=2)
    async with serving(Settings(db=str(tmp_path / "a.sqlite"), port=0, limits=limits)) as site:
        for _ in range(2):
            await opened(site, "", 400)
        assert (await opened(site, "", 429))["code"] == "too-many"
