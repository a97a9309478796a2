"""The types for TypeScript are those of the messages."""

import re

from alhambra.server.typescript import typescript
from alhambra.wire.messages import ClientMessage
from tests.helpers import ROOT

from .samples import FILE, text


def test_the_file_is_up_to_date() -> None:
    """`python -m alhambra.server.typescript > web/src/wire/protocol.ts` renews it."""
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


def test_what_a_client_may_leave_out_is_optional() -> None:
    text = typescript()
    assert "  confirm?: boolean;" in text
    assert "  tile?: string | null;" in text
    assert "  seats: SeatView[];" in text


def test_the_samples_of_the_page_are_what_the_server_says() -> None:
    """`python -m tests.server.samples` renews them."""
    assert FILE.read_text("utf-8") == text()
