import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { BOTS, makeBot } from '@runatal/bots'
import { type Choice, type Game, isRefusal, type Types } from '@runatal/kernel'
import { Complaint } from './complaint.ts'
import { gameIds, isGameId } from './house.ts'
import { withGame } from './load.ts'
import type { Results } from './stats/results.ts'
import { type Chosen, lineUps, MOST_BUNDLES, MOST_SEED, type Place, type Plan, rivals, type Sprt } from './plan.ts'

/** What a command line asks for. */
export type Request =
  | { do: 'help' }
  | { do: 'list' }
  | { do: 'calibrate'; game: string; games: number }
  | { do: 'run'; plan: Plan; workers: number; folder: string; queue: boolean; before?: Results }
  | { do: 'replay'; plan: Plan; place: Place }

/** Every option but the game's own, and what it means. */
export const OPTIONS = {
  seats: 'how many play; without it, as many as bots are named',
  bots: 'who plays, one name a seat with commas between, or one name for all seats (random)',
  games: 'how many games, rounded up to whole bundles (1000)',
  seed: 'a whole number; the same seed gives the same games (1)',
  sprt: 'stop as soon as it is decided whether the first bot is better than the second',
  margin: 'for --sprt: how much better counts, as duels won less lost in a share of all (0.05)',
  alpha: 'for --sprt: how often a bot no better may be called better (0.05)',
  beta: 'for --sprt: how often a bot better by the margin may be missed (0.05)',
  workers: `how many games at once (${availableParallelism()}, the cores of this machine)`,
  queue: 'let others play: every machine on which npm run lab:worker runs with the same DATABASE_URL',
  before: 'the .json of an earlier run of the game: the report says what has become of each card since',
  out: 'the folder for what is written (.lab)',
  replay: 'play one game of the run again and show its moves: bundle.rotation, such as 17.2',
  list: 'the games with their own options, and the bots',
  help: 'this page',
} as const

const SWITCHES = new Set(['sprt', 'queue', 'list', 'help'])

/** Reads a command line; complains in one line that says what is valid. */
export async function readArguments(argv: readonly string[]): Promise<Request> {
  if (argv[0] === 'calibrate') return readCalibrate(argv)
  const named = parse(argv, []).positionals[0]
  const wants = (option: string) => argv.includes(option)
  if (wants('--help') || wants('-h') || argv.length === 0) return { do: 'help' }
  if (wants('--list')) return { do: 'list' }
  if (named === undefined)
    throw new Complaint(`Which game? Name it first, as in: npm run lab -- ${gameIds[0] ?? './my-game.ts'} (see --list)`)
  return withGame(named, game => readFor(game, named, argv))
}

function readCalibrate([, game, ...rest]: readonly string[]): Request {
  const games = Number(rest[1] ?? 300)
  if (game === undefined || !isGameId(game) || (rest.length > 0 && rest[0] !== '--games') || !(games >= 1))
    throw new Complaint(
      `Calibrate which game? As in: npm run lab -- calibrate ${gameIds[0]} --games 300 (${gameIds.join(', ')})`,
    )
  return { do: 'calibrate', game, games }
}

function readFor<G extends Types>(game: Game<G>, named: string, argv: readonly string[]): Request {
  const choices = Object.entries<Choice<unknown>>(game.choices.table)
  const { positionals, given } = parse(
    argv,
    choices.map(([name]) => name),
  )
  checkNames(given, game)
  if (positionals.length > 1) throw new Complaint(`One game at a time: what is '${positionals[1]}' for?`)

  const bots = readBots(game, given)
  const size = lineUps(bots).length
  const games = whole(given, 'games', 1000, 1, MOST_BUNDLES * size)
  const sprt = readSprt(given)
  const chosen = choices.flatMap(([name, choice]) => readChoice(name, choice, given.get(name)))
  const files = Object.fromEntries(chosen.flatMap(({ name, file }) => (file === undefined ? [] : [[name, file]])))
  const plan: Plan = {
    game: named,
    seats: bots.length,
    table: Object.fromEntries(chosen.map(({ name, value }) => [name, value])),
    ...(Object.keys(files).length > 0 && { files }),
    bots,
    seed: whole(given, 'seed', 1, 0, MOST_SEED),
    bundles: Math.ceil(games / size),
    ...(sprt && { sprt }),
  }
  if (sprt !== undefined && rivals(plan) === undefined)
    throw new Complaint('--sprt compares the first bot with the second: name two different bots in --bots')
  if (given.has('replay')) return { do: 'replay', plan, place: readPlace(given.get('replay')!, size) }
  const workers = whole(given, 'workers', availableParallelism(), 1, 256)
  const before = given.has('before') ? readBefore(given.get('before')!, plan) : undefined
  const folder = given.get('out') ?? '.lab'
  return { do: 'run', plan, workers, folder, queue: given.has('queue'), ...(before && { before }) }
}

