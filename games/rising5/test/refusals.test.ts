import { isRefusal, settle } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { ruleIds } from '@runatal/proof/ids'
import { expect, test } from 'vitest'
import { arrange, cardsToNextMoon, type Position, type Rising5, rising5, RUNES } from '../index.ts'
import { acting, EXAMPLE, hand, players, setUp, type Table } from './game.ts'

/** What is barred now, of all questions: each is no option, and refused by the rule that it names. */
function barred(t: Table, kind: string) {
  const found: [move: unknown, rule: string][] = []
  for (const ask of t.state.asks.filter(one => t.match.asks(one.seat).includes(one)))
    for (const { move, rule: why } of t.match.barred(ask)) {
      expect(why).toMatch(/^R5-/)
      expect(t.match.options(ask)).not.toContainEqual(move)
      expect(t.match.whyNot(ask.seat, ask.id, move)?.rule).toBe(why)
      if (ask.kind === kind) found.push([move, why])
    }
  return found
}

rule('R5-139', 'the Portal is barred until four altars are lit, and then no more', () => {
  const seal = { do: 'seal' }
  expect(barred(acting('eli', 1, { altars: 3 }), 'action')).toContainEqual([seal, 'R5-139'])
  expect(barred(acting('eli', 1, { altars: 4 }), 'action')).not.toContainEqual([seal, 'R5-139'])
})

rule('R5-277', 'barred to the Blade are the places without a monster in its reach, and no others', () => {
  const places = { 'I-a': 'I-S1', 'II-a': 'II-4', 'III-a': 'III-7' } as const
  const t = acting('eli', 1, { items: ['blade'], places })
  t.as(1).play('useItem', { item: 'blade' })
  const listed = barred(t, 'bladeTarget').map(([move]) => move)
  for (const place of ['II-a', 'III-a']) expect(listed).toContainEqual({ do: 'strike', place })
  expect(listed).not.toContainEqual({ do: 'strike', place: 'I-a' })
})

rule('R5-120', 'barred are the Relics that were taken, and no others; of none left nothing comes', () => {
  const lord = { at: { hal: 'I-a' }, places: { 'I-a': 'I-4' }, die: [5] } as const
  const t = acting('hal', 1, { ...lord, items: ['staff'] })
  t.as(0).play('action', { do: 'encounter' }).play('hint', { do: 'decline' })
  expect(barred(t, 'relic')).toEqual([[{ do: 'take', relic: 'staff' }, 'R5-120']])
  const none = acting('hal', 1, { ...lord, used: ['blade', 'staff', 'pendant'] })
  none.as(0).play('action', { do: 'encounter' }).play('hint', { do: 'decline' })
  expect([none.happened('relic_gained'), none.as(0).asked]).toEqual([[], ['notes', 'drawCount']])
})

rule(['R5-240', 'R5-407'], 'Hal cannot copy himself, who is elsewhere, nor what could not be used', () => {
  const empty = { 'I-a': 'I-5', 'I-b': 'empty', 'II-a': 'empty', 'II-b': 'empty', 'III-a': 'empty' } as const
  const at = { hal: 'I-a', nova: 'I-a', eli: 'I-a', ekho: 'I-a', orakl: 'II-a' } as const
  const t = acting('hal', 1, { skill: true, at, places: { ...empty, 'III-b': 'empty' } })
  t.as(0).play('skill', { do: 'use' })
  expect(barred(t, 'skillHal')).toEqual([
    [{ do: 'copy', hero: 'orakl' }, 'R5-240'],
    [{ do: 'copy', hero: 'nova' }, 'R5-407'],
    [{ do: 'copy', hero: 'hal' }, 'R5-240'],
  ])
})

rule(['R5-236', 'R5-407'], 'a skill that the Blade has left without a target can no longer be used', () => {
  const one = {
    'I-a': 'I-S1',
    'I-b': 'empty',
    'II-a': 'empty',
    'II-b': 'empty',
    'III-a': 'empty',
    'III-b': 'empty',
  } as const
  for (const [hero, by] of [
    ['nova', 'R5-236'],
    ['hal', 'R5-407'],
  ] as const) {
    const t = acting(hero, 1, { skill: true, at: { hal: 'II-a', nova: 'II-a' }, places: one, items: ['blade'] })
    expect(barred(t, 'skill')).toEqual([])
    t.as(1).play('useItem', { item: 'blade' }).play('bladeTarget', { place: 'I-a' })
    expect(barred(t, 'skill')).toEqual([[{ do: 'use' }, by]])
  }
})

