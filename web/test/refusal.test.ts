import { expect, test } from 'vitest'
import { inWords, reason } from '../src/parts/refusal.ts'
import { en } from '../src/words/en.ts'
import { fr } from '../src/words/fr.ts'

const french = { language: 'fr', words: fr } as const
const book = {
  title: { en: 'Book', fr: 'Livre' },
  sections: [],
  rules: [{ id: 'X-1', section: 'a', kind: 'rule', en: 'One card a turn.', fr: 'Une carte par tour.' }],
}

test('a refusal is told by its rule, in the reader’s language', () => {
  const refusal = { refused: 'not-an-option', text: 'No', rule: 'X-1' }
  expect(inWords(refusal, book, french)).toBe('Une carte par tour. (X-1)')
  expect(reason(refusal, book, { language: 'en', words: en })).toBe('One card a turn.')
})

test('without a rule it is told by its kind, and only what nobody foresaw as it came', () => {
  expect(inWords({ refused: 'not-host', text: 'Only the host' }, book, french)).toBe(fr.refusals['not-host'])
  expect(inWords({ refused: 'not-now', text: 'Not now', rule: 'X-9' }, 'none', french)).toBe(fr.refusals['not-now'])
  expect(inWords({ refused: 'new', text: 'As it came' }, undefined, french)).toBe('As it came')
})
