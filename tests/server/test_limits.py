"""Limits that refill."""

import pytest

from alhambra.server.errors import ServerError
from alhambra.server.limits import Allowance, Rate


def test_a_minute_of_requests_may_come_at_once_and_no_more() -> None:
    rate = Rate("requests", 6)
    for _ in range(6):
        rate.take("a", 0.0)
    with pytest.raises(ServerError):
        rate.take("a", 9.0)
    rate.take("b", 9.0)
    rate.take("a", 10.5)
    with pytest.raises(ServerError):
        rate.take("a", 10.6)


def test_who_owes_time_waits_until_it_is_paid_back() -> None:
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
