/** The client's catalogue has every message that the client says, and none that it does not. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const CATALOGUE = '../src/schiltrom/locale/en/client.ftl'
const KEY = /['"`](client-[a-z0-9-]+(?:\$\{[^}]*\}[a-z0-9-]*)*)/g

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join('src', name), 'utf8'))
const messages = [...readFileSync(CATALOGUE, 'utf8').matchAll(/^(client-[a-z0-9-]+) =/gm)].map(([, key]) => key ?? '')
const said = new Set(sources.flatMap((text) => [...text.matchAll(KEY)].map(([, key]) => key ?? '')))
/** A key that is put together from parts stands for all messages of that form. */
const forms = [...said]
  .filter((key) => key.includes('${'))
  .map((key) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, '[a-z0-9-]+')}$`))

describe('client.ftl', () => {
  it('has every message', () => {
    const missing = [...said].filter((key) => !key.includes('${') && !messages.includes(key))
    expect(missing).toEqual([])
  })

  it('has no message that nobody says', () => {
    expect(messages.filter((key) => !said.has(key) && !forms.some((form) => form.test(key)))).toEqual([])
  })
})
