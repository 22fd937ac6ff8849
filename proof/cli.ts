import { parseArgs } from 'node:util'
import { gamesWithLedger, readLedger } from './ledger.ts'
import type { Breaking } from './mutate/index.ts'
import { asJson, asTable } from './report.ts'
import { runRuleTests } from './run.ts'
import { holds, judge } from './verdict.ts'

const root = process.cwd()
const known = gamesWithLedger(root)

try {
  const { games, json, list, breaking } = readArguments()
  process.exitCode = breaking === undefined ? await prove(games, json, list) : await breakRules(breaking)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function prove(games: readonly string[], json: boolean, list: boolean): Promise<number> {
  const ledgers = games.map(game => readLedger(root, game))
  const { citations, green } = await runRuleTests(root, games, json ? process.stderr : process.stdout)
  const verdicts = ledgers.map(ledger => judge(ledger, citations))
  console.log(json ? asJson(verdicts) : asTable(verdicts, list))
  return green && verdicts.every(holds) ? 0 : 1
}

async function breakRules(breaking: Breaking): Promise<number> {
  // Loaded only when asked for: the mutation tool takes a second to load.
  const { mutateGame } = await import('./mutate/index.ts')
  return mutateGame(root, breaking)
}

function readArguments() {
  const { values, positionals } = parse()
  const asked = values.mutate === undefined ? positionals : [values.mutate, ...positionals]
  for (const game of asked) if (!known.includes(game)) throw new Error(`No game "${game}" with a rulebook. ${usage()}`)
  if (values.mutate !== undefined && asked.length > 1) throw new Error(`--mutate takes one game. ${usage()}`)
  return {
    games: positionals.length > 0 ? positionals : known,
    json: values.json,
    list: values.list,
    breaking: values.mutate === undefined ? undefined : breakingOf(values.mutate, values),
  }
}

function breakingOf(game: string, values: { every: string; minutes: string; again: string; quick: boolean }): Breaking {
  const every = Number(values.every)
  if (!Number.isInteger(every) || every < 1) throw new Error(`--every takes a whole number from 1. ${usage()}`)
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw new Error(`--minutes takes a number above 0. ${usage()}`)
  const { again } = values
  if (again !== 'new' && again !== 'survivors' && again !== 'all')
    throw new Error(`--again takes new, survivors or all. ${usage()}`)
  return { game, every, minutes, again, isQuick: values.quick }
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        mutate: { type: 'string' },
        every: { type: 'string', default: '1' },
        minutes: { type: 'string', default: '600' },
        again: { type: 'string', default: 'new' },
        quick: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('. ') : []
    throw new Error(`${reason}. ${usage()}`, { cause: error })
  }
}

function usage(): string {
  return `Valid: [game …] [--list] [--json], or --mutate <game> [--every <n>] [--minutes <n>] [--again survivors|all] [--quick]; games: ${known.join(', ') || 'none yet'}`
}
