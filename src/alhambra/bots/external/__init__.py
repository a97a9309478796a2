"""Bots that are programs of their own, in any language: docs/bot-protocol.md."""
