import type { Done, Thought } from './ladder-worker.ts'
import { count, emptyTally, judge, type Judgement, type Test } from './sprt.ts'

export interface Rung {
  challenger: string
  rival: string
  seats: number
  /** In the order of their seeds. */
  done: Done[]
}

/** A rung holds if its challenger wins more than its rivals do: 5 wins in 100 more are worth the name. */
const TEST: Test = { gain: 0.05, alpha: 0.01, beta: 0.01 }

export function climbed(rung: Rung): boolean {
  return verdict(rung).verdict !== 'open'
}

/** One line for the terminal. */
export function standing(rung: Rung): string {
  const { verdict: said, mean: gain, low, high } = verdict(rung)
  return `${rung.seats} seats  ${rung.challenger} > ${rung.rival}  ${rung.done.length} seeds  ${range(gain, low, high)}  ${said}`
}

/** The page for docs/. */
export function page(rungs: readonly Rung[], { games, seed }: { games: number; seed: number }): string {
  return `# The ladder on Rauha

Each bot against the one below it: \`npm run ladder -- --games ${games} --seed ${seed}\`. One seed is one unit: the same
cards, played with the challenger in every seat in turn and its rival in all others. The difference is the
challenger's share of victory less the mean share of its rivals, with bounds that hold whenever one stops (99 %). A
sequential test decides between 'no better' and 'better by at least ${TEST.gain}' (alpha and beta ${TEST.alpha}). \`cheat\`
sees the true state: it is no rung but the ceiling, which says what the hidden cards are worth.

| seats | challenger | rival | games | difference | points | verdict | ms a move |
| ----: | ---------- | ----- | ----: | ---------- | ------ | ------- | --------- |
${rungs.map(row).join('\n')}

Side A. Points are means of challenger and rivals at the same tables. Milliseconds are those of the machine at hand,
forced moves counted. How the bots came to be as they are: \`docs/decisions/\`.
`
}

function row(rung: Rung): string {
  const { verdict: said, mean: gain, low, high } = verdict(rung)
  const points = `${average(rung.done, d => d.mine).toFixed(1)} : ${average(rung.done, d => d.theirs).toFixed(1)}`
  const time = `${perMove(rung.done.map(d => d.thinking.mine))} : ${perMove(rung.done.map(d => d.thinking.theirs))}`
  const cells = [
    rung.seats,
    rung.challenger,
    rung.rival,
    rung.done.length * rung.seats,
    range(gain, low, high),
    points,
    said,
    time,
  ]
  return `| ${cells.join(' | ')} |`
}

function verdict(rung: Rung): Judgement {
  return judge(
    rung.done.reduce((tally, { wins }) => count(tally, wins), emptyTally()),
    TEST,
  )
}

function range(middle: number, low: number, high: number): string {
  return `${middle.toFixed(2)} (${Math.max(-1, low).toFixed(2)} to ${Math.min(1, high).toFixed(2)})`
}

function perMove(thoughts: readonly Thought[]): string {
  const moves = thoughts.reduce((sum, { moves: one }) => sum + one, 0)
  return (thoughts.reduce((sum, { ms }) => sum + ms, 0) / moves).toFixed(2)
}

function average<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0) / items.length
}
