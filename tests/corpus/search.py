"""Choose few games that show every case between them, and write them down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.support.corpus import RECORD, TRANSCRIPT, transcript
from tricorne.games.game import Game, Result, Value
from tricorne.match.record import Move, Record


@dataclass
class Found:
    """A game, and the cases it shows."""

    number: int
    policy: str
    players: int
    options: dict[str, Value]
    seed: str
    small: bool
    moves: list[tuple[int, int]]
    cases: set[str]


def cover(games: list[Found], cases: set[str]) -> list[Found]:
    """Choose few and short games that show all cases which any of them shows."""
    covers = [greedy(games, cases, price) for price in (100, 300, 1000, 3000, 10000)]
    best = min(covers, key=lambda chosen: (len(chosen), sum(len(found.moves) for found in chosen)))
    return sorted(best, key=lambda found: (found.players, found.number))


def greedy(games: list[Found], cases: set[str], price: int) -> list[Found]:
    """Choose game after game by how much it adds; a game costs its moves and a price of its own."""
    left = set().union(*(found.cases for found in games)) & cases
    chosen: list[Found] = []
    while left:
        best = max(games, key=lambda found: len(found.cases & left) / (price + len(found.moves)))
        chosen.append(best)
        left -= best.cases
    for found in sorted(chosen, key=lambda found: -len(found.moves)):
        others = [other.cases for other in chosen if other is not found]
        if found.cases & cases <= set().union(*others):
            chosen.remove(found)
    return chosen


def write(folder: Path, game: Game, found: Found, name: str, news: set[str]) -> int:
    """Write a game and its transcript; return their size."""
    moves = tuple(Move(seat, action) for seat, action in found.moves)
    seats = (found.policy,) * found.players
    kept = Record(game, found.players, found.options, found.seed, (), seats, moves, played(game, found))
    first, _, rest = kept.text().partition("\n")
    shows = "".join(f"# shows {case}\n" for case in sorted(news))
    path = folder / f"{name}{RECORD}"
    path.write_text(f"{first}\n{shows}{rest}", "utf-8")
    told = folder / f"{name}{TRANSCRIPT}"
    told.write_text(transcript(kept), "utf-8")
    return path.stat().st_size + told.stat().st_size


def played(game: Game, found: Found) -> Result:
    """Play a game that was found, and return its result."""
    state = game.new(found.seed, found.players, found.options)
    for seat, action in found.moves:
        game.apply_quietly(state, seat, action)
    result = game.result(state)
    assert result is not None
    return result


def publish(
    folder: Path,
    games: list[Found],
    cases: set[str],
    open_box: Callable[[Found], Game],
    title: Callable[[Found, Result], str],
) -> None:
    """Choose games, and write them down in place of those that lie there."""
    chosen = cover(games, cases)
    missing = sorted(cases - set().union(*(found.cases for found in games)))
    print(f"{len(chosen)} of {len(games)} games show all but: {', '.join(missing) or 'nothing'}")
    for old in [*folder.glob(f"*{RECORD}"), *folder.glob(f"*{TRANSCRIPT}")]:
        old.unlink()
    size = 0
    for place, found in enumerate(chosen, 1):
        game = open_box(found)
        name = f"{place:02}-{found.players}-players-{title(found, played(game, found))}"
        others = set().union(*(other.cases for other in chosen if other is not found))
        size += write(folder, game, found, name, (found.cases & cases) - others)
    print(f"{size} bytes in {folder.name}")
