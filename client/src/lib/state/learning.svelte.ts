/** What somebody has learned in the lessons, and how far he is in each; this browser keeps it. */
import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import { keep, kept } from './kept'

/** The lessons in their order, and what each one teaches. */
export const LESSONS = [
  { name: 'first-year', teaches: ['block', 'hidden', 'cards', 'march', 'red', 'sea', 'herald'] },
  { name: 'battles', teaches: ['letters', 'dice', 'hits', 'reserves', 'rounds', 'capture', 'retreat'] },
  { name: 'winter', teaches: ['king', 'home', 'limit', 'build', 'levy'] },
] as const
export type LessonName = (typeof LESSONS)[number]['name']

/** Where somebody left a lesson: a step of so many, or its end. */
export interface Place {
  at: number
  total: number
  isDone: boolean
}

const ITEMS: ReadonlySet<string> = new Set(LESSONS.flatMap(({ teaches }) => [...teaches]))
const LEARNED = 'learned'
const keyOf = (lesson: LessonName): string => `lesson.${lesson}`

export const isLesson = (name: string | null): name is LessonName => LESSONS.some((lesson) => lesson.name === name)

/** The lesson after this one. */
export function nextLesson(name: LessonName): LessonName | null {
  return LESSONS[LESSONS.findIndex((lesson) => lesson.name === name) + 1]?.name ?? null
}

/** A place as it is kept: `4/24`. */
function placeOf(text: string | null): Place | null {
  const [, at, total] = /^(\d{1,3})\/(\d{1,3})$/.exec(text ?? '') ?? []
  if (at === undefined || total === undefined || Number(at) >= Number(total)) return null
  return { at: Number(at), total: Number(total), isDone: Number(at) === Number(total) - 1 }
}

export class Learning {
  readonly learned = new SvelteSet<string>((kept(LEARNED) ?? '').split(' ').filter((item) => ITEMS.has(item)))
  readonly #places = new SvelteMap<LessonName, Place>()
  readonly total = ITEMS.size

  constructor() {
    for (const { name } of LESSONS) {
      const place = placeOf(kept(keyOf(name)))
      if (place) this.#places.set(name, place)
    }
  }

  learn(items: readonly string[]): void {
    const news = items.filter((item) => ITEMS.has(item) && !this.learned.has(item))
    if (news.length === 0) return
    for (const item of news) this.learned.add(item)
    keep(LEARNED, [...this.learned].join(' '))
  }

  /** Where a lesson was left; null where it was not begun. */
  place(lesson: LessonName): Place | null {
    return this.#places.get(lesson) ?? null
  }

  /** The step to begin with: where it was left, or the first if it was finished. */
  resume(lesson: LessonName): number {
    const place = this.place(lesson)
    return place === null || place.isDone ? 0 : place.at
  }

  leave(lesson: LessonName, at: number, total: number): void {
    const place = placeOf(`${at}/${total}`)
    if (place === null || at === 0) return
    this.#places.set(lesson, place)
    keep(keyOf(lesson), `${at}/${total}`)
  }
}

export const learning = new Learning()
