"""Command-line arguments and output that the benchmarks share."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.console import Console
from rich.table import Table as Grid


def parser(module: str, doc: str | None) -> argparse.ArgumentParser:
    """Return a parser with the option `--json`."""
    made = argparse.ArgumentParser(
        prog=f"python -m benchmarks.{module}",
        description=(doc or "").splitlines()[0],
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    made.add_argument("--json", action="store_true", help="print JSON instead of a table")
    return made


def positive_int(text: str) -> int:
    """Parse an integer of at least 1."""
    return _at_least(int(text), 1)


def natural_int(text: str) -> int:
    """Parse an integer of at least 0."""
    return _at_least(int(text), 0)


def positive_float(text: str) -> float:
    """Parse a number above 0."""
    if not (number := float(text)) > 0:
        raise argparse.ArgumentTypeError("must be above 0")
    return number


def _at_least(number: int, least: int) -> int:
    if number < least:
        raise argparse.ArgumentTypeError(f"must be at least {least}")
    return number


def grid(title: str) -> Grid:
    """Return an empty table of labels and values."""
    made = Grid("", "Measured", title=title)
    made.columns[1].justify = "right"
    return made


def print_results(results: dict[str, Any], drawn: Grid, *, as_json: bool) -> None:
    """Print results as JSON or as a table."""
    if as_json:
        print(json.dumps(results, indent=2))
    else:
        Console(markup=False, highlight=False, emoji=False).print(drawn)


def plural(count: int, noun: str) -> str:
    """Return a count with its noun."""
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"
