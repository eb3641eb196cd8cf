/** What the board draws: a part of the screen state, which a line of the notation gives too. */
import type { BattleNow, ScreenState } from '../protocol'

type Drawn = 'areas' | 'battles' | 'borders' | 'edward' | 'gathers' | 'hidden' | 'mover' | 'phase' | 'pieces' | 'points' | 'rules'

export interface BoardSheet extends Pick<ScreenState, Drawn> {
  battle: Pick<BattleNow, 'area'> | null
}
