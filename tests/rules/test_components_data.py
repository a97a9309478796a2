"""The data of camps and diamonds, which an owner of the game may correct."""

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import alhambra
from alhambra import Components, PositionError, Record, RecordError, SetupError
from alhambra.notation.versions import data_hash
from alhambra.rules.components import default_components, parse_components
from alhambra.rules.ruleset import make_ruleset
from tests.helpers import ROOT

DATA = (ROOT / "src/alhambra/rules/data/expansion.json").read_text("utf-8")
BOTH = ("diamonds", "camps")
#: Custom data: other prices, a camp with four bastions, one with three, fewer diamonds.
CUSTOM = Components(camps=((2, "nesw"), (12, "nes"), (8, "ne")), diamonds=(1, 2, 9, 9))


def camp(**changes: Any) -> str:
    """Data with one camp, changed; a key set to None is left out."""
    row = {"price": 8, "bastions": "NE", "arrows": "NE"} | changes
    rows = [{key: value for key, value in row.items() if value is not None}]
    return json.dumps({"camps": {"tiles": rows}, "diamonds": {"values": [3]}})


def diamonds(*values: Any) -> str:
    """Data with one camp and these diamonds."""
    data: dict[str, Any] = json.loads(camp())
    data["diamonds"]["values"] = list(values)
    return json.dumps(data)


def text_of(components: Components) -> str:
    """Component data as an owner would write it."""
    rows = [
        {"price": price, "bastions": letters, "arrows": letters}
        for price, letters in components["camps"]
    ]
    return json.dumps({"camps": {"tiles": rows}, "diamonds": {"values": components["diamonds"]}})


# -- reading ----------------------------------------------------------------------------


def test_package_data() -> None:
    """camps.tiles, diamonds.cards: eight camps and eleven diamonds, with their source"""
    assert default_components() == Components(
        camps=(
            (3, "n"), (4, "e"), (5, "s"), (6, "w"), (7, "nw"), (8, "ne"), (9, "es"), (10, "sw"),
        ),
        diamonds=(3, 4, 5, 5, 6, 6, 6, 7, 7, 8, 9),
    )  # fmt: skip
    data = json.loads(DATA)
    for part in ("camps", "diamonds"):
        assert "attested" in data[part]["note"]
        assert "reconstruction" in data[part]["note"]


def test_letters_in_any_order_and_case() -> None:
    """camps.tiles: sides may be written in any order and case"""
    assert parse_components(camp(bastions="en", arrows="nE"))["camps"] == ((8, "ne"),)
    assert parse_components(camp(bastions="WSEN", arrows="nesw"))["camps"] == ((8, "nesw"),)


def test_unknown_keys_are_ignored() -> None:
    """camps.tiles: unknown keys are ignored"""
    data = json.loads(camp(remark="mine"))
    data["author"] = None
    assert parse_components(json.dumps(data)) == parse_components(camp())


def test_limits_of_the_data() -> None:
    """camps.tiles, diamonds.cards: prices 1 to 99, values 1 to 9, up to seven of each, or none"""
    assert parse_components(camp(price=1))["camps"] == ((1, "ne"),)
    assert parse_components(camp(price=99))["camps"] == ((99, "ne"),)
    assert parse_components(diamonds(*[1] * 7, *[9] * 7))["diamonds"] == (*[1] * 7, *[9] * 7)
    empty = parse_components('{"camps": {"tiles": []}, "diamonds": {"values": []}}')
    assert empty == Components(camps=(), diamonds=())
    game = alhambra.new_game(3, seed=1, modules=BOTH, components=empty)
    assert (len(game.rules.tiles), len(game.rules.cards)) == (54, 108)


