/**
 * SHA-256 (FIPS 180-4). Browsers have their own only at https addresses and on the same computer, but
 * a seat must be bound to its seed wherever the game is played.
 */
const PRIMES = ((): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < 64; n += 1) if (found.every((prime) => n % prime)) found.push(n)
  return found
})()

/** The first 32 bits behind the point. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0

const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))

const turn = (x: number, bits: number): number => (x >>> bits) | (x << (32 - bits))

/** The SHA-256 of some bytes, in hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const data = padded(bytes)
  const state = [...START]
  for (let at = 0; at < data.byteLength; at += 64) digest(state, data, at)
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The bytes, a one bit, zeros, and the length in bits, in whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const data = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6)
  data.set(bytes)
  data[bytes.length] = 0x80
  const view = new DataView(data.buffer)
  view.setUint32(data.length - 4, bytes.length << 3)
  return view
}

function digest(state: number[], data: DataView, at: number): void {
  const words = schedule(data, at)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  ROUNDS.forEach((constant, i) => {
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constant + (words[i] ?? 0)
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
  })
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = ((state[i] ?? 0) + word) | 0))
}

function schedule(data: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, i) => data.getInt32(at + 4 * i))
  for (let i = 16; i < 64; i += 1) {
    const [early = 0, late = 0] = [words[i - 15], words[i - 2]]
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words.push(((words[i - 16] ?? 0) + low + (words[i - 7] ?? 0) + high) | 0)
  }
  return words
}
