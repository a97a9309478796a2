"""The subcommands of `alhambra`, one file each."""
