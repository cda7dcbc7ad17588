"""Rulings 1 to 9: the action phase."""

from __future__ import annotations

import pytest

from tests.support.liberte import LIBERTE, Position, Table, card_number
from tricorne.games.liberte.state import CARDS

# Ruling 1: what one play action may hold.


def test_ruling_01_a_special_may_come_before_a_personality() -> None:
    """A special first, then a personality: two cards in one action."""
    position = Position(players=3, turn=2)
    position.government("blue", "red")
    position.stack(1, "Normandie", "blue")
    position.stack(2, "Alsace", "blue")
    position.hand(0, "Bread Shortage", "Danton", "Jacobins")
    table = position.action(0)
    table.act(0, "play Bread Shortage", "remove Normandie 1")
    assert table.asked == (0, "more")
    table.act(0, "play Danton", "place Alsace", "place Alsace", "place Alsace", "drop")
    assert table.asked == (1, "action")


def test_ruling_01_a_special_may_come_after_a_personality() -> None:
    """A personality first, then a special; after both the action is over."""
    position = Position(players=3, turn=2)
    position.stack(1, "Normandie", "blue")
    position.stack(2, "Alsace", "blue")
    position.hand(0, "Bread Shortage", "Danton", "Jacobins")
    table = position.action(0)
    table.act(0, "play Danton", "place Lorraine", "place Lorraine", "place Lorraine", "keep")
    assert table.refusal(0, "play Jacobins") == "card-already-played"
    table.act(0, "play Bread Shortage", "remove Alsace 2")
    assert table.asked == (1, "action")


def test_ruling_01_three_cards_in_any_order() -> None:
    """Two cards of value 1 with a special between them."""
    position = Position(players=3, turn=2)
    position.stack(1, "Normandie", "blue")
    position.stack(2, "Normandie", "blue")
    position.hand(0, "Jacobins", "Bread Shortage", "Couthon", "Cordeliers")
    table = position.action(0)
    table.act(0, "play Jacobins", "place Berry", "drop")
    table.act(0, "play Bread Shortage", "remove Normandie 1")
    assert table.offers(0, "end", "play Couthon", "play Cordeliers")
    table.act(0, "play Couthon", "place Limousin", "keep")
    assert table.asked == (1, "action")
    assert table.hand(0) == [card_number("Cordeliers")]


def test_ruling_01_only_one_special() -> None:
    """A second special is refused, even if nothing else was played."""
    position = Position(players=3, turn=2)
    position.stack(1, "Normandie", "blue", 2)
    position.stack(2, "Alsace", "blue", 2)
    position.hand(0, "Bread Shortage", "Bread Shortage", "Religious Problems")
    table = position.action(0)
    table.act(0, "play Bread Shortage", "remove Normandie 1")
    assert table.asked == (0, "more")
    assert table.refusal(0, "play Bread Shortage") == "special-already-played"
    assert table.refusal(0, "play Religious Problems") == "special-already-played"
    assert table.offers(0, "end")


def test_ruling_01_the_first_card_is_cleaned_up_before_the_next() -> None:
    """A card kept before a special is played can be struck by that special."""
    position = Position(players=3, turn=2)
    position.government("blue", "red", presence=[0])
    position.hand(0, "Marat", "Purge")
    table = position.action(0)
    assert table.refusal(0, "play Purge") == "no-target"
    table.act(0, "play Marat", *["place Paris"] * 3)
    assert table.asked == (0, "clean")
    table.act(0, "keep", "play Purge")
    assert table.told("struck", seat=0, owner=0, card=71)
    assert table.discarded("Marat")


def test_ruling_01_an_action_may_also_be_a_pass() -> None:
    """Who passes may act again when the round comes back."""
    position = Position(players=3, turn=2)
    position.hand(0, "Jacobins")
    table = position.action(0)
    for seat in (0, 1, 2):
        table.act(seat, "pass")
    assert table.told("round", round=2)
    assert table.asked == (0, "action")
    assert table.refusal(0, "play Jacobins") is None


# Ruling 2: placing blocks.


def test_ruling_02_blocks_go_one_by_one_into_provinces_of_the_region() -> None:
    """Three blocks of a personality spread over its region, never outside."""
    position = Position(players=3, turn=2)
    position.hand(0, "Danton")
    table = position.action(0)
    table.act(0, "play Danton")
    assert table.about["left"] == 3
    assert table.refusal(0, "place Normandie") == "other-region"
    table.act(0, "place Alsace", "place Lorraine")
    assert table.about["left"] == 1
    table.act(0, "place Alsace")
    assert (table.stack(0, "Alsace"), table.stack(0, "Lorraine")) == (("red", 2), ("red", 1))
    assert table.asked == (0, "clean")


def test_ruling_02_a_club_goes_anywhere() -> None:
    """A club places its one block in any province."""
    position = Position(players=3, turn=1)
    position.hand(0, "Jacobins")
    table = position.action(0)
    table.act(0, "play Jacobins")
    assert table.legal(0) == sorted(f"place {province}" for province in range(1, 28))


def test_ruling_02_every_block_must_be_placed_while_there_is_room() -> None:
    """Nobody may stop placing early, nor skip."""
    position = Position(players=3, turn=2)
    position.hand(0, "Condé")
    table = position.action(0)
    table.act(0, "play Condé")
    assert table.refusal(0, "skip") == "must-place"
    table.act(0, "place Alsace")
    assert table.refusal(0, "skip") == "must-place"
    assert table.refusal(0, "drop") == "not-asked"
    assert table.legal_verbs(0) == {"place"}


