import { expect, test } from 'vitest'
import { isRefusal, settle } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { SCENARIOS } from '../content/language.ts'
import { CITIES, GEMS } from '../content/map.ts'
import {
  ADVENTURE_KIND,
  adventures,
  assets,
  envelopes,
  FIRST_TWIST,
  skills,
  stories,
  twists,
} from '../content/tables.ts'
import { arrange, heroes, type Runebound, runebound } from '../index.ts'
import { NONE, type State } from '../rules/types.ts'
import { FOUR, setUp } from './game.ts'
import { spec } from './spec.ts'

/** What is in the box, what a table starts with, and how it may be laid out. */

function table(seats: number, choices: Partial<Runebound['table']> = {}): State {
  const setting = settle(runebound, { seats, table: choices, seat: FOUR.slice(0, seats).map(hero => ({ hero })) })
  if (isRefusal(setting)) throw new Error(setting.text)
  return runebound.create(setting)
}

function why(seats: number, choices: Partial<Runebound['table']>): unknown {
  return settle(runebound, { seats, table: choices })
}

test('before anything has happened, nothing lies on the table', () => {
  for (const scenario of SCENARIOS)
    for (const seats of [1, 2, 3, 4]) {
      const { heroes: named, skillSets, gems, markets, plagues, ...others } = table(seats, { scenario, first: '1' })
      expect([named.length, skillSets.split(' ').length]).toEqual([seats, 6])
      expect(gems).toEqual(GEMS.map(() => 1))
      expect(markets).toEqual(CITIES.map(() => []))
      expect(plagues).toEqual(scenario === 'red' ? Array<number>(10).fill(0) : [])
      const each = Array<number>(seats).fill(0)
      const lists = each.map(() => [])
      const none = Object.fromEntries(
        'skillDeck skillDiscard assetDeck assetDiscard storyDeck storyDiscard envelopes webs zombies champions bands bandsUp units bandsAt bandsSeen bandsFallen scorched travellers webFree moved'
          .split(' ')
          .map(name => [name, []]),
      )
      const nought = Object.fromEntries(
        'round actions cityWebs masterDamage solved infection gate defeats tamalirPrice shopPrice successes victory first'
          .split(' ')
          .map(name => [name, 0]),
      )
      const nobody = Object.fromEntries(
        'active ariad margath vorakesh epicentre picked winner sameHex adventure'.split(' ').map(name => [name, NONE]),
      )
      const perSeat = Object.fromEntries(
        'out damage gold delayed prepared mustRest owed played arcane companions wards spears restCaps'
          .split(' ')
          .map(name => [name, each]),
      )
      const cards = Object.fromEntries(
        'trophies hands learned assets quests letters used'.split(' ').map(name => [name, lists]),
      )
      expect(others).toEqual({
        agenda: ['pickHeroes'],
        asks: [],
        nextAsk: 1,
        scenario,
        assetSets: 'ABC',
        byTheBook: false,
        difficulty: 'printed',
        act: 1,
        space: 1,
        fate: 'playing',
        restForbidden: false,
        held: false,
        roll: null,
        test: null,
        fight: null,
        choice: null,
        hit: null,
        at: each.map(() => NONE),
        loose: [...each, ...each, ...each],
        peeked: [...each, ...each, ...each],
        adventureDecks: [[], [], []],
        adventureDiscards: [[], [], []],
        slots: Array<number>(6).fill(NONE),
        slotHexes: Array<number>(6).fill(NONE),
        ...none,
        ...nought,
        ...nobody,
        ...perSeat,
        ...cards,
      })
    }
  expect([table(2, { first: 'random' }).first, table(3, { first: '3' }).first]).toEqual([NONE, 2])
  expect(table(2, { rules: 'book' }).byTheBook).toBe(true)
})

const numbers = <C>(all: readonly C[], isIn: (card: C, number: number) => boolean) =>
  all.flatMap((card, number) => (isIn(card, number) ? number : []))

/** The cards that a table must have, by number. */
function boxOf(s: State) {
  const sets = new Set(s.skillSets.split(' '))
  return {
    adventures: numbers(adventures, ({ card }) => card.scenario === undefined || card.scenario === s.scenario),
    skills: numbers(skills, skill => sets.has(skill.set)),
    assets: [
      ...numbers(assets, asset => s.assetSets.includes(asset.set)),
      ...twists.map((_, number) => FIRST_TWIST + number),
    ],
    stories: numbers(stories, story => story.scenario === s.scenario),
    letters: s.heroes.length > 1 ? numbers(envelopes, () => true) : [],
  }
}

rule(['RB-023', 'RB-026', 'RB-027', 'RB-335', 'RB-042'], 'every card of the chosen sets is somewhere, once', () => {
  const sets = 'force_of_nature wanderlust favour_of_the_gods military_training children_of_the_slums rune_magic'
  // Twice: what one table does with its cards is no matter to the next. Alone and together: the same sets, other cards.
  for (let again = 0; again < 2; again++)
    for (const scenario of SCENARIOS)
      for (const [seats, more] of [
        [1, { skills: sets }],
        [2, { skills: sets }],
        [4, {}],
        [3, { assets: 'DEF', skills: 'bonds' }],
      ] as const) {
        const s = setUp(seats, 5, { scenario, first: '1', ...more }, FOUR.slice(0, seats))
        const piles = spec.cards!(s)
        for (const [name, cards] of Object.entries(boxOf(s)))
          expect([name, piles[name]!.toSorted((a, b) => a - b)]).toEqual([name, cards])
        for (const [kind, deck] of s.adventureDecks.entries())
          expect(deck.every(card => ADVENTURE_KIND[card] === kind)).toBe(true)
      }
})

