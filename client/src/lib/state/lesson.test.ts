import { execFileSync } from 'node:child_process'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Controller } from '../play/controller.svelte'
import * as choices from '../play/choices'
import type { Lesson } from '../protocol'
import { LessonRoom } from './lesson.svelte'

const PYTHON = process.env.SCHILTROM_PYTHON ?? '../.venv/bin/python'
const PRINT =
  'from schiltrom.screen.encoding import to_text; from schiltrom.screen.tutorial import lesson; print(to_text(lesson()))'

let lesson: Lesson

beforeAll(() => {
  const env = { ...process.env, PYTHONPATH: '../src' }
  lesson = JSON.parse(execFileSync(PYTHON, ['-c', PRINT], { encoding: 'utf8', env, maxBuffer: 2 ** 26 })) as Lesson
}, 60_000)
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Do what the guide asks for, as a person would: by clicks. */
async function obey(control: Controller, room: LessonRoom): Promise<void> {
  const { kind, name } = choices.parse(room.step.expect ?? '')
  if (kind === 'block') await control.onBlock(name)
  else if (kind === 'area') await control.onArea(name)
  else if (kind === 'card') {
    control.onCard(name)
    await control.playCard()
  } else {
    await control.onWord(name)
    if (control.asked) await control.answer(true)
  }
  if (control.selected.size > 0) await control.onArea(choices.parse(room.next?.expect ?? '').name)
  await vi.advanceTimersByTimeAsync(20_000)
}

describe('the guided game', () => {
  it('can be played to its end by clicks on what is lit', async () => {
    const room = new LessonRoom(lesson)
    const control = new Controller(room)
    let clicks = 0
    while (!room.isDone && (clicks += 1) < 100) {
      expect(control.legal).toEqual([room.step.expect])
      await obey(control, room)
      expect(room.refusal).toBeNull()
    }
    expect([room.isDone, room.sheet?.year]).toEqual([true, 1298])
    expect(room.lines.length).toBeGreaterThan(40)
  })

  it('takes nothing else, and says so', async () => {
    const room = new LessonRoom(lesson)
    const control = new Controller(room)
    control.onCard('1')
    await Promise.resolve()
    expect([room.refusal?.key, room.at]).toEqual(['lesson-only', 0])
    expect(await room.choose('card 1')).toBe(false)
    expect(await room.choose('card 2')).toBe(true)
    expect(room.refusal).toBeNull()
  })

  it('lights the way of the block that is taken up', async () => {
    const room = new LessonRoom(lesson, 1)
    const control = new Controller(room)
    await control.onBlock('Wallace')
    expect(control.reach).toMatchObject([{ area: 'Mentieth', path: ['Fife', 'Mentieth'], cost: 1, attack: true }])
    await control.onArea('Mentieth')
    await vi.advanceTimersByTimeAsync(20_000)
    await control.onBlock('Douglas')
    expect(control.reach).toMatchObject([{ area: 'Mentieth', cost: 0 }])
  })

  it('shows what the others do one after another, unless the learner hurries', async () => {
    const room = new LessonRoom(lesson, 5)
    await room.choose('done')
    expect([room.watching, room.yourChoice]).toEqual([true, false])
    room.hurry()
    await vi.advanceTimersByTimeAsync(1)
    expect([room.watching, room.yourChoice]).toEqual([false, true])
    room.to(2)
    expect(room.lines.length).toBeLessThan(20)
  })
})
