import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sha256 } from './sha256'

it('is the SHA-256 of everybody else', () => {
  for (let length = 0; length < 300; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + length * 7) & 0xff)
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})
