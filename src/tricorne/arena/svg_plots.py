"""Plots as SVG; all text comes from the caller.

Colours come from the style sheet of the page: a bot's marks have the class `bot-0`, `bot-1`, ….
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 620
ROW = 34
TOP = 8
AXIS = 34
RIGHT = 24
LETTER_WIDTH = 7.4
MAX_LABEL_LENGTH = 26

FormatValue = Callable[[float], str]


@dataclass(frozen=True)
class Mark:
    """A value with its interval, in a row of its own."""

    label: str
    colour: int
    value: float
    low: float
    high: float
    hint: str
    ticks: tuple[float, ...] = ()
    """Further values, shown as small strokes."""


@dataclass(frozen=True)
class Scale:
    """Maps values to coordinates."""

    low: float
    high: float
    first: float
    last: float
    logarithmic: bool = False

    def __call__(self, value: float) -> float:
        """Return the coordinate of a value."""
        low, high, value = (math.log10(x) if self.logarithmic else x for x in (self.low, self.high, value))
        return self.first + (value - low) / (high - low) * (self.last - self.first)

    def ticks(self, about: int = 6) -> list[float]:
        """Return round values for the labels of the axis."""
        if self.logarithmic:
            powers = range(round(math.log10(self.low)), round(math.log10(self.high)) + 1)
            return [10.0**power for power in powers]
        step = round_step((self.high - self.low) / about)
        first = math.ceil(self.low / step - 1e-9)
        return [step * number for number in range(first, math.floor(self.high / step + 1e-9) + 1)]


def round_step(least: float) -> float:
    """Return the next greater of 1, 2, 5, 10, 20 and so on."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(power * digit for digit in (1, 2, 5, 10) if power * digit >= least * (1 - 1e-9))


def axis_limits(values: Sequence[float], *, low: float | None = None) -> tuple[float, float]:
    """Return round limits that contain all values; `low` fixes the lower one."""
    least, most = min(values) if low is None else low, max(values)
    step = round_step(max(most - least, 1e-9) / 6)
    start = math.floor(least / step) * step if low is None else low
    return start, max(math.ceil(most / step), math.floor(start / step) + 1) * step


def dot_plot(
    name: str,
    marks: Sequence[Mark],
    limits: tuple[float, float],
    format_value: FormatValue,
    *,
    line: float | None = None,
    logarithmic: bool = False,
) -> str:
    """Draw values with error bars, one row each; `line` is a reference value."""
    left = _label_width([mark.label for mark in marks])
    bottom = TOP + ROW * len(marks)
    x = Scale(*limits, left, WIDTH - RIGHT, logarithmic)
    parts = [*_axis(x, bottom, format_value)]
    if line is not None:
        parts.append(_tag("line", x1=x(line), x2=x(line), y1=TOP, y2=bottom, class_="parity"))
    for row, mark in enumerate(marks):
        y = TOP + ROW * (row + 0.5)
        strokes = [_stroke(x(value), y, 5) for value in (mark.low, mark.high)]
        strokes += [_stroke(x(value), y, 9) for value in mark.ticks]
        group = [
            _tag("title", escape(mark.hint)),
            _tag("rect", x=0, y=y - ROW / 2, width=WIDTH, height=ROW, class_="row"),
            _label(mark.label, left, y),
            _tag("line", x1=x(mark.low), x2=x(mark.high), y1=y, y2=y, class_="bar"),
            *strokes,
            _tag("circle", cx=x(mark.value), cy=y, r=5.5, class_="dot"),
        ]
        parts.append(_tag("g", *group, class_=f"bot-{mark.colour}"))
    return _svg(name, bottom + AXIS, parts)


def bar_chart(name: str, counts: Mapping[str, int], format_value: Callable[[str, int], str]) -> str:
    """Draw counts as horizontal bars, each relative to the total."""
    total = sum(counts.values())
    parts = []
    for row, (label, count) in enumerate(counts.items()):
        y = TOP + 48 * row
        length = max((WIDTH - RIGHT) * count / total, 2)
        parts += [
            _tag("text", escape(label), x=0, y=y + 14, class_="label"),
            _tag("text", escape(format_value(label, count)), x=WIDTH - RIGHT, y=y + 14, class_="count"),
            _tag("rect", x=0, y=y + 22, width=WIDTH - RIGHT, height=10, rx=5, class_="track"),
            _tag("rect", x=0, y=y + 22, width=length, height=10, rx=5, class_="ending"),
        ]
    return _svg(name, TOP + 48 * len(counts), parts)


@dataclass(frozen=True)
class Ridge:
    """The distribution of a value for one bot."""

    label: str
    colour: int
    counts: Mapping[int, int]
    mean: float
    hint: str


