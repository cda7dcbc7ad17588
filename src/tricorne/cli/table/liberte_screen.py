"""Liberté in the terminal. Letters stand for colours, so that it can be read without them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tricorne.errors import Argument
from tricorne.games.game import Observation
from tricorne.i18n.narration import Narrator

FACTIONS = ("blue", "white", "red")
STYLES = {"blue": "bright_blue", "white": "bold", "red": "bright_red"}
MARKS = ("cannon", "sans_culottes", "general")

View = Mapping[str, Any]


class LiberteScreen:
    """Draws a game of Liberté from the view of a seat."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator
        reference = narrator.game.reference()
        self.cards: dict[int, dict[str, Any]] = {card["id"]: card for card in reference["cards"]}
        self.provinces: dict[int, dict[str, Any]] = {
            province["number"]: province for province in reference["provinces"]
        }
        self.battles: dict[str, int] = reference["battles"]
        self.battle_names: dict[str, str] = reference["battle_names"]

    def say(self, key: str, **arguments: Argument) -> str:
        """Translate one of the game's messages."""
        return self.narrator.translations.say(f"liberte-{key}", **arguments)

    def _label(self, key: str) -> str:
        return self.narrator.translations.say("table-label", label=self.say(key))

    def board(self, view: View, observation: Observation | None) -> RenderableType:
        """Draw everything that a seat sees."""
        parts = [self._standing(view), self._map(view), self._players(view), self._beside_the_deck(view)]
        if view["seat"] is not None:
            parts.append(self._hand(view, observation))
        return Group(*parts)

    def _standing(self, view: View) -> RenderableType:
        lines = [
            self.say(
                "standing",
                turn=view["turn"],
                phase=view["phase"],
                round=view["round"],
                ending=int(view["ending"]),
            ),
            self.say("order", order=" → ".join(self.narrator.name(seat) for seat in view["order"])),
        ]
        government = self.say("no-government")
        if view["government"]:
            government = self.say("government", faction=view["government"])
        if view["opposition"]:
            government += " · " + self.say("opposition", faction=view["opposition"])
        battle = self.say("no-battle")
        turn = str(view["turn"])
        if turn in self.battles:
            battle = self.say("battle", name=self.battle_names[turn], points=self.battles[turn])
        lost = self.say("lost-battles", count=view["lost_battles"], owed=view["white_owed"])
        royal = self.say("counter-revolution", count=view["counter_revolution"])
        lines += [government, f"{battle} · {lost} · {royal}"]
        blocks = Text()
        counts = {"supply": view["supply"], "track": view["track"]}
        if any(view["reserve"].values()):
            counts["reserve"] = view["reserve"]
        for name, row in counts.items():
            blocks.append(f"{self._label(name)} ").append(self._by_faction(row)).append("   ")
        return Panel(Group(*(Text(line) for line in lines), blocks), title=self.say("title"))

    def _by_faction(self, row: Mapping[str, int]) -> Text:
        text = Text()
        for faction in FACTIONS:
            text.append(f"{self.say('letter', faction=faction)} {row[faction]}  ", STYLES[faction])
        return text

    def _map(self, view: View) -> RenderableType:
        regions: dict[str, list[RenderableType]] = {}
        for number, province in self.provinces.items():
            row = Text(f"{number:>2} {province['name']}")
            row.append(" ⚜" if province["fleur_de_lis"] else "")
            row.append(" " + "★" * province["victory_points"] if province["victory_points"] else "")
            for stack in view["provinces"].get(str(number), ()):
                row.append("  ").append(self._stack(stack))
            regions.setdefault(province["region"], []).append(row)
        panels = [Panel(Group(*rows), title=region) for region, rows in regions.items()]
        return Columns(panels, width=37)

    def _stack(self, stack: Mapping[str, Any]) -> Text:
        blocks = self.say("letter", faction=stack["faction"]) * stack["height"]
        return Text(f"{stack['seat']}:{blocks}", STYLES[stack["faction"]])

    def _players(self, view: View) -> RenderableType:
        names = ("number", "seat", "vp", "hand", "tokens", "battle", "votes", "presence")
        grid = Grid(*(self.say(f"column-{name}") for name in names), box=SIMPLE_HEAD)
        displays = Text()
        for seat in range(view["players"]):
            votes = "/".join(str(view["votes"][seat][faction]) for faction in FACTIONS)
            cards = view["displays"][seat]
            if cards:
                displays.append("\n" if displays else "")
                displays.append(self.say("display", seat=self.narrator.name(seat)) + " ")
                displays.append(Text(" · ").join(self.card(card) for card in cards))
            grid.add_row(
                str(seat),
                Text(self.narrator.name(seat), "bold" if seat in view["waiting"] else ""),
                str(view["vp"][seat]),
                str(view["hands"][seat]["size"]),
                str(view["tokens"][seat]),
                str(view["battle_box"][seat]),
                votes,
                self.say("presence") if seat in view["presence"] else "",
            )
        return Group(grid, displays)

    def card(self, card: int) -> Text:
        """Format a card: number, name, colour, value and symbols."""
        about = self.cards[card]
        text = Text(f"{card} {self.narrator.translations.name('liberte', about['name'])}")
        if about["faction"]:
            letter = self.say("letter", faction=about["faction"])
            text.append(f" {letter}{about['value']}", STYLES[about["faction"]])
        marks = self._marks(about)
        return text.append(f" ({marks})" if marks else "")

    def _marks(self, about: Mapping[str, Any]) -> str:
        shown = [mark for mark in MARKS if about[mark]]
        return ", ".join(self.say(f"mark-{mark.replace('_', '-')}") for mark in shown)

    def _beside_the_deck(self, view: View) -> RenderableType:
        shown = [self.card(card) for card in view["face_up"] if card]
        text = Text(f"{self._label('face-up')} ").append(Text(" · ").join(shown))
        sizes = self.say("deck", deck=view["deck"], discards=len(view["discards"]), box=len(view["box"]))
        lines = [text, Text(sizes)]
        if view["in_play"]:
            lines.append(Text(self.say("in-play", card=self.cards[view["in_play"]]["name"])))
        return Group(*lines)

    def _hand(self, view: View, observation: Observation) -> RenderableType:
        seat = view["seat"]
        reasons = {card: self._why_not(view, observation, card) for card in view["hands"][seat]["cards"]}
        names = ["card", "faction", "region", *(["now"] if any(reasons.values()) else [])]
        title = self.say("hand", seat=self.narrator.name(seat))
        grid = Grid(*(self.say(f"column-{name}") for name in names), title=title, box=SIMPLE_HEAD)
        for card, reason in reasons.items():
            about = self.cards[card]
            faction = about["faction"]
            row = [
                self.card(card),
                Text(self.say("faction", faction=faction), STYLES[faction]) if faction else "",
                about["region"] or self.say(f"type-{about['type']}"),
                Text(reason, "dim"),
            ]
            grid.add_row(*row[: len(names)])
        return grid

    def _why_not(self, view: View, observation: Observation, card: int) -> str:
        """Explain why a card in hand cannot be played now, if the question is what to play."""
        seat, game = view["seat"], self.narrator.game
        if seat not in view["waiting"] or view["ask"] not in ("action", "more"):
            return ""
        reason = game.why_not(observation, seat, game.actions.parse(f"play {card}"))
        return self.narrator.say(reason) if reason else ""

    def question(self, view: View) -> str:
        """Describe the question."""
        ask, about = view["ask"], view["about"]
        if ask == "advance" and "province" in about:
            return self.say("ask-advance-province", province=self.provinces[about["province"]]["name"])
        arguments: dict[str, Argument] = {}
        if "contest" in about:
            arguments["contest"] = about["contest"]
        if "card" in about:
            arguments["card"] = self.cards[about["card"]]["name"]
            arguments["left"] = about.get("left", 0)
        return self.say(f"ask-{ask}", **arguments)

    def choice(self, view: View, action: str) -> str:
        """Describe what an action means in this position."""
        verb, *operands = action.split()
        arguments: dict[str, Argument] = {}
        if verb in ("place", "remove"):
            arguments["province"] = self._province(view, int(operands[0]))
        elif operands:
            arguments["card"] = self.card(int(operands[0])).plain.partition(" ")[2]
        if verb == "remove":
            owner = int(operands[1])
            stack = next(stack for stack in view["provinces"][operands[0]] if stack["seat"] == owner)
            arguments |= {
                "owner": self.narrator.name(owner),
                "faction": stack["faction"],
                "height": stack["height"],
            }
        if verb == "strike":
            card = int(operands[0])
            owner = next(seat for seat, display in enumerate(view["displays"]) if card in display)
            arguments["owner"] = self.narrator.name(owner)
        return self.say(f"action-{verb}", **arguments)

    def _province(self, view: View, number: int) -> str:
        stacks = [self._stack(stack).plain for stack in view["provinces"].get(str(number), ())]
        return " ".join([self.provinces[number]["name"], *stacks])

    def legend(self) -> RenderableType:
        """Explain the symbols on the board."""
        return Text(self.say("legend"))
