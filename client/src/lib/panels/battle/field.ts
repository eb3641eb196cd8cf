/** Who stands where in a battle, as the panel draws it. No rules: the sheet says what each block does. */
import type { BattleNow, Piece, Sheet, Side } from '../../protocol'

export interface Army {
  side: Side
  front: Piece[]
  reserve: Piece[]
  captured: Piece[]
  unseen: number // blocks that are not yet shown
}

const LETTERS = 'ABC'
const letterOf = (piece: Piece): number => LETTERS.indexOf(piece.rating.charAt(0))

/** One's own army below, facing the enemy; to a spectator the attacker's. */
export function sidesOf(battle: BattleNow, viewer: Side | null): [Side, Side] {
  const near = viewer ?? battle.attacker
  return [near === 0 ? 1 : 0, near]
}

/** The blocks of a side in the battle, in the order of their combat turns. */
export function armyOf(sheet: Sheet, battle: BattleNow, side: Side): Army {
  const here = sheet.pieces
    .filter((piece) => piece.place === battle.area && piece.side === side)
    .sort((a, b) => letterOf(a) - letterOf(b))
  const unseen = sheet.hidden.filter((each) => each.area === battle.area && each.side === side)
  return {
    side,
    front: here.filter((piece) => piece.role !== 'reserve' && !piece.captured),
    reserve: here.filter((piece) => piece.role === 'reserve' && !piece.captured),
    captured: here.filter((piece) => piece.captured),
    unseen: unseen.reduce((sum, each) => sum + each.count, 0),
  }
}

/** The blocks of a side that have their combat turn now and have not acted. */
export function ready({ front }: Army, letter: string): Piece[] {
  return front.filter((piece) => !piece.fired && letter !== '' && piece.rating.startsWith(letter))
}

/** How large blocks can be so that a front and what is behind it stand in one row. */
export function sizeFor(width: number, army: Army, largest: number): { front: number; behind: number } {
  const behind = army.reserve.length + army.captured.length + (army.unseen > 0 ? 1 : 0)
  const columns = Math.ceil(behind / 2)
  const share = army.front.length + columns * 0.62 + (columns > 0 ? 0.35 : 0)
  const front = Math.max(30, Math.min(largest, Math.floor(width / Math.max(share, 1)) - 8))
  return { front, behind: Math.max(24, Math.round(front * 0.54)) }
}
