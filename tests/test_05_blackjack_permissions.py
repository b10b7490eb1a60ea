"""Blackjack: what is allowed, and what happens where it is not (ITD121 pp. 5 and 6)."""

from types import ModuleType

import pytest

from tests.actions import (
    ACTIONS,
    ACTIONS_OF_A_HAND,
    HUGE,
    act,
    assert_changes_nothing,
    assert_raises,
    can,
    get_allowed,
)
from tests.criteria import CAN, UNBREAKABLE
from tests.shares import shared, together
from tests.stacked_table import StackedTable


@pytest.mark.points(1, criterion=CAN)
class TestR09CanMethods:
    """R9 (ITD121 p. 5, Can…): True exactly when the action is allowed now."""

    @pytest.mark.parametrize(
        ("player", "missing", "allowed"),
        [
            *together(
                2,
                CAN,
                pytest.param("10S 6S", 0, ACTIONS[:4], id="two cards"),
                pytest.param("8S 8C", 0, ACTIONS, id="pair"),
                pytest.param("10S KC", 0, ACTIONS, id="pair of points"),
                pytest.param("2S 3S 4S", 0, ACTIONS[:3], id="three cards"),
                pytest.param("5S", 0, ACTIONS[:3], id="one card"),
                pytest.param("", 0, ACTIONS[:3], id="no card"),
            ),
            *together(
                2,
                CAN,
                pytest.param("8S 8C", 1, ["hit", "stand", "surrender"], id="no money"),
                pytest.param("2S 3S 4S", 1, ["hit", "stand"], id="three, no money"),
            ),
            *together(
                1,
                CAN,
                pytest.param("10S AS", 0, [], id="natural"),
                pytest.param("7S 7C 7D", 0, [], id="21"),
                pytest.param("10S KS 2S", 0, [], id="bust"),
            ),
        ],
    )
    def test_allowed_actions(
        self,
        blackjack: ModuleType,
        table: StackedTable,
        player: str,
        missing: int,
        allowed: list[str],
    ) -> None:
        """The funds are the bet, or a dollar less."""
        table.deal_short(player, "2C 3C", missing)
        assert get_allowed(blackjack) == allowed
        assert blackjack.can_player_play() is bool(allowed)

    @pytest.mark.points(shared(1, among=2), criterion=CAN)
    @pytest.mark.parametrize("flag", ["is_standing", "has_surrendered"])
    def test_hand_that_is_done_for_can_do_nothing(
        self, blackjack: ModuleType, table: StackedTable, flag: str
    ) -> None:
        table.deal("8S 8C", "10D 7D")
        setattr(blackjack.player_hands[0], flag, True)
        assert get_allowed(blackjack) == []
        assert blackjack.can_player_play() is False

    def test_split_hands_can_neither_surrender_nor_split(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal_split("8S 8H", "8C 8D", "10D 7D")
        for hand_num in (0, 1):
            assert get_allowed(blackjack, hand_num) == ACTIONS_OF_A_HAND
        assert blackjack.can_player_play() is True

    def test_without_hands_the_player_cannot_play(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("8S 8C", "10D 7D")
        blackjack.player_hands.clear()
        assert blackjack.can_player_play() is False

    def test_after_a_reset_the_player_cannot_play(self, blackjack: ModuleType) -> None:
        blackjack.new_round(10)
        blackjack.reset()
        assert blackjack.can_player_play() is False

    @pytest.mark.points(shared(1, among=5), criterion=CAN)
    @pytest.mark.parametrize("action", ACTIONS)
    def test_answers_are_bools(
        self, blackjack: ModuleType, table: StackedTable, action: str
    ) -> None:
        table.deal("8S 8C", "10D 7D")
        assert can(blackjack, action) is True
        blackjack.player_hands[0].is_standing = True
        assert can(blackjack, action) is False

    @pytest.mark.house
    @pytest.mark.parametrize("hand_num", [-1, 1, 2, 10**30, -(10**30), *HUGE])
    @pytest.mark.parametrize("action", ACTIONS_OF_A_HAND)
    def test_hand_that_does_not_exist_can_do_nothing(
        self, blackjack: ModuleType, table: StackedTable, action: str, hand_num: int
    ) -> None:
        table.deal("8S 8C", "10D 7D")
        assert can(blackjack, action, hand_num) is False

    @pytest.mark.points(shared(1, among=3), criterion=CAN)
    @pytest.mark.parametrize("player", ["8S 8C", "10S 5S", "10S AS"])
    def test_asking_changes_nothing(
        self, blackjack: ModuleType, table: StackedTable, player: str
    ) -> None:
        table.deal(player, "10D 7D", deck="2C 3C")
        before = table.get_state()
        get_allowed(blackjack)
        blackjack.can_player_play()
        assert table.get_state() == before

    @pytest.mark.parametrize("done", [0, 1])
    def test_player_can_play_while_one_of_two_hands_can(
        self, blackjack: ModuleType, table: StackedTable, done: int
    ) -> None:
        table.deal_split("10S 5S", "10C 5C", "10D 7D")
        blackjack.player_hands[done].is_standing = True
        assert blackjack.can_player_play() is True
        blackjack.player_hands[1 - done].is_standing = True
        assert blackjack.can_player_play() is False


@pytest.mark.points(1, criterion=UNBREAKABLE)
class TestR10RulesCannotBeBroken:
    """R10 (ITD121 p. 6): the actions check for themselves and change nothing."""

    @pytest.mark.points(shared(2, among=10), criterion=UNBREAKABLE)
    @pytest.mark.parametrize("flag", ["is_standing", "has_surrendered"])
    @pytest.mark.parametrize("action", ACTIONS)
    def test_hand_that_is_done_for(
        self, blackjack: ModuleType, table: StackedTable, action: str, flag: str
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C")
        setattr(blackjack.player_hands[0], flag, True)
        assert_changes_nothing(blackjack, table, action)

    @pytest.mark.points(shared(2, among=10), criterion=UNBREAKABLE)
    @pytest.mark.parametrize("player", ["KS AS", "KS QS JS"])
    @pytest.mark.parametrize("action", ACTIONS)
    def test_21_or_more(
        self, blackjack: ModuleType, table: StackedTable, action: str, player: str
    ) -> None:
        table.deal(player, "10D 7D", deck="2C 3C")
        assert_changes_nothing(blackjack, table, action)

    @pytest.mark.parametrize("action", ["double", "split"])
    def test_a_dollar_too_little(
        self, blackjack: ModuleType, table: StackedTable, action: str
    ) -> None:
        table.deal_short("8S 8C", "2C 3C", missing=1)
        assert_changes_nothing(blackjack, table, action)

    @pytest.mark.points(shared(1, among=3), criterion=UNBREAKABLE)
    @pytest.mark.parametrize("player", ["8S 9C", "2S 2C 2D", "8S"])
    def test_split_without_a_pair(
        self, blackjack: ModuleType, table: StackedTable, player: str
    ) -> None:
        table.deal(player, "10D 7D", deck="2C 3C")
        assert_changes_nothing(blackjack, table, "split")

    def test_surrender_of_three_cards(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("2S 3S 4S", "10D 7D")
        assert_changes_nothing(blackjack, table, "surrender")

    @pytest.mark.parametrize("action", ["split", "surrender"])
    def test_after_a_split(
        self, blackjack: ModuleType, table: StackedTable, action: str
    ) -> None:
        table.deal_split("8S 8H", "8C 8D", "10D 7D", deck="2C 3C")
        assert_changes_nothing(blackjack, table, action)

    @pytest.mark.points(shared(1, among=3), criterion=UNBREAKABLE)
    @pytest.mark.parametrize("action", ACTIONS_OF_A_HAND)
    def test_hand_that_is_not_there(
        self, blackjack: ModuleType, table: StackedTable, action: str
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C")
        assert_changes_nothing(blackjack, table, action, 1)

    @pytest.mark.points(shared(1, among=5), criterion=UNBREAKABLE)
    @pytest.mark.parametrize("action", ACTIONS)
    def test_without_a_round(
        self, blackjack: ModuleType, table: StackedTable, action: str
    ) -> None:
        assert_changes_nothing(blackjack, table, action)

    @pytest.mark.house
    @pytest.mark.parametrize("action", ACTIONS)
    @pytest.mark.parametrize("player", ["8S 8C", "KS AS"])
    def test_not_allowed_is_a_runtime_error(
        self, blackjack: ModuleType, table: StackedTable, action: str, player: str
    ) -> None:
        table.deal(player, "10D 7D", deck="2C 3C")
        blackjack.player_hands[0].is_standing = player == "8S 8C"
        assert_raises(blackjack, table, RuntimeError, action)

    @pytest.mark.house
    @pytest.mark.parametrize("action", ACTIONS)
    def test_not_allowed_after_the_settlement_is_a_runtime_error(
        self, blackjack: ModuleType, table: StackedTable, action: str
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C")
        blackjack.dealer_play()
        assert_raises(blackjack, table, RuntimeError, action)

    @pytest.mark.house
    @pytest.mark.parametrize("hand_num", [-1, 1, 2, *HUGE])
    @pytest.mark.parametrize("action", ACTIONS_OF_A_HAND)
    def test_hand_that_does_not_exist_is_an_index_error(
        self, blackjack: ModuleType, table: StackedTable, action: str, hand_num: int
    ) -> None:
        table.deal("8S 8C", "10D 7D", deck="2C 3C")
        assert_raises(blackjack, table, IndexError, action, hand_num)

    @pytest.mark.house
    @pytest.mark.parametrize("action", ACTIONS)
    def test_before_any_round_is_an_index_error(
        self, blackjack: ModuleType, table: StackedTable, action: str
    ) -> None:
        assert_raises(blackjack, table, IndexError, action)

    @pytest.mark.house
    @pytest.mark.parametrize(
        ("action", "deck"),
        [("hit", ""), ("double", ""), ("split", ""), ("split", "2C")],
    )
    def test_deck_that_is_used_up_changes_nothing(
        self, blackjack: ModuleType, table: StackedTable, action: str, deck: str
    ) -> None:
        table.deal("8S 8C", "10D 7D")
        table.stack(deck, only=True)
        assert_raises(blackjack, table, IndexError, action)

    @pytest.mark.house
    @pytest.mark.parametrize(
        ("action", "player", "bet", "message"),
        [
            ("hit", "10S AS", 10, "cannot hit: hand 0 has 21 points"),
            ("stand", "10S 9S 8S", 10, "cannot stand: hand 0 has 27 points"),
            (
                "double",
                "5S 6S",
                600,
                r"cannot double: it takes another \$600; the funds are \$400",
            ),
            ("split", "8S 9S", 10, "cannot split: 8S and 9S differ in points"),
            (
                "surrender",
                "2S 3S 4S",
                10,
                "cannot surrender: it takes the first two cards, and the hand has 3",
            ),
        ],
    )
    def test_error_says_why(
        self,
        blackjack: ModuleType,
        table: StackedTable,
        action: str,
        player: str,
        bet: int,
        message: str,
    ) -> None:
        table.deal(player, "10D 7D", bet=bet)
        with pytest.raises(RuntimeError, match=message):
            act(blackjack, action)

    @pytest.mark.house
    @pytest.mark.parametrize(
        ("done", "message"),
        [
            ("stand", "cannot hit: hand 0 is standing"),
            ("surrender", "cannot hit: hand 0 has surrendered"),
        ],
    )
    def test_error_says_what_was_done(
        self, blackjack: ModuleType, table: StackedTable, done: str, message: str
    ) -> None:
        table.deal("10S 6S", "10D 7D")
        act(blackjack, done)
        with pytest.raises(RuntimeError, match=message):
            blackjack.player_hit(0)

    @pytest.mark.house
    def test_error_after_the_round_says_so(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("10S 6S", "10D 7D")
        blackjack.dealer_play()
        with pytest.raises(RuntimeError, match="cannot hit: the round is over"):
            blackjack.player_hit(0)

    @pytest.mark.house
    def test_error_names_the_hand(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal_split("8S 2S", "8H 3H", "10D 7D")
        blackjack.player_stand(1)
        with pytest.raises(RuntimeError, match="cannot hit: hand 1 is standing"):
            blackjack.player_hit(1)
        with pytest.raises(IndexError, match="cannot hit: there is no hand 2"):
            blackjack.player_hit(2)

    @pytest.mark.house
    @pytest.mark.parametrize("action", ["surrender", "split"])
    def test_error_after_a_split_says_so(
        self, blackjack: ModuleType, table: StackedTable, action: str
    ) -> None:
        table.deal_split("8S 2S", "8H 3H", "10D 7D")
        message = f"cannot {action}: the hand has been split"
        with pytest.raises(RuntimeError, match=message):
            act(blackjack, action)

    @pytest.mark.parametrize("name", ["player_funds", "player_hands", "dealer_hand"])
    def test_nothing_can_be_assigned(self, blackjack: ModuleType, name: str) -> None:
        before = getattr(blackjack, name)
        with pytest.raises(AttributeError):
            setattr(blackjack, name, None)
        assert getattr(blackjack, name) == before
