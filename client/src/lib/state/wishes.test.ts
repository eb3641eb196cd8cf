import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GameApi } from '../net/api'
import type { OwnSeat, Wish } from '../protocol'
import { settings } from './settings.svelte'
import { keepWishes } from './wishes.svelte'

const seat = (...wishes: Wish[]): OwnSeat => ({ wishes, orders: null, ways: [] })

describe('wishes', () => {
  let asked: string[]
  const api = { wish: (wishes: readonly Wish[]) => Promise.resolve(asked.push(wishes.join())) } as unknown as GameApi

  beforeEach(() => {
    asked = []
  })

  it('are said once, and again when the settings change', () => {
    const end = keepWishes(api, () => seat())
    flushSync()
    expect(asked).toEqual(['forced,hits'])
    settings.chooseWish('hits', false)
    flushSync()
    expect(asked).toEqual(['forced,hits', 'forced'])
    settings.chooseWish('hits', true)
    flushSync()
    expect(asked.at(-1)).toBe('forced,hits')
    end()
    settings.chooseWish('forced', false)
    flushSync()
    expect(asked).toHaveLength(3)
    settings.chooseWish('forced', true)
  })

  it('are not said where they are known, nor by a spectator', () => {
    const ends = [keepWishes(api, () => seat('forced', 'hits')), keepWishes(api, () => null)]
    flushSync()
    expect(asked).toEqual([])
    for (const end of ends) end()
  })
})
