/**
 * One game as one viewer has it on his screen: the state that is shown, the log until then, and
 * how to choose. What the server has told and the screen has not shown yet waits in a queue: one
 * event after the other is shown, so that everything on the screen is of the same moment.
 */
import { ApiError, GameApi } from '../net/api'
import { openLive } from 'virtual:way'
import { LostAnswerError, type Connection, type LiveWay } from '../net/way'
import type { AreaName, BattleOrders, BlockName, ChatLine, Choice, Frame, Line, Message, ScreenState, Side, SideName, State, Status } from '../protocol'
import { keep, kept } from './kept'
import { eventsOf, FACTORS, timeOf, type Event } from './pace'
import { bringSeed, keepEpochs, seedStep } from './seed'
import { settings } from './settings.svelte'
import { Story } from './story.svelte'
import { keepWishes } from './wishes.svelte'

/** How long the live connection may take to bring what a choice did before we ask ourselves. */
const PATIENCE_MS = 400
/** A seat binds itself to its seed, then shows it. */
const SEED_STEPS = 2
const TAKEN_BACK = ['chronicle-undo', 'chronicle-back']
/** The server sends so many frames at once. */
const MOST_FRAMES = 50
/** Of more than this nobody wants to see all: it is shown from the last ones on. */
const MOST_EVENTS = 60

export const SIDE_NAMES: readonly [SideName, SideName] = ['England', 'Scotland']

