"""The course of the game: which phase follows which, and the only way into them.

``legal`` says what may be chosen, ``choose`` does it, ``settle`` applies an outcome of chance.
Phases never call each other: a finished phase leaves a marker, and ``_advance`` continues from it.
"""

from __future__ import annotations

from schiltrom.engine import (
    battle,
    builds,
    cards,
    events,
    kings,
    movement,
    raid,
    retreat,
    steps,
    winter,
)
from schiltrom.engine.choices import (
    CROWN_BRUCE,
    DISBAND,
    DONE,
    EVENT,
    FIRE,
    FIRST_AREA,
    FIRST_BLOCK,
    FIRST_WORD,
    HOLD,
    PASS,
    STOP,
    WINTER,
    Legal,
    mask_of,
)
from schiltrom.engine.position import Position
from schiltrom.engine.tables import ENGLAND, SCOTLAND, TURNS
from schiltrom.engine.victory import check_last_year, check_sudden_death

# --- what may be chosen ----------------------------------------------------------------------


def legal(pos: Position, side: int) -> Legal:
    """Return everything a side may choose now: masks of cards, blocks, areas and words."""
    if not pos.waits_for(side):
        return 0, 0, 0, 0
    step = pos.step
    if step == steps.CARD:
        return cards.legal_cards(pos, side), 0, 0, 0
    phase = steps.PHASE[step]
    if phase == steps.IN_EVENT:
        return _legal_event(pos, step)
    if phase == steps.IN_WINTER:
        return _legal_winter(pos, step)
    return _legal_campaign(pos, step)


def _legal_event(pos: Position, step: int) -> Legal:
    """Return what may be chosen in an event or a coronation."""
    blocks = areas = words = 0
    if step == steps.TRUCE:
        words = 1 << EVENT | 1 << PASS
    elif step == steps.CORONATION:
        words = kings.candidates(pos) | 1 << EVENT
    elif step == steps.CORONATION_BATTLE:
        areas = pos.contested()
    elif step == steps.HERALD:
        blocks = events.legal_herald(pos)
        words = 1 << PASS
    elif step == steps.VICTUALS:
        blocks = events.legal_victuals(pos)
        words = 1 << DONE
    elif step == steps.PILLAGE:
        areas = events.legal_pillage(pos)
        words = 1 << PASS
    elif step == steps.PILLAGE_HIT:
        blocks = events.legal_pillage_hit(pos)
    elif step == steps.PILLAGE_GAIN:
        blocks = events.legal_pillage_gain(pos)
        words = 1 << DONE
    elif step == steps.SEA_BLOCK:
        blocks = events.legal_sea(pos)
        words = 1 << DONE
    else:
        areas = events.sea_areas(pos, pos.group)
    return 0, blocks, areas, words


def _legal_campaign(pos: Position, step: int) -> Legal:
    """Return what may be chosen in movement, in battle and after a raid."""
    blocks = areas = words = 0
    if step == steps.MOVE:
        blocks = movement.legal_move(pos)
        words = 1 << DONE
    elif step == steps.MARCH:
        areas = movement.legal_march(pos)
        if pos.here != pos.origin:
            words = 1 << STOP
    elif step == steps.CHOOSE_BATTLE:
        areas = pos.contested()
    elif step == steps.COMBAT:
        blocks = battle.legal_combat(pos)
    elif step == steps.COMBAT_ACTION:
        areas = battle.retreats(pos)
        words = 1 << HOLD | (1 << FIRE if battle.can_fire(pos) else 0)
    elif step == steps.HIT:
        blocks = battle.legal_hit(pos)
    elif step == steps.RETREAT:
        blocks = retreat.legal_retreat(pos)
        if blocks == 0:
            words = 1 << DONE
    elif step == steps.RETREAT_TO:
        areas = retreat.retreat_areas(pos, pos.fighter)
    elif step == steps.REGROUP:
        blocks = retreat.legal_regroup(pos)
        words = 1 << DONE
    elif step == steps.REGROUP_TO:
        areas = retreat.regroup_areas(pos, pos.fighter)
    else:
        blocks = raid.victims(pos)
    return 0, blocks, areas, words


