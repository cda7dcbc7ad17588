"""What a game of Libertalia shows: the cases that the corpus must hold, and finding them in a game.

A case is a short text such as `beggar:himself` or `looted:saber`. One decision
may let many characters act; so the story takes the steps that follow one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tests.support.liberte_story import word
from tricorne.backends.rule import widen
from tricorne.games.events import Event, buffer
from tricorne.games.game import State
from tricorne.games.libertalia import Libertalia, rules
from tricorne.games.libertalia.components import KIND_NAMES
from tricorne.games.libertalia.state import (
    CAMPAIGNS,
    DAYS,
    MAP,
    OFFICER,
    SABER,
    Booty,
    Character,
    Ending,
    Phase,
)
from tricorne.games.libertalia.vocabulary import SPACE, Ask, Happening, Step
from tricorne.games.struct import Array

NOBODY = -1


def advance(box: Any, state: Any, seat: int, action: int, events: Array) -> None:
    """Do only what a seat has chosen, or, for nobody, only the next step of the game."""
    if seat == NOBODY:
        rules.take_step(widen(state.step), box, state, events)
    else:
        ask = widen(state.ask)
        state.ask = 0
        rules.answer(ask, box, state, seat, action, events)


CASES = {
    Character.PARROT: ("choice", "another one before", "newcomer acts by day"),
    Character.MONKEY: ("relics", "no relic", "relics handed on again"),
    Character.BEGGAR: ("paid", "paid less", "penniless", "himself"),
    Character.RECRUITER: ("choice", "single", "empty den", "played again"),
    Character.CABIN_BOY: ("takes nothing",),
    Character.PREACHER: ("choice", "one kind", "no token", "rest:adds 5"),
    Character.BARKEEP: ("gains 1",),
    Character.WAITRESS: ("sells", "declines", "no map"),
    Character.CARPENTER: ("even", "odd", "too little", "rest:adds 10"),
    Character.FRENCH_OFFICER: ("gains", "nothing", "gains with 8", "nothing with 9"),
    Character.VOODOO_WITCH: ("gains", "no dead", "parrot of today"),
    Character.FREED_SLAVE: ("gains", "nobody higher", "lower not counted"),
    Character.MUTINEER: ("victim", "alone", "victim of that night"),
    Character.BRUTE: ("other", "himself", "another brute"),
    Character.GUNNER: (
        "choice",
        "single",
        "no target",
        "hits other",
        "hits own",
        "forced own",
        "pays 3",
        "pays less",
        "pays nothing",
    ),
    Character.TOPMAN: ("rest:adds 5", "rest:nothing", "rest:level with another"),
    Character.SPANISH_SPY: ("one officer", "officers", "no officer", "draws officer", "draws saber"),
    Character.COOK: ("two", "one", "nothing", "officer first", "two officers", "two sabers"),
    Character.BOSUN: ("gains", "nobody lower", "higher not counted"),
    Character.ARMORER: ("gains", "no saber"),
    Character.MERCHANT: (
        "choice",
        "single",
        "no pair",
        "two",
        "three",
        *(f"trades {kind}" for kind in KIND_NAMES),
    ),
    Character.SURGEON: ("choice", "single", "no dead", "parrot of today", "played again"),
    Character.TREASURER: ("rest:adds", "rest:nothing"),
    Character.GAMBLER: ("pays", "pays less", "no token", "rest:adds 8"),
    Character.GOVERNORS_DAUGHTER: ("rest:adds 6", "rest:loses 3"),
    Character.QUARTERMASTER: ("gains", "no token", "rest:loses 8"),
    Character.GRANNY_WATA: ("alone", "two", "three or more"),
    Character.FIRST_MATE: ("rest:adds 1", "rest:adds more"),
    Character.CAPTAIN: ("gains 3", "rest:loses", "rest:nothing"),
    Character.SPANISH_GOVERNOR: ("discards one", "discards several", "empty den"),
}


def wanted(game: Libertalia) -> set[str]:
    """List every case that the corpus must hold."""
    cases = {f"{word(character)}:{how}" for character, hows in CASES.items() for how in hows}
    cases |= {f"played:{word(character)}" for character in Character}
    cases |= {f"verb:{verb.name}" for verb in SPACE.verbs}
    cases |= {f"ask:{word(ask)}" for ask in Ask if ask != Ask.NOTHING}
    cases |= {f"told:{word(kind)}" for kind in Happening}
    cases |= {f"step:{word(step)}" for step in Step}
    cases |= {f"phase:{word(phase)}" for phase in Phase if phase != Phase.REST}  # it asks nobody
    cases |= {f"{what}:{kind}" for what in ("looted", "scored") for kind in KIND_NAMES}
    cases |= {
        f"campaign:{campaign} day {day}" for campaign in range(1, CAMPAIGNS + 1) for day in range(1, DAYS + 1)
    }
    cases |= {f"players:{players}" for players in game.players}
    cases |= {f"colours:{players} {how}" for players in (2, 3) for how in ("fair", "any")}
    cases |= {
        f"option:{option.name} {option.write(value)}" for option in game.options for value in option.values
    }
    cases |= {
        "sunrise:out of turn",
        "sunrise:changed",
        "sunrise:changed to the same",
        "ship:equal ranks",
        "loot:choice",
        "loot:by itself",
        "loot:empty-handed",
        "loot:untaken tokens go back",
        "officer:kills",
        "saber:choice",
        "saber:single",
        "saber:no target",
        "saber:hits left",
        "saber:hits right",
        "saber:hits the only opponent",
        "saber:hits who looted today",
        "rest:one set of maps",
        "rest:two sets of maps",
        "rest:maps beyond a set",
        "rest:below zero",
        "end:clear",
        "end:shared",
        "end:shared whatever the last campaign",
        "end:last campaign decides",
        "end:shared after the last campaign too",
    }
    return cases


@dataclass(frozen=True)
class Scene:
    """A character acts: its seat, the state before and after, what is told, if it is the ship's highest."""

    seat: int
    before: State
    after: State
    told: dict[str, dict[str, Any]]
    highest: bool

    @property
    def asked(self) -> bool:
        """Whether its owner has to decide something."""
        return bool(self.after.ask != Ask.NOTHING)

    @property
    def doubloons(self) -> int:
        """What its owner had."""
        return int(self.before.doubloons[self.seat])

    @property
    def den(self) -> list[int]:
        """The ranks that lay in its owner's den."""
        return ranks(self.before.den[self.seat])

    def value(self, name: str, what: str) -> int:
        """Return a value of an event, or 0."""
        return int(self.told.get(name, {}).get(what, 0))


