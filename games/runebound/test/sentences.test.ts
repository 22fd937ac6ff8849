import { type Name, reader } from '@runatal/grammar'
import { faults, NASTY_NAMES, type Said } from '@runatal/grammar/faults'
import { textsIn } from '@runatal/grammar/tellings'
import type { Ask } from '@runatal/kernel'
import { describe, expect, test } from 'vitest'
import { REGIONS, SITES } from '../content/land.ts'
import { SCENARIOS } from '../content/language.ts'
import { SKILL_SETS } from '../content/sets.ts'
import {
  adventures,
  assets,
  enemies,
  envelopes,
  type Event,
  heroes,
  messages,
  runebound,
  type Runebound,
  skills,
  stories,
  twists,
} from '../index.ts'
import { noun } from '../messages/fr-nouns.ts'
import type { AnyMove } from '../messages/messages.ts'
import type { State } from '../rules/types.ts'
import { EXAMPLES } from './example-events.ts'
import { two } from './game.ts'
import { tour } from './tour/tour.ts'

/** Every sentence is said of people with difficult names and to them, and nothing may be wrong with it. */

const LANGUAGES = ['en', 'fr'] as const
const KINDS = Object.keys(runebound.decisions) as (keyof Runebound['asks'])[]
const THINGS = [...enemies, ...assets, ...SITES, ...REGIONS].map(noun)
const LINE: Said = { line: true, people: NASTY_NAMES, things: THINGS }
const LABEL: Said = { people: NASTY_NAMES, things: THINGS }

/** Each name, and each as the reader; the others are called Bob. */
const PARTY = ['Alice', reader('Yves'), 'Hélène', 'B'] as const
const CALLED = NASTY_NAMES.flatMap(name => [name, reader(name)])
const calling = (seat: number, called: (typeof CALLED)[number]): Name => {
  return one => (one === seat ? called : 'Bob')
}

/** Other hexes, and other numbers above one, are the same to grammar: what was said of one is not said again. */
const seen = new Set<string>()
function isNew(form: string): boolean {
  const key = form.replaceAll(/\b[A-O]\d+/g, 'I5').replaceAll(/\d{2,}|[2-9]/g, '2')
  return !seen.has(key) && seen.add(key).size > 0
}

/** What is wrong with a text that was not said yet. */
function check(text: string | undefined, language: 'en' | 'fr', how: Said): string[] {
  return text !== undefined && isNew(text) ? faults(text, language, how) : []
}

function tell(event: Event, name: Name): string[] {
  return LANGUAGES.flatMap(language => check(messages[language].event(event, name), language, LINE))
}

test('every kind of event, with every name, of each who takes part', () => {
  for (const event of Object.values<Event[]>(EXAMPLES).flat())
    for (const called of CALLED) for (const seat of [0, 1]) expect(tell(event, calling(seat, called))).toEqual([])
})

const CARDS = [
  ...adventures.map(({ card }) => card),
  ...[heroes, enemies, assets, skills, stories, twists, envelopes].flat(),
].map(({ id }) => id)

/** An event for each thing that there is. */
const OF_THINGS: Event[] = [
  ...enemies.flatMap(({ id: enemy }): Event[] => [
    { type: 'adventure_drawn', seat: 0, card: enemy },
    { type: 'combat_started', seat: 0, enemy, health: 5 },
    { type: 'enemy_damaged', enemy, amount: 2, left: 1 },
    { type: 'enemy_healed', enemy, amount: 1 },
    { type: 'combat_won', seat: 0, enemy },
    { type: 'combat_lost', seat: 0, enemy },
    { type: 'master_appeared', enemy, hex: 'K2' },
    { type: 'master_moved', enemy, hex: 'F7' },
    { type: 'warband_revealed', slot: 0, card: enemy, hex: 'K2' },
    { type: 'warband_looked_at', seat: 0, slot: 1, card: enemy },
    { type: 'bot_says', seat: 0, reason: { because: 'master', enemy, odds: 60 } },
  ]),
  ...assets.flatMap(({ id: asset }): Event[] => [
    { type: 'market_card', city: 'tamalir', asset },
    { type: 'asset_gained', seat: 0, asset, cost: 0 },
    { type: 'asset_gained', seat: 0, asset, cost: 1 },
    { type: 'asset_sold', seat: 0, asset, price: 1 },
    { type: 'asset_discarded', asset },
    { type: 'given', from: 0, to: 1, asset },
  ]),
  ...skills.flatMap(({ id: card }): Event[] => [
    { type: 'exerted', seat: 0, card },
    { type: 'skill_learned', seat: 0, card },
    { type: 'skills_drawn', seat: 0, cards: [card, 'sk_spark'] },
  ]),
  ...adventures.flatMap(({ card: { id: card } }): Event[] => [
    { type: 'adventure_drawn', seat: 0, card },
    { type: 'card_replaced', card },
  ]),
  ...stories.map(({ id: card }): Event => ({ type: 'story_drawn', card })),
  ...twists.map(({ id: card }): Event => ({ type: 'twist', seat: 0, card })),
  ...[...SITES.map(({ hex }) => hex), ...REGIONS.map(({ hexes: [hex] }) => hex), 'I5'].flatMap((hex): Event[] => [
    { type: 'hero_moved', seat: 0, from: 'H4', to: hex },
    { type: 'retreated', seat: 0, to: hex },
    { type: 'gem_turned', hex, up: true },
    { type: 'web_placed', hex },
    { type: 'web_removed', hex },
    { type: 'zombie_moved', from: 'H4', to: hex },
    { type: 'plague_changed', hex, to: 'active' },
    { type: 'warband_moved', slot: 0, hex },
    { type: 'scorched', hex },
    { type: 'unscorched', hex },
    { type: 'bot_says', seat: 0, reason: { because: 'gather', hex } },
  ]),
]

