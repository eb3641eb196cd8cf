/**
 * Where the games of this device are kept: rows and entries in IndexedDB. What is written is written whole or not
 * at all, and only on top of what the writer has read.
 */
const NAME = 'schiltrom'
const VERSION = 1
const GAMES = 'games'
const ENTRIES = 'entries'

export type Entry = [text: string, madeItself: boolean]

/** A change as Python tells it (`local/worker.py`). */
export interface Written {
  game: string
  was: number
  row: string | null
  stamp: number
  first: number
  entries: Entry[]
}

interface KeptRow {
  row: string
  stamp: number
}

/** Another window has changed the game since it was read. */
export class OtherWindowError extends Error {}

export class Store {
  #open: Promise<IDBDatabase> | null = null

  #database(): Promise<IDBDatabase> {
    this.#open ??= new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(NAME, VERSION)
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore(GAMES)
        asked.result.createObjectStore(ENTRIES)
      }
      asked.onsuccess = () => {
        // A newer version of the page may want to change the database.
        asked.result.onversionchange = () => {
          asked.result.close()
          this.#open = null
        }
        resolve(asked.result)
      }
      asked.onerror = () => reject(asked.error ?? new Error('no database'))
    }).catch((error: unknown) => {
      this.#open = null
      throw error
    })
    return this.#open
  }

  /** The rows of all games. */
  async rows(): Promise<[string, string][]> {
    const store = (await this.#database()).transaction(GAMES).objectStore(GAMES)
    const [ids, rows] = await Promise.all([done(store.getAllKeys()), done(store.getAll() as IDBRequest<KeptRow[]>)])
    return ids.map((id, i) => [String(id), rows[i]?.row ?? ''])
  }

  async row(game: string): Promise<string | null> {
    const store = (await this.#database()).transaction(GAMES).objectStore(GAMES)
    return ((await done(store.get(game))) as KeptRow | undefined)?.row ?? null
  }

  async entries(game: string): Promise<Entry[]> {
    const store = (await this.#database()).transaction(ENTRIES).objectStore(ENTRIES)
    const parts = (await done(store.getAll(allOf(game)))) as Entry[][]
    return parts.flat()
  }

  /** Keep changes, all or none; resolved when they are safe. */
  async write(changes: readonly Written[]): Promise<void> {
    const database = await this.#database()
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction([GAMES, ENTRIES], 'readwrite', { durability: 'strict' })
      let reason: unknown = null
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(reason ?? transaction.error ?? new Error('not kept'))
      const games = transaction.objectStore(GAMES)
      const entries = transaction.objectStore(ENTRIES)
      const put = (change: Written): void => {
        const { game, row, stamp, first } = change
        if (row === null) {
          games.delete(game)
          entries.delete(allOf(game))
          return
        }
        games.put({ row, stamp } satisfies KeptRow, game)
        if (change.entries.length > 0) entries.put(change.entries, [game, first])
      }
      const next = (i: number): void => {
        const change = changes[i]
        if (!change) return
        const asked = games.get(change.game)
        asked.onsuccess = () => {
          const kept = asked.result as KeptRow | undefined
          if ((kept?.stamp ?? 0) !== change.was && change.was >= 0) {
            reason = new OtherWindowError()
            transaction.abort()
            return
          }
          try {
            put(change)
          } catch (error) {
            reason = error
            transaction.abort()
            return
          }
          next(i + 1)
        }
      }
      next(0)
    })
  }
}

const allOf = (game: string): IDBKeyRange => IDBKeyRange.bound([game], [game, []])

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('not read'))
  })
}

export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
