/** Makes a game and goes to it; the links of its free seats are kept for the lobby. */
import { makeGame, type NewGame } from '../net/api'
import { keep } from './kept'
import { router } from './route.svelte'

export async function start(plan: NewGame): Promise<void> {
  const opened = await makeGame(plan)
  const links = opened.seats
    .filter((seat) => seat.secret !== null)
    .map((seat) => [seat.side, `${location.origin}/#join=${seat.secret ?? ''}`])
  if (links.length > 0) keep(`links.${opened.game}`, JSON.stringify(Object.fromEntries(links)))
  router.go(`/g/${opened.game}`)
}
