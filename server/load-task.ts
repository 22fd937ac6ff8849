import { createHash } from 'node:crypto'
import { readFile, glob } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { gameIds } from '@runatal/games'
import type { AnyGame } from '@runatal/kernel'
import { freeze, Outdated, Table, type TableEntry, Thaw } from '@runatal/table'
import { rulesOf } from './rules-of.ts'

/** A table to be made of its log, and of a snapshot if there is one; texts as `freeze` has them. */
export interface LoadOrder {
  id: string
  /** Begins with what code has made it. */
  snapshot?: string
  /** Pages of the log as JSON: all of it, or what came after the snapshot. */
  pages: string[]
}

/** Undefined if other code made the snapshot, so that the whole log is needed, and if there is no such game. */
export type Loaded = { game: string; texts: string[]; code: string } | { outdated: string } | undefined

/** Nothing is to be made, and all that making takes is loaded by the time that it counts. */
export interface Warming {
  warm: true
}

export default async function work(order: LoadOrder | { check: LoadOrder } | Warming): Promise<Loaded | boolean> {
  if ('warm' in order) return warm()
  return 'check' in order ? isTrue(order.check) : load(order)
}

async function warm(): Promise<boolean> {
  await Promise.all([code(), ...gameIds.map(rulesOf)])
  return true
}

async function load({ id, snapshot, pages }: LoadOrder): Promise<Loaded> {
  const made = await code()
  const entries = pages.flatMap(page => JSON.parse(page) as TableEntry[])
  if (snapshot === undefined) {
    const game = await gameOf(entries)
    try {
      return game && { game: game.id, texts: freeze(Table.load(id, game, entries)), code: made }
    } catch (error) {
      // An error of ours does not keep its class on its way out of a thread.
      if (error instanceof Outdated) return { outdated: error.why }
      throw error
    }
  }
  const [by, game, ...texts] = snapshot.split('\n')
  const rules = by === made && game !== undefined ? await rulesOf(game) : undefined
  if (rules === undefined) return undefined
  const table = thawed(id, rules, texts)
  for (const entry of entries) table.happen(entry)
  return { game: rules.id, texts: freeze(table), code: made }
}

/** Whether a snapshot is what its whole log makes of it. */
async function isTrue({ id, snapshot = '', pages }: LoadOrder): Promise<boolean> {
  const [, , ...texts] = snapshot.split('\n')
  const entries = pages.flatMap(page => JSON.parse(page) as TableEntry[])
  const game = await gameOf(entries)
  if (game === undefined) return false
  const { version } = thawed(id, game, texts)
  const played = freeze(Table.load(id, game, entries.slice(0, version + 1)))
  return isDeepStrictEqual(
    played.map(text => JSON.parse(text) as unknown),
    texts.map(text => JSON.parse(text) as unknown),
  )
}

function thawed(id: string, game: AnyGame, texts: readonly string[]): Table {
  const thaw = new Thaw(id, game)
  for (const text of texts) thaw.add(text)
  return thaw.table()
}

async function gameOf([first]: readonly TableEntry[]): Promise<AnyGame | undefined> {
  return first?.command.do === 'open' ? rulesOf(first.command.game) : undefined
}

let known: Promise<string> | undefined

/** All that makes tables of logs, in one number: what another version has made is not trusted. */
function code(): Promise<string> {
  known ??= hashOfCode()
  return known
}

async function hashOfCode(): Promise<string> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const files: string[] = []
  for await (const file of glob(['{kernel,table}/*.ts', 'games/*/{rules,content}/**/*.ts'], { cwd: root }))
    files.push(file)
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(await readFile(`${root}/${file}`))
  return hash.digest('base64url')
}
