/** The attributes of a board, which it follows. */
import type { Side } from '../lib/protocol'

export class Attributes {
  position = $state('')
  side = $state<Side | null | undefined>(undefined)
  language = $state('en')
}
