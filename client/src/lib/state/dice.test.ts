import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Line } from '../protocol'
import { Dice, diceOf } from './dice.svelte'

const line = (number: number, key: string, args: Line['args']): Line => ({ number, year: 1297, turn: 1, key, args })
const fire = (number: number, dice: string): Line =>
  line(number, 'chronicle-fire', { block: { blocks: ['Wallace'], edward: 1 }, dice, hits: 1, rating: 'A3' })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a line of the log', () => {
  it('tells which dice hit', () => {
    expect(diceOf(fire(1, '3 5 1'))).toEqual([
      { face: 3, counts: true },
      { face: 5, counts: false },
      { face: 1, counts: true },
    ])
    expect(diceOf(line(1, 'chronicle-celt', { die: 5, stays: 0 }))).toEqual([{ face: 5, counts: false }])
    expect(diceOf(line(1, 'chronicle-hold', {}))).toEqual([])
  })
})

describe('the dice', () => {
  it('roll until they lie', async () => {
    const dice = new Dice()
    let lie = false
    const thrown = dice.roll(fire(2, '2'), 900).then(() => (lie = true))
    await vi.advanceTimersByTimeAsync(850)
    expect([dice.isRolling, lie, dice.shown?.dice[0]?.face]).toEqual([true, false, 2])
    await vi.advanceTimersByTimeAsync(60)
    await thrown
    expect([dice.isRolling, lie]).toEqual([false, true])
  })

  it('lie at once when nobody wants to wait', async () => {
    const dice = new Dice()
    const thrown = dice.roll(fire(2, '2'), 900)
    dice.skip()
    await thrown
    expect([dice.isRolling, dice.shown?.dice[0]?.face]).toEqual([false, 2])
    await dice.roll(fire(3, '4'), 0)
    expect([dice.isRolling, dice.shown?.dice[0]?.face]).toEqual([false, 4])
  })

  it('are taken away after a while, sooner when their battle is over', () => {
    const dice = new Dice()
    dice.lay(fire(2, '2'))
    dice.rest(false)
    vi.advanceTimersByTime(2000)
    expect(dice.shown).not.toBeNull()
    dice.rest(true)
    vi.advanceTimersByTime(1300)
    expect(dice.shown).toBeNull()
  })
})
