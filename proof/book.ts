import { faults } from '@runatal/grammar/faults'
import type { Types } from '@runatal/kernel'
import { type Book, printed } from '@runatal/look/book.ts'
import type { Examples } from '@runatal/look/example.ts'
import type { Said } from '@runatal/look/tutorial.ts'
import { expect, test } from 'vitest'
import { readLedger } from './ledger.ts'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Addresses beside a book's chapters. */
const TAKEN = ['rules', 'summary', 'glossary', 'questions', 'rulings']
/** A paragraph is read in one breath, a line of the sheet at a glance. */
const LONGEST = { paragraph: 620, line: 150 }

/** A book tells its ledger: nothing that is not there, every section somewhere, both languages well set. */
export function proveBook<G extends Types, Position>(
  game: string,
  whole: Book,
  { examples }: Examples<G, Position>,
  signs: Readonly<Record<string, unknown>> = {},
): void {
  const { chapters, glossary, questions, summary, synonyms } = printed(whole)
  const ledger = readLedger(ROOT, game)
  const paragraphs = chapters.flatMap(({ parts }) => parts.flatMap(part => ('say' in part ? [part] : [])))

  test('every section of the ledger has its chapter', () => {
    expect(chapters.flatMap(({ sections }) => sections).toSorted()).toEqual(
      ledger.sections.map(({ id }) => id).toSorted(),
    )
  })

  test('what is told is a rule', () => {
    const ids = new Set(ledger.rules.map(({ id }) => id))
    for (const { say, rules } of [...paragraphs, ...glossary, ...questions])
      expect({ say: say.en, cites: rules.length > 0, unknown: rules.filter(id => !ids.has(id)) }).toEqual({
        say: say.en,
        cites: true,
        unknown: [],
      })
  })

  test('pictures are moments of examples', () => {
    const pictures = chapters.flatMap(({ parts }) => parts.flatMap(part => ('example' in part ? [part] : [])))
    expect(pictures.length).toBeGreaterThan(0)
    const acts = new Map(examples.map(example => [example.id, example.acts.length]))
    expect(pictures.filter(({ example, after }) => after > (acts.get(example) ?? -1))).toEqual([])
  })

  test('every sign that is explained is drawn, and every one that is drawn is explained', () => {
    const explained = glossary.flatMap(({ sign = [] }) => sign)
    expect(explained.toSorted()).toEqual(Object.keys(signs).toSorted())
  })

  test('chapters and terms have addresses of their own', () => {
    for (const ids of [chapters.map(({ id }) => id), glossary.map(({ id }) => id)]) {
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(ids.filter(id => TAKEN.includes(id))).toEqual([])
    }
  })

  test('it is told in both languages', () => {
    const told = [...paragraphs, ...glossary, ...questions]
    const lines = summary.flat().flatMap(block => block.lines)
    well(
      told.map(one => one.say),
      LONGEST.paragraph,
    )
    well(lines, LONGEST.line)
    well(
      [
        ...chapters.flatMap(({ title, line }) => [title, line]),
        ...paragraphs.flatMap(({ title = [] }) => title),
        ...glossary.map(({ name }) => name),
        ...questions.map(({ ask }) => ask),
        ...summary.flat().map(({ title }) => title),
      ],
      LONGEST.line,
    )
    for (const groups of Object.values(synonyms)) for (const group of groups) expect(group.length).toBeGreaterThan(1)
  })
}

function well(texts: readonly Said[], longest: number): void {
  expect(texts.filter(({ en, fr }) => Math.max(en.length, fr.length) > longest)).toEqual([])
  for (const { en, fr } of texts) expect([...faults(en, 'en'), ...faults(fr, 'fr')]).toEqual([])
}
