"""Nothing gets lost: tiles, cards, points, and games of the past."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra import NEUTRAL, Game, Tile
from alhambra.rules.events import Bought, Ended, LeftoverDecided, Revealed, Scored, Took
from alhambra.rules.money import Card, cards_in, part, total
from alhambra.rules.tiles import TILES
from tests.policies import POLICIES
from tests.properties.positions import Played, played


def tiles_of(game: Game) -> Counter[Tile]:
    """Where tiles can be, counted without the help of `status`."""
    tiles: Counter[Tile] = Counter(game.supply)
    tiles.update(tile for tile in game.market if tile)
    for seat in range(game.rules.players):
        tiles.update(game.palaces[seat].buildings().values())
        tiles.update(game.reserves[seat])
    for step in game.stack:
        tiles.update(step.held())
    tiles.update(game.parts.get("two_players", ()))  # type: ignore[call-overload]
    return tiles


def cards_of(game: Game) -> Counter[str]:
    """All money, wherever it lies."""
    cards: Counter[str] = Counter(str(card) for card in game.deck if isinstance(card, Card))
    for purse in (*game.hands, game.display, game.discards):
        cards.update(map(str, cards_in(purse)))
    return cards


@given(played())
def test_tiles_and_cards_are_conserved(start: Played) -> None:
    """components.tiles, components.money, two.cards"""
    game = start.game()
    copies = 2 if start.players == 2 else 3
    assert tiles_of(game) == Counter(TILES)
    cards = cards_of(game)
    assert set(cards.values()) == {copies}
    assert cards.total() == 36 * copies
    assert game.status() == []


@given(played())
def test_points_are_on_lines(start: Played) -> None:
    """score.explain: the lines add up to the score; none is for 0 points."""
    game = start.game()
    sums = [0] * start.players
    neutral = 0
    for line in game.lines:
        assert line.points > 0
        if line.owner == NEUTRAL:
            neutral += line.points
        else:
            sums[line.owner] += line.points
    assert sums == game.scores
    assert game.points_by_owner().get(NEUTRAL, 0) == neutral
    keys = [(line.round, line.owner, line.source) for line in game.lines]
    assert len(set(keys)) == len(keys)


@given(played(0))
@settings(max_examples=20)
def test_events_tell_the_whole_story(start: Played) -> None:
    """score.explain, end.leftovers, turn.refill: what is told adds up to what is there."""
    game, rng = start.game(), start.rng()
    told: Counter[str] = Counter()
    while not game.is_over:
        lines = game.lines
        for event in game.apply(POLICIES[start.policy].choose(game, rng)):
            told[type(event).__name__] += 1
            if isinstance(event, Took | Revealed):
                told[f"{type(event).__name__} cards"] += len(cards_in(event.cards))
            elif isinstance(event, Bought):
                assert event.exact == (total(event.cards) == event.tile.price)
                assert total(part(event.cards, cards_in(event.cards)[0].currency)) == total(
                    event.cards
                )
            elif isinstance(event, Scored):
                lines += event.lines
            elif isinstance(event, LeftoverDecided):
                most = [seat for seat, sum_ in enumerate(event.sums) if sum_ == max(event.sums)]
                decided = len(most) == 1 and max(event.sums) > 0
                assert event.seat == (most[0] if decided else None)
            elif isinstance(event, Ended):
                assert list(event.scores) == game.scores
                assert event.winners == tuple(
                    seat for seat, points in enumerate(game.scores) if points == max(game.scores)
                )
        assert lines == game.lines
    assert told["Ended"] == 1
    assert told["Placed"] + told["Reserved"] + told["Gave"] >= told["Bought"]
    assert told["Scored"] == told["ScoringDrawn"] + 1


@given(played(0), st.integers(0, 9999))
@settings(max_examples=12)
def test_no_past_game_ever_changes(start: Played, seed: int) -> None:
    """turn.*: copies share palaces and tuples, and nobody writes into them."""
    game, rng = start.game(), Random(seed)
    past = []
    while not game.is_over:
        twin = game.copy()
        past.append((twin, twin.key(), twin.position(), twin.scores[:], twin.view(0)))
        game.play(POLICIES[start.policy].choose(game, rng))
    for twin, key, text, scores, view in past:
        assert twin.key() == key
        assert twin.position() == text
        assert twin.scores == scores
        assert twin.view(0) == view


@given(played())
def test_an_ended_game_is_ranked(start: Played) -> None:
    """end.winner, two.score: by points, equal points share a place, the neutral never wins."""
    game = start.game()
    outcome = game.outcome
    if not game.is_over:
        assert outcome is None
        return
    assert outcome is not None
    assert outcome.lines == game.lines
    scores = [rank.score for rank in outcome.ranking]
    assert scores == sorted(scores, reverse=True)
    for rank in outcome.ranking:
        assert rank.place == 1 + sum(score > rank.score for score in scores)
        assert rank.score == game.points_by_owner()[rank.owner]
    assert NEUTRAL not in outcome.winners
    assert {game.scores[seat] for seat in outcome.winners} == {max(game.scores)}
