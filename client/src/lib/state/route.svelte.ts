/**
 * Where the browser is: `/` or `/g/<id>`, and behind the # a page that lies over it
 * (`#/rules/4.3`) or the secret of a link (`#join=...`), which servers are never told.
 */
export interface Route {
  game: string | null
  /** `?side=England`: which of two seats in one browser. */
  side: 'England' | 'Scotland' | null
  /** The parts of `#/rules/4.3`. */
  page: string[]
  join: string | null
}

export function parse(url: URL): Route {
  const game = /^\/g\/([A-Za-z0-9_-]{16})\/?$/.exec(url.pathname)?.[1] ?? null
  const side = url.searchParams.get('side')
  const hash = decodeURIComponent(url.hash.slice(1))
  return {
    game,
    side: side === 'England' || side === 'Scotland' ? side : null,
    page: hash.startsWith('/') ? hash.slice(1).split('/').filter(Boolean) : [],
    join: hash.startsWith('join=') ? hash.slice('join='.length) : null,
  }
}

class Router {
  route = $state.raw(parse(new URL(location.href)))

  start(): void {
    const look = (): void => void (this.route = parse(new URL(location.href)))
    addEventListener('popstate', look)
    addEventListener('hashchange', look)
  }

  go(href: string): void {
    history.pushState(null, '', href)
    this.route = parse(new URL(location.href))
  }

  replace(href: string): void {
    history.replaceState(null, '', href)
    this.route = parse(new URL(location.href))
  }

  /** Take away what lies over the page. */
  closePage(): void {
    this.go(location.pathname + location.search)
  }
}

export const router = new Router()