/** Hal fights, and both others hold a card of his. */
function asking(more: Partial<Position> = {}): Table {
  const t = arrange({
    players: [{ hand: [] }, { hand: ['hal'] }, { hand: ['hal'] }],
    hero: 'hal',
    at: { hal: 'I-a' },
    places: { 'I-a': 'I-2' },
    ...more,
  })
  t.as(0).play('action', { do: 'encounter' }).play('askSupport', { do: 'ask' })
  return t
}

rule(['R5-249', 'R5-404'], 'more than one holds cannot be given, and nothing after the roll', () => {
  const t = asking()
  expect(barred(t, 'giveSupport')).toEqual([[{ do: 'give', cards: 2 }, 'R5-249']])
  expect(barred(t, 'offerSupport')).toHaveLength(2)
  expect(barred(t, 'closeSupport')).toEqual([])
  const { id } = t.state.asks.find(ask => ask.kind === 'giveSupport')!
  t.as(0).play('closeSupport', { do: 'close' })
  expect(t.happened('die_rolled')).toHaveLength(1)
  expect(t.match.whyNot(1, id, { do: 'give', cards: 1 })?.rule).toBe('R5-404')
})

rule('R5-276', 'the moment after a lost roll is opened for the Blade, wherever its one target is', () => {
  const rest = { 'I-b': 'empty', 'II-a': 'empty', 'II-b': 'empty', 'III-b': 'empty' } as const
  const lost = (first: 'I-S1' | 'I-S2') =>
    acting('hal', 1, {
      items: ['blade'],
      at: { hal: 'III-a' },
      places: { ...rest, 'I-a': first, 'III-a': 'III-4' },
      die: [1],
    })
      .as(0)
      .play('action', { do: 'encounter' }).asked
  expect([lost('I-S1').includes('afterRoll'), lost('I-S2').includes('afterRoll')]).toEqual([true, false])
})

rule('R5-271', 'while the Game Master sets or says something no item can be used', () => {
  const items = { items: ['orb', 'ring'], eclipse: 5, master: 2 } as const
  const hint = arrange({ players: players(3), hero: 'eli', ...items })
  hint.as(1).play('useItem', { item: 'orb' }).play('hint', { rune: 'red' })
  const secret = arrange({ players: players(3), phase: 'secret', ...items })
  const links = arrange({ players: players(3), phase: 'secret', ...items })
  links.as(2).play('gmSolution', { do: 'random' })
  for (const [t, asked] of [
    [hint, 'gmHint'],
    [secret, 'gmSolution'],
    [links, 'gmLinks'],
  ] as const) {
    expect(t.as(2).asked).toContain(asked)
    expect(barred(t, 'useItem')).toContainEqual([{ do: 'use', item: 'ring' }, 'R5-271'])
  }
})

rule(
  ['R5-152', 'R5-373', 'R5-377', 'R5-385', 'R5-386'],
  'whatever a Game Master sends, the answer says why not',
  () => {
    const secret = arrange({ players: players(3), master: 2, phase: 'secret', portal: EXAMPLE.portal })
    for (const sent of [undefined, null, 'random', 7, Object.create({ do: 'random' }), { do: 'set', solution: 'blue' }])
      expect(secret.as(2).tries('gmSolution', sent)).toEqual({
        refused: 'not-an-option',
        rule: 'R5-385',
        text: 'A solution is four different runes, one for each space',
      })
    secret.as(2).play('gmSolution', { do: 'random' })
    expect(secret.as(2).tries('gmLinks', { do: 'set', links: 'sage' })).toMatchObject({
      rule: 'R5-373',
      text: 'Each of the seven runes needs a sign of its own',
    })
    const t = arrange({ players: [{ hand: [] }, { hand: [] }, {}], master: 2, hero: 'eli', altars: 4, ...EXAMPLE })
    t.as(0).play('action', { do: 'seal' }).play('sealConfirm', { do: 'confirm' })
    const [sage, gobel, spider] = [
      { sign: 'sage', state: 'bright' },
      { sign: 'gobel', state: 'bright' },
      { sign: 'spider', state: 'dark' },
    ]
    const why = (signs: unknown) => t.as(2).tries('gmResult', { do: 'publish', signs })?.text
    expect(why('all')).toBe('An answer is four signs, each dark, bright or golden')
    expect(why([sage, gobel, spider, { sign: 'whale' }])).toBe('whale is not linked to a rune on the Portal')
    expect(why([sage, gobel, spider, spider])).toBe('An answer is four different signs')
    const signs = [spider, gobel, sage, { sign: 'snake', state: 'dark' }]
    expect(t.as(2).tries('gmResult', { do: 'publish', signs })).toBeUndefined()
    // What is kept of it is the truth in the order of the signs.
    expect(t.match.log.at(-1)).toMatchObject({ move: { do: 'publish', signs: [sage, gobel, spider, signs[3]] } })
    expect(t.as(0).undo()).toMatchObject({ refused: 'no-undo' })
  },
)