export class Room {
  readonly api: GameApi
  readonly story = new Story(() => this.isOnScreen())
  connection = $state<Connection>('connecting')
  /** What was last refused, until the next choice. */
  refusal = $state.raw<Message | null>(null)
  /** Why the game cannot be shown at all. */
  failure = $state.raw<ApiError | null>(null)
  busy = $state(false)
  lines = $state.raw<Line[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** Whether the screen is behind: something that happened is still to be shown. */
  isBehind = $state(false)
  /** Whether somebody looks at this seat's screen; otherwise nothing need be shown in its time, or heard. */
  isOnScreen = (): boolean => true
  /** The last line of talk that was looked at. */
  #read = $state(0)
  /** When the last state came, for clocks that run. */
  since = $state(0)
  /** What is on the screen. */
  #state = $state.raw<State | null>(null)
  /** What the server said last. */
  #latest = $state.raw<State | null>(null)
  #told: Line[] = []
  #frames: Record<number, Frame> = {}
  #running = false
  #skips = false
  #freeAt = 0
  #wake: (() => void) | null = null
  #live: LiveWay
  #endWishes: (() => void) | null = null

  constructor(
    readonly game: string,
    side: SideName | null,
    api = new GameApi(game, side),
  ) {
    this.api = api
    this.#live = openLive(this.api, {
      since: () => this.#latest?.number ?? -1,
      heard: () => this.chat.at(-1)?.id ?? 0,
      onState: (state) => {
        this.#take(state)
        this.#bringSeed(state).catch((error: unknown) => (this.refusal = messageOf(error)))
      },
      onChat: (lines) => this.#hear(lines),
      onConnection: (connection) => (this.connection = connection),
    })
  }

  get state(): State | null {
    return this.#state
  }

  get sheet(): ScreenState | null {
    return this.state?.sheet ?? null
  }

  get status(): Status | null {
    return this.state?.status ?? null
  }

  /** By the rules, by resignation or by the clock. */
  get isOver(): boolean {
    return this.state?.status.over ?? false
  }

  get side(): Side | null {
    const name = this.state?.side
    return name ? (SIDE_NAMES.indexOf(name) as Side) : null
  }

  /** Whether both players look at it together: it shows only what is open to everybody. */
  readonly isShared: boolean = false

  get yourChoice(): boolean {
    return this.state?.your_choice ?? false
  }

  /** Whether the seat has to choose, even if its screen has not come so far. */
  get isAsked(): boolean {
    return this.#latest?.your_choice ?? this.yourChoice
  }

  /** How many lines of the other side's nobody has looked at. */
  get unread(): number {
    return this.chat.filter((line) => line.id > this.#read && line.by !== this.state?.side).length
  }

  /** The talk is on the screen. */
  lookAtChat(): void {
    this.#read = this.chat.at(-1)?.id ?? this.#read
    keep(this.#readKey, String(this.#read))
  }

  get #readKey(): string {
    return `read.${this.game}.${this.state?.side ?? ''}`
  }

  #hear(lines: ChatLine[]): void {
    if (this.chat.length === 0) this.#read = Number(kept(this.#readKey)) || 0
    this.chat = [...this.chat, ...lines]
  }

  /** Show the game and follow it; throws when there is nothing to be shown. */
  async enter(): Promise<void> {
    await this.prepare()
    this.#live.start()
    this.#endWishes = keepWishes(this.api, () => this.#latest?.own ?? null)
  }

  /** Look, and bring our seed as far as the game waits for it. */
  async prepare(): Promise<void> {
    let state = await this.api.look(-1)
    for (let steps = 0; steps < SEED_STEPS && (await this.#bringSeed(state)); steps += 1) state = await this.api.look(-1)
    this.#take(state)
  }

  async #bringSeed({ side, status }: State): Promise<boolean> {
    return side !== null && !status.begun && (await bringSeed(this.api, side, status))
  }

  /** Whether the game waits for a seed that this browser no longer has. */
  get isSeedLost(): boolean {
    const { side, status } = this.state ?? {}
    return !!side && !!status && seedStep(this.game, side, status) === 'lost'
  }

  leave(): void {
    this.#endWishes?.()
    this.#live.stop()
    this.skip()
    this.story.clear()
  }

  choose(...choices: Choice[]): Promise<boolean> {
    const { step } = this.sheet ?? {}
    // While both choose a card, the other's choice makes ours late; it is meant all the same.
    const stillMeant = () =>
      this.yourChoice && this.sheet?.step === step && choices.slice(0, 1).every((each) => this.sheet?.legal.includes(each))
    return this.#send((number) => this.#choose(number, choices), stillMeant)
  }

  /** Take the last choice back, as soon as it has been made: the screen may show it before its answer is here. */
  async undo(): Promise<boolean> {
    while (this.busy) await new Promise((resolve) => setTimeout(resolve, 10))
    return this.#send((number) => this.api.undo(number))
  }

  fireAll(): Promise<boolean> {
    return this.#send((number) => this.api.fireAll(number))
  }

  /** Give standing orders for the battle, or cancel them. */
  async order(area: AreaName, orders: BattleOrders | null): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.refusal = null
    try {
      const ordered = this.api.order(area, orders)
      this.skip()
      this.story.forget()
      await ordered
    } catch (error) {
      this.refusal = messageOf(error)
    } finally {
      this.busy = false
    }
    if (this.connection !== 'live') await this.resync()
  }

  /** Whether our secret bid is still to be made before the game can begin. */
  get mustBid(): boolean {
    const status = this.status
    if (!status?.bidding || status.begun) return false
    return status.seats.some((seat) => seat.side === this.state?.side && !seat.hasBid)
  }

  async bid(bid: number): Promise<void> {
    await this.api.bid(bid)
    await this.resync()
  }

  async resign(): Promise<void> {
    await this.api.resign()
    await this.resync()
  }

  /** Delete what the server keeps of us besides the game itself; at one screen, of both sides. */
  async forget(): Promise<void> {
    const seats = this.status?.seats ?? []
    const shared = seats.length > 0 && seats.every((seat) => seat.kind === 'here')
    const sides = seats.map((seat) => seat.side).filter((side) => shared || side === this.state?.side)
    for (const side of sides) await new GameApi(this.game, side).forget()
    this.chat = this.chat.filter((line) => !sides.includes(line.by))
    await this.resync()
  }

  /** Say why a choice is not offered, or why blocks in hand cannot go there, in the place of the refusal. */
  async explain(choice: Choice, blocks: readonly BlockName[] = []): Promise<void> {
    try {
      this.refusal = (await this.api.why(choice, blocks)).message
    } catch (error) {
      this.refusal = messageOf(error)
    }
  }

  /** Ask for everything anew; what was missed or is in doubt is so set right. */
  async resync(): Promise<void> {
    try {
      let had: State | null
      let state: State
      // What the live connection brings meanwhile may be newer, and comes only once.
      do {
        had = this.#latest
        state = await this.api.look(-1)
      } while (this.#latest && this.#latest !== had && state.number < this.#latest.number)
      this.#latest = null
      this.#take(state)
    } catch (error) {
      this.refusal = messageOf(error)
    }
  }

  // --- sending -------------------------------------------------------------------------------

  async #send(
    ask: (number: number) => Promise<{ number: number }>,
    stillMeant: () => boolean = () => false,
  ): Promise<boolean> {
    if (this.busy || !this.#latest) return false
    this.busy = true
    this.refusal = null
    try {
      const asked = this.#asked(ask, stillMeant)
      this.skip()
      this.story.forget()
      await this.#reached((await asked).number)
      return true
    } catch (error) {
      this.refusal = messageOf(error)
      return false
    } finally {
      this.busy = false
    }
  }

  /** Choose; when the answer is lost, look whether the choice was made. */
  async #choose(number: number, choices: readonly Choice[]): Promise<{ number: number }> {
    try {
      return await this.#live.choose(number, choices)
    } catch (error) {
      if (!(error instanceof LostAnswerError)) throw error
      await this.resync()
      const reached = this.#latest?.number ?? number
      return reached > number ? { number: reached } : this.api.choose(number, choices)
    }
  }

  /** Ask once more, with the present number, what came too late but is still meant. */
  async #asked(
    ask: (number: number) => Promise<{ number: number }>,
    stillMeant: () => boolean,
  ): Promise<{ number: number }> {
    try {
      return await ask(this.#state?.number ?? 0)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      await this.resync()
      if (!stillMeant()) throw error
      return ask(this.#latest?.number ?? 0)
    }
  }

  /** Wait until the state of a number is here. */
  async #reached(number: number): Promise<void> {
    const until = performance.now() + (this.connection === 'live' ? PATIENCE_MS : 0)
    while ((this.#latest?.number ?? -1) < number) {
      if (performance.now() >= until) {
        this.#take(await this.api.look(this.#latest?.number ?? -1))
        return
      }
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  // --- the queue -----------------------------------------------------------------------------

  #take(state: State): void {
    const have = this.#latest
    if (have && state.number < have.number) return
    const news = have ? state.lines.filter((line) => line.number > have.number) : state.lines
    if (have && news.some((line) => TAKEN_BACK.includes(line.key))) {
      void this.resync()
      return
    }
    this.#told = have ? [...this.#told, ...news] : news
    this.#latest = state
    if (state.sheet) this.#frames[state.number] = { number: state.number, sheet: state.sheet, lines: [] }
    this.since = performance.now()
    keepEpochs(this.game, state.status)
    if (!have || !this.#state) this.#jump()
    else if (this.#state.number < state.number) void this.#show()
    else this.#state = state
    if (this.#state && this.#state.number < state.number) this.#state = this.#between(this.#state)
  }

  /** Show at once how the game stands. */
  skip(): void {
    this.#skips = true
    this.#freeAt = 0
    this.story.dice.skip()
    this.#wake?.()
  }

  /** How many times as long as usual each event is shown; a clock that runs waits for nobody. */
  get #factor(): number {
    const isFast = this.#latest?.status.clock?.kind === 'minutes'
    const isSeen = this.isOnScreen() && !document.hidden
    return isSeen ? Math.min(settings.factor, isFast ? FACTORS.fast : Infinity) : 0
  }

  /** Show what waits, one event after the other. */
  async #show(): Promise<void> {
    if (this.#running) return
    this.#running = true
    this.#skips = false
    try {
      while (this.#state && this.#latest && this.#state.number < this.#latest.number) {
        const waiting = this.#waiting()
        if (this.#factor === 0 || this.#skips || !this.#isWorthIt(waiting)) this.#jump()
        else await this.#next(waiting.slice(-MOST_EVENTS)[0] ?? null)
      }
    } catch {
      this.#jump() // the frames cannot be had: the last state can
    } finally {
      this.#running = false
      this.isBehind = false
    }
  }

  /** The events between the screen and the last state. */
  #waiting(): Event[] {
    const shown = this.#state?.number ?? -1
    return eventsOf(this.#told.filter((line) => line.number > shown))
  }

  /** Whether there is anything to be seen on the way, or the screen has still to be looked at. */
  #isWorthIt(waiting: readonly Event[]): boolean {
    const last = this.#latest?.number ?? 0
    const holds = (event: Event): boolean => event.throws.length > 0 || (event.number < last && timeOf(event, this.side) > 0)
    // Who has a choice before him is not held up by what was shown before it.
    return waiting.some(holds) || (!this.yourChoice && performance.now() < this.#freeAt)
  }

  async #next(event: Event | null): Promise<void> {
    if (!event) return this.#jump()
    const fetched = this.#fetch(event.number)
    this.isBehind = true
    await this.#pause(this.#freeAt - performance.now())
    const factor = this.#factor
    await fetched
    await this.#fetch(event.number) // it may have been the last one when it was first asked for
    if (this.#skips) return
    const { battle } = this.sheet ?? {}
    const state = this.#stateAt(event.number)
    await this.story.roll(event, factor, state.sheet?.battle?.area ?? battle?.area ?? null)
    if (this.#skips) return
    this.#display(state)
    this.story.tell(event, this.side, state.sheet?.battle?.area ?? null)
    this.#freeAt = performance.now() + timeOf(event, this.side) * factor
  }

  /** Wait, unless somebody does not want to. */
  async #pause(ms: number): Promise<void> {
    if (ms <= 0 || this.#skips) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#wake = null
  }

  /** Have the frame of a number at hand, and those that come after it. */
  async #fetch(number: number): Promise<void> {
    const last = this.#latest?.number ?? 0
    if (number >= last || this.#frames[number]) return
    const page = await this.api.frames(null, number, Math.min(MOST_FRAMES, last - number))
    for (const frame of page.frames) this.#frames[frame.number] = frame
  }

  #stateAt(number: number): State {
    const latest = this.#latest as State
    const frame = this.#frames[number]
    if (number >= latest.number) return latest
    if (!frame) throw new RangeError(`frame ${number} did not come`)
    return this.#between({ ...latest, number, sheet: frame.sheet })
  }

  /** A state that is not the last one: nothing can be chosen, and how the game ends is not told. */
  #between(state: State): State {
    const { over, winner, ending } = this.status ?? { over: false, winner: null, ending: '' }
    const status = { ...(this.#latest ?? state).status, over, winner, ending }
    return { ...state, status, lines: [], can_undo: false, your_choice: false }
  }

  #jump(): void {
    if (!this.#latest) return
    const isFirst = this.#state === null
    const waiting = this.#waiting()
    const before = this.sheet?.battle?.area ?? null
    const held = waiting.at(-1)
    const time = held && !this.#skips ? timeOf(held, this.side) * this.#factor : 0
    this.#freeAt = performance.now() + time
    this.#display(this.#latest)
    const now = this.sheet?.battle?.area ?? null
    if (isFirst) this.story.recall(waiting, this.side)
    else this.story.jump(waiting, this.side, now ?? before, now)
  }

  #display(state: State): void {
    const isNew = state.your_choice && this.#state !== null && !this.#state.your_choice && !this.busy
    this.lines = this.#told.filter((line) => line.number <= state.number)
    this.#state = state
    this.#frames = Object.fromEntries(Object.entries(this.#frames).filter(([number]) => Number(number) > state.number))
    if (isNew && (state.sheet?.battle === null || document.hidden)) this.story.hear('bell')
  }
}

export function messageOf(error: unknown): Message {
  if (error instanceof ApiError) return error.say
  return { key: 'client-error-plain', args: { message: String(error) } }
}
