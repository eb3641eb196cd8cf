import { describe, expect, it } from 'vitest'
import { parse } from './route.svelte'

const at = (path: string) => parse(new URL(path, 'http://localhost'))

describe('addresses', () => {
  it('lead home', () => {
    expect(at('/')).toEqual({ game: null, side: null, page: [], join: null })
  })

  it('lead to a game, as one side', () => {
    expect(at('/g/80e954ea14a1480f?side=England')).toMatchObject({ game: '80e954ea14a1480f', side: 'England' })
    expect(at('/g/short').game).toBeNull()
  })

  it('lay a page over it', () => {
    expect(at('/g/80e954ea14a1480f#/rules/4.3').page).toEqual(['rules', '4.3'])
    expect(at('/#/rules/Sea%20Move').page).toEqual(['rules', 'Sea Move'])
  })

  it('carry a secret that the server is not told', () => {
    expect(at('/#join=abc_DEF-123').join).toBe('abc_DEF-123')
  })
})
