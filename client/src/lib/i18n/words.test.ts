import { describe, expect, it } from 'vitest'
import { listed, makeBundle, nameOf, render, renderMessage, shortName } from './render'
import { bestLanguage } from './languages'

const english = makeBundle(
  'en',
  `
side = { $side ->
    [0] England
   *[1] Scotland
 }
edward = { $edward ->
    [1] Edward I
   *[other] Edward II
 }
list-more = { $first }, { $next }
list = { $first } and { $last }
only-here = only English
moved = { side } moves { $blocks } to { $area }
`,
)
const german = makeBundle('de', `list = { $first } und { $last }\ncard-sea-move = Seetransport\nshort-french-knights = Franz.\n`)
const bundles = [german, english]

describe('messages', () => {
  it('name things only when they are said', () => {
    const args = { side: 1, blocks: { blocks: ['Angus/S', 'Edward'], edward: 2 as const }, area: { areas: ['Fife'] } }
    expect(renderMessage([english], { key: 'moved', args })).toBe('Scotland moves Angus and Edward II to Fife')
  })

  it('fall back to English, and to the key where there is nothing', () => {
    expect(render(bundles, 'only-here')).toBe('only English')
    expect(render(bundles, 'nowhere')).toBe('nowhere')
  })

  it('join lists in the words of the language', () => {
    expect(listed(bundles, ['Angus', 'Mar', 'Ross'])).toBe('Angus, Mar und Ross')
    expect(listed(bundles, ['Angus'])).toBe('Angus')
    expect(listed(bundles, [])).toBe('')
  })

  it('keep the names of the data unless the language has its own', () => {
    expect(nameOf(bundles, 'card', 'Sea Move')).toBe('Seetransport')
    expect(nameOf(bundles, 'block', 'Angus/E')).toBe('Angus')
    expect(shortName(bundles, 'French Knights')).toBe('Franz.')
  })
})

describe('the language', () => {
  const there = ['de', 'en', 'hu', 'ja']

  it('is the first wish that there is', () => {
    expect(bestLanguage(['fr-CA', 'de-AT', 'en'], there)).toBe('de')
    expect(bestLanguage(['ja'], there)).toBe('ja')
  })

  it('is English where no wish can be met', () => {
    expect(bestLanguage(['gd', 'sco'], there)).toBe('en')
    expect(bestLanguage([], there)).toBe('en')
  })
})
