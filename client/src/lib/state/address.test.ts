import { beforeEach, describe, expect, it, vi } from 'vitest'

vi.mock('virtual:way', () => ({ isLocal: true }))

const { pageOf, to } = await import('./address')

describe('addresses without a server', () => {
  beforeEach(() => history.replaceState(null, '', '/some/folder/'))

  it('are all in one file, wherever it lies', () => {
    expect(to('/')).toBe('/some/folder/')
    expect(to('/g/0123456789abcdef?side=England')).toBe('/some/folder/?page=/g/0123456789abcdef&side=England')
    expect(to('/learn/winter#/rules/4.3')).toBe('/some/folder/?page=/learn/winter#/rules/4.3')
  })

  it('lead back to their pages', () => {
    for (const page of ['/', '/learn/winter', '/g/0123456789abcdef/replay?viewer=all&at=12', '/#/new/computer']) {
      const { pathname, search, hash } = pageOf(new URL(to(page), location.href))
      expect(pathname + search + hash).toBe(page)
    }
  })

  it('lead nowhere else', () => {
    for (const odd of ['https://example.org/', '//example.org/', 'javascript:0']) {
      const url = new URL('/some/folder/', location.href)
      url.searchParams.set('page', odd)
      expect(pageOf(url).pathname).toBe('/')
    }
  })
})
