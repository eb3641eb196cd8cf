"""What tests of mail, webhooks and pushes do to a server: play, let time pass, send what is due."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import update

from schiltrom.server.store.models import DeliveryRow, now_ms
from tests.server.helpers.service import Opened


def deliver(client: Any) -> None:
    """Do the job that sends what is due, and wait until it is sent."""
    client.portal.call(client.app.state.periodic._post)
    client.portal.call(client.app.state.periodic.settled)


def lay(client: Any, opened: Opened, side: int) -> None:
    """Make a seat's first choice."""
    state = client.get(opened.path, headers=opened.auth(side)).json()
    choice = {"number": state["number"], "choice": state["view"]["legal"][0]}
    answer = client.post(f"{opened.path}/choices", json=choice, headers=opened.auth(side))
    assert answer.is_success, answer.text


def make_due(client: Any) -> None:
    """Let the time until the next try pass."""
    with client.app.state.context.service.writing() as session:
        session.execute(
            update(DeliveryRow).where(DeliveryRow.due_ms.is_not(None)).values(due_ms=now_ms() - 1)
        )


@contextmanager
def at_the_table(client: Any, opened: Opened, side: int) -> Iterator[None]:
    """Let a seat be connected meanwhile."""
    presence = client.app.state.context.presence
    seat = client.app.state.context.service.seat(opened.tokens[side])
    presence.come(seat)
    presence.keep()
    yield
    presence.go(seat)
    presence.keep()
