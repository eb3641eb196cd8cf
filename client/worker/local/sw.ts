/**
 * The service worker of the game without a server: keeps every file of this version, so that the next visit needs no
 * network; of the documentation what somebody has read. A newer version waits until somebody wants it.
 */
export {}

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: the files of this version, those kept only once they were wanted, and a name that tells it from others. */
declare const __SHELL__: { version: string; files: string[]; later: string[] }

const scope = new URL('./', self.location.href)
/** Several copies may lie on one server: each has its own. */
const OURS = `schiltrom-static-${scope.pathname}-`
const SHELL = OURS + __SHELL__.version
const files = new Set(__SHELL__.files.map((name) => new URL(name, scope).href))
/** What is kept once it has been asked for. */
const later = new Set(__SHELL__.later.map((name) => new URL(name, scope).href))

/** What has its content in its name, and so is the same in every version that has it. */
const NAMED_BY_CONTENT = /-[0-9a-f]{12}\.npz$/

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
  const wanted = request.mode === 'navigate' && url.href.endsWith('/') ? `${url.href}index.html` : url.href
  if (request.method === 'GET' && (files.has(wanted) || later.has(wanted))) event.respondWith(kept(wanted, request))
})

async function kept(url: string, request: Request): Promise<Response> {
  const cache = await caches.open(SHELL)
  const found = await cache.match(url)
  if (found) return found
  const answer = await fetch(request)
  if (later.has(url) && answer.ok) await cache.put(url, answer.clone()).catch(() => undefined) // there may be no room
  return answer
}

/** Forget other versions, but for what they have kept that is the same in this one. */
async function forgetOthers(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== SHELL)
  const cache = await caches.open(SHELL)
  for (const name of old) {
    for (const url of [...later].filter((url) => NAMED_BY_CONTENT.test(url))) {
      const found = await (await caches.open(name)).match(url)
      if (found) await cache.put(url, found).catch(() => undefined)
    }
  }
  await Promise.all(old.map((name) => caches.delete(name)))
}
