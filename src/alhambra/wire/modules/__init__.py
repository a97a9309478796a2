"""What each built-in module adds to messages: a file per module, found through `wire.faces`."""