test('every enemy, asset, card and place', () => {
  for (const [i, event] of OF_THINGS.entries()) expect(tell(event, calling(0, CALLED[i % CALLED.length]!))).toEqual([])
})

test('wherever one goes, all that happens, is asked and is answered', () => {
  const wrong: string[] = []
  const kinds = new Set<string>()
  const asked = (s: State, ask: Ask, options: readonly AnyMove[]) => {
    const kind = ask.kind as keyof Runebound['asks']
    kinds.add(kind)
    const fresh = options.filter(move => isNew(JSON.stringify(move)))
    for (const language of LANGUAGES) {
      const words = messages[language]
      wrong.push(...check(words.ask(kind, s, ask.seat), language, LINE))
      for (const move of fresh) wrong.push(...check(words.move(move, s, ask.seat), language, LABEL))
    }
  }
  const told = (event: Event) => {
    if (isNew(JSON.stringify(event))) wrong.push(...tell(event, seat => PARTY[seat]!))
  }
  tour({ positions: 100, watch: { asked, told } })
  // What is seldom met: a challenge, and an Arcane token before Margath.
  const here = { at: 'H10', arcane: 1 }
  const yielding = two(here, here, { fight: { rival: 1, hero: ['blank|phys1*'], foe: ['blank|phys1*'] } })
  const engaging = two(here, here, { scenario: 'margath', act: 2, margath: 0 })
  engaging.as(0).play('turn', { do: 'engage' })
  for (const { match } of [yielding, engaging])
    for (const ask of match.state.asks) asked(match.state, ask, match.options(ask))
  expect(wrong).toEqual([])
  expect([...kinds].toSorted()).toEqual(KINDS.toSorted())
})

describe.each(LANGUAGES)('names and cards in %s', language => {
  const words = messages[language]

  test('every card and every name', () => {
    for (const id of CARDS) {
      const { name, kind, lines } = words.card(id)
      for (const text of [name, kind]) expect(faults(text, language)).toEqual([])
      for (const text of lines) expect(faults(text, language, { line: true })).toEqual([])
    }
    for (const { id } of [...SITES, ...REGIONS, ...SKILL_SETS]) expect(faults(words.called(id), language)).toEqual([])
  })

  test('everything that is chosen before the start, and what wins and loses', () => {
    const texts = [...textsIn(words.choices), ...SCENARIOS.flatMap(scenario => textsIn(words.goals[scenario]))]
    for (const text of texts) expect(faults(text, language, LABEL)).toEqual([])
    expect(texts.length).toBeGreaterThan(50)
  })

  test('who waits is told for whom', () => {
    for (const kind of KINDS)
      for (const name of NASTY_NAMES) expect(faults(words.waiting(kind, name), language, LINE)).toEqual([])
  })
})

const ida: Name = seat => (seat === 0 ? reader('Ida') : 'Ulf')
const names: Name = seat => (seat === 0 ? 'Ida' : 'Ulf')

test('to the reader it is said of them, of others by their names', () => {
  const { event: en } = messages.en
  const { event: fr } = messages.fr
  const fight: Event = { type: 'combat_started', seat: 0, enemy: 'e_stone_ogre', health: 8 }
  expect(fr(fight, ida)).toBe('Vous combattez l’Ogre des carrières (Santé 8).')
  expect(fr(fight, names)).toBe('Ida combat l’Ogre des carrières (Santé 8).')
  expect(en(fight, ida)).toBe('You fight the Quarry Ogre (Health 8).')
  expect(en({ type: 'hero_moved', seat: 0, from: 'O7', to: 'O8' }, names)).toBe('Ida moves to the Bulwark (O8).')
  expect(fr({ type: 'hero_moved', seat: 0, from: 'O7', to: 'O8' }, ida)).toBe('Vous allez au Rempart (O8).')
  expect(fr({ type: 'turn_ended', seat: 0 }, names)).toBe('Le tour d’Ida est fini.')
  expect(fr({ type: 'turn_ended', seat: 0 }, ida)).toBe('Votre tour est fini.')
  expect(fr({ type: 'given', from: 1, to: 0, gold: 2 }, ida)).toBe('Ulf vous donne 2\u00a0Or.')
  expect(fr({ type: 'asset_discarded', asset: 'A01' }, names)).toBe('L’Épée usée est défaussée.')
  expect(fr({ type: 'asset_discarded', asset: 'C12' }, names)).toBe('Les Dés pipés sont défaussés.')
  expect(fr({ type: 'hero_defeated', seat: 0 }, names)).toBe('Le héros d’Ida est vaincu et devra se reposer.')
  expect(fr({ type: 'damaged', seat: 0, amount: 1 }, names)).toBe('Ida subit 1\u00a0dégât.')
  expect(en({ type: 'enemy_damaged', enemy: 'e_bone_hounds', amount: 1, left: 3 }, names)).toBe(
    'The Bone Hounds take 1 damage (Health left: 3).',
  )
})

