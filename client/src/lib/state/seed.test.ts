import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError, type GameApi } from '../net/api'
import type { SideName, Status } from '../protocol'
import { kept } from './kept'
import { keptFor } from './proof'
import { bringSeed, keepEpochs, seatCommitment, seedStep } from './seed'

const SERVER = 'a'.repeat(64)
const OTHER = 'b'.repeat(64)
let games = 0
let game = ''

/** A server that takes commitments and seeds, and remembers the order. */
class Server {
  sent: string[] = []
  mine: string | null = null
  other: string | null = null
  bidding = false
  hasBid = false
  ready = false
  refuses = false

  get api(): GameApi {
    const refuse = () => Promise.reject(new ApiError(409, { error: 'conflict', message: '', say: { key: '', args: {} } }))
    const commit = (commitment: string) => {
      if (this.refuses) return refuse()
      this.sent.push('commitment')
      this.mine = commitment
      return Promise.resolve({ done: true })
    }
    const seed = (text: string) => {
      if (this.refuses) return refuse()
      this.sent.push(text)
      this.ready = true
      return Promise.resolve({ begun: false })
    }
    return { game, commit, seed } as unknown as GameApi
  }

  get status(): Status {
    const seat = (side: SideName, commitment: string | null, ready: boolean) => ({ side, commitment, ready, hasBid: this.hasBid })
    const seats = [seat('England', this.mine, this.ready), seat('Scotland', this.other, false)]
    return { begun: false, over: false, bidding: this.bidding, commitment: SERVER, epochs: [], seats } as unknown as Status
  }

  bring = () => bringSeed(this.api, 'England', this.status)
}

beforeEach(() => {
  games += 1
  game = `game${games}`
})

describe('our seed', () => {
  it('is shown only when the other seat is bound to its own', async () => {
    const server = new Server()
    expect(await server.bring()).toBe(true)
    expect(await server.bring()).toBe(false)
    expect(server.sent).toEqual(['commitment'])
    server.other = OTHER
    expect(await server.bring()).toBe(true)
    const seed = kept(`seed.${game}.England`) ?? ''
    expect(server.sent).toEqual(['commitment', seed])
    expect(server.mine).toBe(seatCommitment('England', seed))
    expect(await server.bring()).toBe(false)
  })

  it('waits for bids, and for a commitment that is one', async () => {
    const server = new Server()
    await server.bring()
    server.other = '$(reboot)'
    expect(await server.bring()).toBe(false)
    Object.assign(server, { other: OTHER, bidding: true })
    expect(await server.bring()).toBe(false)
    server.hasBid = true
    expect(await server.bring()).toBe(true)
  })

  it('goes with what the others were bound to, which nothing replaces', async () => {
    const server = new Server()
    await server.bring()
    server.other = OTHER
    await server.bring()
    Object.assign(server, { other: 'c'.repeat(64), ready: false })
    await server.bring()
    const found = keptFor(game)
    expect([found.commitment, found.seats.Scotland]).toEqual([SERVER, OTHER])
    expect(found.seats.England).toBe(server.mine)
  })

  it('is missed when the seat is bound to another', async () => {
    const server = new Server()
    server.mine = 'd'.repeat(64)
    expect(seedStep(game, 'England', server.status)).toBe('bind')
    server.other = OTHER
    expect(seedStep(game, 'England', server.status)).toBe('lost')
    expect(await server.bring()).toBe(false)
  })

  it('may have been brought from another window', async () => {
    const server = new Server()
    server.refuses = true
    expect(await server.bring()).toBe(false)
  })
})

it('new epochs are kept while the game is played', () => {
  const { status } = new Server()
  keepEpochs(game, { ...status, epochs: [OTHER] })
  keepEpochs(game, { ...status, epochs: [OTHER, SERVER, 'no hash'] })
  keepEpochs(game, { ...status, over: true, epochs: ['c'.repeat(64)] })
  expect(keptFor(game).epochs).toEqual([OTHER, SERVER])
})
