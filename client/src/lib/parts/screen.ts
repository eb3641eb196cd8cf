/** The size of the screen's letters in pixels: what is drawn in pixels grows with them. */
export const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
