"""What is wrong with a text is said with line, column, and what should stand there."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schiltrom import ENGLAND, Game, NotationError, RecordError
from schiltrom.notation import Limits, Score, read_game, write_game
from schiltrom.text.words import languages
from tests.helpers.notated import kept, random_score

HEAD = '[Schiltrom "2"] [Scenario "Braveheart"]\n'
LEVY = "Levy: Edward, YorkKn, LancKn, Hobelars\n"
DEAL = "Deal E 3, 3, 2, 2, Herald; S 2, 2, 2, 1, SeaMove\n"
START = HEAD + LEVY + DEAL
MOVES = START + "1. E 3, S 2\n"


def error_of(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        read_game(text)
    return caught.value


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        # what is no text of the notation at all
        ("", 1, 1, "no game found"),
        (" \n \n", 1, 1, "no game found"),
        ("*", 1, 1, "missing tag Schiltrom"),
        ("{comment}", 1, 1, "missing tag Schiltrom"),
        ("é", 1, 1, 'unexpected character "é"'),
        ("\x00", 1, 1, 'unexpected character "U+0000"'),
        # tags
        ('[Schiltrom "3"] *', 1, 12, 'unknown version "3" of the notation; the newest is 2'),
        ('[Schiltrom "2"] *', 1, 1, "missing tag Scenario"),
        ('[Schiltrom "2"]\n[Scenario "Culloden"] *', 2, 11, 'Scenario cannot be "Culloden"'),
        (HEAD + '[Edition "5"] *', 2, 10, 'Edition cannot be "5". Choose one of: 2, 3, 4, de'),
        (HEAD + '[Bid "E9"] *', 2, 6, 'Bid cannot be "E9". Choose one of: E1, E2'),
        (HEAD + '[Options "x=1"] *', 2, 10, "x cannot be"),
        (HEAD + '[Options "schiltroms"] *', 2, 10, "Choose one of: no, yes"),
        (HEAD + '[Options "bid=E1"] *', 2, 10, "bid cannot be"),
        (HEAD + '[Date "a"] [Date "b"] *', 2, 13, "duplicate tag Date"),
        (HEAD + '[Bid "E1"] [Bid "E1"] *', 2, 13, "duplicate tag Bid"),
        (HEAD + '[date "a"] *', 2, 2, '"date" is not a valid tag name'),
        (HEAD + "[Date a] *", 2, 7, "expected a text in quotation marks"),
        (HEAD + '[Date "a" *', 2, 11, 'expected "]", not "*"'),
        (HEAD + "[ 3] *", 2, 3, "expected the name of a tag"),
        (HEAD + '[Date "a\n"] *', 2, 7, 'the " opened here is never closed'),
        (HEAD + r'[Date "a\q"] *', 2, 9, r"unknown escape \q"),
        (HEAD + '[Result "Scotland, all nobles"] *', 2, 9, '"*" must come here'),
        (
            '[Schiltrom "2"] [Scenario "The Bruce"] [Bid "S1"] *',
            1,
            45,
            "9.2: the bid S1 works only with Braveheart's first levy",
        ),
        # the end
        (HEAD, 2, 1, "the result"),
        (HEAD + LEVY, 3, 1, "the result"),
        (HEAD + "# England", 2, 1, 'the game is not over: write "*"'),
        (HEAD + "* *", 2, 3, "expected the end of the file or another game"),
        # brackets and comments
        (HEAD + "{a\nb", 2, 1, "the { opened here is never closed"),
        (HEAD + "1297 (nobles", 2, 6, "the ( opened here is never closed"),
        (HEAD + "1297 (nobles: E 1, S 2)", 2, 6, '"nobles: E 11, S 3" must come here'),
        (HEAD + "(what)", 2, 1, "expected a block"),
        (HEAD + r"{\x} *", 2, 2, r"unknown escape \x"),
        # headings
        (HEAD + "1298", 2, 1, "the game has reached 1297, not 1298"),
        (HEAD + "2.", 2, 1, "the game has reached 1297/0, not 1297/2"),
        (HEAD + "Winter", 2, 1, "the game has reached 1297/0, not 1297/winter"),
        (HEAD + "Round 2", 2, 1, "the game has reached Round 0, not Round 2"),
        (HEAD + "Battle Fife", 2, 8, "there is no battle in Fife now"),
        (HEAD + "Deal", 2, 1, "expected an order from another part of the game"),
        (HEAD + LEVY + "Deal S", 3, 6, "the game has reached E, not S"),
        (MOVES + "S moves:", 5, 1, "the game has reached E moves, not S moves"),
        (MOVES + "E builds:", 5, 1, "the game has reached E moves, not E builds"),
        # names
        (HEAD + "Levy: Walace", 2, 7, 'none called "Walace". Did you mean Wallace?'),
        (HEAD + "Levy: Xyzzy", 2, 7, 'there is none called "Xyzzy"'),
        (HEAD + "Levy: York Kn", 2, 7, 'none called "York"'),
        (MOVES + "E moves: Edward Engand-Annan", 5, 17, "Did you mean England?"),
        (MOVES + "E moves: Edward England-Anan", 5, 25, "Did you mean Annan?"),
        (START + "1. E Herold", 4, 6, "Did you mean Herald?"),
        # chance
        (HEAD + "Levy: Wallace", 2, 7, '"draw Wallace" is not a possible result here'),
        (
            HEAD + LEVY + "Deal E Herald, Herald",
            3,
            16,
            '"deal Herald" is not a possible result here',
        ),
        (MOVES.replace("3, S", "Herald, S") + "E Herald: Bruce 7", 5, 17, "from 1 to 6"),
        (MOVES.replace("3, S", "Herald, S") + "Bruce 3 (refuses)", 5, 9, '"joins" must come here'),
        # orders
        (START + "1. 3", 4, 4, 'expected "E" or "S" and a card'),
        (MOVES + "E moves: 7", 5, 10, "expected a block to move, or a full stop"),
        (MOVES + "E moves: Edward", 6, 1, "the area where the move begins"),
        (MOVES + "E moves: Edward;", 5, 16, "the area where the move begins"),
        (MOVES + "E moves: Edward England;", 5, 24, "expected a hyphen and an area"),
        (MOVES + "E moves: Edward England-;", 5, 25, "expected an area"),
        (MOVES + "Edward, YorkKn England- *", 5, 25, "expected an area"),
        (MOVES + "E moves: Edward Annan-Teviot", 5, 17, "Edward moves from England, not from"),
        (MOVES + "E moves: undo", 5, 10, "nothing can be taken back here"),
        (MOVES + "E moves: back 3", 5, 15, "entry 3 is not a choice that can be taken back"),
        (MOVES + "E moves: back x", 5, 15, "expected a number"),
    ],
)
def test_errors_say_where_and_what(text, line, column, words):
    error = error_of(text)
    assert words in str(error)
    assert (error.line, error.column) == (line, column), str(error)
    assert str(error).startswith(f"line {line}, column {column}: ")


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("E moves: Wallace Fife-Mentieth", 5, 10, '"block Wallace" is not allowed. 2.1:'),
        ("E moves: Edward England-Fife", 5, 25, "1.1: Fife is not adjacent to England"),
        ("E moves: Edward England-Annan-England", 5, 31, "4.2"),
        ("S 2", 5, 1, "the game has reached E, not S"),
    ],
)
def test_what_the_rules_forbid_is_refused_with_the_rule(text, line, column, words):
    error = error_of(MOVES + text)
    assert words in str(error)
    assert (error.line, error.column) == (line, column)


def test_a_choice_of_the_wrong_card_is_refused_with_the_rule():
    error = error_of(START + "1. E 1")
    assert "3.1" in str(error) or "3.0" in str(error)
    assert error.column == 6


def test_the_end_must_be_the_one_the_game_has_come_to():
    text = write_game(Score(kept("braveheart-edition-4")))
    assert 'write "#" and the winner' in str(error_of(text.replace("# Scot", "* Scot")))
    assert "the side that won" in str(error_of(text.replace("# Scotland", "# England")))
    assert '"most nobles" must come here' in str(error_of(text.replace("(most", "(all")))
    assert "Scotland, most" in str(error_of(text.replace('"Scotland, most', '"England, most')))
    assert "the result" in str(error_of(text.replace("# Scot", "Edward # Scot")))


def test_false_marks_are_refused():
    text = write_game(Score(kept("braveheart-edition-4")))
    assert "(3 hits): Ross, Ross, xRoss" in text
    error = error_of(text.replace("(3 hits): Ross, Ross, xRoss", "(3 hits): Ross, xRoss, xRoss"))
    assert '"Ross" must come here, not "xRoss"' in str(error)
    assert '"3 hits" must come here' in str(
        error_of(text.replace("2 3 4 1 (3 hits)", "2 3 4 1 (2 hits)"))
    )


def test_a_text_that_was_cut_short_is_never_taken_for_whole():
    text = write_game(Score(kept("the-bruce-it")))
    for at in range(0, len(text) - 40, 331):
        with pytest.raises(RecordError):
            read_game(text[:at])


def test_limits_are_kept():
    text = write_game(Score(kept("the-bruce-taken-back")))
    with pytest.raises(NotationError, match="more than 100 entries"):
        read_game(text, Limits(entries=100))
    with pytest.raises(NotationError, match="more than 3 choices were taken back"):
        read_game(text, Limits(backs=3))


def test_errors_speak_every_language():
    error = error_of(MOVES + "E moves: Wallace Fife-Mentieth")
    told = {error.in_words(language) for language in languages()}
    assert len(told) == len(languages())
    assert all("2.1" in words for words in told)


def test_a_failing_text_leaves_the_game_alone(tmp_path):
    """What cannot be read is not written over."""
    file = tmp_path / "game.hots"
    file.write_text(HEAD + "nonsense")
    with pytest.raises(NotationError):
        Game.load(file)
    assert file.read_text() == HEAD + "nonsense"
    game = Game.new(seed=1)
    game.play(ENGLAND, game.legal(ENGLAND)[0])
    game.save(file)
    assert Game.load(file).record == game.record


# --- whatever comes --------------------------------------------------------------------------


def read_or_refuse(text: str) -> None:
    """Read a text, or have it refused in words; nothing else may happen."""
    try:
        score = read_game(text)
    except NotationError as error:
        refusal = error
    else:
        again = read_game(write_game(score))
        assert again.record == score.record
        assert again.comments == score.comments
        return
    assert refusal.line >= 1
    assert refusal.column >= 1
    assert str(refusal)


@cache
def some_text(seed: int) -> str:
    return write_game(random_score(seed))


PIECES = st.sampled_from(
    [
        *'[]{}()"\\*#,;:.-+x1297',
        *("\n", "undo", "back 5", " Edward ", " Fife", "Fife-", "-Mar", "E ", "S ", " to "),
        *("holds", "none.", "done", "stop", "draws", "from ", "6 6", "Round 1", "Battle "),
    ]
)


@given(
    seed=st.integers(0, 20),
    changes=st.lists(
        st.tuples(st.floats(0, 1), st.integers(0, 12), PIECES | st.text(max_size=3)),
        min_size=1,
        max_size=4,
    ),
)
def test_damaged_texts_are_read_or_refused(seed, changes):
    text = some_text(seed)
    for where, gone, piece in changes:
        at = int(where * len(text))
        text = text[:at] + piece + text[at + gone :]
    read_or_refuse(text)


@given(words=st.lists(PIECES, max_size=40), begin=st.sampled_from(["", HEAD, START, MOVES]))
def test_any_words_are_read_or_refused(words, begin):
    read_or_refuse(begin + " ".join(words))


@given(st.text())
def test_any_text_is_read_or_refused(text):
    read_or_refuse(text)
    read_or_refuse(HEAD + text)
