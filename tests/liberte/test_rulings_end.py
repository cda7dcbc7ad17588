"""Rulings 18 to 20: the three ways in which a game ends."""

from __future__ import annotations

import pytest

from tests.support.liberte import LIBERTE, Position, Table, card_number

FLEURS_DE_LIS = [province for province in range(1, 28) if LIBERTE.box.fleur_de_lis[province]]


def royalists(position: Position, count: int, seat: int = 0) -> None:
    """Give a seat white stacks in so many fleur-de-lis provinces."""
    for province in FLEURS_DE_LIS[:count]:
        position.stack(seat, province, "white")


def ended(table: Table) -> str | None:
    """Return the reason of the end, if the game has ended."""
    return table.result.reason if table.result else None


# Ruling 18: the condition.


@pytest.mark.parametrize(
    ("provinces", "lost", "over"), [(7, 0, True), (6, 1, True), (5, 2, True), (6, 0, False), (5, 1, False)]
)
def test_ruling_18_seven_of_provinces_and_lost_battles(provinces: int, lost: int, over: bool) -> None:
    """White fleur-de-lis provinces and lost battles add up to seven."""
    position = Position(players=3, turn=3)
    position.lost_battles(lost)
    royalists(position, provinces)
    assert (ended(position.new_turn()) == "counter_revolution") == over


def test_ruling_18_the_white_stack_must_be_strictly_the_highest() -> None:
    """A tie for the highest stack, even among Royalists, does not count; a lower rival does not matter."""
    position = Position(players=3, turn=3)
    royalists(position, 6)
    position.stack(0, FLEURS_DE_LIS[6], "white", 2)
    position.stack(1, FLEURS_DE_LIS[6], "white", 2)
    assert ended(position.new_turn()) is None

    position = Position(players=3, turn=3)
    royalists(position, 6)
    position.stack(0, FLEURS_DE_LIS[6], "white", 2)
    position.stack(1, FLEURS_DE_LIS[6], "red", 1)
    assert ended(position.new_turn()) == "counter_revolution"


def test_ruling_18_only_provinces_with_a_fleur_de_lis_count() -> None:
    """White stacks elsewhere do not help."""
    position = Position(players=3, turn=3)
    royalists(position, 6)
    for province in ("Picardie", "Paris", "Berry"):
        position.stack(0, province, "white", 3)
    assert ended(position.new_turn()) is None


def test_ruling_18_several_seats_hold_the_provinces_together() -> None:
    """Whose white stacks they are does not matter."""
    position = Position(players=3, turn=3)
    for place, province in enumerate(FLEURS_DE_LIS[:7]):
        position.stack(place % 3, province, "white")
    assert ended(position.new_turn()) == "counter_revolution"


# Ruling 18: when it is checked.


def test_ruling_18_at_the_start_of_a_turn_before_order_and_displays() -> None:
    """The turn has advanced; no new order, and displays still lie out."""
    position = Position(players=3, turn=3, order=(2, 0, 1))
    royalists(position, 7)
    position.points(0, 5, 9)
    position.display(1, "Necker")
    table = position.new_turn()
    assert ended(table) == "counter_revolution"
    assert (table.public["turn"], table.public["phase"], table.public["round"]) == (3, "refresh", 0)
    assert table.public["order"] == [2, 0, 1]
    assert table.display(1) == [card_number("Necker")]
    assert not table.told("order")


@pytest.mark.parametrize("turn", [1, 2])
def test_ruling_18_never_in_turns_1_and_2(turn: int) -> None:
    """Seven provinces in turn 2 are nothing yet; at the start of turn 3 they are the end."""
    position = Position(players=3, turn=turn)
    royalists(position, 7)
    position.hand(0, "Jacobins")
    table = position.action(0)
    table.act(0, "play Jacobins", "place Paris", "drop")
    assert ended(table) is None


def test_ruling_18_after_the_whole_effect_of_a_card() -> None:
    """The first block makes seven, but all three are placed before the game ends."""
    position = Position(players=3, turn=3)
    royalists(position, 6)
    position.hand(1, "Cazalès")
    table = position.action(1)
    table.act(1, "play Cazalès", "place Guyenne")
    assert ended(table) is None
    assert table.asked == (1, "place")
    table.act(1, "place Guyenne", "place Quercy")
    assert ended(table) == "counter_revolution"
    assert not table.told("kept")
    assert not table.told("dropped")


