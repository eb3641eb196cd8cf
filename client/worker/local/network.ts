/**
 * The learned players' network in typed arrays: what NumPy does elsewhere (`observation/encoder.py`, `integer_network.py`),
 * to the last bit. Weights and activations are whole numbers whose sums are exact; what lies between the layers is
 * computed number by number in double precision, in the same order.
 */
/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index is below a length or comes from the tables */
import { products, type Products } from './products'
import type { Python } from './python'

/** The table of features, as Python tells it (`page_network.py`). */
export interface Tables {
  /** Words in an observation, of 64 bits each. */
  words: number
  features: number
  choices: number
  /** The word and the bit that tell which side decides. */
  side: [number, number]
  /** A place among the features; of its number: word, shift, bits, scale, value, gate. */
  numbers: [number, number, number, number, number, number, number][]
  areas: number
  /** Where the forces of each area begin among the features. */
  forces: number[]
  at: number
  low: number
  high: number
  /** What each block adds to both sides' forces. */
  force: number[][]
  per_strength: boolean[]
  force_scale: number[]
  /** The word and the bit where what is known of each block begins. */
  memory: [number, number][]
  memory_places: number
  shares: number[]
  whole_share: number
}

type Numbers = Int8Array | Float64Array

const FEATURE_STEPS = 64
const MOST_ACTIVE = 511
const POINT = 65536
const EPSILON = 1e-5
const NO_VALUE = -1
/** Added and taken away again, it rounds a double to the nearest whole number, halves to even. */
const ROUNDING = 6755399441055744
/** Squares are added in two parts, so that no bit is lost. */
const PART = 2 ** 26

const round = (value: number): number => value + ROUNDING - ROUNDING

export class Network {
  readonly #tables: Tables
  readonly #parts = new Map<string, Numbers>()
  readonly #products: Products = products()
  /** What the products call the weights of each layer but the first. */
  readonly #layers = new Map<string, number>()
  readonly #features: Float64Array
  readonly #numbers
  #depth = 0
  /** Whether it is given the bits of an observation, and not its features. */
  #readsBits = false

