"""The scenarios for markers: each brings what its sentence promises, in the form too."""

from __future__ import annotations

import json
import random
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.actions import get_allowed
from tests.conftest import ROOT, PythonRunner
from tests.find_scenarios import SEARCHES, find_seed, make_move

if TYPE_CHECKING:
    from gui.main_window import MainWindow
    from gui.scenarios import Scenario
    from tests.form_driver import FormDriver

pytestmark = pytest.mark.house


class Promise(NamedTuple):
    """What a scenario must bring; totals, results and funds are worked out by hand.

    Attributes:
        bet: the bet that is offered, in dollars.
        deal: the player's two cards and the dealer's two.
        moves: what the sentence says to do after the deal.
        hands: the player's hands at the end, each with its total.
        dealer: the dealer's hand at the end, with its total.
        results: the result of each hand.
        funds: the funds at the end, in dollars.
    """

    bet: int
    deal: tuple[str, str]
    moves: list[str]
    hands: list[str]
    dealer: str
    results: list[str]
    funds: int


PROMISES = {
    "natural": Promise(
        100, ("QH AS", "10D 9D"), [], ["QH AS = 21"], "10D 9D = 19", ["WON"], 1100
    ),
    "natural-against-natural": Promise(
        100, ("10H AH", "AS QD"), [], ["10H AH = 21"], "AS QD = 21", ["PUSH"], 1000
    ),
    "natural-against-drawn-21": Promise(
        100, ("10C AH", "3D 8C"), [], ["10C AH = 21"], "3D 8C 10S = 21", ["PUSH"], 1000
    ),
    "dealer-natural": Promise(
        10,
        ("KH JS", "JC AC"),
        ["stand 0"],
        ["KH JS = 20"],
        "JC AC = 21",
        ["LOST"],
        990,
    ),
    "soft-17-dealer": Promise(
        10,
        ("QH 8S", "AD 6S"),
        ["stand 0"],
        ["QH 8S = 18"],
        "AD 6S = 17",
        ["WON"],
        1010,
    ),
    "dealer-bust": Promise(
        10,
        ("3H 7S", "KC 3S"),
        ["stand 0"],
        ["3H 7S = 10"],
        "KC 3S KH = 23",
        ["WON"],
        1010,
    ),
    "push": Promise(
        10,
        ("9S JC", "KH 4S"),
        ["stand 0"],
        ["9S JC = 19"],
        "KH 4S 2S 3D = 19",
        ["PUSH"],
        1000,
    ),
    "player-bust": Promise(
        10,
        ("QC 10C", "6D KH"),
        ["hit 0"],
        ["QC 10C 5S = 25"],
        "6D KH = 16",
        ["BUST"],
        990,
    ),
    "hit-to-21": Promise(
        10,
        ("6D 5D", "5C 3D"),
        ["hit 0"],
        ["6D 5D KH = 21"],
        "5C 3D 6H 10S = 24",
        ["WON"],
        1010,
    ),
    "soft-hand-re-evaluated": Promise(
        10,
        ("6S AH", "4H 7D"),
        ["hit 0", "stand 0"],
        ["6S AH 8S = 15"],
        "4H 7D JH = 21",
        ["LOST"],
        990,
    ),
    "three-aces": Promise(
        10,
        ("AC AS", "3H 4C"),
        ["hit 0", "stand 0"],
        ["AC AS AD = 13"],
        "3H 4C JD = 17",
        ["LOST"],
        990,
    ),
    "eight-card-hand": Promise(
        10,
        ("3S AD", "8D 2S"),
        [*6 * ["hit 0"], "stand 0"],
        ["3S AD 2D 6D 2H 2C AS 3H = 20"],
        "8D 2S 4S AH 4D = 19",
        ["WON"],
        1010,
    ),
    "double-bust": Promise(
        50,
        ("JS QH", "10C 10D"),
        ["double 0"],
        ["JS QH 3C = 23"],
        "10C 10D = 20",
        ["BUST"],
        900,
    ),
    "double-at-exactly-the-funds": Promise(
        500,
        ("6D 5D", "5C 3D"),
        ["double 0"],
        ["6D 5D KH = 21"],
        "5C 3D 6H 10S = 24",
        ["WON"],
        2000,
    ),
    "surrender-odd-bet": Promise(
        25,
        ("QD 6H", "JS 2S"),
        ["surrender"],
        ["QD 6H = 16"],
        "JS 2S = 12",
        ["SURRENDERED"],
        987,
    ),
    "pair-of-aces": Promise(
        10,
        ("AS AC", "QD 7C"),
        ["split", "hit 0", "stand 0", "stand 1"],
        ["AS 8D JC = 19", "AC 3S = 14"],
        "QD 7C = 17",
        ["WON", "LOST"],
        1000,
    ),
    "pair-of-tens-mixed": Promise(
        10,
        ("10H KH", "10S 7C"),
        ["split", "stand 0", "stand 1"],
        ["10H KC = 20", "KH 7H = 17"],
        "10S 7C = 17",
        ["WON", "PUSH"],
        1010,
    ),
    "both-hands-21": Promise(
        10,
        ("AC AH", "6S 2S"),
        ["split"],
        ["AC QD = 21", "AH KD = 21"],
        "6S 2S 4S 5D = 17",
        ["WON", "WON"],
        1020,
    ),
    "split-one-bust-one-wins": Promise(
        10,
        ("QC 10C", "6D KH"),
        ["split", "hit 0", "stand 1"],
        ["QC 5S JS = 25", "10C 2H = 12"],
        "6D KH JH = 26",
        ["BUST", "WON"],
        1000,
    ),
    "pair-without-funds": Promise(
        600,
        ("8C 8D", "10C 6D"),
        ["stand 0"],
        ["8C 8D = 16"],
        "10C 6D KH = 26",
        ["WON"],
        1600,
    ),
    "low-funds": Promise(
        999,
        ("5C QS", "9D QC"),
        ["stand 0", "deal 1", "stand 0"],
        ["JH KS = 20"],
        "2C JS QD = 22",
        ["WON"],
        2,
    ),
    "out-of-funds": Promise(
        1000,
        ("3D 10C", "4H 9D"),
        ["stand 0"],
        ["3D 10C = 13"],
        "4H 9D 5C = 18",
        ["LOST"],
        0,
    ),
}

