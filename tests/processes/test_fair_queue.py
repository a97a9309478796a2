"""The order of the queue, without processes: everybody gets one turn before anybody gets
another."""

import random

from alhambra.processes.fair_queue import FairQueue


def in_order(turns: FairQueue[str]) -> list[str]:
    """Everything queued, in the order of a single process."""
    found = []
    while turn := turns.next():
        found.append(turn[1])
        turns.done(turn[0])
    return found


def test_keys_take_turns() -> None:
    turns: FairQueue[str] = FairQueue()
    for thing in ("a1", "a2", "a3", "b1", "c1", "b2"):
        turns.add(thing[0], thing)
    assert (len(turns), turns.count("a")) == (6, 3)
    assert in_order(turns) == ["a1", "b1", "c1", "a2", "b2", "a3"]
    assert (len(turns), turns.count("a")) == (0, 0)


def test_a_new_key_goes_behind_all_waiting_ones() -> None:
    turns: FairQueue[str] = FairQueue()
    for number in range(100):
        turns.add("old", f"old {number}")
        in_order(turns)
    turns.add("old", "old")
    for number in range(12):
        turns.add(f"new {number}", f"new {number}")
    assert in_order(turns)[0] == "old"


def test_a_key_waits_for_at_most_one_turn_of_each_other() -> None:
    """Twelve keys ask again and again, and more of them arrive all the time."""
    turns: FairQueue[str] = FairQueue()
    asking = [f"new {number}" for number in range(12)]
    for name in asking:
        turns.add(name, name)
    turns.add("old", "old")
    before: list[str] = []
    while (turn := turns.next()) and turn[0] != "old":
        turns.done(turn[0])
        turns.add(turn[0], turn[0])
        turns.add(f"late {len(before)}", "late")
        before.append(turn[0])
    assert before == asking


def test_a_single_key_never_has_two_turns_at_a_time() -> None:
    turns: FairQueue[str] = FairQueue()
    turns.add("a", "a1")
    turns.add("a", "a2")
    assert turns.next() == ("a", "a1")
    assert turns.next() is None
    turns.add("b", "b1")
    assert turns.next() == ("b", "b1")
    turns.done("a")
    assert turns.next() == ("a", "a2")


def test_a_limit_of_two_allows_two_turns_at_a_time() -> None:
    turns: FairQueue[str] = FairQueue(2)
    for thing in ("a1", "a2", "a3"):
        turns.add("a", thing)
    assert [turns.next(), turns.next(), turns.next()] == [("a", "a1"), ("a", "a2"), None]
    turns.done("a")
    assert turns.next() == ("a", "a3")


def test_a_removed_entry_gets_no_turn() -> None:
    turns: FairQueue[str] = FairQueue()
    for thing in ("a1", "a2", "b1"):
        turns.add(thing[0], thing)
    assert turns.remove("a1")
    assert not turns.remove("a1")
    assert turns.remove("b1")
    assert not turns.remove("c1")
    assert in_order(turns) == ["a2"]
    for thing in ("a1", "b1", "a2"):
        turns.add(thing[0], thing)
    assert turns.clear() == ["a1", "a2", "b1"]
    assert in_order(turns) == []


def test_nothing_is_lost_or_done_twice() -> None:
    chance = random.Random(3)
    turns: FairQueue[int] = FairQueue()
    waiting: dict[int, str] = {}
    busy: dict[str, int] = {}
    for number in range(3_000):
        key = chance.choice("abcdef")
        match chance.randrange(4):
            case 0 | 1:
                turns.add(key, number)
                waiting[number] = key
            case 2 if turn := turns.next():
                assert turn[0] not in busy
                assert waiting.pop(turn[1]) == turn[0]
                busy[turn[0]] = turn[1]
            case 3 if key in busy:
                turns.done(key)
                del busy[key]
        assert len(turns) == len(waiting)
        assert turns.count(key) == list(waiting.values()).count(key)


def test_low_priority_goes_behind_all_others() -> None:
    turns: FairQueue[str] = FairQueue()
    for number in range(500):
        turns.add(f"left {number}", f"left {number}", low_priority=True)
    turns.add("a", "a1")
    turns.add("b", "b1")
    assert (len(turns), turns.count("left 3")) == (502, 1)
    assert in_order(turns)[:4] == ["a1", "b1", "left 0", "left 1"]


def test_low_priority_does_not_starve() -> None:
    """However many others there are, it gets one turn of five; low-priority keys take turns too."""
    turns: FairQueue[str] = FairQueue()
    for name in ("x", "y"):
        turns.add(name, name, low_priority=True)
        turns.add(name, name, low_priority=True)
    had: list[str] = []
    turns.add("a", "a")
    turns.add("b", "b")
    while (turn := turns.next()) and len(had) < 20:
        had.append(turn[0])
        turns.done(turn[0])
        if turn[0] in "ab":
            turns.add(turn[0], turn[0])
    assert "".join(had) == "ababxababyababxababy"


def test_a_waiting_entry_can_be_raised_to_normal_priority() -> None:
    turns: FairQueue[str] = FairQueue()
    for name in ("x", "y", "z"):
        turns.add(name, name, low_priority=True)
    turns.add("a", "a1")
    turns.raise_priority("z", "b")
    turns.raise_priority("nothing", "b")
    assert in_order(turns) == ["a1", "z", "x", "y"]
    assert len(turns) == 0
