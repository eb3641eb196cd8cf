/** What is printed on the blocks, from the same table as the engine's. */
import table from '../../../../src/schiltrom/data/blocks.csv?raw'
import type { Kind } from '../art/symbols'
import type { BlockName } from '../protocol'

export interface Print {
  kind: Kind
  move: number
  rating: string
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
      { kind: cell('type') as Kind, move: Number(cell('move')), rating: cell('combat'), steps: Number(cell('steps')) },
    ]
  }),
)

export function printOf(name: BlockName): Print {
  return prints.get(name) ?? { kind: 'infantry', move: 2, rating: 'C2', steps: 4 }
}

const LONGEST = 9

/** The word of a name that tells blocks apart: of 'York Knights' the county. */
function tellingWord(plain: string, told: string): string {
  const [word = plain, ...others] = plain.split(' ')
  if (others.length === 0 || !/[\s-]/.test(told)) return told
  return told.includes(word) ? word : (told.split(/[\s-]/)[0] ?? told)
}

/** A block's name as it fits on the map: the symbol tells knights from archers. */
export function shortName(name: BlockName, told?: string): string {
  const plain = name.replace(/\/[ES]$/, '')
  const word = tellingWord(plain, told ?? plain)
  return word.length > LONGEST ? `${word.slice(0, LONGEST - 1)}.` : word
}

const SQUARE = /[\u3000-\u9fff\uff00-\uffef]/

/** The first letters of a name, for a block as small as on a phone: three, or two of the East's square ones. */
export function firstLetters(name: string): string {
  return [...name].slice(0, SQUARE.test(name) ? 2 : 3).join('')
}
