"""The picture of the rooms in docs/architecture.md shows the imports as they are."""

from tools.house import PICTURE, arrows, layers, picture


def test_the_picture_is_up_to_date() -> None:
    """`python -m tools.house` draws it anew."""
    assert PICTURE.read_text("utf-8") == picture()


def test_arrows_point_down_and_none_is_implied_by_others() -> None:
    rooms = layers()
    row = {name: number for number, layer in enumerate(rooms) for name in layer}
    found = arrows(rooms)
    assert all(row[one] < row[other] for one, other in found)
    assert ("notation", "rules") in found
    assert ("cli", "rules") not in found
