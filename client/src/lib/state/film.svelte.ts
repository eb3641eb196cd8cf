/** A game once more, frame by frame; of a long game only the pages around the moment are loaded. */
import type { GameApi } from '../net/api'
import { openLive } from 'virtual:way'
import type { LiveWay } from '../net/way'
import type { AreaName, Frame, Frames, Line, Message, Status, TurnAt } from '../protocol'
import { eventsOf, timeOf, type Event } from './pace'
import { messageOf } from './room.svelte'
import { StillRoom } from './still.svelte'

export type FilmViewer = 'England' | 'Scotland' | 'spectator' | 'all'
export const SPEEDS = [0.5, 1, 2, 4] as const
/** The server sends so many at once. */
export const PAGE = 50
/** How often, at most, one asks how far a game under way has come. */
const ASK_MS = 700

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
  /** What everybody may know of the game. */
  told = $state.raw<Status>() as Status
  /** What was known when the frames were counted. */
  #known = $state.raw<Status | null>(null)
  #live: LiveWay | null = null
  #heard = -1
  #asking = false
  #isDue = false

  constructor(
    override readonly api: GameApi,
    told: Status,
  ) {
    super(api.game, api.side)
    this.told = told
  }

  /** Follow a game that is being played: it goes on at the end, and what comes is kept until it is its time. */
  watch(): void {
    this.#live ??= openLive(this.api, {
      since: () => this.#heard,
      heard: () => 0,
      onState: (state) => {
        this.#heard = state.number
        this.told = state.status
        void this.#grow()
      },
      onChat: () => undefined,
      onConnection: (connection) => (this.connection = connection),
    })
    this.#live.start()
  }

  /** Whether one sees all there is of a game that goes on. */
  get isLive(): boolean {
    return !this.told.over && this.at >= this.total - 1
  }

  /** Whether one has come to the end of the game. */
  get isAtEnd(): boolean {
    return this.told.over && this.#known === this.told && this.total > 0 && this.at >= this.total - 1
  }

  /** Ask how many frames there are by now, not too often. */
  async #grow(): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    try {
      do {
        const { told, viewer } = this
        const { total, turns } = await this.api.frames(viewer, 0, 0)
        if (viewer !== this.viewer) continue
        ;[this.total, this.turns, this.#known] = [Math.max(total, this.total), turns, told]
        if (this.playing) this.#later()
        await new Promise((resolve) => setTimeout(resolve, ASK_MS))
      } while (this.#known !== this.told)
    } catch (error) {
      this.failed = messageOf(error)
    } finally {
      this.#asking = false
    }
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
    this.total = 0
    this.viewer = viewer
    await this.#need(pageOf(at ?? 0))
    await this.seek(at ?? sameMoment(before, this))
  }

  async seek(number: number): Promise<void> {
    this.story.clear()
    await this.#to(number)
  }

  async #to(number: number): Promise<void> {
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
    if (by !== 1) return this.seek(this.at + by)
    await this.#to(this.at + 1)
    const event = this.#event(this.at)
    this.story.jump([event], null, this.#battle, this.#battle)
  }

  /** To the beginning of a game turn before or after this one. */
  async byTurn(by: -1 | 1): Promise<void> {
    const start = this.turns[this.turn]?.number ?? 0
    const to = by < 0 && this.at > start ? start : this.turns[this.turn + by]?.number
    await this.step((to ?? (by < 0 ? 0 : this.total)) - this.at)
  }

  play(): void {
    this.playing = true
    const isAgain = this.told.over && this.at >= this.total - 1
    void (isAgain ? this.seek(0) : Promise.resolve()).then(() => this.#later())
  }

  pause(): void {
    this.playing = false
    this.#isDue = false
    clearTimeout(this.#timer)
    this.story.dice.skip()
  }

  override leave(): void {
    this.pause()
    this.#live?.stop()
    super.leave()
  }

  /** Go on when this moment has had its time, unless that is on its way already. */
  #later(): void {
    if (this.#isDue || !this.playing) return
    this.#isDue = true
    const time = timeOf(this.#event(this.at), null, true)
    this.#timer = setTimeout(() => void this.#next(), time / this.speed)
  }

  async #next(): Promise<void> {
    if (!this.playing) return
    if (this.at >= this.total - 1) {
      this.#isDue = false
      if (this.told.over && (this.#live === null || this.isAtEnd)) this.pause()
      return
    }
    const number = this.at + 1
    await this.#need(pageOf(number))
    const event = this.#event(number)
    const battle = this.#frame(number)?.sheet.battle?.area ?? this.#battle
    await this.story.roll(event, 1 / this.speed, battle)
    if (!this.playing) return
    await this.#to(number)
    this.story.tell(event, null, this.#battle)
    this.#isDue = false
    this.#later()
  }

  get #battle(): AreaName | null {
    return this.sheet?.battle?.area ?? null
  }

  #event(number: number): Event {
    const [first, ...others] = eventsOf(this.#frame(number)?.lines ?? [])
    if (!first) return { number, lines: [], march: null, throws: [] }
    return { ...first, lines: [first, ...others].flatMap((each) => each.lines), throws: [first, ...others].flatMap((each) => each.throws) }
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
        status: { ...this.told, over: this.told.over && (this.#live === null || this.isAtEnd), clock: null, offers: [], seats: this.told.seats.map((seat) => ({ ...seat, present: true })) },
        can_undo: false,
        your_choice: false,
        views: null,
        own: null,
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
    if (page < 0 || (this.total > 0 && page * PAGE >= this.total)) return
    const have = this.#pages[page]?.length ?? 0
    if (have > 0 && page * PAGE + have >= Math.min((page + 1) * PAGE, this.total)) return
    await (this.#asked[page] ??= this.#load(page))
  }

  async #load(page: number): Promise<void> {
    const { viewer } = this
    try {
      const found: Frames = await this.api.frames(viewer, page * PAGE, PAGE)
      if (viewer !== this.viewer) return
      this.total = Math.max(found.total, this.total)
      this.turns = found.turns
      this.#pages[page] = found.frames
      this.failed = null
    } catch (error) {
      this.failed = messageOf(error)
      this.pause()
    }
    // What has failed, or was not there yet, may be asked for again.
    if (viewer === this.viewer) this.#asked = {}
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
