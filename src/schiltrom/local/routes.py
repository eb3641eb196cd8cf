"""The page's requests and their answers, of the same form as a server's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from schiltrom.engine.choices import ChoiceSyntaxError, parse_choice
from schiltrom.engine.tables import NOBODY, OWN, POOL, SIDE_NAMES
from schiltrom.knowledge import report, winter_forecast
from schiltrom.knowledge.tracker import Tracker
from schiltrom.local.games import LocalGames, opened_body
from schiltrom.local.rows import HERE, LocalGame
from schiltrom.local.shapes import MOST, Request, wrong
from schiltrom.notation import position_to_line, view_to_line
from schiltrom.odds import OddsError
from schiltrom.odds import to_json as odds_json
from schiltrom.screen.destinations import destinations
from schiltrom.screen.replay import frames, open_frames
from schiltrom.table import looking
from schiltrom.table.answers import RequestError, state_body
from schiltrom.table.errors import GameError, NotPlayingError
from schiltrom.table.new_game import rules_of
from schiltrom.table.table import SCREEN_STATE, VIEW

LONGEST_SEED: Final = 200
RECALL_SECONDS: Final = 60.0
ODDS_SECONDS: Final = 0.3
DONE: Final = {"done": True}
FORMS: Final = (VIEW, SCREEN_STATE)


def route(games: LocalGames, request: Request) -> object:
    """Return the answer to a request."""
    match (request.method, *request.path):
        case ("GET", "games"):
            return _list(games, request)
        case ("POST", "games"):
            return opened_body(_make(games, request))
        case ("POST", "games", "import"):
            return opened_body(games.open_record(request.body.get("record"), request.plans()))
        case ("GET", "games", game_id):
            viewer = _viewer(games, request, game_id)
            form = request.text("form") or VIEW
            if form not in FORMS:
                raise wrong("form")
            since = request.number_in_query("since", -1, -1)
            return state_body(games.state(game_id, viewer, since, form), request.at_ms)
        case (method, "games", game_id, *rest):
            found = _OF_A_GAME.get((method, "/".join(rest)))
            if found is not None:
                return found(games, request, game_id)
    raise RequestError(404, "not-found")


def _viewer(games: LocalGames, request: Request, game_id: str) -> int:
    """Return who looks; who asks for what everybody may see gets no more."""
    if request.text("spectator"):
        games.row(game_id)
        return NOBODY
    return games.viewer(game_id, request.side())


# --- games -----------------------------------------------------------------------------------


def _make(games: LocalGames, request: Request) -> LocalGame:
    body, plans = request.body, request.plans()
    if plans is None:
        raise wrong("seats")
    scenario, bidding = str(body.get("scenario", "braveheart")), body.get("bidding") is True
    edition, bid = str(body.get("edition", "4")), str(body.get("bid", ""))
    rules = rules_of(scenario, edition, request.options(), bid, bidding=bidding)
    is_open = body.get("open") is True
    clock = request.clock()
    return games.open_game(scenario, rules, plans, clock, edition, bidding=bidding, is_open=is_open)


def _list(games: LocalGames, request: Request) -> dict[str, object]:
    found = [
        _listed(games, game_id, side, request.at_ms)
        for game_id in games.ids()
        for side in _sides(games.row(game_id))
    ]
    return {"games": found, "damaged": games.damaged}


def _sides(row: LocalGame) -> list[int]:
    """Return the seats of a game at this screen; a game that is only watched has one line too."""
    return [seat.side for seat in row.seats if seat.kind == HERE] or [0]


def _listed(games: LocalGames, game_id: str, side: int, at_ms: int) -> dict[str, object]:
    """Return a line of the list, which needs no table: the row has what it says."""
    row = games.row(game_id)
    return {
        "game": game_id,
        "side": SIDE_NAMES[side],
        "number": 0,
        "your_choice": side in row.asked,
        "year": row.year,
        "made": row.created.date().isoformat(),
        "status": games.status(game_id).at(at_ms),
    }


# --- one game --------------------------------------------------------------------------------

Answer = Callable[[LocalGames, Request, str], object]


def _choose(games: LocalGames, request: Request, game_id: str) -> object:
    side = games.seat(game_id, request.side()).side
    return {"number": games.choose(game_id, side, request.number(), request.choices())}


def _undo(games: LocalGames, request: Request, game_id: str) -> object:
    side = games.seat(game_id, request.side()).side
    return {"number": games.undo(game_id, side, request.number())}


def _fire_all(games: LocalGames, request: Request, game_id: str) -> object:
    side = games.seat(game_id, request.side()).side
    return {"number": games.fire_all(game_id, side, request.number())}


def _resign(games: LocalGames, request: Request, game_id: str) -> object:
    games.resign(game_id, games.seat(game_id, request.side()).side)
    return DONE


def _leave(games: LocalGames, _request: Request, game_id: str) -> object:
    games.remove(game_id)
    return DONE


def _commit(games: LocalGames, request: Request, game_id: str) -> object:
    promise = request.said("commitment", 64)
    if len(promise) != 64 or not set(promise) <= set("0123456789abcdef"):
        raise wrong("commitment")
    games.commit(game_id, games.seat(game_id, request.side()).side, promise)
    return DONE


def _seed(games: LocalGames, request: Request, game_id: str) -> object:
    side, seed = games.seat(game_id, request.side()).side, request.said("seed", LONGEST_SEED)
    return {"begun": games.bring_seed(game_id, side, seed)}


def _bid(games: LocalGames, request: Request, game_id: str) -> object:
    side = games.seat(game_id, request.side()).side
    return {"begun": games.bring_bid(game_id, side, request.bid())}


def _wish(games: LocalGames, request: Request, game_id: str) -> object:
    wishes = request.body.get("wishes")
    if not isinstance(wishes, list):
        raise wrong("wishes")
    games.wish(game_id, games.seat(game_id, request.side()).side, [str(each) for each in wishes])
    return DONE


def _order(games: LocalGames, request: Request, game_id: str) -> object:
    orders = request.orders()
    games.order(game_id, games.seat(game_id, request.side()).side, request.said("area"), orders)
    return DONE


def _offer(games: LocalGames, request: Request, game_id: str) -> object:
    games.offer(game_id, games.seat(game_id, request.side()).side, request.said("kind"))
    return {**DONE, "rematch": None}


def _accept(games: LocalGames, request: Request, game_id: str) -> object:
    games.accept(game_id, games.seat(game_id, request.side()).side, request.said("kind"))
    return {**DONE, "rematch": None}


def _decline(games: LocalGames, request: Request, game_id: str) -> object:
    games.seat(game_id, request.side())
    games.decline(game_id, request.said("kind"))
    return DONE


def _record(games: LocalGames, _request: Request, game_id: str) -> object:
    return games.record(game_id, whole=True).to_json()


def _export(games: LocalGames, _request: Request, game_id: str) -> object:
    return {"text": games.text(game_id)}


def _line(games: LocalGames, request: Request, game_id: str) -> object:
    """Return what the caller sees as one line; once the game is over, all of the position."""
    viewer, table = _viewer(games, request, game_id), games.begun_table(game_id)
    if games.row(game_id).ended is None:
        return {"line": view_to_line(table.view(viewer))}
    *_, last = table.record.positions()
    return {"line": position_to_line(last)}


def _notes(games: LocalGames, request: Request, game_id: str) -> object:
    return {"text": games.seat(game_id, request.side()).notes}


def _write_notes(games: LocalGames, request: Request, game_id: str) -> object:
    games.write_notes(game_id, games.seat(game_id, request.side()).side, request.notes())
    return DONE


def _forget(games: LocalGames, request: Request, game_id: str) -> object:
    games.forget_names(game_id, games.seat(game_id, request.side()).side)
    return DONE


# --- what helps to choose --------------------------------------------------------------------


def _reach(games: LocalGames, request: Request, game_id: str) -> object:
    side, blocks = games.seat(game_id, request.side()).side, request.blocks()
    table = games.begun_table(game_id)
    return [] if games.row(game_id).ended is not None else destinations(table.view(side), blocks)


def _why(games: LocalGames, request: Request, game_id: str) -> object:
    side, text = games.seat(game_id, request.side()).side, request.text("choice") or ""
    try:
        choice = parse_choice(text)
    except ChoiceSyntaxError as error:
        raise GameError("no-such-choice", choice=text[:60]) from error
    over = games.row(game_id).ended is not None
    message = looking.why(games.begun_table(game_id), side, choice, request.blocks(), over=over)
    return {"legal": message is None, "message": message}


def _tracker(games: LocalGames, game_id: str, side: int) -> Tracker:
    found = games.tracker(game_id, side, RECALL_SECONDS)
    if found is None:
        raise RequestError(503, "server-busy", retry_after=1)
    return found


def _known(games: LocalGames, request: Request, game_id: str) -> object:
    side = games.seat(game_id, request.side()).side
    place = POOL[1 - side] if request.text("area") == "pool" else request.area()
    return report.to_json(report.report_on(_tracker(games, game_id, side), place))


def _odds(games: LocalGames, request: Request, game_id: str) -> object:
    side, coming = games.seat(game_id, request.side()).side, request.blocks()
    if any(not OWN[side] >> each & 1 for each in coming):
        raise wrong("block")
    tracker, area, attacker = (
        _tracker(games, game_id, side),
        request.area(),
        request.side("attacker"),
    )
    try:
        return odds_json(looking.odds_of(tracker, side, area, attacker, coming, ODDS_SECONDS))
    except OddsError as error:
        raise RequestError(422, "no-battle", code="no-battle", detail=str(error)) from error


def _winter(games: LocalGames, request: Request, game_id: str) -> object:
    side = games.seat(game_id, request.side()).side
    view = games.begun_table(game_id).view(side)
    return winter_forecast.to_json(winter_forecast.forecast(view))


# --- the game once more ----------------------------------------------------------------------


def _frames(games: LocalGames, request: Request, game_id: str) -> object:
    caller, row, table = (
        _viewer(games, request, game_id),
        games.row(game_id),
        games.begun_table(game_id),
    )
    wanted = request.text("viewer") or (
        SIDE_NAMES[caller] if caller != NOBODY else looking.SPECTATOR
    )
    if wanted not in (*looking.VIEWERS, looking.ALL):
        raise wrong("viewer")
    own = looking.VIEWERS.get(wanted) in (caller, NOBODY)
    if not own and row.ended is None and not row.open:
        raise NotPlayingError("record-later")
    start = min(request.number_in_query("from", 0), MOST)
    count = min(request.number_in_query("count", 20), looking.MOST_FRAMES)
    record = table.record.copy()
    if wanted == looking.ALL:
        return open_frames(record, start, count)
    return frames(record, table.history(looking.VIEWERS[wanted]), start, count)


def _course(games: LocalGames, _request: Request, game_id: str) -> object:
    return games.begun_table(game_id).course.so_far()


_OF_A_GAME: Final[dict[tuple[str, str], Answer]] = {
    ("POST", "choices"): _choose,
    ("POST", "undo"): _undo,
    ("POST", "fire-all"): _fire_all,
    ("POST", "resign"): _resign,
    ("POST", "leave"): _leave,
    ("POST", "commitment"): _commit,
    ("POST", "seed"): _seed,
    ("POST", "bid"): _bid,
    ("POST", "wishes"): _wish,
    ("POST", "orders"): _order,
    ("POST", "offers"): _offer,
    ("POST", "offers/accept"): _accept,
    ("POST", "offers/decline"): _decline,
    ("GET", "record"): _record,
    ("GET", "export"): _export,
    ("GET", "line"): _line,
    ("GET", "notes"): _notes,
    ("POST", "notes"): _write_notes,
    ("POST", "forget"): _forget,
    ("GET", "reach"): _reach,
    ("GET", "why"): _why,
    ("GET", "known"): _known,
    ("GET", "odds"): _odds,
    ("GET", "winter"): _winter,
    ("GET", "frames"): _frames,
    ("GET", "course"): _course,
}
"""What can be asked of one game; a hint is thought about elsewhere (``worker``)."""
