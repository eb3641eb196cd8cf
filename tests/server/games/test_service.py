"""The game service: games, seats and choices, durable and checked, without HTTP."""

from __future__ import annotations

import json
from random import Random

import pytest
from sqlalchemy import create_engine, inspect, select, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from schiltrom import ENGLAND, NOBODY, SCOTLAND, Record, RuleSet
from schiltrom.fairness import (
    FIRST_SCHEME,
    SCHEME,
    TAG_SIDE_COMMITMENTS,
    seat_commitment,
    verify,
)
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.store.database import newest_version, open_database
from schiltrom.server.store.models import EntryRow, SeatRow
from schiltrom.table.errors import (
    GameError,
    NotFoundError,
    NotPlayingError,
    RefusedError,
    StaleError,
)
from schiltrom.table.table import Table, _is_openly_forced
from tests.server.helpers.seeds import bring, sit
from tests.server.helpers.versions import downgrade


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture
def service(url):
    return GameService(open_database(url))


def both_here(service: GameService, **switches) -> tuple[str, dict[int, Seat]]:
    """Return a game whose two seats are here."""
    plans = {ENGLAND: SeatPlan("here", "Ann"), SCOTLAND: SeatPlan("here", "Bob")}
    opened = service.open_game("braveheart", RuleSet().but(**switches), plans)
    seats = {side: service.seat(token) for side, token in opened.tokens.items()}
    return opened.game_id, seats


def step(service: GameService, game_id: str, seats: dict[int, Seat], rng: Random) -> bool:
    """Make one random choice of whoever can; return whether there was one."""
    for side in (ENGLAND, SCOTLAND):
        state = service.state(game_id, side)
        if state.your_choice and state.view is not None:
            legal = state.view["legal"]
            assert isinstance(legal, list)
            service.choose(seats[side], state.number, rng.choice(legal))
            return True
    return False


def test_a_whole_game_is_played_kept_and_proved(service):
    game_id, seats = both_here(service)
    with pytest.raises(NotPlayingError):
        service.record(game_id)
    rng = Random(4)
    while step(service, game_id, seats, rng):
        pass
    status = service.state(game_id).status
    assert status.over is True
    assert status.winner in ("England", "Scotland")
    record = Record.from_json(service.record(game_id))
    assert verify(record).deals >= 10
    assert record.replay().position.is_over()


def test_another_server_goes_on_where_the_first_stopped(service, url):
    game_id, seats = both_here(service)
    rng = Random(1)
    for _ in range(150):
        step(service, game_id, seats, rng)
    other = GameService(open_database(url))
    for viewer in (ENGLAND, SCOTLAND, NOBODY):
        assert other.state(game_id, viewer) == service.state(game_id, viewer)
    for i in range(60):
        step(service if i % 2 else other, game_id, seats, rng)
    assert other.state(game_id, ENGLAND) == service.state(game_id, ENGLAND)


def test_a_friend_takes_the_seat_once_and_then_the_game_begins(service):
    plans = {ENGLAND: SeatPlan("here", "Ann"), SCOTLAND: SeatPlan("friend")}
    opened = service.open_game("the bruce", RuleSet(), plans)
    assert service.state(opened.game_id).status.begun is False
    with pytest.raises(NotPlayingError, match="not started"):
        service.choose(service.seat(opened.tokens[ENGLAND]), 0, "card 3")
    with pytest.raises(NotFoundError):
        service.seat(opened.links[SCOTLAND])
    seat, token = sit(service, opened.links[SCOTLAND], "Bob", "a seed of my own")
    assert service.seat(token) == seat == Seat(opened.game_id, SCOTLAND)
    assert service.state(opened.game_id, SCOTLAND).your_choice
    for link in (opened.links[SCOTLAND], token, "nonsense", ""):
        with pytest.raises(NotFoundError):
            service.take_seat(link, "Eve")


def test_tokens_are_kept_only_as_hashes(service, url):
    opened = service.open_game(
        "braveheart", RuleSet(), {ENGLAND: SeatPlan("here"), SCOTLAND: SeatPlan("friend")}
    )
    with Session(open_database(url)) as session:
        kept = json.dumps([row.token_hash for row in session.scalars(select(SeatRow))])
    for secret in (*opened.tokens.values(), *opened.links.values()):
        assert len(secret) >= 43
        assert secret not in kept


