"""The architect: a search of its own turn over a learned evaluation."""
