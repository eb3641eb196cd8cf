/**
 * The folder of the game without a server: Pyodide, our own modules compiled for it, the answers that never change,
 * a policy in the page, licences, checksums, and a service worker that knows all files.
 */
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const HERE = dirname(fileURLToPath(import.meta.url))
const PYODIDE = join(HERE, '../node_modules/pyodide')
/** What `scripts/static_parts.py` has made. */
const MADE = join(HERE, '../../build/static')
const OUTPUT = join(HERE, '../../dist/static')
/** The learned players' network, which is fetched when one of them plays. */
const NETWORK = join(HERE, '../../src/schiltrom/data/ai/learned.npz')
const WORKER = 'worker/local/sw.ts'
const FILE = 'sw.js'
/** The script of the documentation's pages that has examples to run. */
const EXAMPLES = { source: 'src/examples/examples.ts', name: 'examples.js' }
/** The documentation: it is kept for a visit without network when somebody reads it, and so is what not every player needs. */
const DOCS = 'docs/'
const LATER = /^schiltrom-board\.js$|\/library\.zip$|^python\/learned-.*\.npz$/
const SUMS = 'SHA256SUMS'
/** Nothing inline, nothing from elsewhere; WebAssembly is compiled. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Run in Pyodide itself, so that what is compiled is of its very version. */
const COMPILE = `
import importlib._bootstrap_external as machine, importlib.util as util, io, zipfile
made = io.BytesIO()
with zipfile.ZipFile('/modules.zip') as source, zipfile.ZipFile(made, 'w', zipfile.ZIP_DEFLATED) as target:
    for item in source.infolist():
        data, name = source.read(item), item.filename
        if name.endswith('.py'):
            code = compile(data, name, 'exec', dont_inherit=True, optimize=2)
            data, name = machine._code_to_hash_pyc(code, util.source_hash(data), False), name + 'c'
        target.writestr(zipfile.ZipInfo(name, item.date_time), data, zipfile.ZIP_DEFLATED)
with open('/compiled.zip', 'wb') as file:
    file.write(made.getvalue())
`

const hashOf = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex')

function write(path: string, data: Uint8Array | string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, data)
}

/** Archives of modules, compiled. */
async function compiledModules(names: readonly string[]): Promise<Uint8Array[]> {
  const { loadPyodide } = await import('pyodide')
  const python = await loadPyodide({ indexURL: PYODIDE })
  return names.map((name) => {
    python.FS.writeFile('/modules.zip', readFileSync(join(MADE, name)))
    python.runPython(COMPILE)
    return python.FS.readFile('/compiled.zip') as Uint8Array
  })
}

async function writePython(): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(PYODIDE, 'package.json'), 'utf8')) as { version: string }
  const [app = new Uint8Array(), library = new Uint8Array()] = await compiledModules(['modules.zip', 'library.zip'])
  const parts = {
    wasm: { name: 'pyodide.asm.wasm.gz', data: gzipSync(readFileSync(join(PYODIDE, 'pyodide.asm.wasm')), { level: 9 }) },
    stdlib: { name: 'python_stdlib.zip', data: readFileSync(join(PYODIDE, 'python_stdlib.zip')) },
    app: { name: 'schiltrom.zip', data: app },
    library: { name: 'library.zip', data: library },
  }
  const folder = `${version}-${hashOf(Buffer.concat([app, library])).slice(0, 12)}/`
  for (const { name, data } of Object.values(parts)) write(join(OUTPUT, 'python', folder, name), data)
  for (const name of ['pyodide.mjs', 'pyodide.asm.mjs']) {
    write(join(OUTPUT, 'python', folder, name), readFileSync(join(PYODIDE, name), 'utf8').replace(/\n?\/\/# sourceMappingURL=.*/, ''))
  }
  const data = readFileSync(NETWORK)
  const network = { name: `learned-${hashOf(data).slice(0, 12)}.npz`, data }
  write(join(OUTPUT, 'python', network.name), data)
  const listed = Object.entries({ ...parts, network }).map(([key, { name, data }]) => [key, { name, size: data.length, sha256: hashOf(data) }])
  // Of the packages that Pyodide could load none is there.
  const { info } = JSON.parse(readFileSync(join(PYODIDE, 'pyodide-lock.json'), 'utf8')) as { info: object }
  const lock = JSON.stringify({ info, packages: {} })
  write(join(OUTPUT, 'python/parts.json'), JSON.stringify({ folder, lock, ...Object.fromEntries(listed) }))
}

function allFiles(): string[] {
  return readdirSync(OUTPUT, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(OUTPUT, name)).isFile())
    .sort()
}

