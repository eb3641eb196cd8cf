/** The switch of the notifications, and the worker's part, with a browser made of plain objects. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sha256 } from '../state/sha256'
import type { GameApi } from './api'
import { bytesOf, closeNotices, look, obstacle, PushError, turnOff, turnOffElsewhere, turnOn } from './push'

const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const OTHER_KEY = `${KEY.slice(0, -1)}0`
const hashOf = (text: string) => sha256(new TextEncoder().encode(text))

/** A push service: gives the browser one address after the other. */
class PushService {
  own: PushSubscription | null = null
  given = 0
  refuses = false

  subscribe = ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
    if (this.refuses) return Promise.reject(new Error('no service'))
    this.given += 1
    const endpoint = `https://push.example.net/${this.given}`
    const keys = { p256dh: 'p', auth: 'a' }
    const options = { applicationServerKey: (applicationServerKey as Uint8Array<ArrayBuffer>).buffer }
    const unsubscribe = () => ((this.own = null), Promise.resolve(true))
    this.own = { endpoint, options, unsubscribe, toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription
    return Promise.resolve(this.own)
  }
  getSubscription = () => Promise.resolve(this.own)
}

/** The server's list of a seat's browsers. */
class Server {
  key = KEY
  browsers: string[] = []
  needed = false
  pushed = () => Promise.resolve({ public_key: this.key, browsers: this.browsers })
  pushTo = ({ endpoint }: { endpoint: string }) => {
    this.browsers.push(hashOf(endpoint))
    return this.pushed()
  }
  stopPush = (endpoint: string | null) => {
    this.browsers = endpoint === null ? [] : this.browsers.filter((each) => each !== hashOf(endpoint))
    return Promise.resolve({ needed: this.needed })
  }
}

let service: PushService
let server: Server
let api: GameApi
const notices = [{ close: vi.fn() }]
const permission = { permission: 'default', requestPermission: () => Promise.resolve(permission.permission) }

beforeEach(() => {
  service = new PushService()
  server = new Server()
  api = server as unknown as GameApi
  permission.permission = 'granted'
  const registration = { pushManager: service, getNotifications: vi.fn(() => Promise.resolve(notices)) }
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', () => null)
  vi.stubGlobal('Notification', permission)
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } })
})
afterEach(() => vi.unstubAllGlobals())

describe('the switch', () => {
  it('is off until it is asked for, and then on in this browser only', async () => {
    expect(await look(api)).toEqual({ isOn: false, others: 0 })
    expect(service.given).toBe(0)
    expect(await turnOn(api, 'en')).toEqual({ isOn: true, others: 0 })
    server.browsers.push('somebody else')
    expect(await look(api)).toEqual({ isOn: true, others: 1 })
  })

  it('asks the player first', async () => {
    for (const answer of ['denied', 'default']) {
      permission.permission = answer
      expect(await turnOn(api, 'en')).toEqual({ isOn: false, others: 0 })
    }
    expect(service.given).toBe(0)
  })

  it('gives the subscription up unless another game needs it', async () => {
    await turnOn(api, 'en')
    server.needed = true
    expect((await turnOff(api)).isOn).toBe(false)
    expect(service.own).not.toBeNull()
    await turnOn(api, 'en')
    expect(service.given).toBe(1)
    server.needed = false
    await turnOff(api)
    expect(service.own).toBeNull()
  })

  it('subscribes anew with a server that has another key', async () => {
    await turnOn(api, 'en')
    server.key = OTHER_KEY
    server.browsers = []
    expect(await turnOn(api, 'en')).toEqual({ isOn: true, others: 0 })
    expect(service.given).toBe(2)
  })

  it('turns the others off and stays as it is', async () => {
    server.browsers = ['somebody else']
    expect(await turnOffElsewhere(api, 'en')).toEqual({ isOn: false, others: 0 })
    await turnOn(api, 'en')
    server.browsers.push('somebody else')
    expect(await turnOffElsewhere(api, 'en')).toEqual({ isOn: true, others: 0 })
  })

  it('says when the browser cannot', async () => {
    expect(obstacle()).toBeNull()
    service.refuses = true
    await expect(turnOn(api, 'en')).rejects.toBeInstanceOf(PushError)
    permission.permission = 'denied'
    expect(obstacle()).toBe('denied')
    vi.stubGlobal('navigator', {})
    expect(obstacle()).toBe('unsupported')
    vi.stubGlobal('isSecureContext', false)
    expect(obstacle()).toBe('insecure')
  })
})

