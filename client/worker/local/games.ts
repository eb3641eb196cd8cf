/**
 * The worker of the games: Python answers what a server would, everything it changes is kept before the page is
 * told, and the computers play while somebody looks.
 */
import { fetchNetwork, fetchPython, forgetSnapshot, keepSnapshot, startPython, type Compiled, type Python, type PythonFunction } from './python'
import { isFull, OtherWindowError, Store, type Written } from './store'
import { StoppedError, Thinking } from './thinking'

declare const self: DedicatedWorkerGlobalScope

/** What the page says. */
type Said =
  | { begin: string }
  | { id: number; request: { method: string; path: string; query: Record<string, string[]>; body: unknown } }
  | { watch: string }
  | { unwatch: string }

interface Answer {
  status: number
  body: unknown
  written: Written[]
  dropped: string[]
}

const METHODS = ['ask', 'question', 'play', 'hint_question', 'hint', 'waiting', 'hold', 'bring'] as const
type Method = (typeof METHODS)[number]

const HINT = /^\/games\/([^/]+)\/hint$/
const SIDES = ['England', 'Scotland']
const TRIES = 2
/** How often a change is tried again because another window was faster. */
const MOST_TRIES = 5
const CHANNEL = 'schiltrom'
const CALM_MS = 1000

const store = new Store()
const others = new BroadcastChannel(CHANNEL)
const watched = new Map<string, number>()
const playing = new Set<string>()
let python: Record<Method, PythonFunction> | null = null
let thinking: Thinking | null = null
let getNetwork: () => Promise<ArrayBuffer> = () => Promise.reject(new Error('not started'))
/** The learned players' network, once one of them has played. */
let network: Promise<ArrayBuffer> | null = null
let started: Promise<void> | null = null
/** The page is drawn first: the second Python starts a moment later. */
let calm: Promise<unknown> = Promise.resolve()
/** One thing after another: nobody sees what is not kept yet. */
let last: Promise<unknown> = Promise.resolve()

self.onmessage = (event: MessageEvent<Said>) => {
  const said = event.data
  if ('begin' in said) started ??= begin(said.begin)
  else if ('watch' in said) watch(said.watch)
  else if ('unwatch' in said) unwatch(said.unwatch)
  else void answer(said.id, said.request)
}

others.onmessage = (event: MessageEvent<{ changed: string }>) => void reread(event.data.changed)

async function begin(folder: string): Promise<void> {
  try {
    const compiled = await fetchPython(folder, (part) => self.postMessage({ progress: part }))
    const started = await startAnyhow(compiled)
    started.runPython('_worker = Worker()')
    started.runPython(METHODS.map((name) => `${name} = _worker.${name}`).join('\n'))
    python = Object.fromEntries(METHODS.map((name) => [name, started.globals.get(name)])) as Record<Method, PythonFunction>
    for (const [game, row] of await store.rows()) python.hold(game, row)
    const makeThinker = (): Worker => new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
    thinking = new Thinking(compiled, makeThinker, (snapshot) => void keepSnapshot(compiled.folder, snapshot))
    getNetwork = () => fetchNetwork(compiled)
    self.postMessage({ ready: true })
    calm = new Promise((resolve) => setTimeout(resolve, CALM_MS))
    void calm.then(() => thinking?.prepare())
  } catch (error) {
    self.postMessage({ failed: String(error) })
    throw error
  }
}

/** A snapshot that does not fit is forgotten, and Python started from nothing. */
async function startAnyhow(compiled: Compiled): Promise<Python> {
  if (!compiled.snapshot) return startPython(compiled)
  try {
    return await startPython(compiled)
  } catch {
    await forgetSnapshot(compiled.folder)
    compiled.snapshot = null
    return startPython(compiled)
  }
}

/** Call Python; an error that it does not answer itself is its end. */
function call(name: Method, ...args: (string | number)[]): string {
  if (!python) throw new Error('not ready')
  try {
    return python[name](...args)
  } catch (error) {
    self.postMessage({ died: String(error) })
    throw error
  }
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work)
  last = done.catch(() => null)
  return done
}

/** Ask Python, bring what it needs, and keep what it has changed before anybody is told. */
async function asked(name: Method, ...args: (string | number)[]): Promise<Answer> {
  for (let tries = 0; ; ) {
    const found = JSON.parse(call(name, ...args, Date.now())) as Answer & { needs?: string }
    for (const game of found.dropped) await hold(game)
    if (found.needs !== undefined) {
      call('bring', found.needs, JSON.stringify(await store.entries(found.needs)))
      continue
    }
    if (found.written.length === 0) return found
    try {
      await store.write(found.written)
    } catch (error) {
      for (const { game } of found.written) await hold(game)
      if (error instanceof OtherWindowError && (tries += 1) < MOST_TRIES) continue
      return { status: 507, body: notKept(error), written: [], dropped: [] }
    }
    return found
  }
}

