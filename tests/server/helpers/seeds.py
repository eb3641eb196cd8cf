"""Seats that bring their seeds as a player's program does: first a commitment, then the seed."""

from __future__ import annotations

from typing import Any

from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.fairness import seat_commitment
from schiltrom.server.games.seats import Seat
from schiltrom.server.games.service import GameService

Headers = dict[str, str]


def sit(
    service: GameService, link: str, name: str = "", seed: str = "seed", bid: int | None = None
) -> tuple[Seat, str]:
    """Take the seat of a link and bind it to a seed; show that, if it is time."""
    seat, token = service.take_seat(link, name, bid)
    bring(service, seat, seed)
    return seat, token


def bring(service: GameService, seat: Seat, seed: str = "seed") -> bool:
    """Bind a seat to its seed and show it, if it is time; return whether the game has begun."""
    if not _is_bound(service, seat):
        service.commit(seat, seat_commitment(seat.side, seed))
    status = service.state(seat.game_id).status
    if not all(each.commitment for each in status.seats):
        return False
    if status.bidding and not all(each.has_bid for each in status.seats):
        return False
    return service.bring_seed(seat, seed)


def _is_bound(service: GameService, seat: Seat) -> bool:
    return service.state(seat.game_id).status.seats[seat.side].commitment is not None


def bind_seat(client: Any, game: str, side: int, seed: str, headers: Headers) -> None:
    """Bind a seat to its seed, over HTTP."""
    sent = {"commitment": seat_commitment(side, seed)}
    query = {"side": SIDE_NAMES[side]}
    path = f"/api/games/{game}/commitment"
    answer = client.post(path, json=sent, headers=headers, params=query)
    assert answer.status_code == 200, answer.text


def show_seed(client: Any, game: str, side: int, seed: str, headers: Headers) -> bool:
    """Show the seed of a seat, over HTTP; return whether the game has begun."""
    query = {"side": SIDE_NAMES[side]}
    path = f"/api/games/{game}/seed"
    answer = client.post(path, json={"seed": seed}, headers=headers, params=query)
    assert answer.status_code == 200, answer.text
    return bool(answer.json()["begun"])


def bring_seeds(client: Any, game: str, seats: dict[int, tuple[str, str]]) -> None:
    """Let seats, each with its token and seed, begin a game."""
    for step in (bind_seat, show_seed):
        for side, (token, seed) in seats.items():
            step(client, game, side, seed, {"Authorization": f"Bearer {token}"})
