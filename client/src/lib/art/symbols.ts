/** What kind of troops a block is, drawn in a box of 10 by 10. */
export type Kind = 'leader' | 'noble' | 'knight' | 'cavalry' | 'archer' | 'infantry' | 'norse'

export interface Drawing {
  fill: string
  line: string
}

export const SYMBOLS: Record<Kind, Drawing> = {
  // a crown
  leader: { fill: 'M1 8.6V3.2L3.2 5.4L5 1.4L6.8 5.4L9 3.2V8.6Z', line: '' },
  // a coronet with three pearls
  noble: {
    fill: 'M1.2 8.6L.8 5.2Q2.6 6.4 3 4.8H7Q7.4 6.4 9.2 5.2L8.8 8.6ZM.9 4.4A1.1 1.1 0 1 1 1 4.5ZM4 3A1.1 1.1 0 1 1 4 3.1ZM7.8 4.4A1.1 1.1 0 1 1 7.9 4.5Z',
    line: '',
  },
  // a great helm
  knight: {
    fill: 'M1.6 1.2Q5 .2 8.4 1.2V7.4L5 9.8L1.6 7.4ZM2.6 3.7V4.7H4.5V3.7ZM5.5 3.7V4.7H7.4V3.7ZM4.6 5.6V8.4H5.4V5.6Z',
    line: '',
  },
  // a horse's head
  cavalry: {
    fill: 'M3.4.4L4.6 1.6Q7.4 1.6 8 4L9.6 6.6Q9.6 8 8.2 7.9L6.2 6.9Q5.8 8 6.6 9.7H1Q.4 5.6 3.2 3Z',
    line: '',
  },
  // a bent bow with its arrow
  archer: { fill: 'M7.3 5L9.9 5L8.4 3.7M9.9 5L8.4 6.3Z', line: 'M3.4.6C8.8 2 8.8 8 3.4 9.4L3.4.6M.4 5H9.4M8 3.6L9.5 5L8 6.4' },
  // a spear behind a round shield
  infantry: {
    fill: 'M9.9 0L9.2 3.4L6.6.8ZM.6 6A3.4 3.4 0 1 1 .6 6.1ZM3 6A1 1 0 1 1 3 6.1Z',
    line: 'M8.4 1.6L.6 9.6',
  },
  // a longship
  norse: {
    fill: 'M.4 6H9.6Q8.8 9.4 5 9.4T.4 6ZM5.6 1Q8.4 1.6 8.2 5H5.6Z',
    line: 'M5 .6V6M.5 6.2Q-.2 4.2 1.2 3.4M9.5 6.2Q10.2 4.2 8.8 3.4',
  },
}
