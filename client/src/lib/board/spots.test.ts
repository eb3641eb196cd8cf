import { describe, expect, it } from 'vitest'
import { AREAS, BORDERS, layoutOf, type Point } from './chart'
import { COUNTER, counterOf, MARK, spots } from './spots'

const signs = AREAS.flatMap((area) => layoutOf(area).signs)
const overlap = (a: Point, as: Point, b: Point, bs: Point): boolean =>
  Math.abs(a[0] - b[0]) < (as[0] + bs[0]) / 2 - 0.01 && Math.abs(a[1] - b[1]) < (as[1] + bs[1]) / 2 - 0.01

describe('marks', () => {
  it.each(AREAS)('of %s hide no name, no symbol and none of each other', (area) => {
    const { cost, fight, count } = spots(area)
    for (const at of [cost, fight, count]) {
      expect(signs.filter((sign) => overlap(at, MARK, sign.at, sign.size))).toEqual([])
    }
    expect(overlap(cost, MARK, fight, MARK) || overlap(cost, MARK, count, MARK) || overlap(fight, MARK, count, MARK)).toBe(false)
  })

  it.each(BORDERS.map((border) => ({ border, areas: border.areas.join(' and ') })))(
    'of the border of $areas hide no name',
    ({ border }) => {
      const at = counterOf(border)
      expect(signs.filter((sign) => overlap(at, COUNTER, sign.at, sign.size))).toEqual([])
    },
  )
})
