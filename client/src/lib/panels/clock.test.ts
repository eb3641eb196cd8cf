import { describe, expect, it } from 'vitest'
import { timeLeft } from './clock'

describe('time left', () => {
  it.each([
    [0, 0, '0:00'],
    [61_999, 0, '1:01'],
    [3_600_000, 0, '1:00:00'],
    [3 * 24 * 3_600_000 + 65_000, 3, '0:01:05'],
  ])('of %d ms', (ms, days, clock) => {
    expect(timeLeft(ms)).toEqual({ days, clock })
  })
})
