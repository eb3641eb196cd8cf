/** The devices of the event cards, drawn in a box of 60 by 84. */
import symbols from '../../../../src/schiltrom/data/art/symbols.json'
import type { CardName } from '../protocol'

export const DEVICES: Record<CardName, string> = symbols.cards
