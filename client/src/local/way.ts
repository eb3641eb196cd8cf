/** The way to the games in this page: a worker in which the same Python runs as on a server. */
import { mount, type Component } from 'svelte'
import { words } from '../lib/i18n/words.svelte'
import { ApiError, type GameApi } from '../lib/net/api'
import { LostAnswerError, search, told, type Answered, type Asked, type Begun, type Listener, type LiveWay, type Query } from '../lib/net/way'
import type { Choice } from '../lib/protocol'
import LoadingBar from './Loading.svelte'
import { loading } from './state.svelte'

export const isLocal = true as boolean
export const friendPage: (() => Promise<{ default: Component }>) | null = () => import('./Friend.svelte')

/** What the worker says. */
type Heard =
  | { progress: number }
  | { ready: true }
  | { failed: string }
  | { died: string }
  | { changed: string }
  | { id: number; status: number; body: unknown }

interface Waiting {
  asked: Asked
  resolve: (answer: Answered) => void
  reject: (error: Error) => void
}

/** A worker that says nothing for so long, although it is asked, is no longer there. */
const PATIENCE_MS = 20_000
/** Answers that are the same for everybody are files of the build. */
const FILES = /^\/(offers|lesson|concordance)\b/

const base = new URL('.', document.baseURI).href
const waiting = new Map<number, Waiting>()
const listeners = new Map<string, Set<() => void>>()
let worker: Worker | null = null
let ready: () => void = () => undefined
/** The first time that the worker is ready: other things then have the machine. */
const started = new Promise<void>((resolve) => (ready = resolve))
let asked = 0
let heardAt = 0

/** Start the worker, and have its words and the bar that shows how far it is. */
export function begin(): Begun {
  startWorker()
  setInterval(lookAfter, PATIENCE_MS / 3)
  return { words: showBar(), games: started }
}

async function showBar(): Promise<void> {
  await words.need('local')
  const target = document.createElement('div')
  document.body.append(target)
  mount(LoadingBar, { target })
}

function startWorker(): void {
  loading.isReady = false
  worker = new Worker(new URL('../../worker/local/games.ts', import.meta.url), { type: 'module' })
  worker.onmessage = (event: MessageEvent<Heard>) => hear(event.data)
  worker.onerror = () => restart()
  worker.postMessage({ begin: `${base}python/` })
  heardAt = performance.now()
}

/** Replace a worker that has died: what it was asked to change it may have changed or not. */
function restart(): void {
  if (!worker || loading.isFailed) return
  worker.terminate()
  const wasReady = loading.isReady
  startWorker()
  loading.isRestarted = wasReady
  for (const [id, each] of [...waiting]) {
    if (each.asked.method === 'GET') post(id, each.asked)
    else {
      waiting.delete(id)
      each.reject(new LostAnswerError())
    }
  }
  for (const game of listeners.keys()) worker.postMessage({ watch: game })
}

function lookAfter(): void {
  if (loading.isReady && waiting.size > 0 && performance.now() - heardAt > PATIENCE_MS) restart()
}

function hear(heard: Heard): void {
  heardAt = performance.now()
  if ('progress' in heard) loading.part = heard.progress
  else if ('ready' in heard) {
    loading.isReady = true
    ready()
    for (const tell of [...listeners.values()].flatMap((each) => [...each])) tell()
  } else if ('failed' in heard) fail()
  else if ('died' in heard) restart()
  else if ('changed' in heard) for (const tell of listeners.get(heard.changed) ?? []) tell()
  else {
    const found = waiting.get(heard.id)
    waiting.delete(heard.id)
    found?.resolve({ status: heard.status, data: heard.body })
  }
}

/** Python does not start here at all. */
function fail(): void {
  loading.isFailed = true
  for (const each of waiting.values()) each.reject(notStarted())
  waiting.clear()
}

const notStarted = (): ApiError => new ApiError(503, told('not-started', 'local-failed'))

export async function send(wanted: Asked): Promise<Answered> {
  if (FILES.test(wanted.path)) return file(wanted)
  if (loading.isFailed) throw notStarted()
  if (wanted.method === 'POST' && wanted.path === '/games') void navigator.storage?.persist?.()
  const id = (asked += 1)
  if (waiting.size === 0) heardAt = performance.now()
  const answer = new Promise<Answered>((resolve, reject) => waiting.set(id, { asked: wanted, resolve, reject }))
  post(id, wanted)
  try {
    return await answer
  } catch (error) {
    if (error instanceof LostAnswerError && !wanted.path.endsWith('/choices')) {
      throw new ApiError(503, told('restarted', 'local-restarted'))
    }
    throw error
  }
}

function post(id: number, { method, path, query, body, asSpectator }: Asked): void {
  const params = listed({ ...query, ...(asSpectator ? { spectator: 1 } : {}) })
  // What Svelte watches cannot be sent as it is.
  const plain: unknown = body === undefined ? null : JSON.parse(JSON.stringify(body))
  worker?.postMessage({ id, request: { method, path, query: params, body: plain } })
}

function listed(query: Query): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [name, value] of new URLSearchParams(search(query))) (found[name] ??= []).push(value)
  return found
}

/** A file such as `data/lesson-winter.json`, `data/concordance-de-en.json`. */
async function file({ path, query }: Asked): Promise<Answered> {
  const url = new URL(path + search(query), 'http://page')
  const name = [...url.pathname.split('/').filter(Boolean), ...url.searchParams.values()].join('-')
  const response = await fetch(`${base}data/${name}.json`)
  const data: unknown = await response.json().catch(() => null)
  return { status: response.ok ? 200 : 404, data: response.ok ? data : told('not-found', 'error-not-found') }
}

export const openLive = (api: GameApi, listener: Listener): LiveWay => new LocalLive(api, listener)

/** Looks again whenever the game has changed. */
class LocalLive implements LiveWay {
  #isOpen = false
  #looks = false
  #again = false

  constructor(
    private readonly api: GameApi,
    private readonly listener: Listener,
  ) {}

  start(): void {
    this.#isOpen = true
    const all = listeners.get(this.api.game) ?? new Set()
    listeners.set(this.api.game, all.add(this.#look))
    worker?.postMessage({ watch: this.api.game })
    this.listener.onConnection('live')
    this.#look()
  }

  stop(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    const all = listeners.get(this.api.game)
    all?.delete(this.#look)
    if (all?.size === 0) listeners.delete(this.api.game)
    worker?.postMessage({ unwatch: this.api.game })
  }

  choose(number: number, choices: readonly Choice[]): Promise<{ number: number }> {
    return this.api.choose(number, choices)
  }

  /** One look at a time; what changes meanwhile is looked at afterwards. */
  #look = (): void => {
    this.#again = true
    if (!this.#looks) void this.#lookOn()
  }

  async #lookOn(): Promise<void> {
    this.#looks = true
    try {
      while (this.#again && this.#isOpen) {
        this.#again = false
        const state = await this.api.look(this.listener.since())
        if (this.#isOpen) this.listener.onState(state)
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      this.#looks = false
    }
  }
}
