"""Writes small programs that play as external bots."""

from __future__ import annotations

import sys
from pathlib import Path
from textwrap import dedent, indent

# The frame of a program; a test overrides some of its functions.
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

@FUNCTIONS@

for line in sys.stdin:
    message = json.loads(line)
    handler = globals().get("on_" + message["type"])
    if handler:
        handler(message)
"""


def write_program(directory: Path, text: str = "", *, when: str = "", name: str = "program.py") -> Path:
    """Write a program that plays the first legal action.

    `text` may override `on_hello`, `on_ask` and the like; `when` is the body of `on_ask`.
    """
    body = dedent(text)
    if when:
        body += f"\ndef on_ask(message):\n{indent(dedent(when), '    ')}\n"
    path = directory / name
    path.write_text(FRAME.replace("@FUNCTIONS@", body), "utf-8")
    return path


def command(path: Path) -> tuple[str, ...]:
    """Return the command that runs a program."""
    return (sys.executable, "-S", "-E", str(path))
