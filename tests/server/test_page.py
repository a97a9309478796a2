"""How the page is served: encodings, caching, addresses, a base path, and without a built page."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import httpx
import pytest

from alhambra.server.http import page
from alhambra.server.settings import Limits, Settings

from .clients import Site, serving

pytestmark = pytest.mark.anyio

INDEX = """<!doctype html><html><head><meta name="base" content="">
<script type="module" src="./assets/main-abc.js"></script>
<link rel="stylesheet" href="./assets/main-abc.css"></head><body></body></html>"""
SCRIPT = "console.log('a script');"
PACKED = {".gz": b"packed by gzip", ".br": b"packed by brotli"}


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as the build leaves it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "build-id").write_text("1")
    (folder / "assets" / "words-abc.ftl").write_text("a = ä", "utf-8")
    (folder / "assets" / "main-abc.js").write_text(SCRIPT)
    for suffix, body in PACKED.items():
        (folder / "assets" / f"main-abc.js{suffix}").write_bytes(body)
    monkeypatch.setattr(page, "FOLDER", folder)
    page.page_files.cache_clear()
    return folder


async def get(site: Site, path: str, **headers: str) -> httpx.Response:
    """The response to a browser that accepts no encoding unless it says so."""
    sent = {"accept-encoding": "identity", "accept": "text/html"}
    sent |= {name.replace("_", "-"): value for name, value in headers.items()}
    return await site.http.get(path, headers=sent)


@pytest.mark.parametrize(
    "path", ["/", "/table/ABCDEF", "/table/ABCDEF/", "/replay/x", "/rules", "/learn/8"]
)
async def test_every_address_of_the_page_returns_the_page(site: Site, path: str) -> None:
    answer = await get(site, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert re.findall(r'(?:src|href)="(\S+?)"', answer.text) == [
        "/assets/main-abc.js",
        "/assets/main-abc.css",
    ]


async def test_an_unchanged_file_is_not_sent_again(site: Site) -> None:
    first = await get(site, "/")
    again = await get(site, "/rules", if_none_match=f'"other", W/{first.headers["etag"]}')
    assert (again.status_code, again.content) == (304, b"")
    assert (await get(site, "/", if_none_match='"other"')).status_code == 200


async def test_files_with_a_hash_in_their_name_are_cached_forever(site: Site) -> None:
    answer = await get(site, "/assets/main-abc.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    words = await get(site, "/assets/words-abc.ftl")
    assert words.headers["content-type"] == "text/plain; charset=utf-8"
    assert words.text == "a = ä"
    icon = await get(site, "/favicon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", PACKED[".br"]),
        ("gzip;q=0.5", "gzip", PACKED[".gz"]),
        ("zstd", None, SCRIPT.encode()),
    ],
)
async def test_the_smallest_accepted_encoding_is_sent(
    site: Site, accepted: str, encoding: str | None, body: bytes
) -> None:
    path = "/assets/main-abc.js"
    async with site.http.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert raw == body


async def test_the_page_itself_is_compressed_once(site: Site) -> None:
    async with site.http.stream("GET", "/", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert gzip.decompress(raw).startswith(b"<!doctype html>")


async def test_the_page_contains_the_base_path(tmp_path: Path) -> None:
    own = Settings(db=str(tmp_path / "b.sqlite"), port=0, base_path="/palace")
    async with serving(own) as site:
        text = (await get(site, "/palace/table/X/")).text
        assert '<meta name="base" content="/palace"' in text
        assert 'src="/palace/assets/main-abc.js"' in text
        assert (await get(site, "/palace/assets/main-abc.js")).text == SCRIPT


async def test_unknown_addresses_return_the_page_to_browsers_and_an_error_to_programs(
    site: Site,
) -> None:
    """The page then says that the address is unknown."""
    for path in ("/nowhere", "/learn/9", "/learn/walls"):
        answer = await get(site, path)
        assert (answer.status_code, answer.text[:9]) == (404, "<!doctype")
    for path in ("/nowhere", "/assets/none.js", "/assets/..%2Fbuild-id", "/build-id"):
        answer = await get(site, path, accept="*/*")
        assert (answer.status_code, answer.json()["code"]) == (404, "page-unknown")
    answer = await get(site, "/api/nowhere")
    assert (answer.status_code, answer.json()["code"]) == (404, "page-unknown")


async def test_without_a_built_page_a_message_says_how_to_build_it(site: Site, built: Path) -> None:
    (built / "index.html").unlink()
    page.page_files.cache_clear()
    for language, word in {"en": "make page", "es": "navegadores", "de": "Browser"}.items():
        answer = await get(site, "/", accept_language=language)
        assert answer.status_code == 503
        assert word in answer.text


async def test_files_of_the_page_do_not_count_as_requests(tmp_path: Path) -> None:
    limits = Limits(requests_per_address=3)
    async with serving(Settings(db=str(tmp_path / "c.sqlite"), port=0, limits=limits)) as site:
        found = [(await get(site, path)).status_code for path in ["/favicon.svg", "/"] * 4]
    assert set(found) == {200}
