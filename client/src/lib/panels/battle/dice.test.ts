import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Line } from '../../protocol'
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
  it('do not roll for what has happened before', () => {
    const dice = new Dice()
    dice.follow([fire(1, '1 2'), fire(2, '3 4')], true)
    expect(dice.shown).toBeNull()
  })

  it('roll throw by throw, and rest', () => {
    const dice = new Dice()
    dice.follow([fire(1, '1')], true)
    dice.follow([fire(1, '1'), fire(2, '2'), fire(2, '3')], true)
    expect([dice.isRolling, dice.shown?.dice[0]?.face]).toEqual([true, 2])
    vi.advanceTimersByTime(1400)
    expect(dice.shown?.dice[0]?.face).toBe(3)
    vi.advanceTimersByTime(1400)
    expect(dice.isRolling).toBe(false)
    vi.advanceTimersByTime(4000)
    expect(dice.shown).toBeNull()
  })

  it('can be skipped, and do not roll where nothing moves', () => {
    const dice = new Dice()
    dice.follow([fire(1, '1')], true)
    dice.follow([fire(2, '2'), fire(2, '3'), fire(2, '6')], true)
    dice.skip()
    expect([dice.isRolling, dice.shown?.dice[0]?.face]).toEqual([false, 6])
    dice.follow([fire(3, '4')], false)
    expect([dice.isRolling, dice.shown?.dice[0]?.face]).toEqual([false, 4])
  })

  it('are not thrown again when the log is read anew', () => {
    const dice = new Dice()
    dice.follow([fire(5, '1')], true)
    dice.follow([], true)
    dice.follow([fire(4, '2'), fire(5, '1')], true)
    expect(dice.shown).toBeNull()
  })
})
