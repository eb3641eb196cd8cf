/**
 * The first half of the proof that the dice were fair: all seeds, shown when the game is over, are those
 * that everybody was bound to before any was shown (`schiltrom/fairness.py`), and what this browser has
 * kept is in the record. `schiltrom verify` also computes every outcome again.
 */
import type { SideName } from '../protocol'
import { kept } from './kept'
import { isHash, keptEpochs, seatCommitment } from './seed'
import { sha256 } from './sha256'

export type Verdict =
  | 'proved' // all were bound before any seed was shown, as this browser kept, and our seed counted
  | 'older' // the same of a game in which only the server was bound
  | 'promised' // the record's own commitments hold; this browser had kept none
  | 'partly' // nothing is false, but not everything follows from seeds that were bound so
  | 'false' // a seed that nobody was bound to, or not what this browser kept
  | 'unseeded' // the record has no seeds

type Tags = Partial<Record<string, string>>

export interface Kept {
  commitment: string | null
  /** What the seats were bound to when this browser showed its seed. */
  seats: Partial<Record<SideName, string>>
  seeds: Partial<Record<SideName, string>>
  epochs: string[]
}

interface Epoch {
  from: number
  commitment: string
  seed: string
}

const SIDES: readonly SideName[] = ['England', 'Scotland']
const SCHEMES = ['hmac-sha256/1', 'hmac-sha256/2']
const CHANCE = /^(roll|draw|deal) /

/** What this browser has kept since before the game. */
export function keptFor(game: string): Kept {
  return {
    commitment: kept(`commitment.${game}`),
    seats: bySide((side) => kept(`commitment.${game}.${side}`)),
    seeds: bySide((side) => kept(`seed.${game}.${side}`)),
    epochs: keptEpochs(game),
  }
}

function bySide(find: (side: SideName) => string | null): Partial<Record<SideName, string>> {
  const found = SIDES.map((side): [SideName, string | null] => [side, find(side)])
  return Object.fromEntries(found.filter(([, value]) => value !== null))
}

/** The command that proves the rest, with what this browser has kept. */
export function verifyCommand(file: string, mine: Kept): string {
  const others = SIDES.filter((side) => mine.seeds[side] === undefined).map((side) => mine.seats[side])
  const commitments = [mine.commitment, ...others, ...mine.epochs].filter(isHash)
  const seeds = Object.values(mine.seeds).filter((seed) => /^[0-9a-f]+$/.test(seed))
  const options = [...commitments.map((hash) => `--commitment ${hash}`), ...seeds.map((seed) => `--seed ${seed}`)]
  return ['schiltrom verify', file, ...options].join(' ')
}

export function prove(record: Record<string, unknown>, mine: Kept): Verdict {
  const tags = (record.tags ?? {}) as Tags
  const isOlder = tags['fair-scheme'] === SCHEMES[0]
  if (!hasSeeds(tags, isOlder)) return 'unseeded'
  const epochs = epochsOf(tags)
  if (!areBound(tags, epochs, isOlder) || !hasKept(tags, epochs, isOlder, mine)) return 'false'
  if (hasUnproved(record.entries as string[], tags, epochs)) return 'partly'
  if (mine.commitment === null) return 'promised'
  if (isOlder) return 'older'
  return SIDES.every((side) => mine.seats[side]) ? 'proved' : 'promised'
}

const tagOf = (side: SideName, what: 'seed' | 'commitment'): string => `fair-${side.toLowerCase()}-${what}`

function hasSeeds(tags: Tags, isOlder: boolean): boolean {
  if (!SCHEMES.includes(tags['fair-scheme'] ?? '')) return false
  const seats = SIDES.flatMap((side) => [tagOf(side, 'seed'), ...(isOlder ? [] : [tagOf(side, 'commitment')])])
  return ['fair-server-seed', 'fair-commitment', ...seats].every((tag) => tags[tag] !== undefined)
}

/** The epochs after the first: from which entry, the server's commitment and its seed. */
function epochsOf(tags: Tags): Epoch[] {
  const found: Epoch[] = []
  for (let number = 2; ; number += 1) {
    const tag = tags[`fair-epoch${number}`]
    if (tag === undefined) return found
    const [from = '', commitment = '', seed = ''] = tag.split(' ')
    found.push({ from: Number(from), commitment, seed })
  }
}

/** Whether every seed is the one that its owner was bound to. */
function areBound(tags: Tags, epochs: Epoch[], isOlder: boolean): boolean {
  const first = { from: 0, commitment: tags['fair-commitment'] ?? '', seed: tags['fair-server-seed'] ?? '' }
  if (![first, ...epochs].every((epoch) => sha256(bytesOf(epoch.seed)) === epoch.commitment)) return false
  if (!epochs.every((epoch) => isHash(epoch.seed))) return false
  return (
    isOlder ||
    (isHash(first.seed) &&
      SIDES.every((side) => seatCommitment(side, tags[tagOf(side, 'seed')] ?? '') === tags[tagOf(side, 'commitment')]))
  )
}

/** Whether all that this browser has kept is in the record, in its place. */
function hasKept(tags: Tags, epochs: Epoch[], isOlder: boolean, mine: Kept): boolean {
  if (mine.commitment !== null && mine.commitment !== tags['fair-commitment']) return false
  return (
    SIDES.every((side) => mine.seeds[side] === undefined || mine.seeds[side] === tags[tagOf(side, 'seed')]) &&
    SIDES.every(
      (side) => mine.seats[side] === undefined || (!isOlder && mine.seats[side] === tags[tagOf(side, 'commitment')]),
    ) &&
    mine.epochs.every((each) => epochs.some((epoch) => epoch.commitment === each))
  )
}

/** Whether outcomes were imported, or follow from a seed that was drawn when a backup was put back. */
function hasUnproved(entries: string[], tags: Tags, epochs: Epoch[]): boolean {
  const foreign = entries.slice(0, Number(tags['fair-from'] ?? 0))
  const restored = epochs[0] ? entries.slice(epochs[0].from) : []
  return [...foreign, ...restored].some((entry) => CHANCE.test(entry))
}

/** What hexadecimal digits stand for. */
const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
