/** What a screen tells besides the state of the game: dice, words, arrows, banners, sounds. */
import { NOTHING, thingsOf, type Things } from '../play/things'
import type { AreaName, Line, Message, Side } from '../protocol'
import { Dice, ROLL_MS } from './dice.svelte'
import { headlineOf, isOwn, soundOf, storyOf, type Event, type March, type Sound } from './pace'
import { settings } from './settings.svelte'
import { hear } from './sound'

/** How long a banner stays, however fast the game goes on. */
const BANNER_MS = 2600
/** So long one looks at the dice of a herald before their banner takes their place. */
export const LOOK_MS = 1100
/** Without a side of one's own, arrows are kept of so many marches. */
const MOST_MARCHES = 6

export class Story {
  readonly dice = new Dice()
  /** The last event in words. */
  words = $state.raw<Message | null>(null)
  /** What is told with a banner, for a moment. */
  headline = $state.raw<Line | null>(null)
  /** Where the others went since one's own last choice. */
  marches = $state.raw<March[]>([])
  /** What the event under way is about. */
  lights = $state.raw<Things>(NOTHING)
  #thrownIn: AreaName | null = null
  #turn = ''
  #banner: ReturnType<typeof setTimeout> | undefined

  constructor(readonly isOnScreen = (): boolean => true) {}

  /** Sound, if somebody looks at this screen. */
  hear(sound: Sound): void {
    if (this.isOnScreen()) hear(sound)
  }

  /** Roll the dice of an event, which is shown when they lie. */
  async roll(event: Event, factor: number, battle: AreaName | null): Promise<void> {
    for (const line of event.throws) {
      this.hear('dice')
      this.#thrownIn = battle
      await this.dice.roll(line, settings.moves ? ROLL_MS * factor : 0)
    }
  }

  /** Tell an event that is on the screen now. */
  tell(event: Event, side: Side | null, battle: AreaName | null): void {
    const sound = soundOf(event)
    if (sound) this.hear(sound)
    this.#note(event, side)
    if (event.throws.length > 0) this.#thrownIn ??= battle
    this.settle(battle)
  }

  #note(event: Event, side: Side | null): void {
    const [line] = event.lines
    const turn = line ? `${line.year}/${line.turn}` : this.#turn
    // Who has no side never acts himself: for him a new game turn begins without arrows.
    if (side === null && turn !== this.#turn) this.marches = []
    this.#turn = turn
    const said = storyOf(event)
    // What one has done oneself one need not be told.
    if (said && (side === null || event.throws.length > 0 || !event.lines.every((line) => isOwn(line, side)))) this.words = said
    this.lights = said ? thingsOf(said) : NOTHING
    this.#announce(event)
    if (event.march && event.march.side !== side) this.#draw(event.march, side)
  }

  /** Dice of a battle that is over are taken away. */
  settle(battle: AreaName | null): void {
    this.dice.rest(this.#thrownIn !== battle)
  }

  /** Tell several events at once; the last throw may still be looked at. */
  jump(events: readonly Event[], side: Side | null, thrownIn: AreaName | null, battle: AreaName | null): void {
    this.dice.skip()
    for (const event of events) this.#note(event, side)
    const last = events.at(-1)
    const thrown = events.flatMap((event) => event.throws).at(-1)
    const sound = last && soundOf(last)
    if (sound) this.hear(sound)
    if (thrown) {
      this.#thrownIn = thrownIn
      this.dice.lay(thrown)
    }
    this.settle(battle)
    this.lights = NOTHING
  }

  /** Draw again where the others went since one's own last choice: the page was loaded anew. */
  recall(events: readonly Event[], side: Side | null): void {
    if (side === null) return
    const own = events.findLastIndex((event) => event.lines.some((line) => isOwn(line, side)))
    for (const event of events.slice(own + 1)) {
      this.words = storyOf(event) ?? this.words
      if (event.march && event.march.side !== side) this.#draw(event.march, side)
    }
  }

  /** One has acted oneself: what the others did is known. */
  forget(): void {
    this.words = null
    this.marches = []
    this.lights = NOTHING
  }

  /** Take away what lies over the map, before its time. */
  putAway(): void {
    this.#unfurl(null)
    this.dice.clear()
  }

  clear(): void {
    this.forget()
    this.dice.clear()
    this.#unfurl(null)
  }

  #draw(march: March, side: Side | null): void {
    const before = side === null && this.marches.at(-1)?.side !== march.side ? [] : this.marches
    const isSame = (each: March): boolean => each.side === march.side && each.path.join() === march.path.join()
    const kept = before.filter((each) => !isSame(each))
    const count = march.count + (before.find(isSame)?.count ?? 0)
    this.marches = [...kept, { ...march, count }].slice(side === null ? -MOST_MARCHES : 0)
  }

  /** Tell of an event with a banner; what dice have decided, after they were looked at. */
  #announce(event: Event): void {
    const line = headlineOf(event)
    if (line === null) return
    if (!event.throws.includes(line)) return this.#unfurl(line)
    this.#unfurl(null)
    this.#banner = setTimeout(() => {
      this.dice.clear()
      this.#unfurl(line)
    }, LOOK_MS)
  }

  #unfurl(line: Line | null): void {
    clearTimeout(this.#banner)
    this.headline = line
    if (line) this.#banner = setTimeout(() => (this.headline = null), BANNER_MS)
  }
}
