import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, askGames, GameApi } from './api'
import { pauseBefore } from './live'

function answer(status: number, body: unknown): ReturnType<typeof vi.fn<typeof fetch>> {
  const fetching = vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(body), { status })))
  vi.stubGlobal('fetch', fetching)
  return fetching
}

async function refused(request: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await request.catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw new Error('was not refused')
  return error
}

afterEach(() => vi.unstubAllGlobals())

describe('requests', () => {
  it('name the side and every block', async () => {
    const fetching = answer(200, [])
    await new GameApi('abc', 'Scotland').reach(['Wallace', 'Angus/S'])
    expect(fetching.mock.calls[0]?.[0]).toBe('/api/games/abc/reach?side=Scotland&block=Wallace&block=Angus%2FS')
  })

  it('send choices with the number of what was seen', async () => {
    const fetching = answer(200, { number: 15 })
    await new GameApi('abc', null).choose(14, ['block Wallace', 'area Fife'])
    const sent = fetching.mock.calls[0]?.[1]
    expect(sent?.method).toBe('POST')
    expect(sent?.body).toBe('{"number":14,"choices":["block Wallace","area Fife"]}')
  })
})

describe('refusals', () => {
  it('say why, by which rule', async () => {
    const say = { key: 'reason-fired', args: {} }
    answer(422, { error: 'refused', message: 'words', say, rule: '5.4' })
    const error = await refused(new GameApi('abc', null).undo(3))
    expect(error.status).toBe(422)
    expect(error.say).toEqual({ ...say, rule: '5.4' })
  })

  it('have words even where the server has none for people', async () => {
    answer(400, { error: 'bad-request', message: 'what?' })
    expect((await refused(askGames())).say).toEqual({ key: 'client-error-plain', args: { message: 'what?' } })
  })

  it('have words for an answer that is no JSON', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })))
    expect((await refused(askGames())).say).toEqual({ key: 'client-error-server', args: { status: 502 } })
  })

  it('have words for no answer at all', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const error = await refused(askGames())
    expect([error.code, error.say.key]).toEqual(['offline', 'client-error-offline'])
  })
})

describe('coming again', () => {
  it('waits longer each time, but never for long', () => {
    const pauses = [0, 1, 2, 3, 10].map((attempt) => pauseBefore(attempt, () => 0.5))
    expect(pauses).toEqual([500, 1000, 2000, 4000, 15_000])
  })
})
