import symbols from '../../../../src/schiltrom/data/art/symbols.json'

/** What kind of troops a block is, drawn in a box of 10 by 10. */
export type Kind = 'leader' | 'noble' | 'knight' | 'cavalry' | 'archer' | 'infantry' | 'norse'

export interface Drawing {
  fill: string
  line: string
}

export const SYMBOLS: Record<Kind, Drawing> = symbols.kinds
