/** Which thing on the board lies next in the direction of an arrow key. */
import type { Point } from './chart'

export interface Thing {
  key: string
  at: Point
}

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest thing ahead; what lies aside counts as farther away. */
export function nextThing(things: readonly Thing[], key: string, [dx, dy]: Point): Thing | undefined {
  const here = things.find((thing) => thing.key === key)
  if (!here) return things[0]
  let best: Thing | undefined
  let least = Infinity
  for (const thing of things) {
    const [x, y] = [thing.at[0] - here.at[0], thing.at[1] - here.at[1]]
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (thing === here || ahead <= 0.5 || aside > ahead * 2.5) continue
    const distance = ahead + aside * 2
    if (distance < least) [best, least] = [thing, distance]
  }
  return best
}
