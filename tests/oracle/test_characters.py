"""What the characters do in the oracle."""

from tests.oracle import Oracle
from tests.oracle.helpers import HIGH_CARDS, actions, owning, play


def verbs(oracle: Oracle) -> set[str]:
    """The verbs of all legal actions."""
    return {text.split()[0] for text in oracle.legal()}


def test_abdul_karim_buys_a_tile() -> None:
    """characters.abdul_karim: one tile free, an action that keeps the turn; he leaves the game"""
    oracle = owning("abdul_karim laila", players=2)
    assert actions(oracle, "abdul_karim") == {f"abdul_karim {square}" for square in (1, 2, 3, 4)}
    oracle.apply("abdul_karim 2")
    assert (oracle.seat, oracle.phase, oracle.bought) == (0, "action", ["seraglio-9"])
    assert (oracle.characters[0], oracle.removed) == (["laila"], ["abdul_karim"])
    assert not actions(oracle, "laila")  # it was the first action
    assert not actions(oracle, "pass")
    oracle.apply("take denar 9")
    assert "give seraglio-9" in oracle.legal()


def test_characters_do_not_prevent_a_pass() -> None:
    """turn.action: characters, Abdul Karim included, do not count as legal actions"""
    oracle = owning("abdul_karim laila machma yammerad", display=HIGH_CARDS)
    oracle.hands, oracle.display = [["denar 1"], [], []], []
    oracle.deck = []
    assert verbs(oracle) == {"pass", "abdul_karim", "laila"}
    oracle.apply("laila 1")
    assert verbs(oracle) == {"pass", "abdul_karim"}
    oracle.apply("pass")
    assert oracle.seat == 1


def test_knihstig_takes_a_card() -> None:
    """characters.abdul_knihstig: after a price of 10 or more, even overpaid; no refill before"""
    hand = "florin 9, florin 2, dirham 9"
    oracle = owning("abdul_knihstig", hand=hand, display="denar 9, denar 9, ducat 8, diamond 3")
    oracle.apply("buy 2 dirham 9")
    assert oracle.phase == "action"  # price 9 is too low
    oracle.apply("buy 1 florin 9+2")
    options = {"denar 9", "ducat 8", "diamond 3"}
    assert oracle.legal() == {"decline", *(f"abdul_knihstig {card}" for card in options)}
    oracle.apply("abdul_knihstig diamond 3")
    assert oracle.hands[0] == ["diamond 3"]
    assert len(oracle.display) == 3
    assert oracle.phase == "placing"


def test_knihstig_declined_and_kept() -> None:
    """characters.abdul_knihstig: free by Abdul Karim, too; declining keeps him for later"""
    market = "garden-10-n tower-12 camp-10-sw tower-9-es"
    hand = "dirham 9, dirham 3, denar 9, denar 1"
    oracle = owning("abdul_knihstig abdul_karim", hand=hand, market=market)
    play(oracle, "abdul_karim 1", "decline")
    assert (oracle.seat, oracle.phase) == (0, "action")
    play(oracle, "buy 2 dirham 9+3", "abdul_knihstig denar 8")
    assert (oracle.seat, oracle.phase) == (0, "action")
    oracle.apply("buy 3 denar 9+1")  # a camp of price 10, but he has been used
    assert oracle.phase == "action"
    again = owning("abdul_knihstig", hand="denar 9, denar 1", market=market)
    again.apply("buy 3 denar 9+1")
    assert again.phase == "knihstig"
    again = owning("abdul_knihstig", hand="denar 9, denar 1", market=market)
    again.display = []
    again.apply("buy 3 denar 9+1")  # turn.decision: he cannot be used
    assert again.phase == "action"


def test_ammar_redesigns() -> None:
    """characters.ammar: one more redesign before the refill, also of a tile of this turn"""
    oracle = owning("ammar", hand="dirham 9")
    oracle.apply("buy 2 dirham 9")
    oracle.apply("take denar 9")
    oracle.apply("reserve seraglio-9")
    assert oracle.phase == "ammar"
    assert len(oracle.display) == 3
    assert verbs(oracle) == {"add", "decline"}
    oracle.apply("add seraglio-9 1,0")
    assert oracle.palaces[0] == {(1, 0): "seraglio-9"}
    assert (oracle.seat, oracle.phase) == (1, "action")