def test_ruling_18_a_later_block_may_undo_it_again() -> None:
    """Seven for a moment within a card's effect is not enough."""
    position = Position(players=3, turn=3)
    royalists(position, 7)
    province = FLEURS_DE_LIS[6]
    assert province == 13
    position.stack(2, province, "white")
    position.hand(1, "Fouché")
    table = position.action(1)
    assert ended(table) is None
    position = Position(players=3, turn=3)
    royalists(position, 6)
    position.stack(0, "Vendée", "white", 2)
    position.stack(1, "Vendée", "red", 2)
    position.hand(1, "Billaud-Varenne")
    table = position.action(1)
    table.act(1, "play Billaud-Varenne", "place Vendée", "place Saintonge")
    assert ended(table) is None


def test_ruling_18_before_the_clean_up_the_card_counts_for_its_player() -> None:
    """The card in play is among its player's White Points."""
    position = Position(players=3, turn=3)
    royalists(position, 6)
    position.hand(1, "Cazalès")
    table = position.action(1)
    table.act(1, "play Cazalès", *["place Guyenne"] * 3)
    assert table.result is not None
    assert table.result.points == (6, 3 + 3, 0)
    assert table.public["in_play"] == card_number("Cazalès")
    assert table.result.winners == (1,), "equal points, but three of them on cards"


def test_ruling_18_after_a_special() -> None:
    """A removed rival block may be the seventh province, too."""
    position = Position(players=3, turn=3)
    royalists(position, 7)
    position.stack(1, FLEURS_DE_LIS[0], "red")
    position.hand(2, "Religious Problems")
    table = position.action(2)
    table.act(2, "play Religious Problems")
    assert ended(table) == "counter_revolution"


def test_ruling_18_after_terror_and_its_card() -> None:
    """Terror's effect includes the optional card; only then is the condition looked at."""
    position = Position(players=3, turn=3)
    royalists(position, 7)
    position.government("red", "blue", presence=[2])
    position.stack(1, FLEURS_DE_LIS[0], "red", 2)
    position.display(1, "Danton")
    position.hand(2, "Terror")
    table = position.action(2)
    table.act(2, "play Terror", f"remove {FLEURS_DE_LIS[0]} 1")
    assert ended(table) is None
    assert table.asked == (2, "strike")
    table.act(2, "strike Danton")
    assert ended(table) == "counter_revolution"


def test_ruling_18_after_the_battle() -> None:
    """A lost battle may be the seventh; the box is empty by then."""
    position = Position(players=3, turn=3)
    royalists(position, 6)
    position.battle_tokens(2, 1)
    table = position.battle()
    assert ended(table) == "counter_revolution"
    assert table.public["phase"] == "battle"
    assert table.public["battle_box"] == [0, 0, 0]


def test_ruling_18_an_owed_battle_counts() -> None:
    """Lost battles count at once, even without their white block."""
    position = Position(players=3, turn=3)
    royalists(position, 6)
    position.drain("white")
    table = position.battle()
    assert ended(table) == "counter_revolution"
    assert table.public["white_owed"] == 1


def test_ruling_18_never_in_the_election_phase() -> None:
    """Seven white provinces that appear when a tie is cleared go unnoticed there."""
    position = Position(players=3, turn=3)
    royalists(position, 7)
    position.stack(1, "Paris", "red")
    position.stack(2, "Paris", "red")
    position.display(1, "Danton")
    table = position.election()
    assert table.asked == (1, "advance")
    assert ended(table) is None


# Ruling 18: claimed.


def claimable(seat: int = 0, turn: int = 3) -> Position:
    """Lay out a position where the condition holds and players have to spot it."""
    position = Position(players=3, turn=turn, counter_revolution="claimed")
    royalists(position, 7, seat)
    return position


def test_ruling_18_claimed_nothing_happens_by_itself() -> None:
    """With `claimed` the game goes on until somebody speaks up."""
    table = claimable().new_turn()
    assert ended(table) is None
    assert table.told("order")


