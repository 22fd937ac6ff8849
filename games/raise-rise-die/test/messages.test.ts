import { readFileSync } from 'node:fs'
import { reader } from '@runatal/grammar'
import { faults, NASTY_NAMES } from '@runatal/grammar/faults'
import type { Noun } from '@runatal/grammar/fr'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { shown } from '@runatal/look/example.ts'
import { examples } from '../examples/index.ts'
import { MARKERS, type Named, type Slot, SLOTS, type Standing, TIMINGS, TYPES } from '../content/language.ts'
import { type Card, type Event, STARTER } from '../index.ts'
import { CREDITS } from '../messages/credits.ts'
import { KEYWORDS } from '../messages/keywords.ts'
import { UNSAID } from '../messages/messages.ts'
import { en as phrasesEn } from '../messages/phrases-en.ts'
import { fr as phrasesFr } from '../messages/phrases-fr.ts'
import { cardText, characterText, weaponText } from '../messages/text.ts'
import * as things from '../messages/things-fr.ts'
import { messages, wordsIn } from '../messages/words.ts'
import { en as lessonsEn } from '../tutorial/words/en.ts'
import { fr as lessonsFr } from '../tutorial/words/fr.ts'
import { boardWords } from '../ui/words/words.ts'
import { byChance } from './by-chance.ts'
import { EVERY_EVENT } from './every-event.ts'
import { entries, standings } from './every-text.ts'

/** Every sentence of the game, in both languages, with names that glued sentences stumble over. */

const LANGUAGES = ['en', 'fr'] as const
type Language = (typeof LANGUAGES)[number]
const PHRASES = { en: phrasesEn, fr: phrasesFr }

const NOUNS: Noun[] = [things.topSoul, things.deck, things.damage, ...Object.values(things.MARKERS)]

const wrong = (text: string, language: Language, line: boolean) =>
  faults(text, language, { line, people: NASTY_NAMES, things: NOUNS })

/** An event as it is told of both seats, to each of them and to somebody who only watches. */
function told(event: Event, language: Language, names: readonly [string, string]): string[] {
  return [-1, 0, 1].flatMap(
    reads => wordsIn(language).event(event, seat => (seat === reads ? reader(names[seat]!) : names[seat]!)) ?? [],
  )
}

/** In French, of Alice and Hugo. */
const lineOf = (event: Event, reads = -1) =>
  wordsIn('fr').event(event, seat => (seat === reads ? reader('Eir') : ['Alice', 'Hugo'][seat]!))

const isHeading = ({ type }: Event) => type === 'BOUT_STARTED'

const pairs = NASTY_NAMES.map((name, i) => [name, NASTY_NAMES[(i + 3) % NASTY_NAMES.length]!] as const)