def ranks(characters: Any) -> list[int]:
    """List the ranks of a set."""
    return [int(character) for character in Character if int(characters) >> character & 1]


def _choice(scene: Scene, event: str, nothing: str, single: str = "single") -> list[str]:
    if scene.asked:
        return ["choice"]
    return [single] if event in scene.told else [nothing]


def _beggar(scene: Scene) -> list[str]:
    if "begged" in scene.told:
        return ["paid" if scene.value("begged", "doubloons") == 3 else "paid less"]
    return ["himself" if scene.highest else "penniless"]


def _carpenter(scene: Scene) -> list[str]:
    if "paid" not in scene.told:
        return ["too little"]
    return ["odd" if scene.doubloons % 2 else "even"]


def _french_officer(scene: Scene) -> list[str]:
    what = "gains" if "gained" in scene.told else "nothing"
    return [what, f"{what} with {scene.doubloons}"]


def _brute(scene: Scene) -> list[str]:
    if scene.value("struck_down", "owner") == scene.seat:
        return ["himself"]
    return ["other", "another brute" if scene.value("struck_down", "rank") == Character.BRUTE else ""]


def _gunner(scene: Scene) -> list[str]:
    own = int(scene.before.den[scene.seat])
    only = own and not any(int(den) for seat, den in enumerate(scene.before.den) if seat != scene.seat)
    return [*_choice(scene, "shot", "no target"), "forced own" if only else ""]


def _spanish_spy(scene: Scene) -> list[str]:
    officers = int(scene.before.booty[scene.seat, OFFICER])
    drawn: Any = scene.told.get("draw", {}).get("tokens", {})
    return [("no officer", "one officer", "officers")[min(officers, 2)], *(f"draws {kind}" for kind in drawn)]


def _bosun(scene: Scene) -> list[str]:
    if "gained" not in scene.told:
        return ["nobody lower"]
    return ["gains", "higher not counted" if max(scene.den) > Character.BOSUN else ""]


def _gambler(scene: Scene) -> list[str]:
    tokens = int(scene.before.booty[scene.seat].sum())
    return [("pays" if scene.value("paid", "doubloons") == tokens else "pays less") if tokens else "no token"]


def _freed_slave(scene: Scene) -> list[str]:
    if "gained" not in scene.told:
        return ["nobody higher"]
    return ["gains", "lower not counted" if min(scene.den) < Character.FREED_SLAVE else ""]


