import { words as catalogues } from 'virtual:catalogues'
import { describe, expect, it } from 'vitest'
import { bookOf, borderColour, numberIn, renumbered } from './books'
import { blockName, makeBundle } from './i18n/render'
import { numbersIn } from './rulebook'

describe('a book', () => {
  it('is known by its preset', () => {
    expect(['2', '4', 'de', 'reference'].map(bookOf)).toEqual(['edition 2', 'edition 4', 'de', 'edition 4'])
  })

  it('has its own numbers', () => {
    expect(numberIn('7.62', 'edition 2')).toBe('7.61')
    expect(numberIn('5.4', 'de')).toBe('5.24')
    expect(numberIn('7.12', 'fr')).toBe('7.1.1')
    expect(numberIn('4.3', 'hu')).toBe('4.3')
    expect(renumbered('5.32に従い、7.61を見る', 'ja')).toBe('5.3.2に従い、7.6.1を見る')
  })

  it('has its own order, and not what it lacks', () => {
    const winter = (book: string): string[] =>
      numbersIn(book, {})
        .map((each) => each.number)
        .filter((number) => number.startsWith('7.6'))
    expect(winter('edition 2')).toEqual(['7.6', '7.62', '7.61', '7.63'])
    expect(winter('edition 3')).toEqual(['7.6', '7.61', '7.62', '7.63'])
    const bids = (bid: string): boolean => numbersIn('it', { bid }).some((each) => each.number === '9.2')
    expect([bids(''), bids('E1')]).toEqual([false, true])
  })

  it('has its colour and its names', async () => {
    expect([2, 3, 4, undefined].map(borderColour)).toEqual(['black', 'green', 'green', 'green'])
    const bundle = makeBundle('en', (await catalogues.en?.())?.default ?? '')
    const steward = (edition: number): string => blockName(Object.assign([bundle], { edition }), 'Steward/E')
    expect([steward(2), steward(4)]).toEqual(['Stewart', 'Steward'])
  })
})
