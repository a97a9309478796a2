"""The arena: matches between bots, seat by seat over the same deals, and what they show."""

from .files import write_csv, write_json
from .intervals import interval, wilson
from .journal import Journal
from .ladder import Ladder, Table
from .match import DECISION_CAP, ArenaError, Match
from .played import Fault, Played
from .ratings import Rating
from .results import MatchResult
from .resuming import resumed
from .run import Run, play_match
from .running import play_games
from .sprt import Sprt, parse_shares
from .standings import Standing
from .wishes import Wishes, make_match

__all__ = [
    "DECISION_CAP",
    "ArenaError",
    "Fault",
    "Journal",
    "Ladder",
    "Match",
    "MatchResult",
    "Played",
    "Rating",
    "Run",
    "Sprt",
    "Standing",
    "Table",
    "Wishes",
    "interval",
    "make_match",
    "parse_shares",
    "play_games",
    "play_match",
    "resumed",
    "wilson",
    "write_csv",
    "write_json",
]
