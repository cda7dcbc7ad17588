"""Writes SVG paths as short as possible."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

from shapely.geometry.base import BaseGeometry

Point = tuple[float, float]


def number(value: float, digits: int = 1) -> str:
    """Write a number without redundant digits."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text


def numbers(values: Iterable[float], digits: int = 1) -> str:
    """Write numbers in a row, without spaces where a sign or a point separates them."""
    row, last = "", None
    for value in values:
        text = number(value, digits)
        if last is not None and not text.startswith("-") and not (text.startswith(".") and "." in last):
            row += " "
        row += text
        last = text
    return row


def line(points: Sequence[Point], closed: bool = False, digits: int = 0) -> str:
    """Write a line with relative coordinates."""
    grid = 10**digits
    whole = [(round(x * grid), round(y * grid)) for x, y in points]
    if closed and whole[0] == whole[-1]:
        whole.pop()
    steps: list[float] = []
    for (x, y), (next_x, next_y) in itertools.pairwise(whole):
        if (x, y) != (next_x, next_y):
            steps += [(next_x - x) / grid, (next_y - y) / grid]
    start = numbers((whole[0][0] / grid, whole[0][1] / grid), digits)
    return f"M{start}" + (f"l{numbers(steps, digits)}" if steps else "") + ("z" if closed else "")


def parts(geometry: BaseGeometry) -> list[BaseGeometry]:
    """Return the pieces of a shape."""
    return list(geometry.geoms) if hasattr(geometry, "geoms") else [geometry]


def outline(geometry: BaseGeometry) -> str:
    """Write the outline of an area, holes included."""
    return "".join(
        line(ring.coords, closed=True)
        for part in parts(geometry)
        for ring in [part.exterior, *part.interiors]
    )


def curve(points: Sequence[Point]) -> str:
    """Write a smooth curve through the midpoints of its segments."""
    x, y = round(points[0][0]), round(points[0][1])
    start, steps = f"M{numbers((x, y), 0)}", []
    for place in range(1, len(points) - 1):
        bend = points[place]
        following = points[place + 1]
        last = place == len(points) - 2
        end = following if last else ((bend[0] + following[0]) / 2, (bend[1] + following[1]) / 2)
        steps += [round(bend[0]) - x, round(bend[1]) - y, round(end[0]) - x, round(end[1]) - y]
        x, y = round(end[0]), round(end[1])
    return f"{start}q{numbers(steps, 0)}"


def marks(points: Iterable[Point], marker: str) -> str:
    """Draw a marker at every point, with one invisible path."""
    row = numbers([round(value) for point in points for value in point], 0)
    return f'<path fill="none" d="M-99-99L{row} -99-99" marker-mid="url(#atlas-{marker})"/>'
