import { createHash, webcrypto } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { prove } from './proof'

const SEED = '00ff10'.repeat(8)
const PROMISE = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex')
const record = {
  tags: { 'fair-server-seed': SEED, 'fair-commitment': PROMISE, 'fair-england-seed': 'e', 'fair-scotland-seed': 's' },
}

afterEach(() => vi.unstubAllGlobals())

describe('the dice', () => {
  it('are proved by the promise this browser kept', async () => {
    vi.stubGlobal('crypto', webcrypto)
    expect(await prove(record, { commitment: PROMISE, seeds: { Scotland: 's' } })).toBe('proved')
    expect(await prove(record, { commitment: null, seeds: {} })).toBe('promised')
  })

  it('are false with another seed, or without ours', async () => {
    vi.stubGlobal('crypto', webcrypto)
    expect(await prove(record, { commitment: '0'.repeat(64), seeds: {} })).toBe('false')
    expect(await prove(record, { commitment: PROMISE, seeds: { Scotland: 'other' } })).toBe('false')
  })

  it('cannot be proved without seeds, or without hashes', async () => {
    expect(await prove({ tags: {} }, { commitment: PROMISE, seeds: {} })).toBe('unseeded')
    vi.stubGlobal('crypto', {})
    expect(await prove(record, { commitment: PROMISE, seeds: {} })).toBe('unable')
  })
})
