"""``schiltrom admin``: games are listed, exported and pruned; mistakes are told in words."""

from __future__ import annotations

import json
import sqlite3
import stat
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import func, select, text
from sqlalchemy.orm import Session

from schiltrom import ENGLAND, SCOTLAND, Record, RuleSet
from schiltrom.cli.main import main
from schiltrom.fairness import verify
from schiltrom.server.games.chat import Chat
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.notify.notify import Notify
from schiltrom.server.notify.pushes import Browser, Pushes
from schiltrom.server.notify.web_push import BrowserKeys
from schiltrom.server.ops import admin
from schiltrom.server.ops.admin import Wanted, delete_games, export_game, list_games, old_games
from schiltrom.server.store.database import open_database, version
from schiltrom.server.store.models import (
    ChatRow,
    DeliveryRow,
    EntryRow,
    GameRow,
    NoticeRow,
    PushRow,
    SeatRow,
    now,
)
from schiltrom.table.errors import NotFoundError
from tests.server.helpers.push_service import Subscriber
from tests.server.helpers.versions import downgrade


class House:
    """A database with games, and the command that looks after them."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.url = f"sqlite:///{folder / 'games.sqlite'}"
        self.engine = open_database(self.url)
        self.service = GameService(self.engine)
        self.rng = Random(1)
        self._capsys = capsys

    def open(self, scotland: str = "here") -> tuple[str, Seat]:
        """Open a game and play a little, if it begins; return it and England's seat."""
        plans = {ENGLAND: SeatPlan("here", "Ann"), SCOTLAND: SeatPlan(scotland, "Bob")}
        opened = self.service.open_game("braveheart", RuleSet(), plans)
        seats = [self.service.seat(token) for token in opened.tokens.values()]
        for seat in seats if len(seats) == 2 else []:
            state = self.service.state(opened.game_id, seat.side)
            assert state.view is not None
            legal = state.view["legal"]
            assert isinstance(legal, list)
            self.service.choose(seat, state.number, self.rng.choice(legal))
        return opened.game_id, seats[0]

    def ended(self, days: int = 0) -> str:
        """Return a game that was given up some days ago."""
        game_id, seat = self.open()
        self.service.resign(seat)
        self.age(game_id, days)
        return game_id

    def age(self, game_id: str, days: int) -> None:
        """Let a game be as old as this."""
        earlier = timedelta(days=days)
        with Session(self.engine) as session, session.begin():
            row = session.get_one(GameRow, game_id)
            row.created -= earlier
            row.begun = row.begun and row.begun - earlier
            row.ended = row.ended and row.ended - earlier
            for entry in session.scalars(select(EntryRow).where(EntryRow.game_id == game_id)):
                entry.at -= earlier

    def counts(self) -> tuple[int, int, int]:
        """Return how many games, seats and entries there are."""
        with Session(self.engine) as session:
            found = [
                session.scalar(select(func.count()).select_from(table)) or 0
                for table in (GameRow, SeatRow, EntryRow)
            ]
        return found[0], found[1], found[2]

    def run(self, action: str, *arguments: str) -> tuple[int, str, str]:
        """Run the command; return its exit code and what it wrote."""
        code = main(["admin", action, "--database", self.url, *arguments])
        shown = self._capsys.readouterr()
        return code, shown.out, shown.err


@pytest.fixture
def house(tmp_path, capsys) -> House:
    return House(tmp_path, capsys)


def answer(monkeypatch, text: str) -> None:
    monkeypatch.setattr("builtins.input", lambda _question: text)


# --- list ------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [["list"], ["export", "--", "A" * 16]])
def test_a_database_of_another_version_is_read_only_by_its_own(house, action):
    """Looking at an old database leaves it as it is, for the server that still uses it."""
    downgrade(house.engine, "0006")
    code, _, said = house.run(*action)
    assert code == 2
    assert "has version 0006" in said
    assert "start its server once" in said
    assert version(house.engine) == "0006"
    open_database(house.url).dispose()
    with house.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    code, _, said = house.run(*action)
    assert code == 2
    assert "made by a newer Schiltrom" in said


def test_no_games_are_listed(house):
    assert house.run("list") == (0, "There are no games.\n", "")
    assert house.run("list", "--json") == (0, '{"games": []}\n', "")


