/**
 * The Fluent catalogues that Python reads too, as modules of the client: one for each language,
 * and one more for each text that is long and seldom read.
 *
 * A new language is a new folder in `src/schiltrom/locale`; nothing else knows which there are.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOCALE = join(dirname(fileURLToPath(import.meta.url)), '../../src/schiltrom/locale')
const INDEX = 'virtual:catalogues'
const PREFIX = 'virtual:catalogue/'
const BOARD = 'virtual:board-words'
/** Of all messages those that a board on somebody's page needs. */
const ON_BOARD = /^(-[\w-]+|side|edward|(area|block|place|short)-[\w-]+|client-(board|zoom)[\w-]*|client-text-block|notation-(line-[\w-]+|field)) *=/
/** Catalogues that are loaded when somebody opens what they speak of; the rest is `words`. */
const SEPARATE = ['lesson', 'local', 'rules', 'switches']
/** What only the command line says. */
const NOT_OURS = ['arena', 'render', 'terminal']

function languages(): string[] {
  return readdirSync(LOCALE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** The files of a part: one separate catalogue, or all the others as `words`. */
function filesOf(part: string, language: string): string[] {
  const names = readdirSync(join(LOCALE, language)).filter((name) => name.endsWith('.ftl'))
  const wanted = names.filter((name) => {
    const bare = name.slice(0, -'.ftl'.length)
    return part === 'words' ? !SEPARATE.includes(bare) && !NOT_OURS.includes(bare) : bare === part
  })
  return wanted.sort().map((name) => join(LOCALE, language, name))
}

function index(): string {
  const part = (name: string) => {
    const entries = languages().map((each) => `'${each}': () => import('${PREFIX}${name}/${each}')`)
    return `export const ${name} = { ${entries.join(', ')} }`
  }
  return ['words', ...SEPARATE].map(part).join('\n')
}

/** All languages in one: the messages that a board needs, and nothing else. */
function boardWords(): string {
  const messages = (language: string): string[] =>
    [...filesOf('words', language)].flatMap((file) => readFileSync(file, 'utf8').split(/^(?=[a-z-][\w-]* *=)/m))
  const wanted = (language: string): string => messages(language).filter((each) => ON_BOARD.test(each)).join('')
  return `export default ${JSON.stringify(Object.fromEntries(languages().map((each) => [each, withoutComments(wanted(each))])))}`
}

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id === INDEX || id === BOARD || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return index()
      if (id === `\0${BOARD}`) return boardWords()
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [part = '', language = ''] = id.slice(PREFIX.length + 1).split('/')
      const files = filesOf(part, language)
      for (const file of files) this.addWatchFile(file)
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
      return `export default ${JSON.stringify(withoutComments(text))}`
    },
  }
}

/** Comments are for translators; nobody needs to download them. */
function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, '').replace(/\n{3,}/g, '\n\n')
}
