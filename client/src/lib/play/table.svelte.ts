/**
 * The table a browser sits at: one seat of a game, or both (hot-seat), or none (a spectator).
 * With both, the one whose choice it is looks at the screen, and a curtain falls in between; but a
 * battle, in which nothing is hidden, both look at together.
 */
import { ApiError } from '../net/api'
import type { SideName } from '../protocol'
import { Room, SIDE_NAMES } from '../state/room.svelte'
import { SharedRoom } from '../state/shared.svelte'
import { Controller } from './controller.svelte'

export class Table {
  controls = $state.raw<Controller[]>([])
  failure = $state.raw<ApiError | null>(null)
  /** Which of the controls is on the screen. */
  #at = $state(0)
  /** Whether its player has sat down before the screen. */
  #seated = $state(true)

  constructor(
    readonly game: string,
    readonly side: SideName | null,
  ) {}

  get isHotSeat(): boolean {
    return this.controls.length === 2
  }

  /** What both look at together, if they share this screen. */
  #together = $state.raw<{ room: SharedRoom; control: Controller } | null>(null)

  /** The room of what both look at. */
  get together(): SharedRoom | null {
    return this.#together?.room ?? null
  }

  /** Whether both look at a battle now. */
  get isShared(): boolean {
    const room = this.#together?.room
    return room !== undefined && !room.isOver && room.isWhole
  }

  /** What is on the screen. */
  get control(): Controller | null {
    if (this.isShared && this.#together) return this.#together.control
    return this.controls[this.#at] ?? null
  }

  /** The side the screen is to be passed to, while the curtain is down. */
  get curtain(): SideName | null {
    if (!this.isHotSeat || this.isShared || this.control?.room.isOver || this.control?.room.isBehind) return null
    const next = this.#next()
    if (next === this.#at && this.#seated) return null
    return SIDE_NAMES[next] ?? null
  }

  /** Whether somebody here has to bid before the game can begin. */
  get mustBid(): boolean {
    return this.controls.some(({ room }) => room.mustBid)
  }

  async enter(): Promise<void> {
    try {
      this.controls = [await this.#control(this.side)]
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'which-side') await this.#enterBoth()
      else this.failure = error
    }
  }

  leave(): void {
    for (const each of this.controls) each.room.leave()
    this.#together?.room.leave()
  }

  /** Both have looked at the screen: whoever is next sits down before it first. */
  standUp(): void {
    this.#seated = false
  }

  /** The player the curtain waits for is there. */
  liftCurtain(): void {
    this.#at = this.#next()
    this.#seated = true
  }

  /** Only what is on the screen is shown in its time. */
  #look(): void {
    for (const [i, { room }] of this.controls.entries()) room.isOnScreen = () => !this.isShared && i === this.#at
    if (this.#together) this.#together.room.isOnScreen = () => this.isShared
  }

  async #enterBoth(): Promise<void> {
    const controls = await Promise.all(SIDE_NAMES.map((side) => this.#control(side)))
    // Each seat shows its seed once both are bound: the first may have looked too early.
    for (const { room } of [...controls, ...controls]) if (!room.status?.begun) await room.prepare()
    const room = new SharedRoom(this.game, controls.map((each) => each.room))
    await room.enter()
    // All at once: a curtain that rises by itself before a battle would only confuse.
    this.#together = { room, control: new Controller(room) }
    this.controls = controls
    this.#at = this.#next()
    this.#seated = false
    this.#look()
  }

  async #control(side: SideName | null): Promise<Controller> {
    const room = new Room(this.game, side)
    await room.enter()
    return new Controller(room)
  }

  /** Who should look at the screen: whoever looks now, unless only the other one can choose. */
  #next(): number {
    const chooses = this.controls.map(({ room }) => room.isAsked || room.mustBid)
    if (chooses[this.#at] || !chooses.includes(true)) return this.#at
    return chooses.indexOf(true)
  }
}
