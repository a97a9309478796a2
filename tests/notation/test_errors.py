"""Every defect of a record is reported with its line, and nothing is half-loaded."""

import pickle
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import alhambra
from alhambra import AlhambraError, PositionError, Record, RecordError, SetupError
from alhambra.notation.strings import replace_unprintable
from alhambra.notation.text import parse_record
from tests.helpers import ROOT
from tests.notation.record_cases import CASES, Case, replacing
from tests.notation.samples import ending_text, forged, last_turns, small_text


def caught(text: str) -> RecordError:
    """The error that a text raises."""
    with pytest.raises(RecordError) as info:
        parse_record(text)
    return info.value


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code} {case.reason}")
def test_each_error_is_raised(case: Case, tmp_path: Path) -> None:
    with pytest.raises(RecordError) as info:
        case.trigger(tmp_path)
    error = info.value
    assert (error.code, error.params.get("line")) == (case.code, case.line)
    reason = error.params.get("reason")
    assert (reason.code if isinstance(reason, AlhambraError) else "") == case.reason
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error)
    assert error.code in str(error)


def test_every_code_has_a_case() -> None:
    """A new error code needs a case and an explanation in the documents."""
    folder = ROOT / "src" / "alhambra" / "notation"
    source = "".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    codes = set(re.findall(r'"(record-[a-z0-9-]+)"', source))
    assert codes == {case.code for case in CASES}
    reasons = set(re.findall(r'(?:ScriptError|SetupError|PositionError)\(\s*"([a-z-]+)"', source))
    assert reasons <= {case.reason for case in CASES}
    document = (ROOT / "docs" / "record-format.md").read_text("utf-8")
    assert [code for code in sorted(codes | reasons) if f"`{code}`" not in document] == []


LINES = range(len(small_text().split("\n")) - 1)


@pytest.mark.parametrize("index", LINES)
def test_damaged_line_is_reported(index: int) -> None:
    """A changed, missing, repeated or moved line is reported where it is."""
    lines = small_text().split("\n")
    line = lines[index]
    if index > 0:
        middle = len(line) // 2
        changed = line[:middle] + ("y" if line[middle] == "x" else "x") + line[middle + 1 :]
        error = caught("\n".join([*lines[:index], changed, *lines[index + 1 :]]))
        assert (error.code, error.params["line"]) == ("record-check", index + 1)
        swapped = [*lines[: index - 1], line, lines[index - 1], *lines[index + 1 :]]
        assert caught("\n".join(swapped)).params["line"] == index
    error = caught("\n".join([*lines[: index + 1], *lines[index:]]))
    assert (error.code, error.params["line"]) == ("record-check", index + 2)
    if index < LINES[-1]:
        error = caught("\n".join([*lines[:index], *lines[index + 1 :]]))
        assert error.code == ("record-magic" if index == 0 else "record-check")
        assert error.params["line"] == index + 1


@pytest.mark.parametrize("index", range(1, 9))
def test_each_digit_of_a_checksum_counts(index: int) -> None:
    lines = small_text().split("\n")
    digit = lines[3][-index]
    other = "0" if digit != "0" else "1"
    lines[3] = f"{lines[3][:-index]}{other}{lines[3][len(lines[3]) - index + 1 :]}"
    error = caught("\n".join(lines))
    assert (error.code, error.params["line"]) == ("record-check", 4)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("alhambra-record 1", "alhambra-record 1 beta", 1),
        ("rules 1", "rules 01", 2),
        ("rules 1", "rules one", 2),
        ("modules -", "modules ", 5),
        ("players 3", "players 03", 6),
        ("players 3", "players three", 6),
        ("players 3", "players 3000000000", 6),
        ("names ", "names Ana ", 7),
        ("names ", 'names "\\q" ', 7),
        ("names ", "names  ", 7),
        ('"Zoë', '"\\u005ao\\u00eb', 7),
        ('"Zoë', '"\\ud800', 7),
        ('"mason"', "mason", 8),
        ('"mason"', '"ma" "son"', 8),
        ('note seat-1 "mason"', "note seat-1", 8),
        ('note seat-1 "mason"', "note seat-1 -", 8),
        ("pile 2: ", "pile 2:  ", 12),
        ("1 seat 2", "2 seat 2", 14),
        ("1 seat 2", "1 seat 2 ", 14),
        ("1 seat 2", "1 place 2", 14),
        ("take dirham 3", "take  dirham 3", 23),
        ("take dirham 3", "take dirham 3 | ", 23),
        ("take dirham 3", "take dirham 3 " + "9" * 5000, 23),
    ],
)
def test_other_spellings_are_refused(old: str, new: str, line: int) -> None:
    """Another spelling is refused even with valid checksums."""
    error = caught(replacing(small_text(), old, new))
    assert error.code in ("record-line", "record-setup", "record-seat")
    assert error.params["line"] == line


