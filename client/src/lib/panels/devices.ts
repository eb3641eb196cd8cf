/** The devices of the event cards, drawn in a box of 60 by 84. */
import type { CardName } from '../protocol'

export const DEVICES: Record<CardName, string> = {
  // a trumpet with its banner
  Herald:
    'M10 56 46 20M44 14c5 0 8 3 8 8l-8-2zM44 14l2 6M20 46l16 16v-24zM24 50l8 8M30 44l6 6M10 56l-3-1 4 4z',
  // a torch
  Pillage:
    'M26 44h8l-2 30h-4zM24 44h12v-5H24zM30 37c-9-3-10-12-4-18 0 4 2 5 3 6 0-6 3-9 7-13-1 5 6 10 5 17-1 5-5 8-11 8zM30 37c-4-3-3-7 0-9 1 3 4 5 0 9z',
  // a cog under sail
  'Sea Move':
    'M10 56h40c-2 8-8 12-20 12s-18-4-20-12zM30 56V14M30 18h14c3 8 3 18 0 26H30M30 18H16c3 8 3 18 0 26h14M16 44h28M30 14l6-3-6-3M6 72c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0',
  // two hands' swords, points down, bound
  Truce:
    'M20 12l14 44M40 12 26 56M15 22l11-4M45 22l-11-4M20 12l-2-4M40 12l2-4M25 36c4-3 7 3 11 0M25 40c4-3 7 3 11 0M34 56l2 6-4-4M26 56l-2 6 4-4M22 68c5-4 11-4 16 0',
  // a loaf, and ears of wheat
  Victuals:
    'M12 58c0-12 8-18 18-18s18 6 18 18c0 5-36 5-36 0zM22 46l5 8M30 44l4 9M38 46l3 7M30 36V14M30 14c-3 3-3 6 0 8 3-2 3-5 0-8zM30 24c-4-4-7-3-9-2 1 4 5 5 9 4M30 24c4-4 7-3 9-2-1 4-5 5-9 4M30 32c-4-4-7-3-9-2 1 4 5 5 9 4M30 32c4-4 7-3 9-2-1 4-5 5-9 4',
}