it('reads the key as browsers want it', () => {
  expect([...bytesOf(KEY)].slice(0, 3)).toEqual([4, 37, 113])
  expect(bytesOf(KEY)).toHaveLength(65)
})

it('takes away what was told of a game that is looked at', async () => {
  await closeNotices('game')
  expect(notices[0]?.close).toHaveBeenCalledOnce()
})

// --- the worker --------------------------------------------------------------------------------

describe('the worker', () => {
  const GAME = 'aT1d7Kx0_hQ-93bZ'
  const heard = new Map<string, (event: unknown) => void>()
  const showNotification = vi.fn(() => Promise.resolve())
  const openWindow = vi.fn(() => Promise.resolve())
  const focus = vi.fn(() => Promise.resolve())
  let windows: { url: string; focus: () => Promise<void> }[] = []

  beforeEach(async () => {
    vi.resetModules()
    vi.clearAllMocks()
    windows = []
    vi.stubGlobal('self', {
      addEventListener: (name: string, listener: (event: unknown) => void) => heard.set(name, listener),
      registration: { showNotification, pushManager: service },
      clients: { matchAll: () => Promise.resolve(windows), openWindow },
    })
    // Its types are a worker's, not a page's.
    const path = '../../../worker/push.ts'
    await import(/* @vite-ignore */ path)
  })

  async function send(name: string, event: Record<string, unknown>): Promise<void> {
    let waited: Promise<unknown> = Promise.resolve()
    heard.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => (waited = work) })
    await waited
  }
  const told = (data: unknown) => ({ data: { json: () => data } })
  const click = (tag: string) => ({ notification: { tag, close: vi.fn() } })

  it('shows what the server says, one notification for each game', async () => {
    await send('push', told({ title: 'Your turn', game: GAME, language: 'en' }))
    expect(showNotification).toHaveBeenCalledWith('Your turn', expect.objectContaining({ tag: GAME, lang: 'en' }))
  })

  it('shows something whatever comes, and leads nowhere else', async () => {
    await send('push', { data: null })
    await send('push', told({ title: 'x', game: '/../evil' }))
    expect(showNotification).toHaveBeenNthCalledWith(1, 'Schiltrom', expect.objectContaining({ tag: '' }))
    expect(showNotification).toHaveBeenNthCalledWith(2, 'x', expect.objectContaining({ tag: '' }))
  })

  it('goes to the window of the game, or opens one', async () => {
    windows = [{ url: `https://scots.example.org/g/${GAME}?side=England`, focus }]
    await send('notificationclick', click(GAME))
    expect(focus).toHaveBeenCalledOnce()
    expect(openWindow).not.toHaveBeenCalled()
    windows = [{ url: 'https://scots.example.org/', focus }]
    await send('notificationclick', click(GAME))
    expect(openWindow).toHaveBeenLastCalledWith(`/g/${GAME}`)
    windows = []
    await send('notificationclick', click(''))
    expect(openWindow).toHaveBeenLastCalledWith('/')
  })

  it('tells the server of a new address', async () => {
    const asked = vi.fn<(path: string, how: RequestInit) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('fetch', asked)
    const old = await service.subscribe({ applicationServerKey: bytesOf(KEY) })
    const options = { applicationServerKey: bytesOf(KEY) }
    await send('pushsubscriptionchange', { oldSubscription: { ...old, options }, newSubscription: null })
    const [path, how] = asked.mock.calls[0] ?? []
    expect(path).toBe('/api/push/renew')
    expect(JSON.parse(String(how?.body))).toEqual({
      old: 'https://push.example.net/1',
      endpoint: 'https://push.example.net/2',
      keys: { p256dh: 'p', auth: 'a' },
    })
    await send('pushsubscriptionchange', { oldSubscription: null, newSubscription: null })
    expect(asked).toHaveBeenCalledOnce()
  })
})
