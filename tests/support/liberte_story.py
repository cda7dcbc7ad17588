"""What a game of Liberté shows: the cases that the corpus must hold, and finding them in a game.

A case is a short text such as `played:71` or `contest:paris:broken later`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tricorne.games.events import Event
from tricorne.games.game import State
from tricorne.games.liberte import Liberte
from tricorne.games.liberte.specials import Special
from tricorne.games.liberte.state import (
    DISPLAY_ROOM,
    PARIS,
    SEATS,
    Contest,
    Edition,
    Ending,
    Faction,
    Phase,
    Type,
)
from tricorne.games.liberte.vocabulary import SPACE, Ask, Happening, Step

DECIDED = {"battle_won", "battle_lost", "elected", "nobody_elected", "government", "opposition", "award"}
ONE_ROUND = ("battle", "province")
REPEATED = ("paris", "government", "opposition", "first", "second", "lead")
COLOURS = {
    Special.BREAD_SHORTAGE: ("blue", "white", "red"),
    Special.RELIGIOUS_PROBLEMS: ("blue", "red"),
    Special.TERROR: ("blue", "white", "red"),
}
STRUCK = {
    Special.EMIGRATION: ("personality",),
    Special.GUILLOTINE: ("personality",),
    Special.PURGE: ("personality", "club"),
    Special.TERROR: ("personality", "club"),
}


def word(member: Any) -> str:
    """Write the member of an enumeration."""
    return str(member.name).lower().replace("_", " ")


def wanted(game: Liberte) -> set[str]:
    """List every case that the corpus must hold."""
    box = game.box
    cards = range(1, int(box.cards) + 1)
    cases = {f"played:{card}" for card in cards}
    cases |= {f"kept:{card}" for card in cards if box.type[card] != Type.SPECIAL}
    cases |= {f"verb:{verb.name}" for verb in SPACE.verbs}
    cases |= {f"ask:{word(ask)}" for ask in Ask if ask != Ask.NOTHING}
    cases |= {f"told:{word(kind)}" for kind in Happening}
    for special, colours in COLOURS.items():
        cases |= {f"removed:{word(special)}:{colour}" for colour in colours}
        cases |= {f"removed:{word(special)}:own", f"removed:{word(special)}:other"}
    for special, types in STRUCK.items():
        cases |= {f"struck:{word(special)}:{kind}" for kind in types}
        cases |= {f"struck:{word(special)}:own", f"struck:{word(special)}:other"}
    cases |= {"terror:spared", "terror:no card to strike"}
    cases |= {
        f"by itself:{what}"
        for what in (
            "pass",
            "block placed",
            "block removed",
            "card struck",
            "card dropped",
            "card taken",
            "refresh",
        )
    }
    cases |= {"asked:claim or one action", "asked:end only"}
    for contest in (*ONE_ROUND, *REPEATED):
        cases |= {f"contest:{contest}:{how}" for how in ("broken at once", "unbroken", "nobody can join")}
    for contest in REPEATED:
        cases |= {f"contest:{contest}:{how}" for how in ("broken later", "unbroken later", "drop-out")}
    # Who is tied in a battle has a general; two factions cannot leave one behind and stay two.
    cases -= {"contest:battle:nobody can join", "contest:opposition:drop-out"}
    cases |= {
        f"first:{how}"
        for how in (
            "broken, the other is second",
            "broken, several contest second",
            "unbroken, next votes are second",
            "unbroken, next votes contest second",
            "unbroken, the drop-out is second",
            "unbroken, drop-outs contest second",
        )
    }
    for ending in ("turns", "landslide", "counter revolution"):
        cases |= {f"end:{ending}:{how}" for how in ("clear", "tie-break", "shared")}
    cases |= {
        f"counter-revolution:{when}"
        for when in ("start of a turn", "after a card", "after a special", "after the battle")
    }
    cases |= {
        f"claimed in:{phase}"
        for phase in ("refresh", "action", "between blocks", "battle", "election of the first edition")
    }
    cases |= {
        "owed:paid after the election",
        "owed:paid in the action phase",
        "phase:one round only",
        "display:fifth card beside sans-culottes",
        "display:fifth card with sans-culottes",
        "second card:played",
        "second card:taken",
        "hand:nine or more",
        "track:three factions level",
        "track:opposition on zero",
        "deck:empty slot",
        "components:home-made",
    }
    cases |= {f"players:{players} {word(edition)}" for players in game.players for edition in Edition}
    cases |= {f"option:second_card {value}" for value in ("on", "off")}
    cases |= {f"option:claimed {word(edition)}" for edition in Edition}
    return cases


# The step that a game takes by itself leaves no trace of its own; this is what it leaves behind.
STEPS = {
    Step.TURN: "told:turn",
    Step.REFRESH: "ask:refresh",
    Step.REFILL: "ask:refill",
    Step.ACTION: "ask:action",
    Step.PLACE: "ask:place",
    Step.TARGET: "ask:target",
    Step.STRIKE: "ask:strike",
    Step.EFFECT: "ask:clean",
    Step.CLEAN: "ask:clean",
    Step.MORE: "ask:more",
    Step.NEXT_SEAT: "told:round",
    Step.BATTLE: "told:battle won",
    Step.BATTLE_DECIDED: "told:battle lost",
    Step.ELECTION: "told:elected",
    Step.PROVINCE: "told:elected",
    Step.PROVINCE_DECIDED: "told:cleared",
    Step.GOVERNMENT: "told:government",
    Step.GOVERNMENT_DECIDED: "contest:government:broken at once",
    Step.OPPOSITION: "told:opposition",
    Step.OPPOSITION_DECIDED: "contest:opposition:broken at once",
    Step.FIRST: "contest:first:broken at once",
    Step.FIRST_DECIDED: "contest:first:broken at once",
    Step.SECOND_DECIDED: "contest:second:broken at once",
    Step.LEAD: "contest:lead:broken at once",
    Step.LEAD_DECIDED: "contest:lead:broken at once",
    Step.CLOSE: "told:presence",
    Step.CONTEST: "told:tie",
}


class Story:
    """Collects the cases of one game, move by move."""

    def __init__(self, game: Liberte, state: State) -> None:
        self.game = game
        self.cases: set[str] = set()
        edition = Edition(int(state.edition))
        self.cases.add(f"players:{int(state.players)} {word(edition)}")
        self.cases.add(f"option:second_card {'on' if state.second_card else 'off'}")
        if state.claimed:
            self.cases.add(f"option:claimed {word(edition)}")
        self._home_made = game.file.name != "components.toml"
        if self._home_made:
            self.cases.add("components:home-made")
        self._first_broken = False
        self._drop_outs = 0
        self._owed = 0

    def before(self, state: State, seat: int, legal: Sequence[int]) -> None:
        """Note the cases of a decision."""
        ask = Ask(int(state.ask))
        texts = [SPACE.text(int(action)) for action in legal]
        self.cases.add(f"ask:{word(ask)}")
        if len(texts) == 2 and "claim" in texts:
            self.cases.add("asked:claim or one action")
        if ask == Ask.MORE and texts == ["end"]:
            self.cases.add("asked:end only")
        if ask == Ask.ADVANCE:
            if state.tied.sum() < state.entered.sum():
                self.cases.add(f"contest:{self._name(state)}:drop-out")
            if state.contest == Contest.GOVERNMENT and state.entered.sum() == len(Faction):
                self.cases.add("track:three factions level")
        if ask == Ask.REFILL and state.hand_size[seat] == 0:
            self.cases.add("by itself:refresh")
        if ask == Ask.ACTION and state.ending and state.action_round == 1 and state.position == 0:
            self.cases.add("phase:one round only")
        if ask == Ask.GIVE:
            self.cases.add("hand:nine or more")
        if not state.face_up.all():
            self.cases.add("deck:empty slot")

    def _name(self, state: State) -> str:
        contest = Contest(int(state.contest))
        if contest == Contest.PROVINCE:
            province = self.game.box.election_order[state.edition, state.elected]
            return "paris" if province == PARIS else "province"
        return word(contest)

    def after(self, before: State, seat: int, action: int, events: Sequence[Event], after: State) -> None:
        """Note the cases of an action's events."""
        verb = SPACE.text(action).split()[0]
        self.cases.add(f"verb:{verb}")
        by_hand = {"pass": "passed", "place": "placed", "remove": "removed", "strike": "struck"}.get(verb)
        for event in events:
            self.cases.add(f"told:{event.name.replace('_', ' ')}")
            by_itself = event.name != by_hand
            if not by_itself:
                by_hand = None
            self._tell(event, before, seat, action, by_itself)
            if event.name == "opposition" and not after.track[Faction[event.values["faction"].upper()]]:
                self.cases.add("track:opposition on zero")
        if before.ask == Ask.ADVANCE and any(event.name in DECIDED for event in events):
            self._judge(before, seat, action)
        if before.ask == Ask.STRIKE and verb == "skip":
            self.cases.add("terror:spared")
        self._contests_without_a_card(events)
        self._places(events)
        self._debts(events)
        if after.over != Ending.RUNNING:
            self._end(before, verb, after)
        if self._home_made:  # its cards are other cards
            self.cases = {case for case in self.cases if not case.startswith(("played:", "kept:"))}

    def _tell(self, event: Event, before: State, seat: int, action: int, by_itself: bool) -> None:
        box, values, cases = self.game.box, event.values, self.cases
        name = event.name
        verb, *operands = SPACE.text(action).split()
        if name == "passed" and by_itself:
            cases.add("by itself:pass")
        elif name == "played":
            cases.add(f"played:{values['card']}")
            if box.type[values["card"]] != Type.SPECIAL:
                others = [int(card) for card in before.played[: before.played_count] if box.value[card]]
                if others and before.ask == Ask.MORE:
                    cases.add("second card:played")
        elif name == "placed" and by_itself:
            cases.add("by itself:block placed")
        elif name == "kept":
            cases.add(f"kept:{values['card']}")
            if before.display_size[seat] == DISPLAY_ROOM - 1:
                beside = box.sans_culottes[before.display[seat][:4]].any()
                how = "beside" if beside and not box.sans_culottes[values["card"]] else "with"
                cases.add(f"display:fifth card {how} sans-culottes")
        elif name == "dropped" and verb != "drop" and box.type[values["card"]] != Type.SPECIAL:
            cases.add("by itself:card dropped")
        elif name == "took":
            if verb != "take":
                cases.add("by itself:card taken")
            elif before.ask == Ask.AGAIN:
                cases.add("second card:taken")
        elif name == "removed":
            special = word(Special(int(box.special[before.in_play or int(operands[0])])))
            colour = word(Faction(int(before.colour[values["owner"], values["province"]])))
            cases.add(f"removed:{special}:{colour}")
            cases.add(f"removed:{special}:{'own' if values['owner'] == seat else 'other'}")
            if by_itself:
                cases.add("by itself:block removed")
            if special == "terror" and not before.display_size.any():
                cases.add("terror:no card to strike")
        elif name == "struck":
            special = word(Special(int(box.special[before.in_play or int(operands[0])])))
            cases.add(f"struck:{special}:{word(Type(int(box.type[values['card']])))}")
            cases.add(f"struck:{special}:{'own' if values['owner'] == seat else 'other'}")
            if by_itself:
                cases.add("by itself:card struck")

    def _judge(self, before: State, seat: int, action: int) -> None:
        """Judge a contest that this action has decided."""
        name = self._name(before)
        values = self._shown(before, seat, action)
        best = max(values.values())
        level = sum(value == best for value in values.values())
        first_round = before.contest_round == 1
        dropped = [who for who, value in values.items() if value < best]
        if best == 0:
            outcome = "unbroken" if first_round else "unbroken later"
        elif level == 1:
            outcome = "broken at once" if first_round else "broken later"
        elif name in ONE_ROUND:
            outcome = "unbroken"
        else:
            outcome = "unbroken later"
            if dropped:
                self.cases.add(f"contest:{name}:drop-out")
        self.cases.add(f"contest:{name}:{outcome}")
        if name == "first":
            self._first_broken = level == 1 and best > 0
            entered = [who for who in range(SEATS) if before.entered[who]]
            if self._first_broken:
                self._drop_outs = len(entered) - 1
            else:
                left = [who for who in values if best == 0 or values[who] == best]
                self._drop_outs = len(entered) - len(left)

    def _shown(self, before: State, seat: int, action: int) -> dict[int, int]:
        """Return the values shown in the running round, by seat or by faction."""
        box = self.game.box
        shown = {other: int(before.shown[other]) for other in range(int(before.players))}
        verb, *operands = SPACE.text(action).split()
        shown[seat] = int(operands[0]) if verb == "advance" else 0
        tied = [who for who in range(SEATS) if before.tied[who]]
        if before.contest not in (Contest.GOVERNMENT, Contest.OPPOSITION):
            return {who: int(box.value[shown[who]]) for who in tied}
        values = {}
        for faction in tied:
            of_colour = [int(box.value[c]) for c in shown.values() if c and box.card_faction[c] == faction]
            join = sum if before.edition == Edition.FIRST else max
            values[faction] = join(of_colour) if of_colour else 0
        return values

    def _contests_without_a_card(self, events: Sequence[Event]) -> None:
        """Note ties that nobody could join: something else followed at once."""
        for event in events[:-1]:
            if event.name == "tie":
                name = event.values["contest"]
                if name == "province" and event.values["province"] == PARIS:
                    name = "paris"
                self.cases.add(f"contest:{name}:nobody can join")

    def _places(self, events: Sequence[Event]) -> None:
        """Note how second place in the government came about."""
        awards = [event.values for event in events if event.name == "award"]
        firsts = [award for award in awards if award["contest"] == "first"]
        if not firsts:
            return
        contested = any(event.name == "tie" and event.values["contest"] == "second" for event in events)
        seconds = [award for award in awards if award["contest"] == "second"]
        if firsts[0]["points"] == 5:
            if self._first_broken:
                how = "several contest second" if contested else "the other is second"
                self.cases.add(f"first:broken, {how}")
        elif self._drop_outs:
            how = "drop-outs contest second" if contested else "the drop-out is second"
            self.cases.add(f"first:unbroken, {how}")
        elif contested:
            self.cases.add("first:unbroken, next votes contest second")
        elif seconds:
            self.cases.add("first:unbroken, next votes are second")
        self._first_broken = False
        self._drop_outs = 0

    def _debts(self, events: Sequence[Event]) -> None:
        names = ["", *(event.name for event in events), ""]
        for before, name, after in zip(names, names[1:], names[2:], strict=False):
            if name == "battle_lost" and after != "white_laid_out":
                self._owed += 1
            elif name == "white_laid_out" and self._owed:
                when = "in the action phase" if before == "removed" else "after the election"
                self.cases.add(f"owed:paid {when}")
                self._owed = 0

    def _end(self, before: State, verb: str, after: State) -> None:
        result = self.game.result(after)
        assert result is not None
        level = result.points.count(max(result.points))
        how = "clear" if level == 1 else "shared" if len(result.winners) > 1 else "tie-break"
        self.cases.add(f"end:{result.reason.replace('_', ' ')}:{how}")
        if result.reason != "counter_revolution":
            return
        if verb == "claim":
            where = word(Phase(int(before.phase)))
            if before.phase == Phase.ELECTION:
                where = "election of the first edition"
            elif before.ask == Ask.PLACE and before.left < self.game.box.value[before.in_play]:
                where = "between blocks"
            self.cases.add(f"claimed in:{where}")
        elif after.phase == Phase.REFRESH:
            self.cases.add("counter-revolution:start of a turn")
        elif after.phase == Phase.BATTLE:
            self.cases.add("counter-revolution:after the battle")
        elif self.game.box.type[after.in_play] == Type.SPECIAL:
            self.cases.add("counter-revolution:after a special")
        else:
            self.cases.add("counter-revolution:after a card")
