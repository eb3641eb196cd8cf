import { isLocal } from 'virtual:way'

/** Whether the server answers, as far as the last request and the browser tell. */
class Network {
  reachable = $state(isLocal || typeof navigator === 'undefined' || navigator.onLine)

  constructor() {
    if (isLocal) return
    addEventListener('online', () => this.answered())
    addEventListener('offline', () => this.failed())
  }

  answered(): void {
    this.reachable = true
  }

  failed(): void {
    this.reachable = false
  }
}

export const network = new Network()
