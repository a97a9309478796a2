"""Positions of lessons: what a lesson names, and all other tiles and cards where they belong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from alhambra.rules.chance import Seeded, name_of
from alhambra.rules.position import MAGIC, NONE
from alhambra.rules.ruleset import make_ruleset

#: Two rivals: enough for majorities and ties, and no neutral player to explain.
PLAYERS = 3
#: The learner's seat; it is their turn.
LEARNER = 0
SEED = 1


@dataclass(frozen=True)
class Scenario:
    """Tiles by id, cards by code, by seat where there are several; palaces as `garden-10@1,0`."""

    market: str
    display: str
    hands: tuple[str, str, str]
    palaces: tuple[str, str, str] = ("", "", "")
    reserve: str = ""
    #: The points of earlier scorings, as score lines.
    lines: str = ""
    #: The tiles that the learner has to place; without any, the learner chooses an action.
    placing: str = ""
    #: The cards on top of the deck.
    deck: str = ""

    def position(self, edition: str = "classic") -> str:
        """The position text, every tile and card in its place."""
        rules = make_ruleset(PLAYERS, edition, ())
        market = self._market()
        tiles = _rest(map(str, rules.tiles), [*market, *self._tiles()])
        deck = self.deck.split() + _rest(map(name_of, rules.cards), self._cards())
        reserves = (self.reserve, "", "")
        fields = [
            MAGIC, f"players {PLAYERS}", f"edition {edition}", f"modules {NONE}",
            f"turn {LEARNER}", f"stack {self._stack()}", f"market {_words(market)}",
            f"supply {_words(tiles)}", f"display {self.display}",
            f"deck {_words(deck)}", f"piles {len(deck)}", f"discards {NONE}", f"scorings {NONE}",
            *(
                "seat " + " / ".join(map(_words, seat))
                for seat in zip(self.hands, self.palaces, reserves, strict=True)
            ),
            f"lines {_words(self.lines)}", f"chance {SEED}",
        ]  # fmt: skip
        return "; ".join(fields)

    def _stack(self) -> str:
        own = f"placing {LEARNER} {self.placing}" if self.placing else f"turn {LEARNER}"
        return f"refill, {own}"

    def _tiles(self) -> list[str]:
        built = [word.partition("@")[0] for palace in self.palaces for word in palace.split()]
        return [*built, *self.reserve.split(), *self.placing.split()]

    def _market(self) -> list[str]:
        """The squares from which the tiles to place were bought, the first ones, are empty."""
        bought = len(self.placing.split())
        return [NONE] * bought + self.market.split()[bought:]

    def _cards(self) -> list[str]:
        return [*self.display.split(), *self.deck.split(), *" ".join(self.hands).split()]


def _rest(everything: Iterable[str], named: Iterable[str]) -> list[str]:
    """What is named nowhere, shuffled."""
    rest = Counter(everything)
    rest.subtract(Counter(named))
    return list(Seeded(SEED).shuffle("rest", (+rest).elements()))


def _words(names: str | Iterable[str]) -> str:
    words = names if isinstance(names, str) else " ".join(names)
    return words or NONE
