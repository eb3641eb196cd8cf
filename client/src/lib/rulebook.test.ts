import { execFileSync } from 'node:child_process'
import { rules as catalogues } from 'virtual:catalogues'
import { describe, expect, it } from 'vitest'
import { makeBundle, render } from './i18n/render'
import { bookOf, numberIn, renumbered } from './books'
import { CHAPTERS, numbersIn, partsOf, textOf, titleOf, variantsOf, type Rules } from './rulebook'

const PYTHON = process.env.SCHILTROM_PYTHON ?? '../.venv/bin/python'
const PRINT = `
import json
from schiltrom.engine.rules import PRESETS
from schiltrom.text.rulebook import rulebook
print(json.dumps({name: {"rules": rules.to_json(), "book": {lang: rulebook(rules, lang) for lang in ("en", "fr", "ja")}}
                  for name, rules in PRESETS.items()}))
`
type Book = Record<string, { rules: Rules; book: Record<string, string[][]> }>

describe('the rulebook', () => {
  const env = { ...process.env, PYTHONPATH: '../src' }
  const said = JSON.parse(execFileSync(PYTHON, ['-c', PRINT], { encoding: 'utf8', env, maxBuffer: 2 ** 26 })) as Book

  it.each(['en', 'fr', 'ja'])('is the one Python has, in %s', async (language) => {
    const bundle = [makeBundle(language, (await catalogues[language]?.())?.default ?? '')]
    const say = (key: string, args = {}) => render(bundle, key, args)
    for (const [name, { rules, book }] of Object.entries(said)) {
      const inHand = bookOf(name)
      const ours = numbersIn(inHand, rules).map(({ number, chapter }) => [
        number,
        chapter,
        titleOf(number, rules, say),
        renumbered(textOf(number, rules, say), inHand),
        numberIn(number, inHand),
      ])
      expect(ours).toEqual(book[language])
    }
  })

  it('tells where editions differ', async () => {
    const bundle = [makeBundle('en', (await catalogues.en?.())?.default ?? '')]
    const say = (key: string, args = {}) => render(bundle, key, args)
    const presets = Object.entries(said).map(([name, { rules }]) => ({ name, rules }))
    const fourth = said['edition 4']?.rules ?? {}
    const variants = (number: string) => variantsOf(number, textOf(number, fourth, say), presets, say)
    expect(variants('1.1')).toEqual([])
    expect(variants('4.3')).toMatchObject([{ names: expect.arrayContaining(['edition 2']) as string[] }])
  })
})

describe('a text', () => {
  it('links to the rules it names, but not to itself', () => {
    expect(partsOf('By 5.32, not 4.4 or 99.9.', '', '4.4', 'edition 4').filter((part) => part.rule)).toEqual([{ text: '5.32', rule: '5.32' }])
  })

  it('has the numbers of the book in hand, and links to ours', () => {
    expect(partsOf('See 7.61.', '', '7.6', 'fr').filter((part) => part.rule)).toEqual([{ text: '7.6.2', rule: '7.61' }])
  })

  it('shows what was searched for', () => {
    expect(partsOf('Castles and a castle', 'castle', '1', 'edition 4').filter((part) => part.isFound).map((part) => part.text)).toEqual(['Castle', 'castle'])
  })

  it('has chapters', () => {
    expect(CHAPTERS.slice(0, 3)).toEqual(['1', '2', '3'])
  })
})
