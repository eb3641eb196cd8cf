/** A room whose states come from this browser, not from a server: a replay, the guided game. */
import type { Line, State } from '../protocol'
import { Room } from './room.svelte'

export class StillRoom extends Room {
  #shown = $state.raw<State | null>(null)

  override get state(): State | null {
    return this.#shown
  }

  /** Put a state on the screen, with all that was told until then. */
  protected show(state: State, lines: Line[]): void {
    this.#shown = state
    this.lines = lines
    this.connection = 'live'
  }

  override choose(): Promise<boolean> {
    return Promise.resolve(false)
  }

  override undo(): Promise<boolean> {
    return Promise.resolve(false)
  }

  override fireAll(): Promise<boolean> {
    return Promise.resolve(false)
  }

  override resync(): Promise<void> {
    return Promise.resolve()
  }

  override explain(): Promise<void> {
    return Promise.resolve()
  }
}
