/** Makes games and takes seats, and goes to them. */
import { GameApi, importGame, makeGame, takeSeat, type NewGame, type OpenedGame } from '../net/api'
import type { SideName } from '../protocol'
import { keep } from './kept'
import { router } from './route.svelte'

const SEED_BYTES = 16

/** A seat's part of the chance. */
function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Bring a seat's seed. The server has shown what it promised before (the commitment); it is kept,
 * so that the record can be proved against it when the game is over.
 */
export async function bringSeed(game: string, side: SideName, commitment: string): Promise<void> {
  keep(`commitment.${game}`, commitment)
  await new GameApi(game, side).bringSeed(newSeed())
}

export async function start(plan: NewGame): Promise<void> {
  await enter(await makeGame(plan))
}

/** Go on with a record, both sides at this screen, or watch it if its game is over. */
export async function bring(record: unknown, isOver: boolean): Promise<void> {
  const here = { kind: 'here' } as const
  await enter(await importGame(record, isOver ? null : { england: here, scotland: here }))
}

async function enter(opened: OpenedGame): Promise<void> {
  const links = opened.seats
    .filter((seat) => seat.secret !== null)
    .map((seat) => [seat.side, `${location.origin}/#join=${seat.secret ?? ''}`])
  if (links.length > 0) keep(`links.${opened.game}`, JSON.stringify(Object.fromEntries(links)))
  for (const seat of opened.seats) {
    if (seat.kind === 'here') await bringSeed(opened.game, seat.side, opened.commitment)
  }
  router.go(`/g/${opened.game}`)
}

/** Take the seat of a link. */
export async function join(secret: string, name: string): Promise<void> {
  const { game, side, commitment } = await takeSeat(secret, name)
  await bringSeed(game, side, commitment)
  router.replace(`/g/${game}?side=${side}`)
}

/** Go to the game that follows another, on one's seat there. */
export async function follow(rematch: string, from: string): Promise<void> {
  const { side, commitment } = await new GameApi(rematch, null).seatFrom(from)
  await bringSeed(rematch, side, commitment)
  router.go(`/g/${rematch}?side=${side}`)
}
