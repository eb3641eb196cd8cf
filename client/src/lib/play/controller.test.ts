import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Hint, Reach, ScreenState, State } from '../protocol'
import { Room } from '../state/room.svelte'
import { Controller } from './controller.svelte'

const REACH: Reach = {
  area: 'Mentieth',
  path: ['Fife', 'Mentieth'],
  cost: 1,
  attack: true,
  choices: ['block Wallace', 'area Mentieth'],
  note: null,
}

function sheetOf(step: string, legal: string[]): ScreenState {
  const pieces = ['Wallace', 'Douglas'].map((name) => ({ name, place: 'Fife', strength: 4 }))
  const sure = { key: 'sure-moves', args: {} }
  const words = legal.includes('done') ? [{ choice: 'done', message: { key: 'word-done', args: {} }, sure }] : []
  const phase = step === 'move' || step === 'march' ? 'move' : 'event'
  const told = { phase, gathers: step === 'move', onTheWay: step === 'march', limits: { turns: 5, nobles: 14, together: 12 } }
  return { step, ...told, legal, pieces, words, ending: null, edward: 1, hidden: [], areas: {} } as unknown as ScreenState
}

function stateOf(sheet: ScreenState, number: number): State {
  const status = { begun: true, epochs: [], hints: ['Scotland'] }
  return { side: 'Scotland', number, sheet, lines: [], status, can_undo: false, your_choice: true } as unknown as State
}

const HINT: Hint = {
  level: 'knight',
  choice: 'block Wallace',
  lines: [
    {
      choices: ['block Wallace', 'area Mentieth', 'done'],
      order: [
        {
          key: 'hint-way',
          args: { blocks: { blocks: ['Wallace'], edward: 1 }, from: { areas: ['Fife'] }, to: { areas: ['Mentieth'] } },
        },
      ],
      value: 0.6,
    },
  ],
}

/** A server that has one state, and remembers what it was asked. */
class Server {
  asked: string[] = []
  number = 7
  /** How often the number was another when a choice came. */
  late = 0
  hints = true

  constructor(public sheet: ScreenState) {
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => Promise.resolve(this.answer(path, init)))
  }

  answer(path: string, init?: RequestInit): Response {
    const url = new URL(path, 'http://localhost')
    const what = url.pathname.replace('/api/games/abc', '')
    if (init?.method === 'POST') {
      if (what === '/tickets') return new Response('{}', { status: 503 })
      this.asked.push(`${what} ${String(init.body)}`)
      if (what === '/hint') return Response.json(HINT, { status: this.hints ? 200 : 503 })
      if (this.late > 0) {
        this.late -= 1
        this.number += 1
        return Response.json({ error: 'stale', message: '', say: { key: 'error-stale', args: {} } }, { status: 409 })
      }
      this.number += 1
      return Response.json({ number: this.number })
    }
    if (what !== '') this.asked.push(what + url.search)
    if (what === '/reach') return Response.json([REACH])
    if (what === '/why') return Response.json({ legal: false, message: { key: 'reason-pinned', args: {}, rule: '4.6' } })
    return Response.json(stateOf(this.sheet, this.number))
  }
}

let room: Room | undefined

async function sit(step: string, legal: string[]): Promise<{ server: Server; control: Controller }> {
  const server = new Server(sheetOf(step, legal))
  room = new Room('abc', null)
  await room.enter()
  flushSync()
  return { server, control: new Controller(room) }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] }))
