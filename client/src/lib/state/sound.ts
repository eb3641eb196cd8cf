/** Which sounds are asked for; what makes them is loaded when the first one is wanted. */
import type { Sound } from './pace'
import { settings } from './settings.svelte'

export function hear(sound: Sound): void {
  if (!settings.sound || (document.hidden && sound !== 'bell')) return
  void import('../sound/synth').then(({ play }) => play(sound))
}
