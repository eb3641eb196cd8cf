"""The panels around the map: the date, cards, pools, the battle under way, the choices."""

from __future__ import annotations

from schiltrom.cli.screen import Screen, Style, columns_of, padded
from schiltrom.cli.terminal.board import WIDTH, draw_map, list_areas, name_in, standing
from schiltrom.cli.terminal.choosing import AREA, BLOCK, CARD, numbered
from schiltrom.engine import steps
from schiltrom.engine.cards import played_card
from schiltrom.engine.choices import Choice
from schiltrom.engine.movement import move_rating
from schiltrom.engine.position import Position, border_between, side_of
from schiltrom.engine.tables import (
    AREAS,
    CATHEDRALS,
    COASTAL,
    COMBAT_NUMBER,
    ENGLAND,
    HOME_BLOCKS,
    LETTER,
    LIMIT,
    MAXIMUM,
    NEIGHBOURS,
    NOBODY,
    POOL,
    RED,
    SCOTLAND,
    TURNS,
    members,
)
from schiltrom.engine.view import PRIVATE, View
from schiltrom.screen.keys import known_number
from schiltrom.text.log_lines import NONE, hand_cards
from schiltrom.text.naming import area_name, card_name, listed, side_name
from schiltrom.text.words import say

SIDES = (ENGLAND, SCOTLAND)
BATTLE_STEPS = (steps.COMBAT, steps.COMBAT_ACTION, steps.HIT)


def board_lines(view: View, screen: Screen, language: str) -> list[str]:
    """Return the map, or a list of areas if the screen is too narrow."""
    if screen.columns < WIDTH:
        note = say("terminal-narrow", language, columns=WIDTH)
        areas = list_areas(view, screen.style, screen.columns, language)
        return [*areas, screen.style.paint(note, "faint")]
    return draw_map(view, screen.style, language)


def _pool_size(view: View, side: int) -> int:
    seen = view.sides[side]
    return seen.pool + sum(1 for _, place, _ in seen.known if place == POOL[side])


def _date(view: View, language: str) -> list[str]:
    """Return year and game turn, Player 1 and a truce."""
    year, turn = str(view.counter("year")), view.counter("turn")
    if steps.IS_WINTER[view.step]:
        return [say("terminal-winter", language, year=year)]
    words = [say("terminal-date", language, year=year, turn=turn)]
    if view.step != steps.CARD:
        first = side_name(view.counter("p1"), language)
        words.append(say("terminal-first", language, side=first))
    if view.counter("truce") != NOBODY:
        bound = side_name(view.counter("truce"), language)
        words.append(say("terminal-truce", language, side=bound))
    return words


def _played(played: int, language: str) -> str:
    """Return the cards played this year."""
    kinds = [played_card(played, turn) for turn in range(1, TURNS + 1)]
    return " ".join(card_name(card, language) for card in kinds if card >= 0) or "-"


def status_lines(view: View, language: str) -> list[str]:
    """Return the date and the public cards and pools."""
    bar = "  |  "
    pools = {"england": _pool_size(view, ENGLAND), "scotland": _pool_size(view, SCOTLAND)}
    nobles = {"england": view.nobles[ENGLAND], "scotland": view.nobles[SCOTLAND]}
    hands = {"england": view.sides[0].hand_size, "scotland": view.sides[1].hand_size}
    counts = [
        say("terminal-nobles", language, **nobles),
        say("terminal-pools", language, **pools),
        say("terminal-hands", language, **hands),
    ]
    played = {
        "england": _played(view.counter("played_e"), language),
        "scotland": _played(view.counter("played_s"), language),
    }
    lines = [bar.join(_date(view, language)), bar.join(counts)]
    cards = [say("terminal-played", language, **played)]
    if view.side != NOBODY:
        cards.append(hand_line(view, language))
    return [*lines, bar.join(cards)]


def hand_line(view: View, language: str) -> str:
    """Return the viewer's hand."""
    cards = [card_name(card, language) for card in hand_cards(view.sides[view.side].hand)]
    if not cards:
        return say("terminal-hand-none", language)
    return say("terminal-hand", language, cards=", ".join(cards))


def pool_line(view: View, language: str) -> str:
    """Return the viewer's pool."""
    known = view.sides[view.side].known
    blocks = [
        name_in(view, block, language) for block, place, _ in known if place == POOL[view.side]
    ]
    if not blocks:
        return say("terminal-pool-none", language)
    return say("terminal-pool", language, blocks=", ".join(blocks))


# --- the battle ------------------------------------------------------------------------------


