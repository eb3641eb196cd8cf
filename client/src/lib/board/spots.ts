/** Where marks stand on the map: beside the names, so that none hides a name or a symbol. */
import type { AreaName } from '../protocol'
import { AREAS, areaRings, layoutOf, middleOf, SIZES, type Border, type Point } from './chart'

/** The room a mark takes. */
export const MARK: Point = [26, 26]
export const COUNTER: Point = [34, 20]
const STEP = 4
const AROUND = 52
/** What it counts that a mark reaches over the border, beside room that it takes from blocks. */
const ABROAD = 150
const MARGIN = 6

interface Rectangle {
  at: Point
  size: Point
}
interface Weighed extends Rectangle {
  weight: number
}
/** The marks of an area: what it costs to go there, that it is fought for, and what is counted there. */
export interface Spots {
  cost: Point
  fight: Point
  count: Point
}

const signs: readonly Rectangle[] = AREAS.flatMap((area) => layoutOf(area).signs)

const gap = (a: Rectangle, b: Rectangle, axis: 0 | 1): number =>
  Math.abs(a.at[axis] - b.at[axis]) - (a.size[axis] + b.size[axis]) / 2

/** How much of two rectangles lies on each other. */
function shared(a: Rectangle, b: Rectangle): number {
  const [x, y] = [-gap(a, b, 0), -gap(a, b, 1)]
  if (x <= 0 || y <= 0) return 0
  return Math.min(x, a.size[0], b.size[0]) * Math.min(y, a.size[1], b.size[1])
}

const isFree = (mark: Rectangle): boolean => signs.every((sign) => shared(mark, sign) === 0)

/** Whether a point lies in an area, by counting the sides to its right. */
function isIn(area: AreaName, [x, y]: Point): boolean {
  let inside = false
  for (const ring of areaRings[area] ?? []) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    })
  }
  return inside
}

/** All places around the name of an area where a mark hides nothing that is printed. */
function candidates(area: AreaName): Rectangle[] {
  const own = layoutOf(area).signs
  const [xs, ys] = [0, 1].map((axis) => own.flatMap(({ at, size }) => [(at[axis] ?? 0) - (size[axis] ?? 0) / 2, (at[axis] ?? 0) + (size[axis] ?? 0) / 2]))
  const found: Rectangle[] = []
  if (!xs || !ys) return found
  for (let x = Math.min(...xs) - AROUND; x <= Math.max(...xs) + AROUND; x += STEP) {
    for (let y = Math.min(...ys) - AROUND; y <= Math.max(...ys) + AROUND; y += STEP) {
      const mark: Rectangle = { at: [x, y], size: MARK }
      if (isIn(area, mark.at) && isFree(mark)) found.push(mark)
    }
  }
  return found
}

/** Slots that a mark had better leave free, those that fill first above all. */
function busy(area: AreaName): Weighed[] {
  return layoutOf(area).rooms.flatMap((slots, i) => {
    const size = SIZES[i] ?? 0
    return slots.map((at, order): Weighed => ({ at, size: [size, size], weight: 1 / (1 + order) }))
  })
}

/** How much of a mark is over the border: half a mark would belong to nobody. */
function abroad(area: AreaName, { at: [x, y], size }: Rectangle): number {
  const [width, height] = [size[0] / 2 + MARGIN, size[1] / 2 + MARGIN]
  const edges: Point[] = [[x - width, y], [x + width, y], [x, y - height], [x, y + height]]
  return edges.filter((edge) => !isIn(area, edge)).length
}

function spotsOf(area: AreaName): Spots {
  const slots = busy(area)
  const [x, y] = middleOf(area)
  const rated = candidates(area).map((mark) => ({
    mark,
    cost:
      slots.reduce((sum, slot) => sum + shared(mark, slot) * slot.weight, 0) +
      Math.hypot(mark.at[0] - x, (mark.at[1] - y) * 1.5) * 2 +
      abroad(area, mark) * ABROAD,
  }))
  rated.sort((a, b) => a.cost - b.cost)
  const taken: Rectangle[] = []
  const next = (): Point => {
    const found = rated.find(({ mark }) => taken.every((other) => shared(mark, other) === 0))?.mark
    if (!found) return [x, y - AROUND]
    taken.push(found)
    return found.at
  }
  return { cost: next(), fight: next(), count: next() }
}

const known = new Map<AreaName, Spots>()

export function spots(area: AreaName): Spots {
  const found = known.get(area) ?? spotsOf(area)
  known.set(area, found)
  return found
}

/** Where the counter of a border stands: on the border, as near to its middle as no name is hidden. */
export function counterOf({ middle, points }: Border): Point {
  const far = ([x, y]: Point): number => Math.hypot(x - middle[0], y - middle[1])
  const places = [middle, ...[...points].sort((a, b) => far(a) - far(b))]
  return places.find((at) => isFree({ at, size: COUNTER })) ?? middle
}
