"""Settings of the server: from the command line, the environment, a file, or as they come."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

PREFIX: Final = "SCHILTROM_"
CONFIG: Final = "SCHILTROM_CONFIG"
LEVELS: Final = ("debug", "info", "warning", "error")
LEAST_METRICS_TOKEN: Final = 16


class SettingsError(ValueError):
    """A setting that cannot be used; the message names it."""


def data_folder(environment: Mapping[str, str]) -> Path:
    """Return the folder where a user's programs keep their data (XDG)."""
    given = environment.get("XDG_DATA_HOME", "")
    base = Path(given) if os.path.isabs(given) else Path.home() / ".local" / "share"
    return base / "schiltrom"


@dataclass(frozen=True)
class Settings:
    """How a server runs; every limit can be changed, none is off by default."""

    database: str = field(default="", repr=False)
    """The database's address (SQLAlchemy); it may hold a password, so it is never printed."""
    host: str = "127.0.0.1"
    port: int = 8297
    origin: str = ""
    """What browsers call this server, as in ``https://scots.example.org``."""
    proxies: str = ""
    """The addresses of proxies whose X-Forwarded-For is believed, with commas."""
    requests_per_second: float = 50.0
    requests_at_once: int = 200
    games_per_minute: float = 30.0
    body_bytes: int = 16_384
    import_bytes: int = 1_048_576
    """The largest request that brings a record."""
    sockets: int = 1000
    sockets_per_address: int = 50
    ticket_seconds: float = 30.0
    threads: int = 4
    """How many threads wait for the database; SQLite has one writer, and the others read."""
    connections: int = 10
    """The most connections to PostgreSQL of this process, beside the one that listens."""
    thinkers: int = 1
    """How many computer players of this process (with PostgreSQL: of a worker) think at once."""
    think_seconds: float = 10.0
    """How long a computer player may think about one choice."""
    lost_seconds: float = 20.0
    """After how long a worker that says nothing is taken for dead."""
    webhook_private: int = 0
    """1: webhooks may go to private addresses, on a machine or in a network of one's own."""
    smtp_url: str = field(default="", repr=False)
    """The mail server, as in ``smtp://user:password@host:587``; without it no mail is sent."""
    smtp_from: str = ""
    """Whom mails come from."""
    metrics_token: str = field(default="", repr=False)
    """Who may read /metrics; without it nobody may, for counts tell of secret choices."""
    log_level: str = "info"

    def __post_init__(self) -> None:
        _check_range(self, "port", 1, 65_535)
        for name in ("requests_per_second", "games_per_minute", "ticket_seconds"):
            _check_range(self, name, 0.001, 1_000_000)
        for name in ("body_bytes", "import_bytes"):
            _check_range(self, name, 1024, 16_777_216)
        _check_range(self, "webhook_private", 0, 1)
        for name in ("requests_at_once", "sockets", "sockets_per_address"):
            _check_range(self, name, 1, 1_000_000)
        _check_range(self, "threads", 1, 64)
        _check_range(self, "connections", 2, 1000)
        _check_range(self, "thinkers", 1, 64)
        for name in ("think_seconds", "lost_seconds"):
            _check_range(self, name, 1, 3600)
        if self.log_level not in LEVELS:
            raise SettingsError(f"log_level is one of {', '.join(LEVELS)}, not {self.log_level!r}")
        if 0 < len(self.metrics_token) < LEAST_METRICS_TOKEN:
            raise SettingsError(f"metrics_token needs {LEAST_METRICS_TOKEN} characters or more")
        if not self.host or not self.host.isprintable() or " " in self.host:
            raise SettingsError(f"host must be an address, not {self.host!r}")
        _check_origin(self.origin)
        _check_mail(self.smtp_url, self.smtp_from)

    @property
    def origins(self) -> frozenset[str]:
        """Return the origins whose pages may speak to this server."""
        if self.origin:
            return frozenset((self.origin,))
        hosts = {"127.0.0.1", "localhost", "[::1]", _in_address(self.host)}
        return frozenset(f"http://{host}:{self.port}" for host in hosts)

    @property
    def sends_mail(self) -> bool:
        """Return whether there is a mail server."""
        return bool(self.smtp_url)

    @property
    def address(self) -> str:
        """Return where a browser on this machine finds the server."""
        return self.origin or f"http://{_in_address(self.host)}:{self.port}"

    @property
    def is_https(self) -> bool:
        """Return whether browsers reach this server over TLS only."""
        return self.origin.startswith("https:")