def battle_lines(view: View, pos: Position, style: Style, language: str) -> list[str]:
    """Return the battle under way with the revealed blocks of both sides, or nothing.

    The position is used only for how well the revealed blocks fire.
    """
    field = view.counter("field")
    if field < 0 or view.step not in BATTLE_STEPS:
        return []
    attacker = view.counter("attacker")
    head = say(
        "terminal-battle",
        language,
        area=area_name(field, language),
        round=view.counter("round"),
        side=side_name(attacker, language),
    )
    lines = [style.paint(head, "name")]
    for side in (attacker, 1 - attacker):
        paint = "english" if side == ENGLAND else "scottish"
        army = ", ".join(_army(view, pos, side, field, language))
        lines.append("  " + style.paint(f"{side_name(side, language)}: {army}", paint))
    if any("*" in line for line in lines):
        lines[0] += "   " + style.paint(say("terminal-acted", language), "faint")
    return lines


def _army(view: View, pos: Position, side: int, field: int, language: str) -> list[str]:
    """Return one side's blocks in a battle: revealed ones by name, reserves by number."""
    seen = view.sides[side]
    acted = {PRIVATE[i]: value for i, value in view.open_business}.get("acted", 0)
    words = []
    reserves = seen.areas[field]
    for block, place, strength in seen.known:
        if place != field:
            continue
        if seen.reserves >> block & 1:
            reserves += 1
            continue
        rating = f"{LETTER[block]}{known_number(view, pos, block)}"
        mark = "*" if acted >> block & 1 else ""
        words.append(f"{name_in(view, block, language)} {strength} {rating}{mark}")
    if reserves:
        words.append(say("terminal-reserve", language, count=reserves))
    return words


# --- one area --------------------------------------------------------------------------------


def area_lines(view: View, pos: Position, area: int, language: str) -> list[str]:
    """Return the details of an area: castle, borders, blocks."""
    homes = {name_in(view, block, language) for block in members(HOME_BLOCKS[area])}
    facts: dict[str, str | int] = {
        "limit": LIMIT[area],
        "cathedral": CATHEDRALS >> area & 1,
        "coast": COASTAL >> area & 1,
        "nobles": listed(sorted(homes), language) or NONE,
    }
    lines = [
        say("terminal-area", language, area=area_name(area, language), **facts),
        _borders(area, language),
    ]
    for side in SIDES:
        number = standing(view, side, area)
        lines.append(
            say("terminal-standing", language, side=side_name(side, language), count=number)
        )
        lines += _details(view, pos, side, area, language)
    return lines


def _borders(area: int, language: str) -> str:
    """Return an area's neighbours by how many blocks may cross."""
    red = [near for near in NEIGHBOURS[area] if RED >> border_between(area, near) & 1]
    green = [near for near in NEIGHBOURS[area] if near not in red]
    names = {
        key: ", ".join(area_name(near, language) for near in areas) or NONE
        for key, areas in (("green", green), ("red", red))
    }
    return say("terminal-borders", language, both=int(bool(red and green)), **names)


def _details(view: View, pos: Position, side: int, area: int, language: str) -> list[str]:
    """Return the blocks in an area that the viewer can name, with all their figures."""
    return [
        "  "
        + say(
            "terminal-block",
            language,
            block=name_in(view, block, language),
            strength=strength,
            most=MAXIMUM[block],
            rating=f"{LETTER[block]}{COMBAT_NUMBER[block]}",
            move=move_rating(pos, block),
        )
        for block, place, strength in view.sides[side].known
        if place == area
    ]


# --- choices ---------------------------------------------------------------------------------


def _label(view: View, choice: Choice, language: str) -> str:
    """Return a choice in a few words."""
    if choice.kind == BLOCK:
        return _block_label(view, choice.number, language)
    if choice.kind == AREA:
        return _area_label(view, choice.number, language)
    if choice.kind == CARD:
        return say("terminal-card", language, card=card_name(choice.number, language))
    return choice.name


def _block_label(view: View, block: int, language: str) -> str:
    """Return a block with what the viewer knows about it, and outside battle its area."""
    name = name_in(view, block, language)
    for known, place, strength in view.sides[side_of(block)].known:
        if known == block and (view.step in BATTLE_STEPS or place >= AREAS):
            return f"{name} {strength}"
        if known == block:
            return f"{name} {strength} ({area_name(place, language)})"
    return name


def _area_label(view: View, area: int, language: str) -> str:
    """Return an area with the effect of choosing it."""
    name = area_name(area, language)
    if view.step == steps.COMBAT_ACTION:
        return say("terminal-retreat", language, area=name)
    if view.step == steps.SCOTTISH_BUILD:
        return say("terminal-draw", language, area=name)
    if view.step == steps.MARCH and standing(view, 1 - view.side, area):
        return say("terminal-attack", language, area=name)
    return name


def choice_lines(view: View, width: int, language: str) -> list[str]:
    """Return the viewer's choices, numbered, in columns."""
    choices = numbered(view)
    labels = [f"{i:>2} {_label(view, choice, language)}" for i, choice in enumerate(choices, 1)]
    if not labels:
        return []
    column = max(columns_of(label) for label in labels) + 3
    across = max(1, width // column)
    rows = -(-len(labels) // across)
    return [
        "  " + "".join(padded(label, column) for label in labels[row::rows]).rstrip()
        for row in range(rows)
    ]
