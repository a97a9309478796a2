"""Rewrite web/package-lock.json without any address."""

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
    # Funding links; a setting in web/.npmrc already omits the addresses of the packages.
    for package in lock["packages"].values():
        package.pop("funding", None)
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
