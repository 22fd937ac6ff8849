#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { count, emptyTally, judge } from '@runatal/bots'
import { checkBot } from '../lab/arguments.ts'
import { Complaint } from '../lab/complaint.ts'
import { gameIds } from '../lab/house.ts'
import { withGame } from '../lab/load.ts'
import type { Diary } from './diary.ts'
import { Threads } from './threads.ts'

/**
 * How strong one bot is against another: `npm run strength -- <game> --seats 2 --seeds 200 --pairs 'learned:600 ismcts:800'`.
 * One seed is one unit: the same cards with the challenger in every seat in turn, or with a team of each. Writes a row a pair,
 * with bounds that hold whenever one stops (99 %), as a page of docs wants it.
 */
try {
  await main()
} catch (error) {
  if (!(error instanceof Complaint)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

async function main() {
  const { values, positionals } = readWords()
  const [name] = positionals
  if (name === undefined)
    throw new Complaint(`Which game? Name it first, as in: npm run strength -- ${gameIds[0]} --pairs 'greedy random'`)
  const [seed, seeds] = [whole('seed', values.seed), whole('seeds', values.seeds)]
  const net = values.diary === undefined ? undefined : lastNet(values.diary)
  const words = values.table.split(' ').filter(Boolean)
  const table = Object.fromEntries(words.map(one => one.split('='))) as Record<string, string>
  const pairs = values.pairs.split(',').map(readPair)
  const tables = values.seats.split(',').map(one => whole('seats', one))
  const together = await withGame(name, game => {
    for (const spec of pairs.flat()) checkBot(game, spec)
    const { min, max } = game.seats
    const wrong = tables.find(seats => seats < min || seats > max)
    if (wrong !== undefined) throw new Complaint(`${game.id} has ${min} to ${max} seats, not ${wrong}`)
    return game.together ?? false
  })
  const threads = new Threads(
    name,
    values.threads === undefined ? availableParallelism() : whole('threads', values.threads),
  )
  for (const seats of tables)
    for (const [challenger, rival] of pairs) {
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
      const share = said({ mean, low, high, seats, together })
      const cells = [seats, values.table, challenger, rival, games, share, times.join(' : ')]
      process.stdout.write(`| ${cells.join(' | ')} |\n`)
    }
  await threads.stop()
}

function readWords() {
  try {
    return parseArgs({
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
  } catch (error) {
    throw new Complaint((error as Error).message)
  }
}

function readPair(pair: string): [challenger: string, rival: string] {
  const [challenger, rival, ...more] = pair.trim().split(' ')
  if (challenger === undefined || rival === undefined || more.length > 0)
    throw new Complaint(`--pairs wants two bots with a space between, as in 'greedy random', not '${pair}'`)
  return [challenger, rival]
}

function whole(option: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new Complaint(`--${option} wants a whole number from 1, not '${text}'`)
}

function lastNet(file: string): string | undefined {
  if (!existsSync(file)) throw new Complaint(`--diary: there is no file '${file}'`)
  return (JSON.parse(readFileSync(file, 'utf8')) as Diary).generations.at(-1)?.net
}

/** Among rivals the challenger's share of victories; of teams, by how many points in a hundred it wins more often. */
function said({ mean, low, high, seats, together }: Found): string {
  const shown = (difference: number) => {
    if (together) return (100 * difference).toFixed(1)
    const share = (1 + (seats - 1) * difference) / seats
    return `${(100 * Math.min(1, Math.max(0, share))).toFixed(1)} %`
  }
  return `${shown(mean)} (${shown(low)} to ${shown(high)})`
}

interface Found {
  mean: number
  low: number
  high: number
  seats: number
  together: boolean
}
