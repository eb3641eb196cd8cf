"""Hostile mail addresses and receivers: one address is one address, and nobody else waits."""

from __future__ import annotations

import asyncio
import ipaddress
from types import SimpleNamespace
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from schiltrom.server.http.schemas_chat import Email
from schiltrom.server.notify import sending
from schiltrom.server.notify.notify import EMAIL, PUSH, WEBHOOK, Parcel
from schiltrom.server.notify.sending import Sender, SendError, is_public, mail
from schiltrom.server.ops import periodic
from schiltrom.server.ops.periodic import PeriodicJobs
from schiltrom.server.ops.settings import Settings

ADDRESS: TypeAdapter[str] = TypeAdapter(Email)
SETTINGS = Settings(smtp_url="smtp://127.0.0.1:1", smtp_from="games@example.org")


def parcel(kind: str, target: str, number: int = 0) -> Parcel:
    return Parcel(
        id=f"{number:032}",
        event="your-turn",
        kind=kind,
        target=target,
        secret="s" * 43,
        language="en",
        code="",
        game_id="g" * 16,
        side="England",
        scenario="braveheart",
        winner=None,
        ending="",
        tries=1,
    )


@pytest.mark.parametrize(
    "address",
    [
        "=?utf-8?q?victi=6D?=@x.org",
        "=?utf-8?b?dmljdGlt?=@x.org",
        "a@=?utf-8?q?x=2Eorg?=",
        "a@x..org",
        "a@.x.org",
        "a@x.org.",
        "a@x",
        "a@-x.org",
        "a..b@x.org",
        ".a@x.org",
        "a.@x.org",
        "a@b@x.org",
        "a b@x.org",
        "a,b@x.org",
        "a@x.org\nBcc: v@x.org",
        "a" * 65 + "@x.org",
        "ä@x.org",
        '"a"@x.org',
    ],
)
def test_an_address_that_could_mean_another_is_refused(address):
    with pytest.raises(ValidationError):
        ADDRESS.validate_python(address)


@pytest.mark.parametrize("address", ["a@x.org", "a.b+c@sub.x-y.org", "o'neil=x@example.co.uk"])
def test_a_plain_address_reaches_the_mail_as_it_was_given(address):
    assert ADDRESS.validate_python(address) == address
    message = mail(parcel(EMAIL, address), SETTINGS)
    assert [each.addr_spec for each in message["To"].addresses] == [address]


@pytest.mark.parametrize("address", ["fec0::1", "feff::1", "fe80::1", "fc00::1", "::1", "10.0.0.1"])
def test_private_addresses_are_private(address):
    assert not is_public(ipaddress.ip_address(address))


def test_any_failure_is_a_failure_with_an_end(monkeypatch):
    """Whatever an address or a receiver does, it is tried again a few times, and then no more."""

    def strange(*_: Any) -> None:
        raise UnicodeError("nobody thought of this")

    monkeypatch.setattr(sending, "mail", strange)
    with pytest.raises(SendError, match="UnicodeError"):
        asyncio.run(Sender(SETTINGS).send(parcel(EMAIL, "a@x.org")))


class Post:
    """A queue of notices, and a sender for which one receiver never answers."""

    def __init__(self, due: list[Parcel]) -> None:
        self.due = due
        self.sent_to: list[str] = []
        self.later: list[str] = []

    def take_due(self, most: int) -> list[Parcel]:
        taken, self.due = self.due[:most], self.due[most:]
        return taken

    def sent(self, found: Parcel) -> None:
        self.sent_to.append(found.target)

    def put_off(self, found: Parcel, _seconds: float) -> None:
        self.later.append(found.target)

    async def send(self, found: Parcel) -> None:
        if "slow" in found.target:
            await asyncio.sleep(60)


@pytest.mark.parametrize("kind", [WEBHOOK, PUSH])
def test_a_slow_receiver_keeps_nobody_else_waiting(kind):
    """Forty notices to one that never answers, then one to somebody else: it is sent at once."""
    slow = [parcel(kind, f"https://slow.example.org/{i}", i) for i in range(40)]
    post = Post([*slow, parcel(kind, "https://quick.example.org/", 99)])

    async def ask(call: Any, *args: Any) -> Any:
        return call(*args)

    async def run() -> None:
        context: Any = SimpleNamespace(ask=ask, notify=post, settings=SETTINGS)
        jobs = PeriodicJobs(context)
        jobs._sender = post  # type: ignore[assignment]
        for _ in range(4):
            await jobs._post()
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)
        assert len(jobs._sending) == periodic.TO_ONE_RECEIVER
        for task in jobs._sending:
            task.cancel()

    asyncio.run(run())
    assert post.sent_to == ["https://quick.example.org/"]
    assert len(post.later) == 40 - periodic.TO_ONE_RECEIVER
