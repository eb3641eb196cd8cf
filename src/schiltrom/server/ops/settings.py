"""The server's settings: from the command line, the environment, a file, or their defaults."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal
from urllib.parse import urlsplit

from pydantic import Field, ValidationError, field_validator, model_validator
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

PREFIX: Final = "SCHILTROM_"
CONFIG: Final = "SCHILTROM_CONFIG"
LEAST_METRICS_TOKEN: Final = 16
HOST: Final = r"^[^\s\p{C}]+$"
ORIGIN: Final = r"^(https?://([^\s/?#@\[\]]+|\[[0-9A-Fa-f:.]+\](:[0-9]+)?))?$"
SENDER: Final = r"([^<>@\r\n]* <)?[^\s<>@]+@[^\s<>@]+>?"
KINDS: Final = {"integer": "a whole number", "number": "a number", "string": "text"}

Rate = Annotated[float, Field(ge=0.001, le=1_000_000)]
Count = Annotated[int, Field(ge=1, le=1_000_000)]
Bytes = Annotated[int, Field(ge=1024, le=16_777_216)]
Few = Annotated[int, Field(ge=1, le=64)]
Seconds = Annotated[float, Field(ge=1, le=3600)]


NO_POSTGRES: Final = "packages for this database are missing: pip install 'schiltrom[postgres]'"
NO_SUCH_DATABASE: Final = (
    "this database address is not supported: "
    "use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
)
"""The address itself is not repeated: it may hold a password."""


class SettingsError(ValueError):
    """A setting that cannot be used; the message names it."""


class Settings(BaseSettings):
    """How a server runs. Every limit can be changed; none is off by default."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        case_sensitive=True,
        extra="forbid",
        frozen=True,
        strict=True,
        hide_input_in_errors=True,
    )

    database: str = Field(default="", repr=False)
    """The database's address (SQLAlchemy); it may hold a password, so it is never printed."""
    host: str = Field(default="127.0.0.1", pattern=HOST, examples=["127.0.0.1"])
    port: Annotated[int, Field(ge=1, le=65_535)] = 8297
    origin: str = Field(default="", pattern=ORIGIN, examples=["https://scots.example.org"])
    """The address browsers use for this server, such as ``https://scots.example.org``."""
    proxies: str = ""
    """Addresses of the proxies whose X-Forwarded-For is trusted, separated by commas."""
    requests_per_second: Rate = 50.0
    requests_at_once: Count = 200
    games_per_minute: Rate = 30.0
    imports_per_minute: Rate = 6.0
    """How many records one address can import; checking one takes longer than anything else."""
    watched_games: Count = 3
    """How many games of two computers one address can have under way."""
    analyses_per_second: Rate = 3.0
    """How often one address can ask what is known, for odds and for the coming winter."""
    body_bytes: Bytes = 16_384
    import_bytes: Bytes = 1_048_576
    """Size limit for a request that imports a record."""
    sockets: Count = 1000
    sockets_per_address: Count = 50
    ticket_seconds: Rate = 30.0
    tables: Count = 10_000
    """How many games are kept in memory; a long one takes about 45 KB."""
    threads: Few = 4
    """Threads that wait for the database; SQLite has one writer, and the others read."""
    connections: Annotated[int, Field(ge=2, le=1000)] = 10
    """The most connections from this process to PostgreSQL, besides the one that listens."""
    thinkers: Few = 1
    """How many computer players of this process (with PostgreSQL: of a worker) think at once."""
    think_seconds: Seconds = 10.0
    """How long a computer player may think about one choice."""
    lost_seconds: Seconds = 20.0
    """How long a worker may be silent before it counts as dead."""
    webhook_private: Annotated[int, Field(ge=0, le=1)] = 0
    """1 allows webhooks and pushes to private addresses, on this machine or the local network."""
    smtp_url: str = Field(default="", repr=False)
    """The mail server, as in ``smtp://user:password@host:587``; without it no mail is sent."""
    smtp_from: str = ""
    """The sender of mails."""
    forget_days: Annotated[int, Field(ge=1, le=36_500)] = 30
    """How many days after the end of a game its addresses are forgotten."""
    metrics_token: str = Field(default="", repr=False)
    """The token for /metrics; without one nobody may read it, because counts reveal choices."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],  # noqa: ARG003
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,  # noqa: ARG003 (read_settings reads it)
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Use only the values passed in; ``read_settings`` handles the other sources."""
        return (init_settings,)

    @field_validator("metrics_token")
    @classmethod
    def _check_metrics_token(cls, token: str) -> str:
        if 0 < len(token) < LEAST_METRICS_TOKEN:
            raise ValueError(f"needs {LEAST_METRICS_TOKEN} characters or more")
        return token

    @model_validator(mode="after")
    def _check_mail(self) -> Settings:
        if not self.smtp_url and not self.smtp_from:
            return self
        try:
            parts = urlsplit(self.smtp_url)
            good = parts.scheme in ("smtp", "smtps") and parts.hostname and (parts.port or 1)
        except ValueError:
            good = False
        if not good:
            raise ValueError("smtp_url must be like smtp://user:password@mail.example.org:587")
        if not re.fullmatch(SENDER, self.smtp_from) or not self.smtp_from.isascii():
            raise ValueError(f"smtp_from must be like games@example.org, not {self.smtp_from!r}")
        return self

    @property
    def origins(self) -> frozenset[str]:
        """Return the origins whose pages may use this server."""
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
        """Return the server's address for a browser on this machine."""
        return self.origin or f"http://{_in_address(self.host)}:{self.port}"

    @property
    def is_https(self) -> bool:
        """Return whether browsers reach this server only over TLS."""
        return self.origin.startswith("https:")