def test_games_are_listed(house):
    over, (playing, _), (waiting, _) = house.ended(3), house.open(), house.open("friend")
    house.age(waiting, 1)
    code, out, err = house.run("list")
    assert (code, err) == (0, "")
    lines = {line.split()[0]: line.split()[1:] for line in out.splitlines()}
    assert list(lines) == ["GAME", over, waiting, playing]
    assert lines[over][2:4] == ["yes", "resigned"]
    assert lines[over][5:] == ["3", "days", "3", "days"]
    assert lines[playing][2:4] == ["yes", "no"]
    assert int(lines[playing][4]) > 10
    assert lines[waiting][2:] == ["no", "no", "0", "24", "hours", "24", "hours"]


def test_games_are_listed_as_json(house):
    game_id = house.ended(3)
    code, out, _ = house.run("list", "--json")
    (game,) = json.loads(out)["games"]
    assert code == 0
    assert game["game"] == game_id
    assert (game["scenario"], game["over"], game["ending"]) == ("braveheart", True, "resigned")
    assert game["winner"] == "Scotland"
    assert game["entries"] > 10
    assert game["begun"].endswith("Z")
    assert 3 * 86_400 <= game["age_s"] < 3 * 86_400 + 60
    assert 3 * 86_400 <= game["quiet_s"] < 3 * 86_400 + 60


def test_no_secret_is_listed(house):
    game_id, _ = house.open()
    with Session(house.engine) as session:
        seed = session.get_one(GameRow, game_id).server_seed
    for arguments in ([], ["--json"]):
        assert seed not in house.run("list", *arguments)[1]


# --- export ----------------------------------------------------------------------------------


def test_an_ended_game_is_exported_as_its_players_get_it(house):
    game_id = house.ended()
    code, out, err = house.run("export", "--", game_id)
    assert (code, err) == (0, "")
    assert json.loads(out) == house.service.record(game_id)
    assert verify(Record.from_json(json.loads(out))).deals >= 10


def test_an_export_is_written_to_a_new_file_for_its_owner(house, tmp_path, capsys):
    game_id = house.ended()
    file = tmp_path / "game.json"
    assert house.run("export", "-o", str(file), "--", game_id) == (0, "", "")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert main(["verify", str(file)]) == 0
    capsys.readouterr()
    before = file.read_bytes()
    code, _, err = house.run("export", "-o", str(file), "--", game_id)
    assert (code, err) == (2, f"schiltrom: {file} already exists\n")
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_written_is_told(house, tmp_path):
    file = tmp_path / "nowhere" / "game.json"
    code, _, err = house.run("export", "-o", str(file), "--", house.ended())
    assert code == 2
    assert f"cannot write {file}: No such file or directory" in err


