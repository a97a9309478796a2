"""German cases, Spanish genders, and the terms of each edition."""

import pytest

from alhambra.locales import Words
from alhambra.locales.errors import error_text
from alhambra.locales.events import EventFormatter
from alhambra.locales.things import cards_params, cards_text, name_text, tile_params, tile_text
from alhambra.rules import events
from alhambra.rules.errors import Refusal
from alhambra.rules.money import parse_code, purse
from alhambra.rules.score_lines import NEUTRAL
from alhambra.rules.tiles import NORTH, START, make_tile, parse_sides

GERMAN = Words("de")
CLASSIC, REVISED = Words("es", "classic"), Words("es", "revised")


@pytest.mark.parametrize(
    ("kind", "german", "classic", "revised"),
    [
        ("pavilion", "den Pavillon 8, vom Pavillon 8", "el pabellón 8", "el pabellón 8"),
        ("seraglio", "das Serail 8, vom Serail 8", "el serrallo 8", "el serrallo 8"),
        ("arcades", "die Arkaden 8, von den Arkaden 8", "la arcada 8", "la galería 8"),
        ("chambers", "die Gemächer 8, von den Gemächern 8", "la sala 8", "las estancias 8"),
        ("garden", "den Garten 8, vom Garten 8", "el jardín 8", "el jardín 8"),
        ("tower", "den Turm 8, vom Turm 8", "la torre 8", "la torre 8"),
        ("camp", "das Feldlager 8, vom Feldlager 8", "el campamento 8", "el campamento 8"),
    ],
)
def test_articles(kind: str, german: str, classic: str, revised: str) -> None:
    tile = make_tile(kind, 8)
    forms = tile_params(GERMAN, "tile", tile)
    assert f"{forms['tile_akk']}, {forms['tile_von']}" == german
    for words, the in ((CLASSIC, classic), (REVISED, revised)):
        forms = tile_params(words, "tile", tile)
        assert forms["tile_the"] == the
        of = f"d{the}" if the.startswith("el ") else f"de {the}"
        assert forms["tile_of"] == of


def test_the_lion_fountain_is_a_court_in_the_classic_edition() -> None:
    names = [tile_text(words, START) for words in (GERMAN, CLASSIC, REVISED)]
    assert names == ["Löwenbrunnen", "Patio de los Leones", "Fuente de los Leones"]
    assert tile_params(CLASSIC, "tile", START)["tile_of"] == "del Patio de los Leones"
    assert tile_params(REVISED, "tile", START)["tile_of"] == "de la Fuente de los Leones"


@pytest.mark.parametrize(
    ("codes", "german", "spanish"),
    [
        ("N1", "1 Denar", "1 dinar"),
        ("N7 N3 R2", "7 + 3 Denar und 2 Dirham", "7 + 3 dinares y 2 dirhams"),
        ("U1 F1", "1 Dukat und 1 Gulden", "1 ducado y 1 florín"),
        ("U2 F2", "2 Dukaten und 2 Gulden", "2 ducados y 2 florines"),
        ("", "nichts", "nada"),
    ],
)
def test_money_has_a_plural(codes: str, german: str, spanish: str) -> None:
    cards = purse(map(parse_code, codes.split()))
    assert cards_params(GERMAN, "cards", cards)["cards_said"] == german
    assert cards_params(CLASSIC, "cards", cards)["cards_said"] == spanish


def test_in_a_list_of_cards_the_currency_comes_first() -> None:
    """So that the number of a choice is never next to the value of a card."""
    cards = purse(map(parse_code, ["N7", "N3", "F1"]))
    assert cards_text(GERMAN, cards) == "Denar 7 + 3, Gulden 1"
    assert cards_text(REVISED, cards) == "dinar 7 + 3, florín 1"


def test_the_neutral_player_is_boabdil_in_revised_spanish_only() -> None:
    assert name_text(REVISED, ("Ana",), NEUTRAL) == "Boabdil"
    everywhere = (Words(language, edition) for language, edition in (
        ("en", "classic"), ("en", "revised"), ("de", "classic"), ("de", "revised"),
        ("es", "classic"),
    ))  # fmt: skip
    assert {name_text(words, ("Ana",), NEUTRAL) for words in everywhere} == {"Dirk"}


def test_a_refusal_in_every_language_and_edition() -> None:
    """build.match"""
    garden, chambers = make_tile("garden", 7, parse_sides("ew")), make_tile("chambers", 11)
    error = Refusal(
        "wall-meets-open", "build.match", cell=(1, -2), tile=garden, side="w", neighbour=chambers
    )
    assert error_text(GERMAN, error) == (
        "Passt nicht: Die Mauer im Westen würde an die offene Seite von den Gemächern 11 stoßen. "
        "[Regel build.match]"
    )
    assert error_text(CLASSIC, error) == (
        "No encaja: la muralla oeste tocaría el lado abierto de la sala 11. [regla build.match]"
    )
    assert error_text(REVISED, error) == (
        "No encaja: el muro oeste tocaría el lado abierto de las estancias 11. [regla build.match]"
    )


def test_an_event_in_every_language_and_edition() -> None:
    camp = make_tile("camp", 3, bastions=NORTH)
    bought = events.Bought(0, 2, camp, purse([parse_code("R4")]), False)
    sentences = [EventFormatter(words, ("Ana", "Bo"), you).format(bought)
            for words in (GERMAN, REVISED) for you in (0, 1)]  # fmt: skip
    assert sentences == [
        "Du hast das Feldlager 3 (Pfeil N) für 4 Dirham gekauft.",
        "Ana hat das Feldlager 3 (Pfeil N) für 4 Dirham gekauft.",
        "Compraste el campamento 3 (flecha N) por 4 dirhams.",
        "Ana compró el campamento 3 (flecha N) por 4 dirhams.",
    ]
