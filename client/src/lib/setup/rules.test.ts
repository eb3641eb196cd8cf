import { describe, expect, it } from 'vitest'
import type { Offers } from '../protocol'
import { changedTo, differences, houseRules, switchKey, valueKey, valueOf } from './rules'

const ITALIAN = { name: 'it', options: ['schiltroms'], rules: { schiltroms: false, retreat_limit: 'whole_battle', english_archer_move: 2 } }
const OFFERS = {
  presets: [ITALIAN],
  options: { schiltroms: [false, true], retreat_limit: ['per_round', 'whole_battle'], english_archer_move: [2, 3] },
  chapters: [
    { chapter: '2', switches: ['english_archer_move'] },
    { chapter: '5', switches: ['schiltroms', 'retreat_limit'] },
    { chapter: '9', switches: [] },
  ],
} as unknown as Offers

describe('the rules of a new game', () => {
  it('have the rule set’s own values until they are changed', () => {
    expect(valueOf(ITALIAN, {}, 'retreat_limit')).toBe('whole_battle')
    expect(valueOf(ITALIAN, { retreat_limit: 'per_round' }, 'retreat_limit')).toBe('per_round')
    expect(valueOf(ITALIAN, { schiltroms: true }, 'schiltroms')).toBe(true)
  })

  it('name only what is changed', () => {
    const changed = changedTo(ITALIAN, { schiltroms: true }, 'retreat_limit', 'per_round')
    expect(changed).toEqual({ schiltroms: true, retreat_limit: 'per_round' })
    expect(changedTo(ITALIAN, changed, 'retreat_limit', 'whole_battle')).toEqual({ schiltroms: true })
    expect(changedTo(ITALIAN, changed, 'schiltroms', false)).toEqual({ retreat_limit: 'per_round' })
  })

  it('leave the document’s own options out of the house rules, and add bids where it has none', () => {
    const switches = (canBid: boolean) => houseRules(OFFERS, ITALIAN, canBid).map((each) => [each.chapter, ...each.switches])
    expect(switches(false)).toEqual([['2', 'english_archer_move'], ['5', 'retreat_limit']])
    expect(switches(true)).toEqual([['2', 'english_archer_move'], ['5', 'retreat_limit'], ['9', 'bid']])
    const other = { ...ITALIAN, options: ['schiltroms', 'bid'] }
    expect(houseRules(OFFERS, other, true)).toHaveLength(2)
  })

  it('of a game are told by what differs from its rule set', () => {
    const rules = { ...ITALIAN.rules, edition: 3, english_archer_move: 3 }
    expect(differences(OFFERS, ITALIAN, rules)).toEqual([['english_archer_move', 3]])
    expect(differences(OFFERS, ITALIAN, { retreat_limit: 'whole_battle' })).toEqual([])
  })

  it('have keys like those of the catalogues', () => {
    expect(switchKey('retreat_limit')).toBe('switch-retreat-limit')
    expect(valueKey('retreat_limit', 'per_round')).toBe('switch-retreat-limit-per-round')
    expect(valueKey('schiltroms', true)).toBe('switch-schiltroms-true')
  })
})
