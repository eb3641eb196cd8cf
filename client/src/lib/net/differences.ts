/**
 * Differences: patches that make the state we have into the one the server has now (docs/server.md).
 * What has not changed is shared between the two, so that little is drawn again.
 */

/** A patch of an object or of a list, as `schiltrom/screen/differences.py` makes it. */
export interface Patch {
  /** Replaces everything. */
  '!'?: unknown
  /** Members or elements that are set or replaced. */
  '='?: Record<string, unknown>
  /** Members or elements that have changed inside. */
  '~'?: Record<string, Patch>
  /** Members that are gone. */
  '-'?: string[]
  /** Elements taken over from the old list: the first and how many; or a number of new ones. */
  '<'?: ([number, number] | number)[]
  /** The new length of a list. */
  n?: number
}

type Members = Record<string, unknown>

const ENTRIES = ['=', '~', '-', '<', 'n']

/** A patch that does not fit what we have: only a whole state can help. */
export class PatchError extends Error {}

/** What a value becomes by a patch; the value itself stays as it is. */
export function applyDifference<T>(old: T, patch: Patch): T {
  if ('!' in patch) return patch['!'] as T
  if (Object.keys(patch).some((entry) => !ENTRIES.includes(entry))) throw new PatchError('unknown entry')
  if (Array.isArray(old)) return ofList(old, patch) as T
  if (typeof old === 'object' && old !== null) return ofObject(old as Members, patch) as T
  throw new PatchError('neither an object nor a list')
}

function ofObject(old: Members, patch: Patch): Members {
  if (patch['<'] || patch.n !== undefined) throw new PatchError('a patch of a list')
  const gone = patch['-'] ?? []
  for (const name of gone) if (!Object.hasOwn(old, name)) throw new PatchError(`no ${name}`)
  const kept = gone.length ? Object.fromEntries(Object.entries(old).filter(([name]) => !gone.includes(name))) : old
  const result = { ...kept, ...patch['='] }
  for (const [name, inner] of Object.entries(patch['~'] ?? {})) {
    if (!Object.hasOwn(old, name)) throw new PatchError(`no ${name}`)
    result[name] = applyDifference(old[name], inner)
  }
  return result
}

function ofList(old: unknown[], patch: Patch): unknown[] {
  if (patch['-']) throw new PatchError('a patch of an object')
  const result = patch['<'] ? takenOver(old, patch['<']) : [...old]
  if (patch.n !== undefined) result.length = patch.n
  for (const [place, value] of Object.entries(patch['='] ?? {})) result[index(place, result)] = value
  for (const [place, inner] of Object.entries(patch['~'] ?? {})) {
    result[index(place, result)] = applyDifference(result[index(place, result)], inner)
  }
  for (let place = 0; place < result.length; place++) if (!(place in result)) throw new PatchError(`nothing at ${place}`)
  return result
}

/** The elements that a list takes over, with holes for new ones. */
function takenOver(old: unknown[], runs: ([number, number] | number)[]): unknown[] {
  const result: unknown[] = []
  for (const run of runs) {
    if (typeof run === 'number') {
      result.length += run
      continue
    }
    const [first, count] = run
    if (first < 0 || count < 0 || first + count > old.length) throw new PatchError('more than there is')
    result.push(...old.slice(first, first + count))
  }
  return result
}

function index(place: string, list: unknown[]): number {
  const found = Number(place)
  if (!Number.isInteger(found) || found < 0 || found >= list.length) throw new PatchError(`no place ${place}`)
  return found
}
