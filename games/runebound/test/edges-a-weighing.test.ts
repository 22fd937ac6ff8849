import { expect, test } from 'vitest'
import type { Effect, Text } from '../content/effects.ts'
import type { EventOption } from '../content/language.ts'
import { assets } from '../index.ts'
import { carefulChoice, carefulEvent } from '../rules/careful.ts'
import { attribute, health } from '../rules/hero.ts'
import { type Choice, FOE, NONE, OTHER, type State } from '../rules/types.ts'
import { duel, two } from './game.ts'

/** How a careful friend weighs one text against another for who is away: of two that weigh the same the first is taken. */

const named = { en: '', fr: '' }
const option = (pass: Text, more: Partial<EventOption> = {}): EventOption => ({ name: named, pass, ...more })

function weighTheSame(s: State, one: EventOption, other: EventOption) {
  expect([one, other, carefulEvent(s, 0, [one, other], [0, 1])]).toEqual([one, other, 0])
  expect([other, one, carefulEvent(s, 0, [other, one], [0, 1])]).toEqual([other, one, 0])
}

function sameTexts(s: State, ...pairs: [Text, Text][]) {
  for (const [one, other] of pairs) weighTheSame(s, option(one), option(other))
}

const goods = [assets.find(({ type }) => type === 'weapon')!.id, assets.find(({ type }) => type === 'clothing')!.id]
const rich = () => two({ gold: 40, hand: ['sk_spark'], assets: goods, damage: 1 }, { damage: 5 }).state

const ILL: [number, ...Effect[]][] = [
  [2, ['delay'], ['rest_cap', 1], ['teleport', 'tamalir'], ['move', 1]],
  [6, ['fight', 'e_orc_reaver'], ['challenge']],
  [3, ['gem_down', 'here', 1], ['place_web', 'here', 1], ['zombie', 'here', 1], ['zombie_quiet', 'here', 1]],
  [3, ['zombies_step', 1], ['activate', 'random', 1], ['plague_gate'], ['flip_warband', 'H4'], ['add_unit', 'all', 1]],
  [3, ['scorch', 'here'], ['move_warbands', 1], ['margath_move', 1], ['lose_asset', 'weapon']],
]

test('what befalls the table counts like so much damage', () => {
  for (const [worth, ...ills] of ILL) for (const ill of ills) sameTexts(rich(), [[ill], [['suffer', worth]]])
})

const GOOD: Effect[] = [
  ['trophy', 'o', 1],
  ['draw_skill', 1],
  ['prepare'],
  ['clear_delay'],
  ['action', 1],
  ['asset_draw', 1],
  ['learn_free', 1],
  ['arcane', 1],
  ['companion', 1],
  ['ward', 1],
  ['once_against', 'margath', []],
  ['remove_web', 'here', 1],
  ['kill_zombie', 1],
  ['quarantine', 'chosen', 1],
  ['cure', 'here', 1],
  ['kill_unit', 1],
  ['unscorch'],
  ['hold_warbands'],
  ['look_warband'],
  ['gem_up', 'here', 1],
  ['envelope'],
]

test('what helps counts like two gold', () => {
  for (const good of GOOD) sameTexts(rich(), [[good], [['gold', 2]]])
})

test('what cannot be taken costs nothing, and what is empty gives nothing', () => {
  const s = rich()
  sameTexts(
    s,
    [[['lose_asset', 'travel']], []],
    [[['discard_skill', 3]], [['discard_skill', 1]]],
    [[['gold', -60]], [['gold', -40]]],
    [[['gold', -1]], [['suffer', 1]]],
    [[['heal', 4]], [['gold', 1]]],
    [[['market_refill', 'tamalir']], []],
  )
})

test('what may be left counts for nothing, and of two alternatives the lesser counts', () => {
  sameTexts(
    rich(),
    [[['may', [['gold', 5]]]], []],
    [[['may', [['suffer', 5]]]], []],
    [[['either', [['gold', 3]], [['gold', 1]]]], [['gold', 1]]],
    [[['either', [['suffer', 3]], [['suffer', 1]]]], [['suffer', 1]]],
    [[['if', 'wild', [['suffer', 3]], [['suffer', 1]]]], [['suffer', 3]]],
  )
})

