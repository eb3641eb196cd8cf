/** Requests to the server; whatever goes wrong is an `ApiError` that says why in a message. */
import type {
  AreaName,
  BattleOrders,
  BlockName,
  ChatLine,
  Choice,
  Course,
  ErrorBody,
  Frames,
  Hint,
  Known,
  Lesson,
  LinkFacts,
  Message,
  Notified,
  Odds,
  Offer,
  OpenedGame,
  Pushed,
  Reach,
  SeatKind,
  SideName,
  State,
  Why,
  WinterPreview,
  Wish,
} from '../protocol'
import { send } from 'virtual:way'
import { network } from '../state/network.svelte'
import { LostAnswerError, told, type Answered, type Asked, type GamesBody, type Query } from './way'

export interface SeatPlan {
  kind: SeatKind
  name?: string
  level?: string
}

export type ClockPlan =
  | { kind: 'minutes'; minutes: number; increment: number }
  | { kind: 'days'; days: number }

export interface NewGame {
  scenario: string
  edition: string
  options: Record<string, string | number | boolean>
  bid: string
  bidding?: boolean
  seats: { england: SeatPlan; scotland: SeatPlan }
  clock?: ClockPlan
  /** Two computers play, and everybody sees everything. */
  open?: boolean
}

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message)
  }

  get code(): string {
    return this.body.error
  }

  /** What went wrong, for people. */
  get say(): Message {
    const { rule } = this.body
    return rule ? { ...this.body.say, rule } : this.body.say
  }
}

export async function request<T>(
  method: Asked['method'],
  path: string,
  query: Query = {},
  body?: unknown,
  asSpectator = false,
): Promise<T> {
  let answer: Answered
  try {
    answer = await send({ method, path, query, body, asSpectator })
  } catch (error) {
    if (error instanceof ApiError || error instanceof LostAnswerError) throw error
    network.failed()
    throw new ApiError(0, told('offline', 'client-error-offline'))
  }
  network.answered()
  const { status, data } = answer
  if (status >= 200 && status < 300) return data as T
  throw new ApiError(status, errorBody(status, data))
}

function errorBody(status: number, data: unknown): ErrorBody {
  const known = data as Partial<ErrorBody> | null
  if (!known || typeof known.error !== 'string') {
    return told('internal', 'client-error-server', { status })
  }
  const plain: Message = { key: 'client-error-plain', args: { message: known.message ?? known.error } }
  return { ...known, error: known.error, message: known.message ?? '', say: known.say ?? plain }
}

// --- games and seats -------------------------------------------------------------------------

export const makeGame = (plan: NewGame) => request<OpenedGame>('POST', '/games', {}, plan)

/** Make a game of a record; without seats it is there to be watched. */
export const importGame = (record: unknown, seats: NewGame['seats'] | null) =>
  request<OpenedGame>('POST', '/games/import', {}, { record, ...(seats ? { seats } : {}) })

/** A guided lesson; it needs no seat. */
export const askLesson = (name: string) => request<Lesson>('GET', `/lesson?name=${encodeURIComponent(name)}`)

export const lookAtLink = (secret: string) => request<LinkFacts>('POST', '/seats/look', {}, { secret })

export const takeSeat = (secret: string, name: string) =>
  request<{ game: string; side: SideName }>('POST', '/seats', {}, { secret, name })

/** Take a game off this browser's list, with the right to its seats. */
export const leaveGame = (game: string, side: SideName) => request<{ done: true }>('POST', `/games/${game}/leave`, { side }, {})

export const askGames = () => request<GamesBody>('GET', '/games')

// --- one game, as one viewer -----------------------------------------------------------------

/** The endpoints of one game for the seat of a side, or for whatever the browser's cookie opens. */
export class GameApi {
  constructor(
    readonly game: string,
    readonly side: SideName | null,
    /** Asks as somebody who has no seat, whatever the browser's cookies open. */
    private readonly asSpectator = false,
  ) {}

