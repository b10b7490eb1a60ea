"""Team Blackjack: one deck that goes on until it is used up (rule T6)."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from tests.conftest import CardsMaker, MatchMaker
from tests.stacked_match import StackedMatch, tell

pytestmark = pytest.mark.house

DECK_STACKER = Callable[[str], None]

NEXT_DECK = "8S 10D 7S 9D"
"""What the next shuffled deck begins with: 15 to the player, 19 to the dealer."""

DEALT_AGAIN = ["reshuffled", "player 8S", "dealer 10D", "player 7S", "dealer 9D down"]

NATURAL_DECK = "AS 10D KS 9D"

NATURAL_AGAIN = [
    *["reshuffled", "player AS", "dealer 10D", "player KS", "dealer 9D down"],
    *["shown 9D", "NATURAL +7 = 107"],
]


def assert_dealt_again(stacked: StackedMatch) -> None:
    """Assert that the first hand of the match lies as NEXT_DECK deals it, in play."""
    match = stacked.match
    assert stacked.get_hands() == ("8S 7S", "10D 9D")
    assert match.can_hit() and match.can_stand() and not match.can_wager()
    assert (match.wager, match.bankroll, match.hand_number) == (5, 100, 1)
    assert match.outcome is None
    assert len(match.visible_dealer_cards) == 1
    assert match.cards_left == 48


class TestT6DeckGoesOn:
    """T6: the deck is not shuffled as long as it has the cards that are needed."""

    def test_from_hand_to_hand(self, stacked: StackedMatch) -> None:
        deck = [str(card) for card in stacked.get_deck()]
        dealt: list[str] = []
        for _ in range(3):
            stacked.match.place_wager(5)
            if stacked.match.can_stand():
                stacked.match.stand()
            player, dealer = [hand.split() for hand in stacked.get_hands()]
            order = [player[0], dealer[0], player[1], dealer[1], *dealer[2:]]
            dealt += order
            assert stacked.match.cards_left == 52 - len(dealt)
        assert dealt == deck[: len(dealt)]

    @pytest.mark.parametrize("outcome", ["win", "lose"])
    def test_to_the_next_dealer_and_the_next_player(
        self, make_match: MatchMaker, outcome: str
    ) -> None:
        stacked = make_match(bankroll=5, hands_per_round=1)
        stacked.stack("2C 3C 4C 5C 6C")
        before = stacked.get_deck()
        getattr(stacked, outcome)()
        assert (stacked.match.player_number, stacked.match.dealer_number) != (1, 1)
        assert stacked.get_deck() == before

    def test_last_card_can_be_dealt(self, stacked: StackedMatch) -> None:
        stacked.stack("10S 10D 5S 6D 3C 2C", only=True)
        stacked.match.place_wager(5)
        stacked.match.hit()
        told = tell(stacked.match.stand())
        assert told == ["shown 6D", "dealer draws 2C", "PUSH +0 = 100"]
        assert stacked.match.cards_left == 0

    def test_empty_deck_waits_for_the_next_wager(self, stacked: StackedMatch) -> None:
        stacked.stack("10S 10D 9S 8D", only=True)
        stacked.match.place_wager(5)
        assert tell(stacked.match.stand()) == ["shown 8D", "WON +5 = 105"]
        assert stacked.match.cards_left == 0


class TestT6VoidHand:
    """T6: a card is needed and none is left: shuffled, and dealt again at once."""

    @pytest.mark.parametrize("cards_left", [0, 1, 2, 3])
    def test_at_each_card_of_the_deal(
        self, stacked: StackedMatch, stack_deck: DECK_STACKER, cards_left: int
    ) -> None:
        stacked.stack(" ".join(["2C", "3C", "4C"][:cards_left]), only=True)
        stack_deck(NEXT_DECK)
        dealt = ["player 2C", "dealer 3C", "player 4C"][:cards_left]
        assert tell(stacked.match.place_wager(5)) == dealt + DEALT_AGAIN
        assert_dealt_again(stacked)

    @pytest.mark.parametrize("hits", [1, 2])
    def test_at_a_hit(
        self, stacked: StackedMatch, stack_deck: DECK_STACKER, hits: int
    ) -> None:
        stacked.stack(" ".join(["2S 10D 3S 9D", "2C"][:hits]), only=True)
        stacked.match.place_wager(5)
        stack_deck(NEXT_DECK)
        for _ in range(hits - 1):
            stacked.match.hit()
        assert tell(stacked.match.hit()) == DEALT_AGAIN
        assert_dealt_again(stacked)

    @pytest.mark.parametrize("draws", [1, 2, 3])
    def test_at_a_draw_of_the_dealer(
        self, stacked: StackedMatch, stack_deck: DECK_STACKER, draws: int
    ) -> None:
        drawn = ["4C", "5C"][: draws - 1]
        stacked.stack(" ".join(["10S 2D 9S 3D", *drawn]), only=True)
        stacked.match.place_wager(5)
        stack_deck(NEXT_DECK)
        assert tell(stacked.match.stand()) == [
            "shown 3D",
            *[f"dealer draws {card}" for card in drawn],
            *DEALT_AGAIN,
        ]
        assert_dealt_again(stacked)

    @pytest.mark.parametrize("cards_left", [0, 1, 2, 3])
    def test_natural_dealt_again_at_the_deal_is_paid_at_once(
        self, stacked: StackedMatch, stack_deck: DECK_STACKER, cards_left: int
    ) -> None:
        stacked.stack(" ".join(["2C", "3C", "4C"][:cards_left]), only=True)
        stack_deck(NATURAL_DECK)
        assert tell(stacked.match.place_wager(5))[cards_left:] == NATURAL_AGAIN
        assert stacked.match.hand_number == 2

    @pytest.mark.parametrize(("action", "told"), [("hit", []), ("stand", ["shown 3D"])])
    def test_natural_dealt_again_in_play_is_paid_at_once(
        self,
        stacked: StackedMatch,
        stack_deck: DECK_STACKER,
        action: str,
        told: list[str],
    ) -> None:
        stacked.stack("10S 2D 9S 3D", only=True)
        stacked.match.place_wager(5)
        stack_deck(NATURAL_DECK)
        assert tell(getattr(stacked.match, action)()) == told + NATURAL_AGAIN
        assert stacked.match.outcome.name == "NATURAL"
        assert (stacked.match.wager, stacked.match.bankroll) == (0, 107)
        assert stacked.match.hand_number == 2

    def test_natural_that_lacks_the_hole_card_is_void(
        self, stacked: StackedMatch, stack_deck: DECK_STACKER
    ) -> None:
        """The hand is not dealt before its fourth card lies."""
        stacked.stack("AS 2D KS", only=True)
        stack_deck(NEXT_DECK)
        assert tell(stacked.match.place_wager(5))[3:] == DEALT_AGAIN
        assert_dealt_again(stacked)

    def test_same_wager_is_at_stake(
        self, stacked: StackedMatch, stack_deck: DECK_STACKER
    ) -> None:
        stacked.stack("10S 2D 9S 3D", only=True)
        stacked.match.place_wager(40)
        stack_deck(NEXT_DECK)
        stacked.match.stand()
        assert stacked.match.wager == 40
        assert tell(stacked.match.stand()) == ["shown 9D", "LOST -40 = 60"]

    def test_all_52_cards_are_shuffled_by_the_pile(
        self,
        stacked: StackedMatch,
        gameobjects: ModuleType,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        """Those on the table too."""
        shuffled: list[Any] = []

        def note(pile: Any) -> None:
            shuffled.append(pile.count)

        monkeypatch.setattr(gameobjects.CardPile, "shuffle_pile", note)
        stacked.stack("10S 2D 9S 3D", only=True)
        stacked.match.place_wager(5)
        stacked.match.stand()
        assert shuffled == [52]

    def test_deck_and_hands_have_52_cards_again(
        self, stacked: StackedMatch, gameobjects: ModuleType
    ) -> None:
        stacked.stack("10S 2D 9S 3D", only=True)
        stacked.match.place_wager(5)
        stacked.match.stand()
        hands = [*stacked.match.player_hand, *stacked.match.dealer_hand]
        all_cards = gameobjects.CardPile(True).deal_cards(52)
        assert sorted(stacked.get_deck() + hands) == all_cards

    def test_each_shuffle_gives_another_order(
        self, stacked: StackedMatch, gameobjects: ModuleType
    ) -> None:
        in_order = gameobjects.CardPile(True).deal_cards(52)
        decks = []
        for _ in range(3):
            stacked.stack("10S 2D 9S 3D", only=True)
            stacked.match.place_wager(5)
            stacked.match.stand()
            deck = stacked.get_deck()
            assert deck != in_order[4:]
            decks.append(" ".join(str(card) for card in deck))
            if stacked.match.can_stand():
                stacked.match.stand()
        assert len(set(decks)) == 3

    def test_void_hand_does_not_count(
        self, make_match: MatchMaker, stack_deck: DECK_STACKER
    ) -> None:
        """Not even as the last of a round."""
        stacked = make_match(hands_per_round=2)
        stacked.push()
        stacked.stack("10S 2D 9S 3D", only=True)
        stacked.match.place_wager(5)
        stack_deck(NEXT_DECK)
        stacked.match.stand()
        assert (stacked.match.hand_number, stacked.match.dealer_number) == (2, 1)
        assert tell(stacked.match.stand()) == [
            *["shown 9D", "LOST -5 = 95"],
            "dealer 1 out, 2 comes",
        ]

    def test_void_hand_has_no_outcome(
        self, stacked: StackedMatch, stack_deck: DECK_STACKER
    ) -> None:
        """Nor does that of the hand before come back."""
        stacked.win()
        stacked.stack("10S 2D 9S 3D", only=True)
        stacked.match.place_wager(5)
        stack_deck(NEXT_DECK)
        stacked.match.hit()
        assert stacked.match.outcome is None

    def test_hand_dealt_again_has_new_hands(
        self, stacked: StackedMatch, cards: CardsMaker
    ) -> None:
        stacked.stack("10S 2D 9S 3D", only=True)
        stacked.match.place_wager(5)
        old_hand = stacked.match.player_hand
        stacked.match.hit()
        assert list(old_hand) == cards("10S 9S")
        assert stacked.match.player_hand.count == 2

    def test_last_events_tell_of_both_deals(
        self, stacked: StackedMatch, stack_deck: DECK_STACKER
    ) -> None:
        stacked.stack("2C", only=True)
        stack_deck(NEXT_DECK)
        stacked.match.place_wager(5)
        assert tell(stacked.match.last_events) == ["player 2C", *DEALT_AGAIN]
