import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { State } from '../protocol'
import { ApiError, type GameApi } from './api'
import { Live } from './live'
import { LostAnswerError } from './way'

class Socket {
  static OPEN = 1
  static made: Socket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: () => void

  constructor() {
    Socket.made.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
  open(): void {
    this.readyState = Socket.OPEN
    this.onopen?.()
  }
  tell(data: unknown): void {
    this.onmessage?.({ data: JSON.stringify(data) })
  }
}

const posted = vi.fn((number: number) => Promise.resolve({ number: number + 100 }))
const states: State[] = []
let live: Live

const whole = (number: number) => ({ room: 'aa', state: 0, side: 'England', number, sheet: { year: 1297, legal: [] }, status: {}, lines: [] })
const socket = () => Socket.made.at(-1) as Socket

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  Socket.made = []
  states.length = 0
  posted.mockClear()
  const api = { game: 'abc', ticket: () => Promise.resolve({ ticket: 't' }), choose: posted } as unknown as GameApi
  live = new Live(api, {
    since: () => states.at(-1)?.number ?? -1,
    heard: () => 0,
    onState: (state) => states.push(state),
    onChat: () => undefined,
    onConnection: () => undefined,
  })
  live.start()
  await vi.advanceTimersByTimeAsync(1)
})

afterEach(() => {
  live.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks for differences and puts them together', () => {
  socket().open()
  expect(socket().sent).toEqual([{ since: -1, form: 'sheet', chat: 0, differences: true }])
  socket().tell(whole(3))
  socket().tell({ state: 1, from: 0, lines: [{ number: 4 }], patch: { '=': { number: 4 }, '~': { sheet: { '=': { year: 1298 } } } } })
  expect(states.map((state) => [state.number, state.sheet?.year, state.lines.length])).toEqual([
    [3, 1297, 0],
    [4, 1298, 1],
  ])
  expect(states[1]?.side).toBe('England')
})

it('asks for a whole state when it cannot use a difference', () => {
  socket().open()
  socket().tell(whole(3))
  socket().tell({ state: 6, from: 5, lines: [], patch: { '=': { number: 9 } } })
  expect(socket().sent.at(-1)).toEqual({ whole: true })
  expect(states).toHaveLength(1)
  socket().tell({ ...whole(9), state: 6 })
  socket().tell({ state: 7, from: 6, lines: [], patch: { '~': { nothing: { '=': { a: 1 } } } } })
  expect(socket().sent.at(-1)).toEqual({ whole: true })
  expect(states.at(-1)?.number).toBe(9)
})

it('names the state it has when it comes again', async () => {
  socket().open()
  socket().tell(whole(3))
  socket().close()
  await vi.advanceTimersByTimeAsync(2000)
  socket().open()
  expect(socket().sent[0]).toMatchObject({ since: 3, has: 'aa:0' })
})

it('makes choices over the connection, and is answered after the state has come', async () => {
  socket().open()
  socket().tell(whole(3))
  const made = live.choose(3, ['card 1'])
  const { id } = socket().sent.at(-1) as { id: number }
  expect(socket().sent.at(-1)).toEqual({ id, number: 3, choices: ['card 1'] })
  socket().tell({ answer: { id, ok: true, number: 4 }, state: 1, from: 0, lines: [], patch: { '=': { number: 4 } } })
  expect(states.at(-1)?.number).toBe(4)
  await expect(made).resolves.toMatchObject({ number: 4 })
  const refused = live.choose(4, ['card 2'])
  const say = { key: 'stale', args: {} }
  socket().tell({ answer: { id: id + 1, ok: false, error: 'stale', message: 'late', say, number: 5 } })
  await expect(refused).rejects.toMatchObject({ status: 409 })
  await expect(refused).rejects.toBeInstanceOf(ApiError)
  expect(posted).not.toHaveBeenCalled()
})

it('says when an answer was lost, and posts choices while there is no connection', async () => {
  socket().open()
  const lost = live.choose(3, ['card 1'])
  socket().close()
  await expect(lost).rejects.toBeInstanceOf(LostAnswerError)
  await expect(live.choose(3, ['card 1'])).resolves.toEqual({ number: 103 })
})
