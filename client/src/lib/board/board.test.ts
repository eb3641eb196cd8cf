import { describe, expect, it } from 'vitest'
import { bearerOf } from '../art/sprite'
import { heightFor, widthOf } from './letters'
import { printOf, shortName } from './pieces'
import { curve, waypoints } from './routes'
import { nextThing } from './steer'
import { origins, type Token } from './tokens'
import { View } from './view.svelte'

const token = (key: string, area: string, x: number, side: 0 | 1 = 1): Token => ({
  key,
  area,
  side,
  at: [x, 0],
  piece: null,
  count: 1,
  moved: 0,
  reserves: 0,
  isCovered: false,
  size: 38,
})

describe('the view', () => {
  function viewOf(width: number, height: number): View {
    const view = new View()
    view.resize(width, height)
    return view
  }
  it('shows the whole map in the middle', () => {
    const view = viewOf(1000, 620)
    expect(view.scale).toBe(0.5)
    expect(view.toWindow([0, 0])).toEqual([250, 0])
  })
  it('keeps the point under the pointer when it zooms', () => {
    const view = viewOf(500, 620)
    view.zoomBy(2, [200, 300])
    const [x, y] = view.toWindow([400, 600])
    expect(x).toBeCloseTo(200)
    expect(y).toBeCloseTo(300)
    view.stop()
  })
  it('never leaves the map, nor gets smaller than it', () => {
    const view = viewOf(500, 620)
    view.zoomBy(2)
    view.pan(9999, -9999)
    expect(view.x).toBe(0)
    expect(view.y).toBe(-620)
    view.zoomBy(0.01)
    expect(view.zoom).toBe(1)
    view.stop()
  })
})

describe('gliding', () => {
  it('begins where the block was', () => {
    expect(origins([token('Wallace', 'Fife', 5)], [token('Wallace', 'Mar', 9)]).get('Wallace')).toEqual([5, 0])
  })
  it('lets an unknown block come from where one of its side is missing', () => {
    const before = [token('1 Fife 0', 'Fife', 5), token('0 Mar 0', 'Mar', 7, 0)]
    const after = [token('1 Angus 0', 'Angus', 9), token('0 Mar 0', 'Mar', 7, 0)]
    expect(origins(before, after).get('1 Angus 0')).toEqual([5, 0])
  })
  it('does not guess where nothing is missing', () => {
    expect(origins([], [token('1 Angus 0', 'Angus', 9)]).has('1 Angus 0')).toBe(false)
  })
})

describe('blocks', () => {
  it('have their print from the table', () => {
    expect(printOf('Wallace')).toEqual({ kind: 'leader', move: 3, rating: 'A3', steps: 4 })
    expect(printOf('French Knights').kind).toBe('knight')
  })
  it('have short names and known bearers', () => {
    expect(shortName('Angus/E')).toBe('Angus')
    expect(shortName('Northumber Infantry')).toBe('Northumb.')
    expect(shortName('York Knights', 'Chevaliers de York')).toBe('York')
    expect(shortName('French Knights', 'Francia lovagok')).toBe('Francia')
    expect(shortName('King', 'Roi')).toBe('Roi')
    expect(bearerOf('Lancaster Archers')).toBe('Lancaster')
    expect(bearerOf('French Knights')).toBe('French Knights')
    expect(bearerOf('Comyn/S')).toBe('Comyn')
  })
})

describe('letters', () => {
  it('keep their height where there is room, and get smaller where there is not', () => {
    expect(heightFor('Fife', 40, 17, 12)).toBe(17)
    expect(heightFor('ファイフ', 60, 17, 12)).toBe(15)
    expect(heightFor('ファイフ', 40, 17, 12)).toBe(12)
    expect(widthOf('ファイフ', 12)).toBe(48)
  })
})

describe('ways', () => {
  it('lead over the borders', () => {
    expect(waypoints(['Selkirk', 'Teviot', 'England'])).toHaveLength(5)
    expect(curve(waypoints(['Selkirk', 'Teviot']))).toMatch(/^M[\d. ]+Q[\d. ]+$/)
    expect(curve([])).toBe('')
  })
})

describe('the arrow keys', () => {
  const things = [
    { key: 'a', at: [0, 0] as const },
    { key: 'b', at: [50, 10] as const },
    { key: 'c', at: [40, 80] as const },
  ]
  it('lead to the nearest thing ahead', () => {
    expect(nextThing(things, 'a', [1, 0])?.key).toBe('b')
    expect(nextThing(things, 'a', [0, 1])?.key).toBe('c')
    expect(nextThing(things, 'a', [-1, 0])).toBeUndefined()
  })
})
