/** The rules of the game on the screen, for pages that lie over it. */
import type { ScreenState } from '../protocol'

class Playing {
  rules = $state.raw<ScreenState['rules'] | null>(null)
}

export const playing = new Playing()
