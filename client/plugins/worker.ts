/** The service worker, told which files this version of the client is made of. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

const SOURCE = 'worker/sw.ts'
const FILE = 'sw.js'
const PUBLIC = 'public'
/** One language is loaded at a time; the worker keeps it when it is. */
const CATALOGUE = '\0virtual:catalogue/'

export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: FILE })
    },
    generateBundle(_, bundle) {
      const built = Object.values(bundle).filter((file) => file.fileName !== FILE)
      const ours = built.filter((file) =>
        file.type === 'chunk' ? !file.facadeModuleId?.startsWith(CATALOGUE) : file.fileName.endsWith('.css'),
      )
      const files = [...ours.map((file) => `/${file.fileName}`), ...readdirSync(PUBLIC).map((name) => `/${name}`)].sort()
      const chunk = bundle[FILE]
      if (chunk?.type !== 'chunk') throw new Error(`${SOURCE} was not built`)
      // Catalogues count too: new words are a new version.
      const everything = [...built.map((file) => file.fileName), ...files, chunk.code].join('\n')
      const version = createHash('sha256').update(everything).digest('hex').slice(0, 12)
      if (!chunk.code.includes('__SHELL__')) throw new Error(`${SOURCE} does not ask for its files`)
      chunk.code = `const __SHELL__=${JSON.stringify({ version, files })};${chunk.code}`
    },
  }
}
