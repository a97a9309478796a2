"""Print the file."""

import sys

from .document import typescript

sys.stdout.write(typescript())
