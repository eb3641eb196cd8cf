"""Sending signed webhooks, pushes and mails: the only connections that a server opens itself.

The URL of a webhook or of a push service comes from a player. Its host name is resolved once, every
address must be public, and the connection goes to an address that was checked.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import json
import smtplib
import socket
import ssl
import time
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

import httpx
from anyio import CapacityLimiter, to_thread
from standardwebhooks import Webhook

from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.server.notify.notices import CONFIRM, OVER
from schiltrom.server.notify.notify import EMAIL, PUSH, SECRET_PREFIX, WEBHOOK, Parcel
from schiltrom.server.notify.web_push import authorization, encrypt
from schiltrom.server.ops.settings import Settings
from schiltrom.table.errors import GameError
from schiltrom.text.words import DEFAULT_LANGUAGE, languages, say

SECONDS: Final = 15.0
LONGEST_URL: Final = 500
LONGEST_ENDPOINT: Final = 1000
"""The addresses that push services make are longer than those that people do."""
PUSH_KEPT_SECONDS: Final = 3 * 24 * 3600
"""How long a push service keeps a notice for a browser that is not running."""
GONE: Final = {WEBHOOK: (410,), PUSH: (404, 410)}
"""The answers by which a receiver says that it is gone for good."""
NO_CONTACT: Final = "https://localhost"
"""What push services are told of a server that has neither a public address nor mail."""
MAIL: Final = "mail"
"""The receiver of all mails."""
WELL_KNOWN_PORTS: Final = (80, 443)
FIRST_FREE_PORT: Final = 1024
SITE_LOCAL: Final = ipaddress.IPv6Network("fec0::/10")
"""Private by an old rule that networks may still follow."""
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class SendError(Exception):
    """A notice could not be sent; it may be retried."""


class GoneError(Exception):
    """The receiver is gone for good."""


# --- addresses -------------------------------------------------------------------------------


def check_endpoint(url: str, *, private: bool) -> SplitResult:
    """Return the parts of a push service's address, or refuse it: as a webhook's, and by TLS."""
    try:
        parts = check_url(url, private=private, longest=LONGEST_ENDPOINT)
    except GameError as error:
        raise GameError("push-address") from error
    if parts.scheme != "https" and not private:
        raise GameError("push-address")
    return parts


def check_url(url: str, *, private: bool, longest: int = LONGEST_URL) -> SplitResult:
    """Return the parts of a webhook's address, or refuse it."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise GameError("webhook-address") from error
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise GameError("webhook-scheme")
    if len(url) > longest or not url.isascii() or not url.isprintable() or " " in url:
        raise GameError("webhook-characters", most=longest)
    if parts.username is not None or parts.password is not None or "#" in url:
        raise GameError("webhook-parts")
    if not private and port is not None and port not in WELL_KNOWN_PORTS and port < FIRST_FREE_PORT:
        raise GameError("webhook-port", first=FIRST_FREE_PORT)
    try:
        literal = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return parts
    if not private and not is_public(literal):
        raise GameError("webhook-private")
    return parts


def is_public(address: Address) -> bool:
    """Return whether an address is public, including an IPv4 address embedded in an IPv6 one."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None or address in SITE_LOCAL:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def _look_up(parts: SplitResult, *, private: bool) -> str:
    """Return an address for a webhook's host name; all its addresses must be allowed."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(parts.hostname, _port(parts), type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise SendError("the host name cannot be resolved") from error
    addresses = [ipaddress.ip_address(str(each[4][0]).partition("%")[0]) for each in found]
    if not addresses or not (private or all(is_public(each) for each in addresses)):
        raise SendError("the host name resolves to an address that is not public")
    first = addresses[0]
    return f"[{first}]" if isinstance(first, ipaddress.IPv6Address) else str(first)


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


# --- what is sent ----------------------------------------------------------------------------


def facts(parcel: Parcel, origin: str) -> dict[str, object]:
    """Return what a notice says: public facts and the game's address, nothing else."""
    said: dict[str, object] = {
        "event": parcel.event,
        "game": parcel.game_id,
        "side": parcel.side,
        "scenario": parcel.scenario,
        "address": f"{origin}/g/{parcel.game_id}",
    }
    if parcel.event == OVER:
        said |= {"winner": parcel.winner, "ending": parcel.ending}
    return said


