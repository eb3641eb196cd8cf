import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Frame, Line, State } from '../protocol'
import { eventsOf, storyOf, timeOf } from './pace'
import { Room } from './room.svelte'
import { settings } from './settings.svelte'

const line = (number: number, key: string, args: Line['args'] = {}): Line => ({ number, year: 1297, turn: 1, key: `chronicle-${key}`, args })
const march = (number: number, origin: string, area: string, side = 0): Line =>
  line(number, 'move', { side, origin: { areas: [origin] }, area: { areas: [area] }, via: 'none', how: 'attack' })
const fire = (number: number): Line =>
  line(number, 'fire', { block: { blocks: ['Mar/E'], edward: 1 }, dice: '3 5', hits: 1, rating: 'B3' })

/** A server whose states come when the test says so. */
class Server {
  number = 10
  lines: Line[] = []
  mine = true
  over = false
  asked: string[] = []
  sockets: { onopen?: () => void; onmessage?: (event: { data: string }) => void; onclose?: () => void }[] = []

  constructor() {
    const { sockets } = this
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(this.#answer(path))))
    vi.stubGlobal(
      'WebSocket',
      class {
        onopen?: () => void
        onmessage?: (event: { data: string }) => void
        constructor() {
          sockets.push(this)
          setTimeout(() => this.onopen?.(), 0)
        }
        send = (text: string) => {
          const { id } = JSON.parse(text) as { id?: number }
          if (id !== undefined) queueMicrotask(() => this.onmessage?.({ data: answer(id) }))
        }
        readyState = 1
        static OPEN = 1
        close = vi.fn()
      },
    )
    const answer = (id: number) => JSON.stringify({ answer: { id, ok: true, number: this.number } })
  }

  sheet = (number: number) => ({ number, battle: null, legal: [], prompt: { key: `prompt ${number}`, args: {} } })

  state(): State {
    const status = { begun: true, epochs: [], over: this.over, winner: this.over ? 'England' : null, ending: '', clock: null, seats: [] }
    const { number, lines, mine } = this
    return { side: 'Scotland', number, sheet: this.sheet(number), lines, status, can_undo: false, your_choice: mine } as unknown as State
  }

  /** Something happened: lines with their numbers, and whether we have to choose then. */
  tell(lines: Line[], mine: boolean): void {
    this.lines = [...this.lines, ...lines]
    this.number = lines.at(-1)?.number ?? this.number
    this.mine = mine
    this.sockets.at(-1)?.onmessage?.({ data: JSON.stringify({ room: 'r', state: 0, ...this.state() }) })
  }

  #answer(path: string): unknown {
    this.asked.push(path)
    const url = new URL(path, 'http://localhost')
    if (url.pathname.endsWith('/tickets')) return { ticket: 'x' }
    if (!url.pathname.endsWith('/frames')) return this.state()
    const [from, count] = [Number(url.searchParams.get('from')), Number(url.searchParams.get('count'))]
    const frames = Array.from({ length: count }, (_, i) => ({ number: from + i, sheet: this.sheet(from + i), lines: [] }) as unknown as Frame)
    return { total: this.number + 1, from, frames, turns: [] }
  }
}

