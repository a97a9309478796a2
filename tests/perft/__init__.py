"""Counts of action sequences: any change of the rules changes the table."""