def test_ruling_02_stack_and_province_limits() -> None:
    """Three blocks to a stack, one colour, three stacks to a province, one of them one's own."""
    position = Position(players=4, turn=2)
    position.stack(0, "Alsace", "red", 3)
    position.stack(0, "Lorraine", "blue", 1)
    for seat in (1, 2, 3):
        position.stack(seat, "Bourgogne", "red", 1)
    position.hand(0, "Danton")
    table = position.action(0)
    table.act(0, "play Danton")
    assert table.refusal(0, "place Alsace") == "stack-full"
    assert table.refusal(0, "place Lorraine") == "other-colour"
    assert table.refusal(0, "place Bourgogne") == "three-stacks"
    assert table.offers(0, "place Champagne", "place Franche-Comté")


def test_ruling_02_as_many_as_the_supply_holds() -> None:
    """With two blocks left in the supply a card of value 3 places two."""
    position = Position(players=3, turn=2)
    position.drain("red", leave=2)
    position.hand(0, "Danton")
    table = position.action(0)
    table.act(0, "play Danton", "place Alsace", "place Alsace")
    assert table.told("supply_empty", faction="red")
    assert table.asked == (0, "clean")


def test_ruling_02_as_many_as_find_room() -> None:
    """With room for one block in the region a card of value 3 places one, by itself."""
    position = Position(players=4, turn=2)
    for province in ("Champagne", "Lorraine", "Alsace", "Bourgogne"):
        for seat in (1, 2, 3):
            position.stack(seat, province, "blue" if seat == 1 else "red")
    position.stack(0, "Franche-Comté", "red", 2)
    position.hand(0, "Danton")
    table = position.action(0)
    table.act(0, "play Danton")
    assert table.told("placed", province=15, height=3)
    assert not table.told("placed_nothing")
    assert table.asked == (0, "clean")


def test_ruling_02_a_card_without_any_place_may_still_be_played() -> None:
    """With the supply empty a card places nothing and is cleaned up as usual."""
    position = Position(players=3, turn=2)
    position.drain("red")
    position.hand(0, "Danton")
    table = position.action(0, ending=True)
    table.act(0, "play Danton")
    assert table.told("placed_nothing", card=10)
    assert table.asked == (0, "clean")
    table.act(0, "keep")
    assert table.display(0) == [10]


def test_ruling_02_without_a_place_only_the_battle_box_or_nothing() -> None:
    """A cannon card without a place for its block may go to the battle box, or place nothing."""
    for choice, tokens in (("battle", 1), ("skip", 0)):
        position = Position(players=3, turn=2)
        position.drain("red")
        position.hand(0, "Jacobins")
        table = position.action(0, ending=True)
        table.act(0, "play Jacobins")
        assert table.offers(0, "battle", "skip")
        table.act(0, choice)
        assert int(table.state.battle_box[0]) == tokens
        assert bool(table.told("placed_nothing")) == (choice == "skip")
        assert table.asked == (0, "clean")


def test_ruling_02_the_battle_box_instead_of_blocks() -> None:
    """A card of value 3 with a cannon puts one token in the battle box, and no block."""
    position = Position(players=3, turn=2)
    position.hand(0, "Condé")
    table = position.action(0)
    table.act(0, "play Condé", "battle")
    assert table.told("to_battle", seat=0, count=1)
    assert table.supply("white") == 24
    assert table.asked == (0, "clean")


def test_ruling_02_no_battle_after_the_first_block_nor_without_a_cannon_nor_in_turn_1() -> None:
    """The battle box is closed in turn 1, to cards without a cannon, and once a block is placed."""
    position = Position(players=3, turn=2)
    position.hand(0, "Condé")
    table = position.action(0)
    table.act(0, "play Condé", "place Alsace")
    assert table.refusal(0, "battle") == "block-already-placed"

    position = Position(players=3, turn=2)
    position.hand(0, "Danton")
    table = position.action(0)
    table.act(0, "play Danton")
    assert table.refusal(0, "battle") == "no-cannon"

    position = Position(players=3, turn=1)
    position.hand(0, "Condé")
    table = position.action(0)
    table.act(0, "play Condé")
    assert table.refusal(0, "battle") == "no-battle-yet"


# Ruling 3: the second card of value 1.


def first_of_two(*hand: str, second_card: bool = True) -> Table:
    """Play the Jacobins into Berry, with a hand for a second card."""
    position = Position(players=3, turn=2, second_card=second_card)
    position.hand(0, "Jacobins", *hand)
    table = position.action(0)
    table.act(0, "play Jacobins", "place Berry", "drop")
    return table


def test_ruling_03_second_card_of_the_same_region_or_a_club() -> None:
    """A club follows anywhere, a personality only in its own region; colours do not matter."""
    table = first_of_two("Couthon", "Malouet", "Feuillants", "Buzot")
    assert table.about == {"played": [49], "region": "Centre"}
    assert table.offers(0, "end", "play Couthon", "play Malouet", "play Feuillants")
    assert table.refusal(0, "play Buzot") == "other-region"


def test_ruling_03_second_card_must_have_value_one() -> None:
    """A personality of value 2 cannot follow."""
    table = first_of_two("La Fayette")
    assert table.refusal(0, "play La Fayette") == "not-value-one"


def test_ruling_03_first_card_must_have_value_one() -> None:
    """After a personality of value 2 no second may follow."""
    position = Position(players=3, turn=2)
    position.hand(0, "La Fayette", "Malouet")
    table = position.action(0)
    table.act(0, "play La Fayette", "place Berry", "place Berry", "drop")
    assert table.refusal(0, "play Malouet") == "card-already-played"


def test_ruling_03_second_block_stays_in_the_region_of_the_first() -> None:
    """A club as second card is bound to the region of the first block."""
    table = first_of_two("Cordeliers")
    table.act(0, "play Cordeliers")
    assert table.about["region"] == "Centre"
    assert table.refusal(0, "place Paris") == "other-region"
    assert table.offers(0, *(f"place {province}" for province in (14, 16, 17, 20)))


