import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { State } from '../protocol'
import { Table } from './table.svelte'

/** A server at which one browser holds both seats; who is to choose can be changed. */
class Server {
  chooses = { England: true, Scotland: true }
  number = 1

  constructor() {
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => Promise.resolve(this.answer(path, init)))
  }

  answer(path: string, init?: RequestInit): Response {
    if (init?.method === 'POST') return Response.json({}, { status: 503 })
    const side = new URL(path, 'http://localhost').searchParams.get('side') as 'England' | 'Scotland' | null
    if (!side && init?.credentials !== 'omit') return Response.json({ error: 'which-side', message: '' }, { status: 400 })
    const status = { begun: true, epochs: [] }
    const state = { side, number: this.number, sheet: { legal: [] }, lines: [], status, your_choice: side !== null && this.chooses[side] }
    return Response.json(state as unknown as State)
  }
}

let table: Table | undefined

async function choose(server: Server, england: boolean, scotland: boolean): Promise<void> {
  server.chooses = { England: england, Scotland: scotland }
  server.number += 1
  for (const control of table?.controls ?? []) await control.room.resync()
  flushSync()
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  table?.leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('two at one screen', () => {
  it('see a curtain first, and whenever the other one is to choose', async () => {
    const server = new Server()
    table = new Table('abc', null)
    await table.enter()
    expect([table.isHotSeat, table.curtain]).toEqual([true, 'England'])
    table.liftCurtain()
    expect([table.curtain, table.control?.room.side]).toEqual([null, 0])
    await choose(server, false, true)
    expect(table.curtain).toBe('Scotland')
    table.liftCurtain()
    expect([table.curtain, table.control?.room.side]).toEqual([null, 1])
    await choose(server, false, false)
    expect(table.curtain).toBeNull()
    await choose(server, true, false)
    expect(table.curtain).toBe('England')
  })
})
