"""`tricorne arena`: bots against each other, and how good they are."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table as Grid

from tricorne.arena import jobs, store
from tricorne.arena.cluster import play_on_cluster
from tricorne.arena.html_report import page
from tricorne.arena.number_format import Numerals
from tricorne.arena.outcome import Outcome
from tricorne.arena.ratings import NORMAL_95
from tricorne.arena.report import Report, report
from tricorne.arena.settings import Settings
from tricorne.arena.store import Store
from tricorne.bots import custom
from tricorne.bots.kernels.loader import bot_kernels
from tricorne.cli.commands.components import choose_options, getting_ready, open_box, usual_players
from tricorne.cli.commands.parallel import cores
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption, Message
from tricorne.games.game import Game

USUAL_GAMES = 400
MOST_FAILURES = 5


@dataclass(frozen=True)
class Options:
    """What was asked for on the command line; None where nothing was."""

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


def arena(terminal: Terminal, wishes: Options, *, resume: bool, as_json: bool) -> None:
    """Play all games that are missing, and report on all of them."""
    if wishes.workers is not None and wishes.workers < 1:
        raise BadOption("error-number", what="--workers", low=1, value=wishes.workers)
    game = open_box(terminal, wishes.game, wishes.components)
    with _resumed(game, wishes) if resume else _begun(game, wishes) as kept:
        if not as_json:
            _announce(terminal, kept, wishes)
        _play(terminal, game, kept, wishes)
        found = report(kept.settings, kept.outcomes.values())
        text = json.dumps(found, indent=2, ensure_ascii=False, allow_nan=False)
        kept.write(store.REPORT, text + "\n")
        kept.write(store.PAGE, page(found, terminal.translations))
    if as_json:
        terminal.write(text)
    else:
        _show(terminal, found)
        terminal.say("arena-done", file=str(kept.directory / store.PAGE))


def _begun(game: Game, wishes: Options) -> Store:
    seed = wishes.seed or secrets.token_hex(4)
    settings = Settings.of(
        game,
        wishes.players or usual_players(game),
        game.settle_options(choose_options(wishes.option, wishes.edition)),
        _entered(wishes),
        seed,
        USUAL_GAMES if wishes.games is None else wishes.games,
        wishes.clock,
    )
    return Store.new(wishes.out or _usual_directory(game, seed), settings)


def _resumed(game: Game, wishes: Options) -> Store:
    """Go on as the directory says; what was asked for besides has to agree with it."""
    if wishes.out is None and wishes.seed is None:
        raise BadOption("error-arena-where")
    directory = wishes.out or _usual_directory(game, wishes.seed or "")
    kept = store.read_settings(directory)
    if kept.game != game.name:
        differing = f"game: {kept.game} ≠ {game.name}"
        raise BadOption("error-arena-differs", directory=str(directory), what=differing)
    options = choose_options(wishes.option, wishes.edition)
    settings = Settings.of(
        game,
        wishes.players or kept.players,
        game.settle_options(options) if options else kept.options,
        _entered(wishes) or kept.bots,
        wishes.seed or kept.seed,
        kept.games if wishes.games is None else wishes.games,
        kept.clock if wishes.clock is None else wishes.clock,
    )
    return Store.resumed(directory, settings)


def _usual_directory(game: Game, seed: str) -> Path:
    plain = "".join(letter if letter.isalnum() or letter in "-_." else "_" for letter in seed)
    return Path(f"arena-{game.name}-{plain}")


def _entered(wishes: Options) -> list[str]:
    return custom.split(wishes.bots) if wishes.bots else []


def _announce(terminal: Terminal, kept: Store, wishes: Options) -> None:
    settings, directory = kept.settings, str(kept.directory)
    if kept.outcomes:
        terminal.say("arena-resumes", done=len(kept.outcomes), games=settings.games, directory=directory)
        return
    deals = settings.schedule()[settings.games].deal + 1
    terminal.say("arena-begins", games=settings.games, deals=deals, directory=directory)
    if more := settings.games - (wishes.games or settings.games):
        terminal.say("arena-rounded", more=more)


def _play(terminal: Terminal, game: Game, kept: Store, wishes: Options) -> None:
    translations, settings = terminal.translations, kept.settings
    missing = kept.missing()
    with getting_ready(terminal, cold=bot_kernels(game).cold):
        jobs.get_ready(settings, wishes.components)
    wanted = jobs.jobs(settings, missing, wishes.components)
    with terminal.progress(translations.say("cli-simulating"), settings.games) as progress:
        task = progress.task_ids[0]
        progress.update(task, completed=settings.games - len(missing))
        for outcome in _played(wanted, wishes):
            kept.add(outcome)
            progress.advance(task)


def _played(wanted: Sequence[jobs.Job], wishes: Options) -> Iterator[Outcome]:
    workers = wishes.workers or cores()
    if wishes.ray:
        return play_on_cluster(wishes.ray, workers, wanted)
    return jobs.play_here(workers, wanted)


def _show(terminal: Terminal, found: Report) -> None:
    translations, numerals = terminal.translations, Numerals(terminal.translations.language)
    heads = ("bot", "rating", "wins", "interval", "points", "time")
    grid = Grid(*(translations.say(f"arena-column-{head}") for head in heads))
    for column in grid.columns[1:]:
        column.justify, column.no_wrap = "right", True
    for bot in found["bots"]:
        share, time, reach = bot["win_share"], bot["time"], NORMAL_95 * bot["rating"]["deviation"]
        grid.add_row(
            bot["bot"],
            f"{numerals.decimal(bot['rating']['strength'])} ± {numerals.decimal(reach)}",
            numerals.percent(share["value"]),
            f"{numerals.percent(share['low'])} – {numerals.percent(share['high'])}",
            numerals.decimal(bot["points"]["value"]),
            numerals.duration(time["mean"]) if time else "–",
        )
    terminal.show(grid)
    for reason, count in found["endings"].items():
        ending = translations.say(f"{found['arena']['game']}-result-{reason.replace('_', '-')}")
        terminal.say("arena-ending", ending=ending, share=numerals.percent(count / found["games"]))
    for bot in found["bots"]:
        if bot["failures"]:
            terminal.complain(translations.say("arena-failed", bot=bot["bot"], count=bot["failures"]))
        for failure in bot["first_failures"][:MOST_FAILURES]:
            said = translations.say("arena-failure", game=failure["game"], move=failure["move"])
            terminal.complain(f"{said} {translations.say(Message(**failure['problem']))}")
