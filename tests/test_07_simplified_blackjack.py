"""The rules of Simplified Blackjack, S1 to S5: points and a score, and no money."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

pytestmark = pytest.mark.house

StackDeck = Callable[[str], None]


@pytest.fixture
def simplified() -> ModuleType:
    """The rules of Simplified Blackjack."""
    return import_module("games.simplified_blackjack")


@pytest.fixture
def game(simplified: ModuleType) -> Any:
    """A new game."""
    return simplified.Game()


@pytest.fixture
def make_hand(simplified: ModuleType, card: Callable[[str], Any]) -> Callable[..., Any]:
    """A function that makes a hand: ``make_hand("AS 6C")``."""

    def make(indices: str, hides_hole_card: bool = False) -> Any:
        hand = simplified.Hand(hides_hole_card)
        for index in indices.split():
            plain = card(index)
            hand.add_card(simplified.Card(plain.suit, plain.face_value))
        return hand

    return make


class RecordingCanvas:
    """Keeps what is drawn on it."""

    def __init__(self) -> None:
        self.drawn: list[tuple[str, int, int, bool]] = []

    def draw_card(self, card: Any, x: int, y: int, face_up: bool) -> None:
        """Keep it."""
        self.drawn.append((str(card), x, y, face_up))


def get_state(game: Any) -> Any:
    """Return all that there is of a game, to be compared with a later one."""
    hands = [[str(card) for card in hand] for hand in (game.player, game.dealer)]
    deck = [str(card) for card in game.deck.cards]
    flags = (game.score, game.message, game.in_play, game.dealer.hides_hole_card)
    return hands, deck, flags


def get_cards(hand: Any) -> str:
    """Return the cards of a hand as text."""
    return " ".join(str(card) for card in hand)


def count_points(hand: Any) -> int:
    """Add a hand up as rule S3 says, without the code under test."""
    points = 0
    for card in hand:
        if card.face_value.name == "ACE":
            points += 11 if points + 11 <= 21 else 1
        else:
            points += min(10, card.face_value.value)
    return points


class TestS1Constants:
    """Suits, ranks and values stand at the top of the module."""

    def test_suits(self, simplified: ModuleType, gameobjects: ModuleType) -> None:
        assert simplified.SUITS == tuple(gameobjects.Suit)

    def test_ranks(self, simplified: ModuleType, gameobjects: ModuleType) -> None:
        assert simplified.RANKS == tuple(gameobjects.FaceValue)

    def test_values(self, simplified: ModuleType) -> None:
        values = [simplified.VALUES[rank] for rank in simplified.RANKS]
        assert values == [11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]


class TestS2Card:
    """A card knows what it is worth, and asks a canvas to draw it."""

    @pytest.mark.parametrize(
        ("index", "value"), [("AS", 11), ("2C", 2), ("10D", 10), ("KH", 10)]
    )
    def test_value(self, make_hand: Callable[..., Any], index: str, value: int) -> None:
        (card,) = make_hand(index)
        assert card.value() == value

    def test_suit_and_rank(
        self, simplified: ModuleType, gameobjects: ModuleType
    ) -> None:
        card = simplified.Card(gameobjects.Suit.HEARTS, gameobjects.FaceValue.NINE)
        assert card.suit is gameobjects.Suit.HEARTS
        assert card.rank is gameobjects.FaceValue.NINE

    def test_draws_itself_face_up(self, make_hand: Callable[..., Any]) -> None:
        canvas = RecordingCanvas()
        (card,) = make_hand("9H")
        card.draw(canvas, 3, 4)
        assert canvas.drawn == [("9H", 3, 4, True)]


class TestS2Deck:
    """A list of 52 cards, shuffled by ``random.shuffle``."""

    def test_has_52_different_cards(self, simplified: ModuleType) -> None:
        deck = simplified.Deck()
        assert len({deck.deal_card() for _ in range(52)}) == 52

    def test_card_that_is_dealt_is_removed(self, simplified: ModuleType) -> None:
        deck = simplified.Deck()
        card = deck.deal_card()
        assert len(deck.cards) == 51
        assert card not in deck.cards

    def test_card_after_the_last_one(self, simplified: ModuleType) -> None:
        deck = simplified.Deck()
        for _ in range(52):
            deck.deal_card()
        with pytest.raises(IndexError, match="empty deck"):
            deck.deal_card()

    def test_is_shuffled_by_random(
        self, simplified: ModuleType, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("random.shuffle", lambda pile: pile.reverse())
        reversed_deck = simplified.Deck()
        monkeypatch.setattr("random.shuffle", lambda pile: None)
        assert reversed_deck.cards == simplified.Deck().cards[::-1]

    def test_every_card_of_a_game_comes_from_it(
        self, simplified: ModuleType, game: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        dealt = []
        deal_card = simplified.Deck.deal_card

        def note(deck: Any) -> Any:
            dealt.append(deal_card(deck))
            return dealt[-1]

        monkeypatch.setattr(simplified.Deck, "deal_card", note)
        monkeypatch.setattr("random.shuffle", lambda pile: None)  # A 2 3 4 5 …
        game.deal()
        game.hit()
        game.stand()
        assert sorted(dealt) == sorted([*game.player, *game.dealer])
        assert game.dealer.count > 2


class TestS2Hand:
    """A hand adds up its cards and draws them."""

    def test_is_drawn_from_left_to_right(self, make_hand: Callable[..., Any]) -> None:
        canvas = RecordingCanvas()
        make_hand("AS 6C 8D").draw(canvas, 5, 1)
        assert canvas.drawn == [
            ("AS", 5, 1, True),
            ("6C", 6, 1, True),
            ("8D", 7, 1, True),
        ]

    def test_hole_card_is_drawn_face_down(self, make_hand: Callable[..., Any]) -> None:
        canvas = RecordingCanvas()
        make_hand("AS 6C 8D", hides_hole_card=True).draw(canvas, 0, 0)
        assert [face_up for *_, face_up in canvas.drawn] == [True, False, True]

    def test_hole_card_is_not_in_what_can_be_seen(
        self, make_hand: Callable[..., Any]
    ) -> None:
        hand = make_hand("10S 6C", hides_hole_card=True)
        assert (hand.visible_value(), hand.value()) == (10, 16)

    @pytest.mark.parametrize(
        ("indices", "is_busted"),
        [("10S 6C 5D", False), ("10S 6C 6D", True), ("", False)],
    )
    def test_is_busted_over_21(
        self, make_hand: Callable[..., Any], indices: str, is_busted: bool
    ) -> None:
        assert make_hand(indices).is_busted() is is_busted


class TestS2Game:
    """A game before its first deal."""

    def test_start(self, game: Any) -> None:
        assert (game.player.count, game.dealer.count, game.score) == (0, 0, 0)
        assert game.message == "New deal?"
        assert game.in_play is False
        assert (game.can_deal(), game.can_hit(), game.can_stand()) == (
            True,
            False,
            False,
        )


class TestS3Ace:
    """An ace is decided when it is dealt, and keeps its value."""

    @pytest.mark.parametrize(
        ("indices", "value"),
        [
            ("", 0),
            ("AS", 11),
            ("AS 6C", 17),
            ("AS 6C 8D", 25),
            ("6C 8D AS", 15),
            ("6C AS 8D", 25),
            ("AS AC", 12),
            ("AS AC KD", 22),
            ("AS AC AD AH", 14),
            ("KD AS", 21),
            ("KD QC AS", 21),
            ("5C 6C AS", 12),
            ("5C 5D AS", 21),
            ("5C 5D AS 2C", 23),
            ("5C 6C AS AC 9D", 22),
            ("2C 3C 4C", 9),
        ],
    )
    def test_value(
        self, make_hand: Callable[..., Any], indices: str, value: int
    ) -> None:
        assert make_hand(indices).value() == value

    def test_ace_six_eight_busts(self, game: Any, stack_deck: StackDeck) -> None:
        stack_deck("AS 9D 6C 7D 8H")
        game.deal()
        game.hit()
        assert (game.player.value(), game.message) == (25, "You bust! New deal?")

    def test_dealer_with_ace_and_six_stands(
        self, game: Any, stack_deck: StackDeck
    ) -> None:
        stack_deck("10S AD 8C 6D")
        game.deal()
        game.stand()
        assert (game.dealer.value(), game.dealer.count) == (17, 2)
        assert game.message == "You win! New deal?"


class TestS4Deal:
    """Two cards each, in turn, the dealer's second one face down."""

    def test_order(self, game: Any, stack_deck: StackDeck) -> None:
        stack_deck("10S 9D 6C 7D")
        game.deal()
        assert (get_cards(game.player), get_cards(game.dealer)) == ("10S 6C", "9D 7D")

    def test_hole_card_is_face_down(self, game: Any, stack_deck: StackDeck) -> None:
        stack_deck("10S 9D 6C 7D")
        game.deal()
        canvas = RecordingCanvas()
        game.dealer.draw(canvas, 0, 0)
        assert canvas.drawn == [("9D", 0, 0, True), ("7D", 1, 0, False)]
        assert game.dealer.visible_value() == 9

    def test_asks_what_to_do(self, game: Any) -> None:
        game.deal()
        assert game.message == "Hit or stand?"
        assert game.in_play is True
        assert (game.can_deal(), game.can_hit(), game.can_stand()) == (
            False,
            True,
            True,
        )

    def test_21_does_not_stand_by_itself(
        self, game: Any, stack_deck: StackDeck
    ) -> None:
        stack_deck("AS 9D KC 7D")
        game.deal()
        assert game.message == "Hit or stand?"
        assert game.can_hit()

    def test_old_cards_are_gone(self, game: Any) -> None:
        for _ in range(2):
            game.deal()
            game.stand()
        game.deal()
        assert (game.player.count, game.dealer.count) == (2, 2)


