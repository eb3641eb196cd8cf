/** The rules of the game on the screen, for pages that lie over it. */
import type { ScreenState } from '../protocol'

class Playing {
  rules = $state.raw<ScreenState['rules'] | null>(null)
  /** The printed rulebook that is played, if one is. */
  document = $state<string | null>(null)

  set(rules: ScreenState['rules'] | null, document: string | null = null): void {
    this.rules = rules
    this.document = document
  }
}

export const playing = new Playing()
