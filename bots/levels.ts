import type { Game, Types } from '@runatal/kernel'

/**
 * The bots that people choose from by name, from the weakest to the strongest, where a game does not say otherwise
 * (`guide.levels`) or brings players of its own (`guide.paced`). The weaker ones overlook much and look no further than their
 * own move; how long the others think is ours to say. How strong each is: docs/levels.md.
 */
const LEVELS: Readonly<Record<string, string>> = {
  novice: 'greedy/20',
  apprentice: 'greedy',
  adept: 'flat:30/10',
  master: 'ismcts:40',
  grandmaster: 'ismcts:800',
}

/** Where a game cannot be judged, all play on in the mind: the stronger, the longer. */
const UNGUIDED: typeof LEVELS = {
  novice: 'random',
  apprentice: 'flat:10',
  adept: 'flat:40',
  master: 'ismcts:200',
  grandmaster: 'ismcts:400ms',
}

/** How a bot of this name plays a game; a spec that is no level stays as it is. */
export function specOf<G extends Types>({ guide }: Game<G>, name: string): string {
  const levels = guide === undefined ? UNGUIDED : { ...LEVELS, ...guide.levels }
  return Object.hasOwn(levels, name) ? levels[name]! : name
}

/** The levels that answer in a moment, since they look no further than their own move. */
export function quickLevels<G extends Types>(game: Game<G>): readonly string[] {
  return game.guide?.paced?.levels ?? Object.keys(LEVELS).filter(name => QUICK.test(specOf(game, name)))
}

const QUICK = /^(random|policy|greedy)/
