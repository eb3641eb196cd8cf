/**
 * The colours that Python's drawings have too, as variables of CSS: `--sea-deep`, `--wood-england`.
 * Of those that change by night `light-dark` takes the one that the page's colour scheme asks for.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FILE = join(dirname(fileURLToPath(import.meta.url)), '../../src/schiltrom/data/art/colours.json')
const NAME = 'virtual:colours.css'

interface Colours {
  themed: Record<string, [string, string]>
  plain: Record<string, string>
}

function css({ themed, plain }: Colours): string {
  const lines = [
    ...Object.entries(themed).map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`),
    ...Object.entries(plain).map(([name, colour]) => `--${name}:${colour}`),
  ]
  return `:root{${lines.join(';')}}`
}

export function colours(): Plugin {
  return {
    name: 'colours',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      this.addWatchFile(FILE)
      return css(JSON.parse(readFileSync(FILE, 'utf8')) as Colours)
    },
  }
}
