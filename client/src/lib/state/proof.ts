/**
 * The first half of the proof that the dice were fair: the server's seed, shown when the game is
 * over, is the one it had promised before (`schiltrom/fairness.py`). `schiltrom verify` does the rest.
 */
import type { SideName } from '../protocol'
import { kept } from './kept'

export type Verdict =
  | 'proved' // the promise this browser kept was held, and our seed counted
  | 'promised' // the record's own promise was held; this browser had kept none
  | 'false' // another seed than was promised, or ours was not used
  | 'unseeded' // the record has no seeds
  | 'unable' // this browser does not let a page reckon hashes here

interface Tags {
  'fair-server-seed'?: string
  'fair-commitment'?: string
  'fair-england-seed'?: string
  'fair-scotland-seed'?: string
}

export interface Kept {
  commitment: string | null
  seeds: Partial<Record<SideName, string>>
}

/** What this browser has kept since before the game. */
export function keptFor(game: string): Kept {
  const england = kept(`seed.${game}.England`)
  const scotland = kept(`seed.${game}.Scotland`)
  return {
    commitment: kept(`commitment.${game}`),
    seeds: { ...(england ? { England: england } : {}), ...(scotland ? { Scotland: scotland } : {}) },
  }
}

export async function prove(record: Record<string, unknown>, mine: Kept): Promise<Verdict> {
  const tags = (record.tags ?? {}) as Tags
  const seed = tags['fair-server-seed']
  if (seed === undefined || tags['fair-commitment'] === undefined) return 'unseeded'
  if (!('crypto' in globalThis) || !(crypto as Partial<Crypto>).subtle) return 'unable'
  const hash = await sha256(seed)
  const promised = mine.commitment ?? tags['fair-commitment']
  const used = { England: tags['fair-england-seed'], Scotland: tags['fair-scotland-seed'] }
  const isOurs = Object.entries(mine.seeds).every(([side, ours]) => used[side as SideName] === ours)
  if (hash !== promised || !isOurs) return 'false'
  return mine.commitment === null ? 'promised' : 'proved'
}

/** The SHA-256 of what hexadecimal digits stand for. */
async function sha256(hex: string): Promise<string> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