def test_position_has_one_spelling() -> None:
    text = replacing(ending_text(), "position alhambra/1", "position  alhambra/1")
    assert caught(text).params["line"] == 8
    assert caught(text).code == "record-line"


def test_bad_ruleset_names_the_line_of_the_setting() -> None:
    """The error names the line of the wrong setting, not the last one."""
    error = caught(replacing(small_text(), "modules -", "modules a a"))
    assert error.params["reason"].params["module"] == "a"


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: lines.insert(13, lines[12]),  # one shuffle too many
        lambda lines: lines.append("1 seat 0 pass"),
        lambda lines: lines.append(""),
        lambda lines: lines.append("endless"),
    ],
    ids=["shuffle", "wrong number", "empty line", "no end"],
)
def test_line_in_the_wrong_place_is_refused(change: Callable[[list[str]], object]) -> None:
    assert caught(forged(small_text(), change)).code in ("record-line", "record-seat")


def test_action_instead_of_the_end_line_is_refused() -> None:
    text = forged(ending_text(), lambda lines: lines.__setitem__(-1, "11 seat 0 pass"))
    error = caught(text)
    assert error.code == "record-end"
    assert error.params["expected"] == "end scores 17 57 winners 1"


@pytest.mark.parametrize(
    "raw",
    [
        b"\x89PNG\r\n\x1a\n\x00\x00\x00",
        bytes(range(256)) * 40,
        b"\0" * 4096,
        b"\n",
        b"\r\n",
        b"alhambra-recorder 1\n",
        b"alhambra-record\n",
        b"alhambra-record 0 #12345678\n",
        b"alhambra-record " + b"9" * 5000 + b"\n",
        b"x" * 10_000_000,
        b"\xff\xfea\x00l\x00h\x00",
    ],
    ids=lambda raw: repr(raw[:20]),
)
def test_junk_is_refused(raw: bytes, tmp_path: Path) -> None:
    path = tmp_path / "junk"
    path.write_bytes(raw)
    with pytest.raises(RecordError) as info:
        alhambra.load(path, drop_torn_line=True)
    assert (info.value.code, info.value.params["line"]) == ("record-magic", 1)
    assert len(str(info.value)) < 200


def test_long_line_is_quoted_shortened() -> None:
    error = caught(replacing(small_text(), "modules -", "x" * 1_000_000))
    assert len(str(error)) < 250


@pytest.mark.parametrize("path", ["", "no/such/file", "\0", "x" * 5000])
def test_missing_file_is_reported(path: str) -> None:
    with pytest.raises(RecordError) as info:
        alhambra.load(path)
    assert info.value.code == "record-unreadable"
    assert info.value.params["reason"]


def test_game_that_could_not_be_loaded_is_refused() -> None:
    """A record that could not be loaded again is never started."""
    with pytest.raises(SetupError, match="bad-note"):
        Record.new(3, notes={"two words": ""})
    with pytest.raises(SetupError, match="bad-players"):
        Record.new(1)
    game = last_turns()
    game.names = ("only one",)
    with pytest.raises(SetupError, match="bad-names"):
        Record.from_game(game)
    game = last_turns()
    game.act(game.legal_actions()[0])
    with pytest.raises(PositionError, match="position-before-chance"):
        Record.from_game(game)


def test_quoted_text_has_no_control_characters() -> None:
    assert replace_unprintable("Zoë \x1b]0;gone\x07\u202e") == "Zoë ?]0;gone??"
