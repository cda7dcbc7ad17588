"""Rulings 10 and 11: the battle phase and what a lost battle costs."""

from __future__ import annotations

import pytest

from tests.support.liberte import Position, Table

# Generals: La Fayette 2, Bouillé 2, Moreau 1, Marceau 1, Masséna 1, Hoche 3, Bonaparte 3.


def battle(
    *tokens: int, generals: dict[int, tuple[str, ...]], turn: int = 2, order: tuple[int, ...] | None = None
) -> Table:
    """Begin a battle with tokens by seat and cards in displays."""
    position = Position(players=len(tokens), turn=turn, order=order)
    position.battle_tokens(*tokens)
    for seat, cards in generals.items():
        position.display(seat, *cards)
    return position.battle()


@pytest.mark.parametrize(("turn", "points"), [(2, 4), (3, 5), (4, 6)])
def test_ruling_10_most_tokens_among_the_eligible_win(turn: int, points: int) -> None:
    """A general and at least one token make eligible; most tokens win the battle of the turn."""
    table = battle(3, 2, 1, generals={1: ("Moreau",), 2: ("Hoche",)}, turn=turn)
    assert table.told("battle_won", seat=1, points=points)
    assert not table.told("advanced")


def test_ruling_10_a_general_without_a_token_is_not_eligible() -> None:
    """Bonaparte alone wins nothing: one token with a lesser general beats him."""
    table = battle(0, 1, 0, generals={0: ("Bonaparte",), 1: ("Moreau",)})
    assert table.told("battle_won", seat=1)


def test_ruling_10_tokens_without_a_general_are_not_eligible() -> None:
    """Nobody eligible: the battle is lost."""
    table = battle(3, 2, 1, generals={0: ("Danton",)})
    assert table.told("battle_lost", turn=2)
    assert table.public["lost_battles"] == 1


def test_ruling_10_nobody_in_the_box_loses_the_battle() -> None:
    """Without any token the battle is lost too."""
    assert battle(0, 0, 0, generals={0: ("Hoche",)}).told("battle_lost")


def test_ruling_10_a_tie_is_broken_by_the_highest_general() -> None:
    """Tied players advance in player order; later ones see what was shown."""
    table = battle(
        2, 2, 1, generals={0: ("Moreau", "Hoche"), 1: ("La Fayette",), 2: ("Bonaparte",)}, order=(1, 2, 0)
    )
    assert table.told("tie", contest="battle")
    assert table.asked == (1, "advance")
    assert table.about == {"contest": "battle", "seats": [0, 1], "round": 1, "shown": []}
    table.act(1, "advance La Fayette")
    assert table.about["shown"] == [{"seat": 1, "card": 28}]
    table.act(0, "advance Hoche")
    assert table.told("battle_won", seat=0, points=4)
    assert table.discarded("La Fayette")
    assert table.discarded("Hoche")
    assert not table.discarded("Moreau")


def test_ruling_10_only_generals_are_advanced_and_one_only() -> None:
    """A card that is no general does not count in a battle, nor does somebody else's."""
    table = battle(2, 2, 0, generals={0: ("Moreau", "Danton"), 1: ("La Fayette",)})
    assert table.refusal(0, "advance Danton") == "not-general"
    assert table.refusal(0, "advance La Fayette") == "not-in-your-display"
    assert table.refusal(0, "pass") == "not-asked"
    assert table.offers(0, "advance Moreau", "decline")


def test_ruling_10_equal_generals_lose_the_battle() -> None:
    """There is no second round: an unbroken tie is a lost battle."""
    table = battle(2, 2, 0, generals={0: ("Bouillé", "Hoche"), 1: ("La Fayette",)})
    table.act(0, "advance Bouillé")
    table.act(1, "advance La Fayette")
    assert table.told("battle_lost")
    assert table.public["vp"] == [0, 0, 0]


def test_ruling_10_if_nobody_advances_the_battle_is_lost_and_no_card_discarded() -> None:
    """Two who decline lose the battle and keep their generals."""
    table = battle(2, 2, 0, generals={0: ("Bouillé",), 1: ("La Fayette",)})
    table.act(0, "decline")
    table.act(1, "decline")
    assert table.told("battle_lost")
    assert not table.discarded("Bouillé")


def test_ruling_10_of_three_the_single_highest_wins() -> None:
    """One general shown against two who decline is enough."""
    table = battle(1, 1, 1, generals={0: ("Bouillé",), 1: ("Moreau",), 2: ("Hoche",)})
    table.act(0, "decline")
    table.act(1, "advance Moreau")
    table.act(2, "decline")
    assert table.told("battle_won", seat=1)


