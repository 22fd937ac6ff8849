import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

/**
 * `npm run opinion -- <game>`: a second model of a game, written from its rulebook alone, plays random games against
 * the rules. It is in `games/<game>/test/opinion/index.ts`; the first difference ends the run.
 */
export interface Opinion {
  name: string
  /** Plays one game; the first difference as text, undefined if there is none. The same seed plays the same game. */
  play(seed: number): string | undefined
}

const root = process.cwd()

try {
  const { game, games, seed } = readArguments()
  process.exitCode = listen(await opinionOf(game), games, seed)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function listen(opinion: Opinion, games: number, seed: number): number {
  const start = performance.now()
  const speed = (played: number) => `${Math.round((1000 * played) / (performance.now() - start))} a second`
  for (let played = 0; played < games; played++) {
    const difference = opinion.play(seed + played)
    if (difference !== undefined) {
      console.error(`\n${opinion.name}, seed ${seed + played}: a difference.\n${difference}`)
      return 1
    }
    if ((played + 1) % 500 === 0) progress(`${opinion.name}: ${played + 1} of ${games}, ${speed(played + 1)}`)
  }
  progress(`${opinion.name}: ${games} played, no difference, ${speed(games)}`)
  process.stdout.write('\n')
  return 0
}

/** One line that is written over on a terminal, and lines in a file. */
function progress(line: string) {
  process.stdout.write(process.stdout.isTTY ? `\r\u001B[K${line}` : `${line}\n`)
}

async function opinionOf(game: string): Promise<Opinion> {
  const module: unknown = await import(pathToFileURL(fileOf(game)).href)
  if (holdsOpinion(module)) return module.opinion
  throw new Error(`${fileOf(game)} does not export \`opinion\` with a name and play(seed)`)
}

function holdsOpinion(module: unknown): module is { opinion: Opinion } {
  const { name, play } = Object(Object(module).opinion) as Partial<Opinion>
  return typeof name === 'string' && typeof play === 'function'
}

function fileOf(game: string): string {
  return join(root, 'games', game, 'test', 'opinion', 'index.ts')
}

function readArguments() {
  const { values, positionals } = parse()
  const [game = '', ...others] = positionals
  if (others.length > 0 || !known().includes(game)) throw new Error(`One game, please. ${usage()}`)
  return { game, games: whole('games', values.games, 1), seed: whole('seed', values.seed, 0) }
}

function whole(name: string, text: string, least: number): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number >= least && text.trim() !== '') return number
  throw new Error(`--${name} takes a whole number from ${least}, not '${text}'. ${usage()}`)
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { games: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
    })
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('. ') : []
    throw new Error(`${reason}. ${usage()}`, { cause: error })
  }
}

function known(): string[] {
  return readdirSync(join(root, 'games')).filter(game => existsSync(fileOf(game)))
}

function usage(): string {
  return `Valid: <game> [--games <n>] [--seed <s>]; games: ${known().join(', ') || 'none yet'}`
}
