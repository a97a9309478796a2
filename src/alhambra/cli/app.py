"""The command `alhambra`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

import alhambra
from alhambra.arena import Run, Sprt, parse_shares, resumed
from alhambra.locales import Words
from alhambra.locales.errors import error_text
from alhambra.rules.errors import AlhambraError
from alhambra.rules.ruleset import MODULES

from . import ladder_wishes
from .arena import Outputs, run_match
from .checking import verify as verify_records
from .crew import Crew
from .ladder_wishes import LadderWishes
from .play import INTERRUPTED, Wishes, begin
from .play import play as play_session
from .play import resume as resume_session
from .rate import Outputs as LadderOutputs
from .rate import run_ladder
from .seats import PlayError
from .terminal import Terminal

USAGE_ERROR = 2
ALL_MODULES = "all"
#: A test stops by itself; without it nobody wants so many games.
SPRT_GAMES = 10_000
WORDS = Words()

#: Options of all commands that let bots play.
Workers = Annotated[
    int | None, typer.Option("--workers", "-w", help=WORDS.text("help-arena-workers"))
]
Cluster = Annotated[bool, typer.Option("--cluster", help=WORDS.text("help-arena-cluster"))]
Address = Annotated[str | None, typer.Option("--address", help=WORDS.text("help-arena-address"))]
Timeout = Annotated[float | None, typer.Option("--timeout", help=WORDS.text("help-arena-timeout"))]

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    help=WORDS.text("help-alhambra"),
    epilog=WORDS.text("help-alhambra-epilog"),
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"alhambra {alhambra.__version__}")
        raise typer.Exit


@app.callback()
def _alhambra(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help=WORDS.text("help-version")
        ),
    ] = False,
) -> None:
    pass


@app.command(help=WORDS.text("help-play"), epilog=WORDS.text("help-play-epilog"))
def play(  # noqa: PLR0913, PLR0917 - one argument per option
    players: Annotated[
        int | None, typer.Option("--players", "-p", help=WORDS.text("help-players"))
    ] = None,
    names: Annotated[
        str | None, typer.Option("--names", "-n", help=WORDS.text("help-names"))
    ] = None,
    bots: Annotated[str | None, typer.Option("--bots", "-b", help=WORDS.text("help-bots"))] = None,
    seed: Annotated[int | None, typer.Option("--seed", help=WORDS.text("help-seed"))] = None,
    edition: Annotated[str, typer.Option("--edition", help=WORDS.text("help-edition"))] = "classic",
    modules: Annotated[
        str | None, typer.Option("--modules", "-m", help=WORDS.text("help-modules"))
    ] = None,
    data: Annotated[Path | None, typer.Option("--data", help=WORDS.text("help-data"))] = None,
    save: Annotated[Path | None, typer.Option("--save", help=WORDS.text("help-save"))] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", "-r", help=WORDS.text("help-resume"))
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help=WORDS.text("help-plain"))] = False,
) -> None:
    terminal = Terminal(plain=plain)
    chosen = _modules(_listed(modules)) or ()
    wishes = Wishes(players, _listed(names) or (), _listed(bots), seed, edition, save, chosen)
    if resume is None:
        session = begin(WORDS, terminal, wishes, data)
    elif wishes == Wishes():
        session = resume_session(WORDS, terminal, resume, data)
    else:
        raise PlayError("resume-with-wishes")
    raise typer.Exit(play_session(session))


@app.command(help=WORDS.text("help-verify"), epilog=WORDS.text("help-verify-epilog"))
def verify(
    files: Annotated[list[Path], typer.Argument(help=WORDS.text("help-files"))],
    data: Annotated[Path | None, typer.Option("--data", help=WORDS.text("help-data"))] = None,
    plain: Annotated[bool, typer.Option("--plain", help=WORDS.text("help-plain"))] = False,
) -> None:
    raise typer.Exit(0 if verify_records(WORDS, Terminal(plain=plain), files, data) else 1)


@app.command(help=WORDS.text("help-arena"), epilog=WORDS.text("help-arena-epilog"))
def arena(  # noqa: PLR0913, PLR0917 - one argument per option
    specs: Annotated[
        list[str] | None, typer.Argument(help=WORDS.text("help-arena-specs"), show_default=False)
    ] = None,
    games: Annotated[
        int | None, typer.Option("--games", "-g", help=WORDS.text("help-arena-games"))
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help=WORDS.text("help-arena-players"))
    ] = None,
    modules: Annotated[
        str | None, typer.Option("--modules", "-m", help=WORDS.text("help-modules"))
    ] = None,
    edition: Annotated[
        str | None, typer.Option("--edition", help=WORDS.text("help-edition"))
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", help=WORDS.text("help-arena-seed"))] = None,
    workers: Workers = None,
    cluster: Cluster = False,
    address: Address = None,
    timeout: Timeout = None,
    cap: Annotated[int | None, typer.Option("--cap", help=WORDS.text("help-arena-cap"))] = None,
    sprt: Annotated[bool, typer.Option("--sprt", help=WORDS.text("help-arena-sprt"))] = False,
    shares: Annotated[
        str | None,
        typer.Option("--shares", metavar="LOW:HIGH", help=WORDS.text("help-arena-shares")),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", "-r", help=WORDS.text("help-arena-resume"))
    ] = None,
    json: Annotated[Path | None, typer.Option("--json", help=WORDS.text("help-arena-json"))] = None,
    csv: Annotated[Path | None, typer.Option("--csv", help=WORDS.text("help-arena-csv"))] = None,
    records: Annotated[
        Path | None, typer.Option("--records", help=WORDS.text("help-arena-records"))
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help=WORDS.text("help-plain"))] = False,
) -> None:
    tested = sprt or shares is not None
    match, journal = resumed(
        resume,
        *(specs or ()),
        games=SPRT_GAMES if games is None and tested else games,
        players=players,
        seed=seed,
        edition=edition,
        modules=_modules(_listed(modules)),
        timeout=timeout,
        cap=cap,
        records=records,
    )
    question = parse_shares(shares) if shares is not None else Sprt.for_match(match)
    run = Run(match, journal=journal, sprt=question if tested else None)
    crew = Crew.asked_for(workers, cluster, address)
    outputs = Outputs(json, csv, resume)
    raise typer.Exit(run_match(WORDS, Terminal(plain=plain), run, crew, outputs))


@app.command(help=WORDS.text("help-rate"), epilog=WORDS.text("help-rate-epilog"))
def rate(  # noqa: PLR0913, PLR0917 - one argument per option
    specs: Annotated[
        list[str] | None, typer.Argument(help=WORDS.text("help-rate-specs"), show_default=False)
    ] = None,
    games: Annotated[
        int, typer.Option("--games", "-g", help=WORDS.text("help-rate-games"))
    ] = ladder_wishes.GAMES,
    minutes: Annotated[
        float | None, typer.Option("--minutes", help=WORDS.text("help-rate-minutes"))
    ] = None,
    players: Annotated[
        str, typer.Option("--players", "-p", help=WORDS.text("help-rate-players"))
    ] = ladder_wishes.PLAYERS,
    modules: Annotated[
        str | None, typer.Option("--modules", "-m", help=WORDS.text("help-rate-modules"))
    ] = None,
    seed: Annotated[
        int, typer.Option("--seed", help=WORDS.text("help-arena-seed"))
    ] = ladder_wishes.SEED,
    workers: Workers = None,
    cluster: Cluster = False,
    address: Address = None,
    timeout: Timeout = None,
    file: Annotated[
        Path, typer.Option("--file", "-f", help=WORDS.text("help-rate-file"))
    ] = ladder_wishes.FILE,
    markdown: Annotated[
        Path | None, typer.Option("--markdown", help=WORDS.text("help-rate-markdown"))
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help=WORDS.text("help-plain"))] = False,
) -> None:
    wishes = LadderWishes(
        tuple(specs or ()), games, minutes, players, _modules(_listed(modules)), seed, timeout
    )
    crew = Crew.asked_for(workers, cluster, address)
    outputs = LadderOutputs(file, markdown)
    raise typer.Exit(run_ladder(WORDS, Terminal(plain=plain), wishes, crew, outputs))


def _listed(text: str | None) -> list[str] | None:
    """Words parted by commas."""
    return None if text is None else [word.strip() for word in text.split(",") if word.strip()]


def _modules(names: list[str] | None) -> tuple[str, ...] | None:
    """The modules with these names, if any are named; `all` stands for all of them."""
    if names is None:
        return None
    return tuple(MODULES) if names == [ALL_MODULES] else tuple(names)


def main() -> None:
    """The entry point: errors that a user can meet are sentences."""
    try:
        app()
    except AlhambraError as error:
        typer.echo(error_text(WORDS, error), err=True)
        sys.exit(USAGE_ERROR)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
