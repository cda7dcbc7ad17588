"""A program that plays: its process, the lines between, and the limits that hold it."""

from __future__ import annotations

import atexit
import contextlib
import os
import select
import signal
import subprocess
from collections import defaultdict
from collections.abc import Callable, Sequence
from math import ceil
from threading import Lock
from time import monotonic

from tricorne.bots.bot import BotFailed
from tricorne.bots.external import messages
from tricorne.bots.external.messages import LONGEST_LINE, Hello, Line

START_UP = 10.0
"""Seconds that a program has to say hello."""
FAREWELL = 1.0
"""Seconds that a program has to end when it is told to; then it is killed."""
ERROR_TAIL = 2_000
"""Bytes kept of what a program last wrote on standard error."""
TAIL_SHOWN = 300
MOST_IDLE = 8
"""Programs of one command that are kept for the next game."""

CHUNK = 65_536


class ProgramFailed(BotFailed):
    """A program that is of no further use: it has to be started anew."""


class Program:
    """A process of its own group, and the lines to it and from it.

    All waiting is done in `_exchange`, which reads and writes what the pipes take
    and ends at a deadline, so that no program can hold up this one.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self.command = tuple(command)
        self.games = 0
        try:
            self._process = subprocess.Popen(  # noqa: S603 - running the user's program is the point
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise ProgramFailed("outside-start", problem=str(error)) from None
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._input = self._process.stdin.fileno()
        self._output = self._process.stdout.fileno()
        self._errors = self._process.stderr.fileno()
        for pipe in (self._input, self._output, self._errors):
            os.set_blocking(pipe, False)
        self._open = {self._input, self._output, self._errors}
        self._to_write = bytearray()
        self._read = bytearray()
        self._tail = bytearray()

    def greet(self) -> Hello:
        """Exchange greetings; a program that cannot is ended."""
        self.post(messages.hello())
        try:
            return messages.read_hello(
                messages.read(self.line(monotonic() + START_UP, START_UP, "outside-no-hello"))
            )
        except BotFailed as error:
            self.end()
            raise ProgramFailed(error.message.key, **error.message.arguments) from None

    def next_game(self) -> str:
        """Return the number of another game in this process."""
        self.games += 1
        return str(self.games)

    def post(self, message: Line) -> None:
        """Send a message as soon as the program reads."""
        self._to_write += messages.write(message)

    def line(self, deadline: float, allowed: float, silent: str = "outside-silent") -> bytes:
        """Wait for a line. A program that gives none in the seconds allowed, or never will, is ended.

        After the deadline none counts, so that nobody waits for ever behind lines that are of no use.
        """
        late = monotonic() >= deadline
        self._exchange(deadline, lambda: not self._to_write and (self._has_line() or not self._is_speaking()))
        end = self._read.find(b"\n")
        if max(end, len(self._read) if end < 0 else 0) > LONGEST_LINE:
            self.end()
            raise ProgramFailed("outside-too-long", most=LONGEST_LINE, text=messages.quote(_text(self._read)))
        if end >= 0 and not self._to_write and not late:
            line = bytes(self._read[:end])
            del self._read[: end + 1]
            return line
        ended = not self._is_speaking()
        code = self.end()
        if not ended:
            raise ProgramFailed(silent, seconds=f"{allowed:g}", **self._last_words())
        if code == -signal.SIGKILL:
            raise ProgramFailed("outside-closed", **self._last_words())
        raise ProgramFailed("outside-exit", code=code, **self._last_words())

    def deliver(self) -> bool:
        """Wait until the program has taken all that was sent; say whether it has."""
        self._exchange(monotonic() + FAREWELL, lambda: not self._to_write)
        return not self._to_write and self._input in self._open

    def unasked(self) -> bytes:
        """Return what the program has written beyond what was read."""
        self._exchange(monotonic(), self._has_line)
        return bytes(self._read)

    def dismiss(self, *, politely: bool = True) -> bool:
        """Tell the program to end, by a message or just by the end of its input; say whether it did."""
        if politely:
            self.post(messages.leave_all())
        self.deliver()
        self._close(self._input)
        obeyed = self._exchange(monotonic() + FAREWELL, self._is_done_speaking)
        return self.end() != -signal.SIGKILL and obeyed

    def end(self) -> int:
        """Kill the program with all its children, and return how it ended."""
        # The group is killed before its leader is waited for: until then, no other can have its number.
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        try:
            code = self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            code = -signal.SIGKILL
        if self._errors in self._open:
            self._take_errors()
        for pipe in tuple(self._open):
            self._close(pipe)
        return code

    def _has_line(self) -> bool:
        return b"\n" in self._read or len(self._read) > LONGEST_LINE

    def _is_speaking(self) -> bool:
        return self._output in self._open

    def _is_done_speaking(self) -> bool:
        self._read.clear()
        return not self._is_speaking()

    def _exchange(self, deadline: float, done: Callable[[], bool]) -> bool:
        """Read and write until something is so, or the time is over; say whether it is so."""
        while not done():
            left = deadline - monotonic()
            self._move_bytes(max(0.0, left))
            if left <= 0:
                return done()
        return True

    def _move_bytes(self, seconds: float) -> None:
        """Wait for any pipe that is ready, and use it."""
        poll = select.poll()
        if self._errors in self._open:
            poll.register(self._errors, select.POLLIN)
        if self._output in self._open and not self._has_line():
            poll.register(self._output, select.POLLIN)
        if self._input in self._open and self._to_write:
            poll.register(self._input, select.POLLOUT)
        for pipe, _ in poll.poll(ceil(seconds * 1000)):
            if pipe == self._input:
                self._give()
            elif pipe == self._output:
                self._take()
            else:
                self._take_errors()

    def _give(self) -> None:
        try:
            del self._to_write[: os.write(self._input, self._to_write[:CHUNK])]
        except BlockingIOError:
            return
        except OSError:  # it reads no longer: what it should have heard is lost
            self._to_write.clear()
            self._close(self._input)

    def _take(self) -> None:
        with contextlib.suppress(BlockingIOError):
            found = os.read(self._output, CHUNK)
            self._read += found
            if not found:
                self._close(self._output)

    def _take_errors(self) -> None:
        with contextlib.suppress(BlockingIOError):
            found = os.read(self._errors, CHUNK)
            self._tail = (self._tail + found)[-ERROR_TAIL:]
            if not found:
                self._close(self._errors)

    def _close(self, pipe: int) -> None:
        """Close one end of a pipe, by the file that owns it."""
        if pipe in self._open:
            self._open.discard(pipe)
            for file in (self._process.stdin, self._process.stdout, self._process.stderr):
                if file and not file.closed and file.fileno() == pipe:
                    file.close()

    def _last_words(self) -> dict[str, str | int]:
        """Return what the program last wrote on standard error."""
        said = " ".join(_text(self._tail).split())
        shown = messages.quote(said if len(said) <= TAIL_SHOWN else f"…{said[-TAIL_SHOWN:]}", TAIL_SHOWN + 1)
        return {"lines": 1 if shown else 0, "tail": shown}


def _text(found: bytes | bytearray) -> str:
    return found.decode("utf-8", "replace")


class Programs:
    """Programs between two games. Each plays one seat at a time, so that none sees two hands of a game."""

    def __init__(self) -> None:
        self._idle: dict[tuple[str, ...], list[tuple[Program, Hello]]] = defaultdict(list)
        self._lock = Lock()
        atexit.register(self.dismiss)

    def take(self, command: Sequence[str]) -> tuple[Program, Hello]:
        """Return a program that is free, or start one."""
        with self._lock:
            if self._idle[tuple(command)]:
                return self._idle[tuple(command)].pop()
        program = Program(command)
        return program, program.greet()

    def give_back(self, program: Program, hello: Hello) -> None:
        """Keep a program for the next game; one too many is dismissed."""
        with self._lock:
            idle = self._idle[program.command]
            if len(idle) < MOST_IDLE:
                idle.append((program, hello))
                return
        program.dismiss()

    def dismiss(self) -> None:
        """End all programs that are free."""
        with self._lock:
            waiting = [program for idle in self._idle.values() for program, _ in idle]
            self._idle.clear()
        for program in waiting:
            program.dismiss()


PROGRAMS = Programs()
