"""External bots: the messages to them, the validation of their answers, and that none can block a game.

Not checked: a program that moves a child into another process group. Nobody but its
author can end that one.
"""

from __future__ import annotations

import fcntl
import json
import re
import sys
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.support.programs import command, write_program
from tests.support.records import box
from tricorne.bots import Candidate, Decision, GuardedBot, guarded_bot, make
from tricorne.bots.external import ExternalBot, bot, conformance, messages, program
from tricorne.bots.external.conformance import ConformanceCheck
from tricorne.bots.external.program import PROGRAM_POOL, STARTUP_SECONDS, Program
from tricorne.games import GAMES, load
from tricorne.i18n.catalogue import LANGUAGES, Translations
from tricorne.match import Match

ROOT = Path(__file__).parents[2]
EXAMPLES = {
    "python": (sys.executable, str(ROOT / "examples" / "python" / "bot.py")),
    "javascript": ("node", str(ROOT / "examples" / "javascript" / "bot.js")),
}
AMPLE_SECONDS = 60.0
"""A time limit for programs that are expected to answer, however busy the machine is."""


@pytest.fixture(autouse=True)
def stop_programs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(program, "STARTUP_SECONDS", AMPLE_SECONDS)
    yield
    PROGRAM_POOL.close()


@cache
def every_language() -> list[Translations]:
    return [Translations(language, strict=True) for language in LANGUAGES]


class Seat:
    """A seat of a small game that a program plays; the other seat plays its first legal action."""

    def __init__(
        self, path: Path | tuple[str, ...], clock: float = AMPLE_SECONDS, name: str = "libertalia"
    ) -> None:
        run = command(path) if isinstance(path, Path) else path
        self.table = Match(box(name), box(name).players[0], "outside")
        self.bot = ExternalBot(run, self.table.game, 0, "own chance")
        self.player = GuardedBot(self.table.game, 0, self.bot, "mybot", clock)

    def decide(self) -> Decision:
        """Play until the program has made another decision."""
        game, table = self.table.game, self.table
        while waiting := table.waiting():
            legal = game.legal(table.state, waiting[0])
            if waiting[0] == 0 and len(legal) > 1:
                self.player.catch_up(table)
                decision = self.player.decide(table.observe(0), legal)
                assert decision.action in legal
                table.play(0, decision.action)
                return decision
            table.play(waiting[0], legal[0])
        raise AssertionError("the game is over")

    def problem(self) -> tuple[str, dict[str, Any]]:
        """Make a decision that fails, and return the problem with its arguments."""
        decision = self.decide()
        assert decision.failure
        assert decision.replaced
        for translations in every_language():
            said = translations.say(decision.failure)
            assert said.replace("\N{NO-BREAK SPACE}", " ").isprintable()
            if decision.failure.key != "outside-given-up":
                fix = conformance.Finding(decision.failure, decision.failure).fix
                assert fix
                assert translations.say(fix)
        return decision.failure.key.removeprefix("outside-"), dict(decision.failure.arguments)

    def finish(self) -> None:
        """Play to the end without a failure."""
        while self.table.waiting():
            try:
                assert self.decide().failure is None
            except AssertionError:
                if self.table.waiting():
                    raise
        assert self.table.result
        self.player.catch_up(self.table)
        self.player.finish(self.table.observe(0), self.table.result)
        self.player.close()


def test_a_program_plays_and_evaluates_its_candidates(tmp_path: Path) -> None:
    path = write_program(
        tmp_path,
        when="""
        candidates = [{"action": action, "chance": 0.5, "points": 2} for action in message["legal"]]
        act(message, message["legal"][-1], candidates=candidates, say="Ahoy!")
        """,
    )
    seat = Seat(path)
    decision = seat.decide()
    assert decision.failure is None
    assert decision.said == "Ahoy!"
    observation, legal = seat.table.observe(0), seat.table.game.legal(seat.table.state, 0)
    considered = seat.bot.consider(observation, legal)
    assert {candidate.action for candidate in considered} == set(legal)
    assert considered[0] == Candidate(considered[0].action, chance=0.5, points=2.0)
    seat.player.close()


def test_without_candidates_the_choice_is_the_only_one(tmp_path: Path) -> None:
    seat = Seat(write_program(tmp_path))
    observation, legal = seat.table.observe(0), seat.table.game.legal(seat.table.state, 0)
    first = min(seat.table.game.actions.text(action) for action in legal)
    assert seat.bot.consider(observation, legal) == [Candidate(seat.table.game.actions.parse(first))]
    seat.player.close()


