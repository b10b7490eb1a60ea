"""Blackjack: the dealer's play, the results and the payments (ITD121 rules 5 and 6)."""

from itertools import product
from types import ModuleType

import pytest

from tests.card_table import CardTable
from tests.conftest import CardsMaker

# Against the dealer's 18; what a hand of $10 brings back to the funds.
HANDS = {
    "WON": ("10S 9S", 20),
    "PUSH": ("10S 8S", 10),
    "LOST": ("10S 7S", 0),
    "BUST": ("10S 7S 5S", 0),
}


def play_out(blackjack: ModuleType) -> list[str]:
    """Let the dealer play and return the names of the results."""
    return [result.name for result in blackjack.dealer_play()]


class TestR11DealerDraws:
    """R11 (ITD121 rule 5; p. 5, DealerPlay)."""

    @pytest.mark.parametrize(
        ("dealer", "deck", "expected"),
        [
            pytest.param("10D 6D", "2C 3C", "10D 6D 2C", id="draws on 16"),
            pytest.param("10D 7D", "2C", "10D 7D", id="stands on hard 17"),
            pytest.param("AD 6D", "2C", "AD 6D", id="stands on soft 17"),
            pytest.param("AD 5D", "AC 2C", "AD 5D AC", id="draws on soft 16"),
            pytest.param("AD 5D", "10C AC 2C", "AD 5D 10C AC", id="ace becomes 1"),
            pytest.param("2D 2H", "2C 2S 3C 3D 3H", "2D 2H 2C 2S 3C 3D 3H", id="many"),
            pytest.param("10D 6D", "KC 2C", "10D 6D KC", id="busts"),
            pytest.param("10D AD", "2C", "10D AD", id="stands on a natural"),
        ],
    )
    def test_until_17_or_more(
        self,
        blackjack: ModuleType,
        table: CardTable,
        cards: CardsMaker,
        dealer: str,
        deck: str,
        expected: str,
    ) -> None:
        table.deal("10S 8S", dealer, deck)
        blackjack.player_stand(0)
        blackjack.dealer_play()
        assert list(blackjack.dealer_hand) == cards(expected)

    @pytest.mark.parametrize("ending", ["bust", "surrender"])
    def test_nothing_if_the_only_hand_is_done_for(
        self, blackjack: ModuleType, table: CardTable, ending: str
    ) -> None:
        table.deal("10S 6S", "2D 3D", deck="KC 4C 5C")
        if ending == "bust":
            blackjack.player_hit(0)
        else:
            blackjack.player_surrender()
        blackjack.dealer_play()
        assert blackjack.dealer_hand.count == 2

    def test_nothing_if_both_hands_are_bust(
        self, blackjack: ModuleType, table: CardTable
    ) -> None:
        table.deal_split("10S 6S KC", "10H 6H QC", "2D 3D", deck="4C 5C")
        assert play_out(blackjack) == ["BUST", "BUST"]
        assert blackjack.dealer_hand.count == 2

    @pytest.mark.parametrize("bust_hand", [0, 1])
    def test_if_only_one_of_two_hands_is_bust(
        self, blackjack: ModuleType, table: CardTable, bust_hand: int
    ) -> None:
        table.deal_split("10S 6S", "10H 6H", "2D 3D", deck="QC 10C 2C")
        blackjack.player_hit(bust_hand)
        blackjack.dealer_play()
        assert blackjack.dealer_hand.count == 4

    @pytest.mark.house
    def test_deck_that_is_used_up_settles_and_pays_nothing(
        self, blackjack: ModuleType, table: CardTable
    ) -> None:
        """The round can still be settled when the deck has cards again."""
        table.deal("10S 8S", "2D 3D", deck="4C")
        with pytest.raises(IndexError):
            blackjack.dealer_play()
        assert blackjack.player_funds == 990
        table.stack("10C")
        assert play_out(blackjack) == ["LOST"]


