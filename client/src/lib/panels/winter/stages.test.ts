import { describe, expect, it } from 'vitest'
import type { ScreenState } from '../../protocol'
import { placesOf } from './stages'

const sheet = {
  areas: { Fife: {}, Mar: {}, Ross: {} },
  points: { Fife: 2, Ross: 1 },
  pieces: [
    { name: 'Wallace', place: 'Fife' },
    { name: 'Douglas', place: 'Fife' },
    { name: 'Grant', place: 'Mar' },
  ],
} as unknown as ScreenState

describe('a winter', () => {
  it('shows what can be done, and nothing else', () => {
    const places = placesOf(sheet, new Set(['Wallace']), new Set(['Fife']))
    expect(places).toEqual([{ area: 'Fife', points: 2, pieces: [{ name: 'Wallace', place: 'Fife' }], isOpen: true }])
    expect(placesOf(sheet, new Set(['Grant']), new Set()).map((place) => place.area)).toEqual(['Mar'])
  })
})