def _legal_winter(pos: Position, step: int) -> Legal:
    """Return what may be chosen in winter."""
    if step == steps.ENGLISH_DISBAND:
        return _legal_disband(winter.english_must_disband(pos), winter.english_may_disband(pos))
    if step == steps.SCOTTISH_DISBAND:
        return _legal_disband(winter.scots_must_disband(pos), winter.scots_may_disband(pos))
    blocks = areas = words = 0
    if step in (steps.BRUCE_HOME, steps.COMYN_HOME):
        areas = winter.legal_homes(pos)
    elif step == steps.MORAY_HOME:
        areas = winter.legal_moray(pos)
    elif step == steps.KING_HOME:
        areas = winter.legal_king(pos)
    elif step == steps.EDWARD_WINTER:
        words = 1 << WINTER | 1 << DISBAND
    elif step == steps.WALLACE_HOME:
        areas = winter.legal_wallace(pos)
    elif step == steps.SCOTTISH_BUILD:
        blocks = builds.legal_scottish_build(pos)
        areas = builds.legal_draws(pos)
        words = 1 << DONE
    elif step == steps.BUILD_FROM:
        areas = builds.legal_build_from(pos)
    elif step == steps.DRAWN_TO:
        areas = builds.coasts_for(pos, pos.drawing)
    else:
        blocks = builds.legal_english_build(pos)
        words = 1 << DONE
    return 0, blocks, areas, words


def _legal_disband(forced: int, voluntary: int) -> Legal:
    """Require forced disbanding before voluntary (7.5)."""
    return 0, forced or voluntary, 0, 0 if forced else 1 << DONE


def legal_mask(pos: Position, side: int) -> int:
    """Return the legal choices of a side as one mask of choice ids."""
    return mask_of(legal(pos, side))


# --- making a choice -------------------------------------------------------------------------


def choose(pos: Position, side: int, choice: int) -> bool:
    """Make a legal choice; return whether it revealed something and so cannot be taken back.

    Legality is not checked here. Input from outside is checked against ``legal`` once, where it
    enters: recorded entries by ``Replay.apply``, players' choices by ``Game.play``, the server's
    table and the environments.
    """
    pos.revealed = 0
    if choice < FIRST_BLOCK:
        cards.choose_card(pos, side, choice)
    elif choice < FIRST_AREA:
        _choose_block(pos, choice - FIRST_BLOCK)
    elif choice < FIRST_WORD:
        _choose_area(pos, choice - FIRST_AREA)
    else:
        _choose_word(pos, choice - FIRST_WORD)
    _advance(pos)
    return pos.revealed != 0


def _choose_block(pos: Position, block: int) -> None:
    """Apply the choice of a block at this step."""
    step = pos.step
    if step == steps.MOVE:
        movement.begin_march(pos, block)
    elif step == steps.COMBAT:
        battle.choose_fighter(pos, block)
    elif step == steps.HIT:
        battle.take_hit(pos, block)
    elif step == steps.RETREAT:
        retreat.choose_retreating(pos, block)
    elif step == steps.REGROUP:
        retreat.choose_regrouping(pos, block)
    elif step == steps.SCOTTISH_BUILD:
        builds.build_scot(pos, block)
    elif step == steps.ENGLISH_BUILD:
        builds.build_english(pos, block)
    elif step in (steps.ENGLISH_DISBAND, steps.SCOTTISH_DISBAND):
        winter.disband(pos, block)
    elif step == steps.RAID:
        raid.lose_to_raid(pos, block)
    else:
        _choose_event_block(pos, step, block)


def _choose_event_block(pos: Position, step: int, block: int) -> None:
    """Apply the choice of a block in an event."""
    if step == steps.HERALD:
        events.name_noble(pos, block)
    elif step == steps.VICTUALS:
        events.feed(pos, block)
    elif step == steps.PILLAGE_HIT:
        events.take_pillage_hit(pos, block)
    elif step == steps.PILLAGE_GAIN:
        events.gain_by_pillage(pos, block)
    else:
        events.take_aboard(pos, block)


