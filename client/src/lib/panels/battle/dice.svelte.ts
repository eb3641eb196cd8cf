/** Dice that were thrown: they roll on the screen one throw after the other, and hold nobody up. */
import type { BlockName, Line } from '../../protocol'
import type { Room } from '../../state/room.svelte'

export interface Die {
  face: number
  counts: boolean // a hit, a noble won, a Celt who stays
}
export interface Throw {
  id: number
  line: Line
  block: BlockName | null
  dice: Die[]
}

/** How long a throw rolls, and how long it is looked at before the next. */
export const ROLL_MS = 900
const LOOK_MS = 500
/** So long may all throws that came together take. */
const ALL_MS = 4000
/** After that the dice are taken from the table. */
const REST_MS = 3500

const OF_ONE_DIE: Readonly<Record<string, string>> = { 'chronicle-celt': 'stays', 'chronicle-herald': 'success' }

function blockOf({ block }: Line['args']): BlockName | null {
  return typeof block === 'object' && 'blocks' in block ? (block.blocks[0] ?? null) : null
}

/** The dice that a line of the log tells of. */
export function diceOf({ key, args }: Line): Die[] {
  if (typeof args.dice === 'string' && typeof args.rating === 'string') {
    const number = Number(args.rating.slice(1))
    return args.dice.split(' ').map((face) => ({ face: Number(face), counts: Number(face) <= number }))
  }
  const counts = OF_ONE_DIE[key]
  if (typeof args.die !== 'number' || counts === undefined) return []
  return [{ face: args.die, counts: args[counts] === 1 }]
}

export class Dice {
  shown = $state.raw<Throw | null>(null)
  isRolling = $state(false)
  #waiting: Throw[] = []
  #seen: number | null = null
  #id = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Throw what is new in the log; what was there at first has been thrown long ago. */
  follow(lines: readonly Line[], moves: boolean): void {
    const last = lines.at(-1)?.number
    if (last === undefined) return
    const seen = this.#seen
    this.#seen = Math.max(last, seen ?? last)
    if (seen === null) return
    for (const line of lines.filter((each) => each.number > seen)) {
      const dice = diceOf(line)
      if (dice.length > 0) this.#waiting.push({ id: ++this.#id, line, block: blockOf(line.args), dice })
    }
    if (!moves) this.skip()
    else if (!this.isRolling && this.#waiting.length > 0) this.#next()
  }

  /** Show the last of what was thrown, at once. */
  skip(): void {
    clearTimeout(this.#timer)
    this.isRolling = false
    this.shown = this.#waiting.at(-1) ?? this.shown
    this.#waiting = []
    this.#later(REST_MS, () => (this.shown = null))
  }

  /** Another moment of a game that is looked at again: what fell until then lies long ago. */
  jump(to: number): void {
    this.clear()
    this.#seen = to
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.isRolling = false
    this.shown = null
  }

  #next(): void {
    const next = this.#waiting.shift()
    if (!next) {
      this.isRolling = false
      this.#later(REST_MS, () => (this.shown = null))
      return
    }
    this.shown = next
    this.isRolling = true
    const each = Math.min(ROLL_MS + LOOK_MS, ALL_MS / (1 + this.#waiting.length))
    this.#later(each, () => this.#next())
  }

  #later(wait: number, act: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(act, wait)
  }
}

const tables = new WeakMap<Room, Dice>()

/** The dice on the table of a room: the board and the battle show the same. */
export function diceOn(room: Room): Dice {
  const found = tables.get(room) ?? new Dice()
  tables.set(room, found)
  return found
}
