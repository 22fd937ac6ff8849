import type { Decision, Decisions, Game, Steps, Turn, Types } from '../game.ts'

/** The same game, except that it stops with an error where its steps would run for ever without a decision. */
export function impatient<G extends Types>(game: Game<G>): Game<G> {
  let run = 0
  const steps = Object.entries(game.steps as Record<string, Step<G>>).map(([name, step]) => {
    const counted: Step<G> = (state, argument, t) => {
      if (++run > MOST_STEPS) throw new Endless(`'${name}' is step ${run} in a row with no decision in between`)
      step(state, argument, t)
    }
    return [name, counted]
  })
  const decisions = Object.entries(game.decisions as Record<string, Answerable<G>>).map(([kind, decision]) => {
    const rested: Answerable<G> = {
      ...decision,
      take(state, seat, move, t) {
        run = 0
        decision.take(state, seat, move, t)
      },
    }
    if (decision.late !== undefined)
      rested.late = (state, seat, t) => {
        run = 0
        return decision.late?.(state, seat, t)
      }
    return [kind, rested]
  })
  return {
    ...game,
    steps: Object.fromEntries(steps) as Steps<G>,
    decisions: Object.fromEntries(decisions) as Decisions<G>,
    create(setting) {
      run = 0
      return game.create(setting)
    },
  }
}

/** What is thrown then. */
export class Endless extends Error {}

const MOST_STEPS = 10_000

type Step<G extends Types> = (state: G['state'], argument: unknown, t: Turn<G>) => void
type Answerable<G extends Types> = Decision<G, keyof G['asks']>