def _mutineer(scene: Scene) -> list[str]:
    if "died" not in scene.told:
        return ["alone"]
    night = (Character.BARKEEP, Character.WAITRESS, Character.FREED_SLAVE)
    return ["victim", "victim of that night" if scene.value("died", "rank") in night else ""]


def _granny_wata(scene: Scene) -> list[str]:
    grannies = sum(Character.GRANNY_WATA in ranks(den) for den in scene.before.den)
    return [("alone", "two", "three or more")[min(grannies, 3) - 1]]


def _gains(scene: Scene, nothing: str = "nothing") -> list[str]:
    return ["gains" if "gained" in scene.told else nothing]


# What a case is called that a character shows by acting, by day or at night.
ACTING: dict[Character, Callable[[Scene], list[str]]] = {
    Character.PARROT: lambda scene: _choice(scene, "played", "empty hand"),
    Character.MONKEY: lambda scene: ["relics" if "handed_on" in scene.told else "no relic"],
    Character.BEGGAR: _beggar,
    Character.RECRUITER: lambda scene: _choice(scene, "recruited", "empty den"),
    Character.PREACHER: lambda scene: _choice(scene, "kept", "no token", "one kind"),
    Character.CARPENTER: _carpenter,
    Character.FRENCH_OFFICER: _french_officer,
    Character.VOODOO_WITCH: lambda scene: _gains(scene, "no dead"),
    Character.BRUTE: _brute,
    Character.GUNNER: _gunner,
    Character.SPANISH_SPY: _spanish_spy,
    Character.BOSUN: _bosun,
    Character.MERCHANT: lambda scene: _choice(scene, "traded", "no pair"),
    Character.SURGEON: lambda scene: _choice(scene, "operated", "no dead"),
    Character.GAMBLER: _gambler,
    Character.QUARTERMASTER: lambda scene: _gains(scene, "no token"),
    Character.CAPTAIN: lambda scene: [f"gains {scene.value('gained', 'doubloons')}"],
    Character.SPANISH_GOVERNOR: lambda scene: [
        ("empty den", "discards one", "discards several")[min(len(scene.den), 2)]
    ],
    Character.BARKEEP: lambda scene: [f"gains {scene.value('gained', 'doubloons')}"],
    Character.WAITRESS: lambda scene: [] if scene.asked else ["no map"],
    Character.FREED_SLAVE: _freed_slave,
    Character.MUTINEER: _mutineer,
    Character.ARMORER: lambda scene: _gains(scene, "no saber"),
    Character.GRANNY_WATA: _granny_wata,
}


