/** What a new game is asked with, and what the server offers for it. */
import { t } from '../i18n/words.svelte'
import { request, type NewGame, type SeatPlan } from '../net/api'
import type { Offers, ScreenState, Side, SideName, Status } from '../protocol'
import { kept } from './kept'

export const askOffers = () => request<Offers>('GET', '/offers')

/** The words for a rule set; editions are numbers to the catalogues. */
export const editionName = (name: string): string => t('client-edition-name', { edition: Number(name) || name })

const keyOf = (side: Side | SideName): 'england' | 'scotland' =>
  side === 0 || side === 'England' ? 'england' : 'scotland'

/** A plain game: the current edition without options. */
export function plainGame(england: SeatPlan, scotland: SeatPlan): NewGame {
  return {
    scenario: 'braveheart',
    edition: '4',
    options: {},
    bid: '',
    seats: { england, scotland },
  }
}

/** The level the computer had last; the Squire in a first game. */
export const usualLevel = (): string => kept('level') ?? 'squire'

/** The first game of somebody who just wants to play: the Scots, against the computer. */
export const quickGame = (): NewGame => plainGame({ kind: 'computer', level: usualLevel() }, { kind: 'here' })

/** What a rule set says besides the switches that a new game can be asked with. */
const NO_SWITCHES = ['edition', 'questions', 'bid']

/** The same game once more with sides changed; null when somebody else must agree to it. */
export function again(sheet: ScreenState, status: Status, side: Side | null): NewGame | null {
  const alone = status.seats.every((seat) => seat.kind === 'here' || seat.kind === 'computer')
  if (!alone || side === null) return null
  const { edition, bid } = sheet.rules
  const options = Object.fromEntries(Object.entries(sheet.rules).filter(([name]) => !NO_SWITCHES.includes(name)))
  const changed = status.seats.map((seat): [SideName, SeatPlan] => [
    seat.side === 'England' ? 'Scotland' : 'England',
    { kind: seat.kind, name: seat.name, ...(seat.level ? { level: seat.level } : {}) },
  ])
  const seats = Object.fromEntries(changed.map(([name, plan]) => [keyOf(name), plan]))
  const { england, scotland } = seats
  if (!england || !scotland) return null
  return {
    scenario: sheet.scenario,
    edition: status.preset || String(edition),
    options,
    bid: status.bidding ? '' : String(bid),
    bidding: status.bidding,
    seats: { england, scotland },
  }
}
