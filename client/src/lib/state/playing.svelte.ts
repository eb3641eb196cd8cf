/** The rules of the game on the screen, for pages that lie over it. */
import type { Sheet } from '../protocol'

class Playing {
  rules = $state.raw<Sheet['rules'] | null>(null)
}

export const playing = new Playing()