each_promise = pytest.mark.parametrize("name", PROMISES)

# Starts the program with each scenario, and plays it by the buttons of the form.
PLAY_ALL = """
import json, sys
from tkinter import ttk
from games import blackjack
from gui.__main__ import main
from gui.main_window import MainWindow
from gui.widgets import find_widget

def play(window, moves):
    box, funds = (find_widget(window, name, ttk.Widget) for name in ("bet", "funds"))
    bet = box.get()
    find_widget(window, "deal", ttk.Button).invoke()
    hands = [*blackjack.player_hands, blackjack.dealer_hand]
    deal = [" ".join(map(str, list(hand)[:2])) for hand in hands]
    for move in moves:
        action, _, number = move.partition(" ")
        name = action if action == "deal" else action + number
        find_widget(window, name, ttk.Button).invoke()
    played = [bet, deal, str(funds.cget("text"))]
    window.close()
    return played

seen = {}
for name, moves in json.loads(sys.argv[1]).items():
    blackjack.reset()
    MainWindow.mainloop = lambda window: seen.update({name: play(window, moves)})
    main(["--no-animation", "--scenario", name])
print(json.dumps(seen))
"""


@pytest.fixture
def scenario(name: str) -> Scenario:
    """The scenario of a name."""
    from gui.scenarios import get_scenario

    return get_scenario(name)


def write_cards(hand: Any) -> str:
    """Return a hand's cards with their total."""
    return f"{' '.join(map(str, hand))} = {hand.score}"


def begin(blackjack: ModuleType, scenario: Scenario) -> None:
    """Deal a scenario's first round."""
    random.seed(scenario.seed)
    make_move(blackjack, f"deal {scenario.bet}")


