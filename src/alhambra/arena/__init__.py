"""Matches and ladders of bots."""

from .files import write_csv, write_json
from .game_result import Fault, GameResult
from .intervals import interval, wilson
from .journal import Journal
from .ladder import Ladder, LadderTable
from .match import DECISION_CAP, ArenaError, Match
from .options import MatchOptions, make_match
from .ratings import Rating
from .results import MatchResult
from .resume import resumed
from .run import Run, play_match
from .scheduler import play_games
from .sprt import Sprt, parse_shares
from .standings import BotStanding

__all__ = [
    "DECISION_CAP",
    "ArenaError",
    "BotStanding",
    "Fault",
    "GameResult",
    "Journal",
    "Ladder",
    "LadderTable",
    "Match",
    "MatchOptions",
    "MatchResult",
    "Rating",
    "Run",
    "Sprt",
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
