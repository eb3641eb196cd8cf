"""The Peasant as a server asks it: all legal choices are equally likely, and nothing is loaded."""

from __future__ import annotations

import json

from schiltrom.ai.protocol import Question, Reply


def random_player(question: Question) -> Reply:
    """Choose at random, all legal choices being equally likely."""
    legal = json.loads(question.view)["legal"]
    return Reply(str(legal[question.seed % len(legal)]))
