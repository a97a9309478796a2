"""Tests of game records: text, replay and files."""
