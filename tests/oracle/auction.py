"""The auction of one character (characters.auction)."""

from tests.oracle import money


class Auction:
    """Who has bid what; the seat to bid or pass next."""

    def __init__(self, character: str, players: int, opener: int) -> None:
        """The opener bids or passes first."""
        self.character = character
        self.players = players
        self.seat = opener
        self.bid = 0
        self.bidder: int | None = None
        self.passed: set[int] = set()

    def options(self, hand: list[str]) -> set[str]:
        """Pass, or a bid above the last one that the hand can cover in one currency."""
        bids = range(self.bid + 1, money.most_in_one_currency(hand) + 1)
        return {"pass"} | {f"bid {bid}" for bid in bids}

    def apply(self, text: str) -> None:
        """The seat raises or passes for good; next is whoever has not passed, clockwise."""
        if text == "pass":
            self.passed.add(self.seat)
        else:
            self.bid = int(text.removeprefix("bid "))
            self.bidder = self.seat
        if not self.has_ended():
            self.seat = (self.seat + 1) % self.players
            while self.seat in self.passed:
                self.seat = (self.seat + 1) % self.players

    def has_ended(self) -> bool:
        """All have passed, or all but the highest bidder."""
        still_in = [seat for seat in range(self.players) if seat not in self.passed]
        return still_in in ([], [self.bidder])


def pay_actions(hand: list[str], bid: int) -> set[str]:
    """The payments offered: one currency, at least the bid, no superfluous card."""
    return {
        f"pay {currency} {money.values_text(list(values))}"
        for currency in money.CURRENCIES
        for values in money.payments(hand, currency, bid)
    }


def parse_payment(text: str) -> tuple[str, list[int]]:
    """Currency and values of a payment; ValueError for any other text."""
    verb, currency, values = text.split(" ")
    if verb != "pay":
        raise ValueError(f"not a payment: {text}")
    return currency, money.parse_values(values)


def is_legal_payment(text: str, hand: list[str], bid: int) -> bool:
    """Cards of one currency, at least the bid, superfluous cards allowed."""
    try:
        currency, values = parse_payment(text)
    except ValueError:
        return False
    return money.can_pay(hand, currency, values, bid)
