/**
 * A battle that two players at one screen look at together: what everybody may see of it, asked for as
 * a spectator, with the choices of whoever has to choose. Nothing hidden is in it.
 */
import { GameApi } from '../net/api'
import type { Choice, State } from '../protocol'
import { Room } from './room.svelte'

/** Looks as a spectator and asks on behalf of the seat that has to choose. */
class SharedApi extends GameApi {
  constructor(game: string, seat: () => GameApi) {
    super(game, null, true)
    this.reach = (blocks) => seat().reach(blocks)
    this.why = (choice, blocks) => seat().why(choice, blocks)
  }
}

/** What a side has to choose, as far as it is the same for everybody who looks on. */
function asked(open: State, mine: State): State {
  if (!open.sheet || !mine.sheet) return open
  const { step, prompt, explanation, legal, words, gathers, onTheWay, waits } = mine.sheet
  const battle = fought(open.sheet.battle, mine.sheet.battle)
  const sheet = { ...open.sheet, step, prompt, explanation, legal, words, gathers, onTheWay, waits, battle }
  return { ...open, sheet, your_choice: mine.your_choice, can_undo: mine.can_undo }
}

/** The battle as everybody sees it, with the block that the side has taken up, or that took itself up. */
function fought(open: Battle, mine: Battle): Battle {
  if (!open || !mine || !isSame(open, mine)) return open
  return { ...open, fighter: mine.fighter, mayRetreat: mine.mayRetreat }
}

export class SharedRoom extends Room {
  override readonly isShared: boolean = true

  constructor(
    game: string,
    readonly seats: readonly Room[],
  ) {
    super(game, null, new SharedApi(game, () => this.chooser.api))
  }

  /** The seat that has to choose. */
  get chooser(): Room {
    const [first] = this.seats
    const found = this.seats.find((seat) => seat.yourChoice) ?? first
    if (!found) throw new Error('a shared screen needs seats')
    return found
  }

  /** What everybody may see, with nobody's choices. */
  get open(): State | null {
    return super.state
  }

  override get state(): State | null {
    const [open, mine] = [super.state, this.chooser.state]
    return open && mine && !this.isBehind ? asked(open, mine) : open
  }

  /** Whether the battle can be fought on this screen: every block that can be chosen, or goes somewhere, lies open. */
  get isWhole(): boolean {
    const [open, mine] = [super.state?.sheet, this.chooser.state?.sheet]
    if (open?.battle && this.isBehind) return true
    if (!open || !mine?.battle) return false
    const faces = open.pieces.map((piece) => piece.name)
    // What comes a moment later for one than for the other is no reason to draw the curtain.
    if (!isSame(open.battle, mine.battle)) return true
    // After the battle a block may have taken itself up; of its step, and where it goes, nobody else is told.
    if (mine.onTheWay) return mine.battle.fighter !== null && faces.includes(mine.battle.fighter)
    if (open.step !== mine.step) return true
    return mine.legal.every((choice) => !choice.startsWith('block ') || faces.includes(choice.slice('block '.length)))
  }

  override choose(...choices: Choice[]): Promise<boolean> {
    return this.#through((seat) => seat.choose(...choices))
  }

  override undo(): Promise<boolean> {
    return this.#through((seat) => seat.undo())
  }

  override fireAll(): Promise<boolean> {
    return this.#through((seat) => seat.fireAll())
  }

  /** Let the seat do it, and show what it was told. */
  async #through(act: (seat: Room) => Promise<boolean>): Promise<boolean> {
    const seat = this.chooser
    this.busy = true
    try {
      return await act(seat)
    } finally {
      this.refusal = seat.refusal
      this.busy = false
    }
  }
}

type Battle = NonNullable<State['sheet']>['battle']

function isSame(one: Battle, other: Battle): boolean {
  return one?.area === other?.area && one?.round === other?.round && one?.turn === other?.turn && one?.hits === other?.hits
}
