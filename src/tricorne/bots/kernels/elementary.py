"""Exponential function and logarithm from additions and multiplications alone.

Mathematical libraries differ in the last bit, and a search that takes another turn there plays another
game. These rules give the same bits on every machine. They are accurate to about one unit in the last
place, for the numbers that bots use: no infinities, no subnormal numbers.
"""

from __future__ import annotations

import numpy as np

from tricorne.backends.rule import rule

# The logarithm of 2 in two parts: products of the first with small integers are exact.
LN2_HIGH = 0.6931471803691238
LN2_LOW = 1.9082149292705877e-10
LOG2_E = 1.4426950408889634
SQRT_2 = 1.4142135623730951

# The format of a double: 52 bits of fraction, and an exponent that is stored with an offset.
FRACTION_BITS = 52
FRACTION = (1 << FRACTION_BITS) - 1
EXPONENT_OFFSET = 1023

# Beyond this, the result is as good as zero, or too large to be of use.
LARGEST = 700.0


@rule
def exp(x: float) -> float:
    """Return e to the power of x; x is limited to 700 either way.

    With x = n · ln 2 + r and |r| ≤ ln 2 / 2, this is 2^n times the Taylor polynomial of e^r.
    """
    x = min(LARGEST, max(-LARGEST, x))
    n = int(x * LOG2_E + (0.5 if x >= 0.0 else -0.5))
    r = (x - n * LN2_HIGH) - n * LN2_LOW
    power = 1.0 / 6227020800.0
    power = power * r + 1.0 / 479001600.0
    power = power * r + 1.0 / 39916800.0
    power = power * r + 1.0 / 3628800.0
    power = power * r + 1.0 / 362880.0
    power = power * r + 1.0 / 40320.0
    power = power * r + 1.0 / 5040.0
    power = power * r + 1.0 / 720.0
    power = power * r + 1.0 / 120.0
    power = power * r + 1.0 / 24.0
    power = power * r + 1.0 / 6.0
    power = power * r + 0.5
    power = (power * r) * r + r
    scale = np.int64((n + EXPONENT_OFFSET) << FRACTION_BITS).view(np.float64)
    return float(scale + scale * power)


@rule
def log(x: float) -> float:
    """Return the natural logarithm of a positive number.

    With x = 2^n · m and m between √½ and √2, this is n · ln 2 + ln m, and the series of the inverse
    hyperbolic tangent gives ln m = 2 · artanh((m - 1) / (m + 1)).
    """
    bits = np.float64(x).view(np.int64)
    n = (bits >> FRACTION_BITS) - EXPONENT_OFFSET
    m = np.int64((bits & FRACTION) | (EXPONENT_OFFSET << FRACTION_BITS)).view(np.float64)
    if m > SQRT_2:
        m *= 0.5
        n += 1
    z = (m - 1.0) / (m + 1.0)
    s = z * z
    series = 1.0 / 21.0
    series = series * s + 1.0 / 19.0
    series = series * s + 1.0 / 17.0
    series = series * s + 1.0 / 15.0
    series = series * s + 1.0 / 13.0
    series = series * s + 1.0 / 11.0
    series = series * s + 1.0 / 9.0
    series = series * s + 1.0 / 7.0
    series = series * s + 1.0 / 5.0
    series = series * s + 1.0 / 3.0
    tail = 2.0 * z * s * series + n * LN2_LOW
    return float(n * LN2_HIGH + (2.0 * z + tail))
