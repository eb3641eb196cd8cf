/** The map as SVG paths, from the same data as Python's drawings. */
import colours from '../../../../src/schiltrom/data/art/colours.json'
import layoutData from '../../../../src/schiltrom/data/art/layout.json'
import mapData from '../../../../src/schiltrom/data/map.json'
import type { AreaName } from '../protocol'

export type Point = readonly [number, number]
type Points = readonly Point[]

interface Arc {
  kind: 'green' | 'red' | 'coast' | 'frame'
  between: readonly [string, string]
  points: Points
}
interface Label {
  text: string
  at: Point
  angle: number
  size: number
}
interface MapData {
  viewBox: readonly [number, number, number, number]
  arcs: Record<string, Arc>
  areas: Record<AreaName, { rings: readonly (readonly [string, 1 | -1])[][]; limit: number }>
  neutral: readonly Points[]
  sea_labels: readonly Label[]
  land_labels: readonly Label[]
  lochs: readonly { name: string; points: Points }[]
  hills: readonly (readonly [number, number, number])[]
}

/** Something of an area that no block may hide. */
export interface Sign {
  kind: 'name' | 'castle' | 'cathedral' | 'shield'
  at: Point
  size: Point
  noble?: string
}
export interface AreaLayout {
  signs: readonly Sign[]
  rooms: readonly Points[] // the slots for blocks of each of the sizes
}
interface LayoutData {
  sizes: readonly number[]
  areas: Record<AreaName, AreaLayout>
}

const map = mapData as unknown as MapData
const layouts = layoutData as unknown as LayoutData

export const [, , WIDTH, HEIGHT] = map.viewBox
/** The sides of blocks on the map, the largest first: the fewer stand in an area, the larger. */
export const SIZES = layouts.sizes
/** The side of a block where there is room. */
export const BLOCK = SIZES[0] ?? 38
export const AREAS: readonly AreaName[] = Object.keys(map.areas)
export const SEA_LABELS = map.sea_labels
export const LAND_LABELS = map.land_labels

const NOWHERE: AreaLayout = { signs: [], rooms: [] }
export const layoutOf = (area: AreaName): AreaLayout => layouts.areas[area] ?? NOWHERE
export const limitOf = (area: AreaName): number => map.areas[area]?.limit ?? 0

/** Where an area's name stands: what points to an area points there. */
export const middleOf = (area: AreaName): Point => layoutOf(area).signs[0]?.at ?? [WIDTH / 2, HEIGHT / 2]

const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
]

/** Corners cut once, the ends kept (Chaikin). */
function rounded(points: Points): Points {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return points
  const cut = points.slice(1).flatMap((point, i) => {
    const before = points[i] ?? first
    return [between(before, point, 0.25), between(before, point, 0.75)]
  })
  return [first, ...cut, last]
}

const tenth = (value: number): string => String(Math.round(value * 10) / 10)
const drawn = (points: Points): string => 'M' + points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')

const arcs = new Map(
  Object.entries(map.arcs).map(([id, arc]) => [
    id,
    { ...arc, points: arc.kind === 'red' || arc.kind === 'green' ? rounded(arc.points) : arc.points },
  ]),
)

function ringOf(ring: readonly (readonly [string, 1 | -1])[]): Points {
  return ring.flatMap(([id, way], i) => {
    const points = arcs.get(id)?.points ?? []
    const turned = way > 0 ? points : [...points].reverse()
    return i === 0 ? turned : turned.slice(1)
  })
}

/** All land of each area. */
export const areaPaths: Readonly<Record<AreaName, string>> = Object.fromEntries(
  Object.entries(map.areas).map(([name, area]) => [
    name,
    area.rings.map((ring) => drawn(ringOf(ring)) + 'Z').join(''),
  ]),
)

/** The corners of each area's rings. */
export const areaRings: Readonly<Record<AreaName, readonly Points[]>> = Object.fromEntries(
  Object.entries(map.areas).map(([name, area]) => [name, area.rings.map(ringOf)]),
)

export const neutralPath = map.neutral.map((ring) => drawn(ring) + 'Z').join('')
const coast = [...arcs.values()].filter((arc) => arc.kind === 'coast').map((arc) => arc.points)
export const coastPath = coast.map(drawn).join('')

/** A line without points that are nearer to the last one kept than a gap; the ends stay. */
function thinned(points: Points, gap: number): Points {
  let kept = points[0]
  return points.filter((point, i) => {
    const isFar = !kept || Math.hypot(point[0] - kept[0], point[1] - kept[1]) >= gap
    if (i > 0 && i < points.length - 1 && !isFar) return false
    kept = point
    return true
  })
}

/** All coasts, as exact as a line far from them needs: wide strokes over many points are slow. */
export const shorePath = (distance: number): string =>
  [...coast, ...map.neutral].map((points) => drawn(thinned(points, distance / 2))).join('')

export const lochPath = map.lochs.map((loch) => drawn(loch.points) + 'Z').join('')

export interface Border {
  kind: 'green' | 'red'
  areas: readonly [AreaName, AreaName]
  path: string
  points: Points
  middle: Point
  isEnglish: boolean
}

/** The point half way along a line. */
function halfWay(points: Points): Point {
  const lengths = points.slice(1).map((point, i) => {
    const before = points[i] ?? point
    return Math.hypot(point[0] - before[0], point[1] - before[1])
  })
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2
  for (const [i, length] of lengths.entries()) {
    const [a, b] = [points[i], points[i + 1]]
    if (a && b && left <= length) return between(a, b, length === 0 ? 0 : left / length)
    left -= length
  }
  return points[0] ?? [0, 0]
}

export const BORDERS: readonly Border[] = [...arcs.values()].flatMap(({ kind, between: areas, points }) =>
  kind === 'green' || kind === 'red'
    ? [{ kind, areas, path: drawn(points), points, middle: halfWay(points), isEnglish: areas.includes('England') }]
    : [],
)

export function borderOf(a: AreaName, b: AreaName): Border | undefined {
  return BORDERS.find(({ areas }) => areas.includes(a) && areas.includes(b))
}

/** Hills in three layers: the lit slope, the shaded one, and the pen's stroke. */
export const hills = (() => {
  const n = tenth
  const layers = { body: '', shade: '', pen: '' }
  for (const [x, y, s] of map.hills) {
    const foot = n(y + 0.6)
    const top = `${n(x)} ${n(y - s * 1.05)}`
    const left = `M${n(x - s)} ${foot}Q${n(x - s * 0.4)} ${n(y - s * 0.5)} ${top}`
    const right = `Q${n(x + s * 0.4)} ${n(y - s * 0.6)} ${n(x + s * 1.05)} ${foot}`
    layers.body += `${left}${right}Z`
    layers.shade += `M${top}${right}H${n(x + s * 0.16)}Q${n(x - s * 0.12)} ${n(y - s * 0.4)} ${top}Z`
    layers.pen += left + right
  }
  return layers
})()

/** The colour of each area's land; neighbours differ. */
export const TINTS: Readonly<Record<AreaName, string>> = colours.land
