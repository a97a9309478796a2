"""A game: the whole position, and the methods that change it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import repeat
from operator import is_
from typing import TYPE_CHECKING, TypeVar

from .actions import Action, is_written
from .chance import Chance, Seeded, Shuffler, name_of
from .deal_from_view import deal_from_view
from .ending import Outcome, outcome
from .errors import Refusal, TextError
from .events import Event, Shuffled, Tell
from .invariants.game_status import status
from .market import EMPTY_MARKET, Market
from .money import common
from .palace import EMPTY, Palace
from .position import format_position
from .ruleset import Ruleset
from .score_lines import NEUTRAL, ScoreLine
from .seats import SeatIndex
from .view import View, view_of

if TYPE_CHECKING:
    from .refill import DeckCard
    from .steps import Step
    from .tiles import Tile

T = TypeVar("T")


class Game:
    """A position with its hidden order and its source of randomness. It holds no history.

    Values inside are immutable and shared between copies; only the lists by seat and
    `states` are copied.
    """

    __slots__ = (
        "_legal", "chance", "deck", "discards", "display", "hands", "lines", "market", "names",
        "palaces", "piles", "reserves", "rules", "scores", "scorings", "seen", "stack", "states",
        "supply", "tell", "turn_seat", "unseen",
    )  # fmt: skip

    def __init__(self, rules: Ruleset, chance: Chance, names: tuple[str, ...] = ()) -> None:
        self.rules = rules
        self.chance = chance
        self.names = names
        #: What the game waits for, the top one last.
        self.stack: tuple[Step, ...] = ()
        self.turn_seat = 0
        self.hands: list[int] = [0] * rules.players
        #: Money in hands that nobody else has seen: some modules deal cards face down.
        self.unseen: list[int] = [0] * rules.players
        self.palaces: list[Palace] = [EMPTY] * rules.players
        self.reserves: list[tuple[Tile, ...]] = [()] * rules.players
        self.scores: list[int] = [0] * rules.players
        self.lines: tuple[ScoreLine, ...] = ()
        self.market: Market = EMPTY_MARKET
        self.supply: tuple[Tile, ...] = ()
        self.display = 0
        self.deck: tuple[DeckCard, ...] = ()
        #: Sizes of the piles that the deck was stacked from; one pile after a reshuffle.
        self.piles: tuple[int, ...] = ()
        #: Special cards that came up: the number of the draw, and what one knew of the card.
        #: Kept only where it is evidence of how the deck was stacked.
        self.seen: tuple[tuple[int, str], ...] = ()
        self.discards = 0
        #: Rounds whose scoring card came up and waits for the refill to be done.
        self.scorings: tuple[int, ...] = ()
        #: The own state of each module.
        self.states: dict[str, object] = {
            name: part.start(rules.players) for name, part in rules.states.items()
        }
        #: Called with every event; None in the hot path.
        self.tell: Tell | None = None
        self._legal: tuple[Action, ...] | None = None

    # -- whose decision, and which -----------------------------------------------------

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over or before `resolve`."""
        return self.stack[-1].seat if self.stack else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    def legal_actions(self) -> tuple[Action, ...]:
        """All legal actions in canonical order.

        Payments with a card to spare are legal too, but not listed (buy.price).
        """
        legal = self._legal
        if legal is None:
            legal = self._legal = self.stack[-1].legal(self) if self.stack else ()
        return legal

    def refusal(self, action: Action) -> Refusal | None:
        """Why an action is not legal now, or None if it is."""
        # One that was just listed is an action of ours, and need not be read first.
        is_ours = any(map(is_, self._legal or (), repeat(action)))
        if not is_ours and not is_written(action, self.rules):
            return Refusal("no-action", "turn.action")
        if not self.stack:
            return Refusal("game-over", "end.when", action=action)
        step = self.stack[-1]
        if type(action) not in step.admits(self):
            return Refusal("not-now", "turn.action", action=action, step=step.name)
        return self.rules.cite(action.refusal(self))

    def is_legal(self, action: Action) -> bool:
        """Whether an action is legal now, listed or not."""
        return self.refusal(action) is None

    # -- changes ----------------------------------------------------------------------

    def apply(self, action: Action) -> list[Event]:
        """Check an action, carry it out and perform the random steps that follow; the events.

        An illegal action is refused with an error, and nothing has changed.
        """
        refusal = self.refusal(action)
        if refusal:
            raise refusal
        events: list[Event] = []
        self.tell = events.append
        try:
            self.play(action)
        finally:
            self.tell = None
        return events

    def play(self, action: Action) -> None:
        """The same without a check and without events, for playouts."""
        self._legal = None
        action.act(self)
        while self.stack and self.stack[-1].seat is None:
            self.stack[-1].resolve(self)

    def act(self, action: Action) -> None:
        """Carry out only the action, unchecked, and stop before the random steps.

        If random steps follow, nobody has a decision until `resolve`.
        """
        self._legal = None
        action.act(self)

    def resolve(self) -> None:
        """After `act`: perform the random steps up to the next decision."""
        self._legal = None
        while self.stack and self.stack[-1].seat is None:
            self.stack[-1].resolve(self)

    def shuffle(self, pile: str, items: Iterable[T]) -> tuple[T, ...]:
        """Shuffle a pile."""
        order = self.chance.shuffle(pile, items)
        if self.tell:
            self.tell(Shuffled(pile, tuple(map(name_of, order))))
        return order

    def spend(self, seat: SeatIndex, cards: int) -> None:
        """Money of a hand goes to the discards."""
        self.hands[seat] -= cards
        self.discards += cards
        if self.unseen[seat]:
            # Everybody saw what was paid; a copy that is still there is as unseen as before.
            self.unseen[seat] = common(self.unseen[seat], self.hands[seat])

    # -- points -----------------------------------------------------------------------

    def award(self, line: ScoreLine) -> None:
        """Give points (score.explain)."""
        self.lines += (line,)
        if line.owner != NEUTRAL:
            self.scores[line.owner] += line.points

    def points_by_owner(self) -> dict[int, int]:
        """The score of every seat, and of the neutral player where there is one."""
        points = dict(enumerate(self.scores))
        for line in self.lines:
            if line.owner == NEUTRAL:
                points[NEUTRAL] = points.get(NEUTRAL, 0) + line.points
        return points

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return outcome(self) if self.is_over else None

    # -- the value ---------------------------------------------------------------------

    def copy(self) -> Game:
        """An independent game in the same position."""
        twin = Game.__new__(Game)
        twin.rules = self.rules
        twin.chance = self.chance.copy()
        twin.names = self.names
        twin.stack = self.stack
        twin.turn_seat = self.turn_seat
        twin.hands = self.hands[:]
        twin.unseen = self.unseen[:]
        twin.palaces = self.palaces[:]
        twin.reserves = self.reserves[:]
        twin.scores = self.scores[:]
        twin.lines = self.lines
        twin.market = self.market
        twin.supply = self.supply
        twin.display = self.display
        twin.deck = self.deck
        twin.piles = self.piles
        twin.seen = self.seen
        twin.discards = self.discards
        twin.scorings = self.scorings
        twin.states = self.states.copy()
        twin.tell = None
        # Whoever makes a copy is about to change it.
        twin._legal = None
        return twin

    def view(self, seat: SeatIndex | None) -> View:
        """The game as a seat may know it; None is a spectator."""
        return view_of(self, seat)

    @classmethod
    def from_view(cls, view: View, seed: int) -> Game:
        """A game that this view could be of; it knows no more than the view."""
        return cls.dealt(view, Seeded(seed))

    @classmethod
    def dealt(cls, view: View, chance: Shuffler) -> Game:
        """A game that this view could be of; it keeps this source of randomness."""
        table = view.table
        game = cls(table.rules, chance, table.names)
        deal_from_view(game, view, chance)
        return game

    def determinize(self, seat: SeatIndex | None, seed: int) -> Game:
        """This game with everything that a seat does not know dealt at random."""
        return Game.from_view(self.view(seat), seed)

    def position(self) -> str:
        """The position as one line of text, the inverse of `alhambra.from_position`."""
        return format_position(self)

    def status(self) -> list[str]:
        """The broken invariants: empty for every position that a game can reach."""
        return status(self)

    __copy__ = copy

    def key(self) -> Hashable:
        """The position as one hashable value, hidden order and generator state included."""
        return (
            self.rules,
            self.stack,
            self.turn_seat,
            tuple(self.hands),
            tuple(self.unseen),
            tuple(self.palaces),
            tuple(self.reserves),
            self.lines,
            self.market,
            self.supply,
            self.display,
            self.deck,
            self.piles,
            self.seen,
            self.discards,
            self.scorings,
            tuple(self.states.items()),
            self.chance.key(),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]

    def parse(self, text: str) -> Action:
        """The action that a line of notation describes, legal or not; inverse of `str`."""
        verb, *words = text.split() or [""]
        classes = self.rules.verbs.get(verb)
        if classes is None:
            known = ", ".join(sorted(self.rules.verbs))
            raise TextError("unknown-action", text=text.strip(), known=known)
        # A verb may stand for several actions: `take gate` is another one than `take denar 3`.
        now = self.stack[-1].admits(self) if self.stack else frozenset()
        errors: list[TextError] = []
        for action in sorted(classes, key=lambda kind: kind not in now):
            try:
                return action.parse(words, self.rules)
            except TextError as error:
                errors.append(error)
        raise errors[0]
