import { readFileSync } from 'node:fs'
import { printed } from '@runatal/look/book.ts'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { book } from '../../games/rauha/book/index.ts'
import { chaptersOn, termsIn } from '../src/book/ask.ts'
import { meant, search } from '../src/book/search.ts'
import type { Rulebook } from '../src/rulebook.ts'

const rauha = printed(book)
const rules = parse(readFileSync(new URL('../../games/rauha/rulebook.yaml', import.meta.url), 'utf8')) as Rulebook
const names = (language: 'en' | 'fr', name: string) => termsIn(rauha, language, name).map(({ id }) => id)
const titles = (language: 'en' | 'fr', query: string) =>
  search(rauha, rules, 'rauha', language, query).map(({ title }) => title)

it('little words that only ask do not count', () => {
  expect(meant('how do I win', 'en', [])).toEqual([['win']])
  expect(meant('comment est-ce que je gagne', 'fr', [])).toEqual([['est-ce'], ['gagne']])
})

it('a question of nothing but little words is looked for as it stands', () => {
  expect(meant('who', 'en', [])).toEqual([['who']])
})

it('accents, capitals and plurals do not matter', () => {
  expect(titles('fr', 'ENTITES')).toEqual(titles('fr', 'entité'))
  expect(titles('fr', 'ENTITES')[0]).toBe('Étape 3\u00a0: accueillir les Entités Divines')
})

it('a word finds what the book calls otherwise', () => {
  expect(titles('en', 'trash')).toContain('Step 2: place or discard')
  expect(titles('fr', 'rebut')).toContain('Étape 2\u00a0: poser ou défausser')
  expect(titles('en', 'god')).toContain('Step 3: welcome Divine Entities')
})

it('words that stand together are one thing', () => {
  expect(titles('en', 'who begins')[0]).toBe('The course of the game')
})

it('all words count where something has them all', () => {
  const found = search(rauha, rules, 'rauha', 'en', 'spore covered')
  expect(found.map(({ title }) => title)).toContain('RAU-164')
  expect(found.map(({ title }) => title)).not.toContain('RAU-150')
})

it('a rule is found by its number, and leads to it', () => {
  expect(search(rauha, rules, 'rauha', 'en', 'rau-087')).toEqual([
    expect.objectContaining({ kind: 'rule', title: 'RAU-087', to: { page: 'rules', game: 'rauha', rule: 'RAU-087' } }),
  ])
})

it('nothing is found for what is not there, nor for a single letter', () => {
  expect(titles('en', 'zebra')).toEqual([])
  expect(titles('en', 'a')).toEqual([])
})

it('before the rules have come, chapters and words are found', () => {
  expect(search(rauha, undefined, 'rauha', 'en', 'spore').map(({ kind }) => kind)).toContain('term')
})

it('a thing on the table is explained by the words of its name, in their order', () => {
  expect(names('en', 'Forest, 2 Water Sources, animals of the air')).toEqual(['forest', 'water-source', 'air'])
  expect(names('fr', 'Forêts et une Spore')).toEqual(['forest', 'spore'])
  expect(names('en', 'Deforestation')).toEqual([])
})

it('a thing whose words are not explained leads to the chapters that have most of its name', () => {
  const on = (language: 'en' | 'fr', name: string) =>
    chaptersOn(rauha, 'rauha', language, name).map(({ title }) => title)
  expect(on('en', 'The other worlds, 3 neighbours')).not.toEqual([])
  expect(on('en', 'Round 2, scoring')[0]).toMatch(/scoring|course/i)
  expect(on('fr', 'Décompte')[0]).toContain('décompte')
  expect(on('en', 'Brokk')).toEqual([])
})
