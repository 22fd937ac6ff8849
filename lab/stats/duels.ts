import { type Bundle, isCrashed } from '../bundle.ts'

/** How often bot i was placed before bot j; equal places count half for each. */
export type Duels = number[][]

function noDuels(bots: number): Duels {
  return Array.from({ length: bots }, () => Array<number>(bots).fill(0))
}

/** How a bundle's games placed each of the bots named against each other; other bots are left out. */
export function duelsOf({ games }: Bundle, rounds: readonly (readonly string[])[], bots: readonly string[]): Duels {
  const duels = noDuels(bots.length)
  for (const [rotation, game] of games.entries()) {
    if (isCrashed(game)) continue
    const sitting = rounds[rotation]!.map(bot => bots.indexOf(bot))
    for (const [a, one] of sitting.entries())
      for (const [b, other] of sitting.entries()) {
        if (one === other || one < 0 || other < 0) continue
        const ahead = game.places[b]! - game.places[a]!
        duels[one]![other]! += ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0
      }
  }
  return duels
}

export function sumOfDuels(bots: number, all: readonly Duels[]): Duels {
  const sum = noDuels(bots)
  for (const duels of all) for (let i = 0; i < bots; i++) for (let j = 0; j < bots; j++) sum[i]![j]! += duels[i]![j]!
  return sum
}
