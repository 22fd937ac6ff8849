import { FastChance } from '@runatal/kernel'
import { COSTS, PEOPLE } from '../million/costs.ts'
import { playThrough } from '../million/site.ts'
import { mostPeople, siteFor, type Step, STEPS } from '../million/steps.ts'
import type { Measured, Part } from '../part.ts'

const MILLION = 1_000_000

/** The plan of docs/scale.md, reckoned and played through. Nothing is measured here: the luck is the same in every run. */
export const million: Part = {
  name: 'million',
  describe: 'simulated: how many people each step of docs/scale.md bears, and how long moves take with so many',
  run({ progress }) {
    const measured: Measured = {}
    const steps = Object.keys(STEPS) as Step[]
    for (const [i, step] of steps.entries()) {
      const people = Math.min(MILLION, mostPeople(step))
      const site = siteFor(step, people)
      if (site === undefined) throw new Error(`Nobody can play with '${step}'`)
      const took = playThrough(site, people, SECONDS, new FastChance(i))
      const crowded = playThrough(site, CROWDED * people, SECONDS, new FastChance(i))
      measured[`million.people.${step}`] = mostPeople(step)
      measured[`million.processes.${step}`] = site.processes
      measured[`million.p50Ms.${step}`] = took[took.length >> 1] ?? NaN
      measured[`million.p99Ms.${step}`] = worstOf(took)
      measured[`million.p99MsCrowded.${step}`] = worstOf(crowded)
      measured[`million.mbPerProcess.${step}`] =
        ((people / PEOPLE.atATable / site.processes) * COSTS.tableKb * (PEOPLE.atATable / 2)) / 1024
      progress(i + 1, steps.length)
    }
    return Promise.resolve(measured)
  },
}

const SECONDS = 5
/** More people than planned, by this factor: some part of the house has no time left then. */
const CROWDED = 1.8

function worstOf(took: Float64Array): number {
  return took[Math.floor(took.length * 0.99)] ?? NaN
}