describe('the log', () => {
  test('every event, with every nasty name, by name and to its reader', () => {
    const silent = new Set(Object.keys(UNSAID))
    for (const language of LANGUAGES)
      for (const event of EVERY_EVENT)
        for (const names of pairs) {
          const lines = told(event, language, names)
          expect([event, lines.length]).toEqual([event, silent.has(event.type) ? 0 : 3])
          for (const line of lines) expect(wrong(line, language, !isHeading(event))).toEqual([])
        }
  })

  test('what happened in whole duels', () => {
    const { events } = byChance()
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(40)
    for (const language of LANGUAGES)
      for (const [i, event] of events.entries())
        for (const line of told(event, language, pairs[i % pairs.length]!))
          expect(wrong(line, language, !isHeading(event))).toEqual([])
  })

  test('lines are said of anybody and to their reader, and never about nothing', () => {
    const hit: Event = { type: 'DAMAGE', seat: 0, amount: 1, slot: 'high', weak: 0 }
    expect(lineOf(hit)).toBe('Alice subit 1\u00a0dégât en haut.')
    expect(lineOf({ ...hit, amount: 2, slot: 'body' }, 0)).toBe('Vous subissez 2\u00a0dégâts au corps.')
    expect(lineOf({ ...hit, amount: 0 })).toBe(undefined)
    expect(lineOf({ type: 'BURIED', seat: 0, card: 'BL06' })).toBe(
      'La Top soul d’Alice, «\u00a0Longue fente\u00a0», passe sous son deck.',
    )
    const latent = { type: 'LATENT_USED', seat: 0, from: 'deck' } as const
    expect([1, 0].map(left => lineOf({ ...latent, left }))).toEqual([
      'Alice pioche une carte grâce à son potentiel latent (reste\u00a0: 1).',
      'Alice pioche une carte grâce à son potentiel latent (le dernier point).',
    ])
    expect(lineOf({ type: 'BURIED', seat: 0, card: 'BL06' }, 0)).toBe(
      'Votre Top soul, «\u00a0Longue fente\u00a0», passe sous votre deck.',
    )
    expect(lineOf({ type: 'STUNNED', seat: 1 })).toBe('Hugo subit l’état Sonné.')
    expect(lineOf({ type: 'PASSED', seat: 1, count: 1, forced: true }, 1)).toBe('L’état Sonné vous oblige à passer.')
    expect(lineOf({ type: 'MARKER_CONSUMED', by: 1, from: 0, kind: 'bleed' })).toBe(
      'Hugo détruit un marqueur Saignement d’Alice.',
    )
    expect(lineOf({ type: 'MARKER_CONSUMED', by: 1, from: 0, kind: 'bleed' }, 0)).toBe(
      'Hugo détruit un de vos marqueurs Saignement.',
    )
    expect(lineOf({ type: 'OBJECT_PLACED', seat: 0, card: 'MA17', object: 0, replaced: 'EM32' })).toBe(
      'Alice place «\u00a0Ration de survie\u00a0» parmi ses objets, à la place d’«\u00a0Encens du repos\u00a0».',
    )
    expect(lineOf({ type: 'MARKER', seat: 0, kind: 'poison', change: 0, total: 0 })).toBe(undefined)
    expect(lineOf({ type: 'DRAWN', seat: 0, count: 0, source: 'effect' })).toBe(undefined)
  })
})

