"""Write web/package-lock.json again, without any address in it."""

import json
import subprocess
import sys
from pathlib import Path

TOOLS = Path(__file__).parent
LOCK = TOOLS.parent / "web" / "package-lock.json"


def main() -> None:
    npm = [sys.executable, str(TOOLS / "page_tools.py"), "npm"]
    subprocess.run([*npm, "install", "--package-lock-only", "--ignore-scripts"], check=True)
    lock = json.loads(LOCK.read_text("utf-8"))
    # Where to send money; the setting in web/.npmrc keeps out where the packages came from.
    for package in lock["packages"].values():
        package.pop("funding", None)
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
