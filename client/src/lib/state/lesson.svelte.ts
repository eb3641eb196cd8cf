/**
 * A guided lesson: a recorded game in which the learner makes one side's choices again. It runs in
 * the browser alone; the only thing it takes is what the guide asks for.
 */
import { ApiError, GameApi } from '../net/api'
import * as choices from '../play/choices'
import type {
  BlockName,
  Choice,
  Frame,
  Lesson,
  LessonStep,
  Line,
  Message,
  Reach,
  ScreenState,
  SideName,
  State,
  Status,
} from '../protocol'
import { diceOf } from './dice.svelte'
import { eventsOf } from './pace'
import { SIDE_NAMES } from './room.svelte'
import { settings } from './settings.svelte'
import { StillRoom } from './still.svelte'

const GAME = 'lesson'
const LATER: Message = { key: 'lesson-later', args: {} }
/** How long a frame stays before the next: one with news in the log, and one without. */
const NEWS_MS = 1500
const QUIET_MS = 450
/** However much happens in between, the learner's turn comes before he falls asleep. */
const LONGEST_MS = 9000

/** What the game would ask the server for: the guide knows it, or has not come to it yet. */
class LessonApi extends GameApi {
  constructor(
    side: SideName,
    private readonly reachOf: (blocks: readonly BlockName[]) => Reach[],
  ) {
    super(GAME, side)
  }

  override reach = (blocks: readonly BlockName[]) => Promise.resolve(this.reachOf(blocks))
  override odds = () => later()
  override known = () => later()
  override winter = () => later()
}

function later(): Promise<never> {
  const body = { error: GAME, message: LATER.key, say: LATER }
  return Promise.reject(new ApiError(422, body))
}

export class LessonRoom extends StillRoom {
  override readonly api: GameApi
  /** The step the learner is at. */
  at = $state(0)
  /** Whether it is shown what the others do. */
  watching = $state(false)
  /** What the learner tried instead of what was asked: a card, a block, an area or a word. */
  wrong = $state<choices.Parsed['kind'] | null>(null)
  #go: (() => void) | null = null
  #hurries = false

  constructor(
    readonly lesson: Lesson,
    at = 0,
  ) {
    super(GAME, lesson.side)
    this.api = new LessonApi(lesson.side, (blocks) => this.#reach(blocks))
    this.to(at)
  }

  get step(): LessonStep {
    const step = this.lesson.steps[this.at]
    if (!step) throw new RangeError(`the lesson has no step ${this.at}`)
    return step
  }

  get next(): LessonStep | null {
    return this.lesson.steps[this.at + 1] ?? null
  }

  override get yourChoice(): boolean {
    return !this.watching && super.yourChoice
  }

  get isLast(): boolean {
    return this.next === null
  }

  get isDone(): boolean {
    return !this.watching && this.isLast
  }

  /** Whether there is something to read and nothing to choose. */
  get isReading(): boolean {
    return !this.watching && !this.isLast && this.step.pick === null && this.step.expect.length === 0
  }

  /** Go to a step at once; one that only goes on with what was selected before begins there. */
  to(step: number): void {
    this.#hurries = true
    this.story.clear()
    this.#go?.()
    this.at = Math.max(0, Math.min(step, this.lesson.steps.length - 1))
    while (this.lesson.steps[this.at - 1]?.pick) this.at -= 1
    this.watching = false
    this.wrong = null
    const frame = this.#latest()
    if (frame) this.#display(frame, true)
  }

  /** What was shown last before this step. */
  #latest(): Frame | undefined {
    return this.lesson.steps.slice(0, this.at + 1).flatMap((each) => each.frames).at(-1)
  }

  /** One step back. */
  back(): void {
    this.to(this.at - 1)
  }

  /** It has been read. */
  goOn(): void {
    if (this.isReading) void this.#advance(1)
  }

  /** Do not wait any longer: show what comes of it. */
  hurry(): void {
    this.#hurries = true
    this.story.dice.skip()
    this.#go?.()
  }

  override choose(...chosen: Choice[]): Promise<boolean> {
    const asked = this.step.pick === null ? this.step.expect : (this.next?.expect ?? [])
    const isRight = !this.watching && chosen.length > 0 && chosen.join() === asked.join()
    this.wrong = isRight || this.watching ? null : kindOf(chosen.at(-1))
    if (isRight) void this.#advance(this.step.pick === null ? 1 : 2)
    return Promise.resolve(isRight)
  }

  override fireAll(): Promise<boolean> {
    this.wrong = 'word'
    return Promise.resolve(false)
  }

  override explain(choice?: Choice): Promise<void> {
    if (!this.watching) this.wrong = kindOf(choice)
    return Promise.resolve()
  }

