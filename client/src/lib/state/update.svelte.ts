/** The service worker: put in place, and asked to give way when a newer version is there. */
import { fileAt } from './address'

class Update {
  /** A newer version waits until somebody wants it. */
  isReady = $state(false)
  #waiting: ServiceWorker | null = null

  start(): void {
    if (!('serviceWorker' in navigator)) return
    const begin = (): void => void this.#register()
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { once: true })
  }

  /** Let the newer version in, and show it. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.#waiting?.postMessage({ skip: true })
  }

  async #register(): Promise<void> {
    try {
      const registration = await navigator.serviceWorker.register(fileAt('sw.js'))
      this.#look(registration.waiting)
      registration.addEventListener('updatefound', () => this.#follow(registration.installing))
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage({ keep: loadedAssets() })
    } catch {
      // Private windows and plain http have no workers; the game needs none.
    }
  }

  #follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') this.#look(worker)
    })
  }

  /** The first version of all has nobody to give way. */
  #look(worker: ServiceWorker | null): void {
    if (!worker || !navigator.serviceWorker.controller) return
    this.#waiting = worker
    this.isReady = true
  }
}

/** What this page has loaded before a worker could keep it. */
function loadedAssets(): string[] {
  return performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith(fileAt('assets/')))
    .map((url) => url.pathname)
}

export const update = new Update()
