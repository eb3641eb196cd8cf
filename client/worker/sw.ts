/**
 * The service worker: keeps what the page is made of, so that it opens fast again and opens at all
 * without a network. Of the server's answers it keeps only what is the same for everybody.
 */
import './push'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: the files of this version, and a name that tells it from others. */
declare const __SHELL__: { version: string; files: string[] }

const SHELL = `schiltrom-shell-${__SHELL__.version}`
const DATA = 'schiltrom-data'
const PAGE = '/'
/** How long a page waits for the network while an older one is at hand. */
const PATIENCE_MS = 3000
/** Answers in which nobody's secrets are. */
const KEPT_ANSWERS = ['/api/lesson', '/api/offers']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([PAGE, ...__SHELL__.files])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  const wish = event.data as { skip?: boolean; keep?: string[] }
  if (wish.skip) void self.skipWaiting()
  if (wish.keep) event.waitUntil(keepAssets(wish.keep))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (KEPT_ANSWERS.includes(url.pathname)) event.respondWith(freshest(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (__SHELL__.files.includes(url.pathname)) event.respondWith(fetch(request).catch(() => kept(request, request)))
})

async function forgetOthers(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('schiltrom-') && name !== SHELL && name !== DATA)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** What the first visit loaded before this worker was there: its language, its letters. */
async function keepAssets(paths: string[]): Promise<void> {
  const cache = await caches.open(SHELL)
  const missing: string[] = []
  for (const path of paths) {
    if (path.startsWith('/assets/') && !(await cache.match(path))) missing.push(path)
  }
  await Promise.allSettled(missing.map((path) => cache.add(path)))
}

/** The newest page, or the last one where no server answers. */
async function page(request: Request): Promise<Response> {
  try {
    return await inTime(fetch(request))
  } catch {
    return kept(PAGE, request)
  }
}

async function inTime(asked: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), PATIENCE_MS))
  return Promise.race([asked, late])
}

/** Assets never change: their names have hashes. */
async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

async function freshest(request: Request): Promise<Response> {
  const cache = await caches.open(DATA)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
  } catch (error) {
    const found = await cache.match(request)
    if (found) return found
    throw error
  }
}

/** What was kept; if nothing was, the network's own answer or failure. */
async function kept(what: RequestInfo, request: Request): Promise<Response> {
  return (await caches.match(what, { ignoreSearch: true })) ?? fetch(request)
}
