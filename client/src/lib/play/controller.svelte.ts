/**
 * What a click, a tap or a key means now. No rules here: what can be chosen is in the sheet's
 * `legal`, where a group can go the server says, and why something cannot be done it says too.
 */
import { SvelteSet } from 'svelte/reactivity'
import { printOf } from '../board/pieces'
import { ApiError } from '../net/api'
import type { AreaName, BattleOrders, BlockName, CardName, Choice, Hint, Message, Piece, Reach, ScreenState } from '../protocol'
import { messageOf, SIDE_NAMES, type Room } from '../state/room.svelte'
import * as choices from './choices'
import { NOTHING, thingsChosen, thingsOf, type Things } from './things'

/** Orders for the round of a battle that is being fought, and nothing beyond it. */
const THIS_ROUND: BattleOrders = { fire: 'round', retreat: 'never', below: 0, to: null, hits: 'round', regroup: 'ask' }

/** A question that is asked back before a choice is sent. */
export interface Asked {
  question: Message
  choices: Choice[]
}

/** A hint, and what could be chosen when it was asked for. */
interface Given {
  hint: Hint
  isMovement: boolean
  occasion: string
  moment: string
}

export class Controller {
  /** The blocks taken up to be moved together. */
  readonly selected = new SvelteSet<BlockName>()
  reach = $state.raw<Reach[]>([])
  /** The card taken up, not yet played. */
  card = $state<CardName | null>(null)
  asked = $state.raw<Asked | null>(null)
  /** What is lit because a line of the log speaks of it. */
  spotlight = $state.raw<Things>(NOTHING)
  /** The choice that a guide asks for, lit also where it is a button. */
  hint = $state<Choice | null>(null)
  /** A hint is being thought about. */
  isThinking = $state(false)
  #given = $state.raw<Given | null>(null)
  #asking = 0