/** What an earlier run of the same game found. */
function readBefore(file: string, plan: Plan): Results {
  const complaint = (what: string) => new Complaint(`--before ${file}: ${what}; give the .json that a run has written`)
  if (!existsSync(file)) throw complaint('there is no such file')
  let found: Partial<Results> | null
  try {
    found = JSON.parse(readFileSync(file, 'utf8')) as Partial<Results> | null
  } catch {
    throw complaint('it is no JSON')
  }
  if (found?.plan === undefined || found.cards === undefined) throw complaint('it holds no results')
  if (found.plan.game !== plan.game) throw complaint(`it is of ${found.plan.game}, not of ${plan.game}`)
  return found as Results
}

type Given = ReadonlyMap<string, string>

/** The words of a command line as they stand; an option given twice has its last value. */
function parse(argv: readonly string[], choices: readonly string[]): { positionals: string[]; given: Given } {
  const names = [...Object.keys(OPTIONS), ...choices]
  const options = Object.fromEntries(
    names.map(name => [name, { type: SWITCHES.has(name) ? 'boolean' : 'string' } as const]),
  )
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true })
  const positionals: string[] = []
  const given = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value)
    if (token.kind === 'option') given.set(token.name, token.value ?? '')
  }
  return { positionals, given }
}

function checkNames<G extends Types>(given: Given, game: Game<G>) {
  const choices = Object.keys(game.choices.table)
  const valid = [...Object.keys(OPTIONS), ...choices]
  for (const [name, value] of given) {
    if (!valid.includes(name))
      throw new Complaint(`There is no option --${name}; the options are: ${valid.map(one => `--${one}`).join(', ')}`)
    if (value !== '' && SWITCHES.has(name)) throw new Complaint(`--${name} takes no value: leave out '${value}'`)
    if (value === '' && !SWITCHES.has(name)) throw new Complaint(`--${name} needs a value after it (see --help)`)
  }
}

function readBots<G extends Types>(game: Game<G>, given: Given): string[] {
  const { min, max } = game.seats
  const names = (given.get('bots') ?? 'random').split(',')
  if (names.length > max)
    throw new Complaint(
      `--bots names ${names.length}, but there are ${min} to ${max} seats: name one a seat, or one for all`,
    )
  const seats = whole(given, 'seats', Math.max(names.length, min), min, max)
  const bots = names.length === 1 ? Array<string>(seats).fill(names[0]!) : names
  if (bots.length !== seats)
    throw new Complaint(`--bots names ${bots.length}, but there are ${seats} seats: name one a seat, or one for all`)
  for (const spec of new Set(bots)) checkBot(game, spec)
  return bots
}

/** Complains of a bot that there is not, or that this game cannot have. */
export function checkBot<G extends Types>(game: Game<G>, spec: string) {
  try {
    makeBot(game, spec)
  } catch (error) {
    const text = error instanceof Error ? error.message : ''
    throw new Complaint(text || `There is no bot '${spec}'; there is: ${BOTS.map(bot => bot.spec).join(', ')}`)
  }
}

interface Choosing {
  name: string
  value: Chosen
  file?: string
}

function readChoice(name: string, choice: Choice<unknown>, text: string | undefined): Choosing[] {
  if (text === undefined) return []
  const value = choice.values.find(one => String(one) === text)
  if (value !== undefined) return value === choice.first ? [] : [{ name, value: value as Chosen }]
  const others = choice.accepts === undefined ? '' : ', or a file'
  if (choice.accepts === undefined || !existsSync(text))
    throw new Complaint(`--${name} cannot be '${text}'; it can be: ${choice.values.join(', ')}${others}`)
  const written = readFileSync(text, 'utf8')
  const taken = choice.accepts(written, {})
  if (isRefusal(taken)) throw new Complaint(`--${name} ${text}: ${taken.text}`)
  return [{ name, value: written, file: text }]
}

function readSprt(given: Given): Sprt | undefined {
  const stray = (['alpha', 'beta', 'margin'] as const).find(name => given.has(name))
  if (!given.has('sprt')) {
    if (stray !== undefined) throw new Complaint(`--${stray} belongs to --sprt: add --sprt or leave it out`)
    return undefined
  }
  return { alpha: between(given, 'alpha', 0.5), beta: between(given, 'beta', 0.5), margin: between(given, 'margin', 1) }
}

function readPlace(text: string, size: number): Place {
  const [, bundle, rotation] = /^(\d{1,7})\.(\d)$/.exec(text) ?? []
  if (bundle === undefined || Number(rotation) >= size)
    throw new Complaint(`--replay cannot be '${text}'; it can be: bundle.rotation, the rotation from 0 to ${size - 1}`)
  return { bundle: Number(bundle), rotation: Number(rotation) }
}

function whole(given: Given, name: string, otherwise: number, least: number, most: number): number {
  const text = given.get(name)
  if (text === undefined) return otherwise
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new Complaint(`--${name} cannot be '${text}'; it can be: a whole number from ${least} to ${most}`)
}

function between(given: Given, name: string, most: number): number {
  const text = given.get(name) ?? '0.05'
  const value = Number(text)
  if (value > 0 && value < most) return value
  throw new Complaint(`--${name} cannot be '${text}'; it can be: a number between 0 and ${most}`)
}
