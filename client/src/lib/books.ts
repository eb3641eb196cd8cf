/** The numbers that the rulebooks print for our rules, as `schiltrom/text/books.py` has them. */
import table from '../../../src/schiltrom/data/rule_numbers.csv?raw'
import type { ScreenState } from './protocol'

export const DEFAULT_BOOK = 'edition 4'
/** The number of a rule that a book does not have. */
export const MISSING = '-'
/** Where a rule's number stands in a text. */
export const NUMBER = /(\b\d\.\d{1,2}\b)/

interface Row {
  book: string
  rule: string
  number: string
  before: string
}

export const ROWS: readonly Row[] = table
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((row) => row.split(','))
  .map(([book = '', rule = '', number = '', before = '']) => ({ book, rule, number, before }))

/** The book that a preset stands for, by the name it has in the offers: '2' is the second edition. */
export function bookOf(preset: string): string {
  if (/^\d$/.test(preset)) return `edition ${preset}`
  return preset === 'reference' ? DEFAULT_BOOK : preset
}

/** The number, or the heading instead of one, that a book prints for a rule; its own where the book lacks it. */
export function numberIn(rule: string, book: string): string {
  const found = ROWS.find((row) => row.book === book && row.rule === rule)?.number
  return found === undefined || found === MISSING ? rule : found
}

/** A text with the numbers of rules as a book prints them. */
export const renumbered = (text: string, book: string): string =>
  text
    .split(NUMBER)
    .map((part, i) => (i % 2 ? numberIn(part, book) : part))
    .join('')

/** The colour of the borders that six blocks may cross: black in the second edition, green later (4.3). */
export const borderColour = (edition: unknown): 'black' | 'green' => (edition === 2 ? 'black' : 'green')

/** The switches as the messages want them: yes and no are 1 and 0, and no bid is none. */
export function switchesOf(rules: ScreenState['rules'] | null): Record<string, string | number> {
  const plain = Object.entries(rules ?? {}).map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value === '' ? 'none' : value])
  return Object.fromEntries(plain) as Record<string, string | number>
}
