"""Team Blackjack: rounds, who is out, and the end of the match (rule T7)."""

from typing import Any

import pytest

from tests.conftest import MatchMaker
from tests.stacked_match import StackedMatch

pytestmark = pytest.mark.house


def get_numbers(match: Any) -> tuple[int, int, int, int]:
    """Return the player, the dealer, the hand and the bankroll."""
    return (
        match.player_number,
        match.dealer_number,
        match.hand_number,
        match.bankroll,
    )


def get_winner(match: Any) -> str | None:
    """Return the name of the team that has won, None before the end."""
    return None if match.winner is None else match.winner.name


class TestT7DealerOut:
    """T7: all hands of a round are played, and the next dealer comes."""

    def test_hands_are_counted(self, stacked: StackedMatch) -> None:
        numbers = []
        for _ in range(10):
            stacked.deal("10S 9S", "10D 9D")
            numbers.append(stacked.match.hand_number)
            stacked.match.stand()
            numbers.append(stacked.match.hand_number)
        between = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]
        assert numbers[::2] == list(range(1, 11))
        assert numbers[1::2] == between

    def test_next_dealer_comes_after_the_last_hand(self, stacked: StackedMatch) -> None:
        for _ in range(9):
            assert stacked.push() == ["PUSH +0 = 100"]
        assert stacked.push() == ["PUSH +0 = 100", "dealer 1 out, 2 comes"]
        assert get_numbers(stacked.match) == (1, 2, 1, 100)

    @pytest.mark.parametrize(
        ("player", "dealer", "deck", "bankroll"),
        [
            pytest.param("10S 9S", "10D 8D", "", 105, id="won"),
            pytest.param("10S 8S", "10D 9D", "", 95, id="lost"),
            pytest.param("10S 8S", "10D 8D", "", 100, id="push"),
            pytest.param("10S AS", "10D 8D", "", 107, id="natural"),
            pytest.param("10S 6S", "10D 8D", "KC", 95, id="bust"),
        ],
    )
    def test_every_hand_counts_and_the_bankroll_is_kept(
        self,
        make_match: MatchMaker,
        player: str,
        dealer: str,
        deck: str,
        bankroll: int,
    ) -> None:
        stacked = make_match(hands_per_round=1)
        stacked.deal(player, dealer, deck)
        if deck:
            stacked.match.hit()
        elif stacked.match.can_stand():
            stacked.match.stand()
        assert get_numbers(stacked.match) == (1, 2, 1, bankroll)

    def test_next_dealer_stays_for_a_whole_round(self, make_match: MatchMaker) -> None:
        stacked = make_match(hands_per_round=3)
        told = [stacked.push()[1:] for _ in range(6)]
        assert told == [
            *[[], [], ["dealer 1 out, 2 comes"]],
            *[[], [], ["dealer 2 out, 3 comes"]],
        ]

    def test_those_with_lower_numbers_are_out(self, make_match: MatchMaker) -> None:
        stacked = make_match(hands_per_round=1)
        stacked.push()
        assert (stacked.match.players_out, stacked.match.dealers_out) == (0, 1)


class TestT7PlayerOut:
    """T7: less than the minimum is left, and the next player sits down."""

    def test_next_player_has_the_starting_bankroll(self, stacked: StackedMatch) -> None:
        assert stacked.lose(100) == ["LOST -100 = 0", "player 1 out, 2 comes"]
        assert get_numbers(stacked.match) == (2, 1, 1, 100)

    @pytest.mark.parametrize("left", [1, 4])
    def test_money_is_never_passed_on(self, stacked: StackedMatch, left: int) -> None:
        told = stacked.lose(100 - left)
        assert told == [f"LOST -{100 - left} = {left}", "player 1 out, 2 comes"]
        assert stacked.match.bankroll == 100

    def test_player_with_the_minimum_stays(self, stacked: StackedMatch) -> None:
        assert stacked.lose(95) == ["LOST -95 = 5"]
        assert get_numbers(stacked.match) == (1, 1, 2, 5)
        assert stacked.match.can_wager()

    def test_bust_can_put_a_player_out(self, stacked: StackedMatch) -> None:
        stacked.deal("10S 6S", "10D 8D", "KC", wager=100)
        stacked.match.hit()
        assert get_numbers(stacked.match) == (2, 1, 1, 100)

    def test_new_round_begins_against_the_same_dealer(
        self, make_match: MatchMaker
    ) -> None:
        """In the middle of a round: the dealer has all hands of the new one to play."""
        stacked = make_match(hands_per_round=3)
        stacked.push()
        stacked.lose(100)
        assert get_numbers(stacked.match) == (2, 1, 1, 100)
        assert [stacked.push()[1:] for _ in range(3)] == [
            [],
            [],
            ["dealer 1 out, 2 comes"],
        ]

    @pytest.mark.parametrize("hands", [1, 2, 10])
    def test_last_hand_that_empties_the_bankroll(
        self, make_match: MatchMaker, hands: int
    ) -> None:
        """It puts the player out, not the dealer."""
        stacked = make_match(hands_per_round=hands)
        for _ in range(hands - 1):
            stacked.push()
        assert stacked.lose(100)[1:] == ["player 1 out, 2 comes"]
        assert get_numbers(stacked.match) == (2, 1, 1, 100)

    def test_last_hand_that_leaves_the_minimum(self, make_match: MatchMaker) -> None:
        """It puts the dealer out, not the player."""
        stacked = make_match(hands_per_round=1)
        assert stacked.lose(95)[1:] == ["dealer 1 out, 2 comes"]
        assert get_numbers(stacked.match) == (1, 2, 1, 5)

    def test_those_with_lower_numbers_are_out(self, stacked: StackedMatch) -> None:
        stacked.lose(100)
        assert (stacked.match.players_out, stacked.match.dealers_out) == (1, 0)

    def test_minimum_equal_to_the_bankroll(self, make_match: MatchMaker) -> None:
        """One lost hand puts a player out; a push does not."""
        stacked = make_match(bankroll=20, minimum_wager=20)
        assert stacked.push(20) == ["PUSH +0 = 20"]
        assert stacked.lose(20) == ["LOST -20 = 0", "player 1 out, 2 comes"]
        with pytest.raises(ValueError, match="from 20, the minimum, to 20, the bankr"):
            stacked.match.place_wager(19)


