import { describe, expect, it } from 'vitest'
import table from '../../../../src/schiltrom/data/blocks.csv?raw'
import { armsHref } from './sprite'

const files = import.meta.glob<string>('../../../../src/schiltrom/data/art/arms/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const blocks = table
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((row) => row.split(',')[0] ?? '')

describe('arms', () => {
  it.each(blocks)('%s has arms', (block) => {
    const symbol = document.querySelector(armsHref(block))
    expect(symbol?.childElementCount).toBeGreaterThan(1)
  })

  it.each(Object.entries(files))('%s is small, whole, and refers to itself only', (path, source) => {
    const slug = path.replace(/^.*\/|\.svg$/g, '')
    expect(source.length).toBeLessThan(6000)
    const ids = [...source.matchAll(/ id="([^"]+)"/g)].map((found) => found[1] ?? '')
    const used = [...source.matchAll(/#([a-z-]+-\w+)["')]/g)].map((found) => found[1] ?? '')
    for (const id of ids) expect(id.startsWith(`${slug}-`)).toBe(true)
    for (const id of used.filter((each) => each.includes('-'))) expect(ids).toContain(id)
  })

  it('are few bytes together', () => {
    expect(Object.values(files).join('').length).toBeLessThan(80_000)
  })
})
