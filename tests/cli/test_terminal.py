"""Playing on a terminal: whole games, whatever is typed, saved, resumed and broken off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path
from random import Random

import pytest

import schiltrom
from schiltrom.ai.levels import level_called
from schiltrom.cli.screen import CLEAR, Screen, Style
from schiltrom.cli.terminal import hints
from schiltrom.cli.terminal.board import BOXES, WIDTH, draw_map, list_areas, short_name
from schiltrom.cli.terminal.choosing import AmbiguousError, find, find_any, numbered
from schiltrom.cli.terminal.game import HUMAN, Session
from schiltrom.cli.terminal.opponent import PEASANT
from schiltrom.engine import steps, walk
from schiltrom.engine.choices import Choice
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.tables import AREA_NAMES, AREAS, BORDER_ENDS, ENGLAND, NOBODY, SCOTLAND
from schiltrom.engine.view import view
from schiltrom.game import Game
from tests.helpers.scene import Scene

SOURCE = Path(str(schiltrom.__file__)).parents[1]


class Table:
    """A session with scripted answers, which keeps all that was shown."""

    def __init__(
        self,
        answers: Iterator[str] | list[str],
        players: tuple[str, str] = (HUMAN, PEASANT),
        game: Game | None = None,
        scenario: str = "braveheart",
        seed: int = 1,
        file: Path | None = None,
        style: Style | None = None,
    ) -> None:
        self.answers = iter(answers)
        self.shown: list[str] = []
        self.asked = 0
        self.game = game if game is not None else Game.new(scenario, seed=seed)
        screen = Screen(self.read, self.shown.append, style)
        self.session = Session(self.game, players, screen, Random(seed), file)

    def read(self, question: str) -> str:
        self.asked += 1
        self.shown.append(question)
        for answer in self.answers:
            return answer
        raise EOFError

    def run(self) -> Table:
        assert self.session.run() == 0
        return self

    @property
    def text(self) -> str:
        """Return all that was shown, as one line: where lines are broken does not matter."""
        return " ".join(" ".join(self.shown).split())


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


# --- whole games -----------------------------------------------------------------------------


LIMITED = ["braveheart", "the_bruce"]
"""The scenarios with a last year: whatever is chosen, they end."""


@pytest.mark.parametrize("scenario", LIMITED)
@pytest.mark.parametrize("players", [(HUMAN, PEASANT), (PEASANT, HUMAN)])
def test_whole_games_by_always_choosing_1(scenario, players):
    table = Table(repeat("1"), players, scenario=scenario, seed=3).run()
    assert table.game.is_over
    assert " wins: " in table.shown[-1]


@pytest.mark.parametrize("scenario", LIMITED)
def test_whole_hot_seat_games_by_random_numbers(scenario):
    rng = Random(5)
    numbers = iter(lambda: str(rng.randint(1, 5)), "never")
    table = Table(numbers, (HUMAN, HUMAN), scenario=scenario, seed=3).run()
    assert table.game.is_over
    assert " wins: " in table.shown[-1]


def test_levels_play_against_each_other():
    table = Table([], ("squire", PEASANT)).run()
    assert "England: Squire, Scotland: Peasant." in "\n".join(table.shown).replace("\n  ", " ")
    assert table.game.is_over


def test_a_learned_player_plays_and_gives_hints(monkeypatch):
    """A person asks, takes back, and plays on: it is told what its side has seen."""
    monkeypatch.setattr(hints, "ADVISER", level_called("learned").player)
    rng = Random(2)
    answers = ["hint", "1", "undo", "hint", *(str(rng.randint(1, 3)) for _ in range(60))]
    table = Table(answers, (HUMAN, "learned"), scenario="the_bruce", seed=3).run()
    shown = "\n".join(table.shown).replace("\n  ", " ")
    assert "Scotland: learned." in shown
    assert "%" in shown
    choices = [entry for entry in table.game.record.entries if entry.side == SCOTLAND]
    assert len(choices) > 5


@pytest.mark.parametrize("players", [(HUMAN, PEASANT), (HUMAN, HUMAN)])
def test_a_campaign_goes_on_and_on(players):
    rng = Random(5)
    numbers = (str(rng.randint(1, 5)) for _ in range(800))
    table = Table(numbers, players, scenario="campaign", seed=3).run()
    assert table.game.is_over or table.game.position.year > 1298
    assert table.game.is_over or "Game saved in" in table.shown[-1]


@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
def test_two_random_players_need_nobody(scenario):
    table = Table([], (PEASANT, PEASANT), scenario=scenario).run()
    assert table.game.is_over
    assert table.asked == 0


# --- what is typed ---------------------------------------------------------------------------

GARBAGE = [
    "0", "-1", "99", "1" * 60, "1.5", "xyzzy", "card", "card 9", "block", "area", "área", "\x00",
    "\x1b[31m", "日本", "²", "'", '"{ $text }"', "why", "why 77", "why xyzzy", "why card 3",
    "why area Fife", "why block Wallace", "look", "look xyzzy", "look a", "save", "undo", "log",
    "log all", "hand", "pool", "board", "legal", "help", "?", "HELP", "", "   ", "why " * 500,
    "save /nonexistent/x", "save \x00", "save ~nobody-at-all/x", "save " + "x" * 400, "a", "w", "b",
]  # fmt: skip


def is_harmless(text: str, game: Game) -> bool:
    """Return whether a text can be no choice of Scotland's, nor take one back."""
    try:
        return text != "undo" and find(text, numbered(game.view(SCOTLAND))) is None
    except AmbiguousError:
        return True


