"""The output of plain mode, word for word, in each language.

    python -m tests.cli.plain_golden    writes all files

Read the difference aloud before you accept it: screen readers will speak it.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from alhambra.locales import languages

from .driving import run

FOLDER = Path(__file__).parent / "golden"
#: Two people and all modules: no bot influences the output. An empty line hands the screen over,
#: or ends a turn.
ARGS = ("play", "--plain", "--seed", "6", "--names", "Ana,Bo", "--players", "2", "--modules", "all")
LINES = (
    "", "undo", "2", "1", "2", "1", "5,5", "1", "reset", "buy 2 diamond 6",
    "1", "1", "", "", "take denar 9", "buy 1 florin 9", "1", "1", "2", "3", "",
    "", "show Bo", "scores", "log 5", "quit",
)  # fmt: skip


def path_of(language: str) -> Path:
    """The golden file of a language."""
    return FOLDER / f"plain-{language}.txt"


def plain_output(language: str) -> str:
    """The output up to the line that names the saved file, whose path differs every time."""
    typed = "".join(f"{line}\n" for line in LINES)
    with TemporaryDirectory() as folder:
        text = run(Path(folder), *ARGS, "--language", language, typed=typed).out
        return text[: text.rindex("\n", 0, text.index(folder))] + "\n"


if __name__ == "__main__":
    for each in languages():
        path_of(each).write_text(plain_output(each), "utf-8")
