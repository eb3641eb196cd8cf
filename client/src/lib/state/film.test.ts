import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GameApi } from '../net/api'
import type { Frames, Status } from '../protocol'
import { Film, PAGE, sameMoment, turnAt } from './film.svelte'

const TOTAL = 130
const TURNS = [
  { year: 1297, turn: 0, number: 0 },
  { year: 1297, turn: 1, number: 10 },
  { year: 1297, turn: 2, number: 70 },
]

let asked: string[] = []

function page(path: string): Frames {
  const query = new URL(path, 'http://localhost').searchParams
  const from = Number(query.get('from'))
  const count = Math.max(0, Math.min(Number(query.get('count')), TOTAL - from))
  const frames = Array.from({ length: count }, (_, i) => ({
    number: from + i,
    sheet: { year: 1297 },
    lines: [{ key: 'line', args: { n: from + i }, number: from + i, year: 1297, turn: 1 }],
  }))
  return { total: TOTAL, from, frames, turns: TURNS } as unknown as Frames
}

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(Response.json(page(path)))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const newFilm = () => new Film(new GameApi('abc', null), { over: true, seats: [] } as unknown as Status)
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('a film', () => {
  it('loads the page of a moment, and the one before for its log', async () => {
    const film = newFilm()
    await film.open('all', 120)
    await settle()
    expect(asked.map((path) => /from=(\d+)/.exec(path)?.[1])).toEqual(['100', '50'])
    expect(film.state?.number).toBe(120)
    expect([film.lines[0]?.number, film.lines.at(-1)?.number]).toEqual([PAGE, 120])
  })

  it('goes from game turn to game turn', async () => {
    const film = newFilm()
    await film.open('England', 80)
    await film.byTurn(-1)
    expect(film.at).toBe(70)
    await film.byTurn(-1)
    expect(film.at).toBe(10)
    await film.byTurn(1)
    await film.byTurn(1)
    expect(film.at).toBe(TOTAL - 1)
  })

  it('plays to the end and stops there', async () => {
    vi.useFakeTimers()
    const film = newFilm()
    await film.open('England', TOTAL - 3)
    film.play()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([film.at, film.playing]).toEqual([TOTAL - 1, false])
  })

  it('says why it cannot be shown', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no')))
    const film = newFilm()
    await film.open('all', 0)
    expect(film.failed?.key).toBe('client-error-offline')
  })
})

describe('a moment', () => {
  it('is found in the frames of another viewer', () => {
    const now = { turns: [0, 20, 100].map((number, i) => ({ year: 1297, turn: i, number })), total: 200, at: 0 }
    expect(turnAt(TURNS, 69)).toBe(1)
    expect(sameMoment({ turns: TURNS, total: TOTAL, at: 10 }, now)).toBe(20)
    expect(sameMoment({ turns: TURNS, total: TOTAL, at: 69 }, now)).toBe(99)
    expect(sameMoment({ turns: TURNS, total: TOTAL, at: 129 }, now)).toBe(199)
  })
})
