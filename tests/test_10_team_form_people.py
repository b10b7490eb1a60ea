"""The form of Team Blackjack: who comes and goes, and how a match ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.card_time import get_picture

if TYPE_CHECKING:
    from tests.team_driver import TeamDriver

pytestmark = pytest.mark.house


class TestPeople:
    """Who is out of money leaves, and so does a dealer after all hands of a round."""

    def get_seats(self, team: TeamDriver) -> tuple[str, str]:
        """Return the seats of the players and of the dealers."""
        return team.get_seats("player"), team.get_seats("dealer")

    @pytest.mark.parametrize("wager", ["20", "16"])
    def test_player_out(self, team: TeamDriver, wager: str) -> None:
        """With $4 the minimum of $5 cannot be wagered either."""
        team.begin(bankroll=20)
        team.lose(wager)
        assert team.get_text("message") == (
            f"You lost ${wager}. Player 1 is out of money. Player 2 sits down with $20. "
            "Wager $5 to $20, then press Deal."
        )
        assert team.get_texts("bankroll", "player_info", "progress", "wager") == [
            "Bankroll $20",
            "Player 1 · hard 18",
            "Hand 1 of 10",
            wager,
        ]
        assert self.get_seats(team) == ("x@o", "@oo")
        team.deal("10S 8S", "10D 9D")
        assert team.get_text("player_info") == f"Player 2 · Wager ${wager} · hard 18"

    def test_dealer_out(self, team: TeamDriver) -> None:
        team.begin(hands_per_round=2)
        team.win()
        assert team.get_text("progress") == "Hand 2 of 2"
        team.win()
        assert team.get_text("message") == (
            "You won $5. Two hands played: dealer 1 leaves. Dealer 2 comes. "
            "Wager $5 to $110, then press Deal."
        )
        assert team.get_texts("bankroll", "dealer_info", "progress") == [
            "Bankroll $110",
            "Dealer 1 · hard 18",
            "Hand 1 of 2",
        ]
        assert self.get_seats(team) == ("@oo", "x@o")
        team.deal("10S 8S", "10D 9D")
        assert team.get_text("dealer_info") == "Dealer 2 · hard 10 showing"

    def test_last_hand_that_takes_all_money_puts_the_player_out(
        self, team: TeamDriver
    ) -> None:
        team.begin(bankroll=5, hands_per_round=1)
        team.lose()
        assert team.get_text("message").startswith(
            "You lost $5. Player 1 is out of money. Player 2 sits down with $5. Wager"
        )
        assert self.get_seats(team) == ("x@o", "@oo")

    @pytest.mark.parametrize(
        ("hands", "words"),
        [
            (1, "One hand"),
            (2, "Two hands"),
            (10, "Ten hands"),
            (11, "11 hands"),
            (1000, "1,000 hands"),
        ],
    )
    def test_number_of_hands_in_words(self, hands: int, words: str) -> None:
        from games.team_blackjack import DealerOut, Match
        from gui.team_texts import get_sentence

        match = Match(hands_per_round=hands)
        sentence = f"{words} played: dealer 1 leaves. Dealer 2 comes."
        assert get_sentence(match, DealerOut(1, 2)) == sentence


class TestEnd:
    """A team has nobody left: the numbers stay, and only New match can be pressed."""

    def end(self, team: TeamDriver, winner: str) -> None:
        """Play a match of one hand."""
        team.begin(players=1, dealers=1, bankroll=5, hands_per_round=1)
        if winner == "players":
            team.win()
        else:
            team.lose()

    @pytest.mark.parametrize(
        ("winner", "message", "texts", "seats"),
        [
            (
                "players",
                (
                    "You won $5. One hand played: dealer 1 leaves. The dealers have "
                    "nobody left: the players win the match. "
                    "Press New match to play another."
                ),
                ["Bankroll $10", "Dealer 1 · hard 18", "Player 1 · hard 19"],
                ("@", "x"),
            ),
            (
                "dealers",
                (
                    "You lost $5. Player 1 is out of money. The players have nobody "
                    "left: the dealers win the match. Press New match to play another."
                ),
                ["Bankroll $0", "Dealer 1 · hard 19", "Player 1 · hard 18"],
                ("x", "@"),
            ),
        ],
    )
    def test_is_said(
        self,
        team: TeamDriver,
        winner: str,
        message: str,
        texts: list[str],
        seats: tuple[str, str],
    ) -> None:
        self.end(team, winner)
        assert team.get_text("message") == message
        assert team.get_texts("bankroll", "dealer_info", "player_info") == texts
        assert team.get_text("progress") == "Hand 1 of 1"
        assert (team.get_seats("player"), team.get_seats("dealer")) == seats

    @pytest.mark.parametrize("winner", ["players", "dealers"])
    def test_nothing_else_can_be_pressed(self, team: TeamDriver, winner: str) -> None:
        self.end(team, winner)
        assert team.get_enabled() == {"new_match"}
        assert team.get_focused() is not team.find("new_match")
        before = get_picture(team)
        for key in ("d", "h", "s", "Return", "space"):
            team.press(key)
        for name in ("deal", "hit", "stand"):
            team.click(name)
        team.press("w", team.get_alt())
        assert get_picture(team) == before

    def test_new_match_starts_afresh(self, team: TeamDriver) -> None:
        self.end(team, "dealers")
        team.begin(players=2, bankroll=30, minimum_wager=10)
        assert team.get_texts("bankroll", "wager", "message", "player_info") == [
            "Bankroll $30",
            "10",
            "Wager $10 to $30, then press Deal.",
            "Player 1",
        ]
        assert team.get_seats("player") == "@o"
        assert team.get_pictures("hand0") == team.get_pictures("dealer") == []
        assert team.get_badge() == []
        assert team.get_focused() is team.find("wager")


class TestSeats:
    """Who is out, at the table or waiting can be seen without colours."""

    def test_out_is_crossed_at_the_table_filled_and_waiting_empty(
        self, team: TeamDriver
    ) -> None:
        team.begin(bankroll=5)
        team.lose()
        row: Any = team.find("player_seats")
        out, at_table, waiting = row.find_withtag("seat")
        left, top, right, bottom = row.coords(out)
        crosses = [row.coords(item) for item in row.find_withtag("cross")]
        assert len(crosses) == 2
        for x, y, other_x, other_y in crosses:
            assert left < x < other_x < right
            assert top < min(y, other_y) < max(y, other_y) < bottom
        fills = [row.itemcget(seat, "fill") for seat in (out, at_table, waiting)]
        assert [bool(fill) for fill in fills] == [False, True, False]

    @pytest.mark.parametrize(
        ("count", "number", "seats", "numbers"),
        [
            (1, 1, "@", "1"),
            (7, 4, "xxx@ooo", "1 2 3 4 5 6 7"),
            (8, 1, "@oooooo…", "1 2 3 4 5 6 7"),
            (8, 8, "…xxxxxx@", "2 3 4 5 6 7 8"),
            (12, 6, "…xx@oo…", "4 5 6 7 8"),
            (1000, 1, "@oo…", "1 2 3"),
            (1000, 500, "…x@o…", "499 500 501"),
            (1000, 1000, "…xx@", "998 999 1,000"),
            (1_000_000, 500_000, "…@…", "500,000"),
        ],
    )
    def test_large_team_shows_those_about_the_table(
        self, team: TeamDriver, count: int, number: int, seats: str, numbers: str
    ) -> None:
        team.begin(players=count)
        team.match._player_number = number
        team.team_form.show()
        row: Any = team.find("player_seats")
        items = [i for i in row.find_all() if row.type(i) == "text"]
        items.sort(key=lambda item: row.bbox(item)[0])
        texts = [row.itemcget(item, "text") for item in items]
        assert team.get_seats("player") == seats
        assert " ".join(text for text in texts if text != "…") == numbers
