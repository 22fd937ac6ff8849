// A process that loads all tests of a game once and runs them again and again, each time with another break switched on.
// Called with the copy, the game and, for a break that matters while files are loaded, its id.
import { globSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { collect, collected } from './collect.ts'
import type * as Scenes from '../scenes.ts'

/** What a hunter is asked: to run all tests with whole rules, or some of them with one break. */
export type Errand = { readonly survey: true } | Break

/** A break to look for with these tests, and how often each may pass it before the game is called endless. */
export type Break = { readonly id: string; readonly tests: readonly (Sure & { readonly limit: number })[] }

/** A test that passes with whole rules, and what its scenes show, where that is the same each time. */
export type Sure = { readonly name: string; readonly scenes?: string }

export type Survey = {
  readonly tests: readonly (Sure & { readonly ms: number; readonly hits: Record<string, number> })[]
  /** What runs while files are loaded. */
  readonly early: readonly string[]
}

export type Catch = {
  readonly id: string
  /** The test that noticed, if any did. */
  readonly by?: string
  /** It noticed only that the game would go on for ever. */
  readonly endless?: boolean
  /** The break has left traces: this process is of no more use, and what it says of this break means nothing. */
  readonly spoilt?: boolean
}

/** What Stryker's switches and counts look at. */
type Switches = {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number
  isQuiet?: boolean
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}

const [copy = '', game = '', active] = process.argv.slice(2)
const standIn = new URL('collect.ts', import.meta.url).href
registerHooks({
  resolve: (name, context, next) =>
    name === 'vitest' && context.parentURL !== standIn ? { url: standIn, shortCircuit: true } : next(name, context),
})
const switches: Switches =
  active === undefined ? {} : { activeMutant: active, isQuiet: true, hitCount: 0, hitLimit: 1e7 }
Object.assign(globalThis, { __stryker__: switches })
process.chdir(copy)
for (const file of globSync(`games/${game}/test/**/*.test.ts`).toSorted()) {
  await collect(file, () => import(pathToFileURL(join(copy, file)).href)).catch((error: unknown) => {
    // A break that keeps a file from loading is noticed by the names that are missing, below; with whole rules none may.
    if (active === undefined) throw error
  })
}
// The copy's own, which watches the copy's kernel.
const { beginScenes, endScenes } = (await import(pathToFileURL(join(copy, 'proof/scenes.ts')).href)) as typeof Scenes
process.on('message', (errand: Errand) => void answer(errand))
process.on('unhandledRejection', () => {})
process.send?.('ready')

async function answer(errand: Errand): Promise<void> {
  process.send?.('survey' in errand ? await survey() : await hunt(errand))
}

async function survey(): Promise<Survey> {
  const tests = []
  for (const [i, [name, { run }]] of [...collected].entries()) {
    switches.currentTestId = String(i + 1)
    const start = performance.now()
    const scenes = await scenesOf(run).catch(() => undefined)
    const ms = performance.now() - start
    const hits = switches.mutantCoverage?.perTest[String(i + 1)] ?? {}
    if (scenes === undefined) continue
    const again = await scenesOf(run).catch(() => undefined)
    tests.push({ name, ms, hits, ...(again === scenes ? { scenes } : {}) })
  }
  switches.currentTestId = undefined
  return { tests, early: Object.keys(switches.mutantCoverage?.static ?? {}) }
}

async function hunt({ id, tests }: Break): Promise<Catch> {
  switches.isQuiet = true
  switches.activeMutant = id
  for (const { name, scenes, limit } of tests) {
    const test = collected.get(name)
    // A file that a break keeps from loading has noticed it.
    if (test === undefined) return { id, by: name }
    switches.hitCount = 0
    switches.hitLimit = limit
    const error = await mustShow(test.run, scenes).then(
      () => undefined,
      (thrown: unknown) => ({ thrown }),
    )
    if (error === undefined) continue
    if (active !== undefined) return { id, by: name, ...endless(error.thrown) }
    // What a test keeps between games may have been spoilt by the break: whole rules must still pass.
    switches.activeMutant = undefined
    switches.hitCount = undefined
    const isSpoilt = await mustShow(test.run, scenes).then(
      () => false,
      () => true,
    )
    return { id, by: name, ...endless(error.thrown), ...(isSpoilt ? { spoilt: true } : {}) }
  }
  switches.activeMutant = active
  return { id }
}

async function scenesOf(run: () => Promise<void>): Promise<string> {
  beginScenes()
  await run()
  return endScenes().join()
}

async function mustShow(run: () => Promise<void>, scenes: string | undefined): Promise<void> {
  const shown = await scenesOf(run)
  if (scenes !== undefined && shown !== scenes) throw new Error('The scenes of this test show something else')
}

function endless(thrown: unknown): { endless?: true } {
  return thrown instanceof Error && thrown.message.includes('Hit count limit') ? { endless: true } : {}
}