class TestR11Results:
    """R11 (ITD121 rules 6a to 6e), from both sides of every limit."""

    @pytest.mark.parametrize(
        ("player", "dealer", "deck", "result", "funds"),
        [
            pytest.param("10S 8S", "10D 7D", "", "WON", 1010, id="18 to 17"),
            pytest.param("10S 7S", "10D 7D", "", "PUSH", 1000, id="17 to 17"),
            pytest.param("10S 6S", "10D 7D", "", "LOST", 990, id="16 to 17"),
            pytest.param("10S 9S", "10D 10H", "", "LOST", 990, id="19 to 20"),
            pytest.param("KS QS", "10D 10H", "", "PUSH", 1000, id="20 to 20"),
            pytest.param("2S 3S", "10D 6D", "KC", "WON", 1010, id="dealer bust"),
            pytest.param("KS 6S KC", "10D 7D", "", "BUST", 990, id="player bust"),
            pytest.param("KS 6S KC", "10D 6D QC", "", "BUST", 990, id="both bust"),
            pytest.param("KS AS", "10D 10H", "", "WON", 1010, id="natural to 20"),
            pytest.param("KS AS", "KD AD", "", "PUSH", 1000, id="two naturals"),
            pytest.param("KS AS", "7D 7H 7C", "", "PUSH", 1000, id="natural to 21"),
            pytest.param("7S 7C 7D", "KD AD", "", "PUSH", 1000, id="21 to natural"),
            pytest.param("AS 6S", "AD 6D", "", "PUSH", 1000, id="soft to soft 17"),
        ],
    )
    def test_one_hand(
        self,
        blackjack: ModuleType,
        table: CardTable,
        player: str,
        dealer: str,
        deck: str,
        result: str,
        funds: int,
    ) -> None:
        table.deal(player, dealer, deck)
        assert play_out(blackjack) == [result]
        assert blackjack.player_funds == funds

    @pytest.mark.parametrize(
        ("bet", "paid_back"), [(1, 0), (2, 1), (3, 1), (25, 12), (1000, 500)]
    )
    def test_surrender_pays_back_half_the_bet_rounded_down(
        self, blackjack: ModuleType, table: CardTable, bet: int, paid_back: int
    ) -> None:
        table.deal("10S 6S", "10D 7D", bet=bet)
        blackjack.player_surrender()
        assert play_out(blackjack) == ["SURRENDERED"]
        assert blackjack.player_funds == 1000 - bet + paid_back

    def test_surrendered_hand_gets_no_more_when_the_dealer_is_bust(
        self, blackjack: ModuleType, table: CardTable
    ) -> None:
        table.deal("10S 6S", "10D 7D KD", bet=10)
        blackjack.player_surrender()
        assert play_out(blackjack) == ["SURRENDERED"]
        assert blackjack.player_funds == 995

    @pytest.mark.parametrize(
        ("drawn", "result", "funds"),
        [("7C", "WON", 1020), ("5C", "PUSH", 1000), ("4C", "LOST", 980)],
    )
    def test_double_wins_and_loses_twice_the_bet(
        self,
        blackjack: ModuleType,
        table: CardTable,
        drawn: str,
        result: str,
        funds: int,
    ) -> None:
        table.deal("8S 4S", "10D 7D", deck=drawn)
        blackjack.player_double(0)
        assert play_out(blackjack) == [result]
        assert blackjack.player_funds == funds

    @pytest.mark.parametrize(("first", "second"), list(product(HANDS, HANDS)))
    def test_each_pair_of_results_of_two_split_hands(
        self, blackjack: ModuleType, table: CardTable, first: str, second: str
    ) -> None:
        first_cards, first_paid = HANDS[first]
        second_cards, second_paid = HANDS[second]
        table.deal_split(first_cards, second_cards, "10D 8D")
        assert play_out(blackjack) == [first, second]
        assert blackjack.player_funds == 980 + first_paid + second_paid

    @pytest.mark.parametrize(("first", "second"), list(product(HANDS, HANDS)))
    def test_bust_dealer_pays_every_hand_but_bust_ones(
        self, blackjack: ModuleType, table: CardTable, first: str, second: str
    ) -> None:
        table.deal_split(HANDS[first][0], HANDS[second][0], "10D 6D", "KC")
        expected = ["BUST" if name == "BUST" else "WON" for name in (first, second)]
        if expected == ["BUST", "BUST"]:
            assert blackjack.dealer_hand.score == 16
        assert play_out(blackjack) == expected
        assert blackjack.player_funds == 980 + 20 * expected.count("WON")

    @pytest.mark.parametrize(
        ("doubled", "funds"), [(0, 1000 - 20 - 10 + 40), (1, 1000 - 20 - 10 + 20)]
    )
    def test_split_hands_are_paid_by_their_own_bets(
        self, blackjack: ModuleType, table: CardTable, doubled: int, funds: int
    ) -> None:
        """Hand 0 reaches 19 or more and wins against 18, hand 1 stays below and loses."""
        table.deal_split("10S 9S", "10H 2H", "10D 8D", deck="2C")
        blackjack.player_double(doubled)
        assert play_out(blackjack) == ["WON", "LOST"]
        assert blackjack.player_funds == funds


