"""The day: characters on the ship act, the lowest first (rulings 5 to 11)."""

from __future__ import annotations

from tricorne.backends.rule import inlined, rule, widen
from tricorne.games.events import emit
from tricorne.games.libertalia.booty import draw, first_kind, gain, kinds, packed, pay, put_back, total
from tricorne.games.libertalia.crew import (
    bury_from_den,
    bury_from_ship,
    by_rank,
    count,
    has,
    highest,
    lowest,
    next_on_ship,
    operate,
    play,
    recruit,
    standing,
)
from tricorne.games.libertalia.state import KINDS, NONE, OFFICER, RELIC, Box, Character, Phase, State
from tricorne.games.libertalia.vocabulary import Ask, Happening, Reason, Step
from tricorne.games.struct import Array

ALMS = 3
POOR = 9
SUPPORT = 5
SHOT = 3
TWO_ALIKE = 3
THREE_ALIKE = 5


@inlined
def ask(game: State, seat: int, what: int) -> None:
    """Ask a seat for a decision."""
    game.ask = what
    game.asked = seat


@rule
def step_day(box: Box, game: State, events: Array) -> None:
    """Have the next character act; after the last one the booty is shared."""
    seat = next_on_ship(box, game, widen(game.acted))
    if seat == NONE:
        game.phase = Phase.DUSK
        game.step = Step.DUSK
        return
    rank = widen(game.ship[seat])
    game.acted = standing(box, game, seat, rank)
    if has(box.day, rank):
        act_by_day(rank, box, game, seat, events)


@rule
def parrot(box: Box, game: State, seat: int, events: Array) -> None:
    """Give way to another character from the hand."""
    cards = count(widen(game.hand[seat]))
    if cards == 0:
        bury_from_ship(game, seat, events)
    elif cards == 1:
        answer_parrot(game, seat, lowest(widen(game.hand[seat])), events)
    else:
        ask(game, seat, Ask.PARROT)


@rule
def answer_parrot(game: State, seat: int, rank: int, events: Array) -> None:
    """Discard the Parrot and play another character, which takes its place by rank."""
    bury_from_ship(game, seat, events)
    play(game, seat, rank)
    emit(events, Happening.PLAYED, seat, rank, 0, 0)


@rule
def monkey(box: Box, game: State, seat: int, events: Array) -> None:
    """Hand all cursed relics on to the left."""
    relics = widen(game.booty[seat, RELIC])
    if relics > 0:
        left = (seat + 1) % widen(game.players)
        game.booty[seat, RELIC] = 0
        game.booty[left, RELIC] += relics
        emit(events, Happening.HANDED_ON, seat, left, relics, 0)


@rule
def beggar(box: Box, game: State, seat: int, events: Array) -> None:
    """Take alms from the owner of the highest character on the ship."""
    rich = highest(box, game)
    alms = min(ALMS, widen(game.doubloons[rich]))
    if rich != seat and alms > 0:
        game.doubloons[rich] -= alms
        game.doubloons[seat] += alms
        emit(events, Happening.BEGGED, seat, rich, alms, 0)


@rule
def recruiter(box: Box, game: State, seat: int, events: Array) -> None:
    """Take a character back from the den."""
    crew = count(widen(game.den[seat]))
    if crew == 1:
        recruit(game, seat, lowest(widen(game.den[seat])), events)
    elif crew > 1:
        ask(game, seat, Ask.RECRUIT)


@rule
def preacher(box: Box, game: State, seat: int, events: Array) -> None:
    """Keep one booty token only."""
    different = kinds(game.booty[seat])
    if different == 1:
        answer_preach(game, seat, first_kind(game.booty[seat]), events)
    elif different > 1:
        ask(game, seat, Ask.PREACH)


@rule
def answer_preach(game: State, seat: int, kept: int, events: Array) -> None:
    """Return all tokens to the bag but one."""
    emit(events, Happening.KEPT, seat, kept, 0, 0)
    for kind in range(KINDS):
        tokens = widen(game.booty[seat, kind])
        put_back(game, seat, kind, tokens - 1 if kind == kept else tokens, events)


