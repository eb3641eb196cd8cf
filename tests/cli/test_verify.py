"""``schiltrom verify``: honest games are proved, every lie is named, all else is told clearly."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import takewhile
from pathlib import Path

import pytest

import schiltrom
from schiltrom.cli.main import main
from schiltrom.engine.record import Entry, Record
from schiltrom.engine.rules import RuleSet
from schiltrom.fairness import (
    FIRST_SCHEME,
    SCHEME,
    TAG_FROM,
    TAG_SCHEME,
    TAG_SERVER,
    commitments_of,
    verify,
)
from schiltrom.game import Game
from tests.test_fairness import SEATS, SEED, played, restored

SOURCE = Path(str(schiltrom.__file__)).parents[1]


@pytest.fixture
def honest() -> Record:
    return played(120).record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def write(file: Path, record: Record) -> str:
    file.write_text(json.dumps(record.to_json()), encoding="utf-8")
    return str(file)


def told(capsys, *arguments: str) -> tuple[int, dict[str, object]]:
    """Return the exit code and the one JSON object that was printed."""
    code = main(["verify", *arguments, "--json"])
    shown = capsys.readouterr()
    assert not shown.err
    assert shown.out.count("\n") == 1
    return code, json.loads(shown.out)


def first(record: Record, kind: str) -> int:
    return next(i for i, entry in enumerate(record.entries) if entry.text.startswith(kind))


def test_an_honest_game_is_proved_in_words(honest, file, capsys):
    found = verify(honest)
    assert main(["verify", write(file, honest)]) == 0
    said = capsys.readouterr()
    counts = f"{found.rolls} rolls, {found.deals} deals and {found.draws} draws."
    assert said.out.startswith("All outcomes verified: ")
    assert counts in said.out
    assert "Protocol 2" in said.out
    for kept in commitments_of(honest):
        assert f"\n{kept}" in said.out
    assert not said.err


def test_an_honest_game_is_proved_in_json(honest, file, capsys):
    found = verify(honest)
    assert told(capsys, write(file, honest)) == (
        0,
        {
            "proved": True,
            "rolls": found.rolls,
            "deals": found.deals,
            "draws": found.draws,
            "scheme": SCHEME,
            "commitment": commitments_of(honest)[0],
            "commitments": commitments_of(honest),
        },
    )


def test_an_older_game_is_proved_as_it_was_promised(file, capsys):
    record = played(60, FIRST_SCHEME).record
    assert main(["verify", write(file, record)]) == 0
    assert "Protocol 1 (an older game): only the server" in capsys.readouterr().out
    assert told(capsys, str(file))[1]["scheme"] == FIRST_SCHEME


def test_what_a_player_kept_is_looked_for(honest, file, capsys):
    server, _, scotland = commitments_of(honest)
    kept = ["--commitment", server, "--commitment", scotland, "--seed", SEATS[0]]
    assert main(["verify", write(file, honest), *kept]) == 0
    assert "What you kept is in the record." in capsys.readouterr().out
    for more in (["--commitment", "0" * 64], ["--seed", "another"]):
        assert main(["verify", str(file), *kept, *more]) == 1
        said = capsys.readouterr()
        assert f"{more[1]} is not in the record" in said.err
        assert not said.out
        code, data = told(capsys, str(file), *kept, *more)
        assert (code, data["proved"]) == (1, False)


def test_what_is_unproved_has_a_code_of_its_own(file, capsys):
    record = restored()
    found = verify(record)
    assert main(["verify", write(file, record)]) == 3
    said = capsys.readouterr()
    assert f"{found.restored} outcomes follow from seeds" in said.out
    assert not said.err
    code, data = told(capsys, str(file))
    assert (code, data["proved"], data["restored"]) == (3, False, found.restored)
    record = played(60).record
    dealt = len([*takewhile(Entry.is_chance, record.entries)])
    record.entries = record.entries[:dealt]
    record.tags[TAG_FROM] = str(dealt)
    code, data = told(capsys, write(file, record))
    assert (code, data["proved"], data["foreign"]) == (3, False, dealt)


def another(text: str) -> str:
    """Return another outcome of the same kind."""
    kind, *what = text.split()
    if kind == "roll":
        return " ".join([kind, "6" if what[0] == "1" else "1", *what[1:]])
    lies = ("deal 1", "deal 2") if kind == "deal" else ("draw Keith", "draw Bruce")
    return next(lie for lie in lies if lie != text)


@pytest.mark.parametrize("kind", ["deal", "roll", "draw"])
def test_a_false_outcome_is_named(kind, honest, file, capsys):
    at = first(honest, kind)
    true = honest.entries[at].text
    false = another(true)
    honest.entries[at] = Entry.parse(false)
    code, data = told(capsys, write(file, honest))
    assert code == 1
    named = {"proved": False, "entry": at + 1, "has": false, "says": true}
    assert data | named == data
    assert main(["verify", str(file)]) == 1
    said = f'entry {at + 1} does not match: the record says "{false}", the seeds give "{true}"'
    assert said in capsys.readouterr().err


def test_the_false_outcome_is_named_even_if_the_game_cannot_go_on_from_it(honest, file, capsys):
    """A lie is the lie, not the first choice that no longer fits."""
    at = first(honest, "deal")
    true = honest.entries[at].text
    texts = {entry.text for entry in honest.entries if entry.text.startswith("deal")}
    found = []
    for lie in sorted(texts - {true}):
        honest.entries[at] = Entry.parse(lie)
        code, data = told(capsys, write(file, honest))
        assert (code, data["entry"], data["has"]) == (1, at + 1, lie)
        found.append(lie)
    assert found


def test_another_seed_than_promised_is_a_lie(honest, file, capsys):
    honest.tags[TAG_SERVER] = SEED[::-1].hex()
    code, data = told(capsys, write(file, honest))
    assert (code, data["proved"]) == (1, False)
    assert "not the one it committed itself to" in str(data["error"])


@pytest.mark.parametrize("tag", [TAG_SCHEME, TAG_SERVER])
def test_a_game_without_seeds_cannot_be_proved(tag, honest, file, capsys):
    del honest.tags[tag]
    assert main(["verify", write(file, honest)]) == 3
    assert "cannot verify " in capsys.readouterr().err
    code, data = told(capsys, str(file))
    assert (code, data["proved"]) == (3, False)


def test_a_game_of_the_terminal_cannot_be_proved(file, capsys):
    Game.new("braveheart", seed=1).save(file)
    assert main(["verify", str(file)]) == 3
    assert "not played with seeds that can be checked" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("dealt", "entry"),
    [(99, "roll 3"), (99, "S block Wallace"), (99, "E undo"), (5, "E card 3"), (0, "S undo")],
)
def test_what_cannot_happen_is_no_record(dealt, entry, file, capsys):
    honest = played(1).record
    record = Record(0, RuleSet())
    record.tags = honest.tags
    record.entries = [*takewhile(Entry.is_chance, honest.entries)][:dealt]
    record.entries.append(Entry.parse(entry))
    code, data = told(capsys, write(file, record))
    assert (code, data["proved"]) == (2, False)
    assert repr(entry) in str(data["error"])


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "not JSON"),
        (b"\xff\xfe\x00", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b"[]", "not a schiltrom record"),
        (b'{"format": "schiltrom position"}', "not a schiltrom record"),
        (b'{"format": "schiltrom record", "version": 99}', "version 99 is unknown"),
        (b'{"format": "schiltrom record", "version": "' + b"9" * 9000 + b'"}', "999..."),
        (b'{"format": "schiltrom record", "version": 1}', "cannot verify"),
    ],
)
def test_a_foreign_file_is_told_apart(content, said, file, capsys):
    file.write_bytes(content)
    code, data = told(capsys, str(file))
    assert (code, data["proved"]) == (2, False)
    assert said in str(data["error"])
    assert main(["verify", str(file)]) == 2
    assert said in capsys.readouterr().err


def test_a_damaged_record_is_told(honest, file, capsys):
    data = honest.to_json()
    entries = data["entries"]
    assert isinstance(entries, list)
    entries.pop()
    file.write_text(json.dumps(data), encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    assert "check sum" in capsys.readouterr().err


def test_texts_that_are_no_texts_are_told(honest, file, capsys):
    honest.tags["fair-england-seed"] = "\ud800"
    assert main(["verify", write(file, honest)]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_no_file_at_all(tmp_path, capsys):
    for name in ("nothing.json", "", "x/" * 1500):
        path = tmp_path / name
        assert main(["verify", str(path)]) == 2
        assert str(tmp_path) in capsys.readouterr().err


def test_the_server_s_packages_are_not_needed(honest, file):
    """Nothing of the server is even looked at."""
    code = (
        "import sys; from schiltrom.cli.main import main; code = main(['verify', sys.argv[1]]);"
        "print(code, sorted({'fastapi', 'sqlalchemy', 'alembic', 'starlette'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, write(file, honest)],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "0 []"
