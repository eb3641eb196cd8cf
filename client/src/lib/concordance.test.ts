import { afterEach, describe, expect, it, vi } from 'vitest'
import { askConcordance, concordanceHref, documentOf, isChanged, languageFor } from './concordance'

const remark = {
  id: 'all-nobles',
  rules: ['9.1'],
  printed: '',
  kind: 'letter',
  label: 'To the letter',
  passages: [],
  switches: { all_nobles_win: 'at_once', norse_declared: false },
  text: '',
}

describe('the concordance', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('belongs to documents, not to editions', () => {
    expect(['4', '2', 'de', 'ja'].map(documentOf)).toEqual([null, null, 'de', 'ja'])
  })

  it("begins in the reader's language if it is the document's", () => {
    expect(languageFor('de', 'de')).toBe('de')
    expect(languageFor('de', 'fr')).toBe('en')
    expect(languageFor('de', 'en')).toBe('en')
  })

  it('knows what a game plays otherwise', () => {
    const played = { all_nobles_win: 'at_once', norse_declared: false, schiltroms: true }
    expect(isChanged(remark, played)).toBe(false)
    expect(isChanged(remark, { ...played, norse_declared: true })).toBe(true)
    expect(isChanged({ ...remark, switches: {} }, { norse_declared: true })).toBe(false)
  })

  it('has an address for each rule', () => {
    expect(concordanceHref('de')).toBe('#/concordance/de')
    expect(concordanceHref('de', 'Sea Move')).toBe('#/concordance/de/Sea%20Move')
  })

  it('is asked for once, but again after it failed', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response('{}', { status: 500 })))
    vi.stubGlobal('fetch', fetched)
    await expect(askConcordance('it', 'en')).rejects.toThrow()
    fetched.mockImplementation(() => Promise.resolve(new Response('{"document":"it"}')))
    await expect(askConcordance('it', 'en')).resolves.toEqual({ document: 'it' })
    await askConcordance('it', 'en')
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})
