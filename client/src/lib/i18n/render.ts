/**
 * Messages in words, exactly as Python's `schiltrom.text.message.in_words` puts them: a test compares.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Argument, Message } from '../protocol'

/** What is asked for a bundle: the chosen language first, English after it. */
export interface Bundles extends ReadonlyArray<FluentBundle> {
  readonly edition?: number // whose words and names are shown
}
export type Values = Record<string, Argument>
const DEFAULT_EDITION = 4

export function makeBundle(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return bundle
}

export function hasMessage(bundles: Bundles, key: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(key))
}

/** A message in the first language that has it; its key, should none have it. */
export function render(bundles: Bundles, key: string, args: Values = {}): string {
  const bundle = bundles.find((each) => each.hasMessage(key))
  const pattern = bundle?.getMessage(key)?.value
  if (!bundle || !pattern) return key
  const values: Record<string, FluentVariable> = { edition: bundles.edition ?? DEFAULT_EDITION }
  for (const [name, value] of Object.entries(args)) values[name] = argument(bundles, value)
  return bundle.formatPattern(pattern, values, [])
}

export function renderMessage(bundles: Bundles, message: Message): string {
  return render(bundles, message.key, message.args)
}

function argument(bundles: Bundles, value: Argument): string | number {
  if (typeof value !== 'object') return value
  if ('side' in value) return render(bundles, 'side', { side: value.side })
  if ('areas' in value) return listed(bundles, value.areas.map((name) => nameOf(bundles, 'area', name)))
  if ('cards' in value) return listed(bundles, value.cards.map((name) => nameOf(bundles, 'card', name)))
  if ('blocks' in value) {
    const { edward } = value
    return listed(bundles, value.blocks.map((name) => blockName(bundles, name, edward)))
  }
  return listed(bundles, value.messages.map((each) => renderMessage(bundles, each)))
}

const bare = (name: string): string => name.split('/')[0] ?? name
const slug = (name: string): string => bare(name).toLowerCase().replaceAll(' ', '-')

/** The name a catalogue gives a thing, or else its own; a noble has one name on both sides. */
export function nameOf(bundles: Bundles, kind: 'area' | 'block' | 'card' | 'place', name: string): string {
  const key = `${kind}-${slug(name)}`
  return bundles[0]?.hasMessage(key) ? render(bundles, key) : bare(name)
}

/** A name that fits on a block; a catalogue may have a shorter one. */
export function shortName(bundles: Bundles, name: string, edward: 1 | 2 = 1): string {
  const key = `short-${slug(name)}`
  return bundles[0]?.hasMessage(key) ? render(bundles, key) : blockName(bundles, name, edward)
}

export function blockName(bundles: Bundles, name: string, edward: 1 | 2 = 1): string {
  return name === 'Edward' ? render(bundles, 'edward', { edward }) : nameOf(bundles, 'block', name)
}

export function listed(bundles: Bundles, names: readonly string[]): string {
  const last = names.at(-1)
  if (names.length < 2 || last === undefined) return names.join('')
  const first = names
    .slice(0, -1)
    .reduce((sofar, next) => render(bundles, 'list-more', { first: sofar, next }))
  return render(bundles, 'list', { first, last })
}
