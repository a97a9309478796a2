"""A slow second implementation of the rules, to check the engine against.

It is written from the rules text alone and shares no code with the engine.
"""

from tests.oracle.game import Oracle

__all__ = ["Oracle"]
