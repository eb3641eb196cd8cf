/** The rules for players as `schiltrom/text/rulebook.py` has them: in the rulebook's order, for a rule set. */
import order from '../../../src/schiltrom/data/rules.csv?raw'
import { MISSING, NUMBER, numberIn, ROWS, switchesOf } from './books'
import type { ScreenState } from './protocol'

export type Rules = ScreenState['rules']
export type Say = (key: string, switches?: Record<string, string | number>) => string

export interface RuleNumber {
  number: string // in the current English rulebook, by which it is known; events have their card's name
  chapter: string
}

export const NUMBERS: readonly RuleNumber[] = order
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((row) => row.split(','))
  .map(([number = '', chapter = '']) => ({ number, chapter }))
export const CHAPTERS: readonly string[] = NUMBERS.filter((each) => each.number === each.chapter).map((each) => each.number)
const KNOWN = new Set(NUMBERS.map((each) => each.number))

/** The rules that a book has, in its order; what it lacks only if it is played all the same. */
export function numbersIn(book: string, rules: Rules): RuleNumber[] {
  const rows = ROWS.filter((row) => row.book === book)
  const isBid = rules.bid !== undefined && rules.bid !== ''
  const missing = new Set(rows.filter((row) => row.number === MISSING && !(row.rule === '9.2' && isBid)).map((row) => row.rule))
  const found = NUMBERS.filter((each) => !missing.has(each.number))
  for (const { rule, before } of rows.filter((row) => row.before !== '')) {
    const [moved] = found.splice(
      found.findIndex((each) => each.number === rule),
      1,
    )
    if (moved) found.splice(found.findIndex((each) => each.number === before), 0, moved)
  }
  return found
}

export const isNumber = (rule: string): boolean => /^\d/.test(rule)
const keyOf = (number: string): string => `rules-${number.toLowerCase().replace(/[. ]/g, '-')}`

export const titleOf = (number: string, rules: Rules, say: Say): string => say(`${keyOf(number)}-title`, switchesOf(rules))

/** A rule's text, with the numbers that we use; its lines are broken for translators only. */
export function textOf(number: string, rules: Rules, say: Say): string {
  return say(keyOf(number), switchesOf(rules))
    .replace(/[ \n]+/g, ' ')
    .trim()
}

export interface Variant {
  names: string[]
  text: string
}

/** How a rule reads elsewhere than in *shown*: the texts that differ, each with who has it. */
export function variantsOf(number: string, shown: string, presets: readonly { name: string; rules: Rules }[], say: Say): Variant[] {
  const found = new Map<string, string[]>()
  for (const { name, rules } of presets) {
    const text = textOf(number, rules, say)
    if (text !== shown) found.set(text, [...(found.get(text) ?? []), name])
  }
  return [...found].map(([text, names]) => ({ names, text }))
}

export interface Part {
  text: string
  rule?: string
  isFound?: boolean
}

/** A text in parts: numbers of rules as a book prints them, which become links, and what was searched for. */
export function partsOf(text: string, query: string, self: string, book: string): Part[] {
  const parts = text.split(NUMBER).map((part): Part => ({
    text: KNOWN.has(part) ? numberIn(part, book) : part,
    ...(KNOWN.has(part) && part !== self ? { rule: part } : {}),
  }))
  return query ? parts.flatMap((part) => (part.rule ? [part] : marked(part.text, query))) : parts
}

function marked(text: string, query: string): Part[] {
  const parts: Part[] = []
  let rest = text
  for (;;) {
    const at = rest.toLocaleLowerCase().indexOf(query)
    if (at < 0) break
    parts.push({ text: rest.slice(0, at) }, { text: rest.slice(at, at + query.length), isFound: true })
    rest = rest.slice(at + query.length)
  }
  return [...parts, { text: rest }]
}
