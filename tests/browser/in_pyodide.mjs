// Runs a Python program in the Python of the built folder, outside a browser: node in_pyodide.mjs FOLDER PROGRAM FILE...
// Further files lie in /files; the last line that the program prints is its result.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { loadPyodide } from '../../client/node_modules/pyodide/pyodide.mjs'

const [archive, program, ...files] = process.argv.slice(2)
const python = await loadPyodide()
python.FS.writeFile('/schiltrom.zip', readFileSync(archive))
python.FS.mkdir('/files')
for (const file of files) python.FS.writeFile(`/files/${basename(file)}`, readFileSync(file))
python.runPython("import sys; sys.path.insert(0, '/schiltrom.zip')")
try {
  python.runPython(readFileSync(program, 'utf8'))
} catch (error) {
  process.stderr.write(String(error.message).slice(-3000))
  process.exitCode = 1
}