def test_a_full_disk_leaves_no_half_file(house, tmp_path, monkeypatch):
    def full(_number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    file = tmp_path / "game.json"
    code, _, err = house.run("export", "-o", str(file), "--", house.ended())
    assert code == 1
    assert "No space left" in err
    assert not file.exists()


def test_a_game_under_way_is_exported_by_force_only(house):
    game_id, _ = house.open()
    code, out, err = house.run("export", "--", game_id)
    assert (code, out) == (2, "")
    assert "--force" in err
    code, out, err = house.run("export", "--force", "--", game_id)
    assert code == 0
    assert "warning" in err
    assert "all future dice" in err
    record = Record.from_json(json.loads(out))
    assert verify(record).deals >= 10
    assert "result" not in record.tags


def test_a_game_that_has_not_begun_is_exported_too(house):
    game_id, _ = house.open("friend")
    exported = export_game(house.engine, game_id)
    assert exported.under_way
    assert Record.from_json(exported.record).entries == []


def test_a_damaged_game_is_told(house):
    game_id = house.ended()
    with Session(house.engine) as session, session.begin():
        session.get_one(EntryRow, (game_id, 3)).text = "rubbish"
    code, _, err = house.run("export", "--", game_id)
    assert code == 1
    assert "damaged" in err


def test_an_unknown_game_is_told(house):
    assert house.run("export", "x" * 5000)[0] == 2
    assert house.run("export", "nobody") == (2, "", "schiltrom: there is no game nobody\n")


# --- prune -----------------------------------------------------------------------------------


def test_old_ended_games_are_deleted_with_all_that_is_theirs(house):
    old, new, (playing, _) = house.ended(31), house.ended(29), house.open()
    seat = Seat(old, ENGLAND)
    Chat(house.service).say(seat, "farewell")
    Notify(house.service).to_email(seat, "ann@example.org", "en")
    browser = Subscriber()
    keys = BrowserKeys(**browser.keys)
    Pushes(house.service).subscribe(seat, Browser(browser.url, keys), "en")
    house.age(playing, 400)
    code, out, err = house.run("prune", "--older-than", "30", "--yes")
    assert (code, err) == (0, "")
    assert out.startswith("1 game with ")
    assert old in out
    assert out.endswith("1 game deleted.\n")
    left = [game.game_id for game in list_games(house.engine)]
    assert left == [playing, new]
    assert house.counts()[:2] == (2, 4)
    with Session(house.engine) as session:
        for table in (EntryRow, ChatRow, NoticeRow, PushRow, DeliveryRow):
            assert not session.scalars(select(table).where(table.game_id == old)).all()
    with pytest.raises(NotFoundError):
        house.service.state(old)
    assert house.run("prune", "--older-than", "30") == (0, "Nothing to delete.\n", "")


def test_unfinished_games_are_deleted_only_when_asked_for(house):
    over, (quiet, _), (waiting, _), (lively, _) = (
        house.ended(90),
        house.open(),
        house.open("friend"),
        house.open(),
    )
    for game_id in (quiet, waiting, lively):
        house.age(game_id, 60)
    with Session(house.engine) as session, session.begin():
        last = session.get_one(GameRow, lively).entries - 1
        session.get_one(EntryRow, (lively, last)).at = now()
    code, out, _ = house.run("prune", "--older-than", "30", "--unfinished", "--yes")
    assert code == 0
    assert out.endswith("2 games deleted.\n")
    assert {game.game_id for game in list_games(house.engine)} == {over, lively}


@pytest.mark.parametrize("typed", ["", "no", "y", "yess"])
def test_nothing_is_deleted_without_a_clear_yes(typed, house, monkeypatch):
    house.ended(10)
    before = house.counts()
    answer(monkeypatch, typed)
    code, out, _ = house.run("prune", "--older-than", "1")
    assert code == 1
    assert out.endswith("Nothing deleted.\n")
    assert house.counts() == before


@pytest.mark.parametrize("error", [EOFError, KeyboardInterrupt])
def test_breaking_off_deletes_nothing(error, house, monkeypatch):
    def broken_off(_question: str) -> str:
        raise error

    house.ended(10)
    monkeypatch.setattr("builtins.input", broken_off)
    code, out, _ = house.run("prune", "--older-than", "1")
    assert (code, house.counts()[0]) == (1, 1)
    assert out.endswith("Nothing deleted.\n")


def test_a_yes_deletes(house, monkeypatch):
    house.ended(10)
    answer(monkeypatch, " Yes ")
    assert house.run("prune", "--older-than", "1")[0] == 0
    assert house.counts() == (0, 0, 0)


def test_a_game_that_was_touched_meanwhile_stays(house):
    """Whoever plays on while the administrator thinks does not lose his game."""
    (playing, seat), (quiet, _) = house.open(), house.open()
    for game_id in (playing, quiet):
        house.age(game_id, 10)
    wanted = Wanted.older_than(5, unfinished=True)
    shown = [game.game_id for game in old_games(house.engine, wanted)]
    assert set(shown) == {playing, quiet}
    house.service.resign(seat)
    assert delete_games(house.engine, shown, wanted) == 1
    assert [game.game_id for game in list_games(house.engine)] == [playing]


def test_all_is_deleted_or_nothing(house, monkeypatch):
    """Whatever fails on the way, no game is left without its entries."""
    for _ in range(3):
        house.ended(10)
    before = house.counts()
    wanted = Wanted.older_than(5, unfinished=False)
    ids = [game.game_id for game in old_games(house.engine, wanted)]
    monkeypatch.setattr(admin, "AT_ONCE", 2)
    delete_some = admin._delete

    def fails_at_last(session: Session, game_ids: list[str], wanted: Wanted) -> int:
        if len(game_ids) < 2:
            raise sqlite3.OperationalError("disk I/O error")
        return delete_some(session, game_ids, wanted)

    monkeypatch.setattr(admin, "_delete", fails_at_last)
    with pytest.raises(sqlite3.OperationalError):
        delete_games(house.engine, ids, wanted)
    assert house.counts() == before
    monkeypatch.setattr(admin, "_delete", delete_some)
    assert delete_games(house.engine, ids, wanted) == 3
    assert house.counts() == (0, 0, 0)


# --- mistakes --------------------------------------------------------------------------------


@pytest.mark.parametrize("days", ["-1", "x", "1.5", "", "36501", "0" * 20 + "1", "9" * 5000])
def test_days_are_a_number(days, house, capsys):
    with pytest.raises(SystemExit) as left:
        house.run("prune", f"--older-than={days}")
    assert left.value.code == 2
    assert "whole number of days" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["prune"], ["export"], ["sing"]])
