import type { Landing } from '../games/rok/index.ts'
import { loadEngine } from '../games/rok/physics/engine.ts'
import { throwStones } from '../games/rok/physics/throw.ts'

/** Throws of all sizes, with stones that lie there already, as text: the very same program runs in Node and in a browser. */
export async function throwAll(count: number): Promise<string[]> {
  const engine = await loadEngine()
  const landings: Landing[] = []
  for (let seed = 0; seed < count; seed++) {
    const seats = 2 + (seed % 4)
    const hands = Array.from({ length: seats }, (_, seat) => ({
      seat,
      stones: 7 - seats,
      aim: ((7 * seed + 11 * seat) % 41) - 20,
      strength: (13 * seed + 29 * seat) % 101,
    }))
    const lying = (landings.at(-1)?.thrown ?? []).slice(0, seed % 5)
    landings.push(throwStones(engine, seed, seats, hands, lying))
  }
  return landings.map(landing => JSON.stringify(landing))
}
