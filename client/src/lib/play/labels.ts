/** What the board's things are called, for the eye and for screen readers. */
import type { LabelKind } from '../board/words'
import type { words as allWords } from '../i18n/words.svelte'
import type { BoardSheet } from '../board/sheet'
import type { Side } from '../protocol'

/** Where the words come from. */
export type LabelWords = Pick<typeof allWords, 't' | 'area' | 'place' | 'short' | 'block'>

export function labelOf(words: LabelWords, sheet: BoardSheet, kind: LabelKind, name: string): string {
  switch (kind) {
    case 'board':
      return words.t('client-board')
    case 'name':
      return words.area(name)
    case 'place':
      return words.place(name)
    case 'area':
      return areaLabel(words, sheet, name)
    case 'short':
      return words.short(name, sheet.edward)
    case 'block':
      return blockLabel(words, sheet, name)
    case 'hidden': {
      const [area = '', side = '0', count = '1'] = name.split('/')
      return words.t('client-board-hidden', {
        side: Number(side) as Side,
        count: Number(count),
        area: { areas: [area] },
      })
    }
    case 'zoom-in':
      return words.t('client-zoom-in')
    case 'zoom-out':
      return words.t('client-zoom-out')
    case 'zoom-whole':
      return words.t('client-zoom-whole')
    case 'all':
      return words.t('client-board-all', { area: { areas: [name] } })
  }
}

function areaLabel(words: LabelWords, sheet: BoardSheet, name: string): string {
  const now = sheet.areas[name]
  const english = sheet.pieces.filter((piece) => piece.place === name && piece.side === 0).length
  const scottish = sheet.pieces.filter((piece) => piece.place === name && piece.side === 1).length
  const hidden = (side: Side) =>
    sheet.hidden
      .filter((each) => each.area === name && each.side === side)
      .reduce((sum, each) => sum + each.count, 0)
  return words.t('client-board-area', {
    area: { areas: [name] },
    england: english + hidden(0),
    scotland: scottish + hidden(1),
    contested: Number(now?.contested ?? false),
  })
}

function blockLabel(words: LabelWords, sheet: BoardSheet, name: string): string {
  const piece = sheet.pieces.find((each) => each.name === name)
  const block = { blocks: [name], edward: sheet.edward }
  if (!piece) return words.block(name, sheet.edward)
  return words.t('client-text-block', {
    block,
    side: piece.side,
    strength: piece.strength,
    rating: piece.rating,
  })
}
