"""Nothing gets lost: tiles, cards, points, and earlier games."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra import NEUTRAL, Game
from alhambra.rules.events import Bought, Ended, LeftoverDecided, Revealed, Scored, Took
from alhambra.rules.modules.characters.auction import Auction, Paying
from alhambra.rules.modules.characters.card import CharacterCard
from alhambra.rules.modules.characters.state import IDS, characters_of
from alhambra.rules.modules.city_gates.card import GATE
from alhambra.rules.modules.city_gates.state import gates_of
from alhambra.rules.money import Card, cards_in, part, total
from tests.module_sets import MODULE_SETS
from tests.oracle.money import DIAMONDS
from tests.oracle.tiles import CAMP_IDS, TILE_IDS
from tests.policies import POLICIES
from tests.properties.positions import Played, played

WITH_GATES = tuple(modules for modules in MODULE_SETS if "city_gates" in modules)
WITH_CHARACTERS = tuple(modules for modules in MODULE_SETS if "characters" in modules)
#: The stages of a character, in order; some may be skipped.
HIDDEN, ON_SALE, OWNED, GONE = range(4)


def tiles_of(game: Game) -> Counter[str]:
    """All tiles, counted without `status`."""
    tiles = [*game.supply, *(tile for tile in game.market if tile)]
    for seat in range(game.rules.players):
        tiles += [*game.palaces[seat].buildings().values(), *game.reserves[seat]]
    for step in game.stack:
        tiles += step.held()
    tiles += game.states.get("two_players", ())  # type: ignore[arg-type]
    return Counter(map(str, tiles))


def cards_of(game: Game) -> Counter[str]:
    """All money, wherever it is."""
    cards: Counter[str] = Counter(str(card) for card in game.deck if isinstance(card, Card))
    for purse in (*game.hands, game.display, game.discards):
        cards.update(map(str, cards_in(purse)))
    return cards


@given(played())
def test_tiles_and_cards_are_conserved(start: Played) -> None:
    """components.tiles, components.money, two.cards, camps.tiles, diamonds.cards, diamonds.two"""
    game = start.game()
    assert tiles_of(game) == Counter([*TILE_IDS, *(CAMP_IDS if "camps" in start.modules else ())])
    cards = cards_of(game)
    diamonds = Counter({card: cards.pop(card) for card in list(cards) if "diamond" in card})
    assert diamonds == Counter(DIAMONDS if "diamonds" in start.modules else ())
    copies = 2 if start.players == 2 else 3
    assert set(cards.values()) == {copies}
    assert cards.total() == 36 * copies
    assert game.status() == []


@given(played(module_sets=WITH_GATES))
@settings(max_examples=60)
def test_one_gate_card_per_player(start: Played) -> None:
    """gates.setup: one per player, including those that were built"""
    game = start.game()
    gates = gates_of(game)
    cards = gates.face_up + gates.discarded + sum(gates.held)
    cards += sum(card is GATE for card in game.deck)
    assert min(gates.held) >= 0
    assert cards + sum(len(palace.works.gates) for palace in game.palaces) == start.players


@given(played(0, WITH_GATES))
@settings(max_examples=25)
def test_gates_are_never_removed(start: Played) -> None:
    """gates.frozen: neither a gate nor a tile next to it is ever removed"""
    game, rng = start.game(), start.rng()
    while not game.is_over:
        before = game.palaces[:]
        game.play(POLICIES[start.policy].choose(game, rng))
        for old, new in zip(before, game.palaces, strict=True):
            assert old.works.gates <= new.works.gates
            for cell, tile in old.tiles.items():
                assert not old.is_frozen(cell) or new.tiles[cell] is tile


@given(played(0, WITH_CHARACTERS))
@settings(max_examples=25)
def test_characters_never_come_back(start: Played) -> None:
    """characters.auction, characters.open, characters.once: hidden, on sale, owned, gone"""
    game, rng = start.game(), start.rng()
    stages = dict.fromkeys(IDS, (HIDDEN, -1))
    assert len(characters_of(game).aside) == 4
    while not game.is_over:
        game.play(POLICIES[start.policy].choose(game, rng))
        for id in IDS:
            before, now = stages[id], stage_of(game, id)
            assert now == before or now[0] > before[0], f"{id} from {before} to {now}"
            stages[id] = now


def stage_of(game: Game, id: str) -> tuple[int, int]:
    """The stage of a character, and its seat."""
    state = characters_of(game)
    if id in state.aside or any(isinstance(c, CharacterCard) and c.id == id for c in game.deck):
        return HIDDEN, -1
    if any(isinstance(step, Auction | Paying) and step.character == id for step in game.stack):
        return ON_SALE, -1
    owners = [seat for seat, ids in enumerate(state.owned) if id in ids]
    assert len(owners) <= 1
    return (OWNED, owners[0]) if owners else (GONE, -1)


@given(played())
def test_scores_are_the_sum_of_their_lines(start: Played) -> None:
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
@settings(max_examples=40)
def test_events_add_up_to_the_state(start: Played) -> None:
    """score.explain, end.leftovers, turn.refill: the events add up to the state."""
    game, rng = start.game(), start.rng()
    counts: Counter[str] = Counter()
    while not game.is_over:
        lines = game.lines
        for event in game.apply(POLICIES[start.policy].choose(game, rng)):
            counts[type(event).__name__] += 1
            if isinstance(event, Took | Revealed):
                counts[f"{type(event).__name__} cards"] += len(cards_in(event.cards))
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
    assert counts["Ended"] == 1
    assert counts["Placed"] + counts["Reserved"] + counts["Gave"] >= counts["Bought"]
    assert counts["Scored"] == counts["ScoringDrawn"] + 1


@given(played(0), st.integers(0, 9999))
@settings(max_examples=30)
def test_copies_never_change(start: Played, seed: int) -> None:
    """turn.*: copies share palaces and tuples, which are never mutated."""
    game, rng = start.game(), Random(seed)
    past = []
    while not game.is_over:
        copied = game.copy()
        past.append((copied, copied.key(), copied.position(), copied.scores[:], copied.view(0)))
        game.play(POLICIES[start.policy].choose(game, rng))
    for copied, key, text, scores, view in past:
        assert copied.key() == key
        assert copied.position() == text
        assert copied.scores == scores
        assert copied.view(0) == view


@given(played())
def test_finished_game_is_ranked(start: Played) -> None:
    """end.winner, two.score: by points; ties share a rank; the neutral player never wins."""
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
        assert rank.rank == 1 + sum(score > rank.score for score in scores)
        assert rank.score == game.points_by_owner()[rank.owner]
    assert NEUTRAL not in outcome.winners
    assert {game.scores[seat] for seat in outcome.winners} == {max(game.scores)}