def test_ruling_03_the_first_block_itself_sets_the_region_not_the_card() -> None:
    """After a club it is the province chosen that counts; a special in between changes nothing."""
    position = Position(players=3, turn=2)
    position.government("red", "blue")
    position.stack(1, "Alsace", "red")
    position.hand(0, "Jacobins", "Bread Shortage", "Couthon", "Babeuf")
    table = position.action(0)
    table.act(0, "play Jacobins", "place Paris", "drop", "play Bread Shortage", "remove Paris 0")
    assert table.refusal(0, "play Babeuf") is None
    assert table.refusal(0, "play Couthon") == "other-region"


def test_ruling_03_the_first_must_really_have_placed_a_block() -> None:
    """After the battle box, or after placing nothing, no second card follows."""
    position = Position(players=3, turn=2)
    position.hand(0, "Jacobins", "Couthon")
    table = position.action(0)
    table.act(0, "play Jacobins", "battle", "drop")
    assert table.about["region"] is None
    assert table.refusal(0, "play Couthon") == "card-already-played"

    position = Position(players=3, turn=2)
    position.drain("red")
    position.hand(0, "Buzot", "Feuillants")
    table = position.action(0, ending=True)
    table.act(0, "play Buzot", "drop")
    assert table.refusal(0, "play Feuillants") == "card-already-played"


def test_ruling_03_the_second_needs_a_place_for_its_own_colour() -> None:
    """With no room left in the region for its colour the second card is refused."""
    position = Position(players=4, turn=2)
    for province in ("Bourbonnais", "Limousin", "Auvergne"):
        for seat in (1, 2, 3):
            position.stack(seat, province, "white")
    position.hand(0, "Jacobins", "Couthon", "Malouet")
    table = position.action(0)
    table.act(0, "play Jacobins", "place Berry", "drop")
    assert table.refusal(0, "play Malouet") == "no-place-in-region"
    assert table.refusal(0, "play Couthon") is None
    table.act(0, "play Couthon")
    assert table.told("placed", province=14, height=2), "the only place is taken at once"


def test_ruling_03_the_second_needs_supply_of_its_own_colour() -> None:
    """With its supply empty the second card is refused too."""
    position = Position(players=3, turn=2)
    position.drain("blue")
    position.hand(0, "Jacobins", "Malouet")
    table = position.action(0, ending=True)
    table.act(0, "play Jacobins", "place Berry", "drop")
    assert table.refusal(0, "play Malouet") == "no-place-in-region"


def test_ruling_03_the_second_never_goes_to_the_battle_box() -> None:
    """A second card with a cannon must place its block."""
    table = first_of_two("Cordeliers")
    table.act(0, "play Cordeliers")
    assert table.refusal(0, "battle") == "second-card-no-battle"
    assert table.refusal(0, "skip") == "must-place"


def test_ruling_03_there_is_no_third() -> None:
    """After two clubs or personalities the action is over, unless a special may follow."""
    table = first_of_two("Cordeliers", "Couthon", "Terror")
    table.act(0, "play Cordeliers", "place Berry", "drop")
    assert table.asked == (0, "more")
    assert table.about == {"played": [49, 48], "region": None}
    assert table.refusal(0, "play Couthon") == "card-already-played"


def test_ruling_03_switched_off() -> None:
    """Without the option no second card is played, and `more` is asked for a special only."""
    table = first_of_two("Cordeliers", second_card=False)
    assert table.asked == (0, "more")
    assert table.offers(0, "end")
    assert table.refusal(0, "play Cordeliers") == "card-already-played"


# Ruling 4: the display.


def keep_as_fifth(card: str, display: tuple[str, ...], edition: str = "second") -> Table:
    """Play a card beside a display of four."""
    position = Position(players=3, turn=2, edition=edition)
    position.display(0, *display)
    position.hand(0, card)
    position.drain("red")
    position.drain("blue")
    table = position.action(0, ending=True)
    table.act(0, f"play {card}")
    return table


PLAIN = ("Danton", "Talleyrand", "Condé", "Grégoire")
WITH_SANS_CULOTTES = ("Danton", "Talleyrand", "Condé", "Desmoulins")


def test_ruling_04_up_to_four_cards_may_be_kept() -> None:
    """With three in the display any card may be kept."""
    table = keep_as_fifth("Buzot", PLAIN[:3])
    assert table.offers(0, "keep", "drop")
    table.act(0, "keep")
    assert len(table.display(0)) == 4


def test_ruling_04_a_fifth_card_without_sans_culottes_is_dropped_at_once() -> None:
    """A full display leaves no choice, and the card goes to the discards by itself."""
    table = keep_as_fifth("Buzot", PLAIN)
    assert table.told("dropped", card=3)
    assert table.discarded("Buzot")
    assert table.asked == (1, "action")


def test_ruling_04_a_fifth_card_that_shows_sans_culottes() -> None:
    """The kept card itself may make the room."""
    table = keep_as_fifth("François Chabot", PLAIN)
    table.act(0, "keep")
    assert len(table.display(0)) == 5


def test_ruling_04_a_fifth_card_beside_sans_culottes() -> None:
    """In the second edition any card of the display may make the room."""
    table = keep_as_fifth("Buzot", WITH_SANS_CULOTTES)
    table.act(0, "keep")
    assert len(table.display(0)) == 5


def test_ruling_04_there_is_no_sixth_card() -> None:
    """Sans-culottes make room for one card only."""
    table = keep_as_fifth("François Chabot", (*WITH_SANS_CULOTTES, "Hébert"))
    assert table.told("dropped", card=31)


def test_ruling_04_the_others_stay_when_the_sans_culottes_leave() -> None:
    """When the last sans-culottes card leaves a display of five, nothing else does."""
    position = Position(players=3, turn=2)
    position.government("blue", "red", presence=[0])
    position.display(1, *WITH_SANS_CULOTTES, "Grégoire")
    position.hand(0, "Purge")
    table = position.action(0)
    table.act(0, "play Purge", "strike Desmoulins")
    assert table.display(1) == sorted(card_number(name) for name in PLAIN)


