"""A game as a value: copy, equality, key, pickle; and the ways to carry out an action."""

import pickle
import random

import pytest

import alhambra
from alhambra import Game, Refusal, Scripted
from alhambra.rules.events import Event, Shuffled
from alhambra.rules.money import DENAR, parse_code
from alhambra.rules.refill import SCORING_CARDS
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.setup import set_up
from alhambra.rules.tiles import TILES
from tests.helpers import do, position, tile


def played(players: int, seed: int, decisions: int) -> Game:
    """A game after some random decisions."""
    game = alhambra.new_game(players, seed=seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        if not game.is_over:
            game.play(rng.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("decisions", [0, 30, 400])
def test_pickled_game_continues_identically(players: int, decisions: int) -> None:
    """A game can be pickled at any step and continues identically."""
    game = played(players, 8, decisions)
    copied = pickle.loads(pickle.dumps(game))
    assert copied == game
    assert copied.key() == game.key()
    assert copied.rules is game.rules
    assert copied.legal_actions() == game.legal_actions()
    if not game.is_over:
        action = game.legal_actions()[-1]
        assert copied.apply(action) == game.apply(action)
        assert copied == game


def test_pickled_values_are_equal() -> None:
    """Singletons stay singletons; actions, events and errors compare equal."""
    for thing in (*TILES, DENAR, parse_code("F3"), make_ruleset(4, "revised", ())):
        assert pickle.loads(pickle.dumps(thing)) is thing
    game = position(2, placing="tower-12", palaces=["garden-10@1,0"], reserves=["garden-11"])
    events = game.copy().apply(game.legal_actions()[0])
    for value in (*SCORING_CARDS, *game.legal_actions(), *events, *game.stack, game.view(0)):
        assert pickle.loads(pickle.dumps(value)) == value


def test_copies_are_independent() -> None:
    """A later action on one side does not change the other."""
    rng = random.Random(1)
    game = alhambra.new_game(2, seed=5)
    past: list[tuple[Game, str]] = []
    while not game.is_over:
        past.append((game.copy(), game.position()))
        game.play(rng.choice(game.legal_actions()))
    assert len(past) > 50
    for copied, text in past:
        assert copied.position() == text
    for copied, _ in past[::10]:
        copied.apply(copied.legal_actions()[0])
    assert all(copied.position() == text for copied, text in past[1::10])


def test_copies_play_identically() -> None:
    """The same actions on a copy give the same game and events, shuffles included."""
    game = position(deck="N1", discards="R1 R2 R3 R4 R5")
    copied = game.copy()
    for text in ("take denar 9", "take dirham 9"):
        assert do(game, text) == do(copied, text)
    assert game == copied
    assert game.chance.key() == copied.chance.key()


def test_equality_includes_hidden_state() -> None:
    """Order of deck and supply, piles and generator are part of a game's value."""
    game = alhambra.new_game(3, seed=4)
    assert game == alhambra.new_game(3, seed=4)
    assert game != alhambra.new_game(3, seed=5)
    assert game != "game"
    for change in ("deck", "supply", "piles"):
        other = game.copy()
        setattr(other, change, getattr(other, change)[::-1])
        assert (other == game) == (getattr(other, change) == getattr(game, change))
    other = game.copy()
    other.chance = alhambra.Seeded(99)
    assert other != game
    assert hash(game.key()) == hash(alhambra.new_game(3, seed=4).key())


def test_key_differs_between_positions() -> None:
    """The positions of a game have different, hashable keys."""
    rng = random.Random(3)
    game = alhambra.new_game(2, seed=6)
    keys = {game.key()}
    for number in range(1, 60):
        game.play(rng.choice([a for a in game.legal_actions() if a.verb in ("take", "buy", "place")
                              or a.verb == "reserve"]))  # fmt: skip
        keys.add(game.key())
        assert len(keys) == number + 1


def test_a_game_is_not_hashable() -> None:
    """It is mutable; its key is the hashable form."""
    with pytest.raises(TypeError):
        hash(alhambra.new_game(2, seed=1))


def test_editions_differ_in_words_only() -> None:
    """Both editions play identically."""
    classic = alhambra.new_game(3, seed=1)
    revised = alhambra.new_game(3, seed=1, edition="revised")
    assert classic != revised
    assert revised.rules.edition == "revised"
    for _ in range(40):
        assert classic.legal_actions() == revised.legal_actions()
        action = classic.legal_actions()[0]
        assert classic.apply(action) == revised.apply(action)


def test_apply_play_and_act_agree() -> None:
    """`apply`, `play`, and `act` with `resolve` lead to the same position."""
    rng = random.Random(9)
    game = alhambra.new_game(4, seed=9)
    for _ in range(150):
        action = rng.choice(game.legal_actions())
        trusted, stopped = game.copy(), game.copy()
        trusted.play(action)
        stopped.act(action)
        stopped.resolve()
        events = game.apply(action)
        assert events
        assert game == trusted == stopped
        assert game.tell is None
        if game.is_over:
            break


def test_act_stops_before_random_steps() -> None:
    """Nobody has a decision before `resolve`, and nothing is drawn yet."""
    game = position(display="N1 R9 U9 F9", deck="N4 ...")
    deck = game.deck
    game.act(game.parse("take denar 1"))
    assert game.seat is None
    assert not game.is_over
    assert game.legal_actions() == ()
    assert game.deck == deck
    refused = game.refusal(game.parse("take denar 4"))
    assert refused is not None
    assert (refused.code, refused.paragraph) == ("not-now", "turn.action")
    game.resolve()
    assert game.seat == 1


def test_resolve_without_random_steps_changes_nothing() -> None:
    """Where a seat decides, there is nothing to resolve."""
    for game in (position(), position(placing="tower-12"), position(leftovers="tower-12")):
        before = game.copy()
        game.resolve()
        game.stack[-1].resolve(game)
        assert game == before


def test_refused_apply_emits_no_event() -> None:
    """A refusal raises, and the game continues."""
    game = position(display="N1 R9 U9 F9")
    with pytest.raises(Refusal):
        game.apply(game.parse("take denar 2"))
    assert game.tell is None
    assert do(game, "take denar 1")


def test_legal_actions_are_computed_again_after_an_action() -> None:
    """The list of legal actions is not cached across an action."""
    for method in ("apply", "play", "act"):
        game = position(hands=["F2 R3"], market="pavilion-2-new pavilion-3-sw tower-12 tower-11")
        action = game.parse("buy 1 florin 2")
        assert action in game.legal_actions()
        getattr(game, method)(action)
        assert action not in game.legal_actions()


def test_replay_from_shuffles() -> None:
    """The shuffle events are enough to replay the game without the seed."""
    events: list[Event] = []
    rules = make_ruleset(2, "classic", ())
    game = set_up(rules, alhambra.Seeded(31), (), events.append)
    actions = []
    rng = random.Random(31)
    while not game.is_over:
        actions.append(rng.choice(game.legal_actions()))
        events += game.apply(actions[-1])
    orders = iter([event.order for event in events if isinstance(event, Shuffled)])
    replayed = set_up(rules, Scripted(lambda pile: next(orders)))
    for action in actions:
        replayed.apply(action)
    assert replayed.lines == game.lines
    assert replayed.palaces == game.palaces
    assert next(orders, None) is None


def test_tiles_print_as_ids() -> None:
    """A tile prints as its id."""
    assert (str(tile("tower-12")), repr(tile("tower-13-e"))) == ("tower-12", "<tower-13-e>")
