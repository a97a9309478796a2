"""Mutation testing: small changes to the rules, one at a time, that the tests must catch."""
