/** The one thing that a step of a lesson asks for: its words, and where it is on the screen. */
import type { words } from '../i18n/words.svelte'
import * as choices from '../play/choices'
import type { Choice, LessonStep, ScreenState } from '../protocol'

type Words = typeof words

export interface Task {
  /** The sentence that asks for it. */
  text: string
  /** Find it on the page: the first of these that is there. */
  selectors: string[]
  /** The choice that is highlighted, if it is one. */
  hint: Choice | null
}

/** What the learner has done of a step already. */
export interface Begun {
  /** The card or the block that was to be selected is. */
  isPicked: boolean
  /** The game asks whether he is sure. */
  isAsked: boolean
}

const quoted = (name: string): string => `"${CSS.escape(name)}"`

/** The task of a step, as the screen stands now; after what is only selected comes the next step's. */
export function taskOf(words: Words, sheet: ScreenState, step: LessonStep, next: LessonStep | null, begun: Begun): Task {
  const press = (button: string, selector: string, hint: Choice | null = null): Task => ({
    text: words.t('lesson-do-press', { button, touch: touches() }),
    selectors: [selector],
    hint,
  })
  if (begun.isAsked) return press(words.t('client-yes'), '.asked .primary')
  if (step.pick !== null && !begun.isPicked) return selecting(words, sheet, step.pick)
  const { expect, aim } = step.pick !== null && next ? next : step
  if (aim !== null) return going(words, aim)
  const [first] = expect
  if (first === undefined) return press(words.t('client-guide-next'), '.guide .next')
  const { kind, name } = choices.parse(first)
  if (expect.includes('fire')) return press(words.t('word-fire'), '.battle .fire', 'fire')
  if (kind === 'card') return press(words.t('client-card-play', { card: { cards: [name] } }), '.hand .play .primary', first)
  if (kind === 'word') {
    const word = sheet.words.find((each) => each.choice === first)
    return press(word ? words.say(word.message) : '', '.prompt .buttons .hinted', first)
  }
  if (sheet.step === 'combat') return press(words.t('client-battle-retreat'), '.battle .retreat', first)
  if (kind === 'area') return sheet.battle ? press(words.area(name), '.battle .actions .area', first) : going(words, name)
  return selecting(words, sheet, first)
}

/** Whether a finger is used here, and no pointer. */
const touches = (): number => Number(matchMedia('(hover: none)').matches)

function going(words: Words, area: string): Task {
  return {
    text: words.t('lesson-do-area', { area: words.area(area), touch: touches() }),
    selectors: [`[data-area=${quoted(area)}] .hit`],
    hint: choices.area(area),
  }
}

/** A card, or a block: on the map, in a battle or in a list of names. */
function selecting(words: Words, sheet: ScreenState, choice: Choice): Task {
  const { kind, name } = choices.parse(choice)
  const touch = touches()
  if (kind === 'card') {
    return { text: words.t('lesson-do-card', { card: words.card(name), touch }), selectors: ['.hand li.hinted button'], hint: choice }
  }
  const block = words.block(name, sheet.edward)
  if (sheet.battle) {
    const selectors = ['.battle .tile:has(> .block.selectable) > button']
    return { text: words.t('lesson-do-fighter', { block, touch }), selectors, hint: choice }
  }
  const place = sheet.pieces.find((piece) => piece.name === name)?.place
  if (place === undefined) {
    return { text: words.t('lesson-do-press', { button: block, touch }), selectors: [`button[data-block=${quoted(name)}]`], hint: choice }
  }
  return {
    text: words.t('lesson-do-block', { block, area: words.area(place), touch }),
    // Where the blocks of the area are spread, it is there that one sees them.
    selectors: ['[data-fan] .token:has(.selectable:not(.selected))', `[data-area] [data-block=${quoted(name)}]`],
    hint: choice,
  }
}
