/** The rules of the game on the screen, for pages that lie over it. */
import { DEFAULT_BOOK } from '../books'
import type { ScreenState } from '../protocol'

class Playing {
  rules = $state.raw<ScreenState['rules'] | null>(null)
  /** The edition or document whose numbers, names and colours are shown. */
  book = $state(DEFAULT_BOOK)
}

export const playing = new Playing()