let server: Server
let room: Room
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(async () => {
  vi.useFakeTimers()
  settings.pace = 'normal'
  settings.motion = 'full'
  settings.sound = false
  server = new Server()
  room = new Room('abc', 'Scotland')
  await room.enter()
  await passes(5)
})
afterEach(() => {
  room.leave()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what the others do', () => {
  it('is shown one event after the other, also when it comes at once', async () => {
    server.tell([march(11, 'Mar', 'Fife'), march(12, 'Ross', 'Moray'), march(13, 'Dunbar', 'Lothian'), line(14, 'moves-end', { side: 0 })], true)
    await passes(10)
    expect([room.state?.number, room.yourChoice, room.isBehind]).toEqual([11, false, true])
    expect(room.lines.length).toBe(1)
    await passes(1100)
    expect([room.state?.number, room.lines.length]).toEqual([12, 2])
    await passes(1100)
    expect(room.story.marches.map(({ path }) => path)).toEqual([['Mar', 'Fife'], ['Ross', 'Moray'], ['Dunbar', 'Lothian']])
    await passes(1150)
    expect([room.state?.number, room.yourChoice, room.isBehind]).toEqual([14, true, false])
  })

  it('is shown one event after the other when it comes bit by bit', async () => {
    server.tell([march(11, 'Mar', 'Fife')], false)
    await passes(100)
    server.tell([line(12, 'won', { side: 0, area: { areas: ['Fife'] } })], false)
    await passes(100)
    server.tell([march(13, 'Ross', 'Moray')], true)
    expect(room.state?.number).toBe(11)
    await passes(950)
    expect(room.state?.number).toBe(12)
    await passes(500)
    expect(room.state?.number).toBe(12)
    await passes(400)
    expect([room.state?.number, room.yourChoice]).toEqual([13, true])
  })

  it('goes together where blocks go together', () => {
    const [first, ...others] = eventsOf([march(11, 'Mar', 'Fife'), march(12, 'Mar', 'Fife'), march(13, 'Ross', 'Moray')])
    expect(first).toMatchObject({ number: 12, march: { count: 2 } })
    expect(first && storyOf(first)).toMatchObject({ key: 'pace-attack', args: { side: 0, count: 2 } })
    expect(others.length).toBe(1)
  })

  it('is skipped with a key, and then the choice is there', async () => {
    server.tell([march(11, 'Mar', 'Fife'), march(12, 'Ross', 'Moray'), march(13, 'Dunbar', 'Lothian')], true)
    await passes(10)
    room.skip()
    await passes(1)
    expect([room.state?.number, room.yourChoice, room.isBehind, room.lines.length]).toEqual([13, true, false, 3])
    expect(room.story.marches.length).toBe(3)
  })

  it('shows no result before the dice lie: not the log, not the end', async () => {
    server.over = true
    server.tell([fire(11), line(11, 'over', { side: 0 })], false)
    await passes(850)
    expect([room.story.dice.isRolling, room.state?.number, room.isOver, room.lines.length]).toEqual([true, 10, false, 0])
    await passes(100)
    expect([room.story.dice.isRolling, room.state?.number, room.isOver, room.lines.length]).toEqual([false, 11, true, 2])
  })

  it('comes at once where nobody wants to follow it', async () => {
    settings.pace = 'off'
    server.tell([march(11, 'Mar', 'Fife'), fire(12), march(13, 'Dunbar', 'Lothian')], true)
    await passes(1)
    expect([room.state?.number, room.story.dice.isRolling]).toEqual([13, false])
    expect(server.asked.some((path) => path.includes('/frames'))).toBe(false)
  })

  it('comes at once while somebody has a choice before him', async () => {
    server.tell([line(11, 'card', { side: 0 })], true)
    expect([room.state?.number, room.yourChoice]).toEqual([11, true])
    server.tell([line(12, 'card', { side: 0 })], true)
    expect([room.state?.number, room.yourChoice]).toEqual([12, true])
    await passes(1)
  })

  it('is forgotten with the next choice', async () => {
    server.tell([march(11, 'Mar', 'Fife')], true)
    expect(room.story.marches.length).toBe(1)
    const chosen = room.choose('done')
    await passes(500)
    await chosen
    expect([room.story.marches.length, room.story.words]).toEqual([0, null])
  })
})

describe('what one has done oneself', () => {
  it('holds nobody up', () => {
    const [own] = eventsOf([march(11, 'Fife', 'Mentieth', 1)])
    expect(own && timeOf(own, 1)).toBe(0)
    expect(own && timeOf(own, 0)).toBeGreaterThan(500)
  })
})
