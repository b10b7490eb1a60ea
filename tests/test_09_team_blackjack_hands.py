"""Team Blackjack: what a hand is worth and what it wins (rules T3, T4, T5)."""

from importlib import import_module
from types import ModuleType

import pytest

from tests.conftest import CardsMaker
from tests.stacked_match import StackedMatch, tell

pytestmark = pytest.mark.house


class TestT3Totals:
    """T3: the best total of the cards held now, soft while an ace counts 11."""

    @pytest.mark.parametrize(
        ("indices", "points", "is_soft"),
        [
            ("", 0, False),
            ("10S 6S", 16, False),
            ("AS", 11, True),
            ("AS 6S", 17, True),
            ("AS KS", 21, True),
            ("AS 5S 5D", 21, True),
            ("AS 5S 6D", 12, False),
            ("AS 6S 8S", 15, False),
            ("AS AD", 12, True),
            ("AS AD 9C", 21, True),
            ("AS AD KS", 12, False),
            ("AS AD AC AH", 14, True),
            ("KS QS 5D", 25, False),
        ],
    )
    def test_total_of_cards(
        self,
        team_blackjack: ModuleType,
        cards: CardsMaker,
        indices: str,
        points: int,
        is_soft: bool,
    ) -> None:
        total = team_blackjack.Total(cards(indices))
        assert (total.points, total.is_soft) == (points, is_soft)

    def test_total_of_the_player_follows_the_cards(self, stacked: StackedMatch) -> None:
        """A,6 is soft 17; with an 8 it is hard 15."""
        stacked.deal("AS 6S", "10D 9D", "8C")
        totals = [stacked.match.player_total]
        stacked.match.hit()
        totals.append(stacked.match.player_total)
        assert [(total.points, total.is_soft) for total in totals] == [
            (17, True),
            (15, False),
        ]

    def test_total_of_the_dealer_is_of_what_can_be_seen(
        self, stacked: StackedMatch
    ) -> None:
        """An ace is soft 11; with 5 and then king it is hard 16, with another 2 18."""
        stacked.deal("10S 9S", "AD 5D", "KC 2C")
        totals = [stacked.match.dealer_total]
        stacked.match.stand()
        totals.append(stacked.match.dealer_total)
        assert [(total.points, total.is_soft) for total in totals] == [
            (11, True),
            (18, False),
        ]


class TestT4Natural:
    """T4: an ace and a ten-valued card win wager × 3 / 2, rounded down, at once."""

    @pytest.mark.parametrize("player", ["AS 10S", "AS JS", "QS AS", "KS AS"])
    def test_is_paid_at_once(self, stacked: StackedMatch, player: str) -> None:
        first, second = player.split()
        assert stacked.deal(player, "10D 9D", wager=10) == [
            f"player {first}",
            "dealer 10D",
            f"player {second}",
            "dealer 9D down",
            "shown 9D",
            "NATURAL +15 = 115",
        ]
        assert stacked.match.outcome.name == "NATURAL"
        assert stacked.match.wager == 0
        assert stacked.match.can_wager()

    @pytest.mark.parametrize(
        ("wager", "bankroll"), [(5, 107), (6, 109), (7, 110), (8, 112), (99, 248)]
    )
    def test_pays_one_and_a_half_rounded_down(
        self, stacked: StackedMatch, wager: int, bankroll: int
    ) -> None:
        stacked.deal("AS 10S", "10D 9D", wager=wager)
        assert stacked.match.bankroll == bankroll

    @pytest.mark.parametrize("dealer", ["AD KD", "10D AD"])
    def test_is_paid_against_the_dealers_natural(
        self, stacked: StackedMatch, dealer: str
    ) -> None:
        assert stacked.deal("AS 10S", dealer)[-1] == "NATURAL +7 = 107"

    def test_shows_the_hole_card(
        self, stacked: StackedMatch, cards: CardsMaker
    ) -> None:
        stacked.deal("AS 10S", "10D 9D")
        assert stacked.match.visible_dealer_cards == cards("10D 9D")

    def test_dealer_draws_nothing(self, stacked: StackedMatch) -> None:
        stacked.deal("AS 10S", "2D 3D", "4C")
        assert stacked.get_hands() == ("AS 10S", "2D 3D")

    def test_21_of_three_cards_is_none(self, stacked: StackedMatch) -> None:
        stacked.deal("AS 5S", "10D 9D", "5C")
        stacked.match.hit()
        assert tell(stacked.match.stand()) == ["shown 9D", "WON +5 = 105"]

    def test_only_two_cards_are_one(
        self, gameobjects: ModuleType, cards: CardsMaker
    ) -> None:
        is_natural = import_module("games.team_outcome").is_natural
        found = []
        for indices in ("AS 10S", "AS 5S 5D", "7S 7D 7C"):
            hand = gameobjects.BlackjackHand()
            for card in cards(indices):
                hand.add_card(card)
            found.append(is_natural(hand))
        assert found == [True, False, False]

    def test_two_cards_that_are_no_21_are_none(self, stacked: StackedMatch) -> None:
        assert len(stacked.deal("AS 9S", "10D 9D")) == 4
        assert stacked.match.can_hit()

    def test_dealers_is_no_more_than_21(self, stacked: StackedMatch) -> None:
        stacked.deal("5S 6S", "AD KD", "10C")
        stacked.match.hit()
        assert tell(stacked.match.stand()) == ["shown KD", "PUSH +0 = 100"]

    def test_dealers_waits_for_the_player(self, stacked: StackedMatch) -> None:
        stacked.deal("10S 9S", "AD KD")
        assert stacked.match.can_hit()
        assert tell(stacked.match.stand()) == ["shown KD", "LOST -5 = 95"]


