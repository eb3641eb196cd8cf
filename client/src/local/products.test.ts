import { describe, expect, it } from 'vitest'
import { products } from '../../worker/local/products'

const SIZE = 64
const ROWS = 5

/** Numbers from a small generator, the extremes among them. */
function numbers(length: number, most: number, seed: number): number[] {
  let state = seed
  return Array.from({ length }, (_, i) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return i % 7 === 0 ? most * (i % 2 === 0 ? 1 : -1) : (state % (2 * most + 1)) - most
  })
}

describe('sums of products', () => {
  it('are the same eight at a time and one by one', () => {
    const [fast, plain] = [products(), products(true)]
    expect(fast.constructor).not.toBe(plain.constructor)
    for (let seed = 1; seed <= 4; seed += 1) {
      const weights = numbers(ROWS * SIZE, 31, seed)
      const values = numbers(SIZE, 511, seed + 10)
      const right = Array.from({ length: ROWS }, (_, row) =>
        values.reduce((sum, value, i) => sum + value * (weights[row * SIZE + i] ?? NaN), 0),
      )
      for (const each of [fast, plain]) {
        const name = each.add(Int8Array.from(weights))
        expect([...each.sums(name, ROWS, Int16Array.from(values))]).toEqual(right)
      }
    }
  })

  it('refuse what does not fit', () => {
    const fast = products()
    const name = fast.add(new Int8Array(3 * SIZE))
    expect(() => fast.sums(name, 3, new Int16Array(SIZE - 1))).toThrow()
  })
})
