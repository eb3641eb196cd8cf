/**
 * The addresses of our pages. A server answers `/g/<id>` itself; without one there is a single file, wherever it
 * lies, and the page is a parameter: `?page=/g/<id>`.
 */
import { isLocal } from 'virtual:way'

const PARAMETER = 'page'
const NOWHERE = 'http://page'

/** What leads to a page, such as `/g/<id>?side=England#/rules`. */
export function to(page: string): string {
  if (!isLocal) return page
  const { pathname, searchParams, hash } = new URL(page, NOWHERE)
  const params = new URLSearchParams(pathname === '/' ? [] : [[PARAMETER, pathname]])
  for (const [name, value] of searchParams) params.append(name, value)
  const text = params.toString().replaceAll('%2F', '/')
  return location.pathname + (text && `?${text}`) + hash
}

/** The page that an address leads to. */
export function pageOf(url: URL): URL {
  if (!isLocal) return url
  const params = new URLSearchParams(url.search)
  const page = params.get(PARAMETER) ?? '/'
  params.delete(PARAMETER)
  const found = new URL(page.startsWith('/') && !page.startsWith('//') ? page : '/', NOWHERE)
  found.search = params.toString()
  found.hash = url.hash
  return found
}

/** A file of ours, beside the page. */
export const fileAt = (name: string): string => (isLocal ? new URL(name, document.baseURI).pathname : `/${name}`)