def _choose_area(pos: Position, area: int) -> None:
    """Apply the choice of an area at this step."""
    step = pos.step
    if step == steps.MARCH:
        movement.march(pos, area)
    elif step == steps.COMBAT_ACTION:
        battle.retreat(pos, area)
    elif step == steps.RETREAT_TO:
        retreat.retreat_to(pos, area)
    elif step == steps.REGROUP_TO:
        retreat.regroup_to(pos, area)
    elif step == steps.CHOOSE_BATTLE:
        attacker = ENGLAND if pos.attacks_e >> area & 1 else SCOTLAND
        battle.choose_battle(pos, area, attacker, 0)
    elif step == steps.CORONATION_BATTLE:
        battle.choose_battle(pos, area, ENGLAND, events.BY_CORONATION)
    elif step == steps.SCOTTISH_BUILD:
        builds.draw_in(pos, area)
    else:
        _choose_other_area(pos, step, area)


def _choose_other_area(pos: Position, step: int, area: int) -> None:
    """Apply the choice of an area in winter and in events."""
    if step in (steps.BRUCE_HOME, steps.COMYN_HOME):
        winter.choose_home(pos, area)
    elif step == steps.MORAY_HOME:
        winter.send_moray(pos, area)
    elif step == steps.KING_HOME:
        winter.send_king(pos, area)
    elif step == steps.WALLACE_HOME:
        winter.send_wallace(pos, area)
    elif step == steps.BUILD_FROM:
        builds.build_from(pos, area)
    elif step == steps.DRAWN_TO:
        builds.bring_to_coast(pos, area)
    elif step == steps.PILLAGE:
        events.pillage(pos, area)
    else:
        events.land(pos, area)


def _choose_word(pos: Position, word: int) -> None:
    """Apply the choice of a word at this step."""
    if word in (DONE, PASS):
        _end_step(pos)
    elif word == STOP:
        movement.end_march(pos)
    elif word == FIRE:
        battle.fire(pos)
    elif word == HOLD:
        battle.hold(pos)
    elif word == WINTER:
        winter.winter_edward(pos)
    elif word == DISBAND:
        winter.disband_edward(pos)
    elif pos.step == steps.TRUCE:
        events.declare_truce(pos)
    else:
        _choose_coronation(pos, word)


def _end_step(pos: Position) -> None:
    """End the current step with "done" or "pass"."""
    step = pos.step
    if step == steps.MOVE:
        movement.end_moves(pos)
    elif step == steps.RETREAT:
        retreat.end_retreat(pos)
    elif step == steps.REGROUP:
        retreat.end_regroup(pos)
    elif step == steps.ENGLISH_DISBAND:
        winter.end_english_disbanding(pos)
    elif step == steps.SCOTTISH_DISBAND:
        winter.end_scottish_disbanding(pos)
    elif step == steps.SCOTTISH_BUILD:
        builds.begin_english_builds(pos)
    elif step == steps.ENGLISH_BUILD:
        builds.end_builds(pos)
    elif step == steps.PILLAGE_GAIN:
        events.end_pillage(pos)
    else:
        events.end_event(pos)


def _choose_coronation(pos: Position, word: int) -> None:
    """Crown a king or play the event, now or (on_play) after England's event (6.2)."""
    if _announces_first(pos) and pos.crowning == 0:
        kings.announce(pos, word)
        _begin_part(pos, ENGLAND)
    elif word == EVENT:
        events.begin_event(pos, SCOTLAND)
    else:
        kings.crown(pos, word)


# --- chance ----------------------------------------------------------------------------------


def settle(pos: Position, outcome: int) -> None:
    """Apply an outcome of chance: dice (three bits each), a block drawn or a card dealt."""
    step = pos.step
    if step == steps.FIRE_ROLL:
        battle.roll_fire(pos, outcome)
    elif step == steps.CELTIC_ROLL:
        battle.roll_celts(pos, outcome)
    elif step == steps.HERALD_ROLL:
        events.roll_herald(pos, outcome)
    elif step == steps.DRAW:
        builds.place_drawn(pos, outcome)
    elif step == steps.LEVY:
        builds.levy(pos, outcome)
    else:
        cards.deal_card(pos, outcome)
    _advance(pos)


# --- what follows what -----------------------------------------------------------------------


