"""How the server is run: memory is not looked through while people play."""

from __future__ import annotations

import gc

from schiltrom.server.ops.serving import calm_memory


def test_no_full_collection_comes_by_itself_while_serving():
    before = gc.get_threshold()
    full: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start" and info["generation"] == 2:
            full.append(1)

    with calm_memory():
        gc.callbacks.append(note)
        try:
            kept = [[number] for number in range(300_000)]
        finally:
            gc.callbacks.remove(note)
        assert full == []
    assert len(kept) == 300_000
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
