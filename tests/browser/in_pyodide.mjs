// Runs a Python program in the Python of the built folder, outside a browser: node in_pyodide.mjs FOLDER PROGRAM FILE...
// Further files lie in /files; the last line that the program prints is its result. With a file of weights among them,
// learned players can play: their network is computed as the page does it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { loadPyodide } from '../../client/node_modules/pyodide/pyodide.mjs'

const [archive, program, ...files] = process.argv.slice(2)
const python = await loadPyodide()
python.FS.writeFile('/schiltrom.zip', readFileSync(archive))
python.FS.mkdir('/files')
for (const file of files) python.FS.writeFile(`/files/${basename(file)}`, readFileSync(file))
python.runPython("import sys; sys.path.insert(0, '/schiltrom.zip')")

/** The address of a module of the page's worker, and of those that it imports to run. */
function workerModule(name) {
  const typescript = createRequire(new URL('../../client/package.json', import.meta.url))('typescript')
  const source = readFileSync(new URL(`../../client/worker/local/${name}.ts`, import.meta.url), 'utf8')
  const options = { target: typescript.ScriptTarget.ES2022, module: typescript.ModuleKind.ESNext }
  const { outputText } = typescript.transpileModule(source, { compilerOptions: options })
  const linked = outputText.replace(/from '\.\/(\w+)'/g, (_, other) => `from '${workerModule(other)}'`)
  return `data:text/javascript;base64,${Buffer.from(linked).toString('base64')}`
}

const weights = files.find((file) => file.endsWith('.npz'))
if (weights) (await import(workerModule('network'))).startNetwork(python, readFileSync(weights))
try {
  python.runPython(readFileSync(program, 'utf8'))
} catch (error) {
  process.stderr.write(String(error.message).slice(-3000))
  process.exitCode = 1
}
