"""Tests of records: text, replay and files."""