class TestS4Hit:
    """One card; over 21 busts at once."""

    def test_gives_one_card(self, game: Any, stack_deck: StackDeck) -> None:
        stack_deck("2S 9D 3C 7D 4H")
        game.deal()
        game.hit()
        assert get_cards(game.player) == "2S 3C 4H"
        assert (game.message, game.dealer.visible_value()) == ("Hit or stand?", 9)

    def test_with_21_the_hand_goes_on(self, game: Any, stack_deck: StackDeck) -> None:
        stack_deck("10S 9D 5C 7D 6H")
        game.deal()
        game.hit()
        assert (game.player.value(), game.message) == (21, "Hit or stand?")
        assert game.can_hit()

    def test_over_21_ends_the_hand(self, game: Any, stack_deck: StackDeck) -> None:
        """The dealer, with 16, would draw; against a bust hand he does not."""
        stack_deck("10S 9D 5C 7D 7H")
        game.deal()
        game.hit()
        assert (game.message, game.in_play) == ("You bust! New deal?", False)
        assert get_cards(game.dealer) == "9D 7D"
        assert game.dealer.visible_value() == 16


class TestS4Stand:
    """The dealer draws to 17 or more; the higher hand wins, a tie is the dealer's."""

    @pytest.mark.parametrize(
        ("deck", "dealer"),
        [
            pytest.param("10S 9D 8C 7D 2H", "9D 7D 2H", id="16 draws"),
            pytest.param("10S 9D 8C 8D 2H", "9D 8D", id="17 stands"),
            pytest.param("10S AD 8C AH 4C 2C", "AD AH 4C 2C", id="draws until 17"),
        ],
    )
    def test_dealer_draws_to_17(
        self, game: Any, stack_deck: StackDeck, deck: str, dealer: str
    ) -> None:
        stack_deck(deck)
        game.deal()
        game.stand()
        assert get_cards(game.dealer) == dealer

    def test_hole_card_is_shown(self, game: Any, stack_deck: StackDeck) -> None:
        stack_deck("10S 9D 8C 8D")
        game.deal()
        game.stand()
        assert game.dealer.visible_value() == 17

    @pytest.mark.parametrize(
        ("deck", "message"),
        [
            pytest.param("10S 9D 8C 8D", "You win! New deal?", id="18 against 17"),
            pytest.param("10S 9D 8C 10D", "You lose! New deal?", id="18 against 19"),
            pytest.param("2S 9D 3C 7D KH", "You win! New deal?", id="5 against 26"),
        ],
    )
    def test_result(
        self, game: Any, stack_deck: StackDeck, deck: str, message: str
    ) -> None:
        stack_deck(deck)
        game.deal()
        game.stand()
        assert (game.message, game.in_play) == (message, False)

    @pytest.mark.parametrize(
        ("deck", "total"),
        [
            ("10S 10D 7C 7D", 17),
            ("10S 10D 8C 8D", 18),
            ("10S 10D 9C 9D", 19),
            ("10S 10D KC KD", 20),
            ("10S 10D AC AD", 21),
        ],
    )
    def test_tie_goes_to_the_dealer(
        self, game: Any, stack_deck: StackDeck, deck: str, total: int
    ) -> None:
        stack_deck(deck)
        game.deal()
        game.stand()
        assert game.player.value() == game.dealer.value() == total
        assert (game.message, game.score) == ("You lose! New deal?", -1)