class TestT5Play:
    """T5: bust, the dealer's draw, and what is paid."""

    def test_hit_gives_one_card(self, stacked: StackedMatch) -> None:
        stacked.deal("2S 3S", "10D 9D", "4C 5C")
        assert tell(stacked.match.hit()) == ["player draws 4C"]
        assert stacked.get_hands() == ("2S 3S 4C", "10D 9D")

    def test_bust_loses_at_once(self, stacked: StackedMatch) -> None:
        stacked.deal("10S 6S", "2D 3D", "6C")
        assert tell(stacked.match.hit()) == [
            "player draws 6C",
            "shown 3D",
            "BUST -5 = 95",
        ]
        assert stacked.match.outcome.name == "BUST"

    def test_dealer_does_not_play_after_a_bust(
        self, stacked: StackedMatch, cards: CardsMaker
    ) -> None:
        stacked.deal("10S 6S", "2D 3D", "6C 4C")
        stacked.match.hit()
        assert stacked.match.visible_dealer_cards == cards("2D 3D")
        assert stacked.get_deck()[0] == cards("4C")[0]

    def test_21_does_not_stand_by_itself(self, stacked: StackedMatch) -> None:
        stacked.deal("10S 6S", "10D 9D", "5C 2C")
        assert tell(stacked.match.hit()) == ["player draws 5C"]
        assert stacked.match.can_hit() and stacked.match.can_stand()
        assert tell(stacked.match.hit())[-1] == "BUST -5 = 95"

    @pytest.mark.parametrize(
        ("dealer", "deck", "drawn"),
        [
            pytest.param("10D 6D", "2C", ["2C"], id="draws on hard 16"),
            pytest.param("10D 7D", "2C", [], id="stands on hard 17"),
            pytest.param("AD 5D", "2C", ["2C"], id="draws on soft 16"),
            pytest.param("AD 6D", "2C", [], id="stands on soft 17"),
            pytest.param("AD 5D", "AC", ["AC"], id="stands on soft 17 of three"),
            pytest.param("AD 5D", "KC 2C", ["KC", "2C"], id="soft 16 becomes hard"),
            pytest.param("2D 2H", "2C 3C 4C 5C", ["2C", "3C", "4C", "5C"], id="four"),
        ],
    )
    def test_dealer_draws_below_17(
        self, stacked: StackedMatch, dealer: str, deck: str, drawn: list[str]
    ) -> None:
        told = stacked.stand_with("10S 10H", dealer, f"{deck} 10C")
        assert told[:-1] == [
            f"shown {dealer.split()[1]}",
            *[f"dealer draws {card}" for card in drawn],
        ]

    @pytest.mark.parametrize(
        ("player", "dealer", "deck", "result"),
        [
            pytest.param("2S 3S", "10D 6D", "6C", "WON +9 = 109", id="dealer 22"),
            pytest.param("10S 9S", "10D 6D", "KC", "WON +9 = 109", id="dealer 26"),
            pytest.param("10S 8S", "10D 7D", "", "WON +9 = 109", id="18 to 17"),
            pytest.param("10S KS", "10D 9D", "", "WON +9 = 109", id="20 to 19"),
            pytest.param("10S 6S", "10D 7D", "", "LOST -9 = 91", id="16 to 17"),
            pytest.param("10S 9S", "10D 6D", "4C", "LOST -9 = 91", id="19 to 20"),
            pytest.param("10S KS", "10D 6D", "5C", "LOST -9 = 91", id="20 to 21"),
            pytest.param("10S 7S", "10D 7D", "", "PUSH +0 = 100", id="17 each"),
            pytest.param("10S 8S", "10D 8D", "", "PUSH +0 = 100", id="18 each"),
            pytest.param("10S 9S", "10D 9D", "", "PUSH +0 = 100", id="19 each"),
            pytest.param("10S KS", "10D KD", "", "PUSH +0 = 100", id="20 each"),
        ],
    )
    def test_result_after_standing(
        self, stacked: StackedMatch, player: str, dealer: str, deck: str, result: str
    ) -> None:
        told = stacked.stand_with(player, dealer, deck, wager=9)
        assert told[-1] == result
        outcome, *_, bankroll = result.split()
        assert stacked.match.outcome.name == outcome
        assert stacked.match.bankroll == int(bankroll)

    def test_21_each_changes_nothing(self, stacked: StackedMatch) -> None:
        stacked.deal("10S 6S", "10D 6D", "5C 5H")
        stacked.match.hit()
        assert tell(stacked.match.stand())[-1] == "PUSH +0 = 100"
