import { LONGEST_FLIGHT } from '../content/times.ts'
import type { Landing, Rest } from './moves.ts'
import type { State } from './types.ts'

/** Reads a landing as the authority sends it: one rest for every stone, numbers in range (ROK-048). */
export function readLanding(s: State, sent: unknown): Landing | undefined {
  if (!isPlain(sent, 4)) return undefined
  const { rest, path } = sent
  if (!isWithin(rest, 0, LONGEST_FLIGHT) || typeof path !== 'string' || path.length > LONGEST_PATH) return undefined
  const thrown = readRests(
    sent['thrown'],
    s.hands.reduce((sum, hand) => sum + hand.length, 0),
  )
  const lying = readRests(sent['lying'], s.table.stone.length)
  if (thrown === undefined || lying === undefined) return undefined
  return { rest: Math.round(rest), thrown, lying, path }
}

/** A tenth of a millimetre and of a degree is what the rules can tell apart. */
export function roundRest({ x, y, yaw, up }: Rest): Rest {
  return { x: tenth(x), y: tenth(y), yaw: tenth(yaw) % 360, up }
}

const LONGEST_PATH = 30_000
/** Stones may be anywhere: those outside the table are dealt with by the rules. */
const FAR = 2000

function readRests(sent: unknown, count: number): Rest[] | undefined {
  if (!Array.isArray(sent) || sent.length !== count) return undefined
  const rests: Rest[] = []
  for (const one of sent as unknown[]) {
    if (!isPlain(one, 4)) return undefined
    const { x, y, yaw, up } = one
    if (!isWithin(x, -FAR, FAR) || !isWithin(y, -FAR, FAR) || !isWithin(yaw, 0, 360)) return undefined
    if (typeof up !== 'boolean') return undefined
    rests.push(roundRest({ x, y, yaw, up }))
  }
  return rests
}

/** An object with so many fields: each of those that are read is looked at on its own. */
function isPlain(sent: unknown, fields: number): sent is Record<string, unknown> {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent) && Object.keys(sent).length === fields
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most
}

/** Never -0. */
function tenth(value: number): number {
  return Math.round(10 * value) / 10 + 0
}
