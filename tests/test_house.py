"""The diagram of packages in docs/architecture.md matches the imports."""

from tools.house import PICTURE, arrows, layers, picture


def test_diagram_is_up_to_date() -> None:
    """`python -m tools.house` draws it again."""
    assert PICTURE.read_text("utf-8") == picture()


def test_arrows_point_down_and_none_is_redundant() -> None:
    rooms = layers()
    row = {name: number for number, layer in enumerate(rooms) for name in layer}
    found = arrows(rooms)
    assert all(row[one] < row[other] for one, other in found)
    assert ("notation", "rules") in found
    assert ("cli", "rules") not in found