@pytest.mark.parametrize("choices", [0, 2, 5, 20, 60, 100, 150, 200])
def test_garbage_changes_nothing(choices):
    game = Game.new("braveheart", seed=16)
    rng = Random(16)
    while choices or game.to_choose[0] != SCOTLAND:
        side = game.to_choose[0]
        game.play(side, walk.random_choice(game.position, side, rng))
        choices = max(0, choices - 1)
    before = game.position.copy()
    garbage = [text for text in GARBAGE if is_harmless(text, game)]
    table = Table(garbage, (PEASANT, HUMAN), game).run()
    assert game.position == before
    assert table.asked == len(garbage) + 1
    assert "Traceback" not in table.text


def scots_to_move() -> Game:
    """Return a game of Braveheart in which the Scots make the first move."""
    for seed in range(100):
        game = Game.new("braveheart", seed=seed)
        hands = [{str(choice) for choice in game.legal(side)} for side in (ENGLAND, SCOTLAND)]
        if "card 1" in hands[ENGLAND] and "card 2" in hands[SCOTLAND]:
            game.play(ENGLAND, "card 1")
            game.play(SCOTLAND, "card 2")
            return game
    raise AssertionError("no such hands")


def test_illegal_choices_are_refused_with_their_rule():
    answers = ["go", "block Ross/E", "Wallace", "Lothian", "fife"]
    table = Table(answers, (PEASANT, HUMAN), scots_to_move()).run()
    refused = [line for line in table.shown if line.startswith("Not allowed. ")]
    assert len(refused) == 3
    assert all(re.match(r"Not allowed\. \d\.\d", line) for line in refused)
    assert '"go" is not a choice' in table.text


def test_why_says_why():
    game = Game.new("braveheart", seed=1)
    table = Table(["why area Fife", "why 1"], game=game).run()
    assert "Not allowed. 3.1: " in table.text
    assert "is allowed now" in table.text


def test_undo_takes_back_a_choice_and_says_when_there_is_none():
    game = Game.new("braveheart", seed=1)
    game.play(SCOTLAND, game.legal(SCOTLAND)[0])
    table = Table(["undo", "1"], game=game)
    table.run()
    assert "Nothing to undo" in table.text
    move = next(iter(table.game.legal(ENGLAND)), None)
    assert table.game.position.step == steps.MOVE
    assert move is not None
    before = table.game.position.copy()
    again = Table([str(move), "undo"], game=table.game).run()
    assert again.game.position == before
    assert "England undoes its last choice." in again.text


@pytest.mark.parametrize("text", ["block Wallace", "Wallace", "wallace", "WAL", "  wal  "])
def test_a_choice_may_be_written_in_many_ways(text):
    seen = scots_to_move().view(SCOTLAND)
    assert find(text, numbered(seen)) == Choice.parse("block Wallace")