def test_ruling_04_nothing_leaves_a_display_at_will() -> None:
    """No question of an action offers to drop a card from a display."""
    position = Position(players=3, turn=2)
    position.display(0, *PLAIN)
    position.hand(0, "Jacobins")
    table = position.action(0)
    for verb in ("discard", "play", "strike", "advance", "take"):
        assert table.refusal(0, f"{verb} Danton") is not None


# Ruling 5 and the paragraph on tokens.


def test_ruling_05_eighteen_tokens_are_free_at_the_start() -> None:
    """Two of the twenty tokens stand on the tracks."""
    table = Position(players=3, turn=1).action(0)
    assert [table.free_tokens(seat) for seat in table.seats] == [18, 18, 18]


def spread(position: Position, seat: int, provinces: int) -> None:
    """Give a seat single blocks in the first provinces, blue and red in turn."""
    for province in range(1, provinces + 1):
        position.stack(seat, province, "blue" if province % 2 else "red")


def test_ruling_05_stacks_battle_tokens_and_presence_bind_one_each() -> None:
    """Ten stacks, three tokens in the battle box and presence leave four of eighteen."""
    position = Position(players=3, turn=2)
    position.government("blue", "red", presence=[0])
    position.battle_tokens(3)
    spread(position, 0, 10)
    table = position.action(0)
    assert table.free_tokens(0) == 18 - 10 - 3 - 1


def test_ruling_05_without_a_free_token_no_new_stack_but_growing_ones() -> None:
    """All tokens bound: one's own stacks can still grow, new ones cannot be made."""
    position = Position(players=3, turn=2)
    spread(position, 0, 18)
    position.hand(0, "Jacobins")
    table = position.action(0)
    table.act(0, "play Jacobins")
    assert table.free_tokens(0) == 0
    assert table.refusal(0, "place Provence") == "no-token"
    assert table.refusal(0, "place Picardie") is None
    assert table.refusal(0, "battle") == "no-token"


def test_ruling_05_without_a_free_token_no_battle_token() -> None:
    """The battle box may hold the last tokens as well as stacks do."""
    position = Position(players=3, turn=2)
    position.battle_tokens(8)
    spread(position, 0, 9)
    position.hand(0, "Jacobins", "Cordeliers")
    table = position.action(0)
    table.act(0, "play Jacobins", "battle", "drop", "end")
    assert table.free_tokens(0) == 0
    table.act(1, "pass")
    table.act(2, "pass")
    table.act(0, "play Cordeliers")
    assert table.refusal(0, "battle") == "no-token"


def test_ruling_05_presence_counts_without_a_token() -> None:
    """With every token bound, presence is there all the same, and free tokens stay at zero."""
    position = Position(players=3, turn=2)
    position.government("blue", "red", presence=[0])
    spread(position, 0, 18)
    position.display(1, "Danton", "Marat")
    position.hand(0, "Purge")
    table = position.action(0)
    assert table.free_tokens(0) == 0
    assert table.refusal(0, "play Purge") is None


def test_ruling_05_a_removed_stack_frees_its_token() -> None:
    """When a stack's last block goes, its token returns to the owner."""
    position = Position(players=3, turn=2)
    spread(position, 0, 18)
    position.hand(1, "Bread Shortage")
    table = position.action(1)
    table.act(1, "play Bread Shortage", "remove Normandie 0")
    assert table.free_tokens(0) == 1


# Ruling 6: large hands.


def large_hand(cards: int, second_card: bool = True) -> Position:
    """Give seat 0 a hand of so many cards."""
    position = Position(players=3, turn=2, second_card=second_card)
    position.hand(0, *range(1, cards + 1))
    position.face_up("Marat", "Babeuf", "Hoche")
    position.deck("Marceau", "Barnave")
    return position


def test_ruling_06_eight_cards_need_no_discard() -> None:
    """With eight in hand a card is simply taken."""
    table = large_hand(8).action(0)
    assert table.refusal(0, "discard 1") == "hand-small-enough"
    table.act(0, "take Marat")
    assert len(table.hand(0)) == 9
    assert table.asked == (1, "action")


def test_ruling_06_nine_cards_discard_two_first() -> None:
    """With nine in hand two are discarded, then one is taken."""
    table = large_hand(9).action(0)
    assert table.refusal(0, "take Marat") == "hand-too-large"
    assert table.refusal(0, "draw") == "hand-too-large"
    table.act(0, "discard 1")
    assert table.asked == (0, "give")
    assert table.refusal(0, "discard 1") == "not-in-hand"
    assert table.refusal(0, "done") == "not-asked"
    table.act(0, "discard 2")
    assert table.asked == (0, "gain")
    assert table.offers(0, "draw", "take Marat", "take Babeuf", "take Hoche")
    table.act(0, "draw")
    assert table.hand(0) == [3, 4, 5, 6, 7, 8, 9, card_number("Marceau")]
    assert table.asked == (1, "action")


def test_ruling_06_a_second_card_of_value_one_asks_for_no_discard() -> None:
    """From nine: two away, two of value 1 taken; from eight: ten in hand."""
    for cards, before in ((9, ("discard 1", "discard 2")), (8, ())):
        table = large_hand(cards).action(0)
        table.act(0, *before, "take Babeuf")
        assert table.face_up[1] == card_number("Marceau"), "replaced in its own slot"
        assert table.asked == (0, "again")
        assert table.offers(0, "end", "take Marceau")
        assert table.refusal(0, "take Marat") == "not-value-one"
        assert table.refusal(0, "take Babeuf") == "not-face-up"
        table.act(0, "take Marceau")
        assert len(table.hand(0)) == cards - len(before) + 2
        assert table.asked == (1, "action")