/**
 * The licences of what is shipped. Pyodide and Fluent come without their texts: these are taken from packages that have
 * the same licence. Those of Python's packages `scripts/static_parts.py` has gathered.
 */
const LICENCES = {
  'README.txt': join(HERE, 'static-licences/README.txt'),
  'LICENSE.txt': join(HERE, '../../LICENSE'),
  'mpl-2.0.txt': join(HERE, '../node_modules/axe-core/LICENSE'),
  'apache-2.0.txt': join(HERE, '../node_modules/typescript/LICENSE.txt'),
  'svelte.txt': join(HERE, '../node_modules/svelte/LICENSE.md'),
  'eb-garamond.txt': join(HERE, '../node_modules/@fontsource-variable/eb-garamond/LICENSE'),
  'im-fell-english-sc.txt': join(HERE, '../node_modules/@fontsource/im-fell-english-sc/LICENSE'),
}

function writeLicences(): void {
  cpSync(join(MADE, 'licences'), join(OUTPUT, 'licences'), { recursive: true })
  for (const [name, path] of Object.entries(LICENCES)) write(join(OUTPUT, 'licences', name), readFileSync(path))
}

/** A start page whose addresses all begin here, wherever that is. */
function writeManifest(): void {
  const path = join(OUTPUT, 'schiltrom.webmanifest')
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { icons: { src: string }[] }
  const icons = manifest.icons.map((icon) => ({ ...icon, src: icon.src.replace(/^\//, '') }))
  write(path, JSON.stringify({ ...manifest, id: undefined, start_url: './', scope: './', icons }))
}

/** The documentation as `scripts/static_docs.py` has made it, with a policy as strict as the game's. */
function writeDocs(): void {
  cpSync(join(MADE, 'docs'), join(OUTPUT, DOCS), { recursive: true })
  // The theme's icons are pictures in its style sheets.
  const policy = POLICY.replace("img-src 'self'", "img-src 'self' data:")
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  for (const name of allFiles().filter((each) => each.startsWith(DOCS) && each.endsWith('.html'))) {
    const page = readFileSync(join(OUTPUT, name), 'utf8')
    if (!page.includes('<head>')) throw new Error(`${name} has no head`)
    write(join(OUTPUT, name), page.replace('<head>', `<head>${meta}`))
  }
}

/** Tell the service worker all files, and everybody their checksums. */
function writeLists(): void {
  const worker = readFileSync(join(OUTPUT, FILE), 'utf8')
  if (!worker.includes('__SHELL__')) throw new Error(`${WORKER} does not ask for its files`)
  const all = allFiles().filter((name) => name !== FILE && name !== SUMS)
  const version = hashOf(Buffer.from(all.map((name) => name + hashOf(readFileSync(join(OUTPUT, name)))).join('\n') + worker)).slice(0, 12)
  const isLater = (name: string): boolean => name.startsWith(DOCS) || LATER.test(name)
  const shell = { version, files: all.filter((name) => !isLater(name)), later: all.filter(isLater) }
  write(join(OUTPUT, FILE), `const __SHELL__=${JSON.stringify(shell)};${worker}`)
  const sums = allFiles().filter((name) => name !== SUMS).map((name) => `${hashOf(readFileSync(join(OUTPUT, name)))}  ${name}\n`)
  write(join(OUTPUT, SUMS), sums.join(''))
}

export function staticFolder(): Plugin[] {
  return [
    {
      name: 'static-folder',
      apply: 'build',
      buildStart() {
        this.emitFile({ type: 'chunk', id: WORKER, fileName: FILE })
        this.emitFile({ type: 'chunk', id: EXAMPLES.source, fileName: EXAMPLES.name })
      },
      transformIndexHtml: () => [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
      ],
      async closeBundle() {
        await writePython()
        cpSync(join(MADE, 'data'), join(OUTPUT, 'data'), { recursive: true })
        cpSync(join(MADE, 'element'), OUTPUT, { recursive: true })
        writeDocs()
        writeLicences()
        writeManifest()
        writeLists()
      },
    },
  ]
}
