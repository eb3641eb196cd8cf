/** Time in days, and the rest as 1:02:03. */
const SECOND = 1000
const DAY = 24 * 3600 * SECOND

export function timeLeft(ms: number): { days: number; clock: string } {
  const days = Math.floor(ms / DAY)
  const seconds = Math.floor((ms % DAY) / SECOND)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [hours = 0, ...rest] = parts
  const shown = hours > 0 || days > 0 ? [hours, ...rest] : rest
  const clock = shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
  return { days, clock }
}
