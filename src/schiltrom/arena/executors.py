"""Where the games of an arena are played: in processes here, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, Final

from schiltrom.arena.match import Match, play_to_text

_SPAWN: Final = multiprocessing.get_context("spawn")
LOCAL: Final = "local"
LOCAL_STORE: Final = 100_000_000
"""Bytes of a local Ray's object store; records are small."""

Executor = Callable[[Sequence[Match]], Iterator[tuple[int, str]]]
"""Plays games and yields each as it ends: its number and its record as JSON text."""


class ExecutorError(Exception):
    """Games cannot be played there."""


def here(matches: Sequence[Match]) -> Iterator[tuple[int, str]]:
    """Play one game after another in this process."""
    for number, match in enumerate(matches):
        yield number, play_to_text(match)


def on_cores(workers: int | None = None) -> Executor:
    """Play on this many cores of this machine, or on all."""
    most = workers or os.cpu_count() or 1
    return lambda matches: here(matches) if most == 1 else _in_processes(matches, most)


def _in_processes(matches: Sequence[Match], workers: int) -> Iterator[tuple[int, str]]:
    pool = ProcessPoolExecutor(min(workers, len(matches)), mp_context=_SPAWN)
    try:
        games = {pool.submit(play_to_text, match): number for number, match in enumerate(matches)}
        for game in as_completed(games):
            yield games[game], game.result()
    finally:
        pool.shutdown(cancel_futures=True)


def on_ray(address: str | None = None, workers: int | None = None) -> Executor:
    """Play on the Ray cluster at this address, or on a local one.

    Without an address ``RAY_ADDRESS`` is used. All machines need this version of Schiltrom.
    """
    where = address or os.environ.get("RAY_ADDRESS") or LOCAL
    return lambda matches: _on_ray(matches, where, workers)


def _on_ray(
    matches: Sequence[Match], address: str, workers: int | None
) -> Iterator[tuple[int, str]]:
    ray = _ray()
    try:
        ray.init(address=address, log_to_driver=False, **_local(workers, address == LOCAL))
    except Exception as error:
        raise ExecutorError(f"Ray at {address}: {error}") from error
    try:
        remote = ray.remote(num_cpus=1)(play_to_text)
        games = {remote.remote(match): number for number, match in enumerate(matches)}
        while games:
            ended, _ = ray.wait(list(games))
            for game in ended:
                yield games.pop(game), ray.get(game)
    finally:
        ray.shutdown()


def _local(workers: int | None, is_local: bool) -> dict[str, object]:
    """Return the settings of a local Ray; a remote cluster has its own."""
    if not is_local:
        return {}
    cores = workers or os.cpu_count() or 1
    return {"num_cpus": cores, "object_store_memory": LOCAL_STORE, "include_dashboard": False}


def _ray() -> Any:  # noqa: ANN401 (a library that not everybody has)
    """Import Ray, which is needed only here."""
    try:
        import ray
    except ImportError as error:
        raise ExecutorError("Ray is missing: pip install 'schiltrom[ray]'") from error
    return ray
