"""How many sequences of actions there are: a table that any change of the rules upsets."""
