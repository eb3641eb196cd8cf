/** How each of the printed rulebooks is read here; asked of the server when somebody opens it. */
import { request } from './net/api'
import type { Concordance, Remark } from './protocol'
import type { Rules } from './rulebook'

const ENGLISH = 'en'
const asked = new Map<string, Promise<Concordance>>()

export function askConcordance(document: string, language: string): Promise<Concordance> {
  const key = `${document}/${language}`
  const known = asked.get(key) ?? request<Concordance>('GET', `/concordance/${document}`, { language })
  asked.set(key, known)
  known.catch(() => asked.delete(key))
  return known
}

/** The document a rule set is named after; editions have numbers. */
export const documentOf = (preset: string): string | null => (/^[a-z]{2}$/.test(preset) ? preset : null)

/** The language to begin with: the reader's if it is the document's, else English. */
export const languageFor = (document: string, reader: string): string => (reader === document ? document : ENGLISH)

/** Whether a rule set plays something else than a remark says. */
export const isChanged = (remark: Remark, rules: Rules): boolean =>
  Object.entries(remark.switches).some(([name, value]) => rules[name] !== value)

export const concordanceHref = (document: string, rule?: string): string =>
  `#/concordance/${document}${rule ? `/${encodeURIComponent(rule)}` : ''}`
