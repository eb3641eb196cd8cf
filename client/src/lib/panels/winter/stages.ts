/** What can be chosen in the present stage of a winter. */
import type { AreaName, Piece, ScreenState } from '../../protocol'

/** An area where something can be done now. */
export interface Place {
  area: AreaName
  points: number
  pieces: Piece[] // that can be chosen
  isOpen: boolean // whether the area itself can be chosen
}

/** What can be done, area by area; points that cannot be spent any more are not shown. */
export function placesOf(sheet: ScreenState, blocks: ReadonlySet<string>, areas: ReadonlySet<AreaName>): Place[] {
  return Object.keys(sheet.areas)
    .map((area) => ({
      area,
      points: sheet.points[area] ?? 0,
      pieces: sheet.pieces.filter((piece) => piece.place === area && blocks.has(piece.name)),
      isOpen: areas.has(area),
    }))
    .filter((place) => place.isOpen || place.pieces.length > 0)
}
