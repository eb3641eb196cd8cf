/**
 * The line of a position or of a view (`docs/notation.md`), as far as the board draws it: where blocks stand, how strong
 * they are, what is hidden, moved, in reserve or captured. A test compares with what Python reads.
 */
import shortNames from '../../../../src/schiltrom/data/short_names.csv?raw'
import type { AreaName, BlockName, Hidden, Piece, Side } from '../protocol'
import { AREAS } from './chart'
import { printOf } from './pieces'
import type { BoardSheet } from './sheet'

/** What is wrong with a line: a message of the catalogues of the notation. */
export class LineError extends Error {
  constructor(
    readonly key: 'notation-line-format' | 'notation-line-short' | 'notation-field',
    readonly args: Record<string, string>,
  ) {
    super(`${key} ${Object.values(args).join(' ')}`)
  }
}

/** What is drawn, and with whose eyes a view was seen; a position is seen with nobody's. */
export interface Line {
  sheet: BoardSheet
  year: number
  turn: number
  viewer: Side | null
}

const POSITION = ['hots1', 'hots2']
const VIEW = ['hotsview1', 'hotsview2']
const FIELDS = ['format', 'rules', 'turn', 'step', 'sides', 'map', 'pools', 'cards']
const SCENARIOS = ['braveheart', 'the_bruce', 'campaign']
/** The edition that each rule set is of. */
const EDITIONS: Record<string, number> = { 2: 2, 3: 3, 4: 4, reference: 4, de: 2, hu: 2, fr: 2, it: 3, ja: 3 }
const SIDES: readonly Side[] = [0, 1]
const MOST = 56

const blocks = new Map(
  shortNames
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((row) => row.split(','))
    .map(([name = '', , code = '']): [string, BlockName] => [code, name]),
)
const areas = new Map(AREAS.map((name): [string, AreaName] => [name.slice(0, 3), name]))
const sideOf = (code: string): Side => (/^[A-Z]/.test(code) ? 1 : 0)

/** The fields of a line by their names. */
class Fields {
  readonly #texts = new Map<string, string>()

