"""The words of the command, read once."""

from alhambra.locales import Words

WORDS = Words()
