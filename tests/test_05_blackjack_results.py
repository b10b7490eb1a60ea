"""Blackjack: the dealer's play, the results and the payments (ITD121 rules 5 and 6)."""

from contextlib import suppress
from itertools import product
from types import ModuleType

import pytest

from tests.actions import act
from tests.conftest import CardsMaker
from tests.criteria import DEALER_AND_RESULTS, MONEY_AND_CARDS
from tests.shares import shared, together
from tests.stacked_table import StackedTable, write_sorted

# Against the dealer's 18; what a hand of $10 brings back to the funds.
HANDS = {
    "WON": ("10S 9S", 20),
    "PUSH": ("10S 8S", 10),
    "LOST": ("10S 7S", 0),
    "BUST": ("10S 7S 5S", 0),
}


def surrender(blackjack: ModuleType, hand_num: int = 0) -> None:
    """Surrender a hand; whether the player's action does it counts elsewhere."""
    with suppress(Exception):
        if hand_num == 0:
            blackjack.player_surrender()
    blackjack.player_hands[hand_num].has_surrendered = True
    blackjack.player_hands[hand_num].is_standing = True


def play_out(blackjack: ModuleType) -> list[str]:
    """Let the dealer play and return the names of the results."""
    return [result.name for result in blackjack.dealer_play()]


