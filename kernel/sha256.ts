/**
 * SHA-256 (FIPS 180-4). The platform's own is asynchronous, and absent from pages on a local network without TLS; a
 * library would be the kernel's only dependency. The tests compare it with Node's on every length up to 300 bytes.
 */
export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((message.length + 9) / 64)
  const padded = new Uint8Array(64 * blocks)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(64 * blocks - 8, Math.floor(message.length / 0x20000000))
  view.setUint32(64 * blocks - 4, message.length << 3)

  const hash = Int32Array.from(START)
  const w = new Int32Array(64)
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(64 * block + 4 * i)
    compress(hash, w)
  }
  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  for (let i = 0; i < 8; i++) out.setInt32(4 * i, hash[i]!)
  return digest
}

function compress(hash: Int32Array, w: Int32Array) {
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!
    const y = w[i - 2]!
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1
  }
  let a = hash[0]!
  let b = hash[1]!
  let c = hash[2]!
  let d = hash[3]!
  let e = hash[4]!
  let f = hash[5]!
  let g = hash[6]!
  let h = hash[7]!
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  for (const [i, x] of [a, b, c, d, e, f, g, h].entries()) hash[i] = hash[i]! + x
}

function turn(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by))
}

const PRIMES = firstPrimes(64)

/** First 32 bits of the fraction of the square roots of the first 8 primes, and of the cube roots of the first 64. */
const START = PRIMES.slice(0, 8).map(p => fraction(Math.sqrt(p)))
const ROUND = Int32Array.from(PRIMES, p => fraction(Math.cbrt(p)))

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 4294967296) | 0
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every(p => n % p !== 0)) primes.push(n)
  return primes
}