@rule
def carpenter(box: Box, game: State, seat: int, events: Array) -> None:
    """Lose half of the doubloons, rounded down."""
    pay(game, seat, Character.CARPENTER.value, widen(game.doubloons[seat]) // 2, events)


@rule
def french_officer(box: Box, game: State, seat: int, events: Array) -> None:
    """Support the poor."""
    if game.doubloons[seat] < POOR:
        gain(game, seat, Character.FRENCH_OFFICER.value, SUPPORT, events)


@rule
def voodoo_witch(box: Box, game: State, seat: int, events: Array) -> None:
    """Be paid for the dead."""
    gain(game, seat, Character.VOODOO_WITCH.value, 2 * count(widen(game.cemetery[seat])), events)


@rule
def brute(box: Box, game: State, seat: int, events: Array) -> None:
    """Throw the highest character off the ship: it does nothing more, and takes nothing."""
    owner = highest(box, game)
    emit(events, Happening.STRUCK_DOWN, seat, owner, game.ship[owner], 0)
    bury_from_ship(game, owner, events)


@rule
def gunner(box: Box, game: State, seat: int, events: Array) -> None:
    """Fire at a character in any den; without one the powder is paid for all the same."""
    targets, target = 0, widen(0)
    for owner in range(game.players):
        crew = count(widen(game.den[owner]))
        targets += crew
        if crew > 0:
            target = owner
    if targets == 0:
        pay(game, seat, Character.GUNNER.value, SHOT, events)
    elif targets == 1:
        answer_shoot(game, seat, target, lowest(widen(game.den[target])), events)
    else:
        ask(game, seat, Ask.SHOOT)


@rule
def answer_shoot(game: State, seat: int, owner: int, rank: int, events: Array) -> None:
    """Pay for the shot and discard its target."""
    pay(game, seat, Character.GUNNER.value, SHOT, events)
    emit(events, Happening.SHOT, seat, owner, rank, 0)
    bury_from_den(game, owner, rank, events)


@rule
def spanish_spy(box: Box, game: State, seat: int, events: Array) -> None:
    """Exchange all Spanish officers for tokens from the bag."""
    officers = widen(game.booty[seat, OFFICER])
    put_back(game, seat, OFFICER, officers, events)
    tokens = 0
    for _ in range(officers):
        kind = draw(game)
        game.booty[seat, kind] += 1
        tokens += packed(kind)
    if officers > 0:
        emit(events, Happening.DRAW, seat, tokens, 0, 0)


@rule
def bosun(box: Box, game: State, seat: int, events: Array) -> None:
    """Be paid for the lower ranks in the den."""
    lower = widen(game.den[seat]) & ((1 << Character.BOSUN.value) - 1)
    gain(game, seat, Character.BOSUN.value, 2 * count(lower), events)


@rule
def merchant(box: Box, game: State, seat: int, events: Array) -> None:
    """Trade two or three equal tokens for doubloons."""
    trades, kind = 0, widen(0)
    for other in range(KINDS):
        tokens = widen(game.booty[seat, other])
        if tokens >= 2:
            trades += 1 if tokens == 2 else 2
            kind = other
    if trades == 1:
        answer_trade(game, seat, 2, kind, events)
    elif trades > 1:
        ask(game, seat, Ask.TRADE)


@rule
def why_not_trade(game: State, seat: int, number: int, kind: int) -> int:
    """Return why a seat may not trade a number of tokens of a kind."""
    if game.booty[seat, kind] < number:
        return Reason.TOO_FEW_TOKENS
    return Reason.OK


@rule
def answer_trade(game: State, seat: int, number: int, kind: int, events: Array) -> None:
    """Return tokens to the bag, three doubloons for two and five for three."""
    price = TWO_ALIKE if number == 2 else THREE_ALIKE
    game.booty[seat, kind] -= number
    game.bag[kind] += number
    game.doubloons[seat] += price
    emit(events, Happening.TRADED, seat, kind, number, price)


@rule
def surgeon(box: Box, game: State, seat: int, events: Array) -> None:
    """Take a character back from the cemetery."""
    dead = count(widen(game.cemetery[seat]))
    if dead == 1:
        operate(game, seat, lowest(widen(game.cemetery[seat])), events)
    elif dead > 1:
        ask(game, seat, Ask.OPERATE)


@rule
def gambler(box: Box, game: State, seat: int, events: Array) -> None:
    """Pay a doubloon for each token."""
    pay(game, seat, Character.GAMBLER.value, total(game.booty[seat]), events)


@rule
def quartermaster(box: Box, game: State, seat: int, events: Array) -> None:
    """Gain a doubloon for each token."""
    gain(game, seat, Character.QUARTERMASTER.value, total(game.booty[seat]), events)


@rule
def captain(box: Box, game: State, seat: int, events: Array) -> None:
    """Gain three doubloons."""
    gain(game, seat, Character.CAPTAIN.value, 3, events)


@rule
def spanish_governor(box: Box, game: State, seat: int, events: Array) -> None:
    """Discard every character in the own den."""
    while game.den[seat] != 0:
        bury_from_den(game, seat, lowest(widen(game.den[seat])), events)


BY_DAY = {
    Character.PARROT: parrot,
    Character.MONKEY: monkey,
    Character.BEGGAR: beggar,
    Character.RECRUITER: recruiter,
    Character.PREACHER: preacher,
    Character.CARPENTER: carpenter,
    Character.FRENCH_OFFICER: french_officer,
    Character.VOODOO_WITCH: voodoo_witch,
    Character.BRUTE: brute,
    Character.GUNNER: gunner,
    Character.SPANISH_SPY: spanish_spy,
    Character.BOSUN: bosun,
    Character.MERCHANT: merchant,
    Character.SURGEON: surgeon,
    Character.GAMBLER: gambler,
    Character.QUARTERMASTER: quartermaster,
    Character.CAPTAIN: captain,
    Character.SPANISH_GOVERNOR: spanish_governor,
}

act_by_day = by_rank(BY_DAY)