def signatures(parcel: Parcel, at: int, body: bytes) -> dict[str, str]:
    """Return the headers that prove who sent a webhook and when: ours, and Standard Webhooks'."""
    secret = parcel.secret
    ours = hmac.digest(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hex()
    # Secrets from before the standard was adopted are used as keys unchanged.
    webhook = Webhook(secret if secret.startswith(SECRET_PREFIX) else secret.encode())
    standard = webhook.sign(parcel.id, datetime.fromtimestamp(at, UTC), body.decode())
    return {
        "Schiltrom-Delivery": parcel.id,
        "Schiltrom-Timestamp": str(at),
        "Schiltrom-Signature": f"v1={ours}",
        "webhook-id": parcel.id,
        "webhook-timestamp": str(at),
        "webhook-signature": standard,
    }


def pushed(parcel: Parcel) -> bytes:
    """Return what a browser is told: the subject of a mail, and which game it opens."""
    language = _language_of(parcel)
    said = {"title": _subject(parcel), "game": parcel.game_id, "language": language}
    return json.dumps(said, ensure_ascii=False).encode()


def push_headers(parcel: Parcel, parts: SplitResult, settings: Settings, at: int) -> dict[str, str]:
    """Return the headers of a push: whose it is, and how long and how soon it is worth sending."""
    return {
        "Authorization": authorization(parcel.secret, parts, _contact(settings), at),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(PUSH_KEPT_SECONDS),
        # Of one game only the newest notice waits; the topic is random and tells nothing of it.
        "Topic": parcel.push_id,
        "Urgency": "normal",
    }


def _contact(settings: Settings) -> str:
    """Return where a push service can find who runs this server."""
    if settings.is_https:
        return settings.address
    return f"mailto:{parseaddr(settings.smtp_from)[1]}" if settings.smtp_from else NO_CONTACT


def _language_of(parcel: Parcel) -> str:
    return parcel.language if parcel.language in languages() else DEFAULT_LANGUAGE


def _subject(parcel: Parcel) -> str:
    return say(f"server-mail-{parcel.event}-subject", _language_of(parcel))


def mail(parcel: Parcel, settings: Settings) -> EmailMessage:
    """Return a notice as a mail in the seat's language."""
    language = _language_of(parcel)
    origin = settings.address
    stop = f"{origin}/#stop={parcel.secret}"
    told: dict[str, str | int] = {
        "game": f"{origin}/g/{parcel.game_id}",
        "side": SIDE_NAMES.index(parcel.side),
        "origin": origin,
        "stop": stop,
        "code": parcel.code,
        "winner": "none" if parcel.winner is None else parcel.winner.lower(),
    }
    message = EmailMessage()
    message["From"] = settings.smtp_from
    message["To"] = parcel.target
    message["Subject"] = _subject(parcel)
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=settings.smtp_from.rpartition("@")[2].strip(">"))
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{stop}>"
    end = "server-mail-end-unasked" if parcel.event == CONFIRM else "server-mail-end"
    words = [say(f"server-mail-{parcel.event}", language, **told), say(end, language, **told)]
    message.set_content("\n\n".join(words) + "\n")
    return message


def receiver_of(parcel: Parcel) -> str:
    """Return who has to take a notice in: a webhook's or a push's host, or our mail server."""
    return MAIL if parcel.kind == EMAIL else (urlsplit(parcel.target).hostname or "")


class Sender:
    """Sends notices claimed from the queue."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._threads = CapacityLimiter(4)

    async def send(self, parcel: Parcel) -> None:
        """Send a notice, or raise ``SendError``."""
        try:
            async with asyncio.timeout(SECONDS):
                if parcel.kind == WEBHOOK:
                    await self._call_webhook(parcel)
                elif parcel.kind == PUSH:
                    await self._push(parcel)
                else:
                    message = mail(parcel, self._settings)
                    await to_thread.run_sync(
                        self._mail, message, limiter=self._threads, abandon_on_cancel=True
                    )
        except TimeoutError as error:
            raise SendError("timed out") from error
        except (SendError, GoneError):
            raise
        except Exception as error:  # an address or a receiver nobody thought of
            raise SendError(type(error).__name__) from error

    @property
    def _private(self) -> bool:
        return bool(self._settings.webhook_private)

    async def _call_webhook(self, parcel: Parcel) -> None:
        parts = check_url(parcel.target, private=self._private)
        body = json.dumps(facts(parcel, self._settings.address)).encode()
        signed = signatures(parcel, int(time.time()), body)
        await self._post(parcel, parts, body, {"Content-Type": "application/json", **signed})

    async def _push(self, parcel: Parcel) -> None:
        assert parcel.browser is not None
        parts = check_endpoint(parcel.target, private=self._private)
        body = encrypt(pushed(parcel), parcel.browser)
        headers = push_headers(parcel, parts, self._settings, int(time.time()))
        await self._post(parcel, parts, body, headers)

    async def _post(
        self, parcel: Parcel, parts: SplitResult, body: bytes, headers: dict[str, str]
    ) -> None:
        """Post to a receiver that a player named, at an address that was checked."""
        address = await _look_up(parts, private=self._private)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Host": parts.netloc, "User-Agent": "schiltrom", **headers}
        url = f"{parts.scheme}://{address}:{_port(parts)}{path}"
        try:
            # The body of the answer is never read, and redirects are not followed.
            async with (
                httpx.AsyncClient(trust_env=False, timeout=SECONDS) as client,
                client.stream(
                    "POST",
                    url,
                    content=body,
                    headers=headers,
                    extensions={"sni_hostname": parts.hostname},
                ) as answer,
            ):
                status = answer.status_code
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            raise SendError(type(error).__name__) from error
        if status in GONE[parcel.kind]:
            raise GoneError
        if not 200 <= status < 300:
            raise SendError(f"answered {status}")

    def _mail(self, message: EmailMessage) -> None:
        server = urlsplit(self._settings.smtp_url)
        host = server.hostname or "localhost"
        try:
            with _connected(server, host) as smtp:
                if server.username:
                    smtp.login(unquote(server.username), unquote(server.password or ""))
                smtp.send_message(message)
        except (smtplib.SMTPException, OSError) as error:
            raise SendError(type(error).__name__) from error


def _connected(server: SplitResult, host: str) -> smtplib.SMTP:
    """Return a connection to the mail server, with TLS if it is offered."""
    context = ssl.create_default_context()
    if server.scheme == "smtps":
        return smtplib.SMTP_SSL(host, server.port or 465, timeout=SECONDS, context=context)
    smtp = smtplib.SMTP(host, server.port or 25, timeout=SECONDS)
    smtp.ehlo()
    if smtp.has_extn("starttls"):
        smtp.starttls(context=context)
    elif server.username:
        smtp.close()
        raise smtplib.SMTPException("no password is sent to a mail server without TLS")
    return smtp
