/** The words of a board on somebody's page: the names on the map, in all languages. */
import catalogues from 'virtual:board-words'
import type { FluentBundle } from '@fluent/bundle'
import * as rendering from '../lib/i18n/render'

export const LANGUAGES = Object.keys(catalogues)
const bundles = new Map<string, FluentBundle>()

function bundle(language: string): FluentBundle {
  const found = bundles.get(language) ?? rendering.makeBundle(language, catalogues[language] ?? '')
  bundles.set(language, found)
  return found
}

/** The words of a language, by the edition that a line was played by. */
export function wordsOf(language: string, edition = 4) {
  const all: rendering.Bundles = Object.assign([bundle(language), bundle('en')], { edition })
  return {
    t: (key: string, args?: rendering.Values) => rendering.render(all, key, args),
    area: (name: string) => rendering.nameOf(all, 'area', name),
    place: (name: string) => rendering.nameOf(all, 'place', name),
    block: (name: string, edward: 1 | 2 = 1) => rendering.blockName(all, name, edward),
    short: (name: string, edward: 1 | 2 = 1) => rendering.shortName(all, name, edward),
  }
}
