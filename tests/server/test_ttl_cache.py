from __future__ import annotations

from tricorne.server.ttl_cache import TtlCache


class Clock:
    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_a_value_is_remembered_for_a_while() -> None:
    clock = Clock()
    memory = TtlCache[str, int](5.0, 10, clock)
    memory.put("anne", 1)
    clock.time = 4.9
    assert memory.get("anne") == 1
    clock.time = 5.0
    assert memory.get("anne") is None


def test_the_oldest_makes_room_for_the_newest() -> None:
    memory = TtlCache[str, int](5.0, 2)
    for number, name in enumerate(["anne", "bertrand", "anne", "camille"]):
        memory.put(name, number)
    assert (memory.get("anne"), memory.get("bertrand"), memory.get("camille")) == (2, None, 3)
    assert len(memory) == 2


def test_values_can_be_forgotten_at_once() -> None:
    memory = TtlCache[str, int](5.0, 10)
    for number, name in enumerate(["anne", "bertrand", "camille"]):
        memory.put(name, number)
    memory.forget_where(lambda name, number: name == "anne" or number == 2)
    assert [memory.get(name) for name in ("anne", "bertrand", "camille")] == [None, 1, None]
