/** Makes games and takes seats, and goes to them. */
import { ApiError, GameApi, importGame, makeGame, takeSeat, type NewGame } from '../net/api'
import type { OpenedGame, SideName } from '../protocol'
import { keep } from './kept'
import { router } from './route.svelte'

export async function start(plan: NewGame): Promise<void> {
  await enter(await makeGame(plan))
}

const NEEDS_SEATS = 'error-record-needs-seats'

/** Watch the game of a record, or go on with it, both sides at this screen, if it is not over. */
export async function bring(record: unknown): Promise<void> {
  try {
    await enter(await importGame(record, null))
  } catch (error) {
    if (!(error instanceof ApiError) || error.say.key !== NEEDS_SEATS) throw error
    const here = { kind: 'here' } as const
    await goOn(record, { england: here, scotland: here })
  }
}

/** Go on with a record that is not over. */
export async function goOn(record: unknown, seats: NewGame['seats']): Promise<void> {
  await enter(await importGame(record, seats))
}

async function enter(opened: OpenedGame): Promise<void> {
  const links = opened.seats
    .filter((seat) => seat.secret !== null)
    .map((seat) => [seat.side, `${location.origin}/#join=${seat.secret ?? ''}`])
  if (links.length > 0) keep(`links.${opened.game}`, JSON.stringify(Object.fromEntries(links)))
  router.go(`/g/${opened.game}`)
}

/** Take the seat of a link. */
export async function join(secret: string, name: string): Promise<void> {
  const { game, side } = await takeSeat(secret, name)
  router.replace(`/g/${game}?side=${side}`)
}

const SEAT_TAKEN = 'error-seat-taken'

/** Go to the game that follows another, on one's seat there. */
export async function follow(rematch: string, from: string, as: SideName | null): Promise<void> {
  try {
    const { side } = await new GameApi(rematch, as).seatFrom(from)
    router.go(`/g/${rematch}?side=${side}`)
  } catch (error) {
    // Who has taken his seat before only goes back to it.
    if (!(error instanceof ApiError) || error.say.key !== SEAT_TAKEN) throw error
    router.go(`/g/${rematch}`)
  }
}