class Story:
    """Collects the cases of one game, move by move."""

    def __init__(self, game: Libertalia, state: State) -> None:
        self.game = game
        self.cases: set[str] = set()
        players = int(state.players)
        self.cases.add(f"players:{players}")
        self.cases.add(f"colours:{players} {'fair' if state.fair_colours else 'any'}")
        known = {option.name: option for option in game.options}
        for name, value in game.read_options(state).items():
            self.cases.add(f"option:{name} {known[name].write(value)}")
        self._recalled: dict[tuple[int, int], str] = {}
        self._new_day()

    def _new_day(self) -> None:
        self._replaced: set[int] = set()  # seats whose Parrot has given way today
        self._relics: set[int] = set()  # seats that were handed relics today
        self._home: set[tuple[int, int]] = set()
        self._looted: list[int] = []

    def before(self, state: State, seat: int, legal: Sequence[int]) -> None:
        """Note the cases of a decision."""
        self.cases.add(f"ask:{word(Ask(int(state.ask)))}")
        self.cases.add(f"phase:{word(Phase(int(state.phase)))}")
        if state.ask == Ask.CHOOSE:
            self.cases.add(f"campaign:{int(state.campaign)} day {int(state.day)}")
            if state.chosen[seat] == 0 and not state.chosen[:seat].all():
                self.cases.add("sunrise:out of turn")

    def after(self, before: State, seat: int, action: int, events: Sequence[Event], after: State) -> None:
        """Note the cases of an action's events, step by step."""
        self.cases.add(f"verb:{SPACE.text(action).split()[0]}")
        state, written, told = self.game.copy(before), buffer(), []
        mover = seat
        while True:
            earlier = self.game.copy(state)
            written[0, 0] = 0
            advance(self.game.box, state, mover, action, written)
            news = self.game.read_events(written)
            told += news
            self._step(earlier, mover, news, state)
            if state.ask != Ask.NOTHING or state.over != Ending.RUNNING:
                break
            mover = NOBODY
        assert told == list(events), "step by step, something else is told"
        assert state.tobytes() == after.tobytes(), "step by step, something else has come of it"

    def _step(self, before: State, mover: int, events: list[Event], after: State) -> None:
        for event in events:
            self.cases.add(f"told:{event.name.replace('_', ' ')}")
            self._tell(event, before)
        if mover != NOBODY:
            return
        step = Step(int(before.step))
        self.cases.add(f"step:{word(step)}")
        if step == Step.SUNRISE:
            self._new_day()
        elif step == Step.CAMPAIGN and before.board.any():
            self.cases.add("loot:untaken tokens go back")
        elif step in (Step.DAY, Step.NIGHT):
            if after.acted not in (before.acted, 0) and after.step == step:
                self._act(before, events, after)
        elif step == Step.DUSK:
            self._looted = []
        elif step == Step.LOOT:
            self._loot(before, events, after)
        elif step == Step.SABER and "sabered" not in {event.name for event in events}:
            self.cases.add("saber:choice" if after.ask == Ask.SABER else "saber:no target")
        elif step == Step.SABER:
            self.cases.add("saber:single")
        elif step == Step.REST:
            self._rest(before, events, after)

    def _act(self, before: State, events: list[Event], after: State) -> None:
        """Note the cases of a character that acts by day or at night."""
        rank, influence = divmod(int(after.acted), 8)
        marks = self.game.box.influence[before.colour[: before.players], rank]
        seat = int((marks == influence).argmax())
        character = Character(rank)
        by_day = before.phase == Phase.DAY
        if by_day and (before.ship[: before.players] == rank).sum() > 1:
            self.cases.add("ship:equal ranks")
        if not int(self.game.box.day if by_day else self.game.box.night) >> rank & 1:
            return
        told = {event.name: event.values for event in reversed(events)}
        highest = after.acted == max(self._standing(before, other) for other in range(before.players))
        self._note(character, *ACTING[character](Scene(seat, before, after, told, highest)))
        if seat in self._replaced:
            self._note(Character.PARROT, "newcomer acts by day" if by_day else "")
            if character == Character.VOODOO_WITCH and by_day:
                self._note(character, "parrot of today")
        if character == Character.PARROT and self._replaced:
            self._note(character, "another one before")

    def _standing(self, state: State, seat: int) -> int:
        rank = int(state.ship[seat])
        return rank * 8 + int(self.game.box.influence[state.colour[seat], rank])

    def _note(self, character: Character, *hows: str) -> None:
        self.cases |= {f"{word(character)}:{how}" for how in hows if how in CASES[character]}

    def _tell(self, event: Event, before: State) -> None:
        teller = getattr(self, f"_told_{event.name}", None)
        if teller is not None:
            teller(before, **event.values)

    def _told_changed(self, before: State, seat: int, rank: int) -> None:
        same = before.chosen[seat] == rank
        self.cases.add("sunrise:changed to the same" if same else "sunrise:changed")

    def _told_played(self, before: State, seat: int, rank: int) -> None:
        self.cases.add(f"played:{word(Character(rank))}")
        if before.phase == Phase.DAY:
            self._replaced.add(seat)
        how = self._recalled.pop((seat, rank), None)
        if how is not None:
            self.cases.add(how)

    def _told_handed_on(self, before: State, seat: int, owner: int, count: int) -> None:
        if seat in self._relics:
            self._note(Character.MONKEY, "relics handed on again")
        self._relics.add(owner)

    def _told_recruited(self, before: State, seat: int, rank: int) -> None:
        self._recalled[seat, rank] = "recruiter:played again"

    def _told_operated(self, before: State, seat: int, rank: int) -> None:
        self._recalled[seat, rank] = "surgeon:played again"
        if rank == Character.PARROT and seat in self._replaced:
            self._note(Character.SURGEON, "parrot of today")

    def _told_paid(self, before: State, seat: int, rank: int, doubloons: int) -> None:
        if rank == Character.GUNNER:
            self._note(Character.GUNNER, "pays 3" if doubloons == 3 else "pays less")

    def _told_shot(self, before: State, seat: int, owner: int, rank: int) -> None:
        self._note(Character.GUNNER, "hits own" if owner == seat else "hits other")
        if before.doubloons[seat] == 0:
            self._note(Character.GUNNER, "pays nothing")

    def _told_traded(self, before: State, seat: int, kind: str, count: int, doubloons: int) -> None:
        self._note(Character.MERCHANT, "two" if count == 2 else "three", f"trades {kind}")

    def _told_looted(self, before: State, seat: int, rank: int, kind: str) -> None:
        self.cases.add(f"looted:{kind}")
        self._looted.append(int(Booty[kind.upper()]))

    def _told_empty_handed(self, before: State, seat: int, rank: int) -> None:
        self.cases.add("loot:empty-handed")

    def _told_went_home(self, before: State, seat: int, rank: int) -> None:
        self._home.add((seat, rank))

    def _told_sabered(self, before: State, seat: int, owner: int, rank: int) -> None:
        players = int(before.players)
        side = "left" if (owner - seat) % players == 1 else "right"
        self.cases.add("saber:hits the only opponent" if players == 2 else f"saber:hits {side}")
        if (owner, rank) in self._home:
            self.cases.add("saber:hits who looted today")

    def _told_sold(self, before: State, seat: int, doubloons: int) -> None:
        self._note(Character.WAITRESS, "sells")

    def _told_declined(self, before: State, seat: int) -> None:
        self._note(Character.WAITRESS, "declines")

    def _loot(self, before: State, events: list[Event], after: State) -> None:
        """Note the cases of a character that takes its booty."""
        if after.ask == Ask.LOOT:
            self.cases.add("loot:choice")
        elif after.step != Step.DUSK:
            self.cases.add("loot:by itself")
        else:
            if before.officer:
                self.cases.add("officer:kills")
            rank = events[0].values["rank"]
            if rank == Character.CABIN_BOY and before.board[before.day].any():
                self._note(Character.CABIN_BOY, "takes nothing")
            if rank == Character.COOK:
                self._cook()

    def _cook(self) -> None:
        taken = self._looted
        self._note(Character.COOK, ("nothing", "one", "two")[len(taken)])
        if len(taken) == 2:
            self._note(Character.COOK, "officer first" if taken[0] == OFFICER != taken[1] else "")
            self._note(Character.COOK, "two officers" if taken == [OFFICER, OFFICER] else "")
            self._note(Character.COOK, "two sabers" if taken == [SABER, SABER] else "")

    def _rest(self, before: State, events: list[Event], after: State) -> None:
        """Note the cases of the day of rest."""
        crews = [len(ranks(den)) for den in before.den[: before.players]]
        sums = {(e.values["seat"], e.values["rank"]): e for e in events if e.name in ("added", "lost")}
        for seat, crew in enumerate(crews):
            for rank in ranks(int(before.den[seat]) & int(self.game.box.rest)):
                event = sums.get((seat, rank))
                verb = {"added": "adds", "lost": "loses"}[event.name] if event else "nothing"
                amount = event.values["doubloons"] if event else 0
                self._note(Character(rank), f"rest:{verb}", f"rest:{verb} {amount}")
                if rank == Character.FIRST_MATE and amount > 1:
                    self._note(Character.FIRST_MATE, "rest:adds more")
                if rank == Character.TOPMAN and event and crews.count(crew) > 1:
                    self._note(Character.TOPMAN, "rest:level with another")
            self._fortune(before, seat, [event for key, event in sums.items() if key[0] == seat])
        if after.over != Ending.RUNNING:
            self._end(after)

    def _fortune(self, before: State, seat: int, acts: list[Event]) -> None:
        booty, maps = before.booty[seat], int(before.booty[seat, MAP])
        self.cases |= {f"scored:{KIND_NAMES[kind]}" for kind in booty.nonzero()[0]}
        if maps >= 3:
            self.cases.add("rest:one set of maps" if maps < 6 else "rest:two sets of maps")
            self.cases |= {"rest:maps beyond a set"} if maps % 3 else set()
        worth = int(before.doubloons[seat]) + maps // 3 * 12 + int((booty * self.game.box.worth).sum())
        worth += sum(act.values["doubloons"] * (1 if act.name == "added" else -1) for act in acts)
        if worth < 0:
            self.cases.add("rest:below zero")

    def _end(self, state: State) -> None:
        result = self.game.result(state)
        assert result is not None
        best = max(result.points)
        level = [seat for seat, points in enumerate(result.points) if points == best]
        gains = {int(state.gained[seat]) for seat in level}
        if len(level) == 1:
            how = "clear"
        elif not state.last_breaks_ties:
            self.cases.add("end:shared")
            how = "shared whatever the last campaign" if len(gains) > 1 else "shared"
        else:
            how = (
                "last campaign decides" if len(result.winners) == 1 else "shared after the last campaign too"
            )
        self.cases.add(f"end:{how}")
