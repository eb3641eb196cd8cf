/** The live connection of one viewer: comes again by itself, and says when it is away. */
import type { ChatLine, Choice, ErrorBody, Line, State } from '../protocol'
import { ApiError, type GameApi } from './api'
import { applyDifference, PatchError, type Patch } from './differences'
import { LostAnswerError, type Listener, type LiveWay } from './way'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000

/** What the server sends: an answer to a choice, a state (whole, or how it differs from the one before), or talk. */
interface Message {
  answer?: { id: number; ok: true; number: number } | ({ id: number; ok: false } & ErrorBody)
  /** The name of the state that is sent, and of the one it differs from. */
  room?: string
  state?: number
  from?: number
  patch?: Patch
  lines?: Line[]
  chat?: ChatLine[]
}

/** How long to wait before attempt *n*, with some chance so that not all come at once. */
export function pauseBefore(attempt: number, random: () => number = Math.random): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS)
  return pause * (0.75 + random() / 2)
}

export class Live implements LiveWay {
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #attempt = 0
  #closed = false
  /** The last state, without its lines, to which the next one may be a difference. */
  #state: State | null = null
  #room = ''
  #serial = -1
  #asked = 0
  #answers = new Map<number, { resolve: (made: { number: number }) => void; reject: (error: Error) => void }>()

  constructor(
    private readonly api: GameApi,
    private readonly listener: Listener,
  ) {}

  start(): void {
    addEventListener('online', this.#now)
    addEventListener('offline', this.#lost)
    void this.#connect()
  }

  stop(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#now)
    removeEventListener('offline', this.#lost)
    this.#socket?.close()
  }

  /** Make a choice over the connection, or by a request while there is none. */
  choose(number: number, choices: readonly Choice[]): Promise<{ number: number }> {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return this.api.choose(number, choices)
    const id = (this.#asked += 1)
    return new Promise((resolve, reject) => {
      this.#answers.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, number, choices }))
    })
  }

  #now = (): void => {
    if (this.#socket) return
    clearTimeout(this.#timer)
    this.#attempt = 0
    void this.#connect()
  }

  #lost = (): void => {
    this.#socket?.close()
    this.listener.onConnection('offline')
  }

  async #connect(): Promise<void> {
    try {
      const { ticket } = await this.api.ticket()
      if (this.#closed) return
      this.#open(ticket)
    } catch {
      this.#again()
    }
  }

  #open(ticket: string): void {
    const url = new URL(`/api/games/${this.api.game}/live`, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    url.searchParams.set('ticket', ticket)
    const socket = new WebSocket(url)
    this.#socket = socket
    socket.onopen = () => {
      const { listener } = this
      const has = this.#state ? { has: `${this.#room}:${this.#serial}` } : {}
      const first = { since: listener.since(), form: 'sheet', chat: listener.heard(), differences: true, ...has }
      socket.send(JSON.stringify(first))
      this.#attempt = 0
      this.listener.onConnection('live')
    }
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(socket, JSON.parse(event.data) as Message)
    socket.onclose = () => {
      if (this.#socket === socket) this.#socket = null
      for (const { reject } of this.#answers.values()) reject(new LostAnswerError())
      this.#answers.clear()
      this.#again()
    }
  }

  /** Take in a message: first what is seen, then that a choice has been made. */
  #hear(socket: WebSocket, message: Message): void {
    if (message.state !== undefined) this.#show(socket, message)
    if (message.chat) this.listener.onChat(message.chat)
    if (message.answer) this.#answer(message.answer)
  }

  #answer(answer: NonNullable<Message['answer']>): void {
    const waiting = this.#answers.get(answer.id)
    this.#answers.delete(answer.id)
    if (answer.ok) waiting?.resolve(answer)
    else waiting?.reject(new ApiError(answer.error === 'stale' ? 409 : 422, answer))
  }

  #show(socket: WebSocket, message: Message): void {
    const { room, state: serial, from, patch, lines } = message
    try {
      if (from === undefined) this.#state = wholeState(message)
      else if (from !== this.#serial || !this.#state) throw new PatchError('another state')
      else if (patch) this.#state = applyDifference(this.#state, patch)
    } catch (error) {
      if (!(error instanceof PatchError)) throw error
      this.#state = null
      socket.send(JSON.stringify({ whole: true }))
      return
    }
    this.#room = room ?? this.#room
    this.#serial = serial ?? -1
    this.listener.onState({ ...this.#state, lines: lines ?? [] })
  }

  #again(): void {
    if (this.#closed) return
    this.listener.onConnection('offline')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#connect(), pauseBefore(this.#attempt))
    this.#attempt += 1
  }
}

/** The state that was sent whole, without what came with it. */
function wholeState(message: Message): State {
  const others = ['answer', 'room', 'state', 'lines']
  return Object.fromEntries(Object.entries(message).filter(([name]) => !others.includes(name))) as unknown as State
}
