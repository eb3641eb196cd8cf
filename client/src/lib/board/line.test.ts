import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ScreenState } from '../protocol'
import { LineError, readLine, seenBy } from './line'
import type { BoardSheet } from './sheet'

const PYTHON = process.env.SCHILTROM_PYTHON ?? '../.venv/bin/python'
const PRINT = `
import json
from random import Random
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import NOBODY
from schiltrom.engine.view import view
from schiltrom.game import Game
from schiltrom.notation import NotationError, position_from_line, position_to_line, view_from_line, view_to_line
from schiltrom.screen.encoding import to_text
from schiltrom.svg.screen_state import drawn_state

rng = Random(1297)
lines = []
for number, name in enumerate([*PRESETS, *PRESETS]):
    scenario = ("braveheart", "the_bruce", "campaign")[number % 3]
    game = Game.new(scenario, edition=name.removeprefix("edition "), seed=number)
    for step in range(700):
        if game.is_over:
            break
        side = rng.choice(game.to_choose)
        game.play(side, rng.choice(game.legal(side)))
        pos = game.position
        if step % 11 == 0 or pos.field >= 0 and step % 5 == 0:
            if pos.field >= 0 and step % 2:
                # It is rare that a captive is seen.
                pos = pos.copy()
                pos.captured = pos.at[pos.field] & -pos.at[pos.field]
            lines.append((position_to_line(pos), drawn_state(pos)))
            for side in (0, 1, NOBODY):
                seen = view(pos, side)
                lines.append((view_to_line(seen), drawn_state(seen)))

def refused(line):
    try:
        (view_from_line if line.startswith("hotsview") else position_from_line)(line)
    except NotationError as error:
        return error.key
    return None

BAD = json.loads(input())
print(to_text({"lines": lines, "bad": [refused(line) for line in BAD]}))
`
const GOOD = 'hots2 braveheart:4 1297/1 card EE Fif:Wa4Do4/Eng:ed4 laho/CaGr 321:-:-/321:-:-'
const VIEW = 'hotsview2 braveheart:4 1297/1 card SEE Fif:Wa4E2 0/0 x5:-:-/321:-:- nobles=1,1'
/** Lines that cannot be read, in what the board reads. */
const BAD = [
  '',
  'nonsense',
  'hots3 braveheart:4',
  'hots2 braveheart:4 1297/1',
  GOOD.replace(':4 ', ':5 '),
  GOOD.replace('braveheart', 'brave'),
  GOOD.replace('1297/1', '1297/9'),
  GOOD.replace('1297/1', '97/1'),
  GOOD.replace(' EE ', ' E '),
  GOOD.replace('Fif', 'Fyf'),
  GOOD.replace('Wa4', 'Wa5'),
  GOOD.replace('Wa4', 'Wx4'),
  GOOD.replace('Do4', 'Wa4'),
  `${GOOD} moved=Wx`,
  `${GOOD} moved=WaWa`,
  `${GOOD} moved=Wa moved=Do`,
  `${GOOD} field=Xyz`,
  `${GOOD} round=many`,
  VIEW.replace('SEE', 'SE'),
  VIEW.replace('E2', 'E99'),
  `${VIEW} moved_in_e=Fif0`,
  `${VIEW} reserves_e=Zz`,
]

interface Made {
  lines: [string, ScreenState][]
  bad: (string | null)[]
}
let made: Made

beforeAll(() => {
  const env = { ...process.env, PYTHONPATH: '../src' }
  const input = JSON.stringify(BAD)
  made = JSON.parse(execFileSync(PYTHON, ['-c', PRINT], { input, encoding: 'utf8', env, maxBuffer: 2 ** 29 })) as Made
}, 120_000)

/** What of a sheet a line gives, in an order that does not matter. */
function drawn({ pieces, hidden, areas, battles, battle, rules, edward }: BoardSheet, isRolling: boolean): unknown {
  const onMap = pieces.filter((piece) => piece.place !== 'pool')
  return {
    pieces: onMap
      .map(({ name, side, place, strength, moved, role, captured, open }) => ({ name, side, place, strength, moved, role, captured, open: isRolling || open }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    hidden: [...hidden].sort((a, b) => a.side - b.side || a.area.localeCompare(b.area)),
    areas: Object.fromEntries(Object.entries(areas).map(([area, now]) => [area, [now.control, now.contested]])),
    battles: [...battles].sort(),
    battle: battle?.area ?? null,
    edition: rules.edition,
    edward,
  }
}

const refusal = (line: string): string | null => {
  try {
    readLine(line)
  } catch (error) {
    return error instanceof LineError ? error.key : 'thrown'
  }
  return null
}

describe('a line', () => {
  it('is read as Python reads it', () => {
    expect(made.lines.length).toBeGreaterThan(2000)
    const seen = new Set<string>()
    for (const [line, sheet] of made.lines) {
      // Who of the Celts lies open while the die is rolled is for the rules to say.
      const isRolling = sheet.step === 'celtic roll'
      // A view is told of a new king a little later than it could be known.
      const read = { ...readLine(line).sheet, ...(sheet.viewer === 'all' ? {} : { edward: sheet.edward }) }
      expect(drawn(read, isRolling), line).toEqual(drawn(sheet, isRolling))
      for (const piece of sheet.pieces) for (const mark of ['moved', 'open', 'captured', 'role'] as const) if (piece[mark]) seen.add(mark)
      if (sheet.hidden.some((each) => each.reserves > 0)) seen.add('hidden reserves')
      if (sheet.edward === 2) seen.add('edward')
    }
    expect([...seen].sort()).toEqual(['captured', 'edward', 'hidden reserves', 'moved', 'open', 'role'])
  })

  it('that cannot be read is refused as Python refuses it', () => {
    expect(refusal(GOOD)).toBe(null)
    expect(refusal(VIEW)).toBe(null)
    for (const [i, line] of BAD.entries()) {
      expect(refusal(line), line).not.toBe(null)
      expect(refusal(line), line).toBe(`notation-${made.bad[i]}`)
    }
  })

  it('shows one side no more of the other than backs', () => {
    const { sheet } = readLine(`${GOOD} moved=Wa`)
    const english = seenBy(sheet, 0)
    expect(english.pieces.map((piece) => piece.name)).toEqual(['Edward'])
    expect(english.hidden).toEqual([{ side: 1, area: 'Fife', count: 2, moved: 1, reserves: 0 }])
    expect(seenBy(sheet, null).pieces).toEqual([])
    expect(JSON.stringify(english)).not.toMatch(/Wallace|Douglas/)
  })
})
