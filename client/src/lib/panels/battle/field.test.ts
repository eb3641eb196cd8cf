import { describe, expect, it } from 'vitest'
import type { BattleNow, Piece, ScreenState } from '../../protocol'
import { armyOf, ready, sidesOf, sizeFor } from './field'

const piece = (name: string, rating: string, more: Partial<Piece> = {}): Piece => ({
  name,
  side: 1,
  place: 'Fife',
  strength: 3,
  rating,
  move: 2,
  bonus: null,
  role: 'main',
  moved: false,
  open: true,
  fired: false,
  captured: false,
  ...more,
})
const battle = { area: 'Fife', attacker: 0 } as BattleNow
const sheet = {
  pieces: [
    piece('Douglas', 'C3'),
    piece('Wallace', 'A3'),
    piece('Keith', 'B1', { fired: true }),
    piece('Fraser', 'C3', { role: 'reserve' }),
    piece('Mar/S', 'C3', { captured: true }),
    piece('Grant', 'C3', { place: 'Mar' }),
  ],
  hidden: [{ side: 1, area: 'Fife', count: 2, moved: 0, reserves: 2 }],
} as unknown as ScreenState

describe('the field of a battle', () => {
  const army = armyOf(sheet, battle, 1)

  it('has a front in the order of combat turns, and others behind', () => {
    expect(army.front.map((each) => each.name)).toEqual(['Wallace', 'Keith', 'Douglas'])
    expect(army.reserve.map((each) => each.name)).toEqual(['Fraser'])
    expect(army.captured.map((each) => each.name)).toEqual(['Mar/S'])
    expect(army.unseen).toBe(2)
  })

  it('knows who has still to act', () => {
    expect(ready(army, 'C').map((each) => each.name)).toEqual(['Douglas'])
    expect(ready(army, 'B')).toEqual([])
    expect(ready(army, '')).toEqual([])
  })

  it('has the viewer on the near side', () => {
    expect([sidesOf(battle, 1), sidesOf(battle, 0), sidesOf(battle, null)]).toEqual([[0, 1], [1, 0], [1, 0]])
  })

  it.each([1, 6, 12])('has room for a front of %i and its reserves', (count) => {
    const many = { ...army, front: Array.from({ length: count }, () => piece('Grant', 'C3')) }
    const { front, behind } = sizeFor(640, many, 64)
    expect(count * (front + 8) + 3 * (behind + 8) + 2 * 24).toBeLessThanOrEqual(660)
    expect(front).toBeGreaterThanOrEqual(34)
  })
})
