/** What part of the map is in the window, and how large. */
import { HEIGHT, WIDTH, type Point } from './chart'

const LARGEST = 6
const SETTLE_MS = 180

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

export class View {
  width = $state(0)
  height = $state(0)
  x = $state(0)
  y = $state(0)
  zoom = $state(1)
  /** While the map is moved it is a picture that is pushed about; then it is drawn sharp again. */
  isMoving = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Pixels to a unit of the map when all of it is in the window. */
  get fit(): number {
    return Math.min(this.width / WIDTH, this.height / HEIGHT) || 0.1
  }

  get scale(): number {
    return this.fit * this.zoom
  }

  get isWhole(): boolean {
    return this.zoom < 1.01
  }

  resize(width: number, height: number): void {
    this.width = width
    this.height = height
    this.#settle()
  }

  pan(dx: number, dy: number): void {
    this.#touch()
    this.x += dx
    this.y += dy
    this.#settle()
  }

  /** Zoom, and keep the point of the window where it is. */
  zoomBy(factor: number, [px, py]: Point = [this.width / 2, this.height / 2]): void {
    this.#touch()
    const zoom = within(this.zoom * factor, 1, LARGEST)
    const grown = zoom / this.zoom
    this.x = px - (px - this.x) * grown
    this.y = py - (py - this.y) * grown
    this.zoom = zoom
    this.#settle()
  }

  reset(): void {
    this.zoom = 1
    this.#settle()
  }

  /** From a point of the map to one of the window. */
  toWindow([x, y]: Point): Point {
    return [this.x + x * this.scale, this.y + y * this.scale]
  }

  /** Move so far that a point of the map can be seen. */
  show(point: Point): void {
    const [x, y] = this.toWindow(point)
    const margin = 60
    const dx = within(x, margin, this.width - margin) - x
    const dy = within(y, margin, this.height - margin) - y
    if (!this.isWhole && (dx !== 0 || dy !== 0)) this.pan(dx, dy)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #settle(): void {
    const place = (at: number, room: number, size: number): number =>
      size <= room ? (room - size) / 2 : within(at, room - size, 0)
    this.x = place(this.x, this.width, WIDTH * this.scale)
    this.y = place(this.y, this.height, HEIGHT * this.scale)
  }

  #touch(): void {
    this.isMoving = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.isMoving = false), SETTLE_MS)
  }
}