const cast = (gold: [number, number], enemy: string): Event => {
  return { type: 'tokens_cast', seat: 0, hero: [0], foe: [1], gold, heroStarts: false, enemy }
}

test('a fight says who strikes, and the reader is called vous', () => {
  const { event: told } = messages.fr
  const blow: Event = { type: 'tokens_spent', side: 0, tokens: [0], icon: 'phys', value: 2, seat: 0 }
  expect(told(blow, ida)).toBe('Vous frappez\u00a0: 2\u00a0dégâts physiques.')
  expect(told(blow, names)).toBe('Ida frappe\u00a0: 2\u00a0dégâts physiques.')
  expect(messages.en.event(blow, ida)).toBe('You strike: 2 physical damage.')
  expect(told({ type: 'passed', side: 1, enemy: 'e_bone_hounds' }, ida)).toBe('Les Chiens d’os passent.')
  const turned = { type: 'token_turned', side: 1, token: 1, face: 1, how: 'flip' } as const
  expect(told({ ...turned, seat: 0 }, ida)).toBe('Votre pion 2 est retourné.')
  expect(told({ ...turned, seat: 1 }, ida)).toBe('Le pion 2 d’Ulf est retourné.')
  expect(told({ ...turned, enemy: 'e_stone_ogre' }, ida)).toBe('Le pion 2 de l’Ogre des carrières est retourné.')
  expect(messages.en.event({ ...turned, enemy: 'e_bone_hounds' }, ida)).toBe('Token 2 of the Bone Hounds is flipped.')
  expect(told(cast([0, 2], 'e_stone_ogre'), ida)).toBe(
    'L’Ogre des carrières a l’initiative (icônes dorées\u00a0: 2–0).',
  )
  expect(told(cast([1, 1], 'e_bone_hounds'), ida)).toBe('Embuscade\u00a0: les Chiens d’os ont l’initiative.')
})

test('what others gain is told by what they gain, never as an order to the reader', () => {
  const order = /(?:^|[:.»] )(?:Gagnez|Perdez|Soignez|Subissez|Piochez|Prenez|Payez|Lancez)/u
  const events: Event[] = [
    ...adventures.flatMap(({ type, card }): Event[] =>
      type === 'event'
        ? card.options.map((_, option) => ({ type: 'event_option', seat: 0, card: card.id, option }))
        : type === 'quest'
          ? card.outcomes.map((_, outcome) => ({ type: 'quest_outcome', seat: 0, card: card.id, outcome }))
          : [],
    ),
    ...twists.map(({ id: card }): Event => ({ type: 'twist', seat: 0, card })),
    ...envelopes.map(({ id: card }): Event => ({ type: 'envelope_opened', from: 0, to: 0, card })),
  ]
  expect(events.length).toBeGreaterThan(60)
  expect(events.map(event => messages.fr.event(event, names)).filter(text => order.test(text ?? ''))).toEqual([])
})

test('nothing is told of nothing', () => {
  const none: Event[] = [
    { type: 'damaged', seat: 0, amount: 0 },
    { type: 'healed', seat: 0, amount: 0 },
    { type: 'gold_changed', seat: 0, change: 0 },
    { type: 'blocked', side: 0, amount: 0, seat: 0 },
    { type: 'prevented', seat: 0, amount: 0, by: 1 },
    { type: 'enemy_damaged', enemy: 'ariad', amount: 0, left: 5 },
    { type: 'enemy_healed', enemy: 'ariad', amount: 0 },
    { type: 'favour', seat: 0, what: 'arcane', change: 0 },
    { type: 'units_changed', slot: 0, change: 0 },
    { type: 'tokens_spent', side: 0, tokens: [], icon: 'phys', value: 0, seat: 0 },
    { type: 'gems_refreshed', hexes: [] },
    { type: 'scenario_rolled', what: 'infection', faces: [] },
    { type: 'dice_rolled', seat: 0, for: 'wild', faces: [] },
    { type: 'skills_discarded', seat: 0, cards: [] },
  ]
  for (const language of LANGUAGES)
    for (const event of none) expect(messages[language].event(event, () => 'Ida')).toBe(undefined)
})
