"""`tricorne arena`: plays bots against each other and rates them."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table as Grid

from tricorne.arena import jobs, store
from tricorne.arena.cluster import run_on_cluster
from tricorne.arena.html_report import render_html
from tricorne.arena.number_format import NumberFormat
from tricorne.arena.outcome import Outcome
from tricorne.arena.ratings import Z_95
from tricorne.arena.report import Report, make_report
from tricorne.arena.settings import Settings
from tricorne.arena.store import Store
from tricorne.backends import choose_fastest
from tricorne.bots import custom
from tricorne.cli.commands.game_loader import default_players, load_game, option_values
from tricorne.cli.commands.parallel import cores
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption, Message
from tricorne.games.game import Game

DEFAULT_GAMES = 400
MAX_FAILURES = 5


@dataclass(frozen=True)
class ArenaOptions:
    """The command-line options; None where an option was not given."""

    game: str
    bots: str | None
    players: int | None
    games: int | None
    seed: str | None
    option: Sequence[str] | None
    edition: str | None
    clock: float | None
    components: Path | None
    out: Path | None
    workers: int | None
    ray: str | None
    backend: str | None


def arena(terminal: Terminal, options: ArenaOptions, *, resume: bool, as_json: bool) -> None:
    """Play all missing games, and report on all games."""
    if options.workers is not None and options.workers < 1:
        raise BadOption("error-number", what="--workers", low=1, value=options.workers)
    game = load_game(terminal, options.game, options.components, choose_fastest(options.backend))
    with _resumed_store(game, options) if resume else _new_store(game, options) as arena_store:
        if not as_json:
            _announce(terminal, arena_store, options)
        _play(terminal, game, arena_store, options)
        found = make_report(arena_store.settings, arena_store.outcomes.values())
        text = json.dumps(found, indent=2, ensure_ascii=False, allow_nan=False)
        arena_store.write_report(store.REPORT, text + "\n")
        arena_store.write_report(store.PAGE, render_html(found, terminal.translations))
    if as_json:
        terminal.write(text)
    else:
        _show(terminal, found)
        terminal.print_message("arena-done", file=str(arena_store.directory / store.PAGE))


def _new_store(game: Game, options: ArenaOptions) -> Store:
    seed = options.seed or secrets.token_hex(4)
    settings = Settings.create(
        game,
        options.players or default_players(game),
        game.complete_options(option_values(options.option, options.edition)),
        _bot_names(options),
        seed,
        DEFAULT_GAMES if options.games is None else options.games,
        options.clock,
    )
    return Store.create(options.out or _default_directory(game, seed), settings)


def _resumed_store(game: Game, options: ArenaOptions) -> Store:
    """Open an existing store; options that are given must agree with it."""
    if options.out is None and options.seed is None:
        raise BadOption("error-arena-where")
    directory = options.out or _default_directory(game, options.seed or "")
    stored = store.read_settings(directory)
    if stored.game != game.name:
        differing = f"game: {stored.game} ≠ {game.name}"
        raise BadOption("error-arena-differs", directory=str(directory), what=differing)
    game_options = option_values(options.option, options.edition)
    settings = Settings.create(
        game,
        options.players or stored.players,
        game.complete_options(game_options) if game_options else stored.options,
        _bot_names(options) or stored.bots,
        options.seed or stored.seed,
        stored.games if options.games is None else options.games,
        stored.clock if options.clock is None else options.clock,
    )
    return Store.resume(directory, settings)


def _default_directory(game: Game, seed: str) -> Path:
    plain = "".join(letter if letter.isalnum() or letter in "-_." else "_" for letter in seed)
    return Path(f"arena-{game.name}-{plain}")


def _bot_names(options: ArenaOptions) -> list[str]:
    return custom.split(options.bots) if options.bots else []


def _announce(terminal: Terminal, arena_store: Store, options: ArenaOptions) -> None:
    settings, directory = arena_store.settings, str(arena_store.directory)
    if arena_store.outcomes:
        terminal.print_message(
            "arena-resumes", done=len(arena_store.outcomes), games=settings.games, directory=directory
        )
        return
    deals = settings.schedule()[settings.games].deal + 1
    terminal.print_message("arena-begins", games=settings.games, deals=deals, directory=directory)
    if more := settings.games - (options.games or settings.games):
        terminal.print_message("arena-rounded", more=more)


def _play(terminal: Terminal, game: Game, arena_store: Store, options: ArenaOptions) -> None:
    translations, settings = terminal.translations, arena_store.settings
    missing = arena_store.missing_games()
    wanted = jobs.make_jobs(settings, missing, options.components, game.backend.name)
    with terminal.progress(translations.say("cli-simulating"), settings.games) as progress:
        task = progress.task_ids[0]
        progress.update(task, completed=settings.games - len(missing))
        for outcome in _outcomes(wanted, options):
            arena_store.add(outcome)
            progress.advance(task)


def _outcomes(wanted: Sequence[jobs.Job], options: ArenaOptions) -> Iterator[Outcome]:
    workers = options.workers or cores()
    if options.ray:
        return run_on_cluster(options.ray, workers, wanted)
    return jobs.run_locally(workers, wanted)


def _show(terminal: Terminal, found: Report) -> None:
    translations, numerals = terminal.translations, NumberFormat(terminal.translations.language)
    heads = ("bot", "rating", "wins", "interval", "points", "time")
    grid = Grid(*(translations.say(f"arena-column-{head}") for head in heads))
    for column in grid.columns[1:]:
        column.justify, column.no_wrap = "right", True
    for bot in found["bots"]:
        share, time, reach = bot["win_share"], bot["time"], Z_95 * bot["rating"]["deviation"]
        grid.add_row(
            bot["bot"],
            f"{numerals.decimal(bot['rating']['strength'])} ± {numerals.decimal(reach)}",
            numerals.percent(share["value"]),
            f"{numerals.percent(share['low'])} – {numerals.percent(share['high'])}",
            numerals.decimal(bot["points"]["value"]),
            numerals.duration(time["mean"]) if time else "–",
        )
    terminal.print(grid)
    for reason, count in found["endings"].items():
        ending = translations.say(f"{found['arena']['game']}-result-{reason.replace('_', '-')}")
        terminal.print_message("arena-ending", ending=ending, share=numerals.percent(count / found["games"]))
    for bot in found["bots"]:
        if bot["failures"]:
            terminal.print_error(translations.say("arena-failed", bot=bot["bot"], count=bot["failures"]))
        for failure in bot["first_failures"][:MAX_FAILURES]:
            place = translations.say("arena-failure", game=failure["game"], move=failure["move"])
            terminal.print_error(f"{place} {translations.say(Message(**failure['problem']))}")
