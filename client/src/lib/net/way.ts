/** The one interface to games: a server somewhere, or a worker in this page. */
import type { Choice, ErrorBody, ListedGame, State } from '../protocol'
import type { ChatLine } from '../protocol'

export type Query = Record<string, string | number | readonly string[] | null | undefined>

export interface Asked {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  query: Query
  body?: unknown
  /** Asks as somebody who has no seat. */
  asSpectator: boolean
}

/** What was answered; a refusal's data are an `ErrorBody`. */
export interface Answered {
  status: number
  data: unknown
}

export type Connection = 'connecting' | 'live' | 'offline'

export interface Listener {
  /** The number of what the viewer has seen, -1 for nothing. */
  since(): number
  /** The id of the last line of talk that was heard, 0 for none. */
  heard(): number
  onState(state: State): void
  onChat(lines: ChatLine[]): void
  onConnection(connection: Connection): void
}

/** The live connection of one viewer. */
export interface LiveWay {
  start(): void
  stop(): void
  choose(number: number, choices: readonly Choice[]): Promise<{ number: number }>
}

/** What is being got ready: words that the page needs, and what answers for the games. */
export interface Begun {
  words: Promise<void>
  games: Promise<void>
}

/** The connection ended before it was said what became of a choice. */
export class LostAnswerError extends Error {}

/** The games of this browser; on a device also those that cannot be read. */
export interface GamesBody {
  games: ListedGame[]
  damaged?: string[]
}

export function told(error: string, key: string, args: Record<string, string | number> = {}): ErrorBody {
  return { error, message: key, say: { key, args } }
}

export function search(query: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue
    for (const each of typeof value === 'object' ? value : [value]) params.append(name, String(each))
  }
  const text = params.toString()
  return text && `?${text}`
}
