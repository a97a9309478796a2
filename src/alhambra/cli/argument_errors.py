"""Which errors are about what was typed after the command, so that its help page helps."""

from __future__ import annotations

#: Codes of errors that say: this value does not exist, or these values do not go together. Not
#: here: files with wrong content, programs that fail, servers that do not answer.
ABOUT_ARGUMENTS = frozenset({
    # the game
    "bad-players", "unknown-edition", "unknown-module", "repeated-module", "unknown-language",
    # seats
    "bad-name", "repeated-name", "seats-differ", "seats-said-twice", "no-such-player",
    "no-such-choice",
    # bots
    "unknown-bot", "unknown-parameter", "bad-parameter", "bad-decimal-parameter", "exec-empty",
    "exec-quotes", "exec-not-found", "bot-file-missing",
    # the arena
    "arena-few-bots", "arena-too-small", "arena-bad-timeout", "arena-bad-shares",
    "ladder-bad-players", "ladder-repeated-bot",
    # records and pictures
    "resume-with-options", "no-such-move", "no-such-theme", "picture-of-what", "file-named-twice",
    # the server
    "lan-and-public", "public-needs", "smtp-address", "smtp-secret", "smtp-bad", "smtp-password",
    "store-address", "admin-what",
})  # fmt: skip
