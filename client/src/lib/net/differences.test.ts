import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ScreenState } from '../protocol'
import { applyDifference, PatchError, type Patch } from './differences'

const PYTHON = process.env.SCHILTROM_PYTHON ?? '../.venv/bin/python'
const PRINT = `
from schiltrom.screen.differences import difference
from schiltrom.screen.encoding import to_text
from schiltrom.screen.tutorial import LESSONS, lesson
for name in LESSONS:
    sheets = [frame.sheet for step in lesson(name).steps for frame in step.frames]
    patches = [difference(*pair) for pair in zip(sheets, sheets[1:])]
    print(to_text({"sheets": sheets, "patches": patches}))
`

interface Story {
  sheets: ScreenState[]
  patches: (Patch | null)[]
}

let stories: Story[]

beforeAll(() => {
  const env = { ...process.env, PYTHONPATH: '../src' }
  const printed = execFileSync(PYTHON, ['-c', PRINT], { encoding: 'utf8', env, maxBuffer: 2 ** 28 })
  stories = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Story)
}, 60_000)

describe('differences that the server makes', () => {
  it('add up to the whole states of every lesson', () => {
    let entries = 0
    for (const { sheets, patches } of stories) {
      let sheet = sheets[0]
      patches.forEach((patch, i) => {
        if (patch) sheet = applyDifference(sheet, patch)
        expect(sheet).toEqual(sheets[i + 1])
        entries |= JSON.stringify(patch).includes('"<":') ? 1 : 2
      })
    }
    expect(entries).toBe(3)
  })

  it('share what has not changed, and leave the old state as it was', () => {
    let shared = 0
    for (const { sheets, patches } of stories) {
      sheets.slice(0, -1).forEach((old, i) => {
        const patch = patches[i]
        if (!patch?.['~']) return
        const before = JSON.stringify(old)
        const now = applyDifference(old, patch)
        expect(JSON.stringify(old)).toBe(before)
        expect(now).not.toBe(old)
        expect(now.rules).toBe(old.rules)
        shared += 1
      })
    }
    expect(shared).toBeGreaterThan(10)
  })
})

describe('a patch', () => {
  it.each<[unknown, Patch, unknown]>([
    [{ a: 1, b: 2 }, { '=': { b: 3, c: 4 }, '-': ['a'] }, { b: 3, c: 4 }],
    [{ a: { b: 1 } }, { '~': { a: { '=': { b: 2 } } } }, { a: { b: 2 } }],
    [[1, 2, 3], { n: 2 }, [1, 2]],
    [[1], { n: 3, '=': { 1: 5, 2: 6 } }, [1, 5, 6]],
    [['a', 'b', 'c'], { '<': [[2, 1], 1, [0, 1]], '=': { 1: 'x' } }, ['c', 'x', 'a']],
    [[[1], [2]], { '<': [[1, 1]], '~': { 0: { '=': { 0: 7 } } } }, [[7]]],
    [7, { '!': 8 }, 8],
  ])('of %j: %j', (old, patch, now) => {
    expect(applyDifference(old, patch)).toEqual(now)
  })

  it.each<[unknown, Patch]>([
    [{ a: 1 }, { '-': ['b'] }],
    [{ a: 1 }, { '~': { b: { '=': { c: 1 } } } }],
    [{ a: 1 }, { '~': { a: { '=': { c: 1 } } } }],
    [{ a: 1 }, { n: 1 }],
    [[1, 2], { '=': { 2: 1 } }],
    [[1, 2], { '=': { x: 1 } }],
    [[1, 2], { n: 3 }],
    [[1, 2], { '<': [[1, 2]] }],
    [[1, 2], { '<': [[0, 1], 1] }],
    [[1, 2], { '-': ['0'] }],
    [{ a: 1 }, { '?': 1 } as Patch],
    [null, { '=': { a: 1 } }],
  ])('that does not fit %j is refused: %j', (old, patch) => {
    expect(() => applyDifference(old, patch)).toThrow(PatchError)
  })
})
