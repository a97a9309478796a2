"""A sheet with every symbol, to look at: tiles at all sizes, cards, seats, a palace."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra.locales import Words
from alhambra.locales.things import currency_text, kind_text, name_text, tile_text
from alhambra.rules.money import CURRENCIES, Currency, make_card
from alhambra.rules.palace import Palace, palace_of
from alhambra.rules.ruleset import MOST_PLAYERS
from alhambra.rules.score_lines import NEUTRAL
from alhambra.rules.tiles import KINDS, START, TILES, Tile

from .cards import HEIGHT, WIDTH, card_back, money_card, scoring_card
from .document import Picture
from .faces import SheetSamples, all_draw_faces
from .panels.panel import PanelPart
from .pieces import draw_palace, draw_tile
from .seats import seat_star
from .svg import rect, translated
from .text import text_element

_WIDTH = 1240
_MARGIN = 40
_GAP = 24
_SIZES = (160, 96, 48, 24, 12)
#: How many tiles of a row are shown at each size.
_SHOWN = (1, 3, 4, 4, 4)
_MONEY = dict(zip(CURRENCIES, (7, 4, 9, 2), strict=True))


def draw_sheet(words: Words) -> Picture:
    """All symbols."""
    samples = [face.samples(words) for face in all_draw_faces()]
    parts = (
        *_tiles(words, samples),
        _cards(words, samples),
        _fans_and_backs(samples),
        *_named_cards(samples),
        _small_cards_and_stars(words, samples),
        _palaces(words, samples),
    )
    drawn, y = [], float(_MARGIN)
    for part in parts:
        drawn.append(translated(_MARGIN, y, part.body))
        y += part.height + _GAP
    ground = rect(0, 0, _WIDTH, y, fill="var(--bg)")
    return Picture(ground + "".join(drawn), _WIDTH, y, words.text("draw-symbols-title"))


def _tiles(words: Words, samples: list[SheetSamples]) -> list[PanelPart]:
    """A row for each kind, the same tiles at every size."""
    rows = [(kind_text(words, kind), _examples(kind)) for kind in KINDS]
    rows.append((tile_text(words, START), [START]))
    rows += [row for sample in samples for row in sample.tiles.items()]
    return [_row(words, name, tiles) for name, tiles in rows]


def _examples(kind: str) -> list[Tile]:
    """Tiles of a kind, from many walls to none."""
    tiles = [tile for tile in TILES if tile.kind == kind]
    return sorted(tiles, key=lambda tile: (-tile.walls.bit_count(), tile.price))[::2]


def _row(words: Words, name: str, tiles: list[Tile]) -> PanelPart:
    drawn = [text_element(0, 86, name.capitalize(), 20, width=130, bold=True, font="display")]
    x = 150.0
    for size, shown in zip(_SIZES, _SHOWN, strict=True):
        for index, tile in enumerate(tiles[:shown]):
            body = draw_tile(tile, words, size).body
            drawn.append(translated(x + index * (size + 8), (160 - size) / 2, body))
        x += shown * (size + 8) + 16
    return PanelPart("".join(drawn), 160)


def _money(samples: list[SheetSamples]) -> dict[Currency, int]:
    """Every currency with the value of the card that shows it."""
    return _MONEY | {currency: value for s in samples for currency, value in s.money.items()}


def _cards(words: Words, samples: list[SheetSamples]) -> PanelPart:
    """Every currency, the scoring cards, cards of modules."""
    money = _money(samples)
    shown = [money_card(make_card(currency, value)) for currency, value in money.items()]
    names = [currency_text(words, currency.name) for currency in money]
    others = [card for sample in samples for card in sample.cards]
    return _in_a_row([*shown, scoring_card(1), scoring_card(2), *others], 104, names)


def _fans_and_backs(samples: list[SheetSamples]) -> PanelPart:
    """Three cards of each currency as a hand shows them; the backs."""
    fans = [
        translated(130 * index + 26 * layer, 0, money_card(make_card(currency, value)), scale=0.6)
        for index, currency in enumerate(_money(samples))
        for layer, value in enumerate((1, 5, 8))
    ]
    of_modules = [back for sample in samples for back in sample.backs]
    backs = _in_a_row([card_back("money"), card_back("tile"), *of_modules], 60)
    return PanelPart("".join(fans) + translated(700, 0, backs.body), 0.6 * HEIGHT)


def _named_cards(samples: list[SheetSamples]) -> list[PanelPart]:
    """A row for each module that has cards with names."""
    rows = [sample.named_cards for sample in samples if sample.named_cards]
    return [_in_a_row([*cards.values()], 104, [*cards]) for cards in rows]


def _small_cards_and_stars(words: Words, samples: list[SheetSamples]) -> PanelPart:
    """The small cards, and the stars of the six seats and of an owner without a seat."""
    small = _in_a_row([card for sample in samples for card in sample.small_cards], 40)
    owners = [*range(MOST_PLAYERS), NEUTRAL]
    initials = [*"ABCDEF", name_text(words, (), NEUTRAL)[0]]
    stars = [
        translated(620 + 64 * index, 4, seat_star(owner, initial), scale=0.48)
        for index, (owner, initial) in enumerate(zip(owners, initials, strict=True))
    ]
    return PanelPart(small.body + "".join(stars), small.height)


def _in_a_row(cards: Sequence[str], width: float, names: Sequence[str] = ()) -> PanelPart:
    """Cards side by side, the first ones with names below them."""
    height = width * HEIGHT / WIDTH
    pitch = width + 12
    drawn = [
        translated(index * pitch, 0, card, scale=width / WIDTH) for index, card in enumerate(cards)
    ]  # fmt: skip
    drawn += [
        text_element(
            index * pitch + width / 2,
            height + 17,
            name,
            12.5,
            width=width + 8,
            text_anchor="middle",
            fill="var(--muted)",
        )
        for index, name in enumerate(names)
    ]
    return PanelPart("".join(drawn), height + 20 if names else height)


def _palaces(words: Words, samples: list[SheetSamples]) -> PanelPart:
    """One palace at four sizes, with its longest wall."""
    drawn, x, high = [], 0.0, 0.0
    for pixels in (72, 40, 24, 12):
        picture = draw_palace(_example(samples), words, pixels)
        drawn.append(translated(x, 0, picture.body))
        x, high = x + picture.width + _GAP, max(high, picture.height)
    return PanelPart("".join(drawn), high)


def _example(samples: list[SheetSamples]) -> Palace:
    tiles = {tile.id: tile for tile in TILES}
    cells = {
        "pavilion-7-e": (1, 0), "tower-10-w": (2, 0), "seraglio-8-s": (0, 1),
        "garden-8-nw": (-1, 0), "chambers-6-es": (1, 1), "arcades-8-n": (0, -1),
        "seraglio-4-ne": (1, -1),
    }  # fmt: skip
    more = [item for sample in samples for item in sample.palace_tiles.items()]
    gates = [gate for sample in samples for gate in sample.palace_gates]
    return palace_of([*((cell, tiles[id]) for id, cell in cells.items()), *more], gates)
