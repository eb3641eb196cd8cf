import { afterEach, describe, expect, it, vi } from 'vitest'
import type { State } from '../protocol'
import { Room } from './room.svelte'

const LINE = { number: 8, key: 'chronicle-card', args: {} }

function stateOf(number: number): State {
  const lines = number < LINE.number ? [] : [LINE]
  return { side: 'Scotland', number, sheet: null, lines, status: { begun: true, epochs: [] } } as unknown as State
}

afterEach(() => vi.unstubAllGlobals())

describe('asking for everything anew', () => {
  it('puts nothing old over what came meanwhile', async () => {
    const answers: ((answer: Response) => void)[] = []
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
    const room = new Room('abc', 'Scotland')
    const slow = room.resync()
    const quick = room.resync()
    answers[1]?.(Response.json(stateOf(8)))
    await quick
    answers[0]?.(Response.json(stateOf(7)))
    await vi.waitFor(() => expect(answers).toHaveLength(3))
    answers[2]?.(Response.json(stateOf(8)))
    await slow
    expect(room.state?.number).toBe(8)
    expect(room.lines).toHaveLength(1)
  })

  it('shows what the server has, even if that is a restored backup', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValueOnce(Response.json(stateOf(8))).mockResolvedValueOnce(Response.json(stateOf(3))))
    const room = new Room('abc', 'Scotland')
    await room.resync()
    await room.resync()
    expect(room.state?.number).toBe(3)
  })
})
