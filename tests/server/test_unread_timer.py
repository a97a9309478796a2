"""How long a client may leave data unread."""

from alhambra.server.connections.stopwatch import UnreadTimer


def test_slow_reading_counts_as_reading() -> None:
    unread = UnreadTimer()
    assert [unread.elapsed(1000 - second, float(second)) for second in range(200)] == 200 * [0.0]


def test_unread_time_starts_when_data_starts_to_wait() -> None:
    unread = UnreadTimer()
    assert unread.elapsed(0, 0.0) == 0
    assert unread.elapsed(0, 50.0) == 0
    assert unread.elapsed(10, 100.0) == 0
    assert unread.elapsed(20, 130.0) == 30
    assert unread.elapsed(20, 161.0) == 61


def test_growing_unread_data_does_not_count_as_reading() -> None:
    unread = UnreadTimer()
    assert max(unread.elapsed(100 + second, float(second)) for second in range(100)) == 99


def test_reading_restarts_the_timer() -> None:
    unread = UnreadTimer()
    unread.elapsed(100, 0.0)
    assert unread.elapsed(100, 59.0) == 59
    assert unread.elapsed(99, 60.0) == 0
    assert unread.elapsed(99, 90.0) == 30
    assert unread.elapsed(0, 91.0) == 0
    assert unread.elapsed(5, 200.0) == 0
