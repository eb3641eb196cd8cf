/** The client says every message in the very words that Python has for it. */
import { execFileSync } from 'node:child_process'
import { words as catalogues } from 'virtual:catalogues'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Message } from '../protocol'
import { makeBundle, renderMessage, type Bundles } from './render'

const PYTHON = process.env.SCHILTROM_PYTHON ?? '../.venv/bin/python'

interface Said {
  message: Message
  words: Record<string, string>
}

function saidByPython(): Said[] {
  const path = ['../src', '..'].join(process.platform === 'win32' ? ';' : ':')
  const text = execFileSync(PYTHON, ['../tests/helpers/said.py'], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: path, PYTHONIOENCODING: 'utf-8' },
    maxBuffer: 2 ** 26,
  })
  return JSON.parse(text) as Said[]
}

describe('the words of messages', () => {
  let said: Said[] = []
  beforeAll(() => {
    said = saidByPython()
  }, 120_000)

  it('are many', () => {
    expect(new Set(said.map((each) => each.message.key)).size).toBeGreaterThan(100)
  })

  it.each(Object.keys(catalogues))('agree with Python in %s', async (language) => {
    const bundles: Bundles = [makeBundle(language, (await catalogues[language]?.())?.default ?? '')]
    const differ = said
      .filter(({ words }) => words[language] !== undefined)
      .map(({ message, words }) => ({ python: words[language], client: renderMessage(bundles, message) }))
      .filter(({ python, client }) => python !== client)
    expect(differ).toEqual([])
  })
})