describe('the table', () => {
  test('what is asked, and whom the others wait for', () => {
    for (const language of LANGUAGES) {
      const { asks, waiting, choices, bout } = messages[language]
      for (const text of Object.values(asks)) expect(wrong(text, language, true)).toEqual([])
      for (const say of Object.values(waiting))
        for (const name of NASTY_NAMES) expect(wrong(`${say(name)}.`, language, true)).toEqual([])
      for (const text of [...textsIn(choices), bout(1), bout(12)]) expect(wrong(text, language, false)).toEqual([])
    }
  })

  test('every button, for every card and slot', () => {
    for (const language of LANGUAGES) {
      const { moves } = messages[language]
      const all: string[] = []
      for (const card of STARTER.cards.map(({ name }) => name[language])) {
        for (const slot of SLOTS) all.push(moves.useOn(card, slot), moves.mark(slot))
        for (const transcend of [false, true])
          for (const slots of [['high'], ['body', 'left'], SLOTS] as Slot[][])
            all.push(
              moves.play(card, slots, transcend),
              moves.counter(card, transcend, slots),
              moves.counter(card, transcend, []),
              moves.attach(card, transcend),
            )
        for (const va of [1, 4]) all.push(moves.sacrifice(card, va), moves.discard(card, va))
        for (const what of ['void', 'use', 'take', 'salvage', 'shatter', 'unbind', 'ready', 'replace'] as const)
          all.push(moves[what](card))
        for (const what of ['infuse', 'next', 'under'] as const) all.push(moves[what](card))
        all.push(moves.exchange(card, card))
      }
      all.push(...MARKERS.map(marker => moves.cleanse(marker)), ...textsIn(moves))
      for (const text of new Set(all)) expect(wrong(text, language, false)).toEqual([])
    }
  })

  test('the buttons of whole duels', () => {
    const { buttons } = byChance()
    for (const language of LANGUAGES) {
      expect(buttons[language].size).toBeGreaterThan(200)
      for (const text of buttons[language]) expect(wrong(text, language, false)).toEqual([])
    }
  })

  test('what the board says, reasons why not among it', () => {
    for (const language of LANGUAGES) {
      const words = boardWords[language]
      const said = [...textsIn(words)]
      for (const text of [...Object.values(words.why), ...Object.values(words.reasons)])
        expect(wrong(text, language, true)).toEqual([])
      for (const n of [0, 1, 2, 12])
        said.push(
          ...[words.costIs, words.soulIs, words.transcendedIs, words.active, words.latent].map(say => say(n)),
          ...[words.poison, words.bleed, words.weakPoint, words.deck, words.reserveIs].map(say => say(n)),
          ...[words.handOf, words.through, words.withWeak, words.rest, words.lostHp].map(say => say(n)),
          ...TYPES.flatMap(type => [words.valueIs(type, n), words.unit(type, n)]),
          words.hp(n, 40),
          words.soulLost(2, n),
          words.transcend(5, n),
          words.takes(5, n, 5 - n),
          words.cancels(n, 1),
          words.holds(1, n),
        )
      for (const { name } of STARTER.cards)
        said.push(
          ...[words.infused, words.withCard, words.play].map(say => say(name[language])),
          words.reactTo(name[language], Object.values(words.reactWith)),
          `${words.colon(words.void)} 3`,
        )
      for (const name of NASTY_NAMES)
        for (const called of [name, reader(name)])
          said.push(words.bodyOf(called), ...SLOTS.map(slot => words.chainOn(slot, called)))
      for (const text of said) expect(wrong(text, language, false)).toEqual([])
    }
    expect(boardWords.fr.valueIs('assault', 1)).toBe('1\u00a0dégât')
    expect(boardWords.fr.chainOn('high', 'Alice')).toBe('Chaîne sur l’emplacement haut d’Alice')
    expect(boardWords.fr.bodyOf(reader('Alice'))).toBe('Votre corps')
  })
})

