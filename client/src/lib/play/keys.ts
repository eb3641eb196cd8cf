/** The keys of the game, and what each means; `?` shows them. */
import type { Choice } from '../protocol'

/** Choices that have a key of their own. */
export const WORD_KEYS: Record<string, Choice[]> = {
  d: ['done'],
  p: ['pass'],
  s: ['stop'],
  f: ['fire'],
  h: ['hold'],
  e: ['event'],
  w: ['winter'],
  b: ['disband'],
}

/** What is not a choice; like those, each has a message that explains it. */
export const OTHER_KEYS = {
  u: 'undo',
  a: 'fire-all',
  r: 'fight-round',
  t: 'hint',
  o: 'odds',
  c: 'choices',
  l: 'log',
  ' ': 'skip',
  Escape: 'let-go',
  '?': 'keys',
} as const

export type Action = (typeof OTHER_KEYS)[keyof typeof OTHER_KEYS]

/** The choice that a key stands for among those that are legal. */
export function choiceOf(key: string, legal: readonly Choice[]): Choice | null {
  return WORD_KEYS[key]?.find((choice) => legal.includes(choice)) ?? null
}

export function keyOf(choice: Choice): string | null {
  return Object.keys(WORD_KEYS).find((key) => WORD_KEYS[key]?.includes(choice)) ?? null
}

export function actionOf(key: string): Action | null {
  return key in OTHER_KEYS ? OTHER_KEYS[key as keyof typeof OTHER_KEYS] : null
}

/** Whether a key is meant for the field it is typed in. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  )
}
