/** Notifications in this browser: its subscription to them, and what the server knows of it. */
import type { Pushed } from '../protocol'
import { sha256 } from '../state/sha256'
import type { GameApi } from './api'

/** Why this browser cannot be notified. */
export type Obstacle = 'insecure' | 'unsupported' | 'denied'

export interface PushState {
  /** Whether the seat is notified in this browser. */
  isOn: boolean
  /** In how many others it is. */
  others: number
}

/** The browser did not subscribe, though it may. */
export class PushError extends Error {}

export function obstacle(): Obstacle | null {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

const hashOf = (endpoint: string): string => sha256(new TextEncoder().encode(endpoint))

async function mine(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function stateOf(known: Pushed, own: PushSubscription | null): PushState {
  const isOn = own !== null && known.browsers.includes(hashOf(own.endpoint))
  return { isOn, others: known.browsers.length - Number(isOn) }
}

export async function look(api: GameApi): Promise<PushState> {
  return stateOf(await api.pushed(), await mine())
}

/** Ask the player first, who may say no. */
export async function turnOn(api: GameApi, language: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return look(api)
  const { public_key: key } = await api.pushed()
  const own = await subscribe(key)
  const { p256dh, auth } = own.toJSON().keys ?? {}
  if (!p256dh || !auth) throw new PushError('no keys')
  return stateOf(await api.pushTo({ endpoint: own.endpoint, keys: { p256dh, auth }, language }), own)
}

/** The subscription goes too, unless other games need it. */
export async function turnOff(api: GameApi): Promise<PushState> {
  const own = await mine()
  if (own && !(await api.stopPush(own.endpoint)).needed) await own.unsubscribe()
  return look(api)
}

export async function turnOffElsewhere(api: GameApi, language: string): Promise<PushState> {
  const { isOn } = await look(api)
  await api.stopPush(null)
  return isOn ? turnOn(api, language) : look(api)
}

/** What was told of a game has been seen. */
export async function closeNotices(game: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const shown = (await registration?.getNotifications({ tag: game })) ?? []
  for (const each of shown) each.close()
}

async function subscribe(key: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) throw new PushError('no worker')
  // A worker of an earlier version may know nothing of notifications: it gives way.
  registration.waiting?.postMessage({ skip: true })
  const bytes = bytesOf(key)
  const old = await registration.pushManager.getSubscription()
  if (old && isFor(old, bytes)) return old
  try {
    // A server that was set up anew has another key.
    await old?.unsubscribe()
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes })
  } catch (error) {
    throw new PushError(String(error))
  }
}

function isFor(subscription: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0))
  return own.length === key.length && own.every((byte, i) => byte === key[i])
}

/** The bytes of a text in Base64 as addresses have it. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (char) => char.charCodeAt(0))
}