describe('cards', () => {
  test('names and texts of the starter set', () => {
    for (const language of LANGUAGES) {
      const say = PHRASES[language]
      const named: readonly { name: Named }[] = [
        ...STARTER.cards,
        ...STARTER.weapons,
        ...STARTER.characters,
        ...STARTER.decks,
        ...STARTER.archetypes,
        STARTER,
      ]
      for (const { name } of named) expect(faults(name[language], language)).toEqual([])
      const texts = [
        ...STARTER.cards.flatMap(card => cardText(card, say).map(({ text }) => text)),
        ...STARTER.weapons.map(weapon => weaponText(weapon, say)),
        ...STARTER.characters.map(character => characterText(character, say)),
      ]
      for (const text of texts.filter(one => one !== '')) expect(printedFaults(text, language)).toEqual([])
      for (const { means } of KEYWORDS) expect(wrong(means[language], language, true)).toEqual([])
      expect(faults(CREDITS[language].replace('0.10', '10'), language, { line: true })).toEqual([])
    }
  })

  test('every sentence that the effect language can make', () => {
    for (const language of LANGUAGES) {
      const say = PHRASES[language]
      const texts = new Set<string>()
      for (const entry of entries())
        for (const block of ['resolve', 'red'] as const)
          for (const { text } of cardText({ ...BLANK, [block]: [entry] }, say)) texts.add(text)
      for (const timing of TIMINGS)
        for (const entry of entries().filter((_, i) => i % 5 === 0))
          for (const { text } of cardText({ ...BLANK, use: { timing, shake: 3, do: [entry, entry] } }, say))
            texts.add(text)
      for (const [i, entry] of standings().entries()) {
        if (i % 7 === 0) for (const { text } of cardText({ ...BLANK, infusion: [entry] }, say)) texts.add(text)
        texts.add(weaponText({ id: 'W', name: BLANK.name, arch: 'blade', hands: 1, bubbles: 1, trait: [entry] }, say))
      }
      for (const cost of [{ hp: 1 }, { latent: 1 }, { latent: 2 }, { reserve: 1 }, { hp: 2, latent: 1, reserve: 2 }])
        texts.add(characterText({ ...BEARER, kind: 'active', cost, ability: [{ op: 'draw', x: 1, to: 'self' }] }, say))
      expect(texts.size).toBeGreaterThan(1000)
      for (const text of texts) expect(printedFaults(text, language)).toEqual([])
    }
  })

  test('they read like cards', () => {
    const said = (entry: Standing) => cardText({ ...BLANK, infusion: [entry] }, phrasesFr)[0]?.text
    const assaults = { cards: 'assault', slot: ['body', 'left'] } as const
    expect(said({ when: 'always', op: 'damage_up', x: 1, to: 'this', filter: assaults })).toBe(
      'Infusion\u00a0: vos assauts au corps ou à gauche ont *+1\u00a0dégât*.',
    )
    expect(said({ when: 'always', op: 'cost_down', x: 2, to: 'self', filter: { cards: 'first_instant' } })).toBe(
      'Infusion\u00a0: votre premier instantané de la passe d’armes coûte 2 de moins.',
    )
    expect(said({ when: 'upkeep', op: 'draw', x: 1, to: 'self', if: { after: 'defence' }, limit: 2 })).toBe(
      'Infusion\u00a0: à l’entretien, si votre carte précédente était une défense, *Pioche 1* (2 fois par passe d’armes).',
    )
    expect(cardText({ ...BLANK, resolve: [{ op: 'shake_up', x: -2, to: 'foe_support' }] }, phrasesFr)[0]?.text).toBe(
      'Le soutien adverse subit *−2 d’ébranlement*.',
    )
  })
})

describe('what is read beside the table', () => {
  test('lessons', () => {
    for (const text of textsIn(lessonsEn)) expect(wrong(text, 'en', false)).toEqual([])
    for (const text of textsIn(lessonsFr)) expect(faults(text, 'fr', { people: ['Ulle'] })).toEqual([])
  })

  test('the rulebook', () => {
    const { rules, sections } = parse(readFileSync(new URL('../rulebook.yaml', import.meta.url), 'utf8')) as {
      rules: Named[]
      sections: Named[]
    }
    expect(rules.length).toBeGreaterThan(300)
    for (const language of LANGUAGES)
      for (const text of [...rules, ...sections].map(one => one[language])) expect(faults(text, language)).toEqual([])
  })

  test('one name per thing, wherever it is read', () => {
    const french = [
      ...textsIn(messages.fr),
      ...textsIn(boardWords.fr),
      ...textsIn(lessonsFr),
      ...shown(examples).map(({ caption }) => caption.fr),
      readFileSync(new URL('../rulebook.yaml', import.meta.url), 'utf8').replaceAll(/^ *(?!fr:).*$/gm, ''),
    ].join('\n')
    for (const other of [
      /étourdi/i,
      /mots? clefs?/i,
      /marqueurs? (?:empoisonnement|saignement|poison)/,
      /counter_text/,
    ])
      expect(french).not.toMatch(other)
  })
})

const printedFaults = (text: string, language: Language) => wrong(text.replaceAll('*', ''), language, true)

const BLANK: Card = {
  id: 'X',
  name: { en: 'X', fr: 'X' },
  arch: 'blade',
  type: 'assault',
  cost: 1,
  va: 1,
  value: 1,
  slots: ['high'],
}
const BEARER = { id: 'C', name: BLANK.name, ether: 40, active: 4, latent: 4 }

/** The plain texts among words. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : []
}
