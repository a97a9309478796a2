"""The schemas describe exactly what is sent."""

import json
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError

import alhambra
from alhambra.bots.external import protocol
from alhambra.bots.external.schemas import SCHEMAS, schema
from alhambra.rules.events import Ended
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.value_json import action_to_json, event_name, event_to_json
from tests.locales.sources import event_classes
from tests.locales.test_events import ALL_EVENTS
from tests.module_sets import ALL_MODULES
from tests.policies import POLICIES

from .schemas import validator

#: Decisions between two validations of a view, which take longer than a decision.
EVERY = 25


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_valid(name: str) -> None:
    Draft202012Validator.check_schema(schema(name))
    assert schema(name)["$id"] == f"{name}.schema.json"


def check(name: str, value: Any, part: str = "") -> None:
    """Valid, and unchanged by a round trip through JSON."""
    validator(name, part).validate(value)
    assert json.loads(json.dumps(value)) == value


@pytest.mark.parametrize("policy", ["patron", "builder", "hoarder"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_whole_games_are_valid(players: int, policy: str) -> None:
    modules = () if policy == "hoarder" else ALL_MODULES
    record = alhambra.Record.new(players, seed=players, modules=modules)
    game, rng = record.game, Random(players)
    events, seen = record.events(0), set[str]()
    number = 0
    while not game.is_over:
        actions = [action_to_json(action) for action in game.legal_actions()]
        for action in actions:
            shape = f"{action['verb']} {sorted(action)}"
            if shape not in seen:
                seen.add(shape)
                check("action", action)
        if number % EVERY == 0:
            check("view", game.view(game.seat).to_json())
        for event in events:
            check("event", event_to_json(event))
        events = record.play(POLICIES[policy].choose(game, rng))
        number += 1
    check("view", game.view(None).to_json())


@pytest.mark.parametrize("event", [event for event, _ in ALL_EVENTS])
def test_every_event_is_valid(event: alhambra.rules.events.Event) -> None:
    check("event", event_to_json(event))


def consts(name: str, key: str) -> set[str]:
    return {variant["properties"][key]["const"] for variant in schema(name)["oneOf"]}


def test_the_schema_lists_exactly_the_events_and_verbs() -> None:
    assert consts("event", "event") == {event_name(event) for event in event_classes()}
    rules = [make_ruleset(players, "classic", ALL_MODULES) for players in (2, 3)]
    assert consts("action", "verb") == {verb for ruleset in rules for verb in ruleset.verbs}


def test_the_messages_are_valid() -> None:
    game = alhambra.new_game(["Ana", "Bo"], seed=3, modules=ALL_MODULES)
    view, actions = game.view(game.seat), game.legal_actions()
    ended = Ended((50, 60), (1,))
    check("messages", protocol.hello(), "hello")
    check("messages", protocol.start(view.table, 2**63 + 5), "start")
    check("messages", protocol.decide(1, 0.5, view, actions, [ended]), "decide")
    check("messages", protocol.end([]), "end")
    check("messages", protocol.end([ended]), "end")
    assert protocol.end([ended])["winners"] == [1]


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ("bot_hello", {"type": "hello"}),
        ("bot_hello", {"type": "hello", "protocol": 2}),
        ("bot_action", {"type": "action", "action": "pass"}),
        ("bot_action", {"type": "action", "number": 1, "action": 3}),
        ("decide", {"type": "decide", "number": 1, "seconds": 1, "events": [], "actions": []}),
    ],
)
def test_wrong_messages_are_invalid(part: str, message: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        validator("messages", part).validate(message)