def test_ruling_06_no_second_card_after_drawing_or_a_higher_value_or_a_special() -> None:
    """Only a face-up card of value 1 brings a second."""
    for first in ("draw", "take Marat", "take Terror"):
        position = Position(players=3, turn=2)
        position.face_up("Marat", "Babeuf", "Terror")
        position.deck("Marceau")
        table = position.action(0)
        table.act(0, first)
        assert table.asked == (1, "action")


def test_ruling_06_no_second_card_when_none_lies_there() -> None:
    """If no other card of value 1 lies face up, the action is over."""
    position = Position(players=3, turn=2)
    position.face_up("Marat", "Babeuf", "Terror")
    position.deck("Barnave")
    table = position.action(0)
    table.act(0, "take Babeuf")
    assert table.asked == (1, "action")


def test_ruling_06_the_second_card_may_be_left_or_switched_off() -> None:
    """The second card is a choice, and an option of the game."""
    table = large_hand(5).action(0)
    table.act(0, "take Babeuf", "end")
    assert table.asked == (1, "action")
    table = large_hand(5, second_card=False).action(0)
    table.act(0, "take Babeuf")
    assert table.asked == (1, "action")


# Ruling 7: deck and discards.


def test_ruling_07_reshuffled_the_moment_the_last_card_leaves() -> None:
    """Drawing the last card makes the discards the new deck at once."""
    position = Position(players=3, turn=2)
    position.face_up("Marat", "Babeuf", "Hoche")
    position.deck("Marceau")
    position.rest_discarded()
    table = position.action(0)
    table.act(0, "draw")
    assert table.hand(0) == [card_number("Marceau")]
    assert table.told("reshuffled", count=106)
    assert len(table.deck) == 106
    assert not table.state.discards.any()


def test_ruling_07_a_face_up_card_is_replaced_in_its_own_slot_then_reshuffled() -> None:
    """The last card of the deck fills the slot; then the discards are shuffled."""
    position = Position(players=3, turn=2)
    position.face_up("Marat", "Babeuf", "Hoche")
    position.deck("Barnave")
    position.rest_discarded()
    table = position.action(0)
    table.act(0, "take Babeuf")
    assert table.face_up == [71, card_number("Barnave"), 74]
    assert table.told("reshuffled")


def test_ruling_07_sets_are_mixed_after_a_reshuffle() -> None:
    """After the first reshuffle set A and set B are one deck."""
    position = Position(players=3, turn=2)
    position.face_up("Marat", "Babeuf", "Hoche")
    position.deck("Barnave")
    position.rest_discarded()
    table = position.action(0)
    table.act(0, "draw")
    sets = [int(LIBERTE.box.deck_b[card]) for card in table.deck]
    assert sets not in (sorted(sets), sorted(sets, reverse=True))


def nothing_left(hand: tuple[str, ...], *face_up: str, seat: int = 0) -> Position:
    """Lay out a table whose deck and discards are both empty."""
    position = Position(players=3, turn=2)
    position.rest_in_the_box()
    position.face_up(*face_up)
    position.hand(seat, *hand)
    return position


def test_ruling_07_with_both_empty_nothing_is_drawn_and_slots_stay_empty() -> None:
    """A face-up card taken from a table without deck and discards leaves a hole."""
    table = nothing_left(("Jacobins",), "Marat", "Babeuf", "Hoche").action(0)
    assert table.refusal(0, "draw") == "deck-empty"
    table.act(0, "take Babeuf")
    assert table.face_up == [71, 0, 74]
    assert table.asked == (1, "action")


def test_ruling_07_the_next_discard_is_the_new_deck_and_fills_the_lowest_slot() -> None:
    """A card dropped on an empty table turns up at once in the lowest empty slot."""
    table = nothing_left(("Jacobins", "Couthon"), "Marat").action(0)
    table.act(0, "play Jacobins", "place Berry", "drop")
    assert table.told("dropped", card=49)
    assert table.told("reshuffled", count=1)
    assert table.told("faced", card=49, slot=1)
    assert table.face_up == [71, 49, 0]
    assert table.deck == []


def test_ruling_07_with_full_slots_the_discard_is_the_deck() -> None:
    """With three cards face up the next discard stays face down as the deck."""
    table = nothing_left(("Jacobins",), "Marat", "Babeuf", "Hoche").action(0)
    table.act(0, "play Jacobins", "place Berry", "drop")
    assert table.deck == [49]
    assert table.asked == (1, "action")
    assert table.refusal(1, "draw") is None


def test_ruling_07_without_any_card_to_take_nobody_discards() -> None:
    """A hand of nine cannot begin to take when there is nothing to take."""
    position = Position(players=3, turn=2)
    position.rest_in_the_box()
    position.hand(0, *range(1, 10))
    table = position.action(0)
    assert table.refusal(0, "discard 1") == "no-card-to-take"
    assert table.refusal(0, "take Marat") == "no-card-to-take"
    assert table.refusal(0, "draw") == "no-card-to-take"


def test_ruling_07_two_discards_on_an_empty_deck_can_be_taken_back() -> None:
    """The two cards discarded before a take lie face up when nothing else is left."""
    position = Position(players=3, turn=2)
    position.rest_in_the_box()
    position.hand(0, *range(1, 10))
    position.face_up("Marat")
    table = position.action(0)
    table.act(0, "discard 1", "discard 2")
    assert table.face_up == [71, 1, 2]
    assert table.offers(0, "take 1", "take 2", "take Marat")


def test_ruling_07_who_has_no_card_and_finds_none_passes() -> None:
    """An empty hand with nothing to take passes by itself: that is public."""
    table = nothing_left(("Jacobins",), seat=1).action(0)
    assert table.told("passed", seat=0)
    assert table.asked == (1, "action")