  constructor(tables: Tables) {
    this.#tables = tables
    this.#features = new Float64Array(tables.features)
    const column = (place: number): Int32Array => Int32Array.from(tables.numbers, (number) => number[place]!)
    this.#numbers = {
      at: column(0),
      word: column(1),
      shift: column(2),
      mask: column(3).map((length) => (1 << length) - 1),
      scale: Float64Array.from(tables.numbers, (number) => number[4]),
      value: column(5),
      gate: column(6),
    }
  }

  /** Take a part of the network: its numbers as bytes. */
  part(name: string, kind: string, bytes: Uint8Array): void {
    const data = bytes.slice().buffer
    if (name === 'first') this.#parts.set(name, new Int8Array(data))
    else if (kind === 'int8') this.#layers.set(name, this.#products.add(new Int8Array(data)))
    else if (kind === 'float64') this.#parts.set(name, new Float64Array(data))
    else if (name === 'bits') this.#readsBits = true
    else if (name === 'depth') this.#depth = new Int32Array(data)[0] ?? 0
    else throw new Error(`${name}: ${kind}`)
  }

  /** The logits of all choices and of the value, row by row. */
  judge(seen: Uint8Array, rows: number): Float64Array {
    const width = this.#tables.choices + 1
    const found = new Float64Array(rows * width)
    const words = new Uint32Array(seen.slice().buffer)
    const each = 2 * this.#tables.words
    for (let row = 0; row < rows; row += 1) found.set(this.#judge(words.subarray(row * each, (row + 1) * each)), row * width)
    return found
  }

  #judge(words: Uint32Array): Float64Array {
    const stream = this.#first(this.#readsBits ? unpacked(words) : this.encode(words))
    for (let layer = 0; layer < this.#depth; layer += 1) {
      const inner = this.#layer(`inner${layer}`, this.#normal(stream, layer), false)
      const outer = this.#layer(`outer${layer}`, inner, true)
      for (let i = 0; i < stream.length; i += 1) stream[i]! += round(outer[i]! * POINT)
    }
    return this.#layer('last', this.#normal(stream, this.#depth), true)
  }

  #of(name: string): Numbers {
    const found = this.#parts.get(name)
    if (!found) throw new Error(`the network has no ${name}`)
    return found
  }

  // --- layers ----------------------------------------------------------------------------------

  /** The first layer, of which only the rows of features that are not 0 count; as fixed-point numbers. */
  #first(features: Float64Array): Float64Array {
    const [weights, scale, bias] = [this.#of('first'), this.#of('first_scale'), this.#of('first_bias')]
    const size = scale.length
    const total = new Int32Array(size)
    for (let at = 0; at < features.length; at += 1) {
      const value = features[at]! | 0
      if (value === 0) continue
      const begin = at * size
      for (let i = 0; i < size; i += 1) total[i] = (total[i]! + Math.imul(value, weights[begin + i]!)) | 0
    }
    const stream = new Float64Array(size)
    for (let i = 0; i < size; i += 1) stream[i] = round((total[i]! * scale[i]! + bias[i]!) * POINT)
    return stream
  }

  /** The numbers between two layers with mean 0 and spread 1, scaled and shifted. */
  #normal(stream: Float64Array, layer: number): Float64Array {
    const [gain, shift] = [this.#of(`gain${layer}`), this.#of(`shift${layer}`)]
    const size = stream.length
    let sum = 0
    for (let i = 0; i < size; i += 1) sum += stream[i]!
    const mean = Math.floor(sum / size)
    let [high, low] = [0, 0]
    const found = new Float64Array(size)
    for (let i = 0; i < size; i += 1) {
      const centred = stream[i]! - mean
      const square = centred * centred
      const whole = Math.floor(square / PART)
      high += whole
      low += square - whole * PART
      found[i] = centred
    }
    const squares = Number(BigInt(high) * BigInt(PART) + BigInt(low))
    const spread = Math.sqrt(squares / size + EPSILON * POINT * POINT)
    for (let i = 0; i < size; i += 1) found[i] = (found[i]! / spread) * gain[i]! + shift[i]!
    return found
  }

  /** A linear layer's output, its input rounded to whole numbers; negative ones count as 0 if it *rectifies*. */
  #layer(name: string, values: Float64Array, rectifies: boolean): Float64Array {
    const [scale, bias] = [this.#of(`${name}_scale`), this.#of(`${name}_bias`)]
    const layer = this.#layers.get(name)
    if (layer === undefined) throw new Error(`the network has no ${name}`)
    const factor = this.#of(`${name}_active`)[0]!
    const active = new Int16Array(values.length)
    for (let i = 0; i < active.length; i += 1) {
      const value = rectifies ? Math.max(values[i]!, 0) : values[i]!
      active[i] = Math.min(Math.max(round(value * factor), -MOST_ACTIVE), MOST_ACTIVE)
    }
    const sums = this.#products.sums(layer, scale.length, active)
    return Float64Array.from(sums, (sum, row) => sum * scale[row]! + bias[row]!)
  }

  // --- features --------------------------------------------------------------------------------

  /** The features of an observation in whole parts of 64. */
  encode(words: Uint32Array): Float64Array {
    const { side } = this.#tables
    const { at, word, shift, mask, scale, value, gate } = this.#numbers
    const features = this.#features
    const decides = bits(words, side[0], side[1], 3)
    for (let i = 0; i < at.length; i += 1) {
      let found = 0
      if (gate[i] === NO_VALUE || gate[i] === decides) {
        found = bits(words, word[i]!, shift[i]!, mask[i]!)
        if (value[i] !== NO_VALUE) found = found === value[i] ? FEATURE_STEPS : 0
        else if (found !== 0) found = steps(found, scale[i]!)
      }
      features[at[i]!] = found
    }
    this.#forces(words)
    this.#believed(words)
    return features
  }

  /** Both sides' forces in each area, from the blocks whose place is given. */
  #forces(words: Uint32Array): void {
    const { areas, forces, at, low, high, force, force_scale } = this.#tables
    for (let area = 0; area < areas; area += 1) {
      const sums = new Sums(this.#tables)
      for (let block = 0; block < force.length; block += 1) {
        if (bits(words, at + area, block, 1) === 0) continue
        const strength = 1 + bits(words, low, block, 1) + 2 * bits(words, high, block, 1)
        sums.add(block, 1, strength)
      }
      sums.write(this.#features, forces[area]!, force_scale)
    }
  }

  /** Both sides' forces in each area as their enemies know them. */
  #believed(words: Uint32Array): void {
    const { areas, forces, force, force_scale, memory, memory_places, shares, whole_share } = this.#tables
    const scales = force_scale.map((scale) => Math.fround(Math.fround(scale) / whole_share))
    const all = Array.from({ length: areas }, () => new Sums(this.#tables))
    for (let block = 0; block < force.length; block += 1) {
      const [word, shift] = memory[block]!
      const can = bits(words, word, shift, (1 << memory_places) - 1)
      const strength = bits(words, word, shift + memory_places, 7)
      const share = shares[ones(can)]!
      for (let area = 0; area < areas; area += 1) if ((can >>> area) & 1) all[area]!.add(block, share, strength)
    }
    for (let area = 0; area < areas; area += 1) all[area]!.write(this.#features, forces[area]! + force_scale.length, scales)
  }
}

/** Forces that are summed, by number and by strength. */
class Sums {
  readonly #sums: number[]

  constructor(private readonly tables: Tables) {
    this.#sums = tables.force_scale.map(() => 0)
  }

  add(block: number, number: number, strength: number): void {
    const { force, per_strength } = this.tables
    force[block]!.forEach((each, i) => (this.#sums[i]! += each * number * (per_strength[i] ? strength : 1)))
  }

  write(features: Float64Array, begin: number, scales: readonly number[]): void {
    this.#sums.forEach((sum, i) => (features[begin + i] = steps(sum, scales[i]!)))
  }
}

/** Some bits of a word of 64, which lies in two of 32. */
function bits(words: Uint32Array, word: number, shift: number, mask: number): number {
  const [low, high] = [words[2 * word]!, words[2 * word + 1]!]
  if (shift === 0) return low & mask
  return (shift < 32 ? (low >>> shift) | (high << (32 - shift)) : high >>> (shift - 32)) & mask
}

/** All bits of an observation, the lowest of each word first. */
function unpacked(words: Uint32Array): Float64Array {
  const found = new Float64Array(32 * words.length)
  words.forEach((word, at) => {
    for (let left = word; left !== 0; left &= left - 1) found[32 * at + 31 - Math.clz32(left & -left)] = 1
  })
  return found
}

function ones(mask: number): number {
  let found = 0
  for (let left = mask; left !== 0; left &= left - 1) found += 1
  return found
}

/** A number scaled in single precision, in whole parts of 64. */
const steps = (value: number, scale: number): number => round(Math.fround(value * Math.fround(scale)) * FEATURE_STEPS)

// --- Python ------------------------------------------------------------------------------------

const FILE = '/learned.npz'
/** Python's part reads the file and hands over what is in it. */
const LEARNED = `
from schiltrom.ai.learned.page_network import start as start_network, tables as network_tables
`

/** Bytes of Python's, as it hands them to a function of ours. */
interface Bytes {
  getBuffer(kind: 'u8'): { data: Uint8Array; release(): void }
}

function copied(bytes: Bytes): Uint8Array {
  const buffer = bytes.getBuffer('u8')
  const found = buffer.data.slice()
  buffer.release()
  return found
}

/** How the names of the small network's parts begin. */
const QUICK = 'quick_'

/** Have learned players in a Python use the networks that are computed here. */
export function startNetwork(python: Python, file: Uint8Array): void {
  python.FS.writeFile(FILE, file)
  python.runPython(LEARNED)
  const tables = JSON.parse(python.globals.get('network_tables')()) as Tables
  const [large, quick] = [new Network(tables), new Network(tables)]
  const arrays = {
    part: (name: string, kind: string, data: Bytes) => {
      if (name.startsWith(QUICK)) quick.part(name.slice(QUICK.length), kind, copied(data))
      else large.part(name, kind, copied(data))
    },
    judge: (which: string, seen: Bytes, rows: number) => (which === QUICK ? quick : large).judge(copied(seen), rows),
  }
  const start = python.globals.get('start_network') as unknown as (network: typeof arrays, file: string) => void
  start(arrays, FILE)
}
