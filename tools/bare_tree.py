"""Copy a tree without what git ignores, with or without git."""

import shutil
import subprocess
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path


def copy_tree(tree: Path, target: Path) -> None:
    """The tracked and untracked files, as in a download of the project."""
    for path in _of_git(tree) or _of_folders(tree):
        copy = target / path.relative_to(tree)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy, follow_symlinks=False)


def _of_git(tree: Path) -> list[Path]:
    """None without git, or outside of a checkout."""
    if not shutil.which("git") or not (tree / ".git").exists():
        return []
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=True)
    # A removed file is listed until its removal is committed.
    return [tree / name for name in done.stdout.split("\0") if name and (tree / name).is_file()]


def _of_folders(tree: Path) -> list[Path]:
    lines = (tree / ".gitignore").read_text("utf-8").splitlines()
    patterns = [".git", *(line for line in lines if line and not line.startswith("#"))]
    return list(_files(tree, tree, patterns))


def _files(tree: Path, folder: Path, patterns: list[str]) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if any(_fits(path.relative_to(tree), pattern) for pattern in patterns):
            continue
        if path.is_dir():
            yield from _files(tree, path, patterns)
        else:
            yield path


def _fits(path: Path, pattern: str) -> bool:
    """Like .gitignore: a slash before the last character anchors a pattern to the root."""
    name = pattern.strip("/")
    return fnmatch(path.as_posix() if "/" in pattern[:-1] else path.name, name)