rule('R5-396', 'an attempt that was answered cannot be taken back', () => {
  const t = acting('eli', 2, { altars: 4, ...EXAMPLE })
  t.as(0).play('action', { do: 'seal' }).play('sealConfirm', { do: 'confirm' })
  expect([t.happened('seal_failed').length, t.as(0).undo()?.refused]).toEqual([1, 'no-undo'])
})

rule('R5-386', 'the switch to fill answers in keeps nobody from taking back a move', () => {
  const t = arrange({ players: [{ hand: ['eli'] }, { hand: [] }, {}], master: 2, phase: 'turn', onTurn: 0 })
  t.as(0).play('activate', { hero: 'eli' })
  t.as(2).play('gmFillIn', { on: true })
  expect(t.as(0).undo()).toBeUndefined()
  expect([hand(t, 0), t.state.fillIn]).toEqual([['eli'], true])
})

rule(['R5-372', 'R5-373'], 'the secret that was set is kept as it was sent', () => {
  const t = arrange({ players: players(3), master: 2, phase: 'secret', portal: EXAMPLE.portal })
  const links = RUNES.map(rune => EXAMPLE.links[rune])
  const { solution } = EXAMPLE
  expect(t.as(2).tries('gmSolution', { do: 'set', solution })).toBeUndefined()
  expect(t.match.log.at(-1)).toMatchObject({ move: { do: 'set', solution } })
  expect(t.as(2).tries('gmLinks', { do: 'set', links })).toBeUndefined()
  expect(t.match.log.at(-1)).toMatchObject({ move: { do: 'set', links } })
})

rule(['R5-377', 'R5-386'], 'a hint that the Game Master gets wrong is refused in words, and may be filled in', () => {
  const t = arrange({ players: players(3), hero: 'eli', items: ['orb'], master: 2, links: { red: 'whale' } })
  t.as(1).play('useItem', { item: 'orb' }).play('hint', { rune: 'red' })
  expect(t.as(2).tries('gmHint', { do: 'wave' })?.text).toBe('Hand over one sign')
  expect(t.as(2).tries('gmHint', { do: 'hand', sign: 'sage' })?.text).toBe('That is not the sign of the red rune')
  t.as(2).play('gmHint', { do: 'fill' })
  expect(t.happened('hint_given')).toMatchObject([{ rune: 'red', sign: 'whale' }])
  expect(t.match.log.at(-1)).toMatchObject({ seat: 2, move: { do: 'fill' } })
})

/** Why there can be no such table. */
function text(seats: number, table: Partial<Rising5['table']>): string | undefined {
  const setting = settle(rising5, { seats, table })
  return isRefusal(setting) ? setting.text : undefined
}

rule(['R5-069', 'R5-336', 'R5-357', 'R5-412'], 'what a table may choose, and what it may not, in words', () => {
  expect(text(1, { master: '1' })).toContain('team and Game Master at once')
  expect(text(3, { master: '2', first: '2' })).toContain('takes no turn')
  expect(text(4, { first: '5' })).toContain('no seat 5')
  expect([setUp(5, 1, { first: '5' }).active, setUp(5, 1, { first: '4' }).active]).toEqual([4, 3])
  expect([setUp(2, 1, { assistant: 'on' }).assistant, setUp(2, 1).assistant]).toEqual([true, false])
  expect(rising5.id).toBe('rising5')
})

rule('R5-307', 'how many cards lie over the next Red Moon is known while there is one', () => {
  const pile = ['eli', 'moon', 'hal'] as const
  expect(cardsToNextMoon(arrange({ players: players(2), phase: 'turn', pile }).state)).toBe(1)
  expect(cardsToNextMoon(arrange({ players: players(2), phase: 'turn', pile: ['eli', 'hal'] }).state)).toBeUndefined()
})

rule('R5-173', 'barred to a hint are the signs that are told, and no others', () => {
  const t = acting('eli', 1, { items: ['orb'], hints: ['red', 'green'] })
  t.as(1).play('useItem', { item: 'orb' })
  expect(barred(t, 'hint').map(([move]) => move)).toMatchObject(
    RUNES.filter(rune => rune === 'red' || rune === 'green').map(rune => ({ rune })),
  )
})

test('each question cites the rule that it is about', () => {
  const rules = ruleIds(new URL('../rulebook.yaml', import.meta.url))
  const cited = Object.entries(rising5.decisions).map(([kind, { rule: id }]) => [
    kind,
    id !== undefined && rules.has(id),
  ])
  expect(cited.filter(([, isCited]) => !isCited)).toEqual([])
})
