/** How the screen looks and moves, as this browser's user likes it. */
import type { Wish } from '../protocol'
import { keep, kept } from './kept'
import { FACTORS, PACES, type Pace } from './pace'

export const THEMES = ['auto', 'light', 'dark', 'contrast', 'colour-blind'] as const
export const MOTIONS = ['auto', 'full', 'none'] as const
/** As the server names them. */
export const WISHES: readonly Wish[] = ['forced', 'hits']
type Theme = (typeof THEMES)[number]
type Motion = (typeof MOTIONS)[number]

function among<T extends string>(values: readonly T[], value: string | null, otherwise: T): T {
  return values.find((each) => each === value) ?? otherwise
}

class Settings {
  theme = $state<Theme>(among(THEMES, kept('theme'), 'auto'))
  motion = $state<Motion>(among(MOTIONS, kept('motion'), 'auto'))
  /** How fast one follows what others do. */
  pace = $state<Pace>(among(PACES, kept('pace'), 'normal'))
  /** A phone lies in company: it is silent until somebody wants it otherwise. */
  sound = $state(kept('sound') === null ? !matchMedia('(pointer: coarse)').matches : kept('sound') === 'on')
  /** Which choices make themselves, in the seats of this browser. */
  wishes = $state.raw<readonly Wish[]>(WISHES.filter((wish) => kept(`auto.${wish}`) !== 'off'))
  #less = matchMedia('(prefers-reduced-motion: reduce)')

  start(): void {
    this.#show()
    this.#less.addEventListener('change', () => this.#show())
  }

  choose(theme: Theme, motion: Motion): void {
    this.theme = theme
    this.motion = motion
    keep('theme', theme)
    keep('motion', motion)
    this.#show()
  }

  choosePace(pace: Pace): void {
    this.pace = pace
    keep('pace', pace)
  }

  chooseSound(sound: boolean): void {
    this.sound = sound
    keep('sound', sound ? 'on' : 'off')
  }

  chooseWish(wish: Wish, on: boolean): void {
    keep(`auto.${wish}`, on ? 'on' : 'off')
    this.wishes = WISHES.filter((each) => (each === wish ? on : this.wishes.includes(each)))
  }

  /** How many times as long as normal an event lasts; 0 for not at all. */
  get factor(): number {
    return FACTORS[this.pace]
  }

  get moves(): boolean {
    return this.motion === 'auto' ? !this.#less.matches : this.motion === 'full'
  }

  /** The style sheet asks the root element. */
  #show(): void {
    const root = document.documentElement
    root.dataset.theme = this.theme
    root.dataset.motion = this.moves ? 'full' : 'none'
  }
}

export const settings = new Settings()