def ridgeline_plot(name: str, rows: Sequence[Ridge], format_value: FormatValue) -> str:
    """Draw distributions one below the other on one axis, each scaled to the same height."""
    height = 62
    values = [value for row in rows for value in row.counts]
    limits = axis_limits([*values, max(values) + 1])
    left = _label_width([row.label for row in rows])
    bottom = TOP + height * len(rows)
    x = Scale(*limits, left, WIDTH - RIGHT)
    width = max(math.ceil((max(values) - min(values) + 1) / 48), 1)
    parts = [*_axis(x, bottom, format_value)]
    for number, row in enumerate(rows):
        base = TOP + height * (number + 1)
        bins = _binned(row.counts, width)
        most = max(bins.values())
        steps = [
            _tag(
                "rect",
                x=x(max(start, limits[0])),
                y=base - (height - 14) * count / most,
                width=max(x(start + width) - x(start) - 0.6, 0.6),
                height=(height - 14) * count / most,
                class_="bin",
            )
            for start, count in bins.items()
        ]
        group = [
            _tag("title", escape(row.hint)),
            _label(row.label, left, base - height / 2 + 8),
            *steps,
            _tag("line", x1=left, x2=WIDTH - RIGHT, y1=base, y2=base, class_="base"),
            _tag("line", x1=x(row.mean), x2=x(row.mean), y1=base - height + 8, y2=base, class_="mean"),
        ]
        parts.append(_tag("g", *group, class_=f"bot-{row.colour}"))
    return _svg(name, bottom + AXIS, parts)


@dataclass(frozen=True)
class Line:
    """A value over time with its uncertainty: points (x, value, margin)."""

    label: str
    colour: int
    points: Sequence[tuple[float, float, float]]


def line_plot(name: str, rows: Sequence[Line], format_value: FormatValue) -> str:
    """Draw values over time, each within a band of uncertainty."""
    height, left = 250, 44
    bottom = TOP + height
    settled = [point for row in rows for point in row.points[len(row.points) // 10 :]]
    edges = [value + sign * reach for _, value, reach in settled for sign in (-1, 1)]
    low, high = axis_limits(edges)
    y = Scale(low, high, bottom, TOP)
    x = Scale(0, max(point[0] for row in rows for point in row.points), left, WIDTH - RIGHT)
    parts = [*_axis(x, bottom, format_value)]
    for tick in y.ticks():
        parts.append(_tag("line", x1=left, x2=WIDTH - RIGHT, y1=y(tick), y2=y(tick), class_="grid"))
        parts.append(_tag("text", escape(format_value(tick)), x=left - 8, y=y(tick) + 4, class_="tick-y"))
    for row in rows:
        over, middle, under = (
            [(x(at), y(min(max(value + sign * reach, low), high))) for at, value, reach in row.points]
            for sign in (1, 0, -1)
        )
        group = [
            _tag("title", escape(row.label)),
            _tag("polygon", points=_path([*over, *reversed(under)]), class_="band"),
            _tag("polyline", points=_path(middle), class_="curve"),
        ]
        parts.append(_tag("g", *group, class_=f"bot-{row.colour}"))
    return _svg(name, bottom + AXIS, parts)


def _path(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)


def _binned(counts: Mapping[int, int], width: int) -> dict[int, int]:
    bins: dict[int, int] = {}
    for value, count in counts.items():
        start = math.floor(value / width) * width
        bins[start] = bins.get(start, 0) + count
    return bins


def _axis(x: Scale, bottom: float, format_value: FormatValue) -> Iterator[str]:
    for tick in x.ticks():
        yield _tag("line", x1=x(tick), x2=x(tick), y1=TOP, y2=bottom, class_="grid")
        yield _tag("text", escape(format_value(tick)), x=x(tick), y=bottom + 20, class_="tick")


def _stroke(x: float, y: float, reach: float) -> str:
    return _tag("line", x1=x, x2=x, y1=y - reach, y2=y + reach, class_="bar")


def _label_width(labels: Sequence[str]) -> float:
    return min(max(len(label) for label in labels), MAX_LABEL_LENGTH) * LETTER_WIDTH + 18


def _label(text: str, left: float, y: float) -> str:
    shown = text if len(text) <= MAX_LABEL_LENGTH else text[: MAX_LABEL_LENGTH - 1] + "…"
    return _tag("text", escape(shown), x=left - 14, y=y + 4.5, class_="name")


def _svg(name: str, height: float, parts: Sequence[str]) -> str:
    return _tag(
        "svg",
        _tag("title", escape(name)),
        *parts,
        viewBox=f"0 0 {WIDTH} {height:g}",
        role="img",
    )


def _tag(element: str, *content: str, **attributes: str | float) -> str:
    """Return an element; `class_` is its class attribute."""
    text = "".join(
        f' {key.rstrip("_")}="{value if isinstance(value, str) else format(round(value, 2), "g")}"'
        for key, value in attributes.items()
    )
    return f"<{element}{text}>{''.join(content)}</{element}>" if content else f"<{element}{text}/>"
