/**
 * The service worker of the game without a server: keeps every file of this version, so that the next visit needs no
 * network. A newer version waits until somebody wants it.
 */
export {}

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: the files of this version, those kept only once they were wanted, and a name that tells it from others. */
declare const __SHELL__: { version: string; files: string[]; later: string[] }

const scope = new URL('./', self.location.href)
/** Several copies may lie on one server: each has its own. */
const OURS = `schiltrom-static-${scope.pathname}-`
const SHELL = OURS + __SHELL__.version
const PAGE = new URL('index.html', scope).href
const files = new Set(__SHELL__.files.map((name) => new URL(name, scope).href))
const later = new Set(__SHELL__.later.map((name) => new URL(name, scope).href))

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([...files])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  if ((event.data as { skip?: boolean }).skip) void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  url.search = url.hash = ''
  const wanted = request.mode === 'navigate' && url.href === scope.href ? PAGE : url.href
  if (request.method !== 'GET') return
  if (files.has(wanted)) event.respondWith(kept(wanted, request))
  else if (later.has(wanted)) event.respondWith(keptFromNowOn(wanted, request))
})

async function kept(url: string, request: Request): Promise<Response> {
  const cache = await caches.open(SHELL)
  return (await cache.match(url)) ?? fetch(request)
}

async function keptFromNowOn(url: string, request: Request): Promise<Response> {
  const cache = await caches.open(SHELL)
  const found = await cache.match(url)
  if (found) return found
  const fetched = await fetch(request)
  if (fetched.ok) await cache.put(url, fetched.clone()).catch(() => undefined) // there may be no room
  return fetched
}

/** Forget other versions, but for what they have kept of this one. */
async function forgetOthers(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== SHELL)
  const cache = await caches.open(SHELL)
  for (const name of old) {
    for (const url of later) {
      const found = await (await caches.open(name)).match(url)
      if (found) await cache.put(url, found).catch(() => undefined)
    }
  }
  await Promise.all(old.map((name) => caches.delete(name)))
}