afterEach(() => {
  room?.leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a click', () => {
  it('takes a block up, shows its reach, and moves it with the second', async () => {
    const { server, control } = await sit('move', ['block Wallace', 'block Douglas', 'done'])
    await control.onBlock('Wallace')
    expect([...control.selected]).toEqual(['Wallace'])
    expect(control.areas.has('Mentieth')).toBe(true)
    await control.onArea('Mentieth')
    expect(server.asked).toEqual([
      '/reach?block=Wallace',
      '/choices {"number":7,"choices":["block Wallace","area Mentieth"]}',
    ])
    expect(control.selected.size).toBe(0)
  })

  it('takes up a whole group, and puts it down again', async () => {
    const { control } = await sit('move', ['block Wallace', 'block Douglas'])
    await control.onGroup('Fife')
    expect(control.selected.size).toBe(2)
    await control.onGroup('Fife')
    expect([control.selected.size, control.reach]).toEqual([0, []])
  })

  it('chooses at once where nothing is gathered', async () => {
    const { server, control } = await sit('hit', ['block Wallace'])
    await control.onBlock('Wallace')
    expect(server.asked).toEqual(['/choices {"number":7,"choices":["block Wallace"]}'])
  })

  it('on what cannot be chosen says why', async () => {
    const { server, control } = await sit('move', ['done'])
    await control.onBlock('Wallace')
    expect(server.asked).toEqual(['/why?choice=block+Wallace'])
    expect(room?.refusal).toMatchObject({ key: 'reason-pinned', rule: '4.6' })
  })
})

describe('a word', () => {
  it('that gives something away asks back first', async () => {
    const { server, control } = await sit('move', ['done'])
    await control.onWord('done')
    expect([control.asked?.question.key, server.asked]).toEqual(['sure-moves', []])
    await control.answer(false)
    expect([control.asked, server.asked]).toEqual([null, []])
    await control.onWord('done')
    await control.answer(true)
    expect(server.asked).toEqual(['/choices {"number":7,"choices":["done"]}'])
  })
})

describe('a card', () => {
  it('is taken up first and played then', async () => {
    const { server, control } = await sit('card', ['card 2', 'card Herald'])
    control.onCard('Herald')
    expect([control.card, server.asked]).toEqual(['Herald', []])
    await control.playCard()
    expect(server.asked).toEqual(['/choices {"number":7,"choices":["card Herald"]}'])
  })

  it('that comes late is sent again while it is still meant, but only once', async () => {
    const { server, control } = await sit('card', ['card 2'])
    server.late = 1
    control.onCard('2')
    await control.playCard()
    expect(server.asked.map((each) => each.slice(0, 20))).toEqual(['/choices {"number":7', '/choices {"number":8'])
    expect(room?.refusal).toBeNull()
    server.late = 2
    control.onCard('2')
    await control.playCard()
    expect(room?.refusal?.key).toBe('error-stale')
  })
})

describe('a hint', () => {
  it('lights what is recommended, and is told as long as the movement lasts', async () => {
    const { server, control } = await sit('move', ['block Wallace', 'done'])
    expect([control.canHint, control.lit]).toEqual([true, null])
    await control.askHint()
    expect(server.asked).toEqual(['/hint {"number":7}'])
    expect(control.lit).toBe('block Wallace')
    expect(control.lights).toEqual({ areas: ['Fife', 'Mentieth'], blocks: ['Wallace'] })
    server.sheet = sheetOf('move', ['block Douglas', 'done'])
    await control.onWord('done')
    await control.answer(true)
    flushSync()
    expect([control.advice?.choice, control.lit]).toEqual(['block Wallace', null])
    control.dropAdvice()
    expect(control.advice).toBeNull()
  })

  it('is gone when something else is asked', async () => {
    const { server, control } = await sit('hit', ['block Wallace', 'block Douglas'])
    await control.askHint()
    expect(control.advice).not.toBeNull()
    server.sheet = sheetOf('hit', ['block Douglas'])
    await control.onBlock('Wallace')
    flushSync()
    expect([control.advice, control.lit, control.lights.blocks]).toEqual([null, null, []])
  })

  it('does not come back when the same can be chosen in another turn', async () => {
    const { server, control } = await sit('move', ['block Wallace', 'done'])
    await control.askHint()
    expect(control.lit).toBe('block Wallace')
    server.sheet = { ...sheetOf('move', ['block Wallace', 'done']), year: 1297, turn: 2 }
    await control.onWord('done')
    await control.answer(true)
    flushSync()
    expect([control.advice, control.lit]).toEqual([null, null])
  })

  it('that cannot be had is said', async () => {
    const { server, control } = await sit('move', ['block Wallace'])
    server.hints = false
    await control.askHint()
    expect([control.advice, control.isThinking, room?.refusal === null]).toEqual([null, false, false])
  })
})