class TestS4NotAllowed:
    """What is not allowed now raises RuntimeError and changes nothing."""

    @pytest.mark.parametrize(
        ("before", "action", "reason"),
        [
            ([], "hit", "cannot hit: no hand is being played"),
            ([], "stand", "cannot stand: no hand is being played"),
            (["deal"], "deal", "cannot deal: a hand is being played"),
            (["deal", "stand"], "hit", "cannot hit: no hand is being played"),
            (["deal", "stand"], "stand", "cannot stand: no hand is being played"),
            (["deal", "hit"], "hit", "cannot hit: no hand is being played"),
        ],
    )
    def test_action(
        self,
        game: Any,
        stack_deck: StackDeck,
        before: list[str],
        action: str,
        reason: str,
    ) -> None:
        stack_deck("10S 9D 5C 8D 7H")
        for name in before:
            getattr(game, name)()
        state = get_state(game)
        assert getattr(game, f"can_{action}")() is False
        with pytest.raises(RuntimeError, match=f"^{reason}$"):
            getattr(game, action)()
        assert get_state(game) == state


class TestS5Score:
    """A point more for a win, a point less for a loss; a fresh deck a deal."""

    def test_each_deal_has_a_fresh_shuffled_deck(
        self, game: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        shuffled = []
        monkeypatch.setattr("random.shuffle", lambda pile: shuffled.append(len(pile)))
        for _ in range(3):
            game.deal()
            assert len(game.deck.cards) == 48
            game.stand()
        assert shuffled == [52, 52, 52]

    def test_nothing_is_counted_before_the_end(
        self, game: Any, stack_deck: StackDeck
    ) -> None:
        stack_deck("2S 9D 3C 7D 4H")
        game.deal()
        game.hit()
        assert game.score == 0

    def test_of_twenty_games(self, game: Any, stack_deck: StackDeck) -> None:
        """Nine wins and eleven losses, worked out by hand."""
        games = [
            ("10S 10D 9C 8C", 0, 1),  # 19 against 18
            ("10S 10D 8C 8D", 0, 0),  # a tie at 18
            ("10S 10D 7C 9C", 0, -1),  # 17 against 19
            ("10S 9D 6C 8D KH", 1, -2),  # 26
            ("AS 9D 6C 8D 8H", 1, -3),  # 11 + 6 + 8 = 25
            ("AS 10D KC 8D", 0, -2),  # 21 against 18
            ("10S 6D 2C 10C KH", 0, -1),  # 12 against 26
            ("10S AD 8C 6D", 0, 0),  # 18 against 11 + 6
            ("10S AD 7C 6D", 0, -1),  # a tie at 17
            ("5S 10D 6C 7D KH", 1, 0),  # 21 against 17
            ("5S 10D 6C JD AH", 1, -1),  # 5 + 6 + 1 against 20
            ("AS 10D AC 9D", 0, -2),  # 11 + 1 against 19
            ("AS 10D AC 9D KH", 1, -3),  # 11 + 1 + 10 = 22
            ("10S 2D QC 3D 4H 5C 6S", 0, -4),  # a tie at 20
            ("10S 2D QC 3D 4H 5C 5S", 0, -3),  # 20 against 19
            ("9S 10D 9C 6D 5H", 0, -4),  # 18 against 21
            ("KS AD QC AH 5C", 0, -3),  # 20 against 11 + 1 + 5
            ("KS AD QC AH 9C", 0, -4),  # 20 against 11 + 1 + 9
            ("2S 10D 3C 7D 4H 5C 6S", 3, -3),  # 20 against 17
            ("10S 5D 2C 6D 9H AC 5H", 1, -2),  # 21 against 5 + 6 + 1 + 5
        ]
        scores = []
        for deck, hits, _ in games:
            stack_deck(deck)
            game.deal()
            for _ in range(hits):
                game.hit()
            if game.can_stand():
                game.stand()
            scores.append(game.score)
        assert scores == [score for *_, score in games]


class TestTenThousandGames:
    """Games played by chance, counted by the test itself."""

    def test_score_is_wins_minus_losses_and_no_card_is_lost(self, game: Any) -> None:
        counted = 0
        for _ in range(10_000):
            game.deal()
            while game.can_hit() and random.random() < 0.4:
                game.hit()
            if game.can_stand():
                game.stand()
            player, dealer = count_points(game.player), count_points(game.dealer)
            has_won = player <= 21 and (dealer > 21 or dealer < player)
            counted += 1 if has_won else -1
            cards = [*game.player, *game.dealer, *game.deck.cards]
            assert len(cards) == len(set(cards)) == 52
        assert game.score == counted
