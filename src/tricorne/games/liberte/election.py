"""The election phase: 27 provinces, a government, an opposition, their rewards (rulings 12 to 17)."""

from __future__ import annotations

from tricorne.backends.rule import inlined, rule, widen
from tricorne.games.events import emit
from tricorne.games.liberte.board import lay_out_owed, return_blocks, take_blocks
from tricorne.games.liberte.contest import contested_province, enter, forget_contest, open_contest
from tricorne.games.liberte.ending import finish, watch_for_counter_revolution
from tricorne.games.liberte.state import (
    BLUE,
    FACTIONS,
    NONE,
    PARIS,
    PROVINCES,
    RED,
    SEATS,
    TURNS,
    WHITE,
    Box,
    Contest,
    Edition,
    Ending,
    Phase,
    State,
)
from tricorne.games.liberte.vocabulary import Happening, Step
from tricorne.games.struct import Array

LANDSLIDE = 17
PROVINCES_PAY_FROM_TURN = 3

FIRST_PLACE = 5
FIRST_PLACE_SHARED = 3
SECOND_PLACE = 2
SECOND_PLACE_SHARED = 1
LEAD = 3
LEAD_SHARED = 2

# Which faction prevails when nothing else decides.
PRECEDENCE = (RED, BLUE, WHITE)


@rule
def step_election(box: Box, game: State, events: Array) -> None:
    """The old government resigns; the markers go back to 0."""
    game.phase = Phase.ELECTION
    game.government = NONE
    game.opposition = NONE
    for seat in range(game.players):
        game.presence[seat] = 0
    for faction in range(FACTIONS):
        game.track[faction] = 0
    game.elected = 0
    game.step = Step.PROVINCE


@rule
def step_province(box: Box, game: State, events: Array) -> None:
    """Hold the election of the next province, or close the polls after the last."""
    if game.elected == PROVINCES:
        close_polls(box, game, events)
        return
    province = contested_province(box, game)
    highest, level = 0, 0
    for seat in range(game.players):
        if game.height[seat, province] > highest:
            highest, level, game.alone = game.height[seat, province], 1, seat
        elif highest > 0 and game.height[seat, province] == highest:
            level += 1
    if level == 0:
        province_done(box, game, events)
    elif level == 1:
        elect(box, game, widen(game.alone), province, events)
        province_done(box, game, events)
    else:
        forget_contest(game)
        for seat in range(game.players):
            if game.height[seat, province] == highest:
                enter(game, seat)
        open_contest(game, Contest.PROVINCE, province, Step.PROVINCE_DECIDED, events)


@rule
def elect(box: Box, game: State, seat: int, province: int, events: Array) -> None:
    """Give a province's votes to the winner: one block, in Paris all of the stack."""
    faction = widen(game.colour[seat, province])
    count = 1
    if province == PARIS:
        count = widen(game.height[seat, province])
    take_blocks(game, seat, province, count)
    game.votes[seat, faction] += count
    game.track[faction] += count
    emit(events, Happening.ELECTED, seat, province, faction, count)
    points = box.victory_points[province]
    if points > 0 and game.turn >= PROVINCES_PAY_FROM_TURN:
        game.vp[seat] += points
        emit(events, Happening.PROVINCE_POINTS, seat, province, points, 0)


@rule
def step_province_decided(box: Box, game: State, events: Array) -> None:
    """After a tie, broken or not, all that is left in the province goes to the supply."""
    province = contested_province(box, game)
    if game.alone != NONE:
        elect(box, game, widen(game.alone), province, events)
    else:
        emit(events, Happening.NOBODY_ELECTED, province, 0, 0, 0)
    for seat in range(game.players):
        if game.height[seat, province] > 0:
            return_blocks(game, seat, province, widen(game.height[seat, province]))
    emit(events, Happening.CLEARED, province, 0, 0, 0)
    province_done(box, game, events)


@rule
def province_done(box: Box, game: State, events: Array) -> None:
    """Go on to the next province; in the first edition a counter-revolution may come in between."""
    forget_contest(game)
    game.elected += 1
    game.step = Step.PROVINCE
    watch_for_counter_revolution(box, game, events)


@rule
def close_polls(box: Box, game: State, events: Array) -> None:
    """Look for a Radical landslide, once, when all provinces are done (ruling 14)."""
    game.step = Step.GOVERNMENT
    if game.track[RED] >= LANDSLIDE:
        finish(box, game, Ending.LANDSLIDE, events)


@rule
def enter_factions(game: State) -> int:
    """Enter the factions furthest along the track, the government apart; return how many they are."""
    forget_contest(game)
    furthest, level = -1, 0
    for faction in range(FACTIONS):
        if faction != game.government and game.track[faction] > furthest:
            furthest = game.track[faction]
    for faction in range(FACTIONS):
        if faction != game.government and game.track[faction] == furthest:
            enter(game, faction)
            level += 1
    if furthest == 0:
        return 1
    return level


@rule
def foremost(game: State) -> int:
    """Return the faction that won the contest, else the foremost of those still tied."""
    if game.alone != NONE:
        return widen(game.alone)
    for faction in PRECEDENCE:
        if game.tied[faction]:
            break
    return faction


@rule
def step_back(game: State, winner: int, events: Array) -> None:
    """Move the other factions one space back: in the first edition only those that were tied."""
    for faction in range(FACTIONS):
        below = game.edition == Edition.SECOND and game.track[faction] < game.track[winner]
        level = faction != winner and game.track[faction] == game.track[winner]
        if faction != game.government and (level or below) and game.track[faction] > 0:
            game.track[faction] -= 1
            emit(events, Happening.STEPPED_BACK, faction, 0, 0, 0)


