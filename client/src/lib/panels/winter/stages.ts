/** The stages of a winter, in their order, and what can be chosen in the present one. */
import type { AreaName, Piece, Sheet } from '../../protocol'

export const STAGES = ['nobles', 'quarters', 'england', 'scotland', 'scottish-build', 'english-build'] as const
export type Stage = (typeof STAGES)[number]

const STEPS: Readonly<Record<string, Stage>> = {
  'bruce home': 'nobles',
  'comyn home': 'nobles',
  'moray home': 'quarters',
  'king home': 'quarters',
  'edward winter': 'england',
  'english disband': 'england',
  'wallace home': 'scotland',
  'scottish disband': 'scotland',
  'scottish build': 'scottish-build',
  'build from': 'scottish-build',
  'drawn to': 'scottish-build',
  draw: 'scottish-build',
  'english build': 'english-build',
}

export const stageOf = (step: string): Stage | null => STEPS[step] ?? null

/** An area where something can be done now. */
export interface Place {
  area: AreaName
  points: number
  pieces: Piece[] // that can be chosen
  isOpen: boolean // whether the area itself can be chosen
}

/** What can be done, area by area; points that cannot be spent any more are not shown. */
export function placesOf(sheet: Sheet, blocks: ReadonlySet<string>, areas: ReadonlySet<AreaName>): Place[] {
  return Object.keys(sheet.areas)
    .map((area) => ({
      area,
      points: sheet.points[area] ?? 0,
      pieces: sheet.pieces.filter((piece) => piece.place === area && blocks.has(piece.name)),
      isOpen: areas.has(area),
    }))
    .filter((place) => place.isOpen || place.pieces.length > 0)
}
