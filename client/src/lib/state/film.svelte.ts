/** A game once more, frame by frame; of a long game only the pages around the moment are loaded. */
import type { GameApi } from '../net/api'
import type { Frame, Frames, Line, Message, Status, TurnAt } from '../protocol'
import { messageOf } from './room.svelte'
import { StillRoom } from './still.svelte'

export type FilmViewer = 'England' | 'Scotland' | 'spectator' | 'all'
export const SPEEDS = [0.5, 1, 2, 4] as const
/** The server sends so many at once. */
export const PAGE = 50
/** How long a frame stays: one with dice, one with other news in the log, and one without. */
const DICE_MS = 1500
const NEWS_MS = 1100
const QUIET_MS = 350

export class Film extends StillRoom {
  viewer = $state<FilmViewer>('spectator')
  at = $state(0)
  total = $state(0)
  turns = $state.raw<TurnAt[]>([])
  playing = $state(false)
  speed = $state<(typeof SPEEDS)[number]>(1)
  failed = $state.raw<Message | null>(null)
  #pages: Record<number, Frame[]> = {}
  #asked: Record<number, Promise<void>> = {}
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    override readonly api: GameApi,
    readonly told: Status,
  ) {
    super(api.game, api.side)
  }

  /** Which game turn, or winter, the moment belongs to: an index of `turns`. */
  get turn(): number {
    return turnAt(this.turns, this.at)
  }

  /** Look with somebody's eyes, at the same moment of the game as before if none is given. */
  async open(viewer: FilmViewer, at: number | null = null): Promise<void> {
    const before = { turns: this.turns, total: this.total, at: this.at }
    this.#pages = {}
    this.#asked = {}
    this.viewer = viewer
    await this.#need(pageOf(at ?? 0))
    await this.seek(at ?? sameMoment(before, this))
  }

  async seek(number: number): Promise<void> {
    this.at = Math.max(0, Math.min(number, Math.max(0, this.total - 1)))
    const page = pageOf(this.at)
    await this.#need(page)
    this.#show()
    // What was told just before, for the log; and what comes next, so that nothing halts.
    void this.#need(page - 1).then(() => this.#show())
    if (this.at % PAGE > PAGE / 2) void this.#need(page + 1)
  }

  async step(by: number): Promise<void> {
    this.pause()
    await this.seek(this.at + by)
  }

  /** To the beginning of a game turn before or after this one. */
  async skip(by: -1 | 1): Promise<void> {
    const start = this.turns[this.turn]?.number ?? 0
    const to = by < 0 && this.at > start ? start : this.turns[this.turn + by]?.number
    await this.step((to ?? (by < 0 ? 0 : this.total)) - this.at)
  }

  play(): void {
    this.playing = true
    void (this.at >= this.total - 1 ? this.seek(0) : Promise.resolve()).then(() => this.#later())
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  override leave(): void {
    this.pause()
    super.leave()
  }

  #later(): void {
    clearTimeout(this.#timer)
    const lines = this.#frame(this.at)?.lines ?? []
    const rolled = lines.some(({ args }) => 'dice' in args || 'die' in args)
    const pause = rolled ? DICE_MS : lines.length > 0 ? NEWS_MS : QUIET_MS
    this.#timer = setTimeout(() => void this.#next(), pause / this.speed)
  }

  async #next(): Promise<void> {
    if (!this.playing) return
    if (this.at >= this.total - 1) return this.pause()
    await this.seek(this.at + 1)
    if (this.playing) this.#later()
  }

  #frame(number: number): Frame | undefined {
    return this.#pages[pageOf(number)]?.[number % PAGE]
  }

  #show(): void {
    const frame = this.#frame(this.at)
    if (!frame) return
    this.show(
      {
        side: null,
        number: frame.number,
        sheet: frame.sheet,
        lines: [],
        status: { ...this.told, clock: null, offers: [], seats: this.told.seats.map((seat) => ({ ...seat, present: true })) },
        can_undo: false,
        your_choice: false,
        views: null,
      },
      this.#told(),
    )
  }

  /** What was told until this moment, as far back as it is loaded without a gap. */
  #told(): Line[] {
    let first = pageOf(this.at)
    while (this.#pages[first - 1]) first -= 1
    const lines: Line[] = []
    for (let number = first * PAGE; number <= this.at; number += 1) lines.push(...(this.#frame(number)?.lines ?? []))
    return lines
  }

  async #need(page: number): Promise<void> {
    if (page < 0 || this.#pages[page] || (this.total > 0 && page * PAGE >= this.total)) return
    await (this.#asked[page] ??= this.#load(page))
  }

  async #load(page: number): Promise<void> {
    const { viewer } = this
    try {
      const found: Frames = await this.api.frames(viewer, page * PAGE, PAGE)
      if (viewer !== this.viewer) return
      this.total = found.total
      this.turns = found.turns
      this.#pages[page] = found.frames
      this.failed = null
    } catch (error) {
      this.failed = messageOf(error)
      this.pause()
    }
    // What has failed may be asked for again.
    if (viewer === this.viewer && !this.#pages[page]) this.#asked = {}
  }
}

const pageOf = (number: number): number => Math.floor(number / PAGE)

/** The last game turn that has begun with a frame: an index. */
export function turnAt(turns: readonly TurnAt[], number: number): number {
  return Math.max(0, turns.findLastIndex((each) => each.number <= number))
}

interface Course {
  turns: readonly TurnAt[]
  total: number
  at: number
}

/** Where in another viewer's frames the same moment is, as near as game turns tell. */
export function sameMoment(before: Course, now: Course): number {
  const index = turnAt(before.turns, before.at)
  const [from, to] = span(before, index)
  const [start, end] = span(now, index)
  const part = to > from ? (before.at - from) / (to - from) : 0
  return Math.round(start + part * (end - start))
}

function span({ turns, total }: Course, index: number): [number, number] {
  const start = turns[index]?.number ?? 0
  return [start, (turns[index + 1]?.number ?? Math.max(total, start + 1)) - 1]
}