def test_what_is_missing_is_told(arguments, capsys):
    with pytest.raises(SystemExit) as left:
        main(["admin", *arguments])
    assert left.value.code == 2
    error = capsys.readouterr().err
    assert error.startswith("schiltrom admin")
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("sqlite:///{}/nothing.sqlite", "there is no database in {}/nothing.sqlite"),
        ("sqlite://", "there is no database in memory"),
        ("sqlite:///{}", "there is no database in {}"),
        ("nonsense", "not supported: use sqlite:///"),
        ("papyrus://me:secret@nile/games", "not supported: use sqlite:///"),
    ],
)
def test_a_wrong_address_makes_no_database(url, said, tmp_path, capsys):
    assert main(["admin", "list", "--database", url.format(tmp_path)]) == 2
    err = capsys.readouterr().err
    assert said.format(tmp_path) in err
    assert "secret" not in err
    assert list(tmp_path.iterdir()) == []


def test_missing_packages_are_named(monkeypatch, capsys):
    def fail(*_):
        raise ModuleNotFoundError(name="psycopg")

    monkeypatch.setattr("schiltrom.server.ops.admin.create_engine", fail)
    address = "postgresql://me:secret@nile/games"
    assert main(["admin", "list", "--database", address]) == 2
    err = capsys.readouterr().err
    assert "schiltrom[postgres]" in err
    assert "psycopg" in err
    assert "secret" not in err


def test_a_foreign_database_is_left_alone(tmp_path, capsys):
    file = tmp_path / "recipes.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE games (name TEXT)")
    connection.close()
    before = file.read_bytes()
    assert main(["admin", "list", "--database", f"sqlite:///{file}"]) == 2
    assert "has no Schiltrom games" in capsys.readouterr().err
    assert file.read_bytes() == before
    file.write_text("This is a text. " * 100, encoding="utf-8")
    assert main(["admin", "list", "--database", f"sqlite:///{file}"]) == 1
    assert "file is not a database" in capsys.readouterr().err


def test_the_database_of_the_settings_is_taken(house, tmp_path, monkeypatch, capsys):
    game_id = house.ended()
    monkeypatch.setenv("SCHILTROM_DATABASE", house.url)
    assert main(["admin", "list"]) == 0
    assert game_id in capsys.readouterr().out
    monkeypatch.delenv("SCHILTROM_DATABASE")
    config = tmp_path / "schiltrom.toml"
    config.write_text(f'database = "{house.url}"\n', encoding="utf-8")
    assert main(["admin", "list", "--config", str(config)]) == 0
    assert game_id in capsys.readouterr().out
    config.write_text("databse = 1\n", encoding="utf-8")
    assert main(["admin", "list", "--config", str(config)]) == 2
    assert "there is no setting 'databse'" in capsys.readouterr().err


def test_a_database_in_use_is_told(house, monkeypatch):
    """The administrator waits for others, but not for ever."""
    monkeypatch.setattr("schiltrom.server.store.database.BUSY_SECONDS", 0)
    house.ended(10)
    other = sqlite3.connect(house.url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    code, _, err = house.run("prune", "--older-than", "1", "--yes")
    other.close()
    assert code == 1
    assert "database is locked" in err
    assert house.counts()[0] == 1