def test_ruling_18_claimed_by_whoever_is_asked() -> None:
    """Any seat may claim when it is asked, also for the gain of another."""
    position = claimable(seat=0)
    table = position.action(2)
    assert table.refusal(2, "claim") is None
    assert table.refusal(0, "claim") == "not-your-decision"
    table.act(2, "claim")
    assert table.told("claimed", seat=2)
    assert table.told("over", ending="counter_revolution")
    assert table.result is not None
    assert table.result.winners == (0,)


def test_ruling_18_claimed_only_while_it_holds() -> None:
    """Missed means missed."""
    position = claimable()
    position.hand(0, "Jacobins")
    table = position.action(0)
    table.act(0, "play Jacobins")
    assert table.refusal(0, "claim") is None
    table.act(0, f"place {FLEURS_DE_LIS[7]}", "drop")
    assert table.refusal(1, "claim") is None, "still seven"
    position = claimable(seat=1)
    position.stack(0, 2, "red")
    position.hand(0, "Jacobins")
    table = position.action(0)
    table.act(0, "play Jacobins", f"place {FLEURS_DE_LIS[0]}", "drop")
    assert table.refusal(1, "claim") == "claim-unfounded"


def test_ruling_18_claimed_between_the_blocks_of_one_card() -> None:
    """The claim may interrupt a card; it still counts among its player's cards."""
    position = Position(players=3, turn=3, counter_revolution="claimed")
    royalists(position, 6)
    position.hand(1, "Cazalès")
    table = position.action(1)
    table.act(1, "play Cazalès")
    assert table.refusal(1, "claim") == "claim-unfounded"
    table.act(1, "place Guyenne")
    table.act(1, "claim")
    assert table.result is not None
    assert table.result.points == (6, 1 + 3, 0)


def test_ruling_18_claimed_in_the_battle_phase() -> None:
    """A seat that is asked for a general may claim instead."""
    position = claimable()
    position.battle_tokens(1, 1)
    position.display(0, "Hoche")
    position.display(1, "Moreau")
    table = position.battle()
    assert table.offers(0, "advance Hoche", "decline", "claim")


def test_ruling_18_claimed_not_in_the_election_phase() -> None:
    """In the election phase there is no counter-revolution to claim."""
    position = claimable()
    position.stack(1, "Paris", "red")
    position.stack(2, "Paris", "red")
    position.display(1, "Danton")
    table = position.election()
    assert table.refusal(1, "claim") == "claim-unfounded"


def test_ruling_18_claimed_not_before_turn_3() -> None:
    """In turn 2 a claim is unfounded however many provinces are white."""
    assert claimable(turn=2).action(0).refusal(0, "claim") == "claim-unfounded"


def test_ruling_18_with_automatic_there_is_nothing_to_claim() -> None:
    """The software spots it; a claim is refused as not needed."""
    assert Position(players=3, turn=3).action(0).refusal(0, "claim") == "claim-not-needed"


def test_ruling_18_claimed_makes_refreshing_an_empty_hand_a_question() -> None:
    """`done` alone would be automatic; with a claim in the air it is asked."""
    table = claimable().refresh(0)
    assert table.asked == (0, "refresh")
    assert table.offers(0, "claim", "done")
    table.act(0, "done")
    assert table.asked == (0, "refill")


def test_ruling_18_claimed_makes_a_single_refill_a_question() -> None:
    """The only card to take is asked for."""
    position = claimable()
    position.rest_in_the_box()
    position.face_up("Marat")
    position.hand(0, "Jacobins")
    table = position.refresh(0)
    table.act(0, "done")
    assert table.asked == (0, "refill")
    assert table.offers(0, "claim", "take Marat")
    table.act(0, "take Marat")
    assert table.hand(0) == [49, 71]


def test_ruling_18_claimed_makes_a_forced_pass_a_question() -> None:
    """An empty hand with nothing to take may still claim."""
    position = claimable()
    position.rest_in_the_box()
    table = position.action(0)
    assert table.asked == (0, "action")
    assert table.offers(0, "claim", "pass")


