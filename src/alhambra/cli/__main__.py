"""`python -m alhambra.cli` is the command `alhambra`."""

from . import main

main()
