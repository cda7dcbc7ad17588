"""The report as a self-contained HTML page."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Protocol

from tricorne.arena import svg_plots
from tricorne.arena.number_format import NumberFormat
from tricorne.arena.ratings import Z_95
from tricorne.arena.report import Report
from tricorne.errors import Argument, Message
from tricorne.games.game import Option

COLOURS = 10


class Translator(Protocol):
    """Translates messages into one language."""

    language: str

    def say(self, message: Message | str, **arguments: Argument) -> str:
        """Translate a message."""


def render_html(report: Report, translations: Translator) -> str:
    """Render a report as an HTML page."""
    return _Page(report, translations).html()


class _Page:
    def __init__(self, report: Report, translations: Translator) -> None:
        self.report = report
        self.translations = translations
        self.format = NumberFormat(translations.language)
        self.bots: list[Report] = report["bots"]
        self.colours = {bot["bot"]: place % COLOURS for place, bot in enumerate(self.bots)}
        self.game = translations.say(f"{report['arena']['game']}-title")

    def say(self, key: str, **arguments: Argument) -> str:
        return escape(self.translations.say(key, **arguments))

    def html(self) -> str:
        title = self.say("arena-title", game=self.game)
        style = files("tricorne.arena").joinpath("report.css").read_text("utf-8")
        sections = [self._standings(), *self._plots(), self._seats(), self._head_to_head(), self._failures()]
        return (
            f'<!doctype html>\n<html lang="{self.translations.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
            f"<header><h1>{title}</h1>{self._lead()}{self._facts()}</header>\n"
            f'<div class="grid">\n{"".join(sections)}</div>\n{self._footer()}\n</main>\n</body>\n</html>\n'
        )

    def _lead(self) -> str:
        arena = self.report["arena"]
        options = ", ".join(f"{name} {Option.write(value)}" for name, value in arena["options"].items())
        text = self.say("arena-lead", players=arena["players"], options=options, seed=arena["seed"])
        return f'<p class="lead">{text}</p>'

    def _facts(self) -> str:
        report, numbers = self.report, self.format
        facts = (
            ("arena-fact-games", numbers.integer(report["games"])),
            ("arena-fact-deals", numbers.integer(report["deals"])),
            ("arena-fact-decisions", numbers.integer(report["decisions"])),
            ("arena-fact-speed", numbers.integer(report["decisions_per_second"])),
            ("arena-fact-computing", numbers.duration(report["computing_seconds"])),
        )
        rows = "".join(f"<div><dt>{self.say(key)}</dt><dd>{value}</dd></div>" for key, value in facts)
        return f'<dl class="facts">{rows}</dl>'

    def _standings(self) -> str:
        heads = ("bot", "rating", "wins", "interval", "points", "games", "time", "p99", "failures")
        rows = [self._standing(bot) for bot in self.bots]
        table = _table([self.say(f"arena-column-{head}") for head in heads], rows)
        return self._section("standings", table, wide=True)

    def _standing(self, bot: Report) -> list[str]:
        numbers, share, points, time = self.format, bot["win_share"], bot["points"], bot["time"]
        strength, margin = numbers.decimal(bot["rating"]["strength"]), Z_95 * bot["rating"]["deviation"]
        alarm = ' class="alarm"' if bot["failures"] else ""
        return [
            f"<td>{self._named(bot['bot'])}</td>",
            f"<td><b>{strength}</b> <small>± {numbers.decimal(margin)}</small></td>",
            f"<td><b>{numbers.percent(share['value'])}</b></td>",
            f"<td>{self._span(share)}</td>",
            f"<td>{numbers.decimal(points['value'])}</td>",
            f"<td>{numbers.integer(bot['games'])}</td>",
            f"<td>{numbers.duration(time['mean']) if time else '–'}</td>",
            f"<td>{numbers.duration(time['p99']) if time else '–'}</td>",
            f"<td{alarm}>{numbers.integer(bot['failures'])}</td>",
        ]

    def _named(self, name: str) -> str:
        return f'<span class="swatch bot-{self.colours[name]}"></span>{escape(name)}'

    def _span(self, share: Report) -> str:
        return f"{self.format.percent(share['low'])} – {self.format.percent(share['high'])}"

    def _rough_span(self, share: Report) -> str:
        return f"{self.format.integer(100 * share['low'])}–{self.format.percent(share['high'], 0)}"

    def _plots(self) -> Iterable[str]:
        yield self._section("ratings", self._ratings())
        yield self._section("shares", self._shares())
        yield self._section("points", self._points())
        yield self._section("history", self._history())
        yield self._section("endings", self._endings())
        if any(bot["time"] for bot in self.bots):
            yield self._section("times", self._times())

    def _ratings(self) -> str:
        marks = []
        for bot in self.bots:
            value, margin = bot["rating"]["strength"], Z_95 * bot["rating"]["deviation"]
            hint = f"{bot['bot']}: {self.format.decimal(value)} ± {self.format.decimal(margin)}"
            marks.append(self._mark(bot, value, value - margin, value + margin, hint))
        edges = [edge for mark in marks for edge in (mark.low, mark.high)]
        return svg_plots.dot_plot(
            self.say("arena-ratings"), marks, svg_plots.axis_limits(edges), self.format.plain
        )

    def _shares(self) -> str:
        marks = []
        for bot in self.bots:
            share = bot["win_share"]
            hint = f"{bot['bot']}: {self.format.percent(share['value'])} ({self._span(share)})"
            marks.append(self._mark(bot, share["value"], share["low"], share["high"], hint))
        limits = svg_plots.axis_limits([self.report["parity"], *(mark.high for mark in marks)], low=0.0)
        return svg_plots.dot_plot(
            self.say("arena-shares"),
            marks,
            limits,
            lambda value: self.format.percent(value, 0),
            line=self.report["parity"],
        )

    def _times(self) -> str:
        marks = []
        for bot in self.bots:
            if time := bot["time"]:
                hint = f"{bot['bot']}: " + self.translations.say(
                    "arena-time-hint",
                    mean=self.format.duration(time["mean"]),
                    p99=self.format.duration(time["p99"]),
                    longest=self.format.duration(time["longest"]),
                    measured=self.format.integer(time["measured"]),
                )
                marks.append(
                    self._mark(bot, time["mean"], time["p50"], time["longest"], hint, (time["p99"],))
                )
        low = 10.0 ** math.floor(math.log10(min(mark.low for mark in marks)))
        high = 10.0 ** math.ceil(math.log10(max(mark.high for mark in marks) * 1.01))
        format_value = self.format.round_duration
        return svg_plots.dot_plot(self.say("arena-times"), marks, (low, high), format_value, logarithmic=True)

    def _mark(
        self, bot: Report, value: float, low: float, high: float, hint: str, ticks: tuple[float, ...] = ()
    ) -> svg_plots.Mark:
        return svg_plots.Mark(bot["bot"], self.colours[bot["bot"]], value, low, high, hint, ticks)

    def _points(self) -> str:
        rows = [
            svg_plots.Ridge(
                bot["bot"],
                self.colours[bot["bot"]],
                {int(points): count for points, count in bot["points_counts"].items()},
                bot["points"]["value"],
                f"{bot['bot']}: {self.format.decimal(bot['points']['value'])}",
            )
            for bot in self.bots
        ]
        return svg_plots.ridgeline_plot(self.say("arena-points"), rows, self.format.plain)

    def _history(self) -> str:
        rows = []
        for bot in self.bots:
            points = []
            for step in self.report["history"]:
                strength, deviation = step["ratings"][bot["bot"]]
                points.append((step["games"], strength, Z_95 * deviation))
            rows.append(svg_plots.Line(bot["bot"], self.colours[bot["bot"]], points))
        legend = "".join(f"<span>{self._named(bot['bot'])}</span>" for bot in self.bots)
        drawn = svg_plots.line_plot(self.say("arena-history"), rows, self.format.plain)
        return f'<p class="legend">{legend}</p>{drawn}'

    def _endings(self) -> str:
        game, endings = self.report["arena"]["game"], self.report["endings"]
        counts = {
            self.translations.say(f"{game}-result-{reason.replace('_', '-')}"): count
            for reason, count in endings.items()
        }

        def format_value(label: str, count: int) -> str:
            return f"{self.format.integer(count)} · {self.format.percent(count / self.report['games'])}"

        return svg_plots.bar_chart(self.say("arena-endings"), counts, format_value)

    def _seats(self) -> str:
        """Render the win share by seat; the row for all bots shows whether a seat is better than others."""
        heads = [self.say("arena-column-bot")]
        heads += [self.say("table-seat", seat=seat["seat"]) for seat in self.report["seats"]]
        rows = [
            [
                f"<td>{self._named(bot['bot'])}</td>",
                *(self._heat(seat["win_share"], self.colours[bot["bot"]]) for seat in bot["by_seat"]),
            ]
            for bot in self.bots
        ]
        together = [f"<td>{self.say('arena-all')}</td>"]
        together += [
            f"<td>{self.format.percent(seat['win_share']['value'])}<br>"
            f"<small>{self._rough_span(seat['win_share'])}</small></td>"
            for seat in self.report["seats"]
        ]
        return self._section("seats", _table(heads, [*rows, together]))

    def _head_to_head(self) -> str:
        names = [bot["bot"] for bot in self.bots]
        heads = [self.say("arena-column-bot"), *(escape(name) for name in names)]
        rows = [
            [
                f"<td>{self._named(name)}</td>",
                *(
                    self._heat(self.report["head_to_head"][name].get(other), self.colours[name])
                    for other in names
                ),
            ]
            for name in names
        ]
        return self._section("head-to-head", _table(heads, rows))

    def _heat(self, share: float | None, colour: int) -> str:
        if share is None:
            return "<td><small>–</small></td>"
        return f'<td class="heat bot-{colour}" style="--heat:{share:.3f}">{self.format.percent(share)}</td>'

    def _failures(self) -> str:
        failures = [(bot["bot"], failure) for bot in self.bots for failure in bot["first_failures"]]
        if not failures:
            return ""
        lines = "".join(
            f"<li>{self.say('arena-failure', game=failure['game'], move=failure['move'])} "
            f"{escape(self.translations.say(Message(**failure['problem'])))}</li>"
            for _, failure in failures
        )
        return self._section("failures", f"<ul>{lines}</ul>", wide=True)

    def _section(self, name: str, content: str, *, wide: bool = False) -> str:
        return (
            f"<section{' class=wide' if wide else ''}><h2>{self.say(f'arena-{name}')}</h2>"
            f'<p class="note">{self.say(f"arena-{name}-note")}</p>{content}</section>\n'
        )

    def _footer(self) -> str:
        arena = self.report["arena"]
        text = self.say(
            "arena-footer", version=arena["tricorne"], rules=arena["rules"], components=arena["components"]
        )
        return f"<footer>{text}</footer>"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{name}</th>" for name in heads)
    body = "\n".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