def read_settings(
    environment: Mapping[str, str] | None = None, given: Mapping[str, object] | None = None
) -> Settings:
    """Return the settings: *given* ones first, then those of the environment, then the file's."""
    env = os.environ if environment is None else environment
    chosen: dict[str, Any] = {key: each for key, each in (given or {}).items() if each is not None}
    file = str(chosen.pop("config", "") or env.get(CONFIG, ""))
    from_file = _from_file(Path(file)) if file else {}
    from_environment = _from_environment(env)
    values = from_file | from_environment | chosen
    if not values.get("database"):
        values["database"] = f"sqlite:///{data_folder(env) / 'games.sqlite'}"
    names = {name: f"{file}: {name}" for name in from_file}
    names |= {name: PREFIX + name.upper() for name in from_environment}
    names |= {name: name for name in chosen}
    try:
        return Settings(**values)
    except ValidationError as error:  # contains all values, including secrets: must not be chained
        words = [_in_words(each, names) for each in error.errors()]
    raise SettingsError("; ".join(words))


def data_folder(environment: Mapping[str, str]) -> Path:
    """Return the folder for a user's application data (XDG)."""
    given = environment.get("XDG_DATA_HOME", "")
    base = Path(given) if os.path.isabs(given) else Path.home() / ".local" / "share"
    return base / "schiltrom"


def make_data_folder(settings: Settings) -> None:
    """Create the folder of an SQLite database, for its owner only: it holds seeds."""
    path = settings.database.removeprefix("sqlite:///")
    if path != settings.database and path and not path.startswith(":"):
        Path(path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    source = EnvSettingsSource(Settings, case_sensitive=False)
    source.env_vars = {name.lower(): text.strip() for name, text in environment.items()}
    return source()


def _from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"{path} cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise SettingsError(f"{path} is not TOML: {error}") from error


def _in_words(problem: ErrorDetails, names: Mapping[str, str]) -> str:
    """Return what is wrong with a setting, under the name it was given by."""
    if not problem["loc"]:
        return str(problem["ctx"]["error"])
    name = str(problem["loc"][0])
    named = names.get(name, name)
    if problem["type"] == "extra_forbidden":
        return f"{named.removesuffix(name)}there is no setting {name!r}"
    if problem["type"] == "value_error":
        return f"{named} {problem['ctx']['error']}"
    shape = Settings.model_json_schema()["properties"][name]
    if problem["type"] in ("greater_than_equal", "less_than_equal"):
        wanted = f"from {shape['minimum']} to {shape['maximum']}"
    elif problem["type"] == "string_pattern_mismatch":
        wanted = f"like {shape['examples'][0]}"
    elif "enum" in shape:
        wanted = f"one of {', '.join(shape['enum'])}"
    else:
        wanted = KINDS[shape["type"]]
    is_secret = not Settings.model_fields[name].repr
    return f"{named} must be {wanted}" + ("" if is_secret else f", not {problem['input']!r}")


def _in_address(host: str) -> str:
    """Return a host as it is written in an address."""
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