def test_ruling_07_a_struck_card_is_the_new_deck() -> None:
    """A card that Purge discards from a display starts the new deck as well."""
    position = nothing_left(("Purge",))
    position.government("blue", "red", presence=[0])
    position.display(1, "Danton", "Marat")
    table = position.action(0)
    table.act(0, "play Purge", "strike Marat")
    assert table.face_up == [71, card_number("Purge"), 0]


def test_ruling_07_refilling_stops_when_nothing_is_left() -> None:
    """The only face-up card is taken at once, and then the hand stays small."""
    position = nothing_left(("Jacobins",), "Marat")
    table = position.refresh(0)
    table.act(0, "done")
    assert table.told("took", seat=0, card=71)
    assert table.hand(0) == [49, 71]
    assert table.asked == (0, "action"), "seats 1 and 2 have no hand and find nothing"


def test_refilling_one_card_at_a_time_up_to_seven() -> None:
    """A seat discards what it likes, then takes face-up cards or draws until it holds seven."""
    position = Position(players=3, turn=2)
    position.hand(0, *range(1, 8))
    position.hand(1, *range(8, 18))
    position.face_up("Marat", "Babeuf", "Hoche")
    position.deck("Marceau", "Barnave")
    table = position.refresh(0)
    assert table.asked == (0, "refresh")
    table.act(0, "discard 1", "discard 2", "done")
    assert table.asked == (0, "refill")
    assert table.refusal(0, "take Danton") == "not-face-up"
    table.act(0, "take Babeuf")
    assert table.asked == (0, "refill"), "no second card here, only the next of the refill"
    table.act(0, "draw")
    assert table.hand(0) == [3, 4, 5, 6, 7, 72, card_number("Barnave")]
    assert table.asked == (1, "refresh")
    table.act(1, "done")
    assert len(table.hand(1)) == 10, "there is no hand limit"


# Ruling 8: the six specials.


def test_ruling_08_bread_shortage_hits_the_government_only() -> None:
    """One block of the government's colour goes back to the supply."""
    position = Position(players=3, turn=2)
    position.government("white", "red")
    position.stack(1, "Normandie", "white", 2)
    position.stack(0, "Alsace", "white")
    position.stack(2, "Alsace", "red")
    position.hand(0, "Bread Shortage")
    table = position.action(0)
    table.act(0, "play Bread Shortage")
    assert table.offers(0, "remove Normandie 1", "remove Alsace 0")
    assert table.refusal(0, "remove Alsace 2") == "not-government-colour"
    assert table.refusal(0, "remove Alsace 1") == "no-stack"
    assert table.refusal(0, "remove Alsace 5") == "no-stack"
    supply = table.supply("white")
    table.act(0, "remove Normandie 1")
    assert table.stack(1, "Normandie") == ("white", 1)
    assert table.supply("white") == supply + 1
    assert table.discarded(50)


def test_ruling_08_bread_shortage_before_the_first_election_hits_anybody() -> None:
    """Without a government yet any block may be removed."""
    position = Position(players=3, turn=1)
    position.stack(1, "Normandie", "white")
    position.stack(2, "Alsace", "red")
    position.hand(0, "Bread Shortage")
    table = position.action(0)
    table.act(0, "play Bread Shortage")
    assert table.offers(0, "remove Normandie 1", "remove Alsace 2")


def test_ruling_08_a_special_without_a_target_is_refused() -> None:
    """No block of the government's colour, no bread shortage."""
    position = Position(players=3, turn=2)
    position.government("white", "red", presence=[0])
    position.stack(2, "Alsace", "red")
    position.hand(0, "Bread Shortage", "Emigration", "Guillotine", "Purge")
    table = position.action(0)
    for name in ("Bread Shortage", "Emigration", "Guillotine", "Purge"):
        assert table.refusal(0, f"play {name}") == "no-target"


def test_ruling_08_religious_problems_spare_the_royalists() -> None:
    """A blue or red block goes; white ones are safe."""
    position = Position(players=3, turn=2)
    position.stack(0, "Normandie", "blue", 3)
    position.stack(1, "Normandie", "white")
    position.stack(2, "Alsace", "red")
    position.hand(0, "Religious Problems")
    table = position.action(0)
    table.act(0, "play Religious Problems")
    assert table.refusal(0, "remove Normandie 1") == "white-is-safe"
    assert table.offers(0, "remove Normandie 0", "remove Alsace 2")
    table.act(0, "remove Alsace 2")
    assert table.stack(2, "Alsace") is None


def test_ruling_08_religious_problems_need_a_blue_or_red_block() -> None:
    """Against Royalists alone they cannot be played."""
    position = Position(players=3, turn=2)
    position.stack(1, "Normandie", "white")
    position.hand(0, "Religious Problems")
    assert position.action(0).refusal(0, "play Religious Problems") == "no-target"


def test_ruling_08_emigration_strikes_a_white_personality() -> None:
    """A white personality is discarded from a display; white clubs and other colours stay."""
    position = Position(players=3, turn=2)
    position.display(0, "Necker")
    position.display(1, "Condé", "Club Massiac", "Danton")
    position.hand(0, "Emigration")
    table = position.action(0)
    table.act(0, "play Emigration")
    assert table.offers(0, "strike Necker", "strike Condé")
    assert table.refusal(0, "strike Club Massiac") == "not-white-personality"
    assert table.refusal(0, "strike Danton") == "not-white-personality"
    assert table.refusal(0, "strike Marat") == "not-in-a-display"
    assert table.refusal(0, "remove Paris 0") == "not-asked"
    table.act(0, "strike Condé")
    assert table.told("struck", seat=0, owner=1, returned=False)
    assert table.discarded("Condé")