  #get<T>(path: string, query: Query = {}): Promise<T> {
    return request<T>('GET', `/games/${this.game}${path}`, { side: this.side, ...query }, undefined, this.asSpectator)
  }

  #post<T>(path: string, body: unknown): Promise<T> {
    return request<T>('POST', `/games/${this.game}${path}`, { side: this.side }, body, this.asSpectator)
  }

  look = (since: number) => this.#get<State>('', { form: 'sheet', since })
  choose = (number: number, choices: readonly Choice[]) =>
    this.#post<{ number: number }>('/choices', { number, choices })
  undo = (number: number) => this.#post<{ number: number }>('/undo', { number })
  fireAll = (number: number) => this.#post<{ number: number }>('/fire-all', { number })
  commit = (commitment: string) => this.#post<{ done: true }>('/commitment', { commitment })
  seed = (seed: string) => this.#post<{ begun: boolean }>('/seed', { seed })
  bid = (bid: number) => this.#post<{ begun: boolean }>('/bid', { bid })
  forget = () => this.#post<{ done: true }>('/forget', {})
  resign = () => this.#post<{ done: true }>('/resign', {})
  wish = (wishes: readonly Wish[]) => this.#post<{ done: true }>('/wishes', { wishes })
  /** Give standing orders for the battle in an area; none cancels them. */
  order = (area: AreaName, orders: BattleOrders | null) => this.#post<{ done: true }>('/orders', { area, orders })
  ticket = () => this.#post<{ ticket: string }>('/tickets', {})
  /** The game as far as it has been played, in the notation; only on this device. */
  exported = () => this.#get<{ text: string }>('/export')
  /** What is seen of the position, as one line; only on this device. */
  line = () => this.#get<{ line: string }>('/line')
  record = () => this.#get<Record<string, unknown>>('/record')
  reach = (blocks: readonly BlockName[]) => this.#get<Reach[]>('/reach', { block: blocks })
  hint = (number: number) => this.#post<Hint>('/hint', { number })
  why = (choice: Choice, blocks: readonly BlockName[] = []) => this.#get<Why>('/why', { choice, block: blocks })
  known = (area: AreaName) => this.#get<Known>('/known', { area })
  odds = (area: AreaName, coming: readonly BlockName[] = [], attacker: SideName | null = null) =>
    this.#get<Odds>('/odds', { area, block: coming, attacker })
  winter = () => this.#get<WinterPreview>('/winter')
  frames = (viewer: string | null, from: number, count: number) =>
    this.#get<Frames>('/frames', { viewer, from, count })
  course = () => this.#get<Course>('/course')
  sayInChat = (text: string) => this.#post<ChatLine>('/chat', { text })
  notes = () => this.#get<{ text: string }>('/notes')
  writeNotes = (text: string) => this.#post<{ done: true }>('/notes', { text })
  notified = () => this.#get<Notified>('/notify')
  notify = (where: { email?: string; webhook?: string; language?: string }) => this.#post<Notified>('/notify', where)
  pushed = () => this.#get<Pushed>('/push')
  pushTo = (browser: { endpoint: string; keys: { p256dh: string; auth: string }; language: string }) =>
    this.#post<Pushed>('/push', browser)
  /** No longer to one browser, or to any. */
  stopPush = (endpoint: string | null) => this.#post<{ needed: boolean }>('/push/off', { endpoint })
  confirmNotify = (code: string) => this.#post<{ done: true }>('/notify/confirm', { code })
  offer = (kind: Offer['kind']) => this.#post<{ rematch: string | null }>('/offers', { kind })
  acceptOffer = (kind: Offer['kind']) => this.#post<{ rematch: string | null }>('/offers/accept', { kind })
  declineOffer = (kind: Offer['kind']) => this.#post<{ done: true }>('/offers/decline', { kind })
  /** Take one's seat in the game that follows *game*. */
  seatFrom = (game: string) => this.#post<{ side: SideName }>('/seat-from', { game })
}
