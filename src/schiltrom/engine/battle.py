"""Chapter 5: battles. Celtic unity, rounds and combat turns, firing, hits, control of the field."""

from __future__ import annotations

from schiltrom.engine.casualties import lose_in_battle
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.retreat import (
    begin_counts,
    begin_regroup,
    begin_retreat,
    retreat_areas,
    withdraw,
)
from schiltrom.engine.steps import (
    BATTLE_BEGINS,
    CELTIC_ROLL,
    CHOOSE_BATTLE,
    COMBAT,
    COMBAT_ACTION,
    FIRE_ROLL,
    HIT,
    OVER,
)
from schiltrom.engine.tables import (
    ARCHERS,
    CELTIC,
    CELTS_LEAVE_ON,
    COMBAT_NUMBER,
    ENGLAND,
    ENGLISH,
    HOME_BLOCKS,
    HOME_NUMBER,
    INFANTRY,
    LAST_ROUND,
    LETTER_MASKS,
    OWN,
    SCOTS,
    lowest,
)


def ask_for_battle(pos: Position) -> None:
    """Let Player 1 pick the next battle (5.1)."""
    pos.active = pos.p1
    pos.step = CHOOSE_BATTLE


def choose_battle(pos: Position, area: int, attacker: int, cause: int) -> None:
    """Set the field of the next battle."""
    pos.field = area
    pos.cause = cause
    _set_attacker(pos, attacker)
    pos.step = BATTLE_BEGINS


def _set_attacker(pos: Position, side: int) -> None:
    """Make *side* the attacker on the field (5.1)."""
    bit = 1 << pos.field
    pos.attacker = side
    pos.attacks_e = pos.attacks_e | bit if side == ENGLAND else pos.attacks_e & ~bit
    pos.attacks_s = pos.attacks_s & ~bit if side == ENGLAND else pos.attacks_s | bit


def begin_battle(pos: Position) -> None:
    """Reveal the blocks taking part and begin round 1 (5.1, 5.2)."""
    pos.round = 0
    pos.acted = 0
    pos.captured = 0
    pos.withdrawn = 0
    pos.fled = 0
    pos.clear_crossings()
    pos.revealed = 1
    if celts(pos):
        pos.step = CELTIC_ROLL
    else:
        begin_round(pos)


def celts(pos: Position) -> int:
    """Return the Celtic blocks that must show their unity at the start of this round (5.2)."""
    here = pos.at[pos.field] & CELTIC
    if here == 0 or pos.rules.celtic_test == "before_battle":
        return here if pos.round == 0 else 0
    return here & ~pos.reserves if pos.round == 0 else here & pos.reserves


def roll_celts(pos: Position, dice: int) -> None:
    """Send Celts who rolled 5 or 6 to the pool, one die each in order of block number (5.2)."""
    blocks = celts(pos)
    while blocks:
        block = lowest(blocks)
        blocks &= blocks - 1
        if dice & 7 >= CELTS_LEAVE_ON:
            pos.reserves &= ~(1 << block)
            pos.to_pool(block, pos.field)
        dice >>= 3
    begin_round(pos)


def begin_round(pos: Position) -> None:
    """Bring in the reserves from round 2 and find the first combat turn (5.31, 5.32)."""
    if pos.round > 1:
        pos.reserves &= ~pos.at[pos.field]
        pos.captured = 0
    elif not is_won(pos):
        pos.round = 1
    next_turn(pos)


def taking_part(pos: Position, side: int) -> int:
    """Return the blocks of *side* taking part in this round, as a mask."""
    return pos.at[pos.field] & OWN[side] & ~pos.reserves


def is_won(pos: Position) -> bool:
    """Return whether only one side is left on the field, reserves included (5.3)."""
    here = pos.at[pos.field]
    return here & SCOTS == 0 or here & ENGLISH == 0


def next_turn(pos: Position) -> None:
    """Find whose combat turn is next: A, B, C, defenders before attackers (5.31)."""
    pos.fighter = -1
    if is_won(pos):
        begin_regroup(pos)
        return
    defenders = taking_part(pos, 1 - pos.attacker)
    attackers = taking_part(pos, pos.attacker)
    if pos.rules.round_end == "unopposed" and (defenders == 0 or attackers == 0):
        next_round(pos)
        return
    for letter in LETTER_MASKS:
        ready = letter & ~pos.acted
        if defenders & ready:
            _give_turn(pos, 1 - pos.attacker, letter)
            return
        if attackers & ready:
            _give_turn(pos, pos.attacker, letter)
            return
    next_round(pos)


