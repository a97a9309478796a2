"""How long a client may take, as a matter of numbers."""

from alhambra.server.connections.stopwatch import Unread


def test_whoever_reads_slowly_reads() -> None:
    unread = Unread()
    assert [unread.stood(1000 - second, float(second)) for second in range(200)] == 200 * [0.0]


def test_nothing_read_is_counted_from_when_it_began_to_wait() -> None:
    unread = Unread()
    assert unread.stood(0, 0.0) == 0
    assert unread.stood(0, 50.0) == 0
    assert unread.stood(10, 100.0) == 0
    assert unread.stood(20, 130.0) == 30
    assert unread.stood(20, 161.0) == 61


def test_more_that_waits_is_no_sign_of_reading() -> None:
    unread = Unread()
    assert max(unread.stood(100 + second, float(second)) for second in range(100)) == 99


def test_after_something_was_read_it_starts_anew() -> None:
    unread = Unread()
    unread.stood(100, 0.0)
    assert unread.stood(100, 59.0) == 59
    assert unread.stood(99, 60.0) == 0
    assert unread.stood(99, 90.0) == 30
    assert unread.stood(0, 91.0) == 0
    assert unread.stood(5, 200.0) == 0
