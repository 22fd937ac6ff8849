import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** One rule of a rulebook, the list of a game's requirements, as far as proving it goes. */
export type LedgerRule = {
  readonly id: string
  readonly kind: string
  readonly section?: string
  readonly en: string
  /** Why no test can prove it; absent for all but a handful. */
  readonly untestable?: string
  /** Why no board can show it; such a rule needs no example. */
  readonly unseen?: string
}

/** What is no rule of play: what is in the box, how it is laid out, and other ways to play. */
const BESIDE_PLAY = ['component', 'setup', 'variant']

/** By its kind, or because its whole section is beside play: a ruling on the box is not one on play. */
export function isOfPlay({ sections }: Ledger, { kind, section }: LedgerRule): boolean {
  return !BESIDE_PLAY.includes(kind) && !sections.some(({ id, beside }) => beside === true && id === section)
}

export type Ledger = {
  readonly game: string
  readonly sections: readonly { readonly id: string; readonly beside?: true }[]
  readonly rules: readonly LedgerRule[]
}

/** The games under `root` that have a rulebook. */
export function gamesWithLedger(root: string): string[] {
  const games = join(root, 'games')
  if (!existsSync(games)) return []
  return readdirSync(games)
    .filter(game => existsSync(rulebook(root, game)))
    .toSorted()
}

export function readLedger(root: string, game: string): Ledger {
  const document: unknown = parse(readFileSync(rulebook(root, game), 'utf8'))
  const mistakes = [...mistakesIn(document, game)]
  if (mistakes.length > 0) throw new Error(`games/${game}/rulebook.yaml: ${mistakes.join('; ')}`)
  return document as Ledger
}

function rulebook(root: string, game: string): string {
  return join(root, 'games', game, 'rulebook.yaml')
}

function* mistakesIn(document: unknown, game: string): Generator<string> {
  if (!isRecord(document)) return yield 'is not a mapping'
  if (document.game !== game) yield `"game" must be ${game}, the name of its folder`
  if (!Array.isArray(document.rules)) return yield '"rules" must be a list'
  const seen = new Set<unknown>()
  for (const [i, rule] of document.rules.entries()) {
    if (!isRecord(rule) || !isText(rule.id)) {
      yield `rule ${i + 1} has no id`
      continue
    }
    for (const field of ['kind', 'en', 'fr']) if (!isText(rule[field])) yield `${rule.id} has no "${field}"`
    for (const field of ['untestable', 'unseen'])
      if (field in rule && !isText(rule[field])) yield `${rule.id}: "${field}" must say why`
    if (seen.has(rule.id)) yield `${rule.id} is there twice`
    seen.add(rule.id)
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
