/** The rules of a new game: a rule set the server offers, and the switches that are changed in it. */
import type { Offers } from '../protocol'

export type Value = string | number | boolean
export type Preset = Offers['presets'][number]
export type Changes = Record<string, Value>

/** The option that is no switch: both players bid in secret (9.2). */
export const BID = 'bid'

const dashed = (text: string): string => text.replaceAll('_', '-')
export const switchKey = (name: string): string => `switch-${dashed(name)}`
export const valueKey = (name: string, value: Value): string => `${switchKey(name)}-${dashed(String(value))}`

/** The value a switch has: the changed one, or the rule set's own. */
export const valueOf = (preset: Preset, changes: Changes, name: string): Value => changes[name] ?? preset.rules[name] ?? ''

/** The changes with one more; a switch set back to the rule set's own value is not changed. */
export function changedTo(preset: Preset, changes: Changes, name: string, value: Value): Changes {
  const others = Object.fromEntries(Object.entries(changes).filter(([each]) => each !== name))
  return preset.rules[name] === value ? others : { ...others, [name]: value }
}

export interface Chapter {
  chapter: string
  switches: string[]
}

/** What the rule set's own text does not offer, by chapter; bids stand in the last one, with victory (9.2). */
export function houseRules(offers: Offers, preset: Preset, canBid: boolean): Chapter[] {
  const last = offers.chapters.at(-1)?.chapter
  return offers.chapters
    .map(({ chapter, switches }) => ({ chapter, switches: chapter === last && canBid ? [...switches, BID] : switches }))
    .map(({ chapter, switches }) => ({ chapter, switches: switches.filter((name) => !preset.options.includes(name)) }))
    .filter(({ switches }) => switches.length > 0)
}

/** The switches of a game that are not as in the rule set it was made with. */
export function differences(offers: Offers, preset: Preset, rules: Record<string, Value>): [string, Value][] {
  return Object.keys(offers.options).flatMap((name): [string, Value][] => {
    const value = rules[name]
    return value === undefined || value === preset.rules[name] ? [] : [[name, value]]
  })
}
