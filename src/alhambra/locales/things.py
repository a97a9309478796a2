"""The things of the game as people read them: tiles, cards, cells, names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from alhambra.rules.actions import format_cell
from alhambra.rules.money import cards_in, total
from alhambra.rules.tiles import Tile, format_sides

from .faces import words_faces
from .words import Words

__all__ = [
    "cards_params", "cards_text", "chip_text", "count_text", "currencies_params", "currency_params",
    "currency_text", "format_cell", "kind_text", "list_text", "name_text", "side_name",
    "sides_text", "source_text", "special_text", "step_text", "tile_name", "tile_params",
    "tile_text", "values_text",
]  # fmt: skip


def tile_text(words: Words, tile: Tile, id: str = "tile") -> str:
    """A tile by kind, price and sides: `garden 8 (walls N E)`."""
    sides = sides_text(words, tile) or "none"
    return words.text(id, kind=_own(words, "kind", tile.kind), price=tile.price, sides=sides)


def _own(words: Words, what: str, name: str) -> str:
    """What our messages make of a name: ours as it is, that of a plug-in in its own words."""
    return words.text(f"{what}-{name}") if words.has(f"{what}-{name}") else name


def tile_name(words: Words, tile: Tile, id: str = "tile") -> str:
    """A tile by kind and price."""
    return words.text(id, kind=_own(words, "kind", tile.kind), price=tile.price, sides="none")


def tile_params(
    words: Words, name: str, tile: Tile, text: Callable[[Words, Tile, str], str] = tile_text
) -> dict[str, str]:
    """A tile as a parameter of a sentence, in all forms: `tile`, `tile_FORM`…"""
    return _in_all_forms(words, name, "tile", lambda id: text(words, tile, id))


def _in_all_forms(
    words: Words, name: str, id: str, text: Callable[[str], str]
) -> dict[str, str]:  # fmt: skip
    forms = {f"{name}_{form}": text(f"{id}.{form}") for form in words.forms(id)}
    return {name: text(id), **forms}


def sides_text(words: Words, tile: Tile) -> str:
    """The walls of a building, `walls N E`, or the arrows of an outwork; empty if it has none."""
    what, sides = ("walls", tile.walls) if tile.bastions is None else ("arrows", tile.bastions)
    letters = [words.text("side-letter", side=letter) for letter in format_sides(sides)]
    if not letters:
        return ""
    return words.text("sides", what=what, count=len(letters), letters=" ".join(letters))


def kind_text(words: Words, kind: str) -> str:
    """A building of a kind, as in a sentence."""
    return words.text("kind", kind=_own(words, "kind", kind))


def source_text(words: Words, source: str) -> str:
    """What points are for, as the title of a row; the source itself if nobody has words for it."""
    id = f"source-{source}"
    if words.has(id):
        return words.text(id)
    titles = (face.source_text(words, source) for face in words_faces())
    return next((title for title in titles if title is not None), source)


def special_text(words: Words, code: str) -> str:
    """A card of the deck that is not money, by its code in lists."""
    id = f"special-{code}"
    return words.text(id) if words.has(id) else code


def chip_text(words: Words, label: str, count: int) -> str:
    """So many chips of a module; label and number if it has no words for them."""
    id = f"chip-{label}"
    return words.text(id, count=count) if words.has(id) else f"{label} {count}"


def step_text(words: Words, name: str) -> str | None:
    """The title of a decision; None if it has none."""
    return words.text(f"step-{name}") if words.has(f"step-{name}") else None


def currency_text(words: Words, currency: str, id: str = "currency") -> str:
    """The name of a currency."""
    return words.text(id, currency=_own(words, "currency", currency))


def currency_params(words: Words, name: str, currency: str) -> dict[str, str]:
    """A currency as a parameter of a sentence, in all forms."""
    return _in_all_forms(words, name, "currency", lambda id: currency_text(words, currency, id))


def currencies_params(words: Words, name: str, currencies: Iterable[str]) -> dict[str, str]:
    """Any of these currencies as a parameter of a sentence, in all forms."""
    names = tuple(currencies)

    def either(id: str) -> str:
        return _joined(words, "list-or", [currency_text(words, one, id) for one in names])

    return _in_all_forms(words, name, "currency", either)


def cards_text(words: Words, purse: int, id: str = "cards") -> str:
    """Cards by currency in a list: `denar 7 + 3, dirham 2`."""
    return list_text(words, _cards_by_currency(words, purse, id))


def _cards_by_currency(words: Words, purse: int, id: str) -> list[str]:
    groups = dict.fromkeys(card.currency for card in cards_in(purse))
    parts = [purse & currency.mask for currency in groups]
    names = [_own(words, "currency", currency.name) for currency in groups]
    return [
        words.text(id, currency=name, values=values_text(part), total=total(part))
        for name, part in zip(names, parts, strict=True)
    ]


def cards_params(words: Words, name: str, purse: int) -> dict[str, str]:
    """Cards as a parameter of a sentence, in all forms: `denar 7 + 3 and dirham 2`."""

    def all_cards(id: str) -> str:
        return _joined(words, "list-and", _cards_by_currency(words, purse, id))

    return _in_all_forms(words, name, "cards", all_cards)


def values_text(purse: int) -> str:
    """The values of cards of one currency: `7 + 3`."""
    return " + ".join(str(card.value) for card in cards_in(purse))


def count_text(count: float) -> str:
    """A number of buildings, halves included: `3½`."""
    whole = int(count)
    return str(whole) if whole == count else f"{whole}½"


def side_name(words: Words, letter: str) -> str:
    """A side of a tile by its letter."""
    return words.text("side", side=letter)


def _joined(words: Words, id: str, items: Sequence[str]) -> str:
    """Several things in a sentence, with a word before the last one."""
    if len(items) < 2:
        return list_text(words, items)
    return words.text(id, rest=", ".join(items[:-1]), last=items[-1], count=len(items))


def list_text(words: Words, items: Iterable[str]) -> str:
    """Several things one after the other."""
    return ", ".join(items) or words.text("nothing")


def name_text(words: Words, names: tuple[str, ...], owner: int) -> str:
    """The name of a seat, or of an owner of tiles who has no seat."""
    if owner >= 0:
        return names[owner]
    found = (face.owner_text(words, owner) for face in words_faces())
    return next((name for name in found if name is not None), str(owner))
