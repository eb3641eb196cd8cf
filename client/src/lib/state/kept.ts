/** What the browser keeps for us between visits; a browser that keeps nothing is no error. */
const PREFIX = 'schiltrom.'

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, value)
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
