"""Players cannot impersonate others."""

import pytest

from tests.server.clients import Site

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Аna", "name-scripts"),
        ("Ana\u200b", "name-taken"),
        ("Ana\u202e", "name-taken"),
        ("ANA", "name-taken"),
        ("\u3164", "name-bad"),
        ("a" + "\u0301" * 25, "name-marks"),
        ("Tariq", "name-reserved"),
        ("MAS0N", "name-reserved"),
        ("Zaida", "name-reserved"),
        ("dirk", "name-reserved"),
        ("\x1b[2J", "name-letters"),
    ],
)
async def test_names_that_imitate_another_player_are_refused(
    site: Site, name: str, code: str
) -> None:
    body = {"seats": ["", "mason", ""], "name": "Ana"}
    made = await site.post("/api/tables", body, status=201)
    path = f"/api/tables/{made['table']['id']}/join"
    assert (await site.post(path, {"name": name}, status=400))["code"] == code
    seated = await site.post(path, {"name": "\u2067Bo\u2069"})
    assert seated["table"]["seats"][2]["name"] == "Bo"


async def test_a_name_like_a_bots_is_refused_even_without_that_bot(site: Site) -> None:
    """Bots may take any seat later."""
    made = await site.post("/api/tables", {"seats": ["", ""]}, status=201)
    path = f"/api/tables/{made['table']['id']}/join"
    for name in ("Tariq", "Nadira", "TARlQ", "Vizier"):
        assert (await site.post(path, {"name": name}, status=400))["code"] == "name-reserved"


async def test_an_invisible_chat_line_is_refused(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    async with host.socket(0) as client:
        for text in ("\u200b\u2060", "\u3164", "\u202e \u2800"):
            answer = await client.ask("chat", text=text)
            assert answer["error"]["code"] == "chat-empty"
        assert (await client.ask("chat", text="\u202eHello"))["result"] == "done"