def test_a_name_of_a_block_and_an_area_means_what_can_be_chosen():
    scene = Scene({"Angus/S": "Fife", "Mar/E": "Mar"}, scotland="3")
    assert find_any("angus", view(scene.pos, SCOTLAND)) == Choice.parse("block Angus/S")
    scene.do("block Angus/S")
    assert find_any("angus", view(scene.pos, SCOTLAND)) == Choice.parse("area Angus")
    assert find_any("block angus", view(scene.pos, SCOTLAND)) == Choice.parse("block Angus/S")


def test_a_number_never_plays_another_card_of_that_number():
    for seed in range(60):
        game = Game.new("braveheart", seed=seed)
        for side in (ENGLAND, SCOTLAND):
            cards = numbered(game.view(side))
            assert {card.id for card in cards} == {card.id for card in game.legal(side)}
            for number, card in enumerate(cards, 1):
                held = f"card {number}" in [str(choice) for choice in cards]
                assert not held or str(card) == f"card {number}"


# --- who sees what ---------------------------------------------------------------------------


def test_the_screen_is_handed_over_and_shows_one_side_only():
    table = Table(["", "1", ""], (HUMAN, HUMAN), seed=2).run()
    england, scotland = table.text.split("Scotland’s turn.")
    assert "Press Enter when England is ready." in england
    assert "Press Enter when Scotland is ready." in scotland
    levied = [name for name in ("Lancaster", "York", "Wales", "Durham") if name in england]
    assert levied
    assert "Wallace" not in england
    assert "Wallace 4" in scotland
    assert not [name for name in [*levied, "Northumber", "Cumbria"] if name in scotland]


def test_a_terminal_is_cleared_between_players():
    """After England's card everything goes, and once more when Scotland sits down."""
    style = Style(colour=True, moves=True)
    table = Table(["", "1", ""], (HUMAN, HUMAN), seed=2, style=style).run()
    cleared = [i for i, text in enumerate(table.shown) if text == CLEAR]
    questions = [i for i, text in enumerate(table.shown) if text.startswith(("Press", "> "))]
    ready_england, england, ready_scotland, scotland = questions
    assert (
        ready_england < cleared[0] < england < cleared[1] < ready_scotland < cleared[2] < scotland
    )
    between = table.shown[cleared[1] : ready_scotland]
    assert not any("Wallace" in text or "Comyn" in text for text in between)


def test_hidden_blocks_are_not_on_the_other_sides_map():
    game = Game.new("braveheart", seed=4)
    text = "\n".join(draw_map(game.view(ENGLAND), Style()))
    assert "Wallace" not in text
    assert "FIFE 2† (3S)" in text
    spectator = "\n".join(draw_map(game.view(NOBODY), Style()))
    assert "Comyn" not in spectator
    assert "ENGLAND 0 (4E)" in spectator


# --- the map ---------------------------------------------------------------------------------


def test_boxes_touch_exactly_where_there_is_a_border():
    def span(low: int, high: int, other_low: int, other_high: int) -> int:
        return min(high, other_high) - max(low, other_low)

    touching = set()
    for a in range(AREAS):
        for b in range(a + 1, AREAS):
            left, right, first, last = BOXES[AREA_NAMES[a]]
            left2, right2, first2, last2 = BOXES[AREA_NAMES[b]]
            beside = right == left2 or right2 == left
            stacked = last + 1 == first2 or last2 + 1 == first
            bands = span(first, last + 1, first2, last2 + 1)
            columns = span(left, right, left2, right2)
            if (beside and bands > 0) or (stacked and columns > 0):
                touching.add((a, b))
            assert not (bands > 0 and columns > 0), f"{AREA_NAMES[a]} lies over {AREA_NAMES[b]}"
    assert touching == {(low, high) for low, high in BORDER_ENDS}


