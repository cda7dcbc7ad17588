"""The invariants: they hold after every action, and violations are detected."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.support.backends import compiles
from tests.support.liberte import LIBERTE, Position
from tests.support.walks import every_option, walk
from tricorne.games import fast_rng
from tricorne.games.game import State
from tricorne.games.liberte.state import Ending, Phase
from tricorne.games.liberte.vocabulary import Ask

GAMES = 25 if compiles() else 1


@pytest.mark.parametrize("options", every_option(LIBERTE), ids=str)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_invariants_hold_after_every_action(players: int, options: dict[str, str | bool]) -> None:
    """A sample of random games; `tricorne check liberte` plays as many as you like."""
    for number in range(GAMES):
        seed = f"referee {players} {number}"
        state = LIBERTE.new(seed, players, options)
        moves, law = LIBERTE.checked_game(state, fast_rng.stream(f"{seed} play"))
        assert law is None, f"seed {seed!r}, move {moves}: {law}"
        assert LIBERTE.result(state) is not None


def middle(players: int = 4) -> State:
    """Return a position in the middle of a random game: in an action phase, with a full table."""
    for moves, (state, _, _) in enumerate(walk(LIBERTE, "middle", players)):
        full = state.deck_size > 5 and state.supply.min() > 0
        if moves >= 330 and state.phase == Phase.ACTION and state.turn == 2 and full:
            LIBERTE.check(state)
            return LIBERTE.copy(state)
    raise LookupError("no such position")


MIDDLE = middle()


def first_stack(state: State) -> tuple[int, int]:
    """Return seat and province of the first stack."""
    seats, provinces = state.height.nonzero()
    return int(seats[0]), int(provinces[0])


def lose_a_block(state: State) -> None:
    state.height[first_stack(state)] -= 1
    if state.height[first_stack(state)] == 0:
        lose_a_block(state)


def invent_a_block(state: State) -> None:
    state.supply[0] += 1


def hide_a_block_among_the_votes(state: State) -> None:
    state.votes[0, 2] += 1


def overdraw_a_supply(state: State) -> None:
    state.votes[0, 0] += state.supply[0] + 1
    state.supply[0] = -1


def push_a_marker_below_zero(state: State) -> None:
    state.track[1] = -1


def keep_a_reserve(state: State) -> None:
    state.reserve[0] += 1
    state.supply[0] -= 1


def owe_more_than_was_lost(state: State) -> None:
    state.white_owed = state.lost_battles + 1
    state.supply[1] += 1


def owe_what_is_there(state: State) -> None:
    state.supply[1] += state.lost_battles
    state.lost_battles = 1
    state.white_owed = 1
    assert state.supply[1] > 0


def double_a_card(state: State) -> None:
    state.deck[0] = state.deck[1]


def lose_a_card(state: State) -> None:
    state.discards[state.discards.nonzero()[0][0]] = 0


def play_a_card_from_nowhere(state: State) -> None:
    state.in_play = state.deck[0]


def add_a_card_that_does_not_exist(state: State) -> None:
    state.discards[111] = 1


def mix_up_a_hand(state: State) -> None:
    state.hand[0][[0, 1]] = state.hand[0][[1, 0]]


def leave_a_card_beyond_the_hand(state: State) -> None:
    state.hand[0][state.hand_size[0]] = 5


def leave_a_card_beyond_the_display(state: State) -> None:
    seat = int(state.display_size.argmin())
    state.display[seat][state.display_size[seat]] = 5


def empty_a_slot_beside_the_deck(state: State) -> None:
    state.discards[state.face_up[1]] = 1
    state.face_up[1] = 0


def leave_discards_beside_an_empty_deck(state: State) -> None:
    state.returned[state.deck[: state.deck_size]] = 1
    state.deck[: state.deck_size] = 0
    state.deck_size = 0


def know_a_card_that_is_in_no_hand(state: State) -> None:
    state.known[state.deck[0]] = 1


def build_a_tower(state: State) -> None:
    seat, province = first_stack(state)
    state.supply[state.colour[seat, province]] -= 4 - state.height[seat, province]
    state.height[seat, province] = 4


def leave_a_colour_without_a_stack(state: State) -> None:
    seats, provinces = (state.height[:4, 1:] == 0).nonzero()
    state.colour[seats[0], provinces[0] + 1] = 2


def crowd_a_province(state: State) -> None:
    province = int(state.height.any(axis=0).argmax())
    for seat in range(4):
        if state.height[seat, province] == 0:
            state.height[seat, province] = 1
            state.colour[seat, province] = 2
            state.supply[2] -= 1


def settle_an_empty_seat(state: State) -> None:
    seat, province = first_stack(state)
    state.height[5, province] = state.height[seat, province]
    state.colour[5, province] = state.colour[seat, province]
    state.height[seat, province] = 0
    state.colour[seat, province] = 0


def overspend_tokens(state: State) -> None:
    state.battle_box[0] = 19


def fight_in_turn_1(state: State) -> None:
    state.turn = 1
    state.battle_box[0] = 1


def show_a_special(state: State) -> None:
    place = next(
        place for place in range(int(state.deck_size)) if LIBERTE.box.special[state.deck[place]] >= 0
    )
    clear_display(state, 0)
    state.display[0][0] = state.deck[place]
    state.display_size[0] = 1
    state.deck[place] = state.deck[state.deck_size - 1]
    state.deck[state.deck_size - 1] = 0
    state.deck_size -= 1


def clear_display(state: State, seat: int) -> None:
    state.discards[state.display[seat][: state.display_size[seat]]] = 1
    state.display[seat] = 0
    state.display_size[seat] = 0


def show_five_plain_cards(state: State) -> None:
    clear_display(state, 0)
    box = LIBERTE.box
    plain = [
        int(card)
        for card in state.discards.nonzero()[0]
        if box.special[card] < 0 and not box.sans_culottes[card]
    ][:5]
    assert len(plain) == 5
    state.discards[plain] = 0
    state.display[0] = plain
    state.display_size[0] = 5


def forget_a_seat(state: State) -> None:
    state.order[0] = state.order[1]


def shuffle_the_first_order(state: State) -> None:
    state.turn = 1
    state.battle_box[:] = 0
    state.order[:4] = [0, 2, 1, 3]


def play_a_fifth_turn(state: State) -> None:
    state.turn = 5


def end_outside_the_action_phase(state: State) -> None:
    state.phase = Phase.BATTLE
    state.ending = 1


def end_without_a_winner(state: State) -> None:
    state.over = Ending.TURNS


def ask_nothing(state: State) -> None:
    state.ask = Ask.NOTHING


def ask_out_of_turn(state: State) -> None:
    state.asked = state.order[(state.position + 1) % 4]


DAMAGE = [
    (lose_a_block, "blocks_are_conserved"),
    (invent_a_block, "blocks_are_conserved"),
    (hide_a_block_among_the_votes, "blocks_are_conserved"),
    (overdraw_a_supply, "no_supply_below_zero"),
    (push_a_marker_below_zero, "no_marker_below_zero"),
    (keep_a_reserve, "reserve_only_in_turn_one"),
    (owe_more_than_was_lost, "owed_blocks_belong_to_lost_battles"),
    (owe_what_is_there, "white_is_owed_only_when_missing"),
    (double_a_card, "cards_are_conserved"),
    (lose_a_card, "cards_are_conserved"),
    (play_a_card_from_nowhere, "cards_are_conserved"),
    (add_a_card_that_does_not_exist, "cards_are_conserved"),
    (mix_up_a_hand, "cards_stand_in_order"),
    (leave_a_card_beyond_the_hand, "cards_stand_in_order"),
    (leave_a_card_beyond_the_display, "cards_stand_in_order"),
    (empty_a_slot_beside_the_deck, "slots_are_full_beside_a_deck"),
    (leave_discards_beside_an_empty_deck, "no_discards_beside_an_empty_deck"),
    (know_a_card_that_is_in_no_hand, "known_cards_are_in_hands"),
    (build_a_tower, "stacks_are_one_to_three_high"),
    (leave_a_colour_without_a_stack, "stacks_are_one_to_three_high"),
    (crowd_a_province, "three_stacks_in_a_province"),
    (settle_an_empty_seat, "empty_seats_own_nothing"),
    (overspend_tokens, "tokens_are_not_overspent"),
    (fight_in_turn_1, "no_battle_in_turn_one"),
    (show_a_special, "no_special_in_a_display"),
    (show_five_plain_cards, "fifth_card_needs_sans_culottes"),
    (forget_a_seat, "order_names_every_seat_once"),
    (shuffle_the_first_order, "first_order_is_a_rotation"),
    (play_a_fifth_turn, "turn_and_phase_exist"),
    (end_outside_the_action_phase, "turn_and_phase_exist"),
    (end_without_a_winner, "an_end_has_winners"),
    (ask_nothing, "never_a_dead_end"),
    (ask_out_of_turn, "only_whose_turn_it_is_acts"),
]


@pytest.mark.parametrize(("damage", "law"), DAMAGE, ids=[damage.__name__ for damage, _ in DAMAGE])
def test_a_violation_of_each_invariant_is_detected(damage: Callable[[State], None], law: str) -> None:
    """Each invariant can be violated, and the check names it."""
    state = LIBERTE.copy(MIDDLE)
    damage(state)
    assert LIBERTE.violated_invariant(state) == law
    with pytest.raises(AssertionError, match=law):
        LIBERTE.check(state)


def test_every_invariant_has_a_violation_here() -> None:
    """Every invariant has a test in which it fails."""
    broken = {law for _, law in DAMAGE}
    missing = {law.name.lower() for law in LIBERTE.laws if int(law)} - broken
    assert not missing, f"never broken: {sorted(missing)}"


def test_the_positions_of_tests_keep_all_invariants() -> None:
    """The helper of these tests builds positions that could occur."""
    table = Position(players=5, turn=4).action(3)
    assert LIBERTE.violated_invariant(table.state) is None