def test_stale_repeated_early_and_foreign_choices_change_nothing(service):
    game_id, seats = both_here(service)
    other_game, other_seats = both_here(service)
    state = service.state(game_id, ENGLAND)
    assert state.view is not None
    card = state.view["legal"][0]
    reached = service.choose(seats[ENGLAND], state.number, card)
    before = [service.state(game_id, viewer) for viewer in (ENGLAND, SCOTLAND, NOBODY)]
    with pytest.raises(StaleError) as stale:
        service.choose(seats[ENGLAND], state.number, card)
    assert stale.value.number == reached
    with pytest.raises(RefusedError, match=r"3\.1"):
        service.choose(seats[ENGLAND], reached, card)
    with pytest.raises(StaleError):
        service.choose(seats[SCOTLAND], 99, "card 3")
    with pytest.raises(GameError, match="there is no choice"):
        service.choose(seats[SCOTLAND], service.state(game_id, SCOTLAND).number, "card 9")
    with pytest.raises(RefusedError):
        service.choose(seats[SCOTLAND], service.state(game_id, SCOTLAND).number, "done")
    with pytest.raises(NotFoundError):
        service.choose(Seat("nowhere", ENGLAND), 0, card)
    assert other_seats[ENGLAND] != seats[ENGLAND]
    assert service.state(other_game, ENGLAND).number == state.number
    assert before == [service.state(game_id, viewer) for viewer in (ENGLAND, SCOTLAND, NOBODY)]


def test_a_card_may_be_laid_while_the_other_lays_his(service, url):
    """3.1: who is slower saw an older number, but is asked the same; at any server, and once."""
    game_id, seats = both_here(service)
    other = GameService(open_database(url))
    rng = Random(6)
    turns = 0
    while turns < 12:
        seen = [service.state(game_id, side) for side in (ENGLAND, SCOTLAND)]
        if not all(state.your_choice for state in seen):
            assert step(service, game_id, seats, rng)
            continue
        first = turns % 2
        cards = [(state.view or {})["legal"][0] for state in seen]
        laid = service.choose(seats[first], seen[first].number, cards[first])
        if turns % 3 == 1:  # laid, taken up and laid again: still nothing else has changed
            taken = service.undo(seats[first], laid)
            service.choose(seats[first], taken, cards[first])
        late = [service, other, GameService(open_database(url))][turns % 3]
        with pytest.raises(StaleError):
            late.choose(seats[1 - first], seen[1 - first].number - 1, cards[1 - first])
        with pytest.raises(StaleError):  # what could be taken back may be another matter now
            late.undo(seats[1 - first], seen[1 - first].number)
        late.choose(seats[1 - first], seen[1 - first].number, cards[1 - first])
        for side in (ENGLAND, SCOTLAND):
            with pytest.raises(StaleError):
                late.choose(seats[side], seen[side].number, cards[side])
        turns += 1


def test_who_has_laid_a_card_cannot_lay_another_with_an_old_number(service):
    game_id, seats = both_here(service)
    seen = service.state(game_id, ENGLAND)
    card = (seen.view or {})["legal"][0]
    reached = service.choose(seats[ENGLAND], seen.number, card)
    service.undo(seats[ENGLAND], reached)
    for number in (seen.number, reached):
        with pytest.raises(StaleError):
            service.choose(seats[ENGLAND], number, card)


def test_a_service_says_whether_its_database_answers(service, url):
    service.ready()
    with open_database(url).begin() as connection:
        connection.execute(text("ALTER TABLE games RENAME TO lost"))
    with pytest.raises(OperationalError):
        service.ready()


def test_undo_takes_back_and_is_kept(service, url):
    game_id, seats = both_here(service)
    state = service.state(game_id, SCOTLAND)
    assert state.view is not None
    service.choose(seats[SCOTLAND], state.number, state.view["legal"][0])
    chosen = service.state(game_id, SCOTLAND)
    assert chosen.can_undo
    service.undo(seats[SCOTLAND], chosen.number)
    assert service.state(game_id, SCOTLAND).view == state.view
    with pytest.raises(RefusedError):
        service.undo(seats[SCOTLAND], service.state(game_id, SCOTLAND).number)
    assert GameService(open_database(url)).state(game_id, SCOTLAND).view == state.view


def _is_open_now(table: Table, _over: bool) -> bool:
    """Return whether everybody could see that a choice is forced."""
    return _is_openly_forced(table._replay.position)


def test_forced_choices_make_themselves_if_wished(service):
    """But not those that only hidden blocks force: that would tell of them."""
    game_id, seats = both_here(service)
    for seat in seats.values():
        service.wish(seat, ["forced", "hits"])
    rng = Random(8)
    for _ in range(200):
        for side in (ENGLAND, SCOTLAND):
            state = service.state(game_id, side)
            if state.your_choice and state.view is not None:
                hides = not service.ask_table(game_id, _is_open_now)
                assert len(state.view["legal"]) > 1 or hides
        if not step(service, game_id, seats, rng):
            break
    with pytest.raises(GameError, match="is not one of"):
        service.wish(seats[ENGLAND], ["luck"])