def read_settings(
    environment: Mapping[str, str] | None = None, given: Mapping[str, object] | None = None
) -> Settings:
    """Return the settings: what is *given* counts before the environment, then the file."""
    env = os.environ if environment is None else environment
    chosen = {name: value for name, value in (given or {}).items() if value is not None}
    file = str(chosen.pop("config", "") or env.get(CONFIG, ""))
    values: dict[str, Any] = _from_file(Path(file)) if file else {}
    values |= _from_environment(env)
    values |= chosen
    if not values.get("database"):
        values["database"] = f"sqlite:///{data_folder(env) / 'games.sqlite'}"
    return Settings(**values)


def make_data_folder(settings: Settings) -> None:
    """Make the folder of an SQLite database, for its owner only: it holds seeds."""
    path = settings.database.removeprefix("sqlite:///")
    if path != settings.database and path and not path.startswith(":"):
        Path(path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, default in _defaults().items():
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            found[name] = _parsed(PREFIX + name.upper(), text.strip(), type(default))
    return found


def _from_file(path: Path) -> dict[str, Any]:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"{path} cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise SettingsError(f"{path} is not TOML: {error}") from error
    defaults = _defaults()
    for name, value in data.items():
        if name not in defaults:
            raise SettingsError(f"{path}: there is no setting {name!r}")
        wanted = type(defaults[name])
        if type(value) is not wanted and not (wanted is float and type(value) is int):
            raise SettingsError(f"{path}: {name} must be {_NAMES[wanted]}, not {value!r}")
    return data


def _defaults() -> dict[str, object]:
    return {each.name: each.default for each in fields(Settings)}


_NAMES: Final[dict[type, str]] = {int: "a whole number", float: "a number", str: "a text"}


def _parsed(name: str, text: str, wanted: type) -> object:
    try:
        return wanted(text)
    except ValueError as error:
        raise SettingsError(f"{name} must be {_NAMES[wanted]}, not {text!r}") from error


def _check_range(settings: Settings, name: str, least: float, most: float) -> None:
    value = getattr(settings, name)
    if not least <= value <= most:
        raise SettingsError(f"{name} must be from {least} to {most}, not {value}")


def _check_origin(origin: str) -> None:
    if not origin:
        return
    try:
        parts = urlsplit(origin)
        whole = f"{parts.scheme}://{parts.netloc}"
    except ValueError:
        parts, whole = urlsplit(""), ""
    if parts.scheme not in ("http", "https") or whole != origin or "@" in origin:
        raise SettingsError(f"origin must be like https://scots.example.org, not {origin!r}")


def _check_mail(url: str, sender: str) -> None:
    if not url and not sender:
        return
    try:
        parts = urlsplit(url)
        known = parts.scheme in ("smtp", "smtps") and parts.hostname and (parts.port or 1)
    except ValueError:
        known = False
    if not known:
        raise SettingsError("smtp_url must be like smtp://user:password@mail.example.org:587")
    if not re.fullmatch(r"([^<>@\r\n]* <)?[^\s<>@]+@[^\s<>@]+>?", sender) or not sender.isascii():
        raise SettingsError(f"smtp_from must be like games@example.org, not {sender!r}")


def _in_address(host: str) -> str:
    """Return a host as it is written in an address."""
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
