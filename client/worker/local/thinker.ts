/** The worker in which computer players think, apart from the games, so that it can be stopped at any moment. */
import { startPython, type Compiled, type PythonFunction } from './python'

declare const self: DedicatedWorkerGlobalScope

let think: Promise<PythonFunction> | null = null

self.onmessage = (event: MessageEvent<{ start?: Compiled; question?: string }>) => {
  const { start, question } = event.data
  if (start) think = ready(start)
  if (question !== undefined) void answer(question)
}

async function ready(compiled: Compiled): Promise<PythonFunction> {
  const python = await startPython(compiled, (snapshot) => self.postMessage({ snapshot }, [snapshot]))
  self.postMessage({ ready: true })
  return python.globals.get('think')
}

async function answer(question: string): Promise<void> {
  try {
    if (!think) throw new Error('not started')
    self.postMessage({ reply: (await think)(question) })
  } catch (error) {
    self.postMessage({ failed: String(error) })
  }
}