def test_all_blocks_of_a_letter_fire_at_once(service):
    game_id, seats = both_here(service)
    rng = Random(3)
    fired = 0
    for _ in range(600):
        for side in (ENGLAND, SCOTLAND):
            state = service.state(game_id, side)
            fighting = state.your_choice and (state.view or {}).get("step") == "combat"
            if fighting and service.fire_all(seats[side], state.number) > state.number:
                fired += 1
        if fired > 3 or not step(service, game_id, seats, rng):
            break
    assert fired > 3


def test_resigning_ends_the_game(service):
    game_id, seats = both_here(service)
    service.resign(seats[SCOTLAND])
    status = service.state(game_id).status
    assert (status.winner, status.ending) == ("England", "resigned")
    with pytest.raises(NotPlayingError):
        service.resign(seats[ENGLAND])
    with pytest.raises(NotPlayingError, match="over"):
        service.choose(seats[ENGLAND], service.state(game_id, ENGLAND).number, "card 3")
    assert verify(Record.from_json(service.record(game_id))).deals == 10


def test_an_entry_that_chance_did_not_bring_is_found_out(service, url):
    """A record tampered with in the database is not played on."""
    game_id, _ = both_here(service)
    engine = open_database(url)
    with Session(engine) as session, session.begin():
        row = session.scalar(select(EntryRow).where(EntryRow.text.like("deal %")))
        assert row is not None
        row.text = "deal 3" if row.text != "deal 3" else "deal 1"
    with pytest.raises(Exception, match="not what the seeds say"):
        GameService(engine).state(game_id)


def test_sqlite_is_durable_and_up_to_date(url):
    with open_database(url).begin() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        assert version == newest_version()


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path):
    """Games that were played before go on, with their tokens and links."""
    old = f"sqlite:///{tmp_path / 'old.db'}"
    service = GameService(open_database(old))
    plans = {ENGLAND: SeatPlan("here", "Ann"), SCOTLAND: SeatPlan("friend")}
    opened = service.open_game("braveheart", RuleSet(), plans)
    computer = {ENGLAND: SeatPlan("computer"), SCOTLAND: SeatPlan("here")}
    played = service.open_game("braveheart", RuleSet(), computer)
    view = service.state(played.game_id, SCOTLAND).view
    service.engine.dispose()
    engine = create_engine(old)
    downgrade(engine, "0001")
    with engine.connect() as connection:
        assert "chat" not in inspect(connection).get_table_names()
    engine.dispose()
    again = GameService(open_database(old))
    assert again.state(played.game_id, SCOTLAND).view == view
    assert again.level_of(Seat(played.game_id, ENGLAND)) == "peasant"
    assert again.seat(opened.tokens[ENGLAND]).side == ENGLAND
    with pytest.raises(NotFoundError):
        again.seat(opened.links[SCOTLAND])
    sit(again, opened.links[SCOTLAND], "Bob", "x")
    bring(again, Seat(opened.game_id, ENGLAND))
    bring(again, Seat(opened.game_id, SCOTLAND), "x")
    assert again.state(opened.game_id).status.begun


def test_games_of_before_keep_their_chance_and_those_that_wait_are_bound_anew(tmp_path):
    """What has begun goes on with its seeds; who waits commits himself before he shows his."""
    old = f"sqlite:///{tmp_path / 'old.db'}"
    service = GameService(open_database(old))
    here = {side: SeatPlan("here", seed="seed") for side in (ENGLAND, SCOTLAND)}
    begun = service.open_game("braveheart", RuleSet(), here).game_id
    alone = {ENGLAND: SeatPlan("here", seed=None), SCOTLAND: SeatPlan("computer", seed="thought")}
    waiting = service.open_game("braveheart", RuleSet(), alone).game_id
    service.engine.dispose()
    engine = create_engine(old)
    downgrade(engine, "0006")
    with engine.begin() as connection:
        connection.execute(text("UPDATE seats SET seed = 'shown' WHERE seed IS NULL"))
    engine.dispose()
    again = GameService(open_database(old))
    assert again.state(begun, ENGLAND).your_choice
    again.resign(Seat(begun, ENGLAND))
    record = Record.from_json(again.record(begun))
    assert verify(record).scheme == FIRST_SCHEME
    assert not set(TAG_SIDE_COMMITMENTS) & set(record.tags)
    bound = [None, seat_commitment(SCOTLAND, "thought")]
    assert [seat.commitment for seat in again.state(waiting).status.seats] == bound
    assert bring(again, Seat(waiting, ENGLAND), "new")
    again.resign(Seat(waiting, ENGLAND))
    record = Record.from_json(again.record(waiting))
    assert verify(record, [str(bound[SCOTLAND])], ["new"]).scheme == SCHEME


def test_unknown_seats_and_games_are_refused(service):
    with pytest.raises(NotFoundError):
        service.state("nowhere")
    with pytest.raises(GameError, match="is not a kind of seat"):
        service.open_game("braveheart", RuleSet(), {0: SeatPlan("ghost"), 1: SeatPlan("here")})
