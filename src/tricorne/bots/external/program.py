"""The process of an external bot: its pipes, its limits, and a pool of idle processes."""

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
from tricorne.bots.external.messages import MAX_LINE_BYTES, Hello, JsonObject

STARTUP_SECONDS = 10.0
"""The time a program has to answer `hello`."""
SHUTDOWN_SECONDS = 1.0
"""The time a program has to end after `quit`; then it is killed."""
STDERR_TAIL_BYTES = 2_000
"""How much of a program's standard error is kept."""
MAX_TAIL_SHOWN = 300
MAX_IDLE = 8
"""How many idle processes of one command are kept for the next game."""

CHUNK = 65_536


class ProgramFailed(BotFailed):
    """The process cannot be used any more and has to be restarted."""


class Program:
    """A process in its own process group, with non-blocking pipes.

    All waiting happens in `_pump`, which reads and writes whatever the pipes
    take, up to a deadline, so that no program can block the caller.
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
        self._stdin = self._process.stdin.fileno()
        self._stdout = self._process.stdout.fileno()
        self._stderr = self._process.stderr.fileno()
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe, False)
        self._open = {self._stdin, self._stdout, self._stderr}
        self._outgoing = bytearray()
        self._incoming = bytearray()
        self._stderr_tail = bytearray()

    def handshake(self) -> Hello:
        """Exchange `hello` messages; a program that fails to is killed."""
        self.send(messages.hello_message())
        try:
            deadline = monotonic() + STARTUP_SECONDS
            return messages.parse_hello(
                messages.decode(self.read_line(deadline, STARTUP_SECONDS, "outside-no-hello"))
            )
        except BotFailed as error:
            self.kill()
            raise ProgramFailed(error.message.key, **error.message.arguments) from None

    def next_game_id(self) -> str:
        """Return the id of another game in this process."""
        self.games += 1
        return str(self.games)

    def send(self, message: JsonObject) -> None:
        """Queue a message; it is written when the program reads."""
        self._outgoing += messages.encode(message)

    def read_line(self, deadline: float, allowed: float, timeout_key: str = "outside-silent") -> bytes:
        """Wait for a line. A program that times out or has closed its output is killed.

        After the deadline no line counts, so that endless useless lines delay
        nobody. `allowed` are the seconds named in the error message.
        """
        late = monotonic() >= deadline
        self._pump(deadline, lambda: not self._outgoing and (self._has_line() or not self._is_stdout_open()))
        end = self._incoming.find(b"\n")
        if max(end, len(self._incoming) if end < 0 else 0) > MAX_LINE_BYTES:
            self.kill()
            text = messages.quote(_decode(self._incoming))
            raise ProgramFailed("outside-too-long", most=MAX_LINE_BYTES, text=text)
        if end >= 0 and not self._outgoing and not late:
            line = bytes(self._incoming[:end])
            del self._incoming[: end + 1]
            return line
        ended = not self._is_stdout_open()
        code = self.kill()
        if not ended:
            raise ProgramFailed(timeout_key, seconds=f"{allowed:g}", **self._last_words())
        if code == -signal.SIGKILL:
            raise ProgramFailed("outside-closed", **self._last_words())
        raise ProgramFailed("outside-exit", code=code, **self._last_words())

    def flush(self) -> bool:
        """Wait until the program has read everything that was sent; return whether it has."""
        self._pump(monotonic() + SHUTDOWN_SECONDS, lambda: not self._outgoing)
        return not self._outgoing and self._stdin in self._open

    def unexpected_output(self) -> bytes:
        """Return what the program has written without being asked."""
        self._pump(monotonic(), self._has_line)
        return bytes(self._incoming)

    def shut_down(self, *, send_quit: bool = True) -> bool:
        """Ask the program to end, by `quit` or just by closing its input; return whether it did."""
        if send_quit:
            self.send(messages.quit_message())
        self.flush()
        self._close_pipe(self._stdin)
        ended = self._pump(monotonic() + SHUTDOWN_SECONDS, self._drain)
        return self.kill() != -signal.SIGKILL and ended

    def kill(self) -> int:
        """Kill the program with all its children, and return its exit code."""
        # The group is killed before its leader is reaped: until then, its id cannot be reused.
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        try:
            code = self._process.wait(SHUTDOWN_SECONDS)
        except subprocess.TimeoutExpired:
            code = -signal.SIGKILL
        if self._stderr in self._open:
            self._read_stderr()
        for pipe in tuple(self._open):
            self._close_pipe(pipe)
        return code

    def _has_line(self) -> bool:
        return b"\n" in self._incoming or len(self._incoming) > MAX_LINE_BYTES

    def _is_stdout_open(self) -> bool:
        return self._stdout in self._open

    def _drain(self) -> bool:
        """Discard output; return whether the program has closed it."""
        self._incoming.clear()
        return not self._is_stdout_open()

    def _pump(self, deadline: float, done: Callable[[], bool]) -> bool:
        """Read and write until a condition holds or the deadline passes; return whether it holds."""
        while not done():
            left = deadline - monotonic()
            self._poll(max(0.0, left))
            if left <= 0:
                return done()
        return True

    def _poll(self, seconds: float) -> None:
        """Wait until a pipe is ready, and use it."""
        poll = select.poll()
        if self._stderr in self._open:
            poll.register(self._stderr, select.POLLIN)
        if self._stdout in self._open and not self._has_line():
            poll.register(self._stdout, select.POLLIN)
        if self._stdin in self._open and self._outgoing:
            poll.register(self._stdin, select.POLLOUT)
        for pipe, _ in poll.poll(ceil(seconds * 1000)):
            if pipe == self._stdin:
                self._write_stdin()
            elif pipe == self._stdout:
                self._read_stdout()
            else:
                self._read_stderr()

    def _write_stdin(self) -> None:
        try:
            del self._outgoing[: os.write(self._stdin, self._outgoing[:CHUNK])]
        except BlockingIOError:
            return
        except OSError:  # the program has closed its input: what is left cannot be delivered
            self._outgoing.clear()
            self._close_pipe(self._stdin)

    def _read_stdout(self) -> None:
        with contextlib.suppress(BlockingIOError):
            chunk = os.read(self._stdout, CHUNK)
            self._incoming += chunk
            if not chunk:
                self._close_pipe(self._stdout)

    def _read_stderr(self) -> None:
        with contextlib.suppress(BlockingIOError):
            chunk = os.read(self._stderr, CHUNK)
            self._stderr_tail = (self._stderr_tail + chunk)[-STDERR_TAIL_BYTES:]
            if not chunk:
                self._close_pipe(self._stderr)

    def _close_pipe(self, pipe: int) -> None:
        """Close our end of a pipe, by the file that owns it."""
        if pipe in self._open:
            self._open.discard(pipe)
            for file in (self._process.stdin, self._process.stdout, self._process.stderr):
                if file and not file.closed and file.fileno() == pipe:
                    file.close()

    def _last_words(self) -> dict[str, str | int]:
        """Return the end of standard error, as arguments for a message."""
        text = " ".join(_decode(self._stderr_tail).split())
        tail = text if len(text) <= MAX_TAIL_SHOWN else f"…{text[-MAX_TAIL_SHOWN:]}"
        shown = messages.quote(tail, MAX_TAIL_SHOWN + 1)
        return {"lines": 1 if shown else 0, "tail": shown}


def _decode(text: bytes | bytearray) -> str:
    return text.decode("utf-8", "replace")


class ProgramPool:
    """Idle processes between games. Each plays one seat at a time, so that none sees two hands of a game."""

    def __init__(self) -> None:
        self._idle: dict[tuple[str, ...], list[tuple[Program, Hello]]] = defaultdict(list)
        self._lock = Lock()
        atexit.register(self.close)

    def acquire(self, command: Sequence[str]) -> tuple[Program, Hello]:
        """Return an idle process, or start one."""
        with self._lock:
            if self._idle[tuple(command)]:
                return self._idle[tuple(command)].pop()
        program = Program(command)
        return program, program.handshake()

    def release(self, program: Program, hello: Hello) -> None:
        """Keep a process for the next game; if there are too many, shut it down."""
        with self._lock:
            idle = self._idle[program.command]
            if len(idle) < MAX_IDLE:
                idle.append((program, hello))
                return
        program.shut_down()

    def close(self) -> None:
        """Shut down all idle processes."""
        with self._lock:
            programs = [program for idle in self._idle.values() for program, _ in idle]
            self._idle.clear()
        for program in programs:
            program.shut_down()


PROGRAM_POOL = ProgramPool()