  async #advance(steps: number): Promise<void> {
    const from = this.at
    this.at = Math.min(from + steps, this.lesson.steps.length - 1)
    const goal = this.at
    this.watching = true
    this.wrong = null
    this.story.clear()
    this.#hurries = settings.factor === 0
    const frames = this.lesson.steps.slice(from + 1, goal + 1).flatMap((step) => step.frames)
    const last = frames.at(-1)
    const longest = LONGEST_MS / Math.max(1, frames.length)
    for (const frame of frames.slice(0, -1)) {
      if (hasThrow(frame) && !(await this.#throw(frame, goal))) return
      this.#display(frame, false)
      this.#tell(frame)
      await this.#pause(Math.min(longest, frame.lines.length > 0 ? NEWS_MS : QUIET_MS) * settings.factor)
      if (this.at !== goal || !this.watching) return
    }
    if (last && hasThrow(last) && !(await this.#throw(last, goal))) return
    this.watching = false
    const shown = last ?? this.#latest()
    if (shown) this.#display(shown, true)
    if (last) this.#tell(last)
  }

  /** Dice come to lie before it is shown what they did; false when somebody has gone elsewhere meanwhile. */
  async #throw(frame: Frame, goal: number): Promise<boolean> {
    const battle = frame.sheet.battle?.area ?? this.sheet?.battle?.area ?? null
    if (!this.#hurries) for (const event of eventsOf(frame.lines)) await this.story.roll(event, 1, battle)
    return this.at === goal && this.watching
  }

  #tell(frame: Frame): void {
    const battle = frame.sheet.battle?.area ?? null
    for (const event of eventsOf(frame.lines)) {
      if (this.#hurries) this.story.jump([event], this.side, battle, battle)
      else this.story.tell(event, this.side, battle)
    }
  }

  async #pause(ms: number): Promise<void> {
    if (this.#hurries) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#go = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#go = null
  }

  #display(frame: Frame, isLearners: boolean): void {
    const { pick, expect } = this.step
    const [asked] = pick === null ? expect : [pick]
    const asks = isLearners && asked !== undefined
    const { words, waits } = frame.sheet
    this.show(
      {
        side: this.lesson.side,
        number: frame.number,
        sheet: {
          ...frame.sheet,
          legal: asks ? [asked] : [],
          waits: isLearners && !asks ? [] : waits,
          // Only what is asked for can be meant: of the rest nobody need be asked if he is sure.
          words: words.map((word) => ({ ...word, sure: expect.includes(word.choice) ? word.sure : null })),
        },
        lines: [],
        status: statusOf(frame.sheet, this.lesson.side),
        can_undo: false,
        your_choice: asks,
        views: null,
        own: null,
      } satisfies State,
      this.#told(frame.number),
    )
  }

  #told(until: number): Line[] {
    return this.lesson.steps.flatMap((step) => step.frames).flatMap((frame) => (frame.number <= until ? frame.lines : []))
  }

  /** Where the guide wants these blocks to go, if it is their turn. */
  #reach(blocks: readonly BlockName[]): Reach[] {
    const [block, ...others] = blocks
    const { sheet, step, next } = this
    const place = sheet?.pieces.find((piece) => piece.name === block)?.place
    if (block === undefined || others.length > 0 || step.pick !== choices.block(block)) return []
    if (!sheet || !next?.aim || place === undefined) return []
    const areas = next.expect.map((each) => choices.parse(each)).filter(({ kind }) => kind === 'area')
    const after = this.lesson.steps[this.at + 2]?.frames.at(-1)?.sheet
    return [
      {
        area: next.aim,
        path: [place, ...(areas.length > 0 ? areas.map(({ name }) => name) : [next.aim])],
        cost: Math.max(0, sheet.moves - (after?.moves ?? sheet.moves)),
        attack: isHeldBy(sheet, next.aim, 1 - SIDE_NAMES.indexOf(this.lesson.side)),
        choices: next.expect,
        note: null,
      },
    ]
  }
}

const kindOf = (choice: Choice | undefined): choices.Parsed['kind'] => choices.parse(choice ?? '').kind
const hasThrow = (frame: Frame): boolean => frame.lines.some((line) => diceOf(line).length > 0)

function isHeldBy(sheet: ScreenState, area: string, side: number): boolean {
  return (
    sheet.pieces.some((piece) => piece.place === area && piece.side === side) ||
    sheet.hidden.some((hidden) => hidden.area === area && hidden.side === side && hidden.count > 0)
  )
}

/** What is known of a game that no server has. */
function statusOf(sheet: ScreenState, side: SideName): Status {
  return {
    game: GAME,
    scenario: sheet.scenario,
    rules: sheet.rules,
    preset: '',
    bidding: false,
    bids: null,
    begun: true,
    over: false,
    winner: null,
    ending: '',
    imported: false,
    open: false,
    commitment: '',
    epochs: [],
    seats: SIDE_NAMES.map((name) => ({
      side: name,
      name: '',
      kind: name === side ? 'here' : 'computer',
      level: null,
      taken: true,
      commitment: null,
      ready: true,
      hasBid: false,
      present: true,
    })),
    clock: null,
    offers: [],
    rematch: null,
    hints: [],
  }
}
