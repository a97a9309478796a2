"""The arena: matches between bots, seat by seat over the same deals, and what they show."""

from .files import write_csv, write_json
from .match import DECISION_CAP, ArenaError, Match
from .played import Fault, Played
from .results import MatchResult, play_match
from .running import play_games
from .standings import Standing, wilson
from .wishes import Wishes, make_match

__all__ = [
    "DECISION_CAP",
    "ArenaError",
    "Fault",
    "Match",
    "MatchResult",
    "Played",
    "Standing",
    "Wishes",
    "make_match",
    "play_games",
    "play_match",
    "wilson",
    "write_csv",
    "write_json",
]
