/** Whether a pointer here can rest on something: after a tap, browsers report a mouse that nobody has. */
export const canHover = (): boolean => matchMedia('(hover: hover)').matches

/** The size of the screen's letters in pixels: what is drawn in pixels grows with them. */
export const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** Offer a text to be saved as a file. */
export function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
