"""Exponential function and logarithm of our own are as good as those of the system."""

from __future__ import annotations

import math
import random

import pytest

from tricorne.bots.kernels.elementary import exp, log

SEED = "elementary"
UNITS = 2


def close(found: float, expected: float) -> bool:
    return abs(found - expected) <= UNITS * math.ulp(expected)


def test_exp_and_log_are_accurate_to_two_units_in_the_last_place() -> None:
    numbers = random.Random(SEED)
    for _ in range(20_000):
        x = numbers.uniform(-40.0, 40.0)
        assert close(exp(x), math.exp(x)), (SEED, x)
        y = math.exp(x)
        assert close(log(y), math.log(y)), (SEED, y)
        z = numbers.uniform(0.5, 2.0)
        assert close(log(z), math.log(z)), (SEED, z)


@pytest.mark.parametrize(("x", "expected"), [(0.0, 1.0), (1e9, math.exp(700.0)), (-1e9, math.exp(-700.0))])
def test_exp_at_its_limits(x: float, expected: float) -> None:
    assert close(exp(x), expected)


def test_log_of_one_is_zero() -> None:
    assert log(1.0) == 0.0