def test_ammar_with_a_gate_or_declined() -> None:
    """characters.ammar, gates.use, turn.decision: even when nothing was bought; or declined"""
    oracle = owning("ammar")
    oracle.apply("take denar 9")
    assert oracle.seat == 1  # he cannot be used
    oracle = owning("ammar")
    oracle.palaces[0], oracle.reserves[0] = {(1, 0): "pavilion-7-e"}, ["tower-10-w"]
    oracle.gate_cards[0] = 1
    oracle.apply("take denar 9")
    oracle.apply("add tower-10-w 2,0 gate w")
    assert oracle.gates[0] == {((1, 0), (2, 0))}
    oracle = owning("ammar")
    oracle.palaces[0] = {(1, 0): "pavilion-7-e"}
    play(oracle, "take denar 9", "decline")
    assert oracle.seat == 1


def test_faruk_takes_up_to_7() -> None:
    """characters.faruk: several cards may total 7; a take up to 5 does not use him"""
    display = "denar 4, dirham 3, ducat 1, florin 2"
    several = actions(owning("faruk", display=display), "take")
    assert "take denar 4 dirham 3" in several
    assert "take denar 4 ducat 1 florin 2" in several
    assert "take denar 4 dirham 3 ducat 1" not in several
    assert "take denar 4 florin 2" in several
    oracle = owning("", display=display)
    assert not oracle.allows("take denar 4 florin 2")
    for take, ammar in (("take denar 4 florin 2", False), ("take denar 4 ducat 1", True)):
        both = owning("faruk ammar", display=display)
        both.reserves[0] = ["tower-12"]
        both.apply(take)
        assert (both.phase == "ammar") == ammar


def test_laila_exchanges_a_tile() -> None:
    """characters.laila: the new tile first, the old one back, the supply shuffled"""
    oracle = owning("laila machma")
    oracle.supply = ["tower-11", "tower-12"]
    oracle._callback = lambda name, items: items[::-1] if name == "supply" else items
    oracle.market[4] = None
    assert actions(oracle, "laila") == {"laila 1", "laila 2", "laila 3"}
    assert actions(oracle, "machma")
    oracle.apply("laila 2")
    assert oracle.market[2] == "tower-11"
    assert oracle.supply == ["seraglio-9", "tower-12"]
    assert (oracle.seat, oracle.phase) == (0, "action")
    assert verbs(oracle) == {"buy", "take"}  # characters.once: one use of one ◆ card
    oracle = owning("laila")
    oracle.supply = []
    assert not actions(oracle, "laila")


def test_machma_exchanges_a_card() -> None:
    """characters.machma: for the same or a lower value; the display stays short"""
    hand, display = "denar 7, florin 3", "dirham 7, diamond 4, ducat 8, florin 3"
    oracle = owning("machma", hand=hand, display=display)
    assert actions(oracle, "machma") == {
        "machma denar 7 dirham 7",
        "machma denar 7 diamond 4",
        "machma denar 7 florin 3",
        "machma florin 3 florin 3",
    }
    oracle.apply("machma denar 7 diamond 4")
    assert oracle.hands[0] == ["florin 3", "diamond 4"]
    assert oracle.discards == ["denar 7"]
    assert len(oracle.display) == 3
    assert not actions(oracle, "machma")


def test_machma_only_before_the_first_action() -> None:
    """characters.machma, characters.abdul_karim: an exact purchase is an action"""
    oracle = owning("machma abdul_karim", hand="dirham 9, florin 9")
    assert actions(oracle, "machma")
    oracle.apply("buy 2 dirham 9")
    assert oracle.phase == "action"
    assert not actions(oracle, "machma")
    assert actions(oracle, "abdul_karim")
