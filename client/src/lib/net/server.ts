/** The way to a server: requests over HTTP, and a connection that stays. */
import type { Component } from 'svelte'
import type { GameApi } from './api'
import { Live } from './live'
import { search, type Answered, type Asked, type Begun, type Listener, type LiveWay } from './way'

/** Whether everything is in this page, and games are kept on this device (`local/way.ts`). */
export const isLocal = false as boolean

/** Get ready what games need: a server is there already. */
export const begin = (): Begun => ({ words: Promise.resolve(), games: Promise.resolve() })

/** What is said to who wants to invite a friend, where that cannot be done. */
export const friendPage: (() => Promise<{ default: Component }>) | null = null

export async function send({ method, path, query, body, asSpectator }: Asked): Promise<Answered> {
  const response = await fetch(`/api${path}${search(query)}`, {
    method,
    credentials: asSpectator ? 'omit' : 'same-origin',
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  return { status: response.status, data: await response.json().catch(() => null) }
}

export const openLive = (api: GameApi, listener: Listener): LiveWay => new Live(api, listener)
