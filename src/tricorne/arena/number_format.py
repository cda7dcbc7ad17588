"""Numbers as people write them in their language."""

from __future__ import annotations

from babel.numbers import format_decimal, format_percent

# The units of time, the largest first.
UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))


class Numerals:
    """Writes numbers for one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def whole(self, number: float) -> str:
        """Write a whole number, with separators where the language has them."""
        return format_decimal(round(number), locale=self.language)

    def decimal(self, number: float, digits: int = 1) -> str:
        """Write a number with so many digits after the point."""
        return format_decimal(number, f"#,##{_digits(digits)}", locale=self.language)

    def percent(self, number: float, digits: int = 1) -> str:
        """Write a share as a percentage, with the sign where the language puts it."""
        space = "" if format_percent(0, locale=self.language) == "0%" else "\u00a0"
        return format_percent(number, f"{_digits(digits)}{space}%", locale=self.language)

    def duration(self, seconds: float) -> str:
        """Write a time in the unit that fits it, with three digits."""
        count, unit = _in_units(seconds)
        digits = 2 if count < 9.995 else 1 if count < 99.95 else 0
        return f"{self.decimal(count, digits)}\u00a0{unit}"

    def round_duration(self, seconds: float) -> str:
        """Write a round time of an axis."""
        count, unit = _in_units(seconds)
        return f"{self.plain(count)}\u00a0{unit}"

    def plain(self, number: float) -> str:
        """Write a round number of an axis, with no more digits than it has."""
        return format_decimal(number, "#,##0.######", locale=self.language)


def _digits(after_the_point: int) -> str:
    return "0." + "0" * after_the_point if after_the_point else "0"


def _in_units(seconds: float) -> tuple[float, str]:
    size, unit = next((unit for unit in UNITS if seconds >= unit[0] * 0.9995), UNITS[-1])
    return seconds / size, unit
