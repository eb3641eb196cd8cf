/** What the worker does when the server calls: it shows a notification, and opens the game it is of. */
export {}
declare const self: ServiceWorkerGlobalScope

interface Told {
  title: string
  game: string
  language: string
}

const GAME = /^[A-Za-z0-9_-]{16}$/
const ICON = '/icon-192.png'
const NAME = 'Schiltrom'

self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.tag))
})

// The push service has given this browser another address.
self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription, newSubscription } = event as PushSubscriptionChangeEvent
  event.waitUntil(renew(oldSubscription, newSubscription))
})

/** What the server said; whatever comes, something must be shown. */
function read(data: PushMessageData | null): Told {
  try {
    const told = data?.json() as Partial<Told> | undefined
    const game = GAME.test(told?.game ?? '') ? (told?.game ?? '') : ''
    return { title: told?.title || NAME, game, language: told?.language ?? '' }
  } catch {
    return { title: NAME, game: '', language: '' }
  }
}

/** Of one game only the newest is shown. */
async function show({ title, game, language }: Told): Promise<void> {
  await self.registration.showNotification(title, { tag: game, lang: language, icon: ICON, badge: ICON })
}

async function open(game: string): Promise<void> {
  const path = game ? `/g/${game}` : '/'
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((each) => new URL(each.url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}

async function renew(old: PushSubscription | null, given: PushSubscription | null): Promise<void> {
  const key = old?.options.applicationServerKey
  if (!old || !key) return
  const now = given ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const { endpoint, keys } = now.toJSON()
  await fetch('/api/push/renew', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ old: old.endpoint, endpoint, keys }),
  })
}