@rule
def step_government(box: Box, game: State, events: Array) -> None:
    """Form the government from the faction furthest along the track, if it is alone there."""
    if enter_factions(game) > 1:
        open_contest(game, Contest.GOVERNMENT, 0, Step.GOVERNMENT_DECIDED, events)
    else:
        form_government(game, events)


@rule
def step_government_decided(box: Box, game: State, events: Array) -> None:
    """After a tie for the government the others step back."""
    step_back(game, foremost(game), events)
    form_government(game, events)


@rule
def form_government(game: State, events: Array) -> None:
    """Name the government."""
    game.government = foremost(game)
    emit(events, Happening.GOVERNMENT, game.government, 0, 0, 0)
    forget_contest(game)
    game.step = Step.OPPOSITION


@rule
def step_opposition(box: Box, game: State, events: Array) -> None:
    """Form the opposition from the next faction on the track, if it is alone there."""
    if enter_factions(game) > 1:
        open_contest(game, Contest.OPPOSITION, 0, Step.OPPOSITION_DECIDED, events)
    else:
        form_opposition(game, events)


@rule
def step_opposition_decided(box: Box, game: State, events: Array) -> None:
    """After a tie for the opposition the other faction steps back."""
    step_back(game, foremost(game), events)
    form_opposition(game, events)


@rule
def form_opposition(game: State, events: Array) -> None:
    """Name the opposition."""
    game.opposition = foremost(game)
    emit(events, Happening.OPPOSITION, game.opposition, 0, 0, 0)
    forget_contest(game)
    game.step = Step.FIRST


@rule
def line_up(game: State, faction: int, below: int) -> int:
    """Put those with the most votes of a colour, but fewer than a limit, in line; return how many."""
    most, level = 0, 0
    for seat in range(game.players):
        votes = widen(game.votes[seat, faction])
        if most < votes < below:
            most = votes
    for seat in range(SEATS):
        game.in_line[seat] = 0
        if most > 0 and game.votes[seat, faction] == most:
            game.in_line[seat] = 1
            level += 1
    return level


@inlined
def award(game: State, seat: int, contest: int, points: int, events: Array) -> None:
    """Give victory points for a place in the government or the opposition."""
    game.vp[seat] += points
    emit(events, Happening.AWARD, seat, contest, points, 0)


@rule
def fill_place(game: State, level: int, contest: int, decided: int, events: Array) -> None:
    """Give a place to the one in line; several contest it."""
    forget_contest(game)
    game.step = decided
    for seat in range(game.players):
        if game.in_line[seat]:
            enter(game, seat)
            if level == 1:
                game.alone = seat
    if level > 1:
        open_contest(game, contest, 0, decided, events)


@rule
def reward_place(game: State, contest: int, points: int, shared: int, events: Array) -> None:
    """Give the points of a place to its winner, or a share to each of those still tied."""
    if game.alone != NONE:
        award(game, widen(game.alone), contest, points, events)
        return
    for seat in range(game.players):
        if game.tied[seat]:
            award(game, seat, contest, shared, events)


@rule
def step_first(box: Box, game: State, events: Array) -> None:
    """Find first place in the government: most votes of its colour."""
    level = line_up(game, widen(game.government), PROVINCES + FACTIONS)
    fill_place(game, level, Contest.FIRST, Step.FIRST_DECIDED, events)


@rule
def step_first_decided(box: Box, game: State, events: Array) -> None:
    """Reward first place, and see who is in line for second (ruling 16)."""
    reward_place(game, Contest.FIRST, FIRST_PLACE, FIRST_PLACE_SHARED, events)
    in_line, most = 0, 0
    for seat in range(game.players):
        if game.entered[seat]:
            most = widen(game.votes[seat, game.government])
        lost = game.entered[seat] == 1 and game.alone != seat
        if game.alone == NONE:
            lost = game.entered[seat] == 1 and game.tied[seat] == 0
        game.in_line[seat] = 1 if lost else 0
        in_line += game.in_line[seat]
    if in_line == 0:
        in_line = line_up(game, widen(game.government), most)
    fill_place(game, in_line, Contest.SECOND, Step.SECOND_DECIDED, events)


@rule
def step_second_decided(box: Box, game: State, events: Array) -> None:
    """Reward second place in the government."""
    reward_place(game, Contest.SECOND, SECOND_PLACE, SECOND_PLACE_SHARED, events)
    game.step = Step.LEAD


@rule
def step_lead(box: Box, game: State, events: Array) -> None:
    """Find who leads the opposition."""
    level = line_up(game, widen(game.opposition), PROVINCES + FACTIONS)
    fill_place(game, level, Contest.LEAD, Step.LEAD_DECIDED, events)


@rule
def step_lead_decided(box: Box, game: State, events: Array) -> None:
    """Reward the leader of the opposition."""
    reward_place(game, Contest.LEAD, LEAD, LEAD_SHARED, events)
    forget_contest(game)
    for seat in range(SEATS):
        game.in_line[seat] = 0
    game.step = Step.CLOSE


@rule
def step_close(box: Box, game: State, events: Array) -> None:
    """Set the presence, return the votes, lay out what is owed; after turn 4 the game is over."""
    for seat in range(game.players):
        if game.votes[seat, game.government] > 0:
            game.presence[seat] = 1
            emit(events, Happening.PRESENCE, seat, 0, 0, 0)
    for seat in range(game.players):
        for faction in range(FACTIONS):
            game.supply[faction] += game.votes[seat, faction]
            game.votes[seat, faction] = 0
    lay_out_owed(game, events)
    game.step = Step.TURN
    if game.turn == TURNS:
        finish(box, game, Ending.TURNS, events)
