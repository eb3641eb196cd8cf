/** How much room words take, before they are drawn. */

const SQUARE = /[\u3000-\u9fff\uff00-\uffef]/
const SLIM = 0.56

/** The width of words in letters of a height; those of the East are square. */
export function widthOf(words: string, height: number): number {
  return [...words].reduce((sum, letter) => sum + height * (SQUARE.test(letter) ? 1 : SLIM), 0)
}

/** The height of letters, not above the usual one, in which words have room; or the smallest that can be read. */
export function heightFor(words: string, room: number, usual: number, smallest: number): number {
  return Math.max(Math.min(usual, room / widthOf(words, 1)), Math.min(usual, smallest))
}