test('numbers that hang on the hero are those of who is away', () => {
  const s = rich()
  const body = attribute(s, 0, 'body')
  s.damage[0] = 5
  s.hands[0] = [0, 1, 2, 3, 4, 5]
  sameTexts(
    s,
    [[['suffer', 'body']], [['suffer', body]]],
    [[['gold', 'body']], [['gold', body]]],
    [[['gold', ['plus', -9, 'body']]], [['gold', body - 9]]],
    [[['discard_skill', 'body']], [['discard_skill', body]]],
    [[['heal', 'body']], [['heal', body]]],
  )
})

test('a fall costs as much as ten damage more', () => {
  const s = rich()
  const left = health(s, 0) - 1
  sameTexts(s, [[['suffer', left]], [['gold', -left - 10]]], [[['suffer', left - 1]], [['gold', 1 - left]]])
})

test('a loss is worth ten gains, a price a thousand, and what must be tested for a quarter', () => {
  const s = rich()
  sameTexts(s, [
    [
      ['gold', 10],
      ['discard_skill', 1],
    ],
    [],
  ])
  weighTheSame(s, option([['gold', 1000]], { gold: 1 }), option([]))
  weighTheSame(s, option([['gold', 8]], { test: ['test', 'body', 0, 1] }), option([]))
})

/** What is chosen when this is asked for an effect, or by another step. */
function chosen(s: State, seat: number, by: Effect | 'orderChosen' | 'agilityDone', choice: Partial<Choice>) {
  s.choice = { what: 'token', values: [0, 1], pass: false, texts: [], ...choice }
  if (by === 'orderChosen') s.agenda.push([by, { seat, side: NONE, texts: s.choice.texts }])
  else if (by === 'agilityDone') s.agenda.push([by, { side: FOE, left: 1 }])
  else s.agenda.push(['chosen', { effect: by, seat, side: NONE }])
  return carefulChoice(s, seat)
}

test('of two texts the one that leaves more, and no order where nobody asks for one', () => {
  const even: Text[] = [
    [
      ['gold', 10],
      ['suffer', 1],
    ],
    [],
  ]
  const either: Effect = ['either', [], []]
  expect(chosen(rich(), 0, either, { what: 'option', texts: even })).toBe(0)
  expect(chosen(rich(), 0, either, { what: 'option', texts: even.toReversed() })).toBe(0)
  const gifts: Text[] = [[['gold', 1]], [['gold', 2]]]
  expect(chosen(rich(), 0, either, { what: 'option', pass: true, texts: gifts })).toBe(1)
  expect(chosen(rich(), 0, 'orderChosen', { what: 'option', pass: true, texts: gifts })).toBe(NONE)
})

test('healing goes to who is hurt most, anything else to the own hero', () => {
  expect(chosen(rich(), 0, ['for', 'chosen_hero', [['heal', 1]]], { what: 'hero' })).toBe(1)
  expect(chosen(rich(), 0, ['for', 'chosen_hero', [['gold', 1]]], { what: 'hero' })).toBe(0)
})

const tokens = () => duel({ hero: ['blank|phys1*', 'tac|phys1*'], foe: ['blank*|skull1', 'tac|skull1'] }).state

test('a blank is worth less than any icon, the own as the other’s', () => {
  const cases: [Effect, number, number][] = [
    [['recast', 'self', 1], 0, 0],
    [['recast', 'opponent', 1], 0, 1],
    [['recast', 'opponent', 1], 1, 1],
    [['remove_tokens', 'self', 1], 0, 0],
    [['reclaim', 1], 0, 1],
  ]
  for (const [effect, seat, best] of cases) {
    expect([effect, chosen(tokens(), seat, effect, {})]).toEqual([effect, best])
    expect([effect, chosen(tokens(), seat, effect, { values: [1, 0] })]).toEqual([effect, best])
  }
})

test('agility turns a foe’s token that can only lose rather than the own', () => {
  const s = duel({ hero: ['phys1*|blank'], foe: ['skull2|blank'] }).state
  expect(chosen(s, 0, 'agilityDone', { values: [0, OTHER] })).toBe(OTHER)
})
