"""Messages in words, whoever asks for them first."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from fluent.runtime import FluentResource

from schiltrom.text import words


@pytest.fixture
def fresh():
    """Begin and end without any message loaded."""
    words._catalogue.cache_clear()
    yield
    words._catalogue.cache_clear()


@pytest.mark.usefixtures("fresh")
def test_threads_that_want_the_same_new_message_all_get_it(monkeypatch):
    """None finds it half loaded by another: a server's first answers come from several threads."""

    def slowly(text: str) -> object:
        time.sleep(0.02)
        return FluentResource(text)

    monkeypatch.setattr("fluent.runtime.FluentResource", slowly)
    assert "en" in words.languages()
    words._catalogue("en")
    with ThreadPoolExecutor(8) as threads:
        said = list(threads.map(lambda _: words.say("side", side=0), range(8)))
    assert said == ["England"] * 8
