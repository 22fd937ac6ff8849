import { answersOf, choicesOf, imagineFor, playedOn, playOn, policyOf, sameAsk, Spread } from '@runatal/bots'
import {
  type Answered,
  type Chance,
  chancesOf,
  FastChance,
  fitted,
  type Game,
  oddsOf,
  Play,
  same,
  type Seat,
  type Types,
  victoryOf,
} from '@runatal/kernel'
import type { Choice } from './decisions.ts'

/** How much is thought about each decision. */
export interface Care {
  /** Rounds in which all answers are tried, the worse half dropping out again and again. */
  rounds: number
  /** Rounds for the few that are left and the one that was played: what is told comes from these alone. */
  proof: number
  /** How many decisions more the few are played on in the proof: so far what is hidden begins to tell. */
  onwards: number
}

export const CARE: Care = { rounds: 32, proof: 48, onwards: 8 }

/** An answer, and how the game goes after it: the chance of each seat to win. */
export interface Weighed<G extends Types> extends Answered<G> {
  /** By what the seat that chose could know. */
  chances: number[]
  /** With all cards open. */
  open: number[]
  /** How far its own chance is surely behind the best one's: the near end of the interval (95 %). */
  behind: number
}

/** The best answers to a question, best first, with the one that was chosen among them; and how many more there were. */
export interface Weighing<G extends Types> {
  best: Weighed<G>[]
  chosen: number
  others: number
}

/**
 * Weighs what a seat could have answered: each answer is tried in the same imagined worlds on the same luck, first all of
 * them, then the best few and the chosen one anew, so that no answer looks good for the luck by which it was picked.
 */
export function weigh<G extends Types>(game: Game<G>, choice: Choice<G>, seats: number, care: Care): Weighing<G> {
  const { position, seat, chosen, state } = choice
  const chance = new FastChance(position + 1, seat + 1)
  const seen = game.mask(state, seat)
  const answers = worthy(game, seen, seat, chosen, chance)
  const played = answers.find(one => one.ask.id === chosen.ask.id && same(one.move, chosen.move))!
  const finalists = sifted(answers, played, care.rounds, () => {
    const trial = trialIn(game, imagineFor(game, seen, seat, chance), chance.int(LUCK), seats, 0)
    return answer => trial(answer)[seat]!
  })
  const sums = finalists.map(() => ({ known: zeros(seats), open: zeros(seats), own: [] as number[] }))
  for (let round = 0; round < care.proof; round++) {
    const luck = chance.int(LUCK)
    const known = trialIn(game, imagineFor(game, seen, seat, chance), luck, seats, care.onwards)
    const open = trialIn(game, state, luck, seats, care.onwards)
    for (const [i, answer] of finalists.entries()) {
      const sum = sums[i]!
      const now = known(answer)
      add(sum.known, now)
      add(sum.open, open(answer))
      sum.own.push(now[seat]!)
    }
  }
  const order = finalists.map((_, i) => i).toSorted((a, b) => sums[b]!.known[seat]! - sums[a]!.known[seat]!)
  const first = sums[order[0]!]!
  const best = order.map(i => ({
    ...finalists[i]!,
    chances: sums[i]!.known.map(sum => sum / care.proof),
    open: sums[i]!.open.map(sum => sum / care.proof),
    behind: gap(first.own, sums[i]!.own),
  }))
  return { best, chosen: order.indexOf(finalists.indexOf(played)), others: answers.length - finalists.length }
}

const LUCK = 0x7fffffff
/** How many are looked at closely, besides the one that was chosen. */
const FINALISTS = 4

/** What is worth a thought, and in any case what was chosen. */
function worthy<G extends Types>(game: Game<G>, seen: G['state'], seat: Seat, chosen: Answered<G>, chance: Chance) {
  const { ask, options, offers } = choicesOf(game, seen, seat, chance)
  const world = imagineFor(game, seen, seat, chance)
  const considered = options.length === 1 ? options : (game.guide?.consider?.(world, ask, options) ?? options)
  const answers = answersOf({ ask, options: considered, offers })
  const isThere = answers.some(one => one.ask.id === chosen.ask.id && same(one.move, chosen.move))
  return isThere ? answers : [...answers, chosen]
}

/** Sequential halving: after each equal part of the rounds the worse half drops out, but never what was chosen. */
function sifted<T>(all: readonly T[], keep: T, rounds: number, round: () => (one: T) => number): T[] {
  let left = all.map(one => ({ one, total: 0 }))
  const cuts = Math.ceil(Math.log2(Math.max(1, all.length / FINALISTS)))
  for (let cut = 0; cut < cuts; cut++) {
    for (let i = 0; i < rounds / cuts; i++) {
      const trial = round()
      for (const each of left) each.total += trial(each.one)
    }
    const ranked = left.toSorted((a, b) => b.total - a.total)
    const most = Math.max(FINALISTS, Math.ceil(left.length / 2))
    left = ranked.filter(({ one }, i) => i < most || one === keep)
  }
  return left.map(({ one }) => one)
}

/** Tries answers in one world on one luck: how likely each seat wins after that. */
function trialIn<G extends Types>(game: Game<G>, world: G['state'], luck: number, seats: number, onwards: number) {
  const policy = policyOf(game)
  const decisions = playedOn(game) + onwards
  return ({ ask, move }: Answered<G>): number[] => {
    const play = new Play(game, game.clone(world), new FastChance(luck))
    play.play(sameAsk(play.state, ask), move)
    playOn(play, decisions, policy)
    return standing(game, play.state, seats)
  }
}

/** The chance of each seat to win: by the outcome, or by the game's judgement as it was fitted on games of the lab. */
export function standing<G extends Types>(game: Game<G>, state: G['state'], seats: number): number[] {
  const outcome = game.outcome(state)
  if (outcome !== undefined) return outcome.places.map((_, seat) => victoryOf(outcome.winners, seat, game.together))
  return chancesOf(game, state, seats) ?? fitted({ slope: 1, bias: 0 }, oddsOf(game, state, seats), game.together)
}

/** How far one answer is surely behind another that was tried in the same worlds (95 %): noise is nobody's mistake. */
function gap(first: readonly number[], own: readonly number[]): number {
  const spread = new Spread()
  for (const [i, value] of own.entries()) spread.add(first[i]! - value)
  return Math.max(0, spread.average() - (1.96 * spread.deviation()) / Math.sqrt(own.length))
}

function zeros(count: number): number[] {
  return Array<number>(count).fill(0)
}

function add(sum: number[], values: readonly number[]): void {
  for (const [i, value] of values.entries()) sum[i]! += value
}
