import { FastChance } from '../chance.ts'
import type { Game, Types } from '../game.ts'
import { LAWS } from './laws/all.ts'
import { impatient } from './patience.ts'
import type { LawName, Report, Spec, Violation } from './spec.ts'
import { walk } from './walk.ts'
import { allWishes, withSeats } from './wishes.ts'

/** Plays games of all kinds and reports where a law was broken. The same spec always gives the same report. */
export function conform<G extends Types>(game: Game<G>, spec: Spec<G>): Report<G> {
  const { games = 100, seed = 1, only, wishes = allWishes(game), starts = [] } = spec
  const watched = impatient(game)
  const violations: Violation<G>[] = []
  const count = new Map<LawName, number>()
  const isKnown = (law: LawName) => (count.get(law) ?? 0) >= ENOUGH
  const numbers = only === undefined ? Array.from({ length: games + starts.length }, (_, i) => i) : [only]
  let moves = 0
  for (const number of numbers) {
    const wish = wishes[number % wishes.length]!
    const from = starts[number - games] ?? { wish: withSeats(game, wish, new FastChance(seed, number, 0)) }
    moves += walk(watched, from, spec, number, {
      isKnown,
      broken(law, text, record) {
        if (isKnown(law)) return
        count.set(law, (count.get(law) ?? 0) + 1)
        violations.push({ law, text, game: number, move: record.log.length, seed, record })
      },
    })
  }
  return { games: numbers.length, moves, violations }
}

/** The laws that were broken, a line each with the first place: `expect(sentences(conform(game, spec))).toEqual([])`. */
export function sentences<G extends Types>({ violations }: Report<G>): string[] {
  return LAWS.flatMap(({ name }) => {
    const [first, ...more] = violations.filter(({ law }) => law === name)
    if (first === undefined) return []
    const others = more.length === 0 ? '' : `, and ${more.length} more`
    return [`${name}: ${first.text} (game ${first.game}, move ${first.move})${others}`]
  })
}

/** A law that is broken is broken everywhere: a few places are enough to see why. */
const ENOUGH = 3
