/**
 * Our part of the chance. The server and both seats are bound to their seeds before any seat shows its
 * own, so that nobody can choose the dice. What the others were bound to before we showed ours is kept,
 * to be compared when the game is over (`schiltrom/fairness.py`).
 */
import { ApiError, type GameApi } from '../net/api'
import type { SideName, Status } from '../protocol'
import { keep, kept } from './kept'
import { sha256 } from './sha256'

const SCHEME = 'hmac-sha256/2'
const BYTES = 16
const DONE_ALREADY = 409
const HASH = /^[0-9a-f]{64}$/

/** The seeds of this visit, for browsers that keep nothing. */
const seeds = new Map<string, string>()

function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function seedOf(game: string, side: SideName): string {
  const name = `seed.${game}.${side}`
  const seed = kept(name) ?? seeds.get(name) ?? newSeed()
  seeds.set(name, seed)
  return seed
}

/** What binds a seat to its seed. */
export const seatCommitment = (side: SideName, seed: string): string =>
  sha256(new TextEncoder().encode(`${SCHEME}/seat-commitment/${side}/${seed}`))

export const isHash = (text: string | null | undefined): text is string => typeof text === 'string' && HASH.test(text)

/** Whether all are bound and have bid, so that the seats show their seeds. */
export const seedsAreDue = ({ begun, bidding, seats }: Status): boolean =>
  !begun && seats.every((seat) => isHash(seat.commitment) && (!bidding || seat.hasBid))

type Step = 'bind' | 'show' | 'lost' | null

/** What a game that has not begun waits for from our seat; `lost`: a seed we no longer have. */
export function seedStep(game: string, side: SideName, status: Status): Step {
  const mine = status.seats.find((seat) => seat.side === side)
  if (status.begun || !mine || mine.ready) return null
  const isOurs = mine.commitment === seatCommitment(side, seedOf(game, side))
  if (!status.seats.every((seat) => isHash(seat.commitment))) return isOurs ? null : 'bind'
  if (!isOurs) return 'lost'
  return seedsAreDue(status) ? 'show' : null
}

/** Do what the game waits for from our seat, if anything; return whether it was done. */
export async function bringSeed(api: GameApi, side: SideName, status: Status): Promise<boolean> {
  const step = seedStep(api.game, side, status)
  if (step !== 'bind' && step !== 'show') return false
  const seed = seedOf(api.game, side)
  keep(`seed.${api.game}.${side}`, seed)
  keepFirst(`commitment.${api.game}`, status.commitment)
  try {
    if (step === 'bind') {
      await api.commit(seatCommitment(side, seed))
    } else {
      for (const seat of status.seats) keepFirst(`commitment.${api.game}.${seat.side}`, seat.commitment)
      await api.seed(seed)
    }
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== DONE_ALREADY) throw error
    return false
  }
}

/** Keep a commitment; whatever comes later does not replace it. */
function keepFirst(name: string, commitment: string | null): void {
  if (kept(name) === null && isHash(commitment)) keep(name, commitment)
}

/** Keep what the server committed itself to when a backup was put back. */
export function keepEpochs(game: string, { over, epochs }: Status): void {
  if (over) return
  const known = keptEpochs(game)
  const news = epochs.filter((each) => isHash(each) && !known.includes(each))
  if (news.length > 0) keep(`epochs.${game}`, [...known, ...news].join(' '))
}

export const keptEpochs = (game: string): string[] => (kept(`epochs.${game}`) ?? '').split(' ').filter(isHash)
