/** The worker in which the examples of a page of the documentation are run: one Python, one session. */
import type { Asked, Told } from '../../src/examples/messages'
import { fetchPython, startPython, type Python } from './python'

declare const self: DedicatedWorkerGlobalScope

/** Unpacked, because a package of the library's reads its files from folders. */
const IMPORTS = `
import os, zipfile
with zipfile.ZipFile('/schiltrom.zip') as archive:
    archive.extractall('/library')
sys.path[0] = '/library'
os.makedirs('/home/reader', exist_ok=True)
os.chdir('/home/reader')
from schiltrom.local.examples import Session
`

const tell = (told: Told): void => self.postMessage(told)
let python: Promise<Python> | null = null

self.onmessage = (event: MessageEvent<Asked>) => {
  const asked = event.data
  if ('begin' in asked) python = start(asked.begin)
  else void run(asked.run, asked.isFirst)
}

async function start(root: string): Promise<Python> {
  const compiled = await fetchPython(root, (progress) => tell({ progress }), 'library')
  const started = await startPython(compiled, undefined, IMPORTS)
  started.globals.set('tell', (kind: 'text' | 'picture', said: string) => tell({ said, kind }))
  started.runPython('session = Session(tell)\nrun, reset = session.run, session.reset')
  return started
}

async function run(source: string, isFirst: boolean): Promise<void> {
  try {
    if (!python) throw new Error('not started')
    const { globals } = await python
    if (isFirst) globals.get('reset')()
    tell({ done: Boolean(globals.get('run')(source)) })
  } catch (error) {
    tell({ failed: String(error) })
  }
}