WRONG = {
    "a word": ('print("I think…", flush=True)', "not-json"),
    "an empty line": ("print(flush=True)", "not-json"),
    "bytes that are no text": (r'sys.stdout.buffer.write(b"\xff\xfe{}\n"); sys.stdout.flush()', "not-utf8"),
    "steering the terminal": (r'print("\x1b]0;owned\x07\x1b[2J", flush=True)', "not-json"),
    "a list": ('print("[]", flush=True)', "not-object"),
    "a deep list": ('print("[" * 60000, flush=True)', "too-deep"),
    "a deep object": ("""print('{"a":' * 12000, flush=True)""", "too-deep"),
    "NaN": ("""print('{"type":"action","chance":NaN}', flush=True)""", "no-number"),
    "a number without end": ("""print('{"move":' + "1" * 5000 + "}", flush=True)""", "no-number"),
    "a key twice": ("""print('{"type":"action","type":"action"}', flush=True)""", "twice"),
    "nothing in it": ("say()", "field"),
    "another type": ('say(type="hello")', "field"),
    "a type that is none": ("say(type=[1])", "field"),
    "no id": ('say(type="action", move=message["move"], action=message["legal"][0])', "field"),
    "another id": ('act(message, id="7")', "field"),
    "a list for an id": ("act(message, id=[])", "field"),
    "an id of a thousand digits": ('act(message, id="1" * 1000)', "field"),
    "a later move": ("act(message, move=1000)", "field"),
    "a move that is a text": ('act(message, move="1")', "field"),
    "a move that is true": ("act(message, move=True)", "field"),
    "an action that is a number": ("act(message, 3)", "field"),
    "an action that is not legal": ('act(message, "dance")', "illegal"),
    "half a letter": (r'act(message, "\ud800")', "illegal"),
    "capitals": ('act(message, message["legal"][0].upper())', "illegal"),
    "a candidate that is not legal": ('act(message, candidates=[{"action": "dance"}])', "field"),
    "a candidate that is none": ("act(message, candidates=[3])", "field"),
    "candidates that are no list": ("act(message, candidates={})", "field"),
    "a candidate twice": ('act(message, candidates=[{"action": message["legal"][0]}] * 2)', "field"),
    "a chance above one": (
        'act(message, candidates=[{"action": message["legal"][0], "chance": 1.5}])',
        "number",
    ),
    "endless points": (
        """print(json.dumps({"type": "action", "id": message["id"], "move": message["move"],
            "action": message["legal"][0], "candidates": [{"action": message["legal"][0], "points": 7}]
            }).replace("7}", "1e999}"), flush=True)""",
        "number",
    ),
    "a share that is true": (
        'act(message, candidates=[{"action": message["legal"][0], "share": True}])',
        "number",
    ),
    "a saying of two lines": (r'act(message, say="Ahoy\nBelay")', "text"),
    "a saying without end": ('act(message, say="a" * 201)', "text"),
    "a saying that is a number": ("act(message, say=3)", "text"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_an_invalid_answer_costs_that_move_and_the_program_gets_an_error(tmp_path: Path, wrong: str) -> None:
    when, problem = WRONG[wrong]
    path = write_program(
        tmp_path,
        f"""
        heard = []

        def on_error(message):
            heard.append(message)

        def on_ask(message):
            if heard:
                assert set(heard[0]) == {{"type", "id", "move", "problem", "details"}}
                act(message, say=heard[0]["problem"])
            else:
                {when}
        """,
    )
    seat = Seat(path)
    assert seat.problem()[0] == problem
    decision = seat.decide()
    assert decision.failure is None
    assert decision.said == problem
    seat.player.close()


DEADLY = {
    "silence": ("time.sleep(1000)", "silent", 0.2),
    "a line without end": ('while True: sys.stdout.write("x" * 9999)', "too-long", AMPLE_SECONDS),
    "a line that is too long": ('act(message, more="x" * 70000)', "too-long", AMPLE_SECONDS),
    "an error": ("raise ValueError('no idea')", "exit", AMPLE_SECONDS),
    "the end": ("sys.exit(3)", "exit", AMPLE_SECONDS),
    "half a line, and the end": (
        "sys.stdout.write('{'); sys.stdout.flush(); os._exit(0)",
        "exit",
        AMPLE_SECONDS,
    ),
    "no output any more": ("os.close(1); time.sleep(1000)", "closed", AMPLE_SECONDS),
    "no ear for anything": (
        "os.close(0); signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(1000)",
        "silent",
        0.2,
    ),
    "complaints without end": ('while True: sys.stderr.write("alas " * 9999)', "silent", 0.2),
}


@pytest.mark.parametrize("deadly", DEADLY)
def test_a_program_that_hangs_or_ends_is_killed_and_replaced(tmp_path: Path, deadly: str) -> None:
    when, problem, clock = DEADLY[deadly]
    path = write_program(
        tmp_path,
        f"""
        def on_ask(message):
            if os.path.exists({str(tmp_path / "once")!r}):
                act(message, say=str(len(message["events"])))
            else:
                open({str(tmp_path / "once")!r}, "w").close()
                {when}
        """,
    )
    seat = Seat(path, clock)
    assert seat.problem()[0] == problem
    seat.player.clock = seat.bot.clock = AMPLE_SECONDS
    played = len(seat.table.played)
    decision = seat.decide()
    assert decision.failure is None
    told = seat.table.log(0)
    assert int(decision.said) > len(seat.table.opening)
    assert int(decision.said) <= len(told)
    assert len(seat.table.played) > played
    seat.player.close()


def test_the_exit_code_and_the_end_of_standard_error_are_reported(tmp_path: Path) -> None:
    when = r'sys.stderr.write("a" * 5000 + "\n\x1b[31mno rum left\n"); sys.stderr.flush(); os._exit(3)'
    problem, details = Seat(write_program(tmp_path, when=when)).problem()
    assert problem == "exit"
    assert details["code"] == 3
    assert details["tail"].endswith("no rum left")
    assert "\x1b" not in details["tail"]
    assert len(details["tail"]) <= program.MAX_TAIL_SHOWN + 1


def test_output_on_standard_error_does_not_stop_a_program(tmp_path: Path) -> None:
    seat = Seat(write_program(tmp_path, when='sys.stderr.write("alas " * 99999)\nact(message)'))
    assert seat.decide().failure is None
    seat.player.close()


def test_a_flood_of_lines_costs_one_move_for_each_line_read(tmp_path: Path) -> None:
    seat = Seat(write_program(tmp_path, when='while True: print("{}")'))
    assert [seat.problem()[0] for _ in range(3)] == ["field"] * 3
    seat.player.close()


def test_a_program_with_unexpected_output_is_not_reused(tmp_path: Path) -> None:
    path = write_program(tmp_path, when='act(message)\nwhile True: print("{}")')
    seat = Seat(path)
    assert seat.decide().failure is None
    assert seat.problem()[0] == "field"
    seat.player.close()
    seat = Seat(path)
    assert seat.decide().failure is None
    seat.player.close()


def test_an_endlessly_repeated_answer_does_not_block_the_game(tmp_path: Path) -> None:
    seat = Seat(write_program(tmp_path, when="while True: act(message)"))
    assert seat.decide().failure is None
    seat.player.clock = seat.bot.clock = 0.2
    assert seat.problem()[0] == "silent"
    seat.player.close()


def test_a_late_answer_is_ignored(tmp_path: Path) -> None:
    path = write_program(
        tmp_path,
        """
        earlier = []

        def on_ask(message):
            for each in earlier:
                act(each)
            act(message)
            earlier.append(message)
        """,
    )
    seat = Seat(path)
    assert all(seat.decide().failure is None for _ in range(4))
    seat.player.close()


BAD_STARTS = {
    "silence": ("def on_hello(message): time.sleep(1000)", "no-hello"),
    "the end": ("sys.exit(4)", "exit"),
    "another protocol": ('def on_hello(m): say(type="hello", protocol=2, name="x", games=["a"])', "protocol"),
    "a protocol that is true": (
        'def on_hello(m): say(type="hello", protocol=True, name="x", games=["a"])',
        "protocol",
    ),
    "no name": ('def on_hello(m): say(type="hello", protocol=1, games=["a"])', "text"),
    "an author that is none": (
        'def on_hello(m): say(type="hello", protocol=1, name="x", author=1, games=["a"])',
        "text",
    ),
    "no games": ('def on_hello(m): say(type="hello", protocol=1, name="x", games=[])', "field"),
    "games that are none": ('def on_hello(m): say(type="hello", protocol=1, name="x", games=[1])', "field"),
    "something else first": ('print("Welcome!", flush=True)', "not-json"),
}


@pytest.mark.parametrize("bad", BAD_STARTS)
def test_a_program_with_an_invalid_hello_is_rejected(
    tmp_path: Path, bad: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, problem = BAD_STARTS[bad]
    if problem == "no-hello":
        monkeypatch.setattr(program, "STARTUP_SECONDS", 0.2)
    assert Seat(write_program(tmp_path, text)).problem()[0] == problem


def test_a_program_that_cannot_be_started() -> None:
    assert Seat(("./no-such-program",)).problem()[0] == "start"


def test_a_program_is_not_asked_to_play_an_unknown_game(tmp_path: Path) -> None:
    text = 'def on_hello(m): say(type="hello", protocol=1, name="x", games=["chess"])'
    seat = Seat(write_program(tmp_path, text))
    for _ in range(bot.MAX_RESTARTS + 3):
        problem, details = seat.problem()
        assert (problem, details["games"]) == ("game", "chess")


def test_the_number_of_restarts_is_limited(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    path = write_program(tmp_path, f"open({str(starts)!r}, 'a').write('.')", when="sys.exit(1)")
    seat = Seat(path)
    problems = [seat.problem()[0] for _ in range(bot.MAX_RESTARTS + 3)]
    assert problems == ["exit"] * (bot.MAX_RESTARTS + 1) + ["given-up"] * 2
    assert starts.read_text("utf-8") == "." * (bot.MAX_RESTARTS + 1)


def test_one_process_plays_one_seat_at_a_time_and_one_game_after_another(tmp_path: Path) -> None:
    path = write_program(tmp_path, when="act(message, say=f'{os.getpid()} {message[\"id\"]}')")
    first, second = Seat(path), Seat(path)
    one, other = first.decide().said.split(), second.decide().said.split()
    assert one[0] != other[0]
    first.player.close()
    third = Seat(path)
    assert third.decide().said.split() == [one[0], "2"]
    for seat in (second, third):
        seat.player.close()


def test_a_program_is_killed_with_its_children(tmp_path: Path) -> None:
    """The child holds a lock while it runs."""
    lock = tmp_path / "lock"
    lock.touch()
    holding = "import fcntl, time; f = open({!r}); fcntl.flock(f, fcntl.LOCK_EX); time.sleep(1000)"
    path = write_program(
        tmp_path,
        f"""
        import fcntl, subprocess
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        child = subprocess.Popen([sys.executable, "-c", {holding.format(str(lock))!r}])

        def is_locked():
            with open({str(lock)!r}) as file:
                try:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError:
                    return True

        def on_ask(message):
            while not is_locked():
                time.sleep(0.01)
            act(message)

        def on_quit(message):
            pass
        """,
    )
    seat = Seat(path)
    assert seat.decide().failure is None
    seat.player.close()
    PROGRAM_POOL.close()
    with lock.open() as file:
        deadline = time.monotonic() + AMPLE_SECONDS
        while True:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except OSError:
                assert time.monotonic() < deadline, "the child is still there"
                time.sleep(0.01)


@cache
def schema() -> dict[str, Any]:
    content: dict[str, Any] = json.loads((ROOT / "docs" / "protocol.schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(content)
    return content


def validate(line: dict[str, Any], name: str) -> None:
    Draft202012Validator({**schema(), "oneOf": [{"$ref": f"#/$defs/{name}"}]}).validate(line)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, dict[str, Any]]]:
    """Collect all messages between Tricorne and programs."""
    lines: list[tuple[str, dict[str, Any]]] = []
    post, hear = Program.send, Program.read_line

    def posted(self: Program, message: dict[str, Any]) -> None:
        lines.append(("→", message))
        post(self, message)

    def heard(self: Program, *arguments: Any) -> bytes:
        line = hear(self, *arguments)
        lines.append(("←", json.loads(line)))
        return line

    monkeypatch.setattr(Program, "send", posted)
    monkeypatch.setattr(Program, "read_line", heard)
    return lines


DEFINED = {"hello": "hello_from_host", "result": "result_message"}


@pytest.mark.parametrize("name", GAMES)
def test_all_messages_match_the_schema(
    tmp_path: Path, name: str, said: list[tuple[str, dict[str, Any]]]
) -> None:
    path = write_program(
        tmp_path,
        when="""
        more = {"candidates": [{"action": message["legal"][0], "share": 1}], "say": "!"}
        act(message, "dance" if message["move"] == 2 else None, **more)
        """,
    )
    seat = Seat(path, name=name)
    for _ in range(9):
        seat.decide()
    seat.player.close()
    seat = Seat(EXAMPLES["python"], name=name)
    seat.finish()
    PROGRAM_POOL.close()
    kinds = set()
    asks = [line for line in said if line[1]["type"] in ("ask", "action")]
    for place, line in [line for line in said if line not in asks] + asks[::11] + asks[:9]:
        validate(line, "from_host" if place == "→" else "from_program")
        if place == "→":
            kinds.add(line["type"])
            defined = schema()["$defs"][DEFINED.get(line["type"], line["type"])]
            assert set(line) == set(defined["required"]) == set(defined["properties"])
    assert kinds == {"hello", "new", "ask", "error", "result", "leave", "quit"}


def test_no_message_contains_the_seed_of_the_table(said: list[tuple[str, dict[str, Any]]]) -> None:
    game = box("libertalia")
    match = Match(game, 2, "keep this to yourself")
    made = make(f"exec:{EXAMPLES['python'][0]} {EXAMPLES['python'][1]}", game, 0, f"{match.seed} seat 0")
    made.choose(match.observe(0), game.legal(match.state, 0))
    made.close()
    assert any(line["type"] == "new" for _, line in said)
    assert "keep this" not in json.dumps(said)


def test_the_transcript_in_the_documentation_is_correct(said: list[tuple[str, dict[str, Any]]]) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    block = next(found for found in re.findall(r"```text\n(.*?)```", page, re.DOTALL) if "→" in found)
    beginning, end = (part.splitlines() for part in block.split('…\n→ {"type": "result"'))
    game = load("libertalia")
    match = Match(game, 2, "1789")
    guarded = GuardedBot(game, 0, ExternalBot(EXAMPLES["python"], game, 0, "7"), "example", clock=5)
    guarded.bot.clock = 5
    while waiting := match.waiting():
        legal = game.legal(match.state, waiting[0])
        if waiting[0] == 0:
            guarded.catch_up(match)
            match.play(0, guarded.decide(match.observe(0), legal).action)
        else:
            match.play(waiting[0], legal[0])
    assert match.result
    guarded.catch_up(match)
    guarded.finish(match.observe(0), match.result)
    guarded.close()
    PROGRAM_POOL.close()
    real = [f"{place} {json.dumps(line, ensure_ascii=False)}" for place, line in said]
    shown = [*beginning, '→ {"type": "result"' + end[0], *end[1:]]
    for line, wanted in zip(real[: len(beginning)] + real[-len(end) :], shown, strict=True):
        assert re.fullmatch(".*".join(re.escape(part) for part in wanted.split("…")), line), wanted


def test_the_limits_in_the_documentation_are_correct() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for value in (
        f"| `STARTUP_SECONDS` | {STARTUP_SECONDS:g} seconds",
        f"| `MAX_LINE_BYTES` | {messages.MAX_LINE_BYTES} bytes",
        f"| `SHUTDOWN_SECONDS` | {program.SHUTDOWN_SECONDS:g} second ",
        f"| `MAX_RESTARTS` | {bot.MAX_RESTARTS} in a game",
        f"| `STDERR_TAIL_BYTES` | {program.STDERR_TAIL_BYTES} bytes",
        f"in each `ask`; {bot.DEFAULT_CLOCK:g} where a table has no clock",
        f"`GRACE` ({guarded_bot.GRACE:g} seconds)",
        f"more than {messages.MAX_DIGITS} digits",
        f"up to {messages.MAX_NAME_LENGTH} characters",
    ):
        assert value in page


@pytest.mark.parametrize("language", EXAMPLES)
def test_the_examples_follow_the_protocol(language: str) -> None:
    games = {name: box(name) for name in GAMES}
    findings = list(ConformanceCheck(EXAMPLES[language], games, AMPLE_SECONDS).run())
    assert len(findings) > 15
    assert [finding for finding in findings if finding.failure] == []


@pytest.mark.parametrize("language", EXAMPLES)
def test_an_example_is_short(language: str) -> None:
    assert len(Path(EXAMPLES[language][1]).read_text("utf-8").splitlines()) <= 80


@pytest.mark.parametrize("name", GAMES)
def test_an_example_plays_better_than_random(name: str) -> None:
    """With these seeds, it wins at least four of six games against two random bots."""
    game, wins = box(name), 0
    for number in range(6):
        match = Match(game, 3, f"example {number}")
        rivals = [make("random", game, seat, f"{number} {seat}") for seat in range(3)]
        example = ExternalBot(EXAMPLES["python"], game, 0, str(number))
        while waiting := match.waiting():
            seat = waiting[0]
            legal = game.legal(match.state, seat)
            asked = example if seat == 0 and len(legal) > 1 else rivals[seat]
            match.play(seat, asked.choose(match.observe(seat), legal))
        example.close()
        assert match.result
        wins += 0 in match.result.winners
    assert wins >= 4
