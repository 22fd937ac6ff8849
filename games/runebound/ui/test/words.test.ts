import { faults, NASTY_NAMES } from '@runatal/grammar/faults'
import { expect, test } from 'vitest'
import { KINDS } from '../../content/language.ts'
import { en as lessonsEn } from '../../tutorial/words/en.ts'
import { fr as lessonsFr } from '../../tutorial/words/fr.ts'
import { boardWords } from '../words/words.ts'

/** All that the board and the teacher say, of every name and of none, one and many things. */
const BY_NAME = ['sheetOf', 'trophiesOf', 'marketOf', 'gives', 'testOf', 'goHere', 'rerollDie', 'notNow', 'costs']
const LESSONS = { en: lessonsEn, fr: lessonsFr }

test.each(['en', 'fr'] as const)('the board says nothing wrong in %s', language => {
  const words = boardWords[language]
  const texts = [
    ...said(words),
    ...KINDS.flatMap(kind => [words.gem(kind), words.gemUsed(kind)]),
    ...NASTY_NAMES.flatMap(name => [words.goTo(name, 1), words.fightOf(name, 'Eir'), words.comes(name, 'x')]),
    ...[true, false].flatMap(isMine => [
      words.initiative(1, 2, isMine),
      words.harms(1, 0, isMine),
      words.harms(3, 1, isMine),
      words.copies('x', 2, isMine),
    ]),
  ]
  expect(texts.flatMap(text => faults(text, language))).toEqual([])
  expect(texts.length).toBeGreaterThan(300)
})

test.each(['en', 'fr'] as const)('the teacher says nothing wrong in %s', language => {
  const texts = said(LESSONS[language])
  expect(texts.flatMap(text => faults(text, language))).toEqual([])
  expect(texts.length).toBeGreaterThan(40)
})

/** Every text of a set of words; what takes a number with none, one and two, what takes a name with each. */
function said(words: unknown, key = ''): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'object' && words !== null)
    return Object.entries(words).flatMap(([name, word]) => said(word, name))
  if (typeof words !== 'function' || OTHERS.has(key)) return []
  const given = GIVEN[key] ?? (BY_NAME.includes(key) ? NASTY_NAMES : [0, 1, 2])
  return given.map(one => String(Reflect.apply(words, undefined, [one, 2, 1])))
}

/** What takes something of its own. */
const GIVEN: Readonly<Record<string, readonly unknown[]>> = {
  trophiesAre: [[0, 1, 2]],
  actAndSpace: [1, 2],
  timeIs: [1, 2],
}

/** Said above, by what they take. */
const OTHERS = new Set(['gem', 'gemUsed', 'goTo', 'fightOf', 'comes', 'initiative', 'harms', 'copies'])
