import { faults } from '@runatal/grammar/faults'
import { textsIn } from '@runatal/grammar/tellings'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { games, gameIds } from '../register.ts'

/** What players read that no event says: the rulebooks and the lessons. */

const LANGUAGES = ['en', 'fr'] as const

/** How the program is made, which is no player's concern. */
const INSIDE = {
  en: anyOf(
    'engines? seeds? seeded RTT documents? ledgers? hash(?:es)? clients? servers? simulat\\p{L}+ platforms? Game\\sStart',
    '(?<!point\\sof\\s)views? state\\smachine seats?\\s\\d columns?\\s\\d rows?\\s\\d B\\d-\\d+',
  ),
  fr: anyOf(
    'moteurs? graines? RTT documents? registres? empreintes? clients? serveurs? simul(?:ation|er)\\p{L}* plateformes?',
    'Game\\sStart aucune\\svue sièges?\\s\\d colonnes?\\s\\d rangées?\\s\\d B\\d-\\d+',
  ),
}

/** What has another name with us: 'automate', 'place', 'Enveloppe', 'Troupe de guerre', 'livret'. */
const OTHER_NAMES = {
  en: anyOf('sealed\\sletters?'),
  fr: anyOf(
    'joueurs?\\sautomatiques? bots? sièges? lettres?\\sscellées? Troupes?(?!\\sde\\sguerre) livres?\\sde\\srègles',
  ),
}

function anyOf(...patterns: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${patterns.join(' ').split(' ').join('|')})(?!\\p{L})`, 'iu')
}

interface Waiting {
  waiting(kind: string, name: string): string
}

interface Book {
  sections: Record<'id' | 'en' | 'fr', string>[]
  rules: Record<'id' | 'en' | 'fr', string>[]
}

describe.each(gameIds)('%s', game => {
  const book = bookOf(game)

  test.each(LANGUAGES)('the rulebook is well said and well set, in %s', language => {
    const told = [...book.sections, ...book.rules]
    expect(told.flatMap(rule => faults(rule[language], language).map(fault => `${rule.id}: ${fault}`))).toEqual([])
  })

  test.each(LANGUAGES)('the rulebook speaks of the game, not of the program, in %s', language => {
    expect(book.rules.filter(rule => INSIDE[language].test(rule[language])).map(({ id }) => id)).toEqual([])
  })
})

describe.each(gameIds.filter(game => isThere(game, 'messages')))('%s', game => {
  const book = bookOf(game)

  test.each(LANGUAGES)('a thing has one name, in rulebook, lessons and on the board, in %s', async language => {
    const lessons: unknown = await import(`../${game}/tutorial/words/${language}.ts`)
    const board: unknown = await import(`../${game}/ui/words/${language}.ts`)
    const texts = [...book.rules.map(rule => rule[language]), ...textsIn(lessons), ...textsIn(board)]
    expect(texts.filter(text => OTHER_NAMES[language].test(text))).toEqual([])
  })

  test.each(LANGUAGES)('who waits is told for whom and for what, in %s', async language => {
    const kinds = await games[game](({ decisions }) => Object.keys(decisions))
    const words = (await import(`../${game}/messages/${language}.ts`)) as Record<string, Waiting>
    const { waiting } = words[language] as Waiting
    const form = { en: /^Waiting for Alice to \p{Ll}.*…$/u, fr: /^On attend qu’Alice \p{Ll}.*…$/u }[language]
    expect(kinds.filter(kind => !form.test(waiting(kind, 'Alice')))).toEqual([])
    expect(kinds.flatMap(kind => faults(waiting(kind, 'Alice'), language, { line: true }))).toEqual([])
  })
})

describe.each(gameIds.filter(game => isThere(game, 'tutorial/words')))('%s', game => {
  test.each(LANGUAGES)('the lessons are well said and well set, in %s', async language => {
    const lessons = (await import(`../${game}/tutorial/words/${language}.ts`)) as Record<string, unknown>
    const texts = textsIn(lessons[language])
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.flatMap(text => faults(text, language))).toEqual([])
  })
})

/** A small game has its words in one file, and says few of them. */
function isThere(game: string, folder: string): boolean {
  return existsSync(new URL(`../${game}/${folder}`, import.meta.url))
}

function bookOf(game: string): Book {
  return parse(readFileSync(new URL(`../${game}/rulebook.yaml`, import.meta.url), 'utf8')) as Book
}
