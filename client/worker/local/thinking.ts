/** Asks the thinking worker one question after another, and replaces it when it takes too long or is to stop. */
import type { Compiled } from './python'

/** How long starting a worker may take. */
const START_MS = 60_000
/** A choice may take this many times its limit. */
const PATIENCE = 2

export class StoppedError extends Error {}

export class Thinking {
  #worker: Worker | null = null
  /** Whether the worker has the learned players' network. */
  #isLearned = false
  #last: Promise<unknown> = Promise.resolve()
  #stop: (() => void) | null = null
  /** For whom is thought now. */
  about: string | null = null

  constructor(
    private readonly compiled: Compiled,
    private readonly make: () => Worker,
    private readonly onSnapshot: (snapshot: ArrayBuffer) => void,
  ) {}

  /** Have the worker at hand before it is asked. */
  prepare(): void {
    if (this.#worker) return
    this.#worker = this.make()
    this.#worker.addEventListener('message', (event: MessageEvent<{ snapshot?: ArrayBuffer }>) => {
      if (event.data.snapshot) this.onSnapshot(event.data.snapshot)
    })
    this.#worker.postMessage({ start: this.compiled })
  }

  /** A player's reply, once earlier questions are answered; `null` when there was none in time. */
  ask(question: string, seconds: number, about: string, network: ArrayBuffer | null): Promise<string | null> {
    const asked = this.#last.then(() => this.#ask(question, seconds, about, network))
    this.#last = asked.catch(() => null)
    return asked
  }

  /** Stop thinking for a game. */
  stop(about: string): void {
    if (this.about === about) this.#stop?.()
  }

  #ask(question: string, seconds: number, about: string, network: ArrayBuffer | null): Promise<string | null> {
    const isFresh = this.#worker === null
    this.prepare()
    const worker = this.#worker
    if (!worker) throw new Error('no worker')
    this.about = about
    return new Promise<string | null>((resolve, reject) => {
      const limit = seconds * PATIENCE * 1000 + (isFresh ? START_MS : START_MS / 2)
      const timer = setTimeout(() => end(() => resolve(null), true), limit)
      const end = (settle: () => void, isOver: boolean): void => {
        clearTimeout(timer)
        this.#stop = this.about = null
        if (isOver) {
          worker.terminate()
          this.#worker = null
          this.#isLearned = false
        }
        settle()
      }
      this.#stop = () => end(() => reject(new StoppedError()), true)
      worker.onmessage = (event: MessageEvent<{ reply?: string; failed?: string }>) => {
        const { reply, failed } = event.data
        if (reply !== undefined) end(() => resolve(reply), false)
        else if (failed !== undefined) end(() => resolve(null), true)
      }
      worker.onerror = () => end(() => resolve(null), true)
      if (network && !this.#isLearned) worker.postMessage({ network })
      this.#isLearned ||= network !== null
      worker.postMessage({ question })
    })
  }
}