class TestT7End:
    """T7: a team that has nobody left has lost, and all numbers stay as they are."""

    def test_dealers_win_when_the_last_player_is_out(
        self, stacked: StackedMatch
    ) -> None:
        stacked.lose(100)
        stacked.lose(100)
        stacked.push()
        assert get_winner(stacked.match) is None
        assert stacked.lose(97) == [
            "LOST -97 = 3",
            "player 3 out, None comes",
            "DEALERS win",
        ]
        assert get_winner(stacked.match) == "DEALERS"
        assert get_numbers(stacked.match) == (3, 1, 2, 3)
        assert (stacked.match.players_out, stacked.match.dealers_out) == (3, 0)

    def test_players_win_when_the_last_dealer_is_out(
        self, make_match: MatchMaker
    ) -> None:
        stacked = make_match(hands_per_round=2)
        for _ in range(5):
            stacked.push()
        assert get_winner(stacked.match) is None
        assert stacked.win() == [
            "WON +5 = 105",
            "dealer 3 out, None comes",
            "PLAYERS win",
        ]
        assert get_winner(stacked.match) == "PLAYERS"
        assert get_numbers(stacked.match) == (1, 3, 2, 105)
        assert (stacked.match.players_out, stacked.match.dealers_out) == (0, 3)

    def test_winner_is_a_team(
        self, make_match: MatchMaker, team_blackjack: Any
    ) -> None:
        stacked = make_match(dealers=1, hands_per_round=1)
        stacked.push()
        assert stacked.match.winner is team_blackjack.Team.PLAYERS

    @pytest.mark.parametrize(
        ("wager", "winner"), [(100, "DEALERS"), (96, "DEALERS"), (95, "PLAYERS")]
    )
    def test_teams_of_one_in_the_last_hand(
        self, make_match: MatchMaker, wager: int, winner: str
    ) -> None:
        """Both could be out; the player is looked at first."""
        stacked = make_match(players=1, dealers=1, hands_per_round=1)
        stacked.lose(wager)
        assert get_winner(stacked.match) == winner

    def test_natural_can_end_the_match(self, make_match: MatchMaker) -> None:
        stacked = make_match(dealers=1, hands_per_round=1)
        assert stacked.deal("AS KS", "10D 9D")[5:] == [
            "NATURAL +7 = 107",
            "dealer 1 out, None comes",
            "PLAYERS win",
        ]

    def test_cards_and_outcome_stay(self, make_match: MatchMaker) -> None:
        stacked = make_match(dealers=1, hands_per_round=1)
        stacked.win()
        assert stacked.get_hands() == ("10S 9S", "10D 8D")
        assert stacked.match.outcome.name == "WON"
        assert stacked.match.wager == 0

    def test_player_who_beat_dealers_can_still_be_put_out(
        self, make_match: MatchMaker
    ) -> None:
        """A match through: two dealers leave, three players lose all."""
        stacked = make_match(hands_per_round=2)
        told = [stacked.win()[1:], stacked.push()[1:], stacked.lose(105)[1:]]
        told += [stacked.push()[1:], stacked.win(50)[1:], stacked.lose(150)[1:]]
        told += [stacked.lose(100)[1:]]
        assert told == [
            [],
            ["dealer 1 out, 2 comes"],
            ["player 1 out, 2 comes"],
            [],
            ["dealer 2 out, 3 comes"],
            ["player 2 out, 3 comes"],
            ["player 3 out, None comes", "DEALERS win"],
        ]
        assert get_numbers(stacked.match) == (3, 3, 1, 0)


class TestT7LargeMatch:
    """T7: large numbers make no difference."""

    def test_seats_of_many_who_are_out(self, make_match: MatchMaker) -> None:
        stacked = make_match(players=5, dealers=5, bankroll=5, hands_per_round=1)
        for _ in range(3):
            stacked.lose()
            stacked.push()
        assert get_numbers(stacked.match) == (4, 4, 1, 5)
        assert (stacked.match.players_out, stacked.match.dealers_out) == (3, 3)

    def test_of_players(self, make_match: MatchMaker) -> None:
        stacked = make_match(players=300, bankroll=5)
        for _ in range(299):
            stacked.lose()
        assert get_winner(stacked.match) is None
        assert stacked.lose()[1:] == ["player 300 out, None comes", "DEALERS win"]

    def test_of_dealers(self, make_match: MatchMaker) -> None:
        stacked = make_match(dealers=300, hands_per_round=1)
        for _ in range(299):
            stacked.push()
        assert get_winner(stacked.match) is None
        assert stacked.push()[1:] == ["dealer 300 out, None comes", "PLAYERS win"]

    def test_of_hands(self, make_match: MatchMaker) -> None:
        stacked = make_match(hands_per_round=300)
        for _ in range(299):
            stacked.push()
        assert get_numbers(stacked.match) == (1, 1, 300, 100)
        assert stacked.push()[1:] == ["dealer 1 out, 2 comes"]
