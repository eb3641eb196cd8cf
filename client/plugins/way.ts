/** Which way the client goes to its games: to a server, or to a worker in the page itself. */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ID = 'virtual:way'
const SERVER = fileURLToPath(new URL('../src/lib/net/server.ts', import.meta.url))
const LOCAL = fileURLToPath(new URL('../src/local/way.ts', import.meta.url))

export function way(isStatic: boolean): Plugin {
  return {
    name: 'way',
    enforce: 'pre',
    resolveId: (id) => (id === ID ? (isStatic ? LOCAL : SERVER) : undefined),
  }
}
