import { beforeEach, describe, expect, it } from 'vitest'
import { isLesson, Learning, LESSONS, nextLesson } from './learning.svelte'

beforeEach(() => localStorage.clear())

describe('what was learned', () => {
  it('is kept, and nothing else is', () => {
    const learning = new Learning()
    learning.learn(['block', 'alchemy'])
    learning.learn(['block', 'retreat'])
    expect([...new Learning().learned]).toEqual(['block', 'retreat'])
    expect(localStorage.getItem('schiltrom.learned')).toBe('block retreat')
    expect(learning.total).toBe(LESSONS.flatMap(({ teaches }) => [...teaches]).length)
  })

  it('has a place in each lesson to come back to', () => {
    const learning = new Learning()
    expect([learning.place('battles'), learning.resume('battles')]).toEqual([null, 0])
    learning.leave('battles', 4, 23)
    learning.leave('winter', 16, 17)
    const again = new Learning()
    expect(again.place('battles')).toEqual({ at: 4, total: 23, isDone: false })
    expect([again.resume('battles'), again.resume('winter'), again.place('winter')?.isDone]).toEqual([4, 0, true])
    expect(again.place('first-year')).toBeNull()
  })

  it('is not lost when a finished lesson is opened again', () => {
    const learning = new Learning()
    learning.leave('winter', 16, 17)
    learning.leave('winter', 0, 17)
    expect(new Learning().place('winter')?.isDone).toBe(true)
  })

  it.each(['', '4', '-1/3', '9/3', 'x/y', '1/1000000'])('survives what somebody else wrote there: %s', (text) => {
    localStorage.setItem('schiltrom.lesson.battles', text)
    localStorage.setItem('schiltrom.learned', text)
    const learning = new Learning()
    expect([learning.place('battles'), learning.learned.size]).toEqual([null, 0])
  })
})

it('knows the lessons and their order', () => {
  expect([isLesson('battles'), isLesson('dancing'), isLesson(null)]).toEqual([true, false, false])
  expect([nextLesson('first-year'), nextLesson('winter')]).toEqual(['battles', null])
})
