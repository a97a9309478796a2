"""A game as a value: copies, equality, keys, pickle, the three doors."""

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
def test_pickle(players: int, decisions: int) -> None:
    """A game survives pickling at any moment, and goes on alike."""
    game = played(players, 8, decisions)
    twin = pickle.loads(pickle.dumps(game))
    assert twin == game
    assert twin.key() == game.key()
    assert twin.rules is game.rules
    assert twin.legal_actions() == game.legal_actions()
    if not game.is_over:
        action = game.legal_actions()[-1]
        assert twin.apply(action) == game.apply(action)
        assert twin == game


def test_pickle_of_the_parts() -> None:
    """Things of which there is one object stay one object; actions, events and errors are equal."""
    for thing in (*TILES, DENAR, parse_code("F3"), make_ruleset(4, "revised", ())):
        assert pickle.loads(pickle.dumps(thing)) is thing
    game = position(2, placing="tower-12", palaces=["garden-10@1,0"], reserves=["garden-11"])
    events = game.copy().apply(game.legal_actions()[0])
    for value in (*SCORING_CARDS, *game.legal_actions(), *events, *game.stack, game.view(0)):
        assert pickle.loads(pickle.dumps(value)) == value


def test_copies_are_independent() -> None:
    """No later action on either side shows on the other."""
    rng = random.Random(1)
    game = alhambra.new_game(2, seed=5)
    past: list[tuple[Game, str]] = []
    while not game.is_over:
        past.append((game.copy(), game.position()))
        game.play(rng.choice(game.legal_actions()))
    assert len(past) > 50
    for twin, text in past:
        assert twin.position() == text
    for twin, _ in past[::10]:
        twin.apply(twin.legal_actions()[0])
    assert all(twin.position() == text for twin, text in past[1::10])


def test_copies_play_alike() -> None:
    """The same actions on a copy give the same game and events, shuffles included."""
    game = position(deck="N1", discards="R1 R2 R3 R4 R5")
    twin = game.copy()
    for text in ("take denar 9", "take dirham 9"):
        assert do(game, text) == do(twin, text)
    assert game == twin
    assert game.chance.key() == twin.chance.key()


def test_equality_covers_everything_hidden() -> None:
    """Order of deck and supply, piles and generator are part of the position."""
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


def test_key_tells_positions_apart() -> None:
    """Keys of the positions of a game are hashable and all different."""
    rng = random.Random(3)
    game = alhambra.new_game(2, seed=6)
    keys = {game.key()}
    for number in range(1, 60):
        game.play(rng.choice([a for a in game.legal_actions() if a.verb in ("take", "buy", "place")
                              or a.verb == "reserve"]))  # fmt: skip
        keys.add(game.key())
        assert len(keys) == number + 1


def test_a_game_is_not_hashable() -> None:
    """It changes; its key is the hashable form."""
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


def test_doors_agree() -> None:
    """apply, play, and act with resolve lead to the same position."""
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


def test_act_stops_before_chance() -> None:
    """Nobody decides until chance has spoken, and nothing is drawn yet."""
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


def test_resolve_without_chance_changes_nothing() -> None:
    """Where a seat decides there is nothing to resolve."""
    for game in (position(), position(placing="tower-12"), position(leftovers="tower-12")):
        before = game.copy()
        game.resolve()
        game.stack[-1].resolve(game)
        assert game == before


def test_refused_apply_tells_nothing() -> None:
    """A refusal raises, and the game can go on."""
    game = position(display="N1 R9 U9 F9")
    with pytest.raises(Refusal):
        game.apply(game.parse("take denar 2"))
    assert game.tell is None
    assert do(game, "take denar 1")


def test_legal_actions_are_fresh_after_every_door() -> None:
    """What was listed before an action is not listed after it."""
    for door in ("apply", "play", "act"):
        game = position(hands=["F2 R3"], market="pavilion-2-new pavilion-3-sw tower-12 tower-11")
        action = game.parse("buy 1 florin 2")
        assert action in game.legal_actions()
        getattr(game, door)(action)
        assert action not in game.legal_actions()


def test_replay_from_shuffles() -> None:
    """What shuffles told is enough to play the same game without the seed."""
    told: list[Event] = []
    rules = make_ruleset(2, "classic", ())
    game = set_up(rules, alhambra.Seeded(31), (), told.append)
    actions = []
    rng = random.Random(31)
    while not game.is_over:
        actions.append(rng.choice(game.legal_actions()))
        told += game.apply(actions[-1])
    orders = iter([event.order for event in told if isinstance(event, Shuffled)])
    again = set_up(rules, Scripted(lambda pile: next(orders)))
    for action in actions:
        again.apply(action)
    assert again.lines == game.lines
    assert again.palaces == game.palaces
    assert next(orders, None) is None


def test_tiles_print_as_ids() -> None:
    """A tile is its id."""
    assert (str(tile("tower-12")), repr(tile("tower-13-e"))) == ("tower-12", "<tower-13-e>")
