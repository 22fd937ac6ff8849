import { type Game, type Outcome, type Seat, type Types, victoryOf } from '@runatal/kernel'
import type { Judged } from './analyse.ts'

/** Where the chances to win stood, and what moved them there: a decision, or what nobody chose. */
export interface Turn {
  position: number
  /** Whose decision comes next; undefined at the end. */
  seat: Seat | undefined
  /** Before the decision, by its best answer, if that was surely better: so what is given away never counts as luck. */
  before: number[]
  /** After what was chosen. */
  after: number[]
  /** What cards, dice and others' secret choices had changed since the decision before. */
  luck: number[]
}

/** What a whole game gave one seat and took from it, as shares of a victory: from `start` to `end` it all adds up. */
export interface Account {
  start: number
  luck: number
  own: number
  others: number
  end: number
  /** Its decisions beside the table's: how much less it gave away than the others did on average. */
  skill: number
  /** From 0 to 100: how near its decisions were to the best. */
  accuracy: number
  /** How many of its decisions had anything to weigh. */
  decisions: number
}

/** The chances from decision to decision, and at the end. */
export function turnsOf<G extends Types>(
  game: Game<G>,
  judged: readonly Judged<G>[],
  outcome: Outcome,
  last: number,
): Turn[] {
  const end = outcome.places.map((_, seat) => victoryOf(outcome.winners, seat, game.together))
  let now = start(game, judged, end.length)
  const turns = judged.map(({ position, seat, best, chosen }): Turn => {
    const after = best[chosen]!.chances
    const before = best[chosen]!.behind > 0 ? best[0]!.chances : after
    const luck = before.map((share, i) => share - now[i]!)
    now = after
    return { position, seat, before, after, luck }
  })
  return [
    ...turns,
    { position: last, seat: undefined, before: end, after: end, luck: end.map((share, i) => share - now[i]!) },
  ]
}

/** One account for each seat. */
export function accountsOf<G extends Types>(
  game: Game<G>,
  judged: readonly Judged<G>[],
  outcome: Outcome,
  last: number,
): Account[] {
  const turns = turnsOf(game, judged, outcome, last)
  const seats = outcome.places.map((_, seat) => seat)
  const weighed = judged.filter(one => one.best.length > 1)
  const lost = seats.map(seat => weighed.filter(one => one.seat === seat).map(one => one.best[one.chosen]!.behind))
  const from = start(game, judged, seats.length)
  return seats.map(seat => {
    const moved = (mine: boolean) =>
      sum(turns.filter(turn => (turn.seat === seat) === mine).map(turn => turn.after[seat]! - turn.before[seat]!))
    const rest = seats.filter(other => other !== seat).map(other => sum(lost[other]!))
    return {
      start: from[seat]!,
      luck: sum(turns.map(turn => turn.luck[seat]!)),
      own: moved(true),
      others: moved(false),
      end: turns.at(-1)!.after[seat]!,
      skill: (rest.length === 0 ? 0 : sum(rest) / rest.length) - sum(lost[seat]!),
      accuracy: lost[seat]!.length === 0 ? 100 : sum(lost[seat]!.map(accuracy)) / lost[seat]!.length,
      decisions: lost[seat]!.length,
    }
  })
}

/** Where most was given away, or found: what is worth a look, in the order of the game. */
export function momentsOf<G extends Types>(judged: readonly Judged<G>[], many = 3): Judged<G>[] {
  const weight = ({ best, chosen, mark }: Judged<G>) =>
    mark === 'find' ? (best[1]?.behind ?? 0) : best[chosen]!.behind
  return judged
    .filter(one => weight(one) >= NOTED)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, many)
    .toSorted((a, b) => a.position - b.position)
}

/** Less is no story. */
const NOTED = 0.03

/** Rivals begin alike; where all play together, by the first judgement. */
function start<G extends Types>(game: Game<G>, judged: readonly Judged<G>[], seats: number): number[] {
  const first = judged[0]?.best[0]?.chances
  return game.together && first !== undefined ? first : Array<number>(seats).fill(1 / seats)
}

/** A tenth of the chance given away costs a third of it. */
function accuracy(lost: number): number {
  return 100 * Math.exp(-4 * lost)
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
