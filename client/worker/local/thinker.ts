/** The worker in which computer players think, apart from the games, so that it can be stopped at any moment. */
import { startNetwork } from './network'
import { startPython, type Compiled, type Python, type PythonFunction } from './python'

declare const self: DedicatedWorkerGlobalScope

let started: Promise<Python> | null = null

self.onmessage = (event: MessageEvent<{ start?: Compiled; network?: ArrayBuffer; question?: string }>) => {
  const { start, network, question } = event.data
  if (start) started = ready(start)
  if (network) started = learned(network)
  if (question !== undefined) void answer(question)
}

async function ready(compiled: Compiled): Promise<Python> {
  const python = await startPython(compiled, (snapshot) => self.postMessage({ snapshot }, [snapshot]))
  self.postMessage({ ready: true })
  return python
}

/** Have the learned players' network computed here. */
async function learned(file: ArrayBuffer): Promise<Python> {
  if (!started) throw new Error('not started')
  const python = await started
  startNetwork(python, new Uint8Array(file))
  return python
}

async function answer(question: string): Promise<void> {
  try {
    if (!started) throw new Error('not started')
    const think: PythonFunction = (await started).globals.get('think')
    self.postMessage({ reply: think(question) })
  } catch (error) {
    self.postMessage({ failed: String(error) })
  }
}