# Few cases fail when the dealer does not stop where he must, or draws for nothing, so
# these have the most shares. Each pair of results is tried elsewhere too, and has few.
@pytest.mark.points(1, criterion=DEALER_AND_RESULTS)
class TestR11DealerDraws:
    """R11 (ITD121 rule 5; p. 5, DealerPlay)."""

    @pytest.mark.parametrize(
        ("dealer", "deck", "expected"),
        [
            *together(
                4,
                DEALER_AND_RESULTS,
                pytest.param("10D 6D", "2C 3C", "10D 6D 2C", id="draws on 16"),
                pytest.param("AD 5D", "AC 2C", "AD 5D AC", id="draws on soft 16"),
                pytest.param("AD 5D", "10C AC 2C", "AD 5D 10C AC", id="ace becomes 1"),
                pytest.param("10D 6D", "KC 2C", "10D 6D KC", id="busts"),
            ),
            *together(
                4,
                DEALER_AND_RESULTS,
                pytest.param(
                    "2D 2H", "2C 2S 3C 3D 3H", "2D 2H 2C 2S 3C 3D 3H", id="many"
                ),
            ),
            *together(
                6,
                DEALER_AND_RESULTS,
                pytest.param("10D 7D", "2C", "10D 7D", id="stands on hard 17"),
            ),
            *together(
                6,
                DEALER_AND_RESULTS,
                pytest.param("AD 6D", "2C", "AD 6D", id="stands on soft 17"),
            ),
            *together(
                2,
                DEALER_AND_RESULTS,
                pytest.param("10D AD", "2C", "10D AD", id="stands on a natural"),
                pytest.param("10D 8D", "2C", "10D 8D", id="stands on hard 18"),
                pytest.param("AD 7D", "2C", "AD 7D", id="stands on soft 18"),
                pytest.param("AD 8D", "2C", "AD 8D", id="stands on soft 19"),
                pytest.param(
                    "AD 2D 5D", "2C", "AD 2D 5D", id="stands on soft 18 of three"
                ),
            ),
        ],
    )
    def test_until_17_or_more(
        self,
        blackjack: ModuleType,
        table: StackedTable,
        cards: CardsMaker,
        dealer: str,
        deck: str,
        expected: str,
    ) -> None:
        table.deal("10S 8S", dealer, deck)
        blackjack.player_hands[0].is_standing = True
        blackjack.dealer_play()
        assert write_sorted(blackjack.dealer_hand) == " ".join(sorted(expected.split()))

    @pytest.mark.points(shared(9, among=2), criterion=DEALER_AND_RESULTS)
    @pytest.mark.parametrize("ending", ["bust", "surrender"])
    def test_nothing_if_the_only_hand_is_done_for(
        self, blackjack: ModuleType, table: StackedTable, ending: str
    ) -> None:
        table.deal("10S 6S", "2D 3D", deck="4C 5C")
        if ending == "bust":
            table.lay(blackjack.player_hands[0], "10S 6S KC")
        else:
            surrender(blackjack)
        blackjack.dealer_play()
        assert blackjack.dealer_hand.count == 2

    @pytest.mark.points(shared(5, among=2), criterion=DEALER_AND_RESULTS)
    @pytest.mark.parametrize("player", ["KS AS", "7S 7C 7D"])
    def test_against_21_too(
        self, blackjack: ModuleType, table: StackedTable, player: str
    ) -> None:
        table.deal(player, "10D 6D", deck="5C 2C")
        assert play_out(blackjack) == ["PUSH"]
        assert blackjack.dealer_hand.count == 3

    @pytest.mark.parametrize(
        ("surrendered", "results"),
        [
            ([], ["BUST", "BUST"]),
            ([0], ["SURRENDERED", "BUST"]),
            ([1], ["BUST", "SURRENDERED"]),
            ([0, 1], ["SURRENDERED", "SURRENDERED"]),
        ],
    )
    def test_nothing_if_both_hands_are_bust_or_surrendered(
        self,
        blackjack: ModuleType,
        table: StackedTable,
        surrendered: list[int],
        results: list[str],
    ) -> None:
        """Only from outside can one of two hands be surrendered."""
        table.deal_split("10S 6S KC", "10H 6H QC", "2D 3D", deck="4C 5C KD KH")
        for hand_num in surrendered:
            table.lay(blackjack.player_hands[hand_num], "10S 6S")
            blackjack.player_hands[hand_num].has_surrendered = True
        assert play_out(blackjack) == results
        assert blackjack.dealer_hand.count == 2

    @pytest.mark.points(shared(5, among=2), criterion=DEALER_AND_RESULTS)
    @pytest.mark.parametrize("bust_hand", [0, 1])
    def test_if_only_one_of_two_hands_is_bust(
        self, blackjack: ModuleType, table: StackedTable, bust_hand: int
    ) -> None:
        table.deal_split("10S 6S", "10H 6H", "2D 3D", deck="10C 2C")
        table.lay(blackjack.player_hands[bust_hand], "10S 6S QC")
        blackjack.dealer_play()
        assert blackjack.dealer_hand.count == 4

    @pytest.mark.house
    def test_deck_that_is_used_up_settles_and_pays_nothing(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        """The round can still be settled when the deck has cards again."""
        table.deal("10S 8S", "2D 3D")
        table.stack("4C", only=True)
        with pytest.raises(IndexError):
            blackjack.dealer_play()
        assert blackjack.player_funds == 990
        table.stack("10C")
        assert play_out(blackjack) == ["LOST"]


@pytest.mark.points(1, criterion=DEALER_AND_RESULTS)
class TestR11Results:
    """R11 (ITD121 rules 6a to 6e), from both sides of every limit."""

    @pytest.mark.parametrize(
        ("player", "dealer", "deck", "result", "paid"),
        [
            *together(
                2,
                DEALER_AND_RESULTS,
                pytest.param("10S 8S", "10D 7D", "", "WON", 20, id="18 to 17"),
                pytest.param("7S 7C 7D", "10D 10H", "", "WON", 20, id="three sevens"),
            ),
            *together(
                2,
                DEALER_AND_RESULTS,
                pytest.param("10S 7S", "10D 7D", "", "PUSH", 10, id="17 to 17"),
                pytest.param("KS QS", "10D 10H", "", "PUSH", 10, id="20 to 20"),
                pytest.param("AS 6S", "AD 6D", "", "PUSH", 10, id="soft to soft 17"),
                pytest.param(
                    "2S 3S 4S 5S 6S", "KD KH", "", "PUSH", 10, id="5 cards, 20"
                ),
            ),
            *together(
                2,
                DEALER_AND_RESULTS,
                pytest.param("10S 6S", "10D 7D", "", "LOST", 0, id="16 to 17"),
                pytest.param("10S 9S", "10D 10H", "", "LOST", 0, id="19 to 20"),
                pytest.param(
                    "2S 3S 4S 5S 5C", "KD KH", "", "LOST", 0, id="5 cards, 19"
                ),
            ),
            *together(
                2,
                DEALER_AND_RESULTS,
                pytest.param("2S 3S", "10D 6D", "KC", "WON", 20, id="dealer bust"),
                pytest.param("10S 8S", "10D 6D", "6C", "WON", 20, id="dealer 22"),
            ),
            *together(
                2,
                DEALER_AND_RESULTS,
                pytest.param("KS 6S KC", "10D 7D", "", "BUST", 0, id="player bust"),
                pytest.param("KS 6S 6C", "10D 7D", "", "BUST", 0, id="player 22"),
            ),
            *together(
                2,
                DEALER_AND_RESULTS,
                pytest.param("KS 6S KC", "10D 6D QC", "", "BUST", 0, id="both bust"),
            ),
            *together(
                3,
                DEALER_AND_RESULTS,
                pytest.param("KS AS", "10D 10H", "", "WON", 20, id="natural to 20"),
            ),
            *together(
                2,
                DEALER_AND_RESULTS,
                pytest.param("KS AS", "KD AD", "", "PUSH", 10, id="two naturals"),
                pytest.param("KS AS", "7D 7H 7C", "", "PUSH", 10, id="natural to 21"),
                pytest.param("7S 7C 7D", "KD AD", "", "PUSH", 10, id="21 to natural"),
                pytest.param(
                    "2S 2C 3S 4S KS", "KD AD", "", "PUSH", 10, id="5 cards, 21"
                ),
            ),
        ],
    )
    def test_one_hand(
        self,
        blackjack: ModuleType,
        table: StackedTable,
        player: str,
        dealer: str,
        deck: str,
        result: str,
        paid: int,
    ) -> None:
        table.deal(player, dealer, deck)
        funds = blackjack.player_funds
        assert play_out(blackjack) == [result]
        assert blackjack.player_funds == funds + paid

    @pytest.mark.points(shared(7, among=5), criterion=DEALER_AND_RESULTS)
    @pytest.mark.parametrize(
        ("bet", "paid_back"), [(1, 0), (2, 1), (3, 1), (25, 12), (998, 499)]
    )
    def test_surrender_pays_back_half_the_bet_rounded_down(
        self, blackjack: ModuleType, table: StackedTable, bet: int, paid_back: int
    ) -> None:
        table.deal("10S 6S", "10D 7D", bet=bet)
        funds = blackjack.player_funds
        surrender(blackjack)
        assert play_out(blackjack) == ["SURRENDERED"]
        assert blackjack.player_funds == funds + paid_back

    @pytest.mark.points(shared(1, among=3), criterion=DEALER_AND_RESULTS)
    @pytest.mark.parametrize("dealer", ["10D 6D KD", "10D 10H", "KD AD"])
    def test_surrender_pays_the_same_whatever_the_dealer_has(
        self, blackjack: ModuleType, table: StackedTable, dealer: str
    ) -> None:
        table.deal("10S 6S", dealer)
        funds = blackjack.player_funds
        surrender(blackjack)
        assert play_out(blackjack) == ["SURRENDERED"]
        assert blackjack.player_funds == funds + 5

    @pytest.mark.points(shared(10, among=16), criterion=DEALER_AND_RESULTS)
    @pytest.mark.parametrize(("first", "second"), list(product(HANDS, HANDS)))
    def test_each_pair_of_results_of_two_split_hands(
        self, blackjack: ModuleType, table: StackedTable, first: str, second: str
    ) -> None:
        first_cards, first_paid = HANDS[first]
        second_cards, second_paid = HANDS[second]
        table.deal_split(first_cards, second_cards, "10D 8D")
        funds = blackjack.player_funds
        assert play_out(blackjack) == [first, second]
        assert blackjack.player_funds == funds + first_paid + second_paid

    @pytest.mark.points(shared(4, among=16), criterion=DEALER_AND_RESULTS)
    @pytest.mark.parametrize(("first", "second"), list(product(HANDS, HANDS)))
    def test_bust_dealer_pays_every_hand_but_bust_ones(
        self, blackjack: ModuleType, table: StackedTable, first: str, second: str
    ) -> None:
        table.deal_split(HANDS[first][0], HANDS[second][0], "10D 6D", "KC")
        funds = blackjack.player_funds
        expected = ["BUST" if name == "BUST" else "WON" for name in (first, second)]
        assert play_out(blackjack) == expected
        assert blackjack.player_funds == funds + 20 * expected.count("WON")

    @pytest.mark.points(shared(4, among=4), criterion=DEALER_AND_RESULTS)
    @pytest.mark.parametrize(
        ("winning", "doubled", "paid"), [(0, 0, 40), (0, 1, 20), (1, 0, 20), (1, 1, 40)]
    )
    def test_split_hands_are_paid_by_their_own_bets(
        self,
        blackjack: ModuleType,
        table: StackedTable,
        winning: int,
        doubled: int,
        paid: int,
    ) -> None:
        table.deal_split("10S 7S", "10H 7H", "10D 8D")
        table.lay(blackjack.player_hands[winning], "10S 9S")
        blackjack.player_hands[doubled].bet = 20
        funds = blackjack.player_funds
        expected = ["LOST", "LOST"]
        expected[winning] = "WON"
        assert play_out(blackjack) == expected
        assert blackjack.player_funds == funds + paid

    @pytest.mark.points(2, criterion=DEALER_AND_RESULTS)
    def test_natural_after_a_split_wins_no_more(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal_split("AS KS", "AC QC", "10D 10H")
        funds = blackjack.player_funds
        assert play_out(blackjack) == ["WON", "WON"]
        assert blackjack.player_funds == funds + 40

    @pytest.mark.points(shared(1, among=5), criterion=DEALER_AND_RESULTS)
    @pytest.mark.parametrize(
        ("player", "has_surrendered"),
        [
            pytest.param("10S 9S", False, id="won"),
            pytest.param("10S 8S", False, id="push"),
            pytest.param("10S 7S", False, id="lost"),
            pytest.param("10S 7S KC", False, id="bust"),
            pytest.param("10S 6S", True, id="surrendered"),
        ],
    )
    def test_funds_stay_a_whole_number(
        self,
        blackjack: ModuleType,
        table: StackedTable,
        player: str,
        has_surrendered: bool,
    ) -> None:
        table.deal(player, "10D 8D", bet=5)
        if has_surrendered:
            surrender(blackjack)
        blackjack.dealer_play()
        assert type(blackjack.player_funds) is int


@pytest.mark.points(1, criterion=DEALER_AND_RESULTS)
class TestR11FromOutside:
    """R11 when a test or a marker has changed a hand: what it is now is settled."""

    @pytest.mark.points(shared(1, among=2), criterion=DEALER_AND_RESULTS)
    @pytest.mark.parametrize("surrendered", [0, 1])
    def test_surrender_of_one_of_two_hands(
        self, blackjack: ModuleType, table: StackedTable, surrendered: int
    ) -> None:
        """Half the bet comes now; or it came with the surrender, which was not done."""
        table.deal_split("10S 9S", "10H 9H", "10D 6D", deck="2C 5C")
        funds = blackjack.player_funds
        blackjack.player_hands[surrendered].has_surrendered = True
        expected = ["WON", "WON"]
        expected[surrendered] = "SURRENDERED"
        assert play_out(blackjack) == expected
        assert blackjack.dealer_hand.count == 3
        assert blackjack.player_funds in (funds + 20, funds + 20 + 5)

    @pytest.mark.house
    @pytest.mark.parametrize("player", ["10S", "2S 3S 4S", "10S 6S KC"])
    def test_surrender_counts_whatever_the_cards(
        self, blackjack: ModuleType, table: StackedTable, player: str
    ) -> None:
        table.deal(player, "10D 8D")
        blackjack.player_hands[0].has_surrendered = True
        assert play_out(blackjack) == ["SURRENDERED"]
        assert blackjack.player_funds == 995

    @pytest.mark.points(shared(2, among=4), criterion=DEALER_AND_RESULTS)
    @pytest.mark.parametrize(
        ("player", "has_surrendered", "paid"),
        [
            pytest.param("10S 9S", False, 80, id="won"),
            pytest.param("10S 8S", False, 40, id="push"),
            pytest.param("10S 7S", False, 0, id="lost"),
            pytest.param("10S 6S", True, 20, id="surrendered"),
        ],
    )
    def test_bet_of_40_dollars_put_on_a_hand_of_10(
        self,
        blackjack: ModuleType,
        table: StackedTable,
        player: str,
        has_surrendered: bool,
        paid: int,
    ) -> None:
        table.deal(player, "10D 8D")
        blackjack.player_hands[0].bet = 40
        funds = blackjack.player_funds
        if has_surrendered:
            surrender(blackjack)
        blackjack.dealer_play()
        assert blackjack.player_funds == funds + paid

    def test_hand_that_was_put_in(
        self, blackjack: ModuleType, gameobjects: ModuleType, table: StackedTable
    ) -> None:
        table.deal("10S 6S", "10D 8D")
        hand = gameobjects.BlackjackHand(10)
        table.lay(hand, "10C 9C")
        blackjack.player_hands.append(hand)
        funds = blackjack.player_funds
        assert play_out(blackjack) == ["LOST", "WON"]
        assert blackjack.player_funds == funds + 20

    @pytest.mark.house
    def test_no_hands_no_results(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("10S 6S", "2D 3D", deck="4C")
        blackjack.player_hands.clear()
        assert blackjack.dealer_play() == []
        assert blackjack.dealer_hand.count == 2


@pytest.mark.points(1, criterion=DEALER_AND_RESULTS)
class TestR11Settlement:
    """R11 (ITD121 p. 5, DealerPlay): a round is settled once, and only when asked."""

    @pytest.mark.points(4, criterion=DEALER_AND_RESULTS)
    def test_hands_that_have_not_stood_stand_now(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal_split("10S 9S", "10H 2H", "10D 8D")
        blackjack.dealer_play()
        assert [hand.is_standing for hand in blackjack.player_hands] == [True, True]

    @pytest.mark.house
    def test_second_call_returns_the_same_and_pays_nothing(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("10S 9S", "10D 8D")
        first = blackjack.dealer_play()
        second = blackjack.dealer_play()
        assert first == second
        assert blackjack.player_funds == 1010

    @pytest.mark.house
    def test_results_are_a_new_list_each_time(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("10S 9S", "10D 8D")
        blackjack.dealer_play().clear()
        assert play_out(blackjack) == ["WON"]

    @pytest.mark.house
    def test_cards_changed_after_the_settlement_change_no_result(
        self, blackjack: ModuleType, table: StackedTable
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
    def test_natural_does_not_settle_the_round(self, blackjack: ModuleType) -> None:
        """Of 2,000 fair deals about 60 are naturals against a dealer who must draw."""
        found = 0
        for _ in range(2000):
            blackjack.reset()
            blackjack.new_round(10)
            assert blackjack.dealer_hand.count == 2
            if blackjack.player_hands[0].score == 21:
                assert blackjack.can_player_play() is False
                assert blackjack.player_funds == 990
                found += blackjack.dealer_hand.score < 17
        assert found > 0

    @pytest.mark.house
    @pytest.mark.parametrize(
        ("player", "drawn", "action", "bet", "result", "paid"),
        [
            pytest.param("10S 9S", "KC", "stand", 10, "WON", 20, id="stand"),
            pytest.param("10S 6S", "5C", "hit", 10, "WON", 20, id="21"),
            pytest.param("10S 6S", "KC", "hit", 10, "BUST", 0, id="bust"),
            pytest.param("6S 3S", "10C", "double", 20, "WON", 40, id="double"),
            pytest.param("10S 6S", "KC", "surrender", 10, "SURRENDERED", 5, id="half"),
        ],
    )
    def test_last_action_does_not_settle_the_round(
        self,
        blackjack: ModuleType,
        table: StackedTable,
        player: str,
        drawn: str,
        action: str,
        bet: int,
        result: str,
        paid: int,
    ) -> None:
        table.deal(player, "10D 8D", deck=drawn)
        act(blackjack, action)
        assert blackjack.can_player_play() is False
        assert blackjack.player_funds == 1000 - bet
        assert play_out(blackjack) == [result]
        assert blackjack.player_funds == 1000 - bet + paid

    @pytest.mark.house
    @pytest.mark.parametrize("action", ["stand", "hit", "double", "surrender"])
    def test_last_action_leaves_the_dealer_as_he_is(
        self, blackjack: ModuleType, table: StackedTable, action: str
    ) -> None:
        """The dealer has 16: whenever he plays against a hand, he draws."""
        table.deal("10S 6S", "10D 6D", deck="5C 2C")
        act(blackjack, action)
        assert blackjack.can_player_play() is False
        assert blackjack.dealer_hand.count == 2

    @pytest.mark.points(2, criterion=DEALER_AND_RESULTS)
    def test_next_round_is_settled_anew(
        self, blackjack: ModuleType, table: StackedTable
    ) -> None:
        table.deal("10S 9S", "10D 8D")
        blackjack.dealer_play()
        table.deal("10S 7S", "10D 8D")
        funds = blackjack.player_funds
        assert play_out(blackjack) == ["LOST"]
        assert blackjack.player_funds == funds


@pytest.mark.points(1, criterion=MONEY_AND_CARDS)
class TestR12MoneyOfARound:
    """R12 (ITD121 p. 6): from the bet to the payment, through the player's actions."""

    @pytest.mark.points(shared(1, among=3), criterion=MONEY_AND_CARDS)
    @pytest.mark.parametrize(
        ("drawn", "funds"),
        [
            pytest.param("7C", 1020, id="won"),
            pytest.param("6C", 1000, id="push"),
            pytest.param("5C", 980, id="lost"),
        ],
    )
    def test_double_wins_and_loses_twice_the_bet(
        self,
        blackjack: ModuleType,
        table: StackedTable,
        drawn: str,
        funds: int,
    ) -> None:
        table.deal("8S 4S", "10D 8D", deck=drawn)
        blackjack.player_double(0)
        blackjack.dealer_play()
        assert blackjack.player_funds == funds

    @pytest.mark.parametrize("player", ["10S 9S", "10S 8S", "10S 7S"])
    def test_no_round_is_paid_twice(
        self, blackjack: ModuleType, table: StackedTable, player: str
    ) -> None:
        """What else a second call of ``dealer_play`` does is left open."""
        table.deal(player, "10D 8D")
        blackjack.dealer_play()
        funds = blackjack.player_funds
        with suppress(Exception):
            blackjack.dealer_play()
        assert blackjack.player_funds == funds
