import { describe, expect, it } from 'vitest'
import type { Hidden, Piece, ScreenState } from '../protocol'
import { AREAS, areaRings, BORDERS, borderOf, layoutOf, limitOf, SIZES, type Point } from './chart'
import { tokensOf } from './tokens'

interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}
const around = ([x, y]: Point, [width, height]: Point): Rectangle => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})
const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right - 0.01 && b.left < a.right - 0.01 && a.top < b.bottom - 0.01 && b.top < a.bottom - 0.01

/** Is a point in a ring, by counting the sides to its right? */
function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}
const rings = AREAS.flatMap((area) => (areaRings[area] ?? []).map((ring) => ({ area, ring, box: boxOf(ring) })))
function boxOf(ring: readonly Point[]): Rectangle {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
/** The areas whose land is at a point. */
const areasAt = ([x, y]: Point): string[] =>
  rings
    .filter(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
    .filter(({ ring }) => isInside([x, y], ring))
    .map(({ area }) => area)

/** Points all over a slot. */
function* pointsOf({ left, top, right }: Rectangle): Generator<Point> {
  const step = (right - left) / 5
  for (let i = 0; i <= 5; i++) for (let j = 0; j <= 5; j++) yield [left + i * step, top + j * step]
}

/** The slots of an area for each size of blocks. */
const roomsOf = (area: string): Rectangle[][] =>
  layoutOf(area).rooms.map((slots, i) => slots.map((slot) => around(slot, [SIZES[i] ?? 0, SIZES[i] ?? 0])))
const signs = AREAS.flatMap((area) => layoutOf(area).signs.map((sign) => around(sign.at, sign.size)))

describe('the room for blocks', () => {
  it.each(AREAS)('%s: no slot hides a name or a symbol of any area', (area) => {
    for (const slot of roomsOf(area).flat()) expect(signs.filter((sign) => overlap(slot, sign))).toEqual([])
  })

  it.each(AREAS)('%s: slots do not overlap', (area) => {
    for (const slots of roomsOf(area)) {
      slots.forEach((slot, i) => expect(slots.slice(i + 1).filter((other) => overlap(slot, other))).toEqual([]))
    }
  })

  it.each(AREAS)('%s: slots lie in the area, or partly in the sea before it, never in another', (area) => {
    for (const slot of roomsOf(area).flat()) {
      const found = [...pointsOf(slot)].map(areasAt)
      expect(found.flat().filter((other) => other !== area)).toEqual([])
      expect(found.flat().length / found.length).toBeGreaterThan(0.5)
    }
  })

  it('gives every area room, and England most', () => {
    const most = (area: string): number => Math.max(...layoutOf(area).rooms.map((slots) => slots.length))
    for (const area of AREAS) expect(most(area)).toBeGreaterThanOrEqual(3)
    expect(most('England')).toBeGreaterThanOrEqual(15)
  })

  it('names every area, and shows its castle limit', () => {
    for (const area of AREAS) {
      const kinds = layoutOf(area).signs.map((sign) => sign.kind)
      expect(kinds[0]).toBe('name')
      expect(kinds.includes('castle')).toBe(limitOf(area) > 0)
    }
  })
})

function sheetWith(area: string, pieces: number, hidden: number): ScreenState {
  const piece = (i: number): Piece => ({
    name: `block ${i}`,
    side: 0,
    place: area,
    strength: 3,
    rating: 'B2',
    move: 2,
    bonus: null,
    role: null,
    moved: false,
    open: false,
    fired: false,
    captured: false,
  })
  const backs: Hidden[] = hidden > 0 ? [{ side: 1, area, count: hidden, moved: 0, reserves: 0 }] : []
  return { pieces: Array.from({ length: pieces }, (_, i) => piece(i)), hidden: backs } as unknown as ScreenState
}

describe('blocks on their slots', () => {
  it.each([
    [1, 0],
    [0, 3],
    [2, 1],
    [8, 0],
    [8, 7],
    [20, 9],
  ])('%i known and %i unknown blocks are all there and hide nothing', (pieces, hidden) => {
    for (const area of AREAS) {
      const tokens = tokensOf(sheetWith(area, pieces, hidden), area)
      expect(tokens.reduce((sum, token) => sum + token.count, 0)).toBe(pieces + hidden)
      expect(new Set(tokens.map((token) => token.key)).size).toBe(tokens.length)
      for (const { at, size } of tokens) {
        const block = around(at, [size, size])
        expect(signs.filter((sign) => overlap(block, sign))).toEqual([])
      }
    }
  })

  it('keeps the sides apart where there is room for two stacks', () => {
    const tokens = tokensOf(sheetWith('Selkirk', 6, 5), 'Selkirk')
    const scots = tokens.filter((token) => token.side === 1)
    expect(scots).toHaveLength(1)
    expect(scots[0]?.count).toBe(5)
    const [at] = scots.map((token) => around(token.at, [token.size, token.size]))
    const english = tokens.filter((token) => token.side === 0)
    for (const token of english) {
      expect(at && overlap(at, around(token.at, [token.size, token.size]))).toBe(false)
    }
  })
})

describe('borders', () => {
  it('are found from either side', () => {
    expect(BORDERS).toHaveLength(49)
    expect(borderOf('Selkirk', 'Teviot')).toBe(borderOf('Teviot', 'Selkirk'))
    expect(borderOf('Ross', 'Fife')).toBeUndefined()
  })
})
