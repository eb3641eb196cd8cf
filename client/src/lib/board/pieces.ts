/** What is printed on the blocks, from the same table as the engine's. */
import table from '../../../../src/schiltrom/data/blocks.csv?raw'
import type { Kind } from '../art/symbols'
import type { BlockName } from '../protocol'

export interface Print {
  kind: Kind
  move: number
  steps: number
}

const [head = '', ...rows] = table.trim().split(/\r?\n/)
const columns = head.split(',')
const prints = new Map(
  rows.map((row): [BlockName, Print] => {
    const cells = row.split(',')
    const cell = (name: string): string => cells[columns.indexOf(name)] ?? ''
    return [
      cell('block'),
      { kind: cell('type') as Kind, move: Number(cell('move')), steps: Number(cell('steps')) },
    ]
  }),
)

export function printOf(name: BlockName): Print {
  return prints.get(name) ?? { kind: 'infantry', move: 2, steps: 4 }
}

const LONGEST = 9

/** A block's name as it fits on the map: the symbol tells knights from archers. */
export function shortName(name: BlockName): string {
  const word = name.replace(/\/[ES]$/, '').split(' ')[0] ?? name
  return word.length > LONGEST ? `${word.slice(0, LONGEST - 1)}.` : word
}