BAD_DATA = [
    ("", "data-not-json"),
    ("camps", "data-not-json"),
    ("{", "data-not-json"),
    ('{"a": 1} trailing', "data-not-json"),
    ("\ufeff{}", "data-not-json"),
    ("1" * 5000, "data-not-json"),
    ("[" * 100_000, "data-not-json"),
    ("null", "data-incomplete"),
    ("[]", "data-incomplete"),
    ("7", "data-incomplete"),
    ("{}", "data-incomplete"),
    ('{"camps": []}', "data-incomplete"),
    ('{"camps": {}}', "data-incomplete"),
    ('{"camps": {"tiles": 7}, "diamonds": {"values": []}}', "data-incomplete"),
    ('{"camps": {"tiles": "NE"}, "diamonds": {"values": []}}', "data-incomplete"),
    ('{"camps": {"tiles": [null]}, "diamonds": {"values": []}}', "data-incomplete"),
    ('{"camps": {"tiles": []}}', "data-incomplete"),
    ('{"camps": {"tiles": []}, "diamonds": {}}', "data-incomplete"),
    ('{"camps": {"tiles": []}, "diamonds": {"values": null}}', "data-incomplete"),
    (camp(price=None), "data-incomplete"),
    (camp(bastions=None), "data-incomplete"),
    (camp(arrows=None), "data-incomplete"),
    (camp(price=0), "data-camp-price"),
    (camp(price=-8), "data-camp-price"),
    (camp(price=100), "data-camp-price"),
    (camp(price=8.0), "data-camp-price"),
    (camp(price="8"), "data-camp-price"),
    (camp(price=True), "data-camp-price"),
    (camp(price=float("nan")), "data-camp-price"),
    (camp(bastions="", arrows=""), "data-camp-bastions"),
    (camp(bastions="NN", arrows="NN"), "data-camp-bastions"),
    (camp(bastions="NX", arrows="NX"), "data-camp-bastions"),
    (camp(bastions="north"), "data-camp-bastions"),
    (camp(bastions=5), "data-incomplete"),
    (camp(bastions=["N"]), "data-incomplete"),
    (camp(arrows=5), "data-incomplete"),
    (camp(arrows="N"), "data-camp-arrows"),
    (camp(arrows="NS"), "data-camp-arrows"),
    (diamonds(0), "data-diamond"),
    (diamonds(10), "data-diamond"),
    (diamonds("5"), "data-diamond"),
    (diamonds(5.0), "data-diamond"),
    (diamonds(True), "data-diamond"),
    (diamonds([5]), "data-diamond"),
    (diamonds(*[5] * 8), "data-many-diamonds"),
]


@pytest.mark.parametrize(("text", "reason"), BAD_DATA, ids=range(len(BAD_DATA)))
def test_bad_data_is_refused(text: str, reason: str) -> None:
    """camps.tiles, diamonds.cards: any mistake raises a coded error, never another exception"""
    with pytest.raises(SetupError) as caught:
        parse_components(text)
    assert caught.value.code == "bad-data"
    assert caught.value.params["reason"].code == reason


@pytest.mark.parametrize(("one", "other"), [("NE", "NE"), ("NE", "en")])
def test_equal_camps_are_refused(one: str, other: str) -> None:
    """camps.tiles: ids name price and bastions, so two equal camps could not be told apart"""
    rows = [{"price": 8, "bastions": letters, "arrows": letters} for letters in (one, other)]
    data = json.dumps({"camps": {"tiles": rows}, "diamonds": {"values": []}})
    with pytest.raises(SetupError, match="data-equal-camps"):
        parse_components(data)
    rows[1]["price"] = 9
    data = json.dumps({"camps": {"tiles": rows}, "diamonds": {"values": []}})
    assert parse_components(data)["camps"] == ((8, "ne"), (9, "ne"))


def test_load_components_from_a_file(tmp_path: Path) -> None:
    """camps.tiles: data is read from a file, and file errors are reported"""
    path = tmp_path / "own.json"
    path.write_text(text_of(CUSTOM), "utf-8")
    assert alhambra.load_components(path) == CUSTOM
    with pytest.raises(RecordError, match="record-unreadable"):
        alhambra.load_components(tmp_path / "missing.json")
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SetupError, match="bad-data"):
        alhambra.load_components(path)


# -- playing ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_game_with_custom_data(players: int) -> None:
    """camps.tiles, diamonds.cards: the game is played with the custom camps and diamonds"""
    game = alhambra.new_game(players, seed=4, modules=BOTH, components=CUSTOM)
    assert {tile.id for tile in game.rules.tiles if tile.kind == "camp"} == {
        "camp-2-nesw", "camp-12-nes", "camp-8-ne",
    }  # fmt: skip
    values = [card.value for card in game.rules.cards if card.currency.name == "diamond"]
    assert values == [1, 2, 9, 9]
    assert game.status() == []
    for _ in range(60):
        game.apply(game.legal_actions()[-1])
        assert game.status() == []


def test_package_data_is_the_default() -> None:
    """camps.tiles, diamonds.cards: without data the game equals one with the package's data"""
    game = alhambra.new_game(3, seed=1, modules=BOTH)
    assert game == alhambra.new_game(3, seed=1, modules=BOTH, components=parse_components(DATA))
    assert game != alhambra.new_game(3, seed=1, modules=BOTH, components=CUSTOM)


def test_copies_and_pickles_keep_the_data() -> None:
    """camps.tiles, diamonds.cards: a game in another process has the same components"""
    game = alhambra.new_game(3, seed=1, modules=BOTH, components=CUSTOM)
    copied = pickle.loads(pickle.dumps(game))
    assert copied == game
    assert copied.rules is game.rules
    assert game.copy().rules.components == CUSTOM
    assert game.determinize(0, 1).rules.components == CUSTOM


