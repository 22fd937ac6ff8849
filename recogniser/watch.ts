import { read } from './read.ts'
import type { Frame, Reading, SlotReading } from './reading.ts'
import { printedTiles, type TileLook } from './tiles.ts'

/** Looks at frames one after another until it is sure. */
export interface Watcher {
  see(frame: Frame): Sighting
  /** Forgets what it saw: for the next attempt. */
  reset(): void
}

/** The newest reading; a space that it could not read shows what the frames before agreed on. */
export interface Sighting extends Reading {
  /** Enough frames agree on four different runes: take the picture. */
  readonly sure: boolean
  /** How far it is to being sure, 0 to 1. */
  readonly progress: number
}

export function watch(tiles: readonly TileLook[] = printedTiles()): Watcher {
  let seen: Reading[] = []
  return {
    see(frame) {
      const reading = read(frame, tiles)
      seen = [...seen, reading].slice(-MEMORY)
      return sighting(reading, seen)
    },
    reset() {
      seen = []
    },
  }
}

/** So many of the last frames must agree, and none of them may disagree. */
const AGREE = 3
const MEMORY = 6

function sighting(newest: Reading, seen: readonly Reading[]): Sighting {
  const witnesses = seen.filter(reading => !isDoubtful(reading))
  const agreed = newest.slots.map((_, i) => agreement(witnesses.map(({ slots }) => slots[i]!)))
  const [one, two, three, four] = newest.slots.map((slot, i) => filledIn(slot, agreed[i]!))
  const slots = [one!, two!, three!, four!] as const
  const runes = agreed.map(({ rune }) => rune)
  const tooMany = seen.some(({ problem }) => problem === 'tooMany')
  const blocked = newest.portal === undefined || tooMany || new Set(runes).size < 4
  const progress = blocked ? 0 : Math.min(1, ...agreed.map(({ votes }) => votes / AGREE))
  const { problem: _, ...rest } = newest
  return progress === 1 ? { ...rest, slots, sure: true, progress } : { ...newest, slots, sure: false, progress }
}

/** All four are read, and still something is not as it should be: there may be a fifth. */
function isDoubtful({ slots, problem }: Reading): boolean {
  return problem !== undefined && slots.every(({ rune }) => rune !== undefined)
}

/** What the frames say of one space: a rune with its votes, or nothing once two disagree. */
interface Agreement {
  readonly rune: SlotReading['rune']
  readonly votes: number
}

function agreement(slots: readonly SlotReading[]): Agreement {
  const said = slots.map(({ rune }) => rune).filter(rune => rune !== undefined)
  const rune = said[0]
  if (rune === undefined || rune === 'empty' || said.some(other => other !== rune)) return { rune: undefined, votes: 0 }
  return { rune, votes: said.length }
}

function filledIn(slot: SlotReading, { rune, votes }: Agreement): SlotReading {
  return slot.rune === undefined && votes >= AGREE ? { ...slot, rune } : slot
}
