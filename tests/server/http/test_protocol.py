"""The client's types of what the server sends are made of the server's own."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from schiltrom.screen.types import ScreenState
from schiltrom.server.http.schemas_screen import model_of

ROOT = Path(__file__).parents[3]
SCRIPT = runpy.run_path(str(ROOT / "scripts" / "protocol.py"))


def test_the_clients_types_are_in_step_with_the_servers():
    kept = (ROOT / "client" / "src" / "lib" / "protocol.ts").read_text(encoding="utf-8")
    assert kept == SCRIPT["Protocol"]().text(), "run make protocol"


def test_every_field_of_the_screen_state_is_there_as_it_is_sent():
    members: list[Any] = SCRIPT["_members"](ScreenState)
    sent = model_of(ScreenState).model_json_schema(by_alias=True)["properties"]
    assert [member.name for member in members] == list(sent)
    text: str = SCRIPT["Protocol"]().text()
    state = text[text.index("interface ScreenState {") :].partition("\n}\n")[0]
    for member in members:
        assert f"\n  {member.name}: " in state


def test_what_may_be_left_out_is_marked():
    text: str = SCRIPT["Protocol"]().text()
    assert "\n  rule?: string" in text
    assert "\n  sides?: 'swapped' | 'same'" in text
    assert "\n  clock: Clock | null\n" in text