class TestRules:
    """The rules alone bring what the sentences promise."""

    @each_promise
    def test_deal_is_the_situation(
        self, blackjack: ModuleType, scenario: Scenario, name: str
    ) -> None:
        begin(blackjack, scenario)
        (hand,) = blackjack.player_hands
        player, dealer = PROMISES[name].deal
        assert " ".join(map(str, hand)) == player
        assert " ".join(map(str, list(blackjack.dealer_hand)[:2])) == dealer
        assert hand.bet == PROMISES[name].bet

    @each_promise
    def test_round_ends_as_promised(
        self, blackjack: ModuleType, scenario: Scenario, name: str
    ) -> None:
        promise = PROMISES[name]
        begin(blackjack, scenario)
        for move in promise.moves:
            make_move(blackjack, move)
        assert not blackjack.can_player_play()
        assert [write_cards(hand) for hand in blackjack.player_hands] == promise.hands
        assert write_cards(blackjack.dealer_hand) == promise.dealer
        results = [result.name for result in blackjack.dealer_play()]
        assert results == promise.results
        assert blackjack.player_funds == promise.funds

    @pytest.mark.parametrize(
        ("name", "scores"),
        [
            ("soft-hand-re-evaluated", [17, 15]),
            ("three-aces", [12, 13]),
            ("eight-card-hand", [14, 16, 12, 14, 16, 17, 20]),
            ("pair-of-aces", [12, 19, 19]),
            ("split-one-bust-one-wins", [20, 15, 25]),
        ],
    )
    def test_first_hand_counts_from_card_to_card(
        self, blackjack: ModuleType, scenario: Scenario, name: str, scores: list[int]
    ) -> None:
        begin(blackjack, scenario)
        counted = [blackjack.player_hands[0].score]
        for move in PROMISES[name].moves[: len(scores) - 1]:
            make_move(blackjack, move)
            counted.append(blackjack.player_hands[0].score)
        assert counted == scores

    @pytest.mark.parametrize(
        ("name", "before", "allowed"),
        [
            ("pair-without-funds", [], ["hit", "stand", "surrender"]),
            ("low-funds", ["stand 0", "deal 1"], ["hit", "stand", "surrender"]),
            ("out-of-funds", [], ["hit", "stand", "surrender"]),
            (
                "double-at-exactly-the-funds",
                [],
                ["hit", "double", "stand", "surrender"],
            ),
            (
                "pair-of-tens-mixed",
                [],
                ["hit", "double", "stand", "surrender", "split"],
            ),
            ("pair-of-aces", ["split"], ["hit", "double", "stand"]),
            ("hit-to-21", ["hit 0"], []),
            ("both-hands-21", ["split"], []),
        ],
    )
    def test_exactly_these_actions_are_on(
        self,
        blackjack: ModuleType,
        scenario: Scenario,
        name: str,
        before: list[str],
        allowed: list[str],
    ) -> None:
        begin(blackjack, scenario)
        for move in before:
            make_move(blackjack, move)
        assert get_allowed(blackjack) == allowed


class TestForm:
    """The program started with a scenario deals just what the rules alone deal."""

    def test_plays_every_scenario_to_its_end(
        self, display: None, run_python: PythonRunner
    ) -> None:
        moves = {name: promise.moves for name, promise in PROMISES.items()}
        result = run_python("-c", PLAY_ALL, json.dumps(moves))
        assert result.stderr == ""
        assert json.loads(result.stdout) == {
            name: [str(promise.bet), [*promise.deal], f"Funds ${promise.funds:,}"]
            for name, promise in PROMISES.items()
        }

    def test_nothing_is_drawn_before_the_first_deal(self, window: MainWindow) -> None:
        """The seed of the tests is 121; the icon is the last that is made."""
        window._set_icon()
        window.show_rules()
        window.show_about()
        window.update()
        assert random.getstate() == random.Random(121).getstate()

    @pytest.mark.parametrize("name", ["low-funds"])
    def test_bet_is_selected(
        self, window: MainWindow, form: FormDriver, scenario: Scenario, name: str
    ) -> None:
        window.show_scenario(scenario)
        window.update()
        assert form.get_focused() is form.find("bet")
        assert form.window.tk.call(form.find("bet"), "get") == "999"
        assert form.window.tk.call(form.find("bet"), "index", "sel.last") == 3

    @pytest.mark.parametrize("name", ["push"])
    def test_history_takes_no_room_from_the_table(
        self, display: None, blackjack: ModuleType, scenario: Scenario, name: str
    ) -> None:
        """The window is made larger before it was ever painted."""
        from gui.main_window import MainWindow

        widths = []
        for shows_scenario in (False, True):
            window = MainWindow()
            if shows_scenario:
                window.show_scenario(scenario)
            window.update()
            widths.append(window._get_form().winfo_width())
            window.close()
        assert widths[0] == widths[1] > 1

    @pytest.mark.parametrize("name", ["eight-card-hand"])
    def test_history_says_what_to_try(
        self, window: MainWindow, form: FormDriver, scenario: Scenario, name: str
    ) -> None:
        from gui.history import History
        from gui.widgets import find_widget

        window.show_scenario(scenario)
        window.update()
        history = find_widget(window, "history", History)
        assert history.winfo_viewable()
        assert history.get_text() == f"Scenario {name} · {scenario.text}\n"
        form.click("deal")
        assert history.get_round_number("Round") == 1


