"""``python -m schiltrom.learn.tables [FILE]``: the documentation's tables, from the code."""

from __future__ import annotations

import sys
from dataclasses import fields as parts_of
from pathlib import Path
from typing import Final

from schiltrom.learn.config import Config, to_data
from schiltrom.observation.fields import ACTOR, CRITIC, FIELDS_VERSION, fingerprint, markdown, size

DOCS: Final = Path("docs/training.md")


def features() -> str:
    """Return the table of features."""
    head = (
        f"Version {FIELDS_VERSION}, fingerprint `{fingerprint()}`: {size(ACTOR):,} numbers for the"
        f" actor, {size(CRITIC):,} for the critic.\n\n"
    )
    return head + markdown()


def settings() -> str:
    """Return all settings with their default values, as TOML."""
    lines = ["```toml"]
    config = Config()
    for part in parts_of(config):
        lines.append(f"[{part.name}]")
        for key, value in to_data(getattr(config, part.name)).items():
            lines.append(f"{key} = {_toml(value)}")
        lines.append("")
    return "\n".join([*lines[:-1], "```"]) + "\n"


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def filled(text: str) -> str:
    """Return the page with up-to-date tables."""
    for name, made in (("settings", settings()), ("features", features())):
        begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        first, last = text.index(begin) + len(begin), text.index(end)
        text = f"{text[:first]}\n{made}\n{text[last:]}"
    return text


if __name__ == "__main__":
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS
    path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")
