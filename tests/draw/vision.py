"""How different two colours look, with normal and deficient colour vision.

Colour blindness as simulated by Machado, Oliveira and Fernandes (2009), at full severity;
differences by CIEDE2000; contrast by WCAG 2.
"""

from __future__ import annotations

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]

VISIONS: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def closest(colours: dict[str, str], vision: str) -> tuple[float, str, str]:
    """The two colours that are hardest to distinguish, and their difference."""
    seen = {name: lab(seen_as(colour, vision)) for name, colour in colours.items()}
    return min((difference(seen[a], seen[b]), a, b) for a, b in combinations(seen, 2))


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    dark, bright = sorted(_product(_XYZ[1:2], linear(colour))[0] for colour in (one, other))
    return (bright + 0.05) / (dark + 0.05)


def linear(colour: str) -> Triple:
    """A colour `#rrggbb` in linear light."""
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in channels
    )
    return red, green, blue


def seen_as(colour: str, vision: str) -> Triple:
    """A colour as seen with this kind of colour vision, in linear light."""
    red, green, blue = (
        min(1.0, max(0.0, value)) for value in _product(VISIONS[vision], linear(colour))
    )
    return red, green, blue


def lab(light: Triple) -> Triple:
    """CIELAB of a colour in linear light."""
    x, y, z = (
        _cube_root(value / white)
        for value, white in zip(_product(_XYZ, light), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cube_root(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def _product(matrix: tuple[Triple, ...], vector: Triple) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def difference(one: Triple, other: Triple) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    g = 0.5 * (1 - _seventh((hypot(a1, b1) + hypot(a2, b2)) / 2))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    by_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = dh / (1 + 0.015 * chroma * t)
    rotation = -2 * _seventh(chroma) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + rotation * by_chroma * by_hue)


def _seventh(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25**7))