  constructor(line: string) {
    const texts = line.split(/\s+/).filter(Boolean)
    if (![...POSITION, ...VIEW].includes(texts[0] ?? '')) throw new LineError('notation-line-format', { format: 'hots2' })
    const missing = FIELDS[texts.length]
    if (missing) throw new LineError('notation-line-short', { name: missing })
    FIELDS.forEach((name, i) => this.#texts.set(name, texts[i] ?? ''))
    for (const text of texts.slice(FIELDS.length)) {
      const [, name = '', value = ''] = /^([a-z0-9_.]+)=(.*)$/.exec(text) ?? []
      if (!name || this.#texts.has(name)) throw new LineError('notation-field', { name: name || text, found: text })
      this.#texts.set(name, value)
    }
  }

  get(name: string): string | undefined {
    return this.#texts.get(name)
  }

  wrong(name: string, found = this.get(name) ?? ''): LineError {
    return new LineError('notation-field', { name, found: found.slice(0, 40) })
  }

  /** A field that is written in a certain way. */
  match(name: string, pattern: RegExp): RegExpExecArray {
    const found = pattern.exec(this.get(name) ?? '')
    if (!found) throw this.wrong(name)
    return found
  }

  number(name: string, usual: number): number {
    return this.get(name) === undefined ? usual : Number(this.match(name, /^\d{1,3}$/)[0])
  }

  /** Blocks by their codes, one behind the other. */
  blocks(name: string): Set<BlockName> {
    const text = this.get(name) ?? '-'
    const found = (text === '-' ? [] : (text.match(/.{1,2}/g) ?? [])).map((code) => blocks.get(code))
    if (found.includes(undefined) || new Set(found).size !== found.length) throw this.wrong(name)
    return new Set(found as BlockName[])
  }

  area(name: string): AreaName | null {
    const code = this.get(name) ?? '-'
    if (code !== '-' && !areas.has(code)) throw this.wrong(name)
    return areas.get(code) ?? null
  }

  /** Numbers of blocks by areas: `Fif2,Ang1`. */
  counts(name: string): Map<AreaName, number> {
    const found = new Map<AreaName, number>()
    for (const part of this.get(name)?.split(',') ?? []) {
      const [, code = '', number = ''] = /^(...)([1-9]\d?)$/.exec(part) ?? []
      const area = areas.get(code)
      if (!area) throw this.wrong(name, part)
      found.set(area, Number(number))
    }
    return found
  }
}

/** Read a line, or throw a `LineError`. */
export function readLine(line: string): Line {
  const fields = new Fields(line)
  const isView = VIEW.includes(fields.get('format') ?? '')
  const [, scenario = '', preset = ''] = fields.match('rules', /^([a-z_]+):([a-z\d]+)(?:,[^,]+)*$/)
  const edition = EDITIONS[preset]
  if (!SCENARIOS.includes(scenario) || edition === undefined) throw fields.wrong('rules')
  const [, year, turn] = fields.match('turn', /^(1\d{3})\/([0-5])$/)
  fields.match('step', /^[a-z_]+$/)
  const [, first = '-'] = fields.match('sides', isView ? /^([ES-])[ES-]{2}$/ : /^([ES])[ES]$/)
  const viewer = isView && first !== '-' ? ('ES'.indexOf(first) as Side) : null
  const edward = fields.number('edward', 1) === 2 ? 2 : 1
  const sheet = { ...NOTHING_UNDER_WAY, ...standing(fields, isView, viewer), rules: { edition }, edward } as const
  return { sheet, year: Number(year), turn: Number(turn), viewer }
}

/** What a line does not tell the board. */
const NOTHING_UNDER_WAY = { phase: 'chance', gathers: false, borders: [], mover: null, points: {} } satisfies Partial<BoardSheet>
type Standing = Pick<BoardSheet, 'pieces' | 'hidden' | 'areas' | 'battles' | 'battle'>

/** What stands where, who holds it, and where is fought. */
function standing(fields: Fields, isView: boolean, viewer: Side | null): Standing {
  const { pieces, hidden } = readMap(fields, isView)
  const placesOf = (side: Side): Set<AreaName> => {
    const [named, others] = [pieces.filter((each) => each.side === side), hidden.filter((each) => each.side === side)]
    return new Set([...named.map((each) => each.place), ...others.map((each) => each.area)])
  }
  const [english, scottish] = [placesOf(0), placesOf(1)]
  const isContested = (area: AreaName): boolean => english.has(area) && scottish.has(area)
  const control = (area: AreaName): Side | null => (english.has(area) === scottish.has(area) ? null : english.has(area) ? 0 : 1)
  const field = fields.area('field')
  const isFought = fields.number('round', 0) > 0
  const reserves = marked(fields, 'reserves', isView)
  const liesOpen = ({ name, side, place, captured }: Piece): boolean =>
    (isView && side !== viewer) || (isFought && place === field && (!reserves.has(name) || captured))
  const roleOf = ({ name, place }: Piece): Piece['role'] => (!isContested(place) ? null : reserves.has(name) ? 'reserve' : 'main')
  return {
    pieces: pieces.map((piece) => ({ ...piece, role: roleOf(piece), open: liesOpen(piece) })),
    hidden,
    areas: Object.fromEntries(AREAS.map((area) => [area, { control: control(area), contested: isContested(area), pinned: 0 }])),
    battles: AREAS.filter((area) => area !== field && isContested(area)),
    battle: field ? { area: field } : null,
  }
}

/** Blocks of both sides that a field marks: a view has a field for each. */
function marked(fields: Fields, name: string, isView: boolean): Set<BlockName> {
  if (!isView) return fields.blocks(name)
  return new Set([...fields.blocks(`${name}_e`), ...fields.blocks(`${name}_s`)])
}

function readMap(fields: Fields, isView: boolean): { pieces: Piece[]; hidden: Hidden[] } {
  const text = fields.get('map') ?? ''
  const pattern = isView ? /^(...):((?:[A-Za-z][a-z][1-4])*)(?:E(\d{1,2}))?(?:S(\d{1,2}))?$/ : /^(...):((?:[A-Za-z][a-z][1-4])+)$/
  const [moved, captured] = [marked(fields, 'moved', isView), fields.blocks('captured')]
  const pieces = new Map<BlockName, Piece>()
  const hidden: Hidden[] = []
  for (const part of text === '-' ? [] : text.split('/')) {
    const found = pattern.exec(part)
    const area = areas.get(found?.[1] ?? '')
    if (!found || !area) throw fields.wrong('map', part)
    for (const each of found[2]?.match(/.../g) ?? []) {
      const name = blocks.get(each.slice(0, 2))
      if (name === undefined || pieces.has(name)) throw fields.wrong('map', each)
      const marks = { moved: moved.has(name), captured: captured.has(name) }
      pieces.set(name, pieceOf(name, sideOf(each), area, Number(each[2]), marks))
    }
    for (const side of SIDES) {
      const count = Number(found[3 + side] ?? 0)
      if (count > MOST) throw fields.wrong('map', part)
      if (count > 0) hidden.push({ side, area, count, ...hiddenMarks(fields, side, area) })
    }
  }
  return { pieces: [...pieces.values()], hidden }
}

function hiddenMarks(fields: Fields, side: Side, area: AreaName): { moved: number; reserves: number } {
  const letter = 'es'[side] ?? ''
  return { moved: fields.counts(`moved_in_${letter}`).get(area) ?? 0, reserves: fields.counts(`reserves_in_${letter}`).get(area) ?? 0 }
}

function pieceOf(name: BlockName, side: Side, place: AreaName, strength: number, marks: { moved: boolean; captured: boolean }): Piece {
  const { move, rating } = printOf(name)
  return { name, side, place, strength, rating, move, bonus: null, role: null, open: false, fired: false, ...marks }
}

/** The same with one side's eyes: of the others' blocks the backs alone; all of them where nobody looks. */
export function seenBy(sheet: BoardSheet, viewer: Side | null): BoardSheet {
  const turned = sheet.pieces.filter((piece) => piece.side !== viewer && !piece.open)
  const counts = new Map<string, Hidden>(sheet.hidden.map((each) => [`${each.side} ${each.area}`, { ...each }]))
  for (const { side, place, moved, role } of turned) {
    const key = `${side} ${place}`
    const now = counts.get(key) ?? { side, area: place, count: 0, moved: 0, reserves: 0 }
    const reserves = now.reserves + Number(role === 'reserve')
    counts.set(key, { ...now, count: now.count + 1, moved: now.moved + Number(moved), reserves })
  }
  return { ...sheet, pieces: sheet.pieces.filter((piece) => !turned.includes(piece)), hidden: [...counts.values()] }
}
