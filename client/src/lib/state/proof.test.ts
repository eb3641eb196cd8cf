import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { prove, verifyCommand, type Kept } from './proof'

const hashOf = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const promiseOf = (seed: string): string => hashOf(Buffer.from(seed, 'hex'))
const seatPromise = (side: string, seed: string): string => hashOf(`hmac-sha256/2/seat-commitment/${side}/${seed}`)

const SEED = '00ff10cd'.repeat(8)
const LATER = '0123abcd'.repeat(8)
const ENGLAND = seatPromise('England', 'e1')
const SCOTLAND = seatPromise('Scotland', '5c')
const tags = {
  'fair-scheme': 'hmac-sha256/2',
  'fair-server-seed': SEED,
  'fair-commitment': promiseOf(SEED),
  'fair-england-seed': 'e1',
  'fair-england-commitment': ENGLAND,
  'fair-scotland-seed': '5c',
  'fair-scotland-commitment': SCOTLAND,
}
const ENTRIES = ['deal 1', 'E card 1', 'roll 3']
const nothing: Kept = { commitment: null, seats: {}, seeds: {}, epochs: [] }
const mine: Kept = {
  commitment: promiseOf(SEED),
  seats: { England: ENGLAND, Scotland: SCOTLAND },
  seeds: { Scotland: '5c' },
  epochs: [],
}
const of = (changed: Record<string, string | undefined>, kept: Kept = mine) =>
  prove({ entries: ENTRIES, tags: { ...tags, ...changed } }, kept)

describe('the dice', () => {
  it('are proved by what this browser kept', () => {
    expect(of({})).toBe('proved')
    expect(of({}, nothing)).toBe('promised')
    expect(of({}, { ...mine, seats: {} })).toBe('promised')
  })

  it('are false when a seed, a commitment or an epoch was changed', () => {
    expect(of({ 'fair-server-seed': LATER })).toBe('false')
    expect(of({ 'fair-server-seed': LATER, 'fair-commitment': promiseOf(LATER) })).toBe('false')
    expect(of({ 'fair-england-seed': 'e2' })).toBe('false')
    const other = { 'fair-england-seed': 'e2', 'fair-england-commitment': seatPromise('England', 'e2') }
    expect(of(other)).toBe('false')
    expect(of(other, nothing)).toBe('promised')
    expect(of({ 'fair-scotland-seed': '5d', 'fair-scotland-commitment': seatPromise('Scotland', '5d') })).toBe('false')
    expect(of({ 'fair-epoch2': `3 ${promiseOf(SEED)} ${LATER}` })).toBe('false')
    expect(of({}, { ...mine, epochs: [promiseOf(LATER)] })).toBe('false')
    const text = Buffer.from(`hmac-sha256/2/seat-commitment/England/e1`)
    expect(of({ 'fair-server-seed': text.toString('hex'), 'fair-commitment': ENGLAND }, nothing)).toBe('false')
  })

  it('are not proved where they were imported, or drawn after a backup was put back', () => {
    expect(of({ 'fair-from': '1' })).toBe('partly')
    const epoch = `${promiseOf(LATER)} ${LATER}`
    expect(of({ 'fair-epoch2': `2 ${epoch}` }, { ...mine, epochs: [promiseOf(LATER)] })).toBe('partly')
    expect(of({ 'fair-epoch2': `3 ${epoch}` })).toBe('proved')
  })

  it('keep the promises of an older game, but no newer game passes for one', () => {
    const older = { ...tags, 'fair-scheme': 'hmac-sha256/1' }
    expect(prove({ entries: ENTRIES, tags: older }, { ...mine, seats: {} })).toBe('older')
    expect(prove({ entries: ENTRIES, tags: older }, mine)).toBe('false')
  })

  it('cannot be proved without seeds', () => {
    expect(prove({ entries: [], tags: {} }, mine)).toBe('unseeded')
    expect(of({ 'fair-scotland-commitment': undefined })).toBe('unseeded')
    expect(of({ 'fair-scheme': undefined })).toBe('unseeded')
  })

  it('are proved by a command with all that was kept, and nothing that a shell would read', () => {
    expect(verifyCommand('a.hots', mine)).toBe(
      `schiltrom verify a.hots --commitment ${promiseOf(SEED)} --commitment ${ENGLAND} --seed 5c`,
    )
    const bad = '$(reboot)'
    const wicked: Kept = { commitment: bad, seats: { England: bad }, seeds: { Scotland: bad }, epochs: [bad] }
    expect(verifyCommand('a.hots', wicked)).toBe('schiltrom verify a.hots')
  })
})
