/** Which block stands where on the map. No rules here: only room. */
import type { AreaName, Hidden, Piece, Side } from '../protocol'
import { BLOCK, layoutOf, middleOf, SIZES, type Point } from './chart'
import type { BoardSheet } from './sheet'

/** A block, or blocks of one side that cannot be told apart, on the map. */
export interface Token {
  key: string
  area: AreaName
  side: Side
  at: Point
  piece: Piece | null // null: only its back is seen
  count: number // more than 1: a stack of backs
  moved: number
  reserves: number
  isCovered: boolean // another block stands before it
  size: number // the side of the block
}

/** Blocks in a stack are drawn smaller, so that the whole stack stays on its slot. */
const STACK_SCALE = 0.84
const STACK_SPREAD = (1 - STACK_SCALE) / 2

/** The slots that the blocks of an area stand on. */
interface Room {
  size: number
  slots: readonly Point[]
}

function pieceToken(piece: Piece): Token {
  return {
    key: piece.name,
    area: piece.place,
    side: piece.side,
    at: [0, 0],
    piece,
    count: 1,
    moved: Number(piece.moved),
    reserves: Number(piece.role === 'reserve'),
    isCovered: false,
    size: BLOCK,
  }
}

/** The backs of one side in an area: one by one, or as a stack where room is short. */
function backTokens(hidden: Hidden, isStacked: boolean): Token[] {
  const { area, side } = hidden
  const whole = { area, side, at: [0, 0] as Point, piece: null, isCovered: false, size: BLOCK }
  if (isStacked) {
    const { count, moved, reserves } = hidden
    return [{ ...whole, key: `${side} ${area} 0`, count, moved, reserves }]
  }
  return Array.from({ length: hidden.count }, (_, i) => ({
    ...whole,
    key: `${side} ${area} ${i}`,
    count: 1,
    moved: Number(i < hidden.moved),
    reserves: Number(i >= hidden.count - hidden.reserves),
  }))
}

/** Tokens of one side on slots, in stacks where they are more than the slots. */
function stacked(tokens: readonly Token[], { size, slots }: Room): Token[] {
  const depth = Math.ceil(tokens.length / slots.length)
  const deep = tokens.length - slots.length * (depth - 1) // slots with one more than the rest
  const placed: Token[] = []
  let next = 0
  for (const [i, [x, y]] of slots.entries()) {
    const here = tokens.slice(next, (next += i < deep ? depth : depth - 1))
    here.reverse().forEach((token, level) => {
      if (here.length === 1 && token.count === 1) placed.push({ ...token, at: [x, y], size })
      else {
        // from the back, right and above, to the front, left and below
        const back = here.length === 1 ? 0 : 1 - level / (here.length - 1)
        const shift = size * STACK_SPREAD * (2 * back - 1)
        placed.push({ ...token, at: [x + shift, y - shift], isCovered: back > 0, size: size * STACK_SCALE })
      }
    })
  }
  return placed
}

/** Both sides on their slots: the English right and below, as they come from the south. */
function seated(tokens: readonly Token[], { size, slots }: Room): Token[] {
  const [scots, english] = [tokens.filter((each) => each.side === 1), tokens.filter((each) => each.side === 0)]
  const places = slots
    .slice(0, Math.max(1, Math.min(slots.length, tokens.length)))
    .sort((a, b) => a[1] - b[1] || a[0] - b[0])
  if (scots.length === 0 || english.length === 0 || places.length < 2) return stacked([...scots, ...english], { size, slots: places })
  const share = Math.round((places.length * scots.length) / tokens.length)
  const cut = Math.min(places.length - 1, Math.max(1, share))
  return [
    ...stacked(scots, { size, slots: places.slice(0, cut) }),
    ...stacked(english, { size, slots: places.slice(cut) }),
  ]
}

/** The largest slots that are enough for so many, or else those of which there are most. */
function roomFor(area: AreaName, count: number): Room {
  const rooms = layoutOf(area).rooms.map((slots, i): Room => ({ size: SIZES[i] ?? BLOCK, slots }))
  const most = rooms.reduce((best, room) => (room.slots.length > best.slots.length ? room : best), {
    size: BLOCK,
    slots: [middleOf(area)],
  })
  return rooms.find((room) => room.slots.length >= count) ?? most
}

/** All blocks of an area with their places, those behind first. */
export function tokensOf(sheet: Pick<BoardSheet, 'pieces' | 'hidden'>, area: AreaName): Token[] {
  const pieces = sheet.pieces.filter((piece) => piece.place === area).map(pieceToken)
  const hidden = sheet.hidden.filter((each) => each.area === area && each.count > 0)
  const all = pieces.length + hidden.reduce((sum, each) => sum + each.count, 0)
  const isTight = roomFor(area, all).slots.length < all
  const tokens = [...pieces, ...hidden.flatMap((each) => backTokens(each, isTight))]
  return seated(tokens, roomFor(area, tokens.length))
}

/** Where tokens that are new came from, as far as anyone can see: for gliding. */
export function origins(before: readonly Token[], after: readonly Token[]): Map<string, Point> {
  const known = new Map(before.map((token) => [token.key, token.at]))
  const left = before.filter((token) => !token.piece && !after.some((each) => each.key === token.key))
  const found = new Map<string, Point>()
  for (const token of after) {
    const at = known.get(token.key)
    if (at) found.set(token.key, at)
    else if (!token.piece) {
      const from = left.findIndex((each) => each.side === token.side && each.area !== token.area)
      const [origin] = from < 0 ? [] : left.splice(from, 1)
      if (origin) found.set(token.key, origin.at)
    }
  }
  return found
}
