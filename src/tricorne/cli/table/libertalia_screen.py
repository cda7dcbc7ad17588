"""Libertalia in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tricorne.errors import Argument
from tricorne.games.game import Observation
from tricorne.i18n.narration import Narrator

View = Mapping[str, Any]


class LibertaliaScreen:
    """Draws a game of Libertalia from the view of a seat."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator
        header = narrator.game.trace_header()
        self.characters: dict[int, str] = {entry["rank"]: entry["name"] for entry in header["characters"]}

    def say(self, key: str, **arguments: Argument) -> str:
        """Translate one of the game's messages."""
        return self.narrator.translations.say(f"libertalia-{key}", **arguments)

    def board(self, view: View, observation: Observation | None) -> RenderableType:
        """Draw everything that a seat sees."""
        parts = [self._standing(view), self._players(view), self._homes(view)]
        if view["seat"] is not None:
            parts.append(self._hand(view))
        return Group(*parts)

    def _standing(self, view: View) -> RenderableType:
        standing = self.say("standing", campaign=view["campaign"], day=view["day"], phase=view["phase"])
        bag = view["bag"]
        bag_text = (
            self.say("bag-open", **bag["tokens"]) if bag["tokens"] else self.say("bag", count=bag["size"])
        )
        lines = [Text(standing), Text(f"{bag_text} · {self.say('unseen', count=len(view['unseen']))}")]
        for day, tokens in enumerate(view["board"], 1):
            label = self.narrator.translations.say("table-label", label=self.say("day", day=day))
            line = f"{label} {self._heap(tokens)}"
            lines.append(Text(line, "bold" if day == view["day"] else "dim"))
        if view["ship"]:
            aboard = [
                self.say(
                    "aboard",
                    number=sailor["rank"],
                    name=self._name(sailor["rank"]),
                    seat=self.narrator.name(sailor["seat"]),
                )
                for sailor in view["ship"]
            ]
            lines.append(Text(self.say("ship", characters=" → ".join(aboard))))
        return Panel(Group(*lines), title=self.say("title"))

    def _heap(self, tokens: Mapping[str, int]) -> str:
        return self.say("heap", **tokens).strip() or self.say("nothing")

    def _players(self, view: View) -> RenderableType:
        names = ("number", "seat", "colour", "score", "doubloons", "hand", "booty", "ready")
        grid = Grid(*(self.say(f"column-{name}") for name in names), box=SIMPLE_HEAD)
        for seat in range(view["players"]):
            booty = view["booty"][seat]
            hidden = self.say("some-tokens", count=booty["size"])
            grid.add_row(
                str(seat),
                Text(self.narrator.name(seat), "bold" if seat in view["waiting"] else ""),
                self.say("colour", colour=view["colours"][seat]),
                str(view["scores"][seat]),
                str(view["doubloons"][seat]),
                str(view["hands"][seat]["size"]),
                hidden if booty["tokens"] is None else self._heap(booty["tokens"]),
                self.say("ready") if seat in view["ready"] else "",
            )
        return grid

    def _homes(self, view: View) -> RenderableType:
        lines = []
        listed = self.narrator.translations.listed
        for seat in range(view["players"]):
            name, cemetery = self.narrator.name(seat), view["cemeteries"][seat]
            if view["dens"][seat]:
                lines.append(self.say("den", seat=name, characters=listed(self._ranks(view["dens"][seat]))))
            if cemetery["size"]:
                known = self._ranks(cemetery["cards"])
                unsure = cemetery["size"] - len(cemetery["cards"])
                known += [self.say("cemetery-more", count=unsure)] if unsure else []
                lines.append(self.say("cemetery", seat=name, characters=listed(known)))
        return Group(*(Text(line) for line in lines))

    def _ranks(self, ranks: Sequence[int]) -> list[str]:
        return [self._character(rank) for rank in ranks]

    def _character(self, rank: int) -> str:
        return f"{rank} {self._name(rank)}"

    def _name(self, rank: int) -> str:
        return self.narrator.translations.name("libertalia", self.characters[rank])

    def _hand(self, view: View) -> RenderableType:
        seat = view["seat"]
        grid = Grid.grid(padding=(0, 2))
        for rank in view["hands"][seat]["cards"]:
            chosen = self.say("chosen") if rank == view["chosen"] else ""
            name = Text(f"{self._character(rank)} {chosen}", "bold" if chosen else "")
            grid.add_row(name, Text(self.say(f"does-{rank}"), "dim"))
        return Group(Text(self.say("hand", seat=self.narrator.name(seat)), "italic"), grid)

    def question(self, view: View) -> str:
        """Describe the question."""
        about = view["about"]
        rank: dict[str, Argument] = {"rank": self.characters[about["rank"]]} if "rank" in about else {}
        return self.say(f"ask-{view['ask']}", **rank)

    def choice(self, view: View, action: str) -> str:
        """Describe what an action means in this position."""
        verb, *operands = action.split()
        arguments: dict[str, Argument] = {}
        if verb in ("keep", "loot", "trade"):
            arguments["kind"] = operands[-1]
        elif operands:
            arguments["rank"] = self.characters[int(operands[-1])]
        if verb == "trade":
            arguments["count"] = int(operands[0])
        if verb in ("shoot", "saber"):
            arguments["owner"] = self.narrator.name(int(operands[0]))
        return self.say(f"action-{verb}", **arguments)

    def legend(self) -> RenderableType:
        """Explain the symbols on the board."""
        return Text(self.say("legend"))
