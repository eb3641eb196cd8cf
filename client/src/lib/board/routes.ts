/** Lines over the map along which blocks go, from area to area over their borders. */
import type { AreaName } from '../protocol'
import { borderOf, middleOf, type Point } from './chart'

/** The points a way leads through: areas' names and the middles of borders. */
export function waypoints(path: readonly AreaName[], start: Point = middleOf(path[0] ?? '')): Point[] {
  return path.flatMap((area, i) => {
    const before = path[i - 1]
    if (before === undefined) return [start]
    const border = borderOf(before, area)
    return border ? [border.middle, middleOf(area)] : [middleOf(area)]
  })
}

const mean = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A smooth line through points. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points
  const last = rest.at(-1)
  if (!first || !last) return ''
  const bends = rest.slice(0, -1).map((point, i) => {
    const next = rest[i + 1] ?? last
    return i === rest.length - 2 ? `Q${text(point)} ${text(last)}` : `Q${text(point)} ${text(mean(point, next))}`
  })
  return `M${text(first)}${bends.length > 0 ? bends.join('') : `L${text(last)}`}`
}

/** The head of an arrow that ends at the last point. */
export function head(points: readonly Point[], size = 11): string {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (!tip || !before) return ''
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0])
  const wing = (turn: number): Point => [
    tip[0] - size * Math.cos(angle + turn),
    tip[1] - size * Math.sin(angle + turn),
  ]
  return `M${text(tip)}L${text(wing(0.5))}L${text(wing(-0.5))}Z`
}
