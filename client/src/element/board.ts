/**
 * `<schiltrom-board position="hots2 ...">`: a board on anybody's page, drawn from a line of the notation by the parts
 * that draw it in the game. One file, without Python.
 */
import '../style/variables.css'
import 'virtual:colours.css'
import '../style/themes.css'
import './element.css'
import { mount, unmount } from 'svelte'
import { placeArms } from '../lib/art/sprite'
import LineBoard from '../lib/board/LineBoard.svelte'
import { bestLanguage } from '../lib/i18n/languages'
import type { Side } from '../lib/protocol'
import { Attributes } from './attributes.svelte'
import { LANGUAGES, wordsOf } from './words'

/** Put in by the build: the style sheet of all parts. */
declare const __STYLE__: string

const SIDES: Record<string, Side | null> = { england: 0, scotland: 1, spectator: null }
/** In a shadow a style element would be a style in the page, which strict policies forbid; a sheet of its own is none. */
const style = new CSSStyleSheet()
style.replaceSync(__STYLE__)

class SchiltromBoard extends HTMLElement {
  static readonly observedAttributes = ['position', 'side', 'language', 'lang']
  readonly #given = new Attributes()
  #mounted: Record<string, unknown> | null = null

  get position(): string {
    return this.getAttribute('position') ?? ''
  }

  set position(line: string) {
    this.setAttribute('position', line)
  }

  connectedCallback(): void {
    this.#read()
    this.#mounted ??= mount(LineBoard, { target: this.shadowRoot ?? this.#shadow(), props: this.#given })
  }

  disconnectedCallback(): void {
    if (this.#mounted) void unmount(this.#mounted)
    this.#mounted = null
  }

  #shadow(): ShadowRoot {
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [style]
    placeArms(root)
    return root
  }

  attributeChangedCallback(): void {
    this.#read()
  }

  #read(): void {
    const side = this.getAttribute('side')?.toLowerCase()
    const wished = [this.getAttribute('language'), this.closest('[lang]')?.getAttribute('lang')]
    this.#given.line = this.position
    this.#given.side = side === undefined ? undefined : (SIDES[side] ?? null)
    const language = bestLanguage(wished.filter((each) => typeof each === 'string'), LANGUAGES)
    this.#given.wordsOf = (edition) => wordsOf(language, edition)
  }
}

if (!customElements.get('schiltrom-board')) customElements.define('schiltrom-board', SchiltromBoard)