class TestR11Settlement:
    """R11 (ITD121 p. 5, DealerPlay): a round is settled once, and only when asked."""

    def test_hands_that_have_not_stood_stand_now(
        self, blackjack: ModuleType, table: CardTable
    ) -> None:
        table.deal_split("10S 9S", "10H 2H", "10D 8D")
        blackjack.dealer_play()
        assert [hand.is_standing for hand in blackjack.player_hands] == [True, True]

    @pytest.mark.house
    def test_second_call_returns_the_same_and_pays_nothing(
        self, blackjack: ModuleType, table: CardTable
    ) -> None:
        table.deal("10S 9S", "10D 8D")
        first = blackjack.dealer_play()
        second = blackjack.dealer_play()
        assert first == second
        assert blackjack.player_funds == 1010

    @pytest.mark.house
    def test_results_are_a_new_list_each_time(
        self, blackjack: ModuleType, table: CardTable
    ) -> None:
        table.deal("10S 9S", "10D 8D")
        blackjack.dealer_play().clear()
        assert play_out(blackjack) == ["WON"]

    @pytest.mark.house
    def test_cards_changed_after_the_settlement_change_no_result(
        self, blackjack: ModuleType, table: CardTable
    ) -> None:
        table.deal("10S 9S", "10D 8D")
        blackjack.dealer_play()
        table.lay(blackjack.dealer_hand, "10D JD")
        assert play_out(blackjack) == ["WON"]

    @pytest.mark.house
    def test_without_a_round_there_is_nothing_to_settle(
        self, blackjack: ModuleType
    ) -> None:
        with pytest.raises(RuntimeError, match="no round has been dealt"):
            blackjack.dealer_play()
        assert blackjack.player_funds == 1000

    @pytest.mark.house
    @pytest.mark.parametrize("ending", ["natural", "bust", "stand"])
    def test_logic_never_settles_by_itself(
        self, blackjack: ModuleType, table: CardTable, ending: str
    ) -> None:
        table.deal("KS AS" if ending == "natural" else "10S 6S", "10D 6D", deck="KC")
        if ending == "bust":
            blackjack.player_hit(0)
        if ending == "stand":
            blackjack.player_stand(0)
        assert blackjack.player_funds == 990
        assert blackjack.dealer_hand.count == 2

    def test_next_round_is_settled_anew(
        self, blackjack: ModuleType, table: CardTable
    ) -> None:
        table.deal("10S 9S", "10D 8D")
        blackjack.dealer_play()
        table.deal("10S 7S", "10D 8D")
        assert play_out(blackjack) == ["LOST"]
        assert blackjack.player_funds == 1000
