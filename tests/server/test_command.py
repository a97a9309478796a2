"""`alhambra serve` and its options, without opening a port to the network."""

import pytest

from alhambra.cli.commands.serve import ListenScope, ServeError, _invite, default_db, read_secret
from alhambra.locales import Words


def test_lan_access_prints_an_address_and_a_qr_code(capsys: pytest.CaptureFixture[str]) -> None:
    _invite(Words(), 8765)
    shown = capsys.readouterr().out
    assert ":8765/" in shown
    assert "█" in shown or "▀" in shown


@pytest.mark.parametrize(
    ("reach", "code"),
    [
        (ListenScope(lan=True, public=True, address="https://x.org"), "lan-and-public"),
        (ListenScope(public=True), "public-needs"),
        (ListenScope(public=True, address="http://x.org"), "public-needs"),
    ],
)
def test_unsafe_options_are_refused(reach: ListenScope, code: str) -> None:
    with pytest.raises(ServeError) as caught:
        reach.check()
    assert caught.value.code == code


def test_safe_options_are_accepted() -> None:
    ListenScope().check()
    ListenScope(lan=True).check()
    ListenScope(public=True, address="https://x.org/alhambra").check()


def test_secrets_and_database_are_read_from_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("ALHAMBRA_ADMIN_SECRET", "s")
    monkeypatch.setenv("ALHAMBRA_DB", "/x/y.sqlite")
    assert read_secret(None) == "s"
    assert default_db() == "/x/y.sqlite"
    monkeypatch.delenv("ALHAMBRA_DB")
    assert default_db().endswith("tables.sqlite")