def test_ruling_08_guillotine_takes_a_personality_out_of_the_game() -> None:
    """Any personality, no club, returns to the box for good; one's own may be chosen."""
    position = Position(players=3, turn=2)
    position.display(0, "Danton")
    position.display(1, "Condé", "Jacobins")
    position.hand(0, "Guillotine")
    table = position.action(0)
    table.act(0, "play Guillotine")
    assert table.refusal(0, "strike Jacobins") == "not-personality"
    table.act(0, "strike Danton")
    assert table.told("struck", owner=0, card=10, returned=True)
    assert table.public["box"] == [10]
    assert not table.discarded("Danton")


def test_ruling_08_purge_needs_presence() -> None:
    """Only who is present in the government may purge."""
    for presence in ([], [0]):
        position = Position(players=3, turn=2)
        position.government("blue", "red", presence=presence)
        position.display(1, "Condé", "Jacobins")
        position.hand(0, "Purge")
        table = position.action(0)
        assert table.refusal(0, "play Purge") == (None if presence else "needs-presence")
    table.act(0, "play Purge")
    assert table.offers(0, "strike Condé", "strike Jacobins")
    table.act(0, "strike Jacobins")
    assert table.discarded("Jacobins")


def test_ruling_08_terror_needs_presence_in_a_radical_government() -> None:
    """A blue government, or a red one without presence, is not enough."""
    for government, presence, reason in (
        ("blue", [0], "needs-radical-government"),
        ("red", [1], "needs-presence"),
        ("red", [0], None),
    ):
        position = Position(players=3, turn=2)
        position.government(government, "white", presence=presence)
        position.stack(1, "Normandie", "red")
        position.hand(0, "Terror")
        assert position.action(0).refusal(0, "play Terror") == reason


def test_ruling_08_terror_and_purge_wait_for_a_government() -> None:
    """In turn 1 there is nobody to be present with."""
    position = Position(players=3, turn=1)
    position.stack(1, "Normandie", "red")
    position.display(1, "Condé")
    position.hand(0, "Terror", "Purge")
    table = position.action(0)
    assert table.refusal(0, "play Terror") == "needs-radical-government"
    assert table.refusal(0, "play Purge") == "needs-presence"


def terror() -> Table:
    """Play Terror where three stacks and two cards can be hit."""
    position = Position(players=3, turn=2)
    position.government("red", "white", presence=[0])
    position.stack(0, "Normandie", "red", 1)
    position.stack(1, "Normandie", "white", 3)
    position.stack(1, "Alsace", "blue", 2)
    position.display(1, "Condé", "Jacobins")
    position.hand(0, "Terror")
    table = position.action(0)
    table.act(0, "play Terror")
    return table


def test_ruling_08_terror_removes_a_whole_stack_beside_a_red_one() -> None:
    """Any stack may be hit where a red one stands, even that red one itself."""
    table = terror()
    assert table.offers(0, "remove Normandie 0", "remove Normandie 1")
    assert table.refusal(0, "remove Alsace 1") == "no-red-stack"
    table.act(0, "remove Normandie 1")
    assert table.told("removed", province=1, owner=1, count=3)
    assert table.stack(1, "Normandie") is None
    assert table.supply("white") == 24


def test_ruling_08_the_card_of_terror_is_optional() -> None:
    """The stack is obligatory, the card may be spared; a struck one leaves the game."""
    table = terror()
    assert table.refusal(0, "skip") == "not-asked"
    table.act(0, "remove Normandie 0")
    assert table.asked == (0, "strike")
    assert table.offers(0, "skip", "strike Condé", "strike Jacobins")
    assert table.refusal(0, "strike Marat") == "not-in-a-display"
    assert table.refusal(0, "drop") == "not-asked"
    table.act(0, "skip")
    assert len(table.display(1)) == 2

    table = terror()
    table.act(0, "remove Normandie 0", "strike Jacobins")
    assert table.told("struck", card=49, returned=True)
    assert table.public["box"] == [49]


def test_ruling_08_terror_without_a_card_to_strike_asks_nothing_more() -> None:
    """With all displays empty the optional card is not asked for."""
    position = Position(players=3, turn=2)
    position.government("red", "white", presence=[0])
    position.stack(0, "Normandie", "red")
    position.stack(1, "Alsace", "red")
    position.hand(0, "Terror")
    table = position.action(0)
    table.act(0, "play Terror", "remove Normandie 0")
    assert table.asked == (1, "action")


def test_ruling_08_terror_needs_a_red_stack_somewhere() -> None:
    """Without any red stack there is no target."""
    position = Position(players=3, turn=2)
    position.government("red", "white", presence=[0])
    position.stack(1, "Alsace", "blue")
    position.hand(0, "Terror")
    assert position.action(0).refusal(0, "play Terror") == "no-target"


def test_ruling_08_a_single_target_is_hit_at_once() -> None:
    """One block, or one card, that can be hit leaves no choice."""
    position = Position(players=3, turn=2)
    position.stack(1, "Alsace", "blue")
    position.display(2, "Condé")
    position.hand(0, "Bread Shortage")
    position.hand(1, "Guillotine")
    table = position.action(0)
    table.act(0, "play Bread Shortage")
    assert table.told("removed", province=6, owner=1, count=1)
    table.act(1, "play Guillotine")
    assert table.told("struck", owner=2, card=8, returned=True)


# Ruling 9: the end of the action phase.


def test_ruling_09_the_phase_ends_with_the_running_round() -> None:
    """Once a supply is empty the round is completed, and then the battle comes."""
    position = Position(players=3, turn=2)
    position.drain("red", leave=1)
    position.hand(0, "Jacobins")
    position.hand(1, "Feuillants")
    table = position.action(0)
    assert table.public["ending"] is False
    table.act(0, "play Jacobins", "place Paris", "drop")
    assert table.public["ending"] is True
    table.act(1, "pass")
    assert table.asked == (2, "action")
    table.act(2, "pass")
    assert table.told("battle_lost", turn=2)