def _give_turn(pos: Position, side: int, letter: int) -> None:
    """Give a side the combat turn of its blocks of one letter."""
    pos.active = side
    # The enemy sees a side's retreats of one letter together, once all its blocks have acted.
    if pos.withdrawn & (letter & OWN[side]) == 0:
        pos.withdrawn = 0
    pos.step = COMBAT


def next_round(pos: Position) -> None:
    """Begin the next round, or the attacker's retreat after the third (5.3)."""
    if pos.round == LAST_ROUND:
        begin_retreat(pos)
        return
    pos.round += 1
    pos.acted = 0
    pos.withdrawn = 0
    begin_counts(pos)
    pos.revealed = 1
    if pos.round == 2:
        _check_control(pos)
    if celts(pos):
        pos.step = CELTIC_ROLL
    else:
        begin_round(pos)


def _check_control(pos: Position) -> None:
    """Swap the roles if the defenders of round 1 are gone and reserves arrive (5.32)."""
    if taking_part(pos, 1 - pos.attacker):
        return
    how = pos.rules.control_change
    if how == "attacker_holds":
        changes = taking_part(pos, pos.attacker) != 0
    else:
        changes = how == "attacker_wins" or not pos.fled
    if changes:
        _set_attacker(pos, 1 - pos.attacker)


def legal_combat(pos: Position) -> int:
    """Return the blocks that may take the combat turn, as a mask (5.31)."""
    ready = taking_part(pos, pos.active) & ~pos.acted
    for letter in LETTER_MASKS:
        if ready & letter:
            return ready & letter
    return 0


def choose_fighter(pos: Position, block: int) -> None:
    """Select the block whose combat turn it is."""
    pos.fighter = block
    pos.step = COMBAT_ACTION


def can_fire(pos: Position) -> bool:
    """Return whether there is an enemy taking part to fire at."""
    return taking_part(pos, 1 - pos.active) != 0


def retreats(pos: Position) -> int:
    """Return the areas the fighter may retreat to (5.5)."""
    return retreat_areas(pos, pos.fighter)


def hold(pos: Position) -> None:
    """End the fighter's turn without an action."""
    pos.acted |= 1 << pos.fighter
    next_turn(pos)


def fire(pos: Position) -> None:
    """Roll one die for each point of the fighter's strength (5.4)."""
    pos.acted |= 1 << pos.fighter
    pos.step = FIRE_ROLL


def retreat(pos: Position, area: int) -> None:
    """Retreat with the fighter (5.5)."""
    if pos.round == 1 and pos.active != pos.attacker:
        pos.fled += 1
    withdraw(pos, pos.fighter, area)
    pos.withdrawn |= 1 << pos.fighter
    next_turn(pos)


def hits_on(pos: Position, block: int) -> int:
    """Return the highest die that hits for a block firing now (1.4, 2.1, schiltroms)."""
    side = side_of(block)
    if HOME_BLOCKS[pos.field] >> block & 1 and side != pos.attacker:
        return HOME_NUMBER
    number = COMBAT_NUMBER[block]
    if pos.rules.schiltroms and SCOTS & INFANTRY & 1 << block and archers_near(pos) == 0:
        number += 1
    return number


def archers_near(pos: Position) -> int:
    """Return the English archers that keep schiltroms from forming, as a mask (schiltroms)."""
    archers = pos.at[pos.field] & ENGLISH & ARCHERS
    if pos.rules.schiltrom_archers == "taking_part":
        archers &= ~pos.reserves
    return archers


def roll_fire(pos: Position, dice: int) -> None:
    """Count the hits among the dice rolled (5.4)."""
    number = hits_on(pos, pos.fighter)
    hits = 0
    while dice:
        if dice & 7 <= number:
            hits += 1
        dice >>= 3
    strike(pos, hits)


def strike(pos: Position, hits: int) -> None:
    """Let the enemy apply the fighter's hits (5.41)."""
    pos.hits = hits
    if hits == 0:
        next_turn(pos)
        return
    pos.active = 1 - side_of(pos.fighter)
    pos.step = HIT


def legal_hit(pos: Position) -> int:
    """Return the blocks that may take the next hit: the strongest ones taking part (5.41)."""
    return pos.strongest(taking_part(pos, pos.active))


def take_hit(pos: Position, block: int) -> None:
    """Take one step from a block; losing its last, it is killed or captured (5.41, 5.7, 5.8)."""
    pos.hits -= 1
    if not pos.lose_step(block):
        pos.acted &= ~(1 << block)
        captive = lose_in_battle(pos, block, pos.field)
        if captive >= 0:
            pos.reserves |= 1 << captive
            pos.captured |= 1 << captive
        if pos.step == OVER:
            return
    if pos.hits and taking_part(pos, pos.active):
        return
    pos.hits = 0
    next_turn(pos)
