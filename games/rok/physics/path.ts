/** The movement of a throw, packed for the wire: about one byte a number, as text. */

/** One stone at one moment: millimetres (y is up) and an orientation. */
export interface Pose {
  x: number
  y: number
  z: number
  q: readonly [x: number, y: number, z: number, w: number]
}

/** Frames of poses, all of the same stones: evenly spaced from the launch to the rest. */
export function packPath(frames: readonly (readonly Pose[])[]): string {
  const stones = frames[0]?.length ?? 0
  const bytes: number[] = []
  put(bytes, frames.length)
  put(bytes, stones)
  for (let stone = 0; stone < stones; stone++) {
    const rows = frames.map(frame => numbersOf(frame[stone]!))
    for (let channel = 0; channel < CHANNELS; channel++) {
      let [last, before] = [0, 0]
      for (const row of rows) {
        const value = row[channel]!
        // What a stone does next is mostly what it just did.
        put(bytes, zigzag(value - 2 * last + before))
        before = last
        last = value
      }
    }
  }
  return text(bytes)
}

export function unpackPath(path: string): Pose[][] {
  const bytes = Uint8Array.from(atob(path), letter => letter.charCodeAt(0))
  let at = 0
  const take = () => {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++] ?? 0
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
  }
  const count = take()
  const stones = take()
  const rows: number[][][] = Array.from({ length: count }, () => Array.from({ length: stones }, () => []))
  for (let stone = 0; stone < stones; stone++)
    for (let channel = 0; channel < CHANNELS; channel++) {
      let [last, before] = [0, 0]
      for (const frame of rows) {
        const value = unzigzag(take()) + 2 * last - before
        frame[stone]!.push(value)
        before = last
        last = value
      }
    }
  return rows.map(frame => frame.map(poseOf))
}

const CHANNELS = 6
const PER_MM = 2
const PER_TURN = 400

/** Of an orientation three parts are sent: q and -q are the same, so the fourth is taken as positive. */
function numbersOf({ x, y, z, q }: Pose): number[] {
  const sign = q[3] < 0 ? -1 : 1
  return [
    ...[x, y, z].map(value => Math.round(PER_MM * value)),
    ...q.slice(0, 3).map(value => Math.round(PER_TURN * sign * value)),
  ]
}

function poseOf(numbers: number[]): Pose {
  const [x, y, z] = numbers.slice(0, 3).map(value => value / PER_MM) as [number, number, number]
  const [a, b, c] = numbers.slice(3).map(value => value / PER_TURN) as [number, number, number]
  const rest = 1 - a * a - b * b - c * c
  return { x, y, z, q: [a, b, c, rest > 0 ? Math.sqrt(rest) : 0] }
}

function put(bytes: number[], value: number) {
  let left = value
  while (left >= 128) {
    bytes.push((left % 128) + 128)
    left = Math.floor(left / 128)
  }
  bytes.push(left)
}

function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value
}

function unzigzag(value: number): number {
  return value % 2 === 1 ? -(value + 1) / 2 : value / 2
}

function text(bytes: readonly number[]): string {
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters)
}
