import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Catch, Errand, Survey } from './hunter.ts'
import type { Planted } from './plant.ts'

/** What became of a break. */
export type Fate = 'caught' | 'endless' | 'survived' | 'untested'

export type Hunt = {
  readonly copy: string
  readonly game: string
  readonly hunters: number
  /** Only with tests that take less than a second, and a second look only where there was no first one. */
  readonly isQuick: boolean
  /** When to stop, in milliseconds since 1970. */
  readonly until: number
  /** Told twice of what survives the first look. */
  onFate(planted: Planted, fate: Fate, by: string | undefined): void
}

/** On top of five times what its tests take: a busy machine is no endless game. */
const PATIENCE = 20_000
/** For all tests of a game to be loaded, on a machine that does much else. */
const LOADING = 300_000

/**
 * Looks for each break with the tests that pass through its place, those first that have caught most in the same file. What
 * survives, and what is run while files are loaded, is looked for once more with every test in a process of its own, so
 * that nothing thought out before the break can hide it.
 */
export async function hunt(planted: readonly Planted[], options: Hunt): Promise<void> {
  const { tests, early } = await surveyOf(options)
  const good = tests.filter(test => Object.keys(test.hits).length > 0 && !(options.isQuick && test.ms > 1000))
  if (good.length === 0) throw new Error(`No test of ${options.game} passes with whole rules: run npx vitest first.`)
  const isEarly = new Set(early)
  const catches = new Map<string, number>()
  const trials = planted.map(one => {
    return { one, through: good.filter(test => one.id in test.hits) }
  })
  const again: typeof trials = []
  const best = (file: string, some: typeof good) =>
    some
      .map(test => ({ test, score: (catches.get(`${file} ${test.name}`) ?? 0) / (5 + test.ms), ms: test.ms }))
      .toSorted((a, b) => b.score - a.score || a.ms - b.ms)
      .map(({ test }) => test)

  function done(one: Planted, found: Catch | 'late'): void {
    const by = found === 'late' ? undefined : found.by
    if (by !== undefined) catches.set(`${one.file} ${by}`, (catches.get(`${one.file} ${by}`) ?? 0) + 1)
    const isEndless = found === 'late' || found.endless === true
    options.onFate(one, isEndless ? 'endless' : by === undefined ? 'survived' : 'caught', by)
  }

  async function quick(trial: (typeof trials)[number], hunter: Hunter): Promise<void> {
    const { one, through } = trial
    const found = through.length === 0 ? undefined : await hunter.look(one.id, best(one.file, through))
    if (found !== undefined && (found === 'late' || (found.by !== undefined && found.spoilt !== true)))
      return done(one, found)
    again.push(trial)
    options.onFate(one, 'survived', undefined)
  }

  async function alone({ one, through }: (typeof trials)[number], hunter: Hunter): Promise<void> {
    if (through.length === 0 && !isEarly.has(one.id)) return options.onFate(one, 'untested', undefined)
    done(one, await hunter.lookAlone(one.id, best(one.file, good)))
  }

  await share(trials, options, quick)
  const second = options.isQuick ? again.filter(({ through }) => through.length === 0) : again
  await share(second, options, alone)
}

/** Every hunter takes the next one as soon as it is free. */
async function share<T>(work: readonly T[], options: Hunt, deed: (one: T, hunter: Hunter) => Promise<void>) {
  const queue = work.values()
  const hunters = Array.from({ length: Math.min(options.hunters, work.length) }, () => new Hunter(options))
  await Promise.all(
    hunters.map(async hunter => {
      for (const one of queue) {
        if (Date.now() > options.until) break
        await deed(one, hunter)
      }
      hunter.end()
    }),
  )
}

/** A process with all tests loaded; another takes its place when a break has made it useless. */
class Hunter {
  private child: ChildProcess | undefined
  private readonly options: Hunt
  constructor(options: Hunt) {
    this.options = options
  }

  async look(id: string, tests: Survey['tests']): Promise<Catch | 'late'> {
    this.child ??= await start(this.options)
    const found = await ask(this.child, errandOf(id, tests), patience(tests))
    if (found === 'late' || found.spoilt === true) this.end()
    return found
  }

  async lookAlone(id: string, tests: Survey['tests']): Promise<Catch | 'late'> {
    this.end()
    // A break may keep the files from ever being loaded.
    const child = await start(this.options, id)
    if (child === undefined) return 'late'
    this.child = child
    const found = await ask(child, errandOf(id, tests), patience(tests))
    this.end()
    return found
  }

  end(): void {
    this.child?.kill('SIGKILL')
    this.child = undefined
  }
}

function errandOf(id: string, tests: Survey['tests']): Errand {
  return {
    id,
    tests: tests.map(({ name, scenes, hits }) => ({
      name,
      limit: 10_000 + 20 * (hits[id] ?? 0),
      ...(scenes === undefined ? {} : { scenes }),
    })),
  }
}

function patience(tests: Survey['tests']): number {
  return PATIENCE + 5 * tests.reduce((sum, test) => sum + test.ms, 0)
}

async function surveyOf(options: Hunt): Promise<Survey> {
  const child = await start(options)
  child?.send({ survey: true } satisfies Errand)
  const [survey] = child === undefined ? [] : ((await once(child, 'message')) as [Survey])
  child?.kill('SIGKILL')
  if (survey === undefined)
    throw new Error(`The tests of ${options.game} cannot be loaded as they are: Node says above which, and why.`)
  return survey
}

async function start({ copy, game }: Hunt, active?: string): Promise<ChildProcess | undefined> {
  const program = fileURLToPath(new URL('hunter.ts', import.meta.url))
  // What Node says of a file that it cannot load is for whoever began the hunt.
  const stderr = active === undefined ? 'inherit' : 'ignore'
  const child = fork(program, [copy, game, ...(active === undefined ? [] : [active])], {
    stdio: ['ignore', 'ignore', stderr, 'ipc'],
  })
  return (await first(child, LOADING)) === undefined ? void child.kill('SIGKILL') : child
}

async function ask(child: ChildProcess | undefined, errand: Errand, ms: number): Promise<Catch | 'late'> {
  child?.send(errand)
  return (child === undefined ? undefined : ((await first(child, ms)) as Catch | undefined)) ?? 'late'
}

/** The next message, or nothing if it takes too long or the process ends. */
async function first(child: ChildProcess, ms: number): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => resolve(undefined), ms)
  child.once('message', resolve)
  child.once('exit', () => resolve(undefined))
  const answer = await promise
  clearTimeout(timer)
  child.removeAllListeners()
  return answer
}