function notKept(error: unknown): unknown {
  const name = isFull(error) ? 'storage-full' : 'storage-failed'
  return { error: name, message: String(error), say: { key: `local-${name}`, args: {} } }
}

/** Have Python take a game as it is kept. */
async function hold(game: string): Promise<void> {
  call('hold', game, (await store.row(game)) ?? '')
}

/** Another window has changed a game. */
async function reread(game: string): Promise<void> {
  if (!python) return
  await inTurn(() => hold(game))
  self.postMessage({ changed: game })
  void play(game)
}

/** Tell everybody who looks. */
function tell(written: readonly Written[]): void {
  for (const game of new Set(written.map((each) => each.game))) {
    self.postMessage({ changed: game })
    others.postMessage({ changed: game })
    void play(game)
  }
}

async function answer(id: number, request: Extract<Said, { id: number }>['request']): Promise<void> {
  try {
    await started
    const hint = request.method === 'POST' ? HINT.exec(request.path)?.[1] : undefined
    const found = hint ? await advise(hint, request) : await inTurn(() => asked('ask', JSON.stringify(request)))
    self.postMessage({ id, status: found.status, body: found.body })
    tell(found.written)
  } catch (error) {
    self.postMessage({ id, status: 500, body: notKept(error) })
  }
}

// --- computers ---------------------------------------------------------------------------------

function watch(game: string): void {
  watched.set(game, (watched.get(game) ?? 0) + 1)
  void started?.then(() => play(game))
}

function unwatch(game: string): void {
  const left = (watched.get(game) ?? 1) - 1
  if (left > 0) {
    watched.set(game, left)
    return
  }
  watched.delete(game)
  thinking?.stop(game)
}

/** Play for a game's computers as long as they have to choose and somebody looks; one window does it for all. */
async function play(game: string): Promise<void> {
  if (playing.has(game) || !watched.has(game) || !thinking) return
  playing.add(game)
  try {
    await calm
    await alone(`schiltrom-computer-${game}`, async () => {
      while (watched.has(game) && (await playOne(game)));
    })
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error
  } finally {
    playing.delete(game)
  }
}

async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(name, work)
  else await work()
}

/** One choice of one computer; false when none has to choose. */
async function playOne(game: string): Promise<boolean> {
  const waiting = await inTurn(() => asked('waiting', game))
  const [first] = waiting.status === 200 ? (waiting.body as [number, number][]) : []
  if (!first) return false
  const [side, number] = first
  const reply = await ask(game, () => asked('question', game, side, number))
  if (reply === undefined) return true
  const played = await inTurn(() => asked('play', game, side, number, reply ?? ''))
  tell(played.written)
  return played.status < 500
}

/** Have a question thought about; nothing where there is none any more, `null` where there was no reply in time. */
async function ask(about: string, question: () => Promise<Answer>): Promise<string | null | undefined> {
  let found: Answer
  do {
    found = await inTurn(question)
    if (found.status !== 200) return undefined
    await new Promise((resolve) => setTimeout(resolve, 0))
  } while (found.body === null)
  const body = found.body as { seconds: number; player: string; instead: string | null }
  const learned = body.instead === null ? null : await fetchedNetwork()
  // Without its network, a hand-made player takes a learned one's place.
  const put = JSON.stringify(body.instead !== null && !learned ? { ...body, player: body.instead } : body)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const reply = await thinking?.ask(put, body.seconds, about, learned)
    if (typeof reply === 'string') return reply
  }
  return null
}

/** The learned players' network; nothing if it cannot be had now. */
async function fetchedNetwork(): Promise<ArrayBuffer | null> {
  network ??= getNetwork()
  try {
    return await network
  } catch {
    network = null
    return null
  }
}

async function advise(game: string, { query, body }: Extract<Said, { id: number }>['request']): Promise<Answer> {
  const side = SIDES.indexOf(query.side?.[0] ?? '')
  const number = Number((body as { number?: unknown } | null)?.number)
  let refused: Answer | null = null
  const reply = await ask(`hint-${game}`, async () => {
    const found = await asked('hint_question', game, side, Number.isSafeInteger(number) ? number : -1)
    if (found.status !== 200) refused = found
    return found
  })
  return refused ?? inTurn(() => asked('hint', game, side, number, reply ?? ''))
}
