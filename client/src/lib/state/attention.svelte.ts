import { fileAt } from './address'

/** Whether the game on the screen waits for its player: the title and the icon of the tab say so. */
class Attention {
  isYourTurn = $state(false)
}

export const attention = new Attention()

const ICON = 'icon.svg'
const ICON_OF_TURN = 'icon-turn.svg'

export function showIcon(isYourTurn: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', fileAt(isYourTurn ? ICON_OF_TURN : ICON))
}
