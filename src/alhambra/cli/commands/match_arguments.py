"""The commands that let bots play: `arena` and `rate`."""

# ruff: noqa: PLC0415 - a command loads what it runs, and no other command does

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli import defaults
from alhambra.cli.language import LanguageOption, words_of

#: A test stops by itself; without one nobody wants so many games.
SPRT_GAMES = 10_000

Workers = Annotated[int | None, typer.Option("--workers", "-w", help="help-arena-workers")]
Cluster = Annotated[bool, typer.Option("--cluster", help="help-arena-cluster")]
Address = Annotated[str | None, typer.Option("--address", help="help-arena-address")]
Timeout = Annotated[float | None, typer.Option("--timeout", help="help-arena-timeout")]
PlainOption = Annotated[bool, typer.Option("--plain", help="help-plain")]


def arena(  # noqa: PLR0913, PLR0917 - one argument per option
    context: typer.Context,
    specs: Annotated[
        list[str] | None, typer.Argument(help="help-arena-specs", metavar="argument-bots")
    ] = None,
    games: Annotated[int | None, typer.Option("--games", "-g", help="help-arena-games")] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="help-arena-players")
    ] = None,
    modules: Annotated[str | None, typer.Option("--modules", "-m", help="help-modules")] = None,
    edition: Annotated[str | None, typer.Option("--edition", help="help-edition")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="help-arena-seed")] = None,
    workers: Workers = None,
    cluster: Cluster = False,
    address: Address = None,
    timeout: Timeout = None,
    cap: Annotated[int | None, typer.Option("--cap", help="help-arena-cap")] = None,
    sprt: Annotated[bool, typer.Option("--sprt", help="help-arena-sprt")] = False,
    shares: Annotated[str | None, typer.Option("--shares", help="help-arena-shares")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", "-r", help="help-arena-resume")] = None,
    json: Annotated[Path | None, typer.Option("--json", help="help-arena-json")] = None,
    csv: Annotated[Path | None, typer.Option("--csv", help="help-arena-csv")] = None,
    records: Annotated[Path | None, typer.Option("--records", help="help-arena-records")] = None,
    plain: PlainOption = False,
    language: LanguageOption = None,
) -> None:
    from alhambra.arena import Run, Sprt, parse_shares, resumed
    from alhambra.cli.options import parse_modules, split_list
    from alhambra.cli.terminal import Terminal

    from .arena import MatchOutputs, run_match
    from .executor import Executor

    match, journal = resumed(
        resume,
        *(specs or ()),
        games=games,
        players=players,
        seed=seed,
        edition=edition,
        modules=parse_modules(split_list(modules)),
        timeout=timeout,
        cap=cap,
        records=records,
    )
    tested = sprt or shares is not None
    if tested and games is None and not (journal and journal.matches):
        match = replace(match, games=SPRT_GAMES)
    question = parse_shares(shares) if shares is not None else Sprt.for_match(match)
    run = Run(match, journal=journal, sprt=question if tested else None)
    executor = Executor.from_options(workers, cluster, address)
    outputs = MatchOutputs(json, csv, resume)
    raise typer.Exit(run_match(words_of(context), Terminal(plain=plain), run, executor, outputs))


def rate(  # noqa: PLR0913, PLR0917 - one argument per option
    context: typer.Context,
    specs: Annotated[
        list[str] | None, typer.Argument(help="help-rate-specs", metavar="argument-bots")
    ] = None,
    games: Annotated[
        int, typer.Option("--games", "-g", help="help-rate-games")
    ] = defaults.LADDER_GAMES,
    minutes: Annotated[float | None, typer.Option("--minutes", help="help-rate-minutes")] = None,
    players: Annotated[
        str, typer.Option("--players", "-p", help="help-rate-players")
    ] = defaults.LADDER_PLAYERS,
    modules: Annotated[
        str | None, typer.Option("--modules", "-m", help="help-rate-modules")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="help-arena-seed")] = defaults.LADDER_SEED,
    workers: Workers = None,
    cluster: Cluster = False,
    address: Address = None,
    timeout: Timeout = None,
    file: Annotated[
        Path, typer.Option("--file", "-f", help="help-rate-file")
    ] = defaults.LADDER_FILE,
    markdown: Annotated[Path | None, typer.Option("--markdown", help="help-rate-markdown")] = None,
    plain: PlainOption = False,
    language: LanguageOption = None,
) -> None:
    from alhambra.cli.options import parse_modules, split_list
    from alhambra.cli.terminal import Terminal

    from .executor import Executor
    from .ladder_options import LadderOptions
    from .rate import LadderOutputs, run_ladder

    options = LadderOptions(
        tuple(specs or ()),
        games,
        minutes,
        players,
        parse_modules(split_list(modules)),
        seed,
        timeout,
    )
    executor = Executor.from_options(workers, cluster, address)
    outputs = LadderOutputs(file, markdown)
    code = run_ladder(words_of(context), Terminal(plain=plain), options, executor, outputs)
    raise typer.Exit(code)