def test_ruling_18_claimed_makes_a_single_place_a_question() -> None:
    """The only place for a block is asked for."""
    position = claimable()
    for seat in (1, 2):
        for province in ("Quercy", "Gascogne"):
            position.stack(seat, province, "blue" if seat == 1 else "red")
    position.stack(0, "Quercy", "red")
    position.stack(0, "Gascogne", "red")
    position.stack(0, "Guyenne", "red")
    position.hand(0, "Bertrand Barère")
    table = position.action(0)
    table.act(0, "play Bertrand Barère")
    assert table.offers(0, "claim", "place Béarn")


def test_ruling_18_claimed_makes_a_single_target_a_question() -> None:
    """The only block to remove is asked for, and the only card to strike."""
    position = claimable()
    position.stack(1, "Paris", "blue")
    position.display(1, "Danton")
    position.hand(0, "Bread Shortage")
    position.hand(1, "Guillotine")
    table = position.action(0)
    table.act(0, "play Bread Shortage")
    assert table.offers(0, "claim", "remove Paris 1")
    table.act(0, "remove Paris 1")
    table.act(1, "play Guillotine")
    assert table.offers(1, "claim", "strike Danton")
    table.act(1, "strike Danton")
    assert table.public["box"] == [10]


def test_ruling_18_claimed_makes_a_full_display_a_question() -> None:
    """The card that must be dropped is asked for."""
    position = claimable()
    position.display(0, "Danton", "Talleyrand", "Condé", "Grégoire")
    position.hand(0, "Jacobins")
    table = position.action(0)
    table.act(0, "play Jacobins", "place Paris")
    assert table.offers(0, "claim", "drop")
    assert table.refusal(0, "keep") == "display-full"
    table.act(0, "drop")
    assert table.discarded("Jacobins")


def test_ruling_18_claimed_at_every_kind_of_decision() -> None:
    """Action, give, gain, again, place, clean, more: a claim is always among the answers."""
    position = claimable()
    position.hand(0, *range(1, 10))
    position.face_up("Babeuf", "Marceau", "Hoche")
    table = position.action(0)
    seen = []
    for action in ("discard 1", "discard 2", "take Babeuf", "end"):
        seen.append(table.asked)
        assert table.refusal(0, "claim") is None
        table.act(0, action)
    assert seen == [(0, "action"), (0, "give"), (0, "gain"), (0, "again")]
    table.act(1, "pass")
    table.act(2, "pass")
    for action in ("play Buzot", "place Saintonge", "drop"):
        table.act(0, action)
        assert table.refusal(0, "claim") is None
    assert table.asked == (0, "more")


def test_ruling_18_claimed_does_not_make_a_question_of_nothing() -> None:
    """A contest that nobody can join is no decision; nor is a special's own clean-up."""
    position = claimable()
    position.battle_tokens(1, 1)
    position.display(0, "Hoche")
    position.display(1, "Moreau")
    table = position.battle()
    table.act(0, "decline")
    table.act(1, "decline")
    assert table.told("battle_lost")
    assert table.public["turn"] == 4


# Ruling 19: Red and White Points.


def test_ruling_19_red_points() -> None:
    """Red votes held, red blocks on the board, red on cards in hand and display; no VP, no other colour."""
    position = Position(players=3, turn=2)
    position.votes(0, red=9)
    position.votes(1, red=8, blue=2)
    position.stack(0, "Alsace", "red", 2)
    position.stack(1, "Alsace", "blue", 3)
    position.stack(1, "Berry", "red", 3)
    position.hand(1, "Danton", "Talleyrand", "Terror")
    position.display(1, "Babeuf")
    position.points(40, 0, 0)
    table = position.close_polls()
    assert table.result is not None
    assert table.result.reason == "landslide"
    assert table.result.points == (9 + 2, 8 + 3 + 3 + 1, 0)
    assert table.result.winners == (1,)


