import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Line } from '../protocol'
import { eventsOf, timeOf, type Event } from './pace'
import { LOOK_MS, Story } from './story.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function eventOf(key: string, args: Line['args']): Event {
  const [event] = eventsOf([{ number: 1, year: 1297, turn: 1, key: `chronicle-${key}`, args: { side: 0, block: { blocks: ['Ross/S'], edward: 1 }, ...args } }])
  if (!event) throw new Error('no event')
  return event
}

async function told(event: Event): Promise<Story> {
  const story = new Story()
  await story.roll(event, 0, null)
  story.tell(event, 1, null)
  return story
}

describe('a herald', () => {
  it('is told by his die first, and then with a banner', async () => {
    const story = await told(eventOf('herald', { die: 3, success: 1 }))
    expect([story.dice.shown?.dice[0]?.face, story.headline]).toEqual([3, null])
    vi.advanceTimersByTime(LOOK_MS)
    expect([story.dice.shown, story.headline?.key]).toEqual([null, 'chronicle-herald'])
  })

  it('has no banner when he is turned away, nor when somebody has gone on', async () => {
    const turnedAway = await told(eventOf('herald', { die: 5, success: 0 }))
    const goneOn = await told(eventOf('herald', { die: 3, success: 1 }))
    goneOn.putAway()
    vi.advanceTimersByTime(LOOK_MS)
    expect([turnedAway.headline, goneOn.headline]).toEqual([null, null])
  })

  it('takes his time, unlike a block that dies', async () => {
    const [won, lost] = [eventOf('herald', { die: 3, success: 1 }), eventOf('herald', { die: 5, success: 0 })]
    expect(timeOf(won, 1)).toBeGreaterThan(timeOf(lost, 1) + LOOK_MS)
    const killed = await told(eventOf('killed', { gone: 1 }))
    expect(killed.headline?.key).toBe('chronicle-killed')
  })
})
