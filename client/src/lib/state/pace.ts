/** How fast what others do goes over the screen: one event after the other, each for its time. */
import { areasOf, sideOf } from '../play/things'
import type { AreaName, Line, Message, Side } from '../protocol'
import { diceOf } from './dice.svelte'

export const PACES = ['off', 'fast', 'normal', 'slow'] as const
export type Pace = (typeof PACES)[number]
export const FACTORS: Readonly<Record<Pace, number>> = { off: 0, fast: 0.45, normal: 1, slow: 1.8 }

/** So long an event stays at the normal pace before the next one begins. */
const MARCH_MS = 1100
const HEADLINE_MS = 1700
const CARDS_MS = 1500
const THROW_MS = 550
const BLOW_MS = 550
const NEWS_MS = 800
const SMALL_MS = 250
/** A moment of a replay at which nothing is told. */
const QUIET_MS = 150

/** What is in the log but needs no words of its own. */
const SMALL = /^chronicle-(card(-own)?|moves-end|builds-end|event-over|deal|deal-own)$/
const BLOWS = ['chronicle-hit', 'chronicle-pillage-hit', 'chronicle-pillage-hit-own']
const CARDS = ['chronicle-cards', 'chronicle-two-events', 'chronicle-truce']
/** Blocks whose loss is told louder than others'. */
const LEADERS = ['Wallace', 'Edward', 'King']
const LOSSES = ['chronicle-killed', 'chronicle-stranded']
const GREAT = ['chronicle-captured', 'chronicle-turned', 'chronicle-crown', 'chronicle-edward-ii', 'chronicle-raid', 'chronicle-raid-own']

/** Blocks of a side that went the same way. */
export interface March {
  side: Side
  path: AreaName[]
  count: number
  isAttack: boolean
}

/** What happens on the screen at one moment, and until which number the game has come then. */
export interface Event {
  number: number
  lines: Line[]
  march: March | null
  throws: Line[]
}

export type Sound = 'card' | 'march' | 'dice' | 'hit' | 'bell'

/** The way that blocks went, if a line tells of one. */
export function marchOf(line: Line): March | null {
  const { key, args } = line
  const [origin] = areasOf(args.origin)
  const [area] = areasOf(args.area)
  const [place] = areasOf(args.place)
  const side = sideOf(line) ?? 1 // the Norse have no other
  const one = { side, count: 1, isAttack: args.how === 'attack' }
  if (/^chronicle-(move|norse|ship)(-own)?$/.test(key) && origin && area) return { ...one, path: [origin, ...areasOf(args.via), area] }
  if (/^chronicle-(retreat|regroup|withdraw)(-own)?$/.test(key) && area && place) {
    return { ...one, path: [area, place], count: typeof args.count === 'number' ? args.count : 1 }
  }
  return null
}

const isSameWay = (a: March, b: March): boolean =>
  a.side === b.side && a.isAttack === b.isAttack && a.path.join() === b.path.join()

/** One number's lines after the other's; blocks that go the same way go together. */
export function eventsOf(lines: readonly Line[]): Event[] {
  const found: Event[] = []
  for (const line of lines) {
    const last = found.at(-1)
    const march = marchOf(line)
    if (last?.march && march && isSameWay(last.march, march)) {
      last.march = { ...last.march, count: last.march.count + march.count }
      last.number = line.number
      last.lines.push(line)
    } else if (last?.number === line.number) last.lines.push(line)
    else found.push({ number: line.number, lines: [line], march, throws: [] })
  }
  for (const event of found) event.throws = event.lines.filter((line) => diceOf(line).length > 0)
  return found
}

/** Whether a line tells of what its reader has just done himself. */
export const isOwn = (line: Line, side: Side | null): boolean => line.key.endsWith('-own') || (side !== null && sideOf(line) === side)

/** What is told with a banner: who changes sides, who dies, who is crowned. */
const isHeadline = ({ key, args }: Line): boolean =>
  GREAT.includes(key) || LOSSES.includes(key) || (key === 'chronicle-herald' && args.success === 1)

/** The line of an event that is told with a banner. */
export const headlineOf = ({ lines }: Pick<Event, 'lines'>): Line | null => lines.find(isHeadline) ?? null

/** Whether a leader is lost, or a king made. */
export function isGreat(line: Line): boolean {
  const { block } = line.args
  const names = typeof block === 'object' && 'blocks' in block ? block.blocks : []
  return line.key === 'chronicle-crown' || (LOSSES.includes(line.key) && names.some((name) => LEADERS.includes(name)))
}

/** How long an event stays, at the normal pace; what one has done oneself holds nobody up. */
export function timeOf(event: Event, side: Side | null, isReplay = false): number {
  if (event.lines.length === 0) return QUIET_MS
  if (event.throws.length > 0) return THROW_MS + (event.throws.some(isHeadline) ? HEADLINE_MS : 0)
  if (headlineOf(event)) return HEADLINE_MS
  if (!isReplay && event.lines.every((line) => isOwn(line, side))) return 0
  if (event.lines.every((line) => SMALL.test(line.key))) return SMALL_MS
  if (event.march) return MARCH_MS
  if (event.lines.some((line) => CARDS.includes(line.key))) return CARDS_MS
  if (event.lines.every((line) => BLOWS.includes(line.key))) return BLOW_MS
  return NEWS_MS
}

/** What an event sounds like. */
export function soundOf(event: Event): Sound | null {
  if (event.throws.length > 0) return null // dice were heard when they rolled
  if (event.march) return 'march'
  const keys = event.lines.map((line) => line.key)
  if (keys.some((key) => BLOWS.includes(key) || LOSSES.includes(key))) return 'hit'
  return keys.some((key) => key.startsWith('chronicle-card')) ? 'card' : null
}

/** An event in words: how many blocks go where, else what the log says. */
export function storyOf(event: Event): Message | null {
  const { march } = event
  const lines = event.lines.filter((line) => !SMALL.test(line.key))
  const [first] = lines
  if (!first) return null
  if (!march || !/^chronicle-move$/.test(first.key)) return headlineOf(event) ?? lines.find((line) => line.key === 'chronicle-battle') ?? first
  const { side, count, isAttack } = march
  const args = { side, count, origin: first.args.origin ?? '', area: first.args.area ?? '' }
  return { key: isAttack ? 'pace-attack' : 'pace-move', args }
}
