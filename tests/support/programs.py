"""Small programs to be bots, written for a test."""

from __future__ import annotations

import sys
from pathlib import Path
from textwrap import dedent, indent

# Enough to talk; what a test is about stands in the functions that it gives.
FRAME = """
import json, os, signal, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

def act(message, action=None, **more):
    say(**{"type": "action", "id": message["id"], "move": message["move"],
           "action": action or message["legal"][0], **more})

def on_hello(message):
    say(type="hello", protocol=1, name="test", games=message["games"])

def on_ask(message):
    act(message)

def on_quit(message):
    sys.exit()

@HERE@

for line in sys.stdin:
    message = json.loads(line)
    handler = globals().get("on_" + message["type"])
    if handler:
        handler(message)
"""


def write_program(directory: Path, text: str = "", *, when: str = "", name: str = "program.py") -> Path:
    """Write a program that plays the first legal action, except for what is given.

    `text` may define `on_hello`, `on_ask` and the like; `when` is what to do when asked.
    """
    body = dedent(text)
    if when:
        body += f"\ndef on_ask(message):\n{indent(dedent(when), '    ')}\n"
    path = directory / name
    path.write_text(FRAME.replace("@HERE@", body), "utf-8")
    return path


def command(path: Path) -> tuple[str, ...]:
    """Return how to run a program."""
    return (sys.executable, "-S", "-E", str(path))
