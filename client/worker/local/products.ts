/** Sums of products of small whole numbers, many rows at once: by eight at a time where WebAssembly can, else one by one. */

export interface Products {
  /** Take rows of weights; returns how to name them. */
  add(weights: Int8Array): number
  /** For each row of named weights, the sum of its products with *values*, which have at most 16 bits. */
  sums(name: number, rows: number, values: Int16Array): Int32Array
}

/**
 * The loop in WebAssembly. Its text, from which `wat2wasm` makes these bytes:
 *
 *     (module
 *       (memory (export "memory") 1)
 *       (func (export "dots") (param $weights i32) (param $values i32) (param $out i32) (param $rows i32) (param $size i32)
 *         (local $i i32) (local $sum v128)
 *         (loop $row
 *           (local.set $sum (v128.const i32x4 0 0 0 0))
 *           (local.set $i (i32.const 0))
 *           (loop $column
 *             (local.set $sum (i32x4.add (local.get $sum)
 *               (i32x4.dot_i16x8_s
 *                 (v128.load8x8_s (i32.add (local.get $weights) (local.get $i)))
 *                 (v128.load (i32.add (local.get $values) (i32.shl (local.get $i) (i32.const 1)))))))
 *             (br_if $column (i32.lt_u (local.tee $i (i32.add (local.get $i) (i32.const 8))) (local.get $size))))
 *           (i32.store (local.get $out)
 *             (i32.add
 *               (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
 *               (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))
 *           (local.set $weights (i32.add (local.get $weights) (local.get $size)))
 *           (local.set $out (i32.add (local.get $out) (i32.const 4)))
 *           (br_if $row (local.tee $rows (i32.sub (local.get $rows) (i32.const 1)))))))
 */
const CODE =
  'AGFzbQEAAAABCQFgBX9/f39/AAMCAQAFAwEAAQcRAgZtZW1vcnkCAARkb3RzAAAKhQEBggECAX8BewNA/QwAAAAAAAAAAAAAAAAAAAAAIQZBACEFA0AgBiAA' +
  'IAVq/QEDACABIAVBAXRq/QAEAP26Af2uASEGIAVBCGoiBSAESQ0ACyACIAb9GwAgBv0bAWogBv0bAiAG/RsDamo2AgAgACAEaiEAIAJBBGohAiADQQFrIgMNAAsL'

const PAGE = 65536
const AT_ONCE = 8
/** The first page holds the values and, from its middle on, the sums. */
const OUT = PAGE / 2

interface Exports {
  memory: WebAssembly.Memory
  dots(weights: number, values: number, out: number, rows: number, size: number): void
}

class ByEight implements Products {
  readonly #exports: Exports
  #end = PAGE

  constructor(module: WebAssembly.Module) {
    this.#exports = new WebAssembly.Instance(module).exports as unknown as Exports
  }

  add(weights: Int8Array): number {
    const { memory } = this.#exports
    const begin = this.#end
    this.#end += Math.ceil(weights.length / PAGE) * PAGE
    memory.grow((this.#end - begin) / PAGE)
    new Int8Array(memory.buffer, begin).set(weights)
    return begin
  }

  sums(name: number, rows: number, values: Int16Array): Int32Array {
    const { memory, dots } = this.#exports
    if (values.length % AT_ONCE !== 0 || 2 * values.length > OUT || 4 * rows > PAGE - OUT) throw new Error('too many at once')
    new Int16Array(memory.buffer, 0, values.length).set(values)
    dots(name, 0, OUT, rows, values.length)
    return new Int32Array(memory.buffer, OUT, rows).slice()
  }
}

class OneByOne implements Products {
  readonly #all: Int8Array[] = []

  add(weights: Int8Array): number {
    return this.#all.push(weights) - 1
  }

  sums(name: number, rows: number, values: Int16Array): Int32Array {
    const weights = this.#all[name]
    if (!weights) throw new Error('no such weights')
    return Int32Array.from({ length: rows }, (_, row) => dot(weights, row * values.length, values))
  }
}

/* eslint-disable @typescript-eslint/no-non-null-assertion -- there are as many weights in a row as values */
function dot(weights: Int8Array, begin: number, values: Int16Array): number {
  let sum = 0
  for (let i = 0; i < values.length; i += 1) sum = (sum + Math.imul(values[i]!, weights[begin + i]!)) | 0
  return sum
}
/* eslint-enable @typescript-eslint/no-non-null-assertion */

/** The fastest way that there is here. */
export function products(plain = false): Products {
  const code = Uint8Array.from(atob(CODE), (letter) => letter.charCodeAt(0))
  return !plain && WebAssembly.validate(code) ? new ByEight(new WebAssembly.Module(code)) : new OneByOne()
}
