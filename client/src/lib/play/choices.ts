/** The text form of choices, as `schiltrom/engine/choices.py` writes them. */
import type { AreaName, BlockName, CardName, Choice } from '../protocol'

export type Parsed =
  | { kind: 'card'; name: CardName }
  | { kind: 'block'; name: BlockName }
  | { kind: 'area'; name: AreaName }
  | { kind: 'word'; name: string }

export const card = (name: CardName): Choice => `card ${name}`
export const block = (name: BlockName): Choice => `block ${name}`
export const area = (name: AreaName): Choice => `area ${name}`

export function parse(choice: Choice): Parsed {
  const [, kind, name] = /^(card|block|area) (.+)$/.exec(choice) ?? []
  if (kind === 'card' || kind === 'block' || kind === 'area') return { kind, name: name ?? '' }
  return { kind: 'word', name: choice }
}

export const setOf = (names: readonly string[]): ReadonlySet<string> => new Set(names)

/** The names of one kind among choices. */
export function named(choices: readonly Choice[], kind: Parsed['kind']): ReadonlySet<string> {
  const wanted = choices.map(parse).filter((each) => each.kind === kind)
  return setOf(wanted.map((each) => each.name))
}
