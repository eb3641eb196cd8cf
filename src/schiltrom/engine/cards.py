"""Chapter 3: cards are dealt, chosen in secret and revealed together."""

from __future__ import annotations

from typing import Final

from schiltrom.engine.position import Position
from schiltrom.engine.steps import CARD, CARDS_SHOWN, DEAL
from schiltrom.engine.tables import CARD_MOVES, CARDS, COPIES, ENGLAND, HAND_SIZE, NOBODY, SCOTLAND

EVENT_RANK: Final = 4


def begin_year(pos: Position) -> None:
    """Collect all cards and deal five to each side, England first (3.0)."""
    pos.hand_e = 0
    pos.hand_s = 0
    pos.played_e = 0
    pos.played_s = 0
    pos.turn = 1
    pos.dealt = 2 * HAND_SIZE
    pos.step = DEAL


def undealt(pos: Position, card: int) -> int:
    """Return how many copies of a card are still in the deck during the deal."""
    return COPIES[card] - held(pos.hand_e, card) - held(pos.hand_s, card)


def held(hand: int, card: int) -> int:
    """Return how many copies of a card a hand holds."""
    return hand >> 3 * card & 7


def hand_size(hand: int) -> int:
    """Return how many cards a hand holds."""
    size = 0
    for card in range(CARDS):
        size += held(hand, card)
    return size


def deal_card(pos: Position, card: int) -> None:
    """Deal one card to the side that is next to receive one."""
    if pos.dealt > HAND_SIZE:
        pos.hand_e += 1 << 3 * card
    else:
        pos.hand_s += 1 << 3 * card
    pos.dealt -= 1
    if pos.dealt == 0:
        begin_turn(pos)


def begin_turn(pos: Position) -> None:
    """Ask both sides for a card (3.1)."""
    pos.step = CARD
    pos.active = ENGLAND
    pos.p1 = ENGLAND
    pos.card_e = -1
    pos.card_s = -1
    pos.truce = NOBODY
    pos.crowning = 0


def legal_cards(pos: Position, side: int) -> int:
    """Return the kinds of card a side may choose, as a mask."""
    hand = pos.hand(side)
    mask = 0
    for card in range(CARDS):
        if held(hand, card):
            mask |= 1 << card
    return mask


def choose_card(pos: Position, side: int, card: int) -> None:
    """Play a card face down; once both sides have, reveal them (3.1)."""
    if side == ENGLAND:
        pos.card_e = card
        pos.active = SCOTLAND
    else:
        pos.card_s = card
    if pos.card_e >= 0 and pos.card_s >= 0:
        _show(pos)


def is_event(card: int) -> bool:
    """Return whether a card is an event."""
    return CARD_MOVES[card] == 0


def two_events(pos: Position) -> bool:
    """Return whether both sides played an event, which ends the year (3.1)."""
    return is_event(pos.card_e) and is_event(pos.card_s)


def _show(pos: Position) -> None:
    """Reveal both cards and determine Player 1 (3.1)."""
    england = pos.card_e
    scotland = pos.card_s
    pos.hand_e -= 1 << 3 * england
    pos.hand_s -= 1 << 3 * scotland
    pos.played_e |= (england + 1) << 4 * (pos.turn - 1)
    pos.played_s |= (scotland + 1) << 4 * (pos.turn - 1)
    pos.p1 = SCOTLAND if _rank(scotland) > _rank(england) else ENGLAND
    pos.active = pos.p1
    pos.revealed = 1
    pos.step = CARDS_SHOWN


def _rank(card: int) -> int:
    """Return a card's rank: events outrank every move card (3.1)."""
    return EVENT_RANK if is_event(card) else CARD_MOVES[card]


def played_card(played: int, turn: int) -> int:
    """Return the card played in a game turn of this year, or -1."""
    return (played >> 4 * (turn - 1) & 15) - 1
