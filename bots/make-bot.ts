import type { Game, Types } from '@runatal/kernel'
import type { Bot } from './bot.ts'
import type { Budget } from './budget.ts'
import { flatBot } from './flat.ts'
import { greedyBot } from './greedy.ts'
import { ismctsBot, type Thinking } from './ismcts.ts'
import { judged } from './judge.ts'
import { specOf } from './levels.ts'
import { pacedBot } from './paced.ts'
import { overlooking } from './overlook.ts'
import { policyBot } from './policy.ts'
import { randomBot } from './random.ts'

/** Every kind of bot, for command lines and menus. */
export const BOTS = [
  { name: 'random', spec: 'random', about: 'any legal move' },
  { name: 'policy', spec: 'policy', about: "the game's own quick move, as in its playouts" },
  { name: 'greedy', spec: 'greedy', about: 'the move after which it stands best; looks no further' },
  { name: 'flat', spec: 'flat:100 or flat:50ms', about: 'plays each option on in imagined worlds, keeps the best' },
  { name: 'ismcts', spec: 'ismcts:200 or ismcts:50ms', about: 'searches a tree of what its seat can know' },
  {
    name: 'learned',
    spec: 'learned:200 or learned:50ms',
    about: 'ismcts that judges by what it learned from games of its own',
  },
  {
    name: 'overlooking',
    spec: 'greedy/30 or ismcts:40/15',
    about: 'errs like a person: overlooks so many of a hundred answers',
  },
  {
    name: 'cheat',
    spec: 'cheat:200 or cheat:50ms',
    about: 'ismcts that sees everything: the ceiling, for the lab only',
  },
] as const

/**
 * Makes the bot that a spec names, such as `greedy`, `flat:100` or `ismcts:50ms`, or one of the levels. Whatever the spec
 * says, it thinks no longer than `longest` milliseconds.
 */
export function makeBot<G extends Types>(game: Game<G>, spec: string, longest = Infinity): Bot<G> {
  if (game.guide?.paced?.levels.includes(spec)) return pacedBot(game, game.guide.paced, spec)
  const own = specOf(game, spec)
  if (own !== spec) return { ...makeBot(game, own, longest), name: spec }
  const [, thinker, percent] = /^(.+)\/([1-9]\d?)$/.exec(spec) ?? []
  if (thinker !== undefined)
    return { ...overlooking(game, Number(percent), seeing => makeBot(seeing, thinker, longest)), name: spec }
  const [name, amount, ...rest] = spec.split(':')
  if (rest.length === 0) {
    if (amount === undefined && name === 'random') return randomBot(game)
    if (amount === undefined && name === 'policy') return policyBot(game)
    if (amount === undefined && name === 'greedy') return greedyBot(game)
    const budget = readBudget(amount, longest)
    if (budget !== undefined) {
      if (name === 'flat') return flatBot(game, spec, budget, playedOn(game))
      if (name === 'ismcts') return ismctsBot(game, spec, thinking(game, budget))
      if (name === 'learned') return ismctsBot(judged(game), spec, thinking(game, budget))
      if (name === 'cheat') return ismctsBot(game, spec, { ...thinking(game, budget), peeks: true })
    }
  }
  const paced = game.guide?.paced?.levels ?? []
  throw new Error(`There is no bot '${spec}'; there is: ${[...BOTS.map(bot => bot.spec), ...paced].join(', ')}`)
}

/** Found by measuring on Rauha and connect four. */
function thinking<G extends Types>(game: Game<G>, budget: Budget): Thinking {
  return {
    budget,
    curiosity: 1,
    widening: 1,
    decisions: playedOn(game),
    // Where the game knows how the others will sensibly play, all trials go to the seat's own choices.
    others: game.guide?.rollout === undefined ? 'searched' : 'by policy',
  }
}

/** How many decisions are played on before a position is judged: to the end, if nobody can judge it before. */
export function playedOn<G extends Types>({ guide }: Game<G>): number {
  if (guide === undefined) return Infinity
  return guide.quiet === undefined ? 12 : 0
}

function readBudget(amount: string | undefined, longest: number): Budget | undefined {
  const [, digits, unit] = /^([1-9]\d{0,8})(ms)?$/.exec(amount ?? '') ?? []
  if (digits === undefined) return undefined
  if (unit !== undefined) return { ms: Math.min(longest, Number(digits)) }
  return longest === Infinity ? { playouts: Number(digits) } : { playouts: Number(digits), ms: longest }
}
