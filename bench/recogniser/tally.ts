import { type Reading, watch } from '@runatal/recogniser'
import { compose, type Flaw, type Level, moment, render, type Scene } from '@runatal/recogniser/generator'

/** What came of a number of photos. Plain sums, so that several can be added. */
export type Tally = Record<string, number>

/** Frames that the watcher sees of one scene. */
export const FRAMES = 4

/** Reads scenes `from` to `to`, each several frames long, and counts. The same number is always the same scene. */
export function tally(from: number, to: number, tell: () => void): Tally {
  const sums: Tally = {}
  const count = (name: string, by = 1) => (sums[name] = (sums[name] ?? 0) + by)
  for (let i = from; i < to; i++) {
    const { level, flaw } = kindOf(i)
    const scene = compose({ level, seed: FIRST_SEED + i, ...(flaw && { flaw }) })
    const watcher = watch()
    let sure = false
    for (let n = 0; n < FRAMES; n++) {
      const sighting = watcher.see(render(moment(scene, n)))
      count('frames')
      if (isFalse(sighting, scene, flaw)) count('falseAccepts')
      const wrong = wrongSlots(sighting, scene)
      if (wrong > 0) count('wrongSlots', wrong)
      sure ||= sighting.sure
      if (flaw) continue
      count(`frames.${level}`)
      if (sighting.problem === undefined && wrong === 0) count(`right.${level}`)
    }
    if (!flaw) count(`scenes.${level}`)
    if (!flaw && sure) count(`sure.${level}`)
    tell()
  }
  return sums
}

/** No seed that the recogniser was tried on while it was written. */
const FIRST_SEED = 1_000_000

const FLAWS: readonly Flaw[] = ['noPortal', 'fifth', 'twice', 'missing']

/** Of twenty scenes two are easy, nine ordinary, five hard and four extreme; every fifth twenty has something wrong. */
function kindOf(i: number): { level: Level; flaw: Flaw | undefined } {
  const place = i % 20
  const level = place < 2 ? 'easy' : place < 11 ? 'ordinary' : place < 16 ? 'hard' : 'extreme'
  const twenty = Math.floor(i / 20)
  return { level, flaw: twenty % 5 === 4 ? FLAWS[Math.floor(twenty / 5) % FLAWS.length] : undefined }
}

/** It says that four runes are read, and they are not the four that lie there, or something is wrong with the table. */
function isFalse(reading: Reading, { truth }: Scene, flaw: Flaw | undefined): boolean {
  if (reading.problem !== undefined) return false
  return flaw !== undefined || reading.slots.some(({ rune }, i) => rune !== truth[i])
}

/** Spaces of which it says something that is not so, even if it asks for another photo because of others. */
function wrongSlots({ slots }: Reading, { truth }: Scene): number {
  return slots.filter(({ rune }, i) => rune !== undefined && rune !== truth[i]).length
}
