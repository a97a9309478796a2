"""Rate limits that refill over time."""

import asyncio
import math
import re
import time

import pytest

from alhambra.server.http_errors import HttpError, headers_of, status_of
from alhambra.server.rate_limits import AddressRate, Allowance, Metered, Rate, client_key
from alhambra.table.errors import RequestError
from alhambra.wire.errors import error_body
from tests.helpers import ROOT


def test_a_burst_of_one_minutes_requests_is_allowed_and_no_more() -> None:
    rate = Rate("requests", 6)
    for _ in range(6):
        rate.take("a", 0.0)
    with pytest.raises(RequestError):
        rate.take("a", 9.0)
    rate.take("b", 9.0)
    rate.take("a", 10.5)
    with pytest.raises(RequestError):
        rate.take("a", 10.6)


def test_a_limit_has_its_own_clock_and_says_when_to_retry() -> None:
    """Callers need not pass the time; all limits use the same clock."""
    rate = Rate("requests", 2)
    rate.take("a")
    rate.take("a")
    with pytest.raises(HttpError) as caught:
        rate.take("a")
    assert status_of(caught.value) == 429
    assert 0 < caught.value.retry <= 30
    assert headers_of(caught.value) == {"retry-after": str(math.ceil(caught.value.retry))}


def test_a_bucket_may_take_an_hour_to_refill() -> None:
    rate = Rate("mail", 6, minutes=60.0)
    for _ in range(6):
        rate.take("a", 0.0)
    with pytest.raises(HttpError) as caught:
        rate.take("a", 300.0)
    assert caught.value.retry == pytest.approx(300.0)
    rate.take("a", 601.0)


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_limit_has_its_own_message(language: str) -> None:
    """No limit is shown by its code; nobody is told how often webhooks are called."""
    rooms = (ROOT / "src/alhambra/server", ROOT / "src/alhambra/table")
    sources = [path.read_text("utf-8") for room in rooms for path in room.rglob("*.py")]
    found = {word for text in sources for word in re.findall(r'(?:what=|Rate\()"([\w-]+)"', text)}
    assert {"tables", "hints", "spectators-here", "mail"} < found
    messages = {
        error_body(RequestError("too-many", what=what, limit=77), language).text
        for what in (*(found - {"hooks"}), "anything else")
    }
    assert len(messages) == len(found)


def test_an_error_may_have_another_status() -> None:
    assert headers_of(RequestError("too-many")) == {"retry-after": "10"}
    assert status_of(HttpError("too-many", status=503, what="connections", limit=1)) == 503
    assert headers_of(RequestError("token-wrong")) == {}
    assert status_of(RequestError("token-wrong")) == 403


def test_a_clock_set_back_takes_nothing_away() -> None:
    rate = Rate("requests", 6)
    rate.take("a", 1000.0)
    rate.take("a", 10.0)
    assert rate.left("a", 10.0) == 4


def test_many_other_keys_do_not_evict_a_used_up_bucket() -> None:
    rate = Rate("requests", 3)
    for _ in range(3):
        rate.take("spent", 0.0)
    for number in range(50_000):
        rate.take(f"crowd {number}", 1.0)
    with pytest.raises(RequestError):
        rate.take("spent", 2.0)
    assert len(rate._buckets) <= 20_000


def test_many_other_keys_do_not_evict_a_debt() -> None:
    allowance = Allowance(30.0)
    allowance.spend("busy", 45.0, 0.0)
    for number in range(50_000):
        allowance.spend(f"crowd {number}", 0.1, 0.0)
    assert allowance.wait("busy", 0.0) == pytest.approx(30.0)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("64:ff9b::192.0.2.7", "192.0.2.7"),
        ("64:ff9b::c000:208", "192.0.2.8"),
        ("64:ff9b:1::c000:208", "64:ff9b:1::/64"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ("unix", "unix"),
        ("", ""),
    ],
)
def test_a_home_network_is_one_key(address: str, counted: str) -> None:
    assert client_key(address) == counted


def test_all_addresses_of_a_home_network_share_a_rate() -> None:
    rate = AddressRate("requests", 2)
    for end in (1, 2):
        rate.take(f"2001:db8::{end}", 0.0)
    with pytest.raises(RequestError):
        rate.take("2001:db8::3", 0.0)
    rate.take("2001:db8:0:1::3", 0.0)


def test_a_key_in_debt_waits_until_it_is_paid_back() -> None:
    allowance = Allowance(30.0)
    assert allowance.wait("a", 0.0) == 0
    allowance.spend("a", 40.0, 0.0)
    assert allowance.wait("a", 0.0) == pytest.approx(20.0)
    assert allowance.wait("b", 0.0) == 0
    assert allowance.wait("a", 10.0) == pytest.approx(10.0)
    assert allowance.wait("a", 20.0) == 0
    allowance.spend("a", 1.0, 10_000.0)
    allowance.spend("a", 30.0, 10_000.0)
    assert allowance.wait("a", 10_000.0) == pytest.approx(2.0)


def _burn(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


@pytest.mark.anyio
async def test_only_the_callers_own_work_is_metered(anyio_backend: str) -> None:
    async def mine() -> None:
        _burn(0.02)
        await asyncio.sleep(0)
        _burn(0.02)

    async def others() -> None:
        _burn(1.0)

    metered = Metered(mine())

    async def waited() -> None:
        await metered

    await asyncio.gather(waited(), others())
    assert 0.04 <= metered.seconds < 0.9


@pytest.mark.anyio
async def test_metered_work_can_fail_and_be_cancelled(anyio_backend: str) -> None:
    async def failing() -> None:
        await asyncio.sleep(0)
        raise LookupError

    with pytest.raises(LookupError):
        await Metered(failing())
    caught = []

    async def waiting() -> None:
        try:
            await asyncio.sleep(100)
        except asyncio.CancelledError:
            caught.append("cancelled")
            raise

    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await Metered(waiting())
    assert caught == ["cancelled"]
