"""The parts of a picture of the table."""
