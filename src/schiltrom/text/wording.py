"""Wording: messages, prompts and refusals in the words of a language."""

from __future__ import annotations

from schiltrom.engine.position import Position
from schiltrom.engine.reasons.base import Reason
from schiltrom.engine.tables import CARD_NAMES, NOBODY
from schiltrom.text.books import DEFAULT_BOOK, book_of, edition_of, number_in
from schiltrom.text.message import (
    Argument,
    Message,
    Several,
    TheAreas,
    TheBlocks,
    TheCards,
    TheSide,
)
from schiltrom.text.naming import area_name, block_name, card_name, listed, side_name
from schiltrom.text.prompts import prompt_message
from schiltrom.text.refusals import reason_message
from schiltrom.text.words import DEFAULT_LANGUAGE, say


def in_words(message: Message, language: str = DEFAULT_LANGUAGE, book: str = DEFAULT_BOOK) -> str:
    """Return a message in a language, with the names of the book in play.

    >>> in_words(Message("side", {"side": 1}))
    'Scotland'
    """
    args = {name: _argument_in_words(value, language, book) for name, value in message.args.items()}
    return say(message.key, language, **{"edition": edition_of(book), **args})


def in_words_by_rule(
    message: Message, language: str = DEFAULT_LANGUAGE, book: str = DEFAULT_BOOK
) -> str:
    """Return a message in words, after the number that a book has for its rule, if any.

    >>> in_words_by_rule(Message("reason-pool-empty", rule="7.62"))
    '7.62: your pool is empty'
    >>> in_words_by_rule(Message("reason-pool-empty", rule="7.62"), book="fr")
    '7.6.1: your pool is empty'
    """
    words = in_words(message, language, book)
    if not message.rule:
        return words
    is_card = message.rule in CARD_NAMES
    rule = (
        card_name(CARD_NAMES.index(message.rule), language)
        if is_card
        else number_in(message.rule, book)
    )
    return say("by-rule", language, rule=rule, words=words)


def _argument_in_words(value: Argument, language: str, book: str) -> str | int:
    if isinstance(value, TheSide):
        return side_name(value.side, language)
    if isinstance(value, TheAreas):
        return listed([area_name(area, language) for area in value.areas], language)
    if isinstance(value, TheBlocks):
        edition = edition_of(book)
        names = [block_name(each, value.edward, language, edition) for each in value.blocks]
        return listed(names, language)
    if isinstance(value, TheCards):
        return listed([card_name(card, language) for card in value.cards], language)
    if isinstance(value, Several):
        return listed([in_words(each, language, book) for each in value.messages], language)
    return value


def prompt(pos: Position, viewer: int = NOBODY, language: str = DEFAULT_LANGUAGE) -> str:
    """Return the prompt of a position for a side, or by default for anybody."""
    return in_words(prompt_message(pos, viewer), language, book_of(pos.rules))


def reason_text(
    reason: Reason,
    language: str = DEFAULT_LANGUAGE,
    edward: int = 1,
    book: str = DEFAULT_BOOK,
) -> str:
    """Return a reason in words, after the number of its rule in the book in play."""
    return in_words_by_rule(reason_message(reason, edward), language, book)
