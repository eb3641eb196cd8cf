import { isLocal } from 'virtual:way'
import { pageOf, to } from './address'

/**
 * Where the browser is: `/`, `/learn`, `/learn/<lesson>`, `/g/<id>` or `/g/<id>/replay`, and behind the # a page that
 * lies over it (`#/rules/4.3`) or the secret of a link (`#join=...`), which servers are never told.
 */
export interface Route {
  game: string | null
  /** `?side=England`: which of two seats in one browser. */
  side: 'England' | 'Scotland' | null
  /** The game once more: `?viewer=all&at=120`. */
  replay: { viewer: string | null; at: number | null } | null
  /** The lesson; none: the page of all lessons. */
  learn: { lesson: string | null } | null
  /** Nothing is at this address. */
  lost: boolean
  /** The parts of `#/rules/4.3`. */
  page: string[]
  join: string | null
}

const GAME = /^\/g\/([A-Za-z0-9_-]{16})(\/replay)?\/?$/

const LEARN = /^\/learn(?:\/([a-z-]{1,30}))?\/?$/

/** The whole number a parameter has, if it has one. */
function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}

/** What is behind the #; an address that was typed wrongly leads nowhere, but breaks nothing. */
function behindHash(url: URL): string {
  try {
    return decodeURIComponent(url.hash.slice(1))
  } catch {
    return ''
  }
}

export function parse(url: URL): Route {
  const [, game = null, again] = GAME.exec(url.pathname) ?? []
  const learn = LEARN.exec(url.pathname)
  const side = url.searchParams.get('side')
  const hash = behindHash(url)
  return {
    game,
    side: side === 'England' || side === 'Scotland' ? side : null,
    replay: again ? { viewer: url.searchParams.get('viewer'), at: whole(url.searchParams.get('at')) } : null,
    learn: learn ? { lesson: learn[1] ?? null } : null,
    lost: game === null && learn === null && url.pathname !== '/',
    page: hash.startsWith('/') ? hash.slice(1).split('/').filter(Boolean) : [],
    join: hash.startsWith('join=') ? hash.slice('join='.length) : null,
  }
}

const here = (): Route => parse(pageOf(new URL(location.href)))

/** Whether an address is one of our pages; without a server they are all in one file. */
const isPage = (url: URL): boolean => !isLocal || url.pathname === location.pathname

/** Whether a click on a link means: go there in this window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
}

class Router {
  route = $state.raw(here())

  start(): void {
    const look = (): void => void (this.route = here())
    addEventListener('popstate', look)
    addEventListener('hashchange', look)
    addEventListener('click', (event) => this.#onclick(event))
  }

  /** Go to a page such as `/g/<id>?side=England`. */
  go(page: string): void {
    this.#goTo(to(page))
  }

  replace(page: string): void {
    history.replaceState(null, '', to(page))
    this.route = here()
  }

  #goTo(address: string): void {
    history.pushState(null, '', address)
    this.route = here()
  }

  /** Take away what lies over the page. */
  closePage(): void {
    this.#goTo(location.pathname + location.search)
  }

  /** Links to our own pages need no new load. */
  #onclick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlain(event) || event.defaultPrevented || link.target || link.hasAttribute('download')) return
    const url = new URL(link.href, location.href)
    if (url.origin !== location.origin || url.hash || !isPage(url)) return
    event.preventDefault()
    this.#goTo(url.pathname + url.search)
    scrollTo(0, 0)
  }
}

export const router = new Router()

/** Which of two seats in this browser, as pages of the same game are told. */
export const sideQuery = (): string => (router.route.side ? `?side=${router.route.side}` : '')
