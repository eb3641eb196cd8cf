/** Pointers on the map: one pans it or carries blocks, two zoom it. */
import type { Point } from './chart'

const SLACK = 6 // pixels a pointer may tremble in a click

export interface Gestures {
  onpan: (dx: number, dy: number) => void
  onpinch: (factor: number, at: Point) => void
  /** May this block be carried? Asked when a pointer begins to move it. */
  oncarry: (block: string) => boolean
  oncarried: (at: Point) => void
  ondropped: (at: Point | null) => void
}

type Doing = 'nothing' | 'pan' | 'pinch' | 'carry'

export class Pointers {
  #down = new Map<number, Point>()
  #start: Point = [0, 0]
  #block: string | null = null
  #doing: Doing = 'nothing'
  /** The click that ends a drag is none. */
  #eatsClick = false

  constructor(
    private readonly element: HTMLElement,
    private readonly gestures: Gestures,
  ) {}

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (!(event.target instanceof Element) || event.target.closest('[data-fan], .zoom')) return
    this.#down.set(event.pointerId, [event.clientX, event.clientY])
    this.#eatsClick = false
    if (this.#down.size === 1) {
      this.#start = [event.clientX, event.clientY]
      this.#block = event.target.closest<SVGElement>('[data-block]')?.dataset.block ?? null
    } else this.#begin('pinch', event)
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId)
    if (!before) return
    const now: Point = [event.clientX, event.clientY]
    if (this.#doing === 'nothing') {
      if (Math.hypot(now[0] - this.#start[0], now[1] - this.#start[1]) < SLACK) return
      const carries = this.#block !== null && this.gestures.oncarry(this.#block)
      this.#begin(carries ? 'carry' : 'pan', event)
    }
    if (this.#doing === 'pinch') this.#pinch(event.pointerId, before, now)
    else if (this.#doing === 'carry') this.gestures.oncarried(this.#inside(now))
    else this.gestures.onpan(now[0] - before[0], now[1] - before[1])
    this.#down.set(event.pointerId, now)
  }

  up(event: PointerEvent): void {
    if (!this.#down.delete(event.pointerId)) return
    if (this.#doing === 'carry') {
      const isDropped = event.type === 'pointerup'
      this.gestures.ondropped(isDropped ? [event.clientX, event.clientY] : null)
    }
    if (this.#down.size === 0) this.#doing = 'nothing'
    else if (this.#doing === 'pinch') this.#doing = 'pan'
  }

  click(event: MouseEvent): void {
    if (this.#eatsClick) {
      event.stopPropagation()
      event.preventDefault()
    }
    this.#eatsClick = false
  }

  #begin(doing: Doing, event: PointerEvent): void {
    if (this.#doing === 'carry') this.gestures.ondropped(null)
    this.#doing = doing
    this.#eatsClick = true
    this.element.setPointerCapture(event.pointerId)
  }

  #pinch(id: number, before: Point, now: Point): void {
    const other = [...this.#down].find(([key]) => key !== id)?.[1]
    if (!other) return
    const spread = (point: Point): number => Math.hypot(point[0] - other[0], point[1] - other[1]) || 1
    const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]
    this.gestures.onpinch(spread(now) / spread(before), this.#inside(middle))
    this.gestures.onpan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2)
  }

  #inside([x, y]: Point): Point {
    const box = this.element.getBoundingClientRect()
    return [x - box.left, y - box.top]
  }
}
