"""Number formatting by locale."""

from __future__ import annotations

from babel.numbers import format_decimal, format_percent

# The units of time, the largest first.
UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))


class NumberFormat:
    """Formats numbers for one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def integer(self, number: float) -> str:
        """Format a number without decimals, with the language's separators."""
        return format_decimal(round(number), locale=self.language)

    def decimal(self, number: float, digits: int = 1) -> str:
        """Format a number with so many decimals."""
        return format_decimal(number, f"#,##{_decimals(digits)}", locale=self.language)

    def percent(self, number: float, digits: int = 1) -> str:
        """Format a proportion as a percentage."""
        space = "" if format_percent(0, locale=self.language) == "0%" else "\u00a0"
        return format_percent(number, f"{_decimals(digits)}{space}%", locale=self.language)

    def duration(self, seconds: float) -> str:
        """Format a duration in a suitable unit, with three digits."""
        count, unit = _in_units(seconds)
        digits = 2 if count < 9.995 else 1 if count < 99.95 else 0
        return f"{self.decimal(count, digits)}\u00a0{unit}"

    def round_duration(self, seconds: float) -> str:
        """Format a round duration, for an axis."""
        count, unit = _in_units(seconds)
        return f"{self.plain(count)}\u00a0{unit}"

    def plain(self, number: float) -> str:
        """Format a round number with as many decimals as it has, for an axis."""
        return format_decimal(number, "#,##0.######", locale=self.language)


def _decimals(decimals: int) -> str:
    return "0." + "0" * decimals if decimals else "0"


def _in_units(seconds: float) -> tuple[float, str]:
    size, unit = next((unit for unit in UNITS if seconds >= unit[0] * 0.9995), UNITS[-1])
    return seconds / size, unit