  readonly legal = $derived.by((): readonly Choice[] => (this.room.yourChoice ? (this.sheet?.legal ?? []) : []))
  /** The blocks that can be chosen now. */
  readonly blocks = $derived(choices.named(this.legal, 'block'))
  /** The areas that can be chosen now; those in reach while a group is in hand. */
  readonly areas = $derived(
    this.selected.size > 0
      ? choices.setOf(this.reach.map((each) => each.area))
      : choices.named(this.legal, 'area'),
  )
  readonly cards = $derived(choices.named(this.legal, 'card'))
  /** Whether one click can fire with all blocks of the letter; a guide wants them one by one. */
  readonly canFireAll = $derived(
    this.hint === null &&
      (this.sheet?.step === 'combat' ? this.legal.length > 0 && this.#hasTargets : this.legal.includes('fire')),
  )
  /** Whether one click can fight the round: a seat that has given other orders keeps them. */
  readonly canFightRound = $derived.by((): boolean => {
    const own = this.room.state?.own ?? null
    return this.canFireAll && this.#fighting > 1 && own !== null && own.orders === null
  })

  /** What can be chosen, as one text. */
  readonly moment = $derived([this.#occasion, this.sheet?.step, ...this.legal].join())
  /** The advice that was asked for, as long as it holds. */
  readonly advice = $derived(this.#given !== null && this.#holds(this.#given) ? this.#given.hint : null)
  /** What is recommended now, while nothing has been done yet. */
  readonly #advised = $derived(this.#given?.moment === this.moment ? this.advice : null)
  /** The choice that is lit, also where it is a button or a card. */
  readonly lit = $derived(this.hint ?? this.#advised?.choice ?? null)
  /** What is lit on the board. */
  readonly lights = $derived.by((): Things => {
    const [first] = this.#advised?.lines[0]?.order ?? []
    const isPointed = this.spotlight.areas.length + this.spotlight.blocks.length > 0
    if (!isPointed && this.room.isBehind) return this.room.story.lights
    if (!isPointed && this.hint !== null) return thingsChosen(this.hint)
    return isPointed || first === undefined ? this.spotlight : thingsOf(first)
  })
  readonly canHint = $derived.by((): boolean => {
    const side = this.room.side
    const mine = side === null ? undefined : SIDE_NAMES[side]
    return this.legal.length > 0 && mine !== undefined && (this.room.status?.hints.includes(mine) ?? false)
  })

  constructor(readonly room: Room) {}

  get sheet(): ScreenState | null {
    return this.room.sheet
  }

  /** What a choice belongs to: the same things can often be chosen again another time. */
  get #occasion(): string {
    const { year, turn, phase, battle } = this.sheet ?? {}
    return [year, turn, phase, battle?.area, battle?.round].join('/')
  }

  /** Whether an enemy takes part in the battle now; his reserves may still be to come. */
  get #hasTargets(): boolean {
    return this.sheet?.battle?.order.some((turn) => turn.side !== this.room.side) ?? true
  }

  /** How many blocks of one's own take part in the battle now. */
  get #fighting(): number {
    const { battle, pieces = [] } = this.sheet ?? {}
    const isFighting = ({ place, side, role, captured }: Piece): boolean =>
      place === battle?.area && side === this.room.side && role !== 'reserve' && !captured
    return pieces.filter(isFighting).length
  }

  get #gathers(): boolean {
    return this.sheet?.gathers ?? false
  }

  /** Forget what was begun: the game has gone on, or the player has changed his mind. */
  letGo(): void {
    this.#asking += 1
    this.selected.clear()
    this.reach = []
    this.card = null
    this.asked = null
  }

  // --- what was clicked ----------------------------------------------------------------------

  async onBlock(name: BlockName): Promise<void> {
    if (this.selected.has(name)) return this.#gather(name)
    if (!this.legal.includes(choices.block(name))) {
      // A click on a standing block may mean the area it stands in.
      const place = this.sheet?.pieces.find((piece) => piece.name === name)?.place
      if (place && (this.areas.has(place) || this.selected.size > 0)) return this.onArea(place)
      return this.#explain(choices.block(name))
    }
    if (this.#gathers) return this.#gather(name)
    // A leader goes only if that is meant.
    if (this.sheet?.disbands && printOf(name).kind === 'leader') {
      const question = this.#sureOf({ blocks: [name], edward: this.sheet?.edward ?? 1 })
      if (question) this.asked = { question, choices: [choices.block(name)] }
      return
    }
    return this.#choose(choices.block(name))
  }

  /** Take up all blocks of an area that can be chosen, or put them down again. */
  async onGroup(area: AreaName): Promise<void> {
    const here = (this.sheet?.pieces ?? [])
      .filter((piece) => piece.place === area && this.blocks.has(piece.name))
      .map((piece) => piece.name)
    if (!this.#gathers || here.length === 0) return this.onArea(area)
    const all = here.every((name) => this.selected.has(name))
    this.selected.clear()
    if (!all) for (const name of here.slice(0, this.sheet?.limits.together)) this.selected.add(name)
    await this.#ask()
  }

  async onArea(name: AreaName): Promise<void> {
    if (this.selected.size > 0) {
      const found = this.reach.find((each) => each.area === name)
      if (found) return this.#choose(...found.choices)
      return this.#explain(choices.area(name), [...this.selected])
    }
    if (this.legal.includes(choices.area(name))) return this.#choose(choices.area(name))
    return this.#explain(choices.area(name))
  }

  onCard(name: CardName): void {
    if (!this.cards.has(name)) void this.#explain(choices.card(name))
    else this.card = this.card === name ? null : name
  }

  async playCard(): Promise<void> {
    if (this.card !== null) await this.#choose(choices.card(this.card))
  }

  /** A button or a key; asks back where the server says that one should. */
  async onWord(choice: Choice): Promise<void> {
    const word = this.sheet?.words.find((each) => each.choice === choice)
    const sure = word?.sure ?? (choice === 'disband' ? this.#sureOf(word?.message.args.block) : null)
    if (sure) this.asked = { question: sure, choices: [choice] }
    else await this.#choose(choice)
  }

  /** Any legal choice, from the list of all of them. */
  async onChoice(choice: Choice): Promise<void> {
    const { kind, name } = choices.parse(choice)
    if (kind === 'block') await this.onBlock(name)
    else if (kind === 'area') await this.onArea(name)
    else if (kind === 'card') this.onCard(name)
    else await this.onWord(choice)
  }

  async answer(yes: boolean): Promise<void> {
    const asked = this.asked
    this.asked = null
    if (asked && yes) await this.#choose(...asked.choices)
  }

  /** Fire with every block in its turn, and spare the better ones, until this round is over. */
  async fightRound(): Promise<void> {
    const area = this.sheet?.battle?.area
    if (area && this.canFightRound) await this.room.order(area, THIS_ROUND)
  }

  /** Take back the last block's whole way, which went with one click. */
  async undo(): Promise<void> {
    if (this.selected.size > 0) return this.letGo()
    let went = await this.room.undo()
    // No click ends in the middle of a move.
    while (went && this.room.state?.can_undo && this.sheet?.onTheWay) went = await this.room.undo()
  }

  // --- advice --------------------------------------------------------------------------------

  /** Ask what a computer player would do; what comes when something else is asked is not shown. */
  async askHint(): Promise<void> {
    if (!this.canHint || this.isThinking) return
    const { moment, sheet } = this
    const occasion = this.#occasion
    this.isThinking = true
    this.room.refusal = null
    try {
      const hint = await this.room.api.hint(this.room.state?.number ?? 0)
      this.#given = { hint, moment, occasion, isMovement: sheet?.phase === 'move' }
    } catch (error) {
      this.room.refusal = messageOf(error)
    } finally {
      this.isThinking = false
    }
  }

  dropAdvice(): void {
    this.#given = null
  }

  #holds(given: Given): boolean {
    if (given.moment === this.moment) return true
    // Advice for a whole movement phase is shown while it lasts.
    return given.isMovement && this.room.yourChoice && given.occasion === this.#occasion
  }

  /** The question whether a leader is to be disbanded. */
  #sureOf(block: Message['args'][string] | undefined): Message | null {
    return block === undefined ? null : { key: 'client-disband-sure', args: { block } }
  }

  // --- sending -------------------------------------------------------------------------------

  async #choose(...chosen: Choice[]): Promise<void> {
    if (await this.room.choose(...chosen)) this.letGo()
  }

  async #explain(choice: Choice, blocks: readonly BlockName[] = []): Promise<void> {
    if ((this.room.side !== null || this.room.isShared) && !this.room.isOver) await this.room.explain(choice, blocks)
  }

  async #gather(name: BlockName): Promise<void> {
    if (this.selected.has(name)) this.selected.delete(name)
    else {
      if (!this.#standsWithGroup(name)) this.selected.clear()
      this.selected.add(name)
    }
    await this.#ask()
  }

  /** Only blocks of one area go together. */
  #standsWithGroup(name: BlockName): boolean {
    const placeOf = (block: BlockName) => this.sheet?.pieces.find((piece) => piece.name === block)?.place
    const [first] = this.selected
    return first === undefined || (placeOf(first) === placeOf(name) && this.selected.size < (this.sheet?.limits.together ?? 1))
  }

  /** Ask where the group in hand can go; an answer that comes too late is not shown. */
  async #ask(): Promise<void> {
    const asking = ++this.#asking
    this.room.refusal = null
    if (this.selected.size === 0) {
      this.reach = []
      return
    }
    try {
      const reach = await this.room.api.reach([...this.selected])
      if (asking === this.#asking) this.reach = reach
    } catch (error) {
      if (asking !== this.#asking) return
      this.reach = []
      this.room.refusal = messageOf(error)
      if (error instanceof ApiError && error.status === 409) await this.room.resync()
    }
  }
}
