"""The TypeScript types match the messages."""

import re

import msgspec

from alhambra.server.typescript import typescript
from alhambra.table.table import JOURNAL_WORDS
from alhambra.wire.events import SeatEvent, TableEvent, TakenBack, journal_event
from alhambra.wire.messages import ClientMessage
from tests.helpers import ROOT
from tests.locales.sources import event_classes

from .samples import FILE, text


def test_the_file_is_up_to_date() -> None:
    """`python -m alhambra.server.typescript > web/src/wire/protocol.ts` writes it."""
    assert (ROOT / "web" / "src" / "wire" / "protocol.ts").read_text("utf-8") == typescript()


def test_every_name_is_defined_once_and_every_message_has_its_tag() -> None:
    text = typescript()
    names = re.findall(r"export (?:interface|type) (\w+)", text)
    assert len(names) == len(set(names))
    used = set(re.findall(r": (?:\()?([A-Z]\w+)", text)) - {"Record", "Do"}
    assert used <= set(names)
    for kind in ClientMessage.__args__:
        tag = kind.__struct_config__.tag
        assert f'export interface {kind.__name__} {{\n  type: "{tag}";' in text


def test_events_are_a_union_discriminated_by_name() -> None:
    text = typescript()
    assert 'export interface MarketFilled {\n  event: "market_filled";\n  square: number;' in text
    assert "  cards: string[];\n  exact: boolean;" in text  # a purse, not a number
    (union,) = re.findall(r"export type GameEvent =((?:\n  \| \w+)+);", text)
    named = {kind.__name__ for kind in event_classes()}
    assert named | {"SeatEvent", "TakenBack", "TableEvent", "PluginEvent"} == set(
        re.findall(r"\w+", union)
    )


def test_every_journal_line_is_a_declared_table_event() -> None:
    """`journal_event` of every journal line has one of the declared types."""
    shapes = SeatEvent | TakenBack | TableEvent
    by_fields = {frozenset(kind.__struct_fields__) - {"former"}: kind for kind in shapes.__args__}
    for word in JOURNAL_WORDS:
        needs_none = word in ("started", "rematch")
        found = journal_event(word if needs_none else f"{word} 2")
        msgspec.convert(found, by_fields[frozenset(found)])


def test_fields_that_a_client_may_omit_are_optional() -> None:
    text = typescript()
    assert "  confirm?: boolean;" in text
    assert "  tile?: string | null;" in text
    assert "  seats: SeatView[];" in text


def test_the_samples_for_the_page_are_up_to_date() -> None:
    """`python -m tests.server.samples` writes them."""
    assert FILE.read_text("utf-8") == text()
