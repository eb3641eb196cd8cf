/** Who stands where in a battle, as the panel draws it. No rules: the sheet says what each block does. */
import type { BattleNow, Piece, ScreenState, Side } from '../../protocol'

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
export function armyOf(sheet: ScreenState, battle: BattleNow, side: Side): Army {
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

/** How large those behind are, to those in front; what lies between blocks, and around those behind. */
const BEHIND = 0.68
const GAP = 8
const PEN = 24
const SMALLEST = 34

/** How large blocks can be so that a front and what is behind it stand in one row. */
export function sizeFor(width: number, army: Army, largest: number): { front: number; behind: number } {
  const behind = army.reserve.length + army.captured.length + (army.unseen > 0 ? 1 : 0)
  const pens = Number(army.reserve.length + army.unseen > 0) + Number(army.captured.length > 0)
  const share = army.front.length + behind * BEHIND
  const room = width - pens * PEN - (army.front.length + behind) * GAP
  const front = Math.max(SMALLEST, Math.min(largest, Math.floor(room / Math.max(share, 1))))
  return { front, behind: Math.max(SMALLEST * BEHIND, Math.round(front * BEHIND)) }
}