def test_position_needs_the_same_data() -> None:
    """camps.tiles, diamonds.cards: a position is parsed with the same components"""
    game = alhambra.new_game(3, seed=1, modules=BOTH, components=CUSTOM)
    text = game.position()
    assert alhambra.from_position(text, components=CUSTOM) == game
    with pytest.raises(PositionError):
        alhambra.from_position(text)
    default = alhambra.new_game(3, seed=1, modules=BOTH).position()
    with pytest.raises(PositionError):
        alhambra.from_position(default, components=CUSTOM)


# -- records ----------------------------------------------------------------------------


def test_hash_depends_on_the_data() -> None:
    """camps.tiles, diamonds.cards: another camp or diamond gives another hash"""
    default = default_components()
    camps, diamonds = default["camps"], default["diamonds"]
    variants = [
        default,
        Components(camps=camps[1:], diamonds=diamonds),
        Components(camps=((2, "n"), *camps[1:]), diamonds=diamonds),
        Components(camps=((3, "ne"), *camps[1:]), diamonds=diamonds),
        Components(camps=camps, diamonds=diamonds[1:]),
        Components(camps=camps, diamonds=(2, *diamonds[1:])),
    ]
    hashes = [data_hash(make_ruleset(3, "classic", BOTH, data)) for data in variants]
    assert len(set(hashes)) == len(variants)


def test_hash_ignores_the_order_of_the_data() -> None:
    """camps.tiles, diamonds.cards: shuffles name items, so the order of the data does not matter"""
    default = default_components()
    reversed_data = Components(camps=default["camps"][::-1], diamonds=default["diamonds"][::-1])
    assert data_hash(make_ruleset(3, "classic", BOTH, reversed_data)) == data_hash(
        make_ruleset(3, "classic", BOTH)
    )


def test_hash_ignores_modules_that_are_not_played() -> None:
    """camps.tiles, diamonds.cards: data of modules that are not played does not change the hash"""
    base = data_hash(make_ruleset(3, "classic", ()))
    assert base == data_hash(make_ruleset(3, "classic", (), CUSTOM))
    hashes = {
        data_hash(make_ruleset(3, "classic", modules))
        for modules in ((), ("camps",), ("diamonds",), BOTH, ("city_gates",), ("characters",))
    }
    assert len(hashes) == 6


def played(components: Components | None) -> Record:
    """A record of some actions."""
    record = Record.new(3, seed=5, modules=BOTH, components=components)
    for _ in range(40):
        record.play(record.game.legal_actions()[-1])
    return record


def test_record_with_custom_data(tmp_path: Path) -> None:
    """camps.tiles, diamonds.cards: a record stores the hash and needs the same data to load"""
    record = played(CUSTOM)
    assert record.game.rules.components == CUSTOM
    assert record.header.data == data_hash(record.game.rules)
    path = tmp_path / "own.alhambra"
    alhambra.save(record, path)
    assert f"data {record.header.data}" in path.read_text("utf-8")
    loaded = alhambra.load(path, components=CUSTOM)
    assert loaded == record
    assert loaded.game.position() == record.game_at(40).position()
    with pytest.raises(RecordError) as caught:
        alhambra.load(path)
    assert (caught.value.code, caught.value.params["line"]) == ("record-data", 3)
    assert caught.value.params["found"] == record.header.data


def test_record_with_package_data(tmp_path: Path) -> None:
    """camps.tiles, diamonds.cards: a record with the package's data is refused with other data"""
    path = tmp_path / "ours.alhambra"
    record = played(None)
    alhambra.save(record, path)
    assert alhambra.load(path) == record
    with pytest.raises(RecordError, match="record-data"):
        alhambra.load(path, components=CUSTOM)


def test_record_that_starts_from_a_position(tmp_path: Path) -> None:
    """camps.tiles, diamonds.cards: a position inside a record is parsed with the record's data"""
    game = alhambra.new_game(3, seed=2, modules=BOTH, components=CUSTOM)
    record = Record.from_game(game)
    record.play(record.game.legal_actions()[0])
    path = tmp_path / "from.alhambra"
    alhambra.save(record, path)
    assert alhambra.load(path, components=CUSTOM) == record
    with pytest.raises(RecordError, match="record-data"):
        alhambra.load(path)


def test_base_game_record_loads_with_any_data(tmp_path: Path) -> None:
    """camps.tiles, diamonds.cards: a game without the modules loads with any data"""
    record = Record.new(3, seed=1)
    record.play(record.game.legal_actions()[0])
    path = tmp_path / "base.alhambra"
    alhambra.save(record, path)
    assert alhambra.load(path, components=CUSTOM).actions == record.actions
