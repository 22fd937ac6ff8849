import { faults } from '@runatal/grammar/faults'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { gameIds } from '../register.ts'

/** What players read that no event says: the rulebooks and the lessons. */

const LANGUAGES = ['en', 'fr'] as const

/** How the program is made, which is no player's concern. */
const INSIDE = {
  en: /\b(?:engines?|seed(?:s|ed)?|RTT|documents?|ledgers?|hash(?:es)?|clients?|servers?)\b/iu,
  fr: /(?<!\p{L})(?:moteurs?|graines?|RTT|documents?|registres?|empreintes?|clients?|serveurs?)(?!\p{L})/iu,
}

interface Book {
  sections: Record<'id' | 'en' | 'fr', string>[]
  rules: Record<'id' | 'en' | 'fr', string>[]
}

describe.each(gameIds)('%s', game => {
  const book = parse(readFileSync(new URL(`../${game}/rulebook.yaml`, import.meta.url), 'utf8')) as Book

  test.each(LANGUAGES)('the rulebook is well said and well set, in %s', language => {
    const told = [...book.sections, ...book.rules]
    expect(told.flatMap(rule => faults(rule[language], language).map(fault => `${rule.id}: ${fault}`))).toEqual([])
  })

  test.each(LANGUAGES)('the rulebook speaks of the game, not of the program, in %s', language => {
    expect(book.rules.filter(rule => INSIDE[language].test(rule[language])).map(({ id }) => id)).toEqual([])
  })
})

describe.each(gameIds.filter(hasLessons))('%s', game => {
  test.each(LANGUAGES)('the lessons are well said and well set, in %s', async language => {
    const lessons = (await import(`../${game}/tutorial/words/${language}.ts`)) as Record<string, unknown>
    const texts = said(lessons[language])
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.flatMap(text => faults(text, language))).toEqual([])
  })
})

function hasLessons(game: string): boolean {
  return existsSync(new URL(`../${game}/tutorial/words`, import.meta.url))
}

function said(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(said) : []
}