def test_ruling_10_of_three_a_tie_at_the_top_is_lost_for_all() -> None:
    """Two equal highest generals: the third does not inherit the battle."""
    table = battle(1, 1, 1, generals={0: ("Bouillé",), 1: ("Moreau",), 2: ("La Fayette",)})
    table.act(0, "advance Bouillé")
    table.act(1, "advance Moreau")
    table.act(2, "advance La Fayette")
    assert table.told("battle_lost")


def test_ruling_10_the_box_is_emptied() -> None:
    """All tokens go back to their owners."""
    table = battle(3, 2, 1, generals={1: ("Moreau",)})
    assert table.public["battle_box"] == [0, 0, 0]
    assert table.public["tokens"] == [18, 18, 18]


def test_ruling_10_turn_1_has_no_battle() -> None:
    """The first action phase is followed by the elections."""
    position = Position(players=3, turn=1)
    position.drain("red", leave=1)
    position.hand(2, "Jacobins")
    table = position.action(2)
    table.act(2, "play Jacobins", "place Paris", "drop")
    assert not table.told("battle_lost")
    assert table.told("elected")


def test_ruling_11_a_lost_battle_keeps_a_white_block_for_good() -> None:
    """The block lies out at once and in no supply, and is still out a turn later."""
    table = battle(0, 0, 0, generals={})
    assert table.told("white_laid_out", count=1)
    assert table.supply("white") == 23
    assert table.public["white_owed"] == 0
    assert table.public["turn"] == 3, "with nothing on the board the elections ran through"


def test_ruling_11_without_a_white_block_one_is_owed_and_counts_at_once() -> None:
    """An empty white supply: the battle counts as lost, the block follows after the elections."""
    position = Position(players=3, turn=2)
    position.stack(0, "Normandie", "white", 1)
    position.stack(0, "Paris", "blue", 1)
    position.stack(1, "Paris", "blue", 1)
    position.display(0, "Talleyrand")
    position.drain("white")
    table = position.battle()
    assert table.told("battle_lost")
    assert not table.told("white_laid_out")
    assert table.asked == (0, "advance"), "the tie in Paris"
    assert (table.public["lost_battles"], table.public["white_owed"]) == (1, 1)
    table.act(0, "decline")
    assert table.told("white_laid_out", count=1), "when the votes have gone back"
    assert (table.public["lost_battles"], table.public["white_owed"]) == (1, 0)


def test_ruling_11_not_even_returned_blocks_pay_before_the_election_is_over() -> None:
    """White blocks cleared from a tied province stay in the supply until the phase ends."""
    position = Position(players=3, turn=2)
    position.stack(0, "Normandie", "white", 1)
    position.stack(1, "Normandie", "white", 1)
    position.stack(0, "Paris", "blue", 1)
    position.stack(1, "Paris", "blue", 1)
    position.display(0, "Talleyrand")
    position.drain("white")
    table = position.battle()
    assert table.told("cleared", province=1)
    assert table.about["province"] == 8
    assert table.supply("white") == 2
    assert table.public["white_owed"] == 1
    table.act(0, "decline")
    assert table.public["white_owed"] == 0


def owing() -> Position:
    """Lay out a table with a battle lost and no white block to show for it."""
    position = Position(players=3, turn=3)
    position.lost_battles(1, owed=1)
    position.government("white", "red", presence=[0])
    position.stack(2, "Saintonge", "white", 2)
    position.stack(2, "Quercy", "red", 1)
    position.stack(1, "Quercy", "white", 2)
    position.drain("white")
    return position


def test_ruling_11_an_owed_block_is_taken_as_soon_as_one_comes_back() -> None:
    """Outside an election the first white block that returns goes to the lost battle."""
    position = owing()
    position.hand(0, "Bread Shortage")
    table = position.action(0, ending=True)
    table.act(0, "play Bread Shortage", "remove Saintonge 2")
    assert table.told("white_laid_out", count=1)
    assert table.supply("white") == 0
    assert table.public["white_owed"] == 0


def test_ruling_11_only_what_is_owed_is_taken() -> None:
    """Of a whole stack that Terror returns, one block pays the debt."""
    position = owing()
    position.government("red", "white", presence=[0])
    position.stack(1, "Saintonge", "red")
    position.hand(0, "Terror")
    table = position.action(0, ending=True)
    table.act(0, "play Terror", "remove Saintonge 2")
    assert table.supply("white") == 1
    assert (table.public["white_owed"], table.public["lost_battles"]) == (0, 1)


def test_ruling_11_a_second_lost_battle_may_be_owed_too() -> None:
    """Debts add up."""
    table = owing().battle()
    assert table.public["lost_battles"] == 2
    assert table.told("battle_lost")
    assert table.told("white_laid_out", count=2), "both after the elections"
