"""Programs that misbehave: `python hostile.py HOW NOTE`, run as bots by the tests.

Each of them, and each of its children, appends its process id to the file NOTE.
"""

import json
import os
import signal
import sys
import time
from pathlib import Path

HOW, NOTE = sys.argv[1], Path(sys.argv[2])


def note() -> None:
    with NOTE.open("a") as file:
        file.write(f"{os.getpid()}\n")


def say(text: str) -> None:
    print(text, flush=True)


def hello() -> None:
    sys.stdin.readline()
    say(json.dumps({"type": "hello", "protocol": 1, "name": HOW}))


def action(number: int, text: str) -> str:
    return json.dumps({"type": "action", "number": number, "action": text})


def answer() -> bool:
    """Play one decision correctly; False at the end."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "decide":
            say(action(message["number"], message["actions"][0]["text"]))
            return True
    return False


def child(*, session: bool = False) -> None:
    """A child process that keeps all pipes open and ignores signals."""
    if os.fork():
        return
    if session:
        os.setsid()
        if os.fork():
            os._exit(0)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    note()
    time.sleep(600)


def wait_for_notes(count: int) -> None:
    while len(NOTE.read_text().splitlines()) < count:
        time.sleep(0.01)


note()
match HOW:
    case "mute":
        time.sleep(600)
    case "silent":
        hello()
        print("thinking hard", file=sys.stderr, flush=True)
        time.sleep(600)
    case "stubborn":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        hello()
        while True:
            time.sleep(600)
    case "endless":
        hello()
        while True:
            sys.stdout.write("x" * 4096)
    case "flood":
        hello()
        while True:
            say("{}")
    case "flood-errors":
        hello()
        while True:
            sys.stderr.write("no! " * 1024)
    case "babbler":
        hello()
        answer()
        say(action(1, "pass"))
        while answer():
            pass
    case "no-json":
        hello()
        sys.stdin.readline()
        say("take \x1b[31mdenar 3")
    case "wrong-type":
        hello()
        sys.stdin.readline()
        sys.stdin.readline()
        say('{"type": "move", "action": "pass"}')
        time.sleep(600)
    case "no-notation":
        hello()
        sys.stdin.readline()
        sys.stdin.readline()
        say(action(1, "dance all night"))
    case "illegal":
        hello()
        sys.stdin.readline()
        sys.stdin.readline()
        say(action(1, "remove tower-13-e"))
    case "old":
        sys.stdin.readline()
        say('{"type": "hello", "protocol": 0}')
    case "dies":
        hello()
        answer()
        sys.exit("Traceback: out of ideas")
    case "killed":
        hello()
        answer()
        os.kill(os.getpid(), signal.SIGKILL)
    case "closes":
        hello()
        os.close(1)
        time.sleep(600)
    case "forks":
        hello()
        answer()
        child()
        wait_for_notes(2)
        sys.exit(7)
    case "escapes":
        hello()
        child(session=True)
        wait_for_notes(2)
        while answer():
            pass
    case "lingers":
        hello()
        while answer():
            pass
        time.sleep(600)
    case "bad-exit":
        hello()
        while answer():
            pass
        sys.exit(3)
    case "strict":
        hello()
        for line in sys.stdin:
            message = json.loads(line)
            assert "future" not in message
            if message["type"] == "decide":
                say(action(message["number"], message["actions"][0]["text"]))
    case "good":
        hello()
        while answer():
            pass
