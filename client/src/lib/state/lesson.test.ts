import { execFileSync } from 'node:child_process'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Controller } from '../play/controller.svelte'
import * as choices from '../play/choices'
import type { Lesson } from '../protocol'
import { LESSONS, type LessonName } from './learning.svelte'
import { LessonRoom } from './lesson.svelte'

const PYTHON = process.env.SCHILTROM_PYTHON ?? '../.venv/bin/python'
const PRINT = `
from schiltrom.screen.encoding import to_text
from schiltrom.screen.tutorial import LESSONS, lesson
print("[" + ",".join(to_text(lesson(name)) for name in LESSONS) + "]")
`

let lessons: Lesson[]
const NAMES = LESSONS.map(({ name }) => name)

function lesson(name: LessonName): Lesson {
  const found = lessons.find((each) => each.name === name)
  if (!found) throw new Error(`no lesson ${name}`)
  return found
}

beforeAll(() => {
  const env = { ...process.env, PYTHONPATH: '../src' }
  lessons = JSON.parse(execFileSync(PYTHON, ['-c', PRINT], { encoding: 'utf8', env, maxBuffer: 2 ** 28 })) as Lesson[]
}, 60_000)
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Do what the step asks for, as a person would: by clicks. */
async function obey(control: Controller, room: LessonRoom): Promise<void> {
  const { pick, expect: asked } = room.step
  if (room.isReading) room.goOn()
  else if (pick !== null) {
    const { kind, name } = choices.parse(pick)
    if (kind === 'card') {
      control.onCard(name)
      await control.playCard()
    } else {
      await control.onBlock(name)
      await control.onArea(room.next?.aim ?? '')
    }
  } else if (asked.length > 1) await room.choose(...asked)
  else {
    const { kind, name } = choices.parse(asked[0] ?? '')
    if (kind === 'block') await control.onBlock(name)
    else if (kind === 'area') await control.onArea(name)
    else await control.onWord(name)
    if (control.asked) await control.answer(true)
  }
  await vi.advanceTimersByTimeAsync(20_000)
}

describe('the lessons', () => {
  it('are those that the server has', () => {
    expect(lessons.map(({ name }) => name)).toEqual(NAMES)
  })

  it.each(LESSONS)('$name teaches what the checklist says', ({ name, teaches }) => {
    expect(lesson(name).steps.flatMap(({ learned }) => learned)).toEqual(teaches)
  })

  it.each(NAMES)('%s can be played to its end by doing what each step asks for', async (name) => {
    const room = new LessonRoom(lesson(name))
    const control = new Controller(room)
    for (let steps = 0; !room.isDone && steps < 100; steps += 1) {
      const { at } = room
      await obey(control, room)
      expect([room.wrong, room.at > at]).toEqual([null, true])
    }
    expect(room.isDone).toBe(true)
    expect(room.lines.length).toBeGreaterThan(20)
  })

  it('take nothing else, say so, and go on afterwards', async () => {
    const room = new LessonRoom(lesson('first-year'), 3)
    const control = new Controller(room)
    control.onCard('1')
    await Promise.resolve()
    expect([room.wrong, room.at]).toEqual(['card', 3])
    await control.onBlock('Wallace')
    expect(room.wrong).toBe('block')
    expect(await room.choose('card 1')).toBe(false)
    expect(await room.choose('card 2')).toBe(true)
    expect(room.wrong).toBeNull()
  })

  it('have a block taken in hand in one step and sent in the next', async () => {
    const room = new LessonRoom(lesson('first-year'), 7)
    const control = new Controller(room)
    expect(room.step.pick).toBe('block Wallace')
    await control.onBlock('Wallace')
    expect(control.reach).toMatchObject([{ area: 'Atholl', path: ['Fife', 'Atholl'], cost: 1, attack: true }])
    control.letGo()
    expect(room.at).toBe(7)
    await control.onBlock('Wallace')
    await control.onArea('Mentieth')
    expect([room.wrong, room.at]).toEqual(['area', 7])
    await control.onArea('Atholl')
    await vi.advanceTimersByTimeAsync(20_000)
    await control.onBlock('Douglas')
    expect(control.reach).toMatchObject([{ area: 'Atholl', cost: 0 }])
  })

  it('begin where they were left; what needs something in hand begins with it', () => {
    expect(new LessonRoom(lesson('first-year'), 8).at).toBe(7)
    expect(new LessonRoom(lesson('battles'), 12).sheet?.battle?.area).toBe('Mentieth')
    const room = new LessonRoom(lesson('first-year'), 5)
    room.back()
    expect(room.at).toBe(3)
  })

  it('show what the others do one after another, unless the learner hurries', async () => {
    const room = new LessonRoom(lesson('first-year'), 11)
    await room.choose('done')
    expect([room.watching, room.yourChoice]).toEqual([true, false])
    room.hurry()
    await vi.advanceTimersByTimeAsync(1)
    expect([room.watching, room.yourChoice]).toEqual([false, true])
    const told = room.lines.length
    room.to(2)
    expect(room.lines.length).toBeLessThan(told)
  })
})
