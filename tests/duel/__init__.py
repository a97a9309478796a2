"""The engine against the oracle, move by move over whole games."""
