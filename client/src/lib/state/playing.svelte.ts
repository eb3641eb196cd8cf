/** The rules of the game on the screen, for pages that lie over it. */
import { DEFAULT_BOOK } from '../books'
import type { ScreenState } from '../protocol'

class Playing {
  rules = $state.raw<ScreenState['rules'] | null>(null)
  /** The printed rulebook that is played, if one is. */
  document = $state<string | null>(null)
  /** The edition or document whose numbers, names and colours are shown. */
  book = $state(DEFAULT_BOOK)

  set(rules: ScreenState['rules'] | null, document: string | null = null): void {
    this.rules = rules
    this.document = document
  }
}

export const playing = new Playing()
