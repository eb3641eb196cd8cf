/** What a message speaks of, so that it can be lit on the board. */
import type { AreaName, BlockName, Choice, Message, Side } from '../protocol'
import { parse } from './choices'

export interface Things {
  areas: AreaName[]
  blocks: BlockName[]
}

export const NOTHING: Things = { areas: [], blocks: [] }

export function thingsOf(message: Message): Things {
  const found: Things = { areas: [], blocks: [] }
  for (const value of Object.values(message.args)) {
    if (typeof value !== 'object') continue
    if ('areas' in value) found.areas.push(...value.areas)
    else if ('blocks' in value) found.blocks.push(...value.blocks)
    else if ('messages' in value) {
      for (const each of value.messages.map(thingsOf)) {
        found.areas.push(...each.areas)
        found.blocks.push(...each.blocks)
      }
    }
  }
  return found
}

/** The block or the area that a choice names. */
export function thingsChosen(choice: Choice): Things {
  const { kind, name } = parse(choice)
  return { areas: kind === 'area' ? [name] : [], blocks: kind === 'block' ? [name] : [] }
}

/** The areas that an argument of a message names. */
export function areasOf(value: Message['args'][string] | undefined): AreaName[] {
  return typeof value === 'object' && 'areas' in value ? value.areas : []
}

/** The side a message speaks of first, if any. */
export function sideOf(message: Message): Side | null {
  const { side } = message.args
  return side === 0 || side === 1 ? side : null
}
