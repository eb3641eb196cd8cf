/** What the attributes of a board say, which it follows. */
import type { LabelWords } from '../lib/play/labels'
import type { Side } from '../lib/protocol'
import { wordsOf } from './words'

export class Attributes {
  line = $state('')
  side = $state<Side | null | undefined>(undefined)
  wordsOf = $state.raw((edition: number | undefined): LabelWords => wordsOf('en', edition))
}