rule(['RB-025', 'RB-027'], 'three different asset sets in the order of the box, six skill sets of it', () => {
  const { assets: choice, skills: picked } = runebound.choices.table
  const sets = 'ABCDEF'.split('')
  const triples = sets
    .flatMap(a => sets.flatMap(b => sets.map(c => a + b + c)))
    .filter(([a, b, c]) => a! < b! && b! < c!)
  expect(choice.values.toSorted()).toEqual(triples)
  expect(picked.values).toEqual(['usual', 'base', 'bonds', 'full'])
  const six = picked.made!.of.slice(0, 6)
  expect(picked.accepts!(six.toReversed().join(' '), {})).toBe(six.join(' '))
  const refusal = {
    refused: 'bad-setting',
    text: 'Name six skill sets with a space between, each once.',
    rule: 'RB-027',
  }
  for (const wrong of [
    [...six, six[0]].join(' '),
    six.slice(1).join(' '),
    [...six, 'none'].join(' '),
    picked.made!.of.slice(0, 7).join(' '),
    6,
    null,
    { split: () => six },
  ])
    expect(picked.accepts!(wrong, {})).toEqual(refusal)
})

const sets = (skillSets: Runebound['table']['skills'], seats: number) =>
  table(seats, { skills: skillSets }).skillSets.split(' ')

rule(['RB-027', 'RB-340'], 'the presets are sets of the box', () => {
  const base = ['force_of_nature', 'wanderlust', 'favour_of_the_gods', 'military_training', 'children_of_the_slums']
  expect(sets('usual', 1)).toEqual([...base, 'rune_magic'])
  expect(sets('usual', 2)).toEqual([...base, 'party'])
  expect(sets('base', 1).slice(0, 5)).toEqual(base)
  expect(sets('base', 1)).toEqual(sets('base', 3))
  const bonds = ['battle_pilgrim', 'one_with_the_land', 'high_society', 'wanderlust', 'favour_of_the_gods']
  expect(sets('bonds', 1)).toEqual([...bonds, 'military_training'])
  expect(sets('bonds', 4)).toEqual([...bonds, 'party'])
})

rule(['RB-030', 'RB-334'], 'who is not at the table does not begin, and one hero has no party', () => {
  expect(why(2, { first: '3' })).toMatchObject({
    text: 'Seat 3 is not at the table; let another begin.',
    rule: 'RB-030',
  })
  expect(isRefusal(why(2, { first: '2' }))).toBe(false)
  expect(isRefusal(why(1, { first: 'random' }))).toBe(false)
  const withParty = 'force_of_nature wanderlust favour_of_the_gods military_training children_of_the_slums party'
  expect(why(1, { skills: withParty })).toMatchObject({
    text: 'The Party set is for two heroes or more; take another set.',
    rule: 'RB-334',
  })
  expect(isRefusal(why(2, { skills: withParty }))).toBe(false)
})

const free = (...taken: string[]) => heroes.map(({ id }) => id).filter(id => !taken.includes(id))

rule('RB-029', 'each seat that has named no hero, or one that is taken, picks a free one', () => {
  const play = arrange({ players: [{ hero: 'pick' }, { hero: 'pell' }, { hero: 'pell' }], first: 1, phase: 'setUp' })
  const offered = (seat: number) =>
    play
      .as(seat)
      .options('pickHero')
      .map(({ hero }) => hero)
  expect([offered(2), offered(0)]).toEqual([free('pell'), []])
  play.as(2).play('pickHero', { hero: 'nanok' })
  expect(offered(0)).toEqual(free('pell', 'nanok'))
  play.as(0).play('pickHero', { hero: 'dov' })
  expect(play.state.heroes.map(hero => heroes[hero]!.id)).toEqual(['dov', 'pell', 'nanok'])
  expect(play.happened('hero_chosen').map(({ hero }) => hero)).toEqual(['nanok', 'dov'])
})

const end = (fate: State['fate']) => runebound.outcome({ ...table(3), fate })

rule('RB-004', 'all win or none does', () => {
  expect(end('playing')).toBe(undefined)
  expect(end('won')).toEqual({ winners: [0, 1, 2], places: [1, 1, 1], scores: [1, 1, 1], together: true })
  expect(end('lost')).toEqual({ winners: [], places: [1, 1, 1], scores: [0, 0, 0], together: true })
  expect([runebound.id, runebound.seats, runebound.together, runebound.outOfTurn]).toEqual([
    'runebound',
    { min: 1, max: 4 },
    true,
    { theirs: 'RB-056', later: 'RB-060' },
  ])
  expect(runebound.choices.table).toMatchObject({
    scenario: { first: 'web' },
    assets: { first: 'ABC' },
    skills: { first: 'usual', made: { count: 6 } },
    first: { values: ['random', '1', '2', '3', '4'], first: 'random' },
    rules: { values: ['house', 'book'], first: 'house' },
    difficulty: { values: ['printed', 'gentle', 'grim'], first: 'printed' },
  })
  expect(runebound.choices.seat.hero).toEqual({ values: ['pick', ...heroes.map(({ id }) => id)], first: 'pick' })
})
