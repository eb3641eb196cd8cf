/**
 * “Run” on the examples of the documentation. The blocks of a page are one session: those above are run first. Python is
 * loaded when somebody wants it, in a worker of its own, which is ended when it is to stop.
 */
import type { Asked, Told } from './messages'

/** What marks a block that can be run (`scripts/static_docs.py`). */
const BLOCKS = '.schiltrom-runs'
/** Where the script lies: at the top of the folder, beside Python's. */
const HERE = import.meta.url
const MOST_LETTERS = 100_000

/** A block of the page, with what stands below it. */
class Example {
  readonly button: HTMLButtonElement
  readonly status: HTMLElement
  readonly output: HTMLElement

  constructor(private readonly block: Element) {
    this.button = made('button', 'schiltrom-run', 'Run')
    this.button.type = 'button'
    this.status = made('span', 'schiltrom-status')
    this.status.setAttribute('role', 'status')
    this.output = made('div', 'schiltrom-output')
    this.output.tabIndex = 0
    this.output.setAttribute('role', 'log')
    this.output.setAttribute('aria-label', 'Output')
    this.output.hidden = true
    const bar = made('div', 'schiltrom-bar')
    bar.append(this.button, this.status)
    block.append(bar, this.output)
  }

  get source(): string {
    return this.block.querySelector('code')?.textContent ?? ''
  }

  clear(): void {
    this.output.replaceChildren()
    this.output.hidden = true
    this.output.classList.remove('failed')
  }

  /** Add words to the last paragraph of the output. */
  say(text: string): void {
    let last = this.output.lastElementChild
    if (!(last instanceof HTMLPreElement)) {
      last = made('pre', '')
      this.output.append(last)
    }
    if ((last.textContent?.length ?? 0) < MOST_LETTERS) last.append(text)
    this.output.hidden = false
  }

  /** Add a drawing; as an image it can run nothing. */
  draw(svg: string): void {
    const picture = made('img', '')
    picture.alt = 'What the example has drawn'
    picture.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    picture.onload = () => URL.revokeObjectURL(picture.src)
    this.output.append(picture)
    this.output.hidden = false
  }
}

function made<Name extends keyof HTMLElementTagNameMap>(name: Name, style: string, text = ''): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  if (style) element.className = style
  element.textContent = text
  return element
}

class Page {
  readonly #examples = [...document.querySelectorAll(BLOCKS)].map((block) => new Example(block))
  #worker: Worker | null = null
  /** The example that is run now, and the one that was asked for. */
  #now: Example | null = null
  #wanted: Example | null = null
  /** How many examples the session has run. */
  #run = 0

  constructor() {
    for (const example of this.#examples) {
      example.button.onclick = () => (this.#wanted === example ? this.#stop('Stopped.') : this.#start(example))
    }
  }

  #start(example: Example): void {
    if (this.#wanted) this.#stop('')
    // What comes before the last one that was run needs a session from the top.
    if (this.#run > this.#examples.indexOf(example)) this.#run = 0
    this.#wanted = example
    example.clear()
    example.button.textContent = 'Stop'
    if (!this.#worker) {
      this.#worker = new Worker(new URL('../../worker/local/examples.ts', import.meta.url), { type: 'module' })
      this.#worker.onmessage = (event: MessageEvent<Told>) => this.#hear(event.data)
      this.#worker.onerror = () => this.#fail()
      this.#ask({ begin: new URL('python/', HERE).href })
      example.status.textContent = 'Loading Python…'
    } else example.status.textContent = 'Running…'
    this.#next()
  }

  #ask(asked: Asked): void {
    this.#worker?.postMessage(asked)
  }

  #next(): void {
    const example = this.#examples[this.#run]
    if (!example) return
    this.#now = example
    if (example !== this.#wanted) example.clear()
    this.#ask({ run: example.source, isFirst: this.#run === 0 })
  }

  #hear(told: Told): void {
    const [now, wanted] = [this.#now, this.#wanted]
    if (!now || !wanted) return
    if ('progress' in told) wanted.status.textContent = told.progress < 1 ? `Loading Python: ${Math.floor(told.progress * 100)} %` : 'Starting Python…'
    else if ('failed' in told) this.#fail()
    else if ('said' in told) {
      if (told.kind === 'picture') now.draw(told.said)
      else now.say(told.said)
      wanted.status.textContent = 'Running…'
    } else this.#done(now, wanted, told.done)
  }

  #done(now: Example, wanted: Example, isWhole: boolean): void {
    this.#run += 1
    if (!isWhole) {
      now.output.classList.add('failed')
      this.#run = 0
      this.#end(now === wanted ? '' : 'An example above has failed.')
    } else if (now === wanted) this.#end(wanted.output.hidden ? 'Done. It shows nothing.' : '')
    else this.#next()
  }

  /** End what is run: Python can be interrupted only by ending its worker, and the session with it. */
  #stop(words: string): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#run = 0
    this.#end(words)
  }

  #fail(): void {
    // A newer version of the site may lie there while older pages of it are open.
    this.#stop('Python could not be started. Close the other windows of this site, reload this one and try again.')
  }

  #end(words: string): void {
    if (this.#wanted) {
      this.#wanted.status.textContent = words
      this.#wanted.button.textContent = 'Run'
    }
    this.#wanted = this.#now = null
  }
}

new Page()
