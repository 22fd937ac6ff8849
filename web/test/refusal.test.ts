import { REFUSED } from '@runatal/kernel'
import { describe, expect, it } from 'vitest'
import { inWords } from '../src/parts/refusal.ts'
import type { Rulebook } from '../src/rulebook.ts'
import { en } from '../src/words/en.ts'
import { fr } from '../src/words/fr.ts'

const readers = [
  { language: 'en', words: en },
  { language: 'fr', words: fr },
] as const

const book = {
  rules: [{ id: 'NIM-3', section: 'turn', en: 'Take one to three.', fr: 'Prenez-en une à trois.' }],
} as unknown as Rulebook

describe('why something was not done', () => {
  for (const reader of readers) {
    it(`has a sentence in ${reader.language} for every word of the kernel`, () => {
      for (const refused of REFUSED) {
        const said = inWords({ refused, text: 'For developers' }, 'none', reader)
        expect(said).toBe(reader.words.notDone[refused])
        expect(said).not.toBe('')
      }
    })

    it(`is the rule in ${reader.language}, with its id, where the book has it`, () => {
      const refusal = { refused: 'not-an-option', text: 'For developers', rule: 'NIM-3' }
      expect(inWords(refusal, book, reader)).toBe(`${book.rules[0]![reader.language]} (NIM-3)`)
      expect(inWords({ ...refusal, rule: 'NIM-99' }, book, reader)).toBe(reader.words.notDone['not-an-option'])
    })

    it(`is said in ${reader.language} even for a word that nobody knows`, () => {
      const said = inWords({ refused: 'constructor', text: 'For developers' }, undefined, reader)
      expect(said).toBe(reader.words.notDone.unknown)
    })
  }
})
