"""``schiltrom odds``: the exact odds of a battle given as text."""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from schiltrom.cli.commands import command
from schiltrom.cli.errors import DONE, CommandError
from schiltrom.cli.options import as_json, edition, rules_of, switches
from schiltrom.cli.parsing import Arguments, Choice, argument, option
from schiltrom.cli.tables import table_lines
from schiltrom.engine.position import side_of
from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES, EDWARD, KING, SIDE_NAMES
from schiltrom.odds import Battle, Odds, TextError, from_text, orders_from_text, solve
from schiltrom.odds.report import BlockOdds
from schiltrom.text.naming import area_name, block_name, side_name
from schiltrom.text.wording import in_words
from schiltrom.text.words import say

VERSUS: Final = "vs"
BAR: Final = 40
BLOCK_BAR: Final = 10
FULL: Final = "█"
REST: Final = "░"
DIGITS: Final = 6


@command("odds")
@argument("one", metavar="FORCE", help="odds-arg-force")
@argument(VERSUS, metavar=VERSUS, type=Choice((VERSUS,)), help="odds-arg-versus")
@argument("other", metavar="FORCE", help="odds-arg-other")
@option("--area", required=True, help="odds-arg-area")
@option("--attacker", metavar="SIDE", help="odds-arg-attacker")
@option("--edward", type=Choice((1, 2)), help="odds-arg-edward")
@option("--orders-england", metavar="ORDERS", default="", help="odds-arg-orders")
@option("--orders-scotland", metavar="ORDERS", default="", help="odds-arg-orders")
@edition()
@switches
@as_json
def run(arguments: Arguments) -> int:
    """Compute the odds and show them."""
    rules = rules_of(arguments)
    try:
        battle = from_text(
            arguments.one,
            arguments.other,
            arguments.area,
            arguments.attacker,
            rules=rules,
            orders=(
                orders_from_text(arguments.orders_england),
                orders_from_text(arguments.orders_scotland),
            ),
            edward=arguments.edward,
        )
    except TextError as error:
        words = in_words(error.message, arguments.language)
        raise CommandError("cli-refused", error=words) from error
    found = solve(battle)
    if arguments.json:
        print(json.dumps(to_json(battle, found), ensure_ascii=False))
    else:
        for line in report(battle, found, arguments.language, unicode=_has_blocks()):
            print(line)
    return DONE


def _has_blocks() -> bool:
    """Return whether the terminal can show the bars."""
    return "utf" in (sys.stdout.encoding or "").lower()


def to_json(battle: Battle, found: Odds) -> dict[str, Any]:
    """Return odds as data, with all figures."""
    waiting = {fighter.block for fighter in battle.fighters if fighter.waiting}
    return {
        "area": AREA_NAMES[found.area],
        "attacker": SIDE_NAMES[found.attacker],
        "rules": str(battle.rules),
        "edward": battle.edward,
        "win": _pair(found.win),
        "undecided": round(found.undecided, DIGITS),
        "holds": _pair(found.holds),
        "wins_the_game": _pair(found.ends),
        "steps_lost": _pair(found.steps_lost),
        "blocks_lost": _pair(found.blocks_lost),
        "blocks": [_block_json(each, each.block in waiting) for each in found.blocks],
        "unfollowed": found.unfollowed,
    }


def _pair(figures: tuple[float, float]) -> dict[str, float]:
    return {SIDE_NAMES[side]: round(figures[side], DIGITS) for side in range(2)}


def _block_json(odds: BlockOdds, waiting: bool) -> dict[str, Any]:
    return {
        "block": BLOCK_NAMES[odds.block],
        "side": SIDE_NAMES[side_of(odds.block)],
        "strength": odds.strength,
        "reserve": waiting,
        "stands": round(odds.stands, DIGITS),
        "dies": round(odds.dies, DIGITS),
        "captured": round(odds.captured, DIGITS),
        "deserts": round(odds.deserts, DIGITS),
        "strength_left": round(odds.steps, DIGITS),
    }


# --- words -----------------------------------------------------------------------------------


def report(battle: Battle, found: Odds, language: str, *, unicode: bool = True) -> list[str]:
    """Return odds as lines for people: bars, a table of both sides, a table of blocks, notes."""
    title = say(
        "odds-title",
        language,
        area=area_name(found.area, language),
        side=side_name(found.attacker, language),
    )
    lines = [title, "", *_bars(found, language, unicode), ""]
    lines += [*_sides_table(found, language), ""]
    lines += [*_blocks_table(battle, found, language, unicode), ""]
    lines += _notes(battle, found, language)
    return lines


def _bars(found: Odds, language: str, unicode: bool) -> list[str]:
    """Return the three outcomes as bars."""
    titles = [say("odds-wins", language, side=side_name(side, language)) for side in range(2)]
    titles.append(say("odds-undecided", language))
    chances = (*found.win, found.undecided)
    return table_lines(
        [
            [title, _bar(chance, BAR, unicode), f"{chance:.1%}"]
            for title, chance in zip(titles, chances, strict=True)
        ]
    )


def _bar(chance: float, width: int, unicode: bool) -> str:
    full = round(width * chance)
    if unicode:
        return FULL * full + REST * (width - full)
    return "#" * full + "." * (width - full)


def _sides_table(found: Odds, language: str) -> list[str]:
    """Return the figures of both sides."""
    rows = [["", *[side_name(side, language) for side in range(2)]]]
    rows.append([say("odds-holds", language), *[f"{each:.1%}" for each in found.holds]])
    if max(found.ends) > 0.0:
        rows.append([say("odds-ends", language), *[f"{each:.1%}" for each in found.ends]])
    rows.append([say("odds-steps", language), *[f"{each:.2f}" for each in found.steps_lost]])
    rows.append([say("odds-blocks", language), *[f"{each:.2f}" for each in found.blocks_lost]])
    return table_lines(rows)


def _blocks_table(battle: Battle, found: Odds, language: str, unicode: bool) -> list[str]:
    """Return what becomes of each block, without empty columns."""
    waiting = {fighter.block for fighter in battle.fighters if fighter.waiting}
    names = ["dies", "captured", "deserts"]
    names = [name for name in names if any(getattr(each, name) > 0.0 for each in found.blocks)]
    heads = [say(f"odds-column-{name}", language) for name in ("stands", *names, "left")]
    rows = [[say("odds-column-block", language), *heads, ""]]
    for each in found.blocks:
        name = block_name(each.block, battle.edward, language, battle.rules.edition)
        name += f" {each.strength}"
        if each.block in waiting:
            name += f" ({say('odds-reserve', language)})"
        figures = [f"{getattr(each, column):.1%}" for column in ("stands", *names)]
        bar = _bar(each.stands, BLOCK_BAR, unicode)
        rows.append([name, *figures, f"{each.steps:.2f}", bar])
    return table_lines(rows)


def _notes(battle: Battle, found: Odds, language: str) -> list[str]:
    """Return further remarks: deaths of kings, and assumptions."""
    notes = []
    for each in found.blocks:
        if each.block in (EDWARD, KING):
            name = block_name(each.block, battle.edward, language)
            notes.append(say("odds-king", language, block=name, chance=f"{each.dies:.1%}"))
    notes.append(say("odds-granted", language))
    if found.unfollowed > 0.0:
        notes.append(say("odds-unfollowed", language, chance=f"{found.unfollowed:.1e}"))
    return notes