@pytest.mark.parametrize("style", [Style(), Style(ascii_only=True)])
def test_the_map_fits_and_shows_every_block_of_the_viewer(style):
    rng = Random(2)
    game = Game.new("the_bruce", seed=2)
    for turn in range(900):
        if game.is_over:
            break
        side = game.to_choose[0]
        game.play(side, walk.random_choice(game.position, side, rng))
        if turn % 45:
            continue
        for viewer in (ENGLAND, SCOTLAND, NOBODY):
            seen = game.view(viewer)
            lines = draw_map(seen, style)
            assert max(len(line) for line in lines) <= WIDTH
            text = "\n".join(lines)
            assert all(name.upper() in text for name in AREA_NAMES)
            assert not style.ascii_only or text.isascii()
            if viewer != NOBODY:
                for block, place, strength in seen.sides[viewer].known:
                    name = short_name(block, seen, "en")
                    assert place >= AREAS or f"{name} {strength}" in text


def test_a_narrow_terminal_gets_a_list():
    lines = list_areas(Game.new("the_bruce", seed=4).view(ENGLAND), Style(), 60)
    assert max(len(line) for line in lines) <= 60
    assert len([line for line in lines if not line.startswith(" ")]) == AREAS
    assert "Edward I 4" in "\n".join(lines)


def test_colours_are_only_written_where_wanted():
    seen = Game.new("braveheart", seed=4).view(ENGLAND)
    assert "\033[" not in "\n".join(draw_map(seen, Style()))
    assert "\033[91m" in "\n".join(draw_map(seen, Style(colour=True)))


# --- files -----------------------------------------------------------------------------------


def test_save_and_resume_are_equal(tmp_path):
    file = tmp_path / "falkirk.hots"
    table = Table([*repeat("1", 40), f"save {file}"]).run()
    assert f"Game saved in {file}" in table.text
    assert Game.load(file).position == table.game.position
    resumed = Table([], game=Game.load(file)).run()
    assert resumed.game.position == table.game.position


def test_a_game_with_a_file_is_saved_after_every_choice(tmp_path):
    file = tmp_path / "stirling.hots"
    saved = []

    def answers() -> Iterator[str]:
        for _ in range(30):
            saved.append(Game.load(file).record.entries == table.game.record.entries)
            yield "1"

    table = Table(answers(), (HUMAN, HUMAN), file=file)
    table.game.save(file)
    table.run()
    assert saved == [True] * 30


def test_other_files_are_not_overwritten_unasked(tmp_path):
    notes = tmp_path / "notes.txt"
    notes.write_text("mine")
    table = Table(["1", f"save {notes}", "", f"save {notes}", "yes"]).run()
    assert "Overwrite it?" in table.text
    assert "Not saved." in table.text
    assert Game.load(notes).record.entries


def test_the_end_of_the_input_saves_to_a_file_of_its_own():
    Path("schiltrom-autosave.hots").write_text("an older one")
    table = Table(["1", "1"]).run()
    assert "Game saved in schiltrom-autosave-2.hots" in table.text
    assert Game.load("schiltrom-autosave-2.hots").position == table.game.position
    assert Path("schiltrom-autosave.hots").read_text() == "an older one"


def test_nothing_chosen_nothing_saved():
    assert "nothing to save" in Table([]).run().text
    assert not list(Path().iterdir())


def test_a_failing_autosave_does_not_end_the_game(tmp_path):
    file = tmp_path / "gone" / "game.hots"
    table = Table(["1", "1"], file=file).run()
    assert f"Could not save the game in {file}" in table.text
    assert "Game saved in schiltrom-autosave.hots" in table.text


@pytest.mark.parametrize(
    ("answers", "saved"),
    [
        (["no"], 0),
        ([""], 1),
        (["x.hots"], 1),
        (["back", "quit", "no"], 0),
        (["/nowhere/x", "n"], 0),
    ],
)
def test_quit_offers_to_save(answers, saved):
    table = Table(["1", "quit", *answers]).run()
    assert table.shown[-1] == "Goodbye."
    assert len(list(Path().glob("*.hots"))) == saved


def test_breaking_off_saves():
    def answers() -> Iterator[str]:
        yield "1"
        raise KeyboardInterrupt

    table = Table(answers()).run()
    assert Game.load("schiltrom-autosave.hots").position == table.game.position


def test_a_hint_says_what_a_computer_player_would_do():
    table = Table(["hint", "1", "hint", "done", "quit", "no"]).run()
    assert table.text.count("Suggestion") == 2
    assert re.search(r"Play \S+( \S+)? \(\d+ %\)", table.text)
    assert "Alternatives" in table.text
    assert len(table.game.record.entries) > 0
