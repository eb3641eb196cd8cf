import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { State } from '../protocol'
import { Table } from './table.svelte'

/** A server at which one browser holds both seats; who is to choose can be changed. */
class Server {
  chooses = { England: true, Scotland: true }
  /** The battle under way, and the blocks in it that everybody sees. */
  battle: { area: string; round: number; turn: number; hits: number } | null = null
  open: string[] = []
  fighter: string | null = null
  legal: string[] = []
  /** The step of whoever chooses, of which the others are told another name; a block goes somewhere in it. */
  retreatsTo = false
  number = 1

  constructor() {
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => Promise.resolve(this.answer(path, init)))
  }

  answer(path: string, init?: RequestInit): Response {
    if (init?.method === 'POST') return Response.json({}, { status: 503 })
    const side = new URL(path, 'http://localhost').searchParams.get('side') as 'England' | 'Scotland' | null
    if (!side && init?.credentials !== 'omit') return Response.json({ error: 'which-side', message: '' }, { status: 400 })
    const status = { begun: true, epochs: [] }
    const state = { side, number: this.number, sheet: this.sheet(side), lines: [], status, your_choice: side !== null && this.chooses[side] }
    return Response.json(state as unknown as State)
  }

  /** A seat sees a block of its own besides those that lie open. */
  sheet(side: string | null): object {
    const pieces = [...this.open, ...(side ? [`hidden of ${side}`] : [])].map((name) => ({ name }))
    // Only its own side is told which block has taken itself up.
    const battle = this.battle && { ...this.battle, fighter: side ? this.fighter : null, mayRetreat: side !== null }
    const own = side !== null && this.retreatsTo
    const step = this.retreatsTo ? (own ? 'retreat to' : 'retreat') : 'combat'
    return { step, onTheWay: own, battle, pieces, legal: side ? this.legal : [], waits: [], prompt: { key: side } }
  }
}

let table: Table | undefined

async function choose(server: Server, england: boolean, scotland: boolean): Promise<void> {
  server.chooses = { England: england, Scotland: scotland }
  server.number += 1
  for (const control of table?.controls ?? []) await control.room.resync()
  await table?.together?.resync()
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

  it('look at a battle together, in which nothing hidden is shown', async () => {
    const server = new Server()
    table = new Table('abc', null)
    await table.enter()
    table.liftCurtain()
    Object.assign(server, { battle: { area: 'Fife', round: 1, turn: 0, hits: 0 }, open: ['Wallace'], legal: ['block Wallace', 'fire'] })
    await choose(server, false, true)
    expect([table.isShared, table.curtain, table.control?.room.side]).toEqual([true, null, null])
    expect(table.control?.sheet?.pieces.map((piece) => piece.name)).toEqual(['Wallace'])
    expect(table.control?.legal).toEqual(['block Wallace', 'fire'])
    server.fighter = 'Wallace'
    await choose(server, false, true)
    expect(table.control?.sheet?.battle).toMatchObject({ fighter: 'Wallace', mayRetreat: true })
    table.standUp()
    await choose(server, true, false)
    expect([table.isShared, table.curtain]).toEqual([true, null])
    server.legal = ['block hidden of England']
    await choose(server, true, false)
    expect([table.isShared, table.curtain]).toEqual([false, 'England'])
  })

  it('are parted by a curtain when a hidden block retreats after the battle, though it took itself up', async () => {
    const server = new Server()
    Object.assign(server, { battle: { area: 'Fife', round: 3, turn: 0, hits: 0 }, open: ['Wallace'], fighter: 'Wallace' })
    server.chooses = { England: false, Scotland: true }
    table = new Table('abc', null)
    await table.enter()
    table.standUp()
    expect([table.isShared, table.curtain]).toEqual([true, null])
    const after = { area: 'Fife', round: 0, turn: -1, hits: 0 }
    Object.assign(server, { battle: after, open: [], legal: ['area Lothian', 'area Angus'], retreatsTo: true })
    await choose(server, false, true)
    expect([table.isShared, table.curtain]).toEqual([false, 'Scotland'])
    table.liftCurtain()
    expect([table.curtain, table.control?.room.side, table.control?.legal.length]).toEqual([null, 1, 2])
  })

  it('see no curtain before a battle that is under way when they come', async () => {
    const server = new Server()
    Object.assign(server, { battle: { area: 'Fife', round: 1, turn: 0, hits: 0 }, open: ['Wallace'], legal: ['block Wallace'] })
    table = new Table('abc', null)
    const curtains: unknown[] = []
    const answer = server.answer.bind(server)
    server.answer = (...asked) => {
      curtains.push(table?.curtain) // what they see while something is still to come
      return answer(...asked)
    }
    await table.enter()
    expect(table.isShared).toBe(true)
    expect(curtains.length).toBeGreaterThan(3)
    expect(curtains.filter(Boolean)).toEqual([])
  })
})
