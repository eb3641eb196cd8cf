/** One game as one viewer has it on his screen: the last state, the log, and how to choose. */
import { ApiError, GameApi } from '../net/api'
import { Live, type Connection } from '../net/live'
import { keep, kept } from './kept'
import { bringSeed, keepEpochs, seedStep } from './seed'
import type { ChatLine, Choice, Line, Message, ScreenState, Side, SideName, State, Status } from '../protocol'

/** How long the live connection may take to bring what a choice did before we ask ourselves. */
const PATIENCE_MS = 400
/** A seat binds itself to its seed, then shows it. */
const SEED_STEPS = 2
const TAKEN_BACK = 'chronicle-undo'

export const SIDE_NAMES: readonly [SideName, SideName] = ['England', 'Scotland']

export class Room {
  readonly api: GameApi
  connection = $state<Connection>('connecting')
  /** What was last refused, until the next choice. */
  refusal = $state.raw<Message | null>(null)
  /** Why the game cannot be shown at all. */
  failure = $state.raw<ApiError | null>(null)
  busy = $state(false)
  lines = $state.raw<Line[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** The last line of talk that was looked at. */
  #read = $state(0)
  /** When the last state came, for clocks that run. */
  since = $state(0)
  #state = $state.raw<State | null>(null)
  #live: Live

  constructor(
    readonly game: string,
    side: SideName | null,
  ) {
    this.api = new GameApi(game, side)
    this.#live = new Live(this.api, {
      since: () => this.#state?.number ?? -1,
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

  get yourChoice(): boolean {
    return this.state?.your_choice ?? false
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
    this.#live.stop()
  }

  choose(...choices: Choice[]): Promise<boolean> {
    const { step } = this.sheet ?? {}
    // While both choose a card, the other's choice makes ours late; it is meant all the same.
    const stillMeant = () =>
      this.yourChoice && this.sheet?.step === step && choices.slice(0, 1).every((each) => this.sheet?.legal.includes(each))
    return this.#send((number) => this.api.choose(number, choices), stillMeant)
  }

  undo(): Promise<boolean> {
    return this.#send((number) => this.api.undo(number))
  }

  fireAll(): Promise<boolean> {
    return this.#send((number) => this.api.fireAll(number))
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

  /** Say why a choice is not offered, in the place of the refusal. */
  async explain(choice: Choice): Promise<void> {
    try {
      this.refusal = (await this.api.why(choice)).message
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
        had = this.#state
        state = await this.api.look(-1)
      } while (this.#state && this.#state !== had && state.number < this.#state.number)
      this.lines = []
      this.#state = null
      this.#take(state)
    } catch (error) {
      this.refusal = messageOf(error)
    }
  }

  async #send(
    ask: (number: number) => Promise<{ number: number }>,
    stillMeant: () => boolean = () => false,
  ): Promise<boolean> {
    if (this.busy || !this.#state) return false
    this.busy = true
    this.refusal = null
    try {
      const { number } = await this.#asked(ask, stillMeant)
      await this.#reached(number)
      return true
    } catch (error) {
      this.refusal = messageOf(error)
      return false
    } finally {
      this.busy = false
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
      return ask(this.#state?.number ?? 0)
    }
  }

  /** Wait until the state of a number is here. */
  async #reached(number: number): Promise<void> {
    const until = performance.now() + (this.connection === 'live' ? PATIENCE_MS : 0)
    while ((this.#state?.number ?? -1) < number) {
      if (performance.now() >= until) {
        this.#take(await this.api.look(this.#state?.number ?? -1))
        return
      }
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  #take(state: State): void {
    const have = this.#state
    if (have && state.number < have.number) return
    const news = have ? state.lines.filter((line) => line.number > have.number) : state.lines
    if (have && news.some((line) => line.key === TAKEN_BACK)) {
      void this.resync()
      return
    }
    this.lines = have ? [...this.lines, ...news] : news
    this.#state = state
    this.since = performance.now()
    keepEpochs(this.game, state.status)
  }
}

export function messageOf(error: unknown): Message {
  if (error instanceof ApiError) return error.say
  return { key: 'client-error-plain', args: { message: String(error) } }
}
