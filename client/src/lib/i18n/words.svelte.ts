/** The language of the screen: chosen from the browser's at first, changed at any time. */
import type { FluentBundle } from '@fluent/bundle'
import * as catalogues from 'virtual:catalogues'
import type { AreaName, BlockName, CardName, Message, Side } from '../protocol'
import { keep, kept } from '../state/kept'
import { playing } from '../state/playing.svelte'
import { bestLanguage } from './languages'
import * as rendering from './render'

const FALLBACK = 'en'
/** Texts that are loaded only when they are opened. */
type Part = 'rules' | 'lesson' | 'local' | 'switches'
export const LANGUAGES = Object.keys(catalogues.words)

/** The edition in play, if a game is on the screen. */
function editionOf(rules: typeof playing.rules): { edition?: number } {
  return typeof rules?.edition === 'number' ? { edition: rules.edition } : {}
}

class Words {
  language = $state(FALLBACK)
  /** The language somebody chose here; what a game brings never goes against it. */
  #chosen: string | null = null
  #bundles = $state.raw<FluentBundle[]>([])
  readonly #reading: rendering.Bundles = $derived(Object.assign([...this.#bundles], editionOf(playing.rules)))
  #parts = new Set<Part>()
  #wanted = FALLBACK
  #turn = 0
  #speaking = Promise.resolve()

  /** Speak the language that was chosen here before, or the browser's. */
  async start(): Promise<void> {
    this.#chosen = kept('language')
    await this.#speak(this.#own())
  }

  #own(): string {
    const wished = this.#chosen ? [this.#chosen, ...navigator.languages] : navigator.languages
    return bestLanguage(wished, LANGUAGES)
  }

  async choose(language: string): Promise<void> {
    this.#chosen = language
    await this.#speak(language)
    keep('language', language)
  }

  /** Speak the language of the rulebook a game is played by, unless another was chosen; none: the player's own again. */
  async follow(rulebook: string | null): Promise<void> {
    const wanted = this.#chosen === null && rulebook !== null && LANGUAGES.includes(rulebook) ? rulebook : this.#own()
    if (wanted !== this.#wanted) await this.#speak(wanted)
  }

  /** Load a text that is not needed from the beginning; it is then there in every language. */
  async need(...parts: Part[]): Promise<void> {
    for (const part of parts) this.#parts.add(part)
    await this.#speak(this.#wanted)
  }

  #speak(language: string): Promise<void> {
    this.#wanted = language
    this.#speaking = this.#load(language, ++this.#turn)
    return this.#speaking
  }

  /** Load a language and speak it, unless another was wanted meanwhile: then wait for that one. */
  async #load(language: string, turn: number): Promise<void> {
    const wanted = language === FALLBACK ? [FALLBACK] : [language, FALLBACK]
    const bundles = await Promise.all(wanted.map((each) => this.#bundle(each)))
    if (turn !== this.#turn) return this.#speaking
    this.#bundles = bundles
    this.language = language
    document.documentElement.lang = language
  }

  async #bundle(language: string): Promise<FluentBundle> {
    const parts = ['words', ...this.#parts] as const
    const texts = await Promise.all(parts.map((part) => catalogues[part][language]?.()))
    return rendering.makeBundle(language, ...texts.map((text) => text?.default ?? ''))
  }

  has(key: string): boolean {
    return rendering.hasMessage(this.#reading, key)
  }

  /** A message that the server sent, in words. */
  say(message: Message): string {
    return rendering.renderMessage(this.#reading, message)
  }

  /** One of the client's own messages, in words. */
  t(key: string, args: rendering.Values = {}): string {
    return rendering.render(this.#reading, key, args)
  }

  side(side: Side): string {
    return this.t('side', { side })
  }

  area(name: AreaName): string {
    return rendering.nameOf(this.#reading, 'area', name)
  }

  /** What is written on the map but is no area: seas and islands. */
  place(name: string): string {
    return rendering.nameOf(this.#reading, 'place', name)
  }

  block(name: BlockName, edward: 1 | 2 = 1): string {
    return rendering.blockName(this.#reading, name, edward)
  }

  /** A block's name as it is written on it. */
  short(name: BlockName, edward: 1 | 2 = 1): string {
    return rendering.shortName(this.#reading, name, edward)
  }

  card(name: CardName): string {
    return rendering.nameOf(this.#reading, 'card', name)
  }

  list(names: string[]): string {
    return rendering.listed(this.#reading, names)
  }

  /** How a language calls itself. */
  languageName(language: string): string {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
  }
}

export const words = new Words()

export const t = (key: string, args?: rendering.Values): string => words.t(key, args)
export const say = (message: Message): string => words.say(message)