def test_ruling_09_the_end_stays_whatever_comes_back() -> None:
    """A block returned by a special does not prolong the phase."""
    position = Position(players=3, turn=2)
    position.government("red", "blue")
    position.drain("red", leave=1)
    position.hand(0, "Jacobins")
    position.hand(1, "Bread Shortage")
    table = position.action(0)
    table.act(0, "play Jacobins", "place Paris", "drop")
    table.act(1, "play Bread Shortage", "remove Paris 0")
    assert table.supply("red") == 1
    assert table.public["ending"] is True
    table.act(2, "pass")
    assert table.told("battle_lost")


def test_ruling_09_the_last_player_may_start_the_end() -> None:
    """Emptied by the last of the order, the supply ends the phase at once."""
    position = Position(players=3, turn=1)
    position.drain("red", leave=1)
    position.hand(2, "Jacobins")
    table = position.action(2)
    table.act(2, "play Jacobins", "place Paris", "drop")
    assert table.told("government"), "turn 1 has no battle; the elections follow"


def test_ruling_09_with_a_supply_empty_from_the_start_one_round_is_played() -> None:
    """The phase begins with `ending` set, and ends after one round."""
    position = Position(players=3, turn=2)
    position.drain("white")
    position.hand(2, *range(1, 8))
    position.face_up("Marat", "Babeuf", "Hoche")
    table = position.refresh(2)
    table.act(2, "done")
    assert table.public["ending"] is True
    assert table.public["round"] == 1
    for seat in (0, 1, 2):
        assert table.asked == (seat, "action")
        table.act(seat, "pass")
    assert table.told("battle_lost")


def test_ruling_09_round_200_is_the_last() -> None:
    """The guard: `ending` is true from the start of round 200."""
    table = Position(players=3, turn=1).action(0, round=198)
    for _ in range(3):
        table.act(int(table.state.asked), "pass")
    assert (table.public["round"], table.public["ending"]) == (199, False)
    for _ in range(3):
        table.act(int(table.state.asked), "pass")
    assert (table.public["round"], table.public["ending"]) == (200, True)
    for _ in range(3):
        table.act(int(table.state.asked), "pass")
    assert table.public["turn"] == 2


# Automatic and asked decisions.


def test_a_single_place_is_taken_at_once() -> None:
    """One province with room, by what all can see: no question."""
    position = Position(players=4, turn=1)
    for province in ("Champagne", "Lorraine", "Alsace", "Bourgogne"):
        for seat in (1, 2, 3):
            position.stack(seat, province, "blue" if seat == 1 else "red")
    position.hand(0, "Dubois-Crancé")
    table = position.action(0)
    table.act(0, "play Dubois-Crancé")
    assert table.told("placed", province=15)
    assert table.asked == (0, "clean")


def test_a_single_place_beside_the_battle_box_is_asked() -> None:
    """With the battle box open there are two choices."""
    position = Position(players=4, turn=2)
    for province in ("Champagne", "Lorraine", "Alsace", "Bourgogne"):
        for seat in (1, 2, 3):
            position.stack(seat, province, "blue" if seat == 1 else "red")
    position.hand(0, "Dubois-Crancé")
    table = position.action(0)
    table.act(0, "play Dubois-Crancé")
    assert table.offers(0, "battle", "place Franche-Comté")


def test_more_is_asked_even_if_no_card_in_hand_fits() -> None:
    """Only the hidden hand makes it single, so it is asked: skipping would tell on the hand."""
    position = Position(players=3, turn=2)
    position.hand(0, "Danton", "Talleyrand")
    table = position.action(0)
    table.act(0, "play Danton", *["place Alsace"] * 3, "drop")
    assert table.asked == (0, "more")
    assert table.offers(0, "end")


def test_more_is_not_asked_of_an_empty_hand() -> None:
    """Everybody sees that the hand is empty."""
    position = Position(players=3, turn=2)
    position.hand(0, "Danton")
    table = position.action(0)
    table.act(0, "play Danton", *["place Alsace"] * 3, "drop")
    assert table.asked == (1, "action")


def test_an_action_is_asked_even_if_passing_is_all_there_is() -> None:
    """With nothing to take and an unplayable hand the seat is asked all the same."""
    table = nothing_left(("Terror",)).action(0)
    assert table.asked == (0, "action")
    assert table.offers(0, "pass")


def test_refreshing_is_not_asked_of_an_empty_hand() -> None:
    """Nothing to discard: refilling begins at once."""
    table = Position(players=3, turn=2).refresh(0)
    assert table.asked == (0, "refill")


def test_discarding_the_last_card_ends_the_refreshing() -> None:
    """After the last card has gone `done` is the only answer, and not asked for."""
    position = Position(players=3, turn=2)
    position.hand(0, "Danton")
    table = position.refresh(0)
    assert table.offers(0, "discard Danton", "done")
    assert table.refusal(0, "discard Marat") == "not-in-hand"
    assert table.refusal(0, "pass") == "not-asked"
    table.act(0, "discard Danton")
    assert table.asked == (0, "refill")


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_seat_that_is_not_asked_gets_a_reason(seat: int) -> None:
    """Seats that are not asked, and spectators, hear that it is not their decision."""
    table = Position(players=3, turn=2).action(0)
    assert table.refusal(seat, "pass") == "not-your-decision"
    assert table.legal(seat) == []


def test_unknown_cards_and_provinces_are_rejected() -> None:
    """Ids beyond the built-in set are in the action space, but never legal."""
    table = Position(players=3, turn=2).action(0)
    assert table.refusal(0, f"play {CARDS}") == "not-in-hand"
    assert table.refusal(0, f"take {CARDS}") == "not-face-up"
