const FALLBACK = 'en'

/** The first of the wished languages that there is, else English. */
export function bestLanguage(wished: readonly string[], there: readonly string[]): string {
  for (const wish of wished) {
    const plain = wish.toLowerCase().split('-')[0]
    const found = there.find((language) => language === wish) ?? there.find((l) => l === plain)
    if (found) return found
  }
  return FALLBACK
}
