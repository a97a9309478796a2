"""How long a client may take, as a matter of numbers."""

from alhambra.server.connections.stopwatch import UnreadTimer


def test_whoever_reads_slowly_reads() -> None:
    unread = UnreadTimer()
    assert [unread.elapsed(1000 - second, float(second)) for second in range(200)] == 200 * [0.0]


def test_nothing_read_is_counted_from_when_it_began_to_wait() -> None:
    unread = UnreadTimer()
    assert unread.elapsed(0, 0.0) == 0
    assert unread.elapsed(0, 50.0) == 0
    assert unread.elapsed(10, 100.0) == 0
    assert unread.elapsed(20, 130.0) == 30
    assert unread.elapsed(20, 161.0) == 61


def test_more_that_waits_is_no_sign_of_reading() -> None:
    unread = UnreadTimer()
    assert max(unread.elapsed(100 + second, float(second)) for second in range(100)) == 99


def test_after_something_was_read_it_starts_anew() -> None:
    unread = UnreadTimer()
    unread.elapsed(100, 0.0)
    assert unread.elapsed(100, 59.0) == 59
    assert unread.elapsed(99, 60.0) == 0
    assert unread.elapsed(99, 90.0) == 30
    assert unread.elapsed(0, 91.0) == 0
    assert unread.elapsed(5, 200.0) == 0
