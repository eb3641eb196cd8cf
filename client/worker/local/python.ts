/**
 * Python in a worker: its parts are fetched with a count of the bytes, compared with their checksums, and started.
 * The compiled WebAssembly can be handed to a second worker, which need not compile it again.
 */

/** A part of Python as the build lists it; the sizes are of what is fetched. */
interface Part {
  name: string
  size: number
  sha256: string
}

export interface Parts {
  folder: string
  /** Pyodide's list of packages, of which there are none. */
  lock: string
  wasm: Part
  stdlib: Part
  /** The modules of the games. */
  app: Part
  /** The learned players' network, which lies beside the folder; it is fetched when one of them plays. */
  network: Part
  /** The whole library, for the examples of the documentation. */
  library: Part
}

/** What the second worker needs of the first. */
export interface Compiled {
  folder: string
  lock: string
  module: WebAssembly.Module
  stdlib: ArrayBuffer
  app: ArrayBuffer
  /** Python's memory with everything imported, of an earlier visit: it starts several times as fast. */
  snapshot: ArrayBuffer | null
  network: { root: string; part: Part }
}

export interface Python {
  runPython(code: string): unknown
  globals: { get(name: string): PythonFunction; set(name: string, value: unknown): void }
  FS: { writeFile(path: string, data: Uint8Array): void }
}

export type PythonFunction = (...args: (string | number)[]) => string

interface Loader {
  loadPyodide(options: Record<string, unknown>): Promise<Python & { makeMemorySnapshot(): Uint8Array<ArrayBuffer> }>
}

/** What both workers of the games import, so that one snapshot serves both. */
const GAMES = `
from schiltrom.local.worker import Worker, think
import schiltrom.ai.players.registry
`
const PREPARE = `
import sys
sys.path.insert(0, '/schiltrom.zip')
`

/** Fetch and compile what lies below *root*; `onProgress` hears of parts of 1. Only the games have a snapshot. */
export async function fetchPython(
  root: string,
  onProgress: (part: number) => void,
  modules: 'app' | 'library' = 'app',
): Promise<Compiled> {
  const parts = (await (await get(`${root}parts.json`)).json()) as Parts
  const folder = root + parts.folder
  // Its scripts come at the same time as its parts.
  for (const name of ['pyodide.mjs', 'pyodide.asm.mjs']) import(/* @vite-ignore */ folder + name).catch(() => null)
  const wanted = [parts.wasm, parts.stdlib, parts[modules]]
  const all = wanted.reduce((sum, part) => sum + part.size, 0)
  let have = 0
  const count = (bytes: number): void => onProgress(Math.min(1, (have += bytes) / all))
  const [module, stdlib, app] = await Promise.all([
    fetchModule(folder, parts.wasm, count),
    fetchPart(folder, parts.stdlib, count),
    fetchPart(folder, parts[modules], count),
  ])
  const snapshot = modules === 'app' ? await keptSnapshot(folder) : null
  return { folder, lock: parts.lock, module, stdlib, app, snapshot, network: { root, part: parts.network } }
}

/** Fetch the learned players' network. */
export function fetchNetwork({ network: { root, part } }: Compiled): Promise<ArrayBuffer> {
  return fetchPart(root, part, () => undefined)
}

async function get(url: string): Promise<Response> {
  const response = await fetch(url, url.endsWith('parts.json') ? { cache: 'no-cache' } : {})
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response
}

async function bodyOf(folder: string, part: Part): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { body } = await get(folder + part.name)
  if (!body) throw new Error(`${part.name} is empty`)
  return body
}

/** Compile the WebAssembly while it comes; it is used only when its checksum is right too. */
async function fetchModule(folder: string, part: Part, count: (bytes: number) => void): Promise<WebAssembly.Module> {
  const [compiled, checked] = (await bodyOf(folder, part)).tee()
  const plain = compiled.pipeThrough(new DecompressionStream('gzip'))
  const module = WebAssembly.compileStreaming(new Response(plain, { headers: { 'Content-Type': 'application/wasm' } }))
  const [found] = await Promise.all([module, collected(part, checked, count)])
  return found
}

async function fetchPart(folder: string, part: Part, count: (bytes: number) => void): Promise<ArrayBuffer> {
  return collected(part, await bodyOf(folder, part), count)
}

async function collected(
  part: Part,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  count: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const reader = body.getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    pieces.push(value)
    count(value.byteLength)
  }
  const whole = await new Blob(pieces).arrayBuffer()
  await check(part, whole)
  return whole
}

/** Refuse what is not what the build has made; a page without a secure address cannot tell. */
async function check(part: Part, data: ArrayBuffer): Promise<void> {
  if (!globalThis.isSecureContext) return
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (hex !== part.sha256) throw new Error(`${part.name} is damaged`)
}

/** Start Python with some code imported; `onSnapshot` is given its memory then, if it is started from nothing. */
export async function startPython(
  { folder, lock, module, stdlib, app, snapshot }: Compiled,
  onSnapshot?: (snapshot: ArrayBuffer) => void,
  imports = GAMES,
): Promise<Python> {
  const loader = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Loader
  handOut(folder, module, stdlib)
  const makes = !snapshot && onSnapshot !== undefined
  const python = await loader.loadPyodide({
    indexURL: folder,
    lockFileContents: lock,
    ...(snapshot ? { _loadSnapshot: new Uint8Array(snapshot) } : { env: { HOME: '/home', PYTHONHASHSEED: '0' }, _makeSnapshot: makes }),
  })
  python.FS.writeFile('/schiltrom.zip', new Uint8Array(app))
  if (!snapshot) python.runPython(PREPARE + imports)
  if (makes) onSnapshot(python.makeMemorySnapshot().slice().buffer)
  return python
}

// --- the snapshot ------------------------------------------------------------------------------

const SNAPSHOTS = 'schiltrom-python'

/** The snapshot of an earlier visit to this very version; without one, and where none can be kept, nothing. */
async function keptSnapshot(folder: string): Promise<ArrayBuffer | null> {
  try {
    const found = await (await caches.open(SNAPSHOTS)).match(`${folder}snapshot`)
    return found ? await found.arrayBuffer() : null
  } catch {
    return null
  }
}

/** Keep a snapshot for the next visit; it is a help, and its loss no harm. */
export async function keepSnapshot(folder: string, snapshot: ArrayBuffer): Promise<void> {
  try {
    const cache = await caches.open(SNAPSHOTS)
    const root = new URL('..', folder).href
    const old = (await cache.keys()).filter((request) => request.url.startsWith(root))
    await Promise.all(old.map((request) => cache.delete(request)))
    await cache.put(`${folder}snapshot`, new Response(snapshot))
  } catch {
    // There is no room, or no secure address.
  }
}

export async function forgetSnapshot(folder: string): Promise<void> {
  await caches.open(SNAPSHOTS).then((cache) => cache.delete(`${folder}snapshot`)).catch(() => false)
}

/** Pyodide asks for its parts by itself: it is given those that are here and checked. */
function handOut(folder: string, module: WebAssembly.Module, stdlib: ArrayBuffer): void {
  const ask = globalThis.fetch.bind(globalThis)
  globalThis.fetch = (what, init) => {
    const url = what instanceof Request ? what.url : String(what)
    if (url.startsWith(folder) && url.endsWith('.wasm')) return Promise.resolve(new Response())
    if (url.startsWith(folder) && url.endsWith('python_stdlib.zip')) return Promise.resolve(new Response(stdlib.slice(0)))
    return ask(what, init)
  }
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module, instance: await WebAssembly.instantiate(module, imports) })
}
