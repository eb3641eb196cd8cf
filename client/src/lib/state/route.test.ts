import { describe, expect, it } from 'vitest'
import { parse } from './route.svelte'

const at = (path: string) => parse(new URL(path, 'http://localhost'))

describe('addresses', () => {
  it('lead home', () => {
    expect(at('/')).toEqual({ game: null, side: null, replay: null, learn: null, lost: false, page: [], join: null })
  })

  it('that lead nowhere are known', () => {
    expect([at('/nowhere').lost, at('/g/short').lost, at('/learn/').lost]).toEqual([true, true, false])
  })

  it('lead to a game, as one side', () => {
    expect(at('/g/80e954ea14a1480f?side=England')).toMatchObject({ game: '80e954ea14a1480f', side: 'England' })
    expect(at('/g/short').game).toBeNull()
  })

  it('lead to the lessons, and to a game once more', () => {
    expect(at('/learn#/rules/4.3')).toMatchObject({ learn: { lesson: null }, page: ['rules', '4.3'] })
    expect(at('/learn/first-year')).toMatchObject({ learn: { lesson: 'first-year' }, lost: false })
    expect(at('/learn/first-year/more')).toMatchObject({ learn: null, lost: true })
    expect(at('/g/80e954ea14a1480f/replay?viewer=all&at=120')).toMatchObject({
      game: '80e954ea14a1480f',
      replay: { viewer: 'all', at: 120 },
    })
    expect(at('/g/80e954ea14a1480f/replay?at=-1').replay).toEqual({ viewer: null, at: null })
  })

  it('that were typed wrongly break nothing', () => {
    expect(at('/#/rules/%E0%A4%A').page).toEqual([])
  })

  it('lay a page over it', () => {
    expect(at('/g/80e954ea14a1480f#/rules/4.3').page).toEqual(['rules', '4.3'])
    expect(at('/#/rules/Sea%20Move').page).toEqual(['rules', 'Sea Move'])
  })

  it('carry a secret that the server is not told', () => {
    expect(at('/#join=abc_DEF-123').join).toBe('abc_DEF-123')
  })
})
