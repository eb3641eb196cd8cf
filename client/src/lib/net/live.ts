/** The live connection of one viewer: comes again by itself, and says when it is away. */
import type { ChatLine, State } from '../protocol'
import type { GameApi } from './api'

export type Connection = 'connecting' | 'live' | 'offline'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000

export interface Listener {
  /** The number of what the viewer has seen, -1 for nothing. */
  since(): number
  /** The id of the last line of talk that was heard, 0 for none. */
  heard(): number
  onState(state: State): void
  onChat(lines: ChatLine[]): void
  onConnection(connection: Connection): void
}

/** How long to wait before attempt *n*, with some chance so that not all come at once. */
export function pauseBefore(attempt: number, random: () => number = Math.random): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS)
  return pause * (0.75 + random() / 2)
}

export class Live {
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #attempt = 0
  #closed = false

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
      socket.send(JSON.stringify({ since: listener.since(), form: 'sheet', chat: listener.heard() }))
      this.#attempt = 0
      this.listener.onConnection('live')
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      const data = JSON.parse(event.data) as State | { chat: ChatLine[] }
      if ('status' in data) this.listener.onState(data)
      else if ('chat' in data) this.listener.onChat(data.chat)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#socket = null
      this.#again()
    }
  }

  #again(): void {
    if (this.#closed) return
    this.listener.onConnection('offline')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#connect(), pauseBefore(this.#attempt))
    this.#attempt += 1
  }
}
