#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { count, emptyTally, judge } from '@runatal/bots'
import { withGame } from '../lab/load.ts'
import type { Diary } from './diary.ts'
import { Threads } from './threads.ts'

/**
 * How strong one bot is against another: `npm run strength -- <game> --seats 2 --seeds 200 --pairs 'learned:600 ismcts:800'`.
 * One seed is one unit: the same cards with the challenger in every seat in turn, or with a team of each. Writes a row a pair,
 * with bounds that hold whenever one stops (99 %), as a page of docs wants it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    seeds: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    /** Challenger and rival with a space between, pairs with a comma between. */
    pairs: { type: 'string', default: 'learned:200 ismcts:200' },
    /** Choices of the table, as in `windows=quick difficulty=standard`. */
    table: { type: 'string', default: '' },
    /** The diary of a run whose last net is to be tried, in place of the one that the game has. */
    diary: { type: 'string' },
    threads: { type: 'string' },
  },
})
const [name = ''] = positionals
const [seed, seeds] = [whole('seed', values.seed), whole('seeds', values.seeds)]
const table = Object.fromEntries(
  values.table
    .split(' ')
    .filter(Boolean)
    .map(one => one.split('=')),
) as Record<string, string>
const net = values.diary === undefined ? undefined : lastNet(values.diary)
const together = await withGame(name, game => game.together ?? false)
const threads = new Threads(
  name,
  values.threads === undefined ? availableParallelism() : whole('threads', values.threads),
)
for (const seats of values.seats.split(',').map(one => whole('seats', one)))
  for (const pair of values.pairs.split(',')) {
    const [challenger, rival] = pair.trim().split(' ') as [string, string]
    process.stdout.write(`${await row(challenger, rival, seats)}\n`)
  }
await threads.stop()

async function row(challenger: string, rival: string, seats: number): Promise<string> {
  const units = await Promise.all(
    Array.from({ length: seeds }, (_, unit) =>
      threads.ask({
        do: 'compare',
        seed,
        shard: unit,
        folder: '',
        unit,
        challenger: { spec: challenger, net },
        rival: { spec: rival, net },
        at: { seats, table },
      }),
    ),
  )
  const tally = units.reduce((all, { wins }) => count(all, wins), emptyTally())
  const { mean, low, high } = judge(tally, { gain: 0.05, alpha: 0.01, beta: 0.01 })
  const times = [0, 1].map(i => (units.reduce((sum, { ms }) => sum + ms[i]!, 0) / units.length).toFixed(2))
  const games = units.length * (together ? 2 : seats)
  const cells = [seats, values.table, challenger, rival, games, said(mean, low, high, seats), times.join(' : ')]
  return `| ${cells.join(' | ')} |`
}

function whole(option: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  process.stderr.write(`--${option} wants a whole number from 1, not '${text}'\n`)
  process.exit(2)
}

function lastNet(file: string): string | undefined {
  return (JSON.parse(readFileSync(file, 'utf8')) as Diary).generations.at(-1)?.net
}

/** Among rivals the challenger's share of victories; of teams, by how many points in a hundred it wins more often. */
function said(mean: number, low: number, high: number, seats: number): string {
  const shown = (difference: number) => {
    if (together) return (100 * difference).toFixed(1)
    const share = (1 + (seats - 1) * difference) / seats
    return `${(100 * Math.min(1, Math.max(0, share))).toFixed(1)} %`
  }
  return `${shown(mean)} (${shown(low)} to ${shown(high)})`
}
