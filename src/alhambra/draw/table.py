"""The whole table: what lies in the middle on the left, the players' palaces beside it."""

from __future__ import annotations

from alhambra.locales import Words
from alhambra.locales.things import list_text
from alhambra.rules.events import Ended, TurnBegan
from alhambra.rules.view import View

from .document import Picture
from .last_move import LastMove
from .panels.hand import hand_section
from .panels.majorities import majorities_section
from .panels.market import market_section
from .panels.money import money_section
from .panels.palace import palace_panel
from .panels.panel import GAP, MARGIN, PanelPart, panel
from .panels.seat_header import seat_title
from .scene import Scene
from .svg import rect, translated, use
from .text import text_element, text_width

WIDTH = 1440
#: The game has one name in all languages.
_BRAND = "Alhambra"
_LEFT = 404
_TOP = 52
_BAR = 72
_LOWEST = 760
#: The share of the width that the viewer's own palace gets beside others, by their number.
_OWN = {1: 0.58, 2: 0.62, 3: 0.64, 4: 0.48, 5: 0.48}


def draw_table(view: View, words: Words, last: LastMove | None = None) -> Picture:
    """The table as the viewer of this view sees it; `last` is the move to mark."""
    scene = Scene(view, words.for_edition(view.table.edition), last or LastMove())
    middle = panel(_middle(scene), _LEFT, _LOWEST)
    seats_area = _seats_area(scene, WIDTH - _LEFT - 3 * GAP, middle.height)
    whole = _TOP + middle.height + GAP + _BAR
    body = "".join((
        rect(0, 0, WIDTH, whole, fill="var(--bg)"),
        _header(scene),
        translated(GAP, _TOP, middle.body),
        translated(_LEFT + 2 * GAP, _TOP, seats_area),
        translated(0, whole - _BAR, _bar(scene)),
    ))  # fmt: skip
    return Picture(body, WIDTH, whole, _title(scene, last), _description(scene))


def _middle(scene: Scene) -> list[PanelPart]:
    """What belongs to everybody, and the viewer's hand."""
    width = _LEFT - 2 * MARGIN
    sections = [face.section(scene, width) for face in scene.faces]
    return [
        market_section(scene, width),
        money_section(scene, width),
        *(part for part in sections if part),
        *([hand_section(scene, width)] if scene.table.seat is not None else []),
        majorities_section(scene, width),
    ]


def _seats_area(scene: Scene, width: float, height: float) -> str:
    """The palaces, below them the panels of modules."""
    panels = [part for face in scene.faces if (part := face.panel(scene, width))]
    room = height - sum(part.height + GAP for part in panels)
    drawn, y = [_palaces(scene, width, room)], room + GAP
    for part in panels:
        drawn.append(translated(0, y, part.body))
        y += part.height + GAP
    return "".join(drawn)


def _palaces(scene: Scene, width: float, height: float) -> str:
    """Equal panels for a spectator; for a player, the own one large and the others beside it."""
    seat, players = scene.table.seat, scene.table.players
    if seat is None:
        return _grid(scene, [*scene.seats], 2 if players <= 4 else 3, width, height)
    others = [(seat + distance) % players for distance in range(1, players)]
    own = width * _OWN[len(others)]
    beside = _grid(scene, others, 1 if len(others) <= 3 else 2, width - own - GAP, height)
    return palace_panel(scene, seat, own, height) + translated(own + GAP, 0, beside)


def _grid(scene: Scene, seats: list[int], columns: int, width: float, height: float) -> str:
    """Panels of seats in rows; a row that is not full has broader ones."""
    rows = [seats[first : first + columns] for first in range(0, len(seats), columns)]
    high = (height - (len(rows) - 1) * GAP) / len(rows)
    drawn = []
    for y, row in enumerate(rows):
        wide = (width - (len(row) - 1) * GAP) / len(row)
        for x, seat in enumerate(row):
            drawn_panel = palace_panel(scene, seat, wide, high)
            drawn.append(translated(x * (wide + GAP), y * (high + GAP), drawn_panel))
    return "".join(drawn)


def _header(scene: Scene) -> str:
    words, last = scene.words, scene.last
    facts = [words.text("draw-players", players=scene.table.players)]
    if last.total:
        facts.append(words.text("draw-move", number=last.number, total=last.total))
    x = 56 + text_width(_BRAND, 24, bold=True) + 12
    return "".join((
        use("brand", 16, 11, 30),
        text_element(56, 34, _BRAND, 24, bold=True, font="display"),
        text_element(x, 33, " · ".join(facts), 14, width=WIDTH - x - GAP, fill="var(--muted)"),
    ))  # fmt: skip


def _bar(scene: Scene) -> str:
    """Who has to decide, and what happened last."""
    stack = scene.table.stack
    ground = rect(0, 0, WIDTH, _BAR, fill="var(--bar)") + rect(0, 0, WIDTH, 3, fill="var(--brass)")
    events = (event for event in scene.last.events if not isinstance(event, (Ended, TurnBegan)))
    sentences = " ".join(scene.formatter().sentences(events))
    deciding = stack[-1].seat if stack else None
    star = scene.star(deciding, 18, 17, 40, "var(--on-bar)") if deciding is not None else ""
    x = 72 if star else 20
    return "".join((
        ground,
        star,
        text_element(x, 34, _state(scene), 21, width=WIDTH - x - 20, bold=True, font="display",
              fill="var(--on-bar)"),
        text_element(x, 56, sentences, 13.5, width=WIDTH - x - 20, fill="var(--bar-muted)"),
    ))  # fmt: skip


def _state(scene: Scene) -> str:
    """Whose turn it is, or who won."""
    table, words = scene.table, scene.words
    if not table.stack:
        best = max(table.scores)
        winners = [scene.name(seat) for seat in scene.seats if table.scores[seat] == best]
        return words.text(
            "draw-over", winners=list_text(words, winners), count=len(winners)
        )  # fmt: skip
    deciding = table.stack[-1].seat
    if deciding is None or deciding == table.turn_seat:
        return words.text("draw-turn", name=scene.name(table.turn_seat))
    return words.text("draw-decides", name=scene.name(deciding))


def _title(scene: Scene, last: LastMove | None) -> str:
    table, words = scene.table, scene.words
    if last is None:
        return words.text("draw-title-now", players=table.players)
    who = "nobody" if table.seat is None else "other"
    name = "" if table.seat is None else scene.name(table.seat)
    return words.text(
        "draw-title", players=table.players, number=last.number, who=who, name=name
    )  # fmt: skip


def _description(scene: Scene) -> str:
    """The picture in a few sentences."""
    return " ".join((_state(scene), *(seat_title(scene, seat) for seat in scene.seats)))
