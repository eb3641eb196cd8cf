/** Words that the board shows; whoever uses it brings them in the reader's language. */

/**
 * What the board asks words for:
 * - `board`: the board as a whole
 * - `name`: an area as it is written on the map; `area`: the same with what is to be said of it
 * - `place`: a sea or an island
 * - `block`: a block with what is to be said of it; `short`: its name alone
 * - `hidden`: blocks whose backs are seen, as "area/side/count"
 * - `zoom-in`, `zoom-out`, `zoom-whole`: the buttons that make the map larger, smaller and whole
 * - `all`: the button that takes up all blocks of an area
 */
export type LabelKind = 'zoom-in' | 'zoom-out' | 'zoom-whole' | 'board' | 'name' | 'area' | 'place' | 'block' | 'short' | 'hidden' | 'all'
export type BoardLabel = (kind: LabelKind, name: string) => string

export interface LegendWords {
  green: string
  red: string
  english: string
  castle: string
  cathedral: string
}
