/**
 * Our part of the chance. The server has committed itself to its own seed before it gets ours, so
 * that neither can have chosen the dice; we keep the commitment to compare it when the game is over.
 */
import { ApiError, type GameApi } from '../net/api'
import type { SideName, Status } from '../protocol'
import { keep, kept } from './kept'

const BYTES = 16
const BROUGHT_ALREADY = 409

function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Bring the seed of a seat whose game has not begun; once more does no harm. */
export async function bringSeed(api: GameApi, side: SideName, status: Status): Promise<void> {
  const name = `seed.${api.game}.${side}`
  keep(`commitment.${api.game}`, status.commitment)
  const seed = kept(name) ?? newSeed()
  keep(name, seed)
  try {
    await api.seed(seed)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== BROUGHT_ALREADY) throw error
  }
}
