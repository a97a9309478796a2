"""The faces of our own modules in the terminal, one per module, found by name (`cli.faces`)."""