def _advance(pos: Position) -> None:
    """Advance from a finished phase to the next choice or outcome."""
    while pos.step >= steps.MARKS:
        mark = pos.step
        if mark == steps.CARDS_SHOWN:
            _begin_game_turn(pos)
        elif mark == steps.BATTLE_BEGINS:
            battle.begin_battle(pos)
        elif mark == steps.BATTLE_OVER:
            _after_battle(pos)
        elif mark in (steps.EVENT_OVER, steps.MOVE_OVER):
            _after_part(pos)
        elif mark == steps.RAID_OVER:
            _end_game_turn(pos)
        elif mark == steps.HOMES_OVER:
            builds.begin_scottish_builds(pos)
        elif mark == steps.BUILDS_OVER:
            pos.raided = 0  # from now on they may be drawn
            builds.begin_levy(pos)
        else:
            _after_levy(pos)


def _announces_first(pos: Position) -> bool:
    """Return whether the Scots must choose before England's event is resolved (6.2, on_play)."""
    return pos.rules.coronation_choice == "on_play" and cards.two_events(pos)


def _begin_game_turn(pos: Position) -> None:
    """Begin with Player 1's part, or with the announcement of a coronation (3.1, 6.2)."""
    if _announces_first(pos) and kings.candidates(pos):
        kings.ask_for_coronation(pos)
    else:
        _begin_part(pos, pos.p1)


def _begin_part(pos: Position, side: int) -> None:
    """Begin one side's part of the game turn: its event or its moves (3.1)."""
    if not cards.is_event(pos.card(side)):
        movement.begin_moves(pos, side)
    elif side == SCOTLAND and pos.crowning:
        _carry_out_announcement(pos)
    elif side == SCOTLAND and kings.candidates(pos) and not _announces_first(pos):
        kings.ask_for_coronation(pos)
    else:
        events.begin_event(pos, side)


def _carry_out_announcement(pos: Position) -> None:
    """Crown the king announced, if he still can be crowned, or play the event announced (6.2)."""
    if pos.crowning == kings.PLAYS_EVENT:
        events.begin_event(pos, SCOTLAND)
        return
    word = CROWN_BRUCE + pos.crowning - 1
    if kings.candidates(pos) >> word & 1:
        kings.crown(pos, word)
    else:
        pos.active = SCOTLAND
        pos.step = steps.EVENT_OVER


def _after_part(pos: Position) -> None:
    """Continue with Player 2's part, then with the battles or the end of the game turn (3.1)."""
    if pos.second_part:
        pos.second_part = 0
        # Once blocks are revealed in battle, nobody may infer from them which had moved.
        pos.moved = 0
        _next_battle(pos)
    else:
        pos.second_part = 1
        _begin_part(pos, 1 - pos.p1)


def _next_battle(pos: Position) -> None:
    """Let Player 1 pick a battle while any remain to be fought (5.1)."""
    if pos.contested():
        battle.ask_for_battle(pos)
    else:
        _end_battles(pos)


def _after_battle(pos: Position) -> None:
    """Return to whatever the battle interrupted."""
    cause = pos.cause
    pos.cause = 0
    if cause == 0:
        _next_battle(pos)
    elif cause == events.BY_CORONATION:
        kings.next_coronation_battle(pos)
    else:
        pos.step = steps.EVENT_OVER


def _end_battles(pos: Position) -> None:
    """Clear the record of borders used, and check for a raid (5.9)."""
    pos.reserves = 0
    pos.attacks_e = 0
    pos.attacks_s = 0
    pos.into_low_e = 0
    pos.into_high_e = 0
    pos.into_low_s = 0
    pos.into_high_s = 0
    pos.entries = b""
    raid.begin_raid(pos)


def _end_game_turn(pos: Position) -> None:
    """Check for sudden death, then begin the next game turn or the winter (9.1, 7)."""
    if check_sudden_death(pos):
        return
    if pos.turn == TURNS or cards.two_events(pos):
        winter.begin_winter(pos)
    else:
        pos.turn += 1
        cards.begin_turn(pos)


def _after_levy(pos: Position) -> None:
    """Begin the first year after the set-up; after a winter first check for a winner (7.8, 9)."""
    if pos.turn > 0:
        if check_sudden_death(pos) or check_last_year(pos):
            return
        pos.year += 1
    cards.begin_year(pos)
