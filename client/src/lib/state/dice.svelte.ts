/** The dice on a table: one throw at a time rolls, comes to lie and is taken away. */
import type { BlockName, Line } from '../protocol'

export interface Die {
  face: number
  counts: boolean // a hit, a noble won, a Celt who stays
}
export interface Throw {
  id: number
  line: Line
  block: BlockName | null
  dice: Die[]
  ms: number // how long it rolls
}

/** How long a throw rolls at the normal pace. */
export const ROLL_MS = 900
/** So long dice lie before they are taken from the table, while their battle goes on. */
const REST_MS = 3500
/** And so long once it is over. */
const LAST_LOOK_MS = 1200

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
  #id = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #lies: (() => void) | null = null
  /** 1: they lie and will be taken away; 2: soon. */
  #rests = 0

  /** Throw the dice of a line; the promise is kept when they have come to lie. */
  async roll(line: Line, ms: number): Promise<void> {
    this.#put(line, ms)
    if (ms <= 0) return
    this.isRolling = true
    await new Promise<void>((resolve) => {
      this.#lies = resolve
      this.#timer = setTimeout(resolve, ms)
    })
    this.#lies = null
    this.isRolling = false
  }

  /** Put the dice of a line on the table as they fell. */
  lay(line: Line): void {
    this.#put(line, 0)
  }

  /** Let dice that roll come to lie at once. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#lies?.()
    this.isRolling = false
  }

  /** What fell is looked at for a while, less long once its battle is over. */
  rest(isOver: boolean): void {
    const rests = isOver ? 2 : 1
    if (!this.shown || this.isRolling || this.#rests >= rests) return
    this.#rests = rests
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.shown = null), isOver ? LAST_LOOK_MS : REST_MS)
  }

  clear(): void {
    this.skip()
    this.shown = null
  }

  #put(line: Line, ms: number): void {
    clearTimeout(this.#timer)
    this.#lies?.()
    this.#rests = 0
    this.shown = { id: ++this.#id, line, block: blockOf(line.args), dice: diceOf(line), ms }
  }
}
