/** The server lets a seat's choices make themselves as this browser's settings say. */
import type { GameApi } from '../net/api'
import type { OwnSeat } from '../protocol'
import { settings } from './settings.svelte'

/** Tell the server what the seat wants, now and when the settings change; returns how to end that. */
export function keepWishes(api: GameApi, own: () => OwnSeat | null): () => void {
  /** What was said last: another browser that holds the seat may want something else. */
  let said = ''
  return $effect.root(() => {
    $effect(() => {
      const wanted = settings.wishes
      const has = own()?.wishes
      if (has === undefined || said === wanted.join()) return
      said = wanted.join()
      if (said !== has.join()) api.wish(wanted).catch(() => (said = ''))
    })
  })
}
