/** Blocks that move glide: the element is drawn where it was, and comes to where it is. */
import type { Action } from 'svelte/action'
import type { Point } from './chart'

const GLIDE_MS = 520
const TIP_MS = 420

export interface Glide {
  at: Point
  from: Point | undefined
  isNewlyOpen: boolean
  motion: boolean
}

const placed = ([x, y]: Point): string => `translate(${x}px, ${y}px)`

export const glide: Action<SVGGElement, Glide> = (node, start) => {
  let last = start.from ?? start.at
  let wasOpen = false

  function play({ at, isNewlyOpen, motion }: Glide): void {
    node.style.transform = placed(at)
    const isMoved = last[0] !== at[0] || last[1] !== at[1]
    if (motion && typeof node.animate === 'function') {
      if (isMoved) {
        const middle: Point = [(last[0] + at[0]) / 2, (last[1] + at[1]) / 2 - 10]
        const frames = [last, middle, at].map((point) => ({ transform: placed(point) }))
        node.animate(frames, { duration: GLIDE_MS, easing: 'ease-in-out' })
      }
      if (isNewlyOpen && !wasOpen) {
        const tipped = [
          { transform: `${placed(at)} translateY(-6px) scaleY(.12)` },
          { transform: `${placed(at)} translateY(1px) scaleY(1.06)`, offset: 0.75 },
          { transform: placed(at) },
        ]
        node.animate(tipped, { duration: TIP_MS, easing: 'ease-out' })
      }
    }
    wasOpen = isNewlyOpen
    last = at
  }

  play(start)
  return { update: play }
}