class TestOption:
    """``--scenario`` on the command line."""

    def test_list_names_all_with_bets_and_sentences(
        self, run_python: PythonRunner
    ) -> None:
        from gui.scenarios import SCENARIOS

        result = run_python("-m", "gui", "--scenario", "list", display=False)
        assert (result.returncode, result.stderr) == (0, "")
        assert result.stdout.isascii(), "every terminal can write it"
        lines = result.stdout.splitlines()[1:]
        assert lines[0::2] == [
            f"{name} (${promise.bet:,})" for name, promise in PROMISES.items()
        ]
        assert lines[1::2] == [scenario.text for scenario in SCENARIOS]

    def test_unknown_name_is_told_where_the_names_are(
        self, run_python: PythonRunner
    ) -> None:
        result = run_python("-m", "gui", "--scenario", "flush", display=False)
        assert result.returncode == 2
        assert "Traceback" not in result.stderr
        assert (
            "there is no scenario 'flush': --scenario list names all" in result.stderr
        )

    def test_with_a_seed_is_refused(self, run_python: PythonRunner) -> None:
        options = ["--scenario", "push", "--seed", "0"]
        result = run_python("-m", "gui", *options, display=False)
        assert result.returncode == 2
        assert "--scenario has a seed of its own: leave --seed out" in result.stderr

    def test_with_another_game_is_refused(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        from gui import __main__ as program

        with pytest.raises(SystemExit) as exit_info:
            program.main(["--scenario", "push", "--game", "team"])
        assert exit_info.value.code == 2
        assert "--scenario is for --game blackjack alone" in capsys.readouterr().err

    def test_with_its_own_game_is_allowed(self, run_python: PythonRunner) -> None:
        options = ["--game", "blackjack", "--scenario", "list"]
        assert run_python("-m", "gui", *options, display=False).returncode == 0


class TestData:
    """Names, seeds and sentences stand once, and agree with what finds and says them."""

    def test_every_scenario_has_its_promise_and_its_search(self) -> None:
        from gui.scenarios import SCENARIOS

        names = [scenario.name for scenario in SCENARIOS]
        assert names == list(PROMISES) == list(SEARCHES)

    @each_promise
    def test_seed_is_the_first_that_is_found(
        self, blackjack: ModuleType, scenario: Scenario, name: str
    ) -> None:
        assert find_seed(blackjack, scenario.bet, SEARCHES[name]) == scenario.seed

    @each_promise
    def test_sentence_says_the_funds_at_the_end(
        self, scenario: Scenario, name: str
    ) -> None:
        assert f"Funds ${PROMISES[name].funds:,}." in scenario.text

    def test_readme_has_a_table_of_them(self) -> None:
        from gui.scenarios import SCENARIOS

        rows = [
            f"| `{scenario.name}` | ${scenario.bet:,} | {scenario.text} |"
            for scenario in SCENARIOS
        ]
        readme = (ROOT / "README.md").read_text("utf-8")
        assert "\n".join(["|---|---|---|", *rows, ""]) in readme

    def test_script_prints_the_seeds(self, run_python: PythonRunner) -> None:
        from gui.scenarios import SCENARIOS

        result = run_python("-m", "tests.find_scenarios", display=False)
        assert (result.returncode, result.stderr) == (0, "")
        assert result.stdout.splitlines() == [
            f"{scenario.name} {scenario.seed}" for scenario in SCENARIOS
        ]
