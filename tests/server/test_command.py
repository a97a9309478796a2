"""`alhambra serve` and its switches, as far as nothing is opened to a network."""

import pytest

from alhambra.cli.serve import Reach, ServeError, _invite, default_db, read_secret
from alhambra.locales import Words


def test_the_network_is_invited_by_address_and_qr_code(capsys: pytest.CaptureFixture[str]) -> None:
    _invite(Words(), 8765)
    shown = capsys.readouterr().out
    assert ":8765/" in shown
    assert "█" in shown or "▀" in shown


@pytest.mark.parametrize(
    ("reach", "code"),
    [
        (Reach(lan=True, public=True, address="https://x.org"), "lan-and-public"),
        (Reach(public=True), "public-needs"),
        (Reach(public=True, address="http://x.org"), "public-needs"),
    ],
)
def test_what_would_not_be_safe_is_refused(reach: Reach, code: str) -> None:
    with pytest.raises(ServeError) as caught:
        reach.check()
    assert caught.value.code == code


def test_what_is_safe_is_not_refused() -> None:
    Reach().check()
    Reach(lan=True).check()
    Reach(public=True, address="https://x.org/alhambra").check()


def test_secrets_and_database_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALHAMBRA_ADMIN_SECRET", "s")
    monkeypatch.setenv("ALHAMBRA_DB", "/x/y.sqlite")
    assert read_secret(None) == "s"
    assert default_db() == "/x/y.sqlite"
    monkeypatch.delenv("ALHAMBRA_DB")
    assert default_db().endswith("tables.sqlite")