@pytest.mark.parametrize(
    ("cards", "winners"),
    [
        ({0: (), 1: ("Danton",)}, (1,)),
        ({0: ("Fouché", "Babeuf"), 1: ("Danton",)}, (0, 1)),
        ({0: ("Marat",), 1: ("Danton",), 2: ("Hébert",)}, (0, 1)),
    ],
)
def test_ruling_19_a_landslide_tie_is_broken_by_cards(
    cards: dict[int, tuple[str, ...]], winners: tuple[int, ...]
) -> None:
    """Equal Red Points: more of them on cards; still equal: shared."""
    position = Position(players=3, turn=2)
    points = dict.fromkeys(cards, 12)
    for seat, names in cards.items():
        position.display(seat, *names[:1])
        position.hand(seat, *names[1:])
        points[seat] -= sum(int(LIBERTE.box.value[card_number(name)]) for name in names)
    points.pop(2, None)
    for seat, votes in points.items():
        position.votes(seat, red=votes)
    position.track(red=17)
    table = position.close_polls()
    assert table.result is not None
    assert table.result.winners == winners
    assert table.result.points[0] == table.result.points[1] == 12


def test_ruling_19_white_points() -> None:
    """White blocks on the board and white on cards in hand and display; votes and VP count nothing."""
    position = Position(players=3, turn=3)
    royalists(position, 7)
    position.stack(1, "Paris", "white", 3)
    position.hand(1, "Necker", "Danton")
    position.display(1, "Maury")
    position.points(50, 0, 0)
    table = position.new_turn()
    assert table.result is not None
    assert table.result.points == (7, 3 + 3 + 2, 0)
    assert table.result.winners == (1,)


def test_ruling_19_a_counter_revolution_tie_is_broken_by_cards() -> None:
    """Equal White Points: more of them on cards; still equal: shared."""
    for display, winners in ((("Necker",), (1,)), ((), (0, 1))):
        position = Position(players=3, turn=3)
        royalists(position, 7)
        position.stack(1, "Paris", "white", 3)
        position.stack(1, "Picardie", "white", 1 if display else 3)
        if not display:
            position.stack(1, "Berry", "white", 1)
        position.display(1, *display)
        result = position.new_turn().result
        assert result is not None
        assert (result.points[0], result.points[1]) == (7, 7)
        assert result.winners == winners


# Ruling 20: after four turns.


def after_turn_4(points: tuple[int, ...], displays: dict[int, tuple[str, ...]]) -> Table:
    """Play the elections of turn 4 on an empty board."""
    position = Position(players=len(points), turn=4)
    position.points(*points)
    for seat, cards in displays.items():
        position.display(seat, *cards)
    return position.election()


def test_ruling_20_most_victory_points_win() -> None:
    """After turn 4 the election phase is completed and victory points decide."""
    table = after_turn_4((10, 12, 11), {0: ("Danton",)})
    assert table.result is not None
    assert table.result.reason == "turns"
    assert table.result.winners == (1,)
    assert table.result.points == (10, 12, 11)
    assert (table.public["turn"], table.public["phase"]) == (4, "election")


def test_ruling_20_a_tie_is_broken_by_the_display() -> None:
    """Equal points: the higher total value in the display, whatever its colours."""
    table = after_turn_4((12, 12, 12), {0: ("Danton",), 1: ("Maury", "Grégoire"), 2: ("Jacobins",)})
    assert table.result is not None
    assert table.result.winners == (1,)


def test_ruling_20_still_equal_the_win_is_shared() -> None:
    """Equal displays share the win; who has fewer points does not, however rich the display."""
    table = after_turn_4(
        (12, 12, 11, 12), {0: ("Danton",), 1: ("Maury", "Buzot"), 2: ("Necker", "Marat"), 3: ()}
    )
    assert table.result is not None
    assert table.result.winners == (0, 1)


def test_ruling_20_the_hand_does_not_break_the_tie() -> None:
    """Only the display counts."""
    position = Position(players=3, turn=4)
    position.points(12, 12, 0)
    position.hand(0, "Danton", "Marat")
    position.display(1, "Babeuf")
    table = position.election()
    assert table.result is not None
    assert table.result.winners == (1,)


def test_after_the_end_nothing_is_legal() -> None:
    """A finished game asks nobody and refuses everything with one reason."""
    table = after_turn_4((1, 2, 3), {})
    assert table.asked is None
    assert LIBERTE.ask(table.state) == "nothing"
    assert table.refusal(0, "pass") == "game-over"
    assert table.refusal(0, "claim") == "game-over"
    assert table.legal(0) == []
