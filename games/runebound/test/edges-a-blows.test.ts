import { expect, test } from 'vitest'
import { rule } from '@runatal/proof'
import type { Seat } from '@runatal/kernel'
import { arrange } from '../index.ts'
import type { Effect, Text } from '../content/effects.ts'
import { health } from '../rules/hero.ts'
import { FOE, HERO, type Hit, NONE } from '../rules/types.ts'
import { befall, BLANK, duel, IDLE, type Table, two } from './game.ts'

/** Damage at its edges: who falls with whom, who may still step in, whom it cannot reach. */

const BLOWS = ['deal', 'deal_magic', 'unavoidable'] as const

/** A text that is done in a fight against a Warrior, right after the hero has passed. */
function during(text: Text, side: number): Table {
  const table = duel({ hero: ['phys2', BLANK], foe: [IDLE] })
  befall(table, text, side)
  table.as(0).play('combat', { do: 'pass' })
  return table
}

const how = (table: Table) => [
  table.happened('combat_won').length,
  table.happened('combat_lost').length,
  table.state.damage[0],
  table.state.mustRest[0],
]

rule(['RB-232', 'RB-233'], 'the rest of an effect is done if it fells the other fighter too, whatever deals it', () => {
  const { state } = duel({ hero: ['phys2', BLANK], foe: [IDLE] })
  const [hero, foe] = [health(state, 0), state.fight!.health]
  const more: Effect = ['arcane', 1]
  for (const word of BLOWS) {
    const both = during([['suffer', 99], more, [word, foe]], HERO)
    expect([word, ...how(both), both.state.arcane[0]]).toEqual([word, 1, 0, hero, 1, 0])
    const late = during([['suffer', 99], more, [word, foe - 1]], HERO)
    expect([word, ...how(late), late.state.arcane[0]]).toEqual([word, 0, 1, hero, 1, 0])
    expect(late.happened('enemy_damaged')).toEqual([])
    const own = during([['suffer', 99, 'self'], more, [word, hero]], FOE)
    expect([word, ...how(own), own.state.arcane[0]]).toEqual([word, 1, 0, hero, 1, 0])
    const spared = during([['suffer', 99, 'self'], more, [word, hero - 1]], FOE)
    expect([word, ...how(spared), spared.state.arcane[0]]).toEqual([word, 1, 0, 0, 0, 0])
  }
  expect(
    how(
      during(
        [
          ['suffer', 99, 'self'],
          ['suffer', hero],
        ],
        FOE,
      ),
    ),
  ).toEqual([1, 0, hero, 1])
  expect(
    how(
      during(
        [
          ['suffer', 99, 'self'],
          ['suffer', hero - 1],
        ],
        FOE,
      ),
    ),
  ).toEqual([1, 0, 0, 0])
})

rule(['RB-186', 'RB-549'], 'what answers a blow once a round does so once for a rival, too', () => {
  const table = two(
    { at: 'E5' },
    { at: 'E5', learned: ['sk_thorn_skin'] },
    { fight: { rival: 1, hero: ['phys1', 'phys1'], foe: [BLANK] } },
  )
  table.as(0).play('combat', { do: 'spend', tokens: [0] })
  table.as(0).play('combat', { do: 'spend', tokens: [1] })
  expect(table.state.damage).toEqual([1, 2])
})

rule('RB-233', 'in a challenge both fall by one effect', () => {
  const table = two({ at: 'E5' }, { at: 'E5' }, { fight: { rival: 1, hero: ['phys2'], foe: [BLANK] } })
  befall(
    table,
    [
      ['deal', 99],
      ['suffer', 99],
    ],
    FOE,
    1,
  )
  table.as(0).play('combat', { do: 'pass' })
  expect(table.happened('hero_defeated').map(({ seat }) => seat)).toEqual([0, 1])
})

rule('RB-234', 'an enemy does not block what it suffers', () => {
  const text: Text = [['suffer', 2, 'self']]
  const table = duel({ hero: ['phys2', BLANK], foe: ['shield1|skull1'] })
  befall(table, text, FOE)
  table.as(0).play('combat', { do: 'pass' })
  expect([table.happened('enemy_damaged')[0]!.amount, table.happened('blocked')]).toEqual([2, []])
})

/** Damage is on its way to a hero before anything else happens. */
function hurt(table: Table, seat: Seat, amount: number, more: Partial<Hit> = {}) {
  const { kind = 'skull', side = NONE, fought = false } = more
  table.state.agenda.push(['hurt', { seat, amount, kind, side, fought }])
}

test('nothing hurts a hero who is removed', () => {
  const table = two()
  table.state.out[1] = 1
  hurt(table, 1, 2, { kind: 'unavoidable' })
  table.as(0).play('turn', { do: 'prepare' })
  expect([table.state.damage[1], table.happened('damaged')]).toEqual([0, []])
})

test('a ward keeps its own hero from damage, and nothing from none', () => {
  const fight = { hero: ['phys2', BLANK], foe: [IDLE] }
  const none = duel(fight)
  none.state.fight!.ward = 2
  hurt(none, 0, 0)
  none.as(0).play('combat', { do: 'pass' })
  expect([none.happened('prevented'), none.state.fight!.ward]).toEqual([[], 2])
  const other = two({ at: 'F2' }, { at: 'H4' }, { fight: { enemy: 'e_orc_reaver', ...fight } })
  other.state.fight!.ward = 2
  hurt(other, 1, 2)
  other.as(0).play('combat', { do: 'pass' })
  expect([other.state.damage[1], other.state.fight!.ward]).toEqual([2, 2])
})

rule('RB-403', 'after one has stepped in the next is still asked', () => {
  const table = arrange({
    players: [
      { hero: 'pell', hand: [], at: 'H4' },
      { hero: 'garrick', hand: [], at: 'H4' },
      { hero: 'dov', hand: [], at: 'H4', arcane: 1 },
    ],
    scenario: 'margath',
  })
  hurt(table, 0, 3)
  table.as(0).play('turn', { do: 'prepare' })
  table.as(1).play('prevent', { do: 'guard' })
  table.as(2).play('prevent', { do: 'arcane' })
  expect(table.state.damage).toEqual([1, 1, 0])
})

/** Whether the third hero, who stands by, may cover who is hit. */
function covers(fight: boolean, hit: Hit['side'], charged: [number, number] = [0, 0]): boolean {
  const table = arrange({
    players: [
      { hero: 'pell', hand: [], at: 'E5' },
      { hero: 'dov', hand: [], at: 'E5' },
      { hero: 'nanok', hand: ['sk_spark'], at: 'E5', learned: ['pk_cover'] },
    ],
    ...(fight && { fight: { rival: 1, hero: ['phys2', BLANK], foe: ['phys2', BLANK] } }),
  })
  if (table.state.fight !== null) table.state.fight.charged = charged
  hurt(table, hit === FOE ? 1 : 0, 2, { side: hit, fought: fight })
  if (fight) table.as(0).play('combat', { do: 'pass' })
  else table.as(0).play('turn', { do: 'prepare' })
  return table.as(2).asked.includes('prevent')
}

test('who has charged is not covered, and anybody else is', () => {
  expect(covers(false, NONE)).toBe(true)
  expect([covers(true, HERO), covers(true, HERO, [0, 1]), covers(true, HERO, [1, 0])]).toEqual([true, true, false])
  expect([covers(true, FOE), covers(true, FOE, [1, 0]), covers(true, FOE, [0, 1])]).toEqual([true, true, false])
})

rule('RB-256', 'a token that counts double is another than its like that does not', () => {
  const like = ['phys1*|phys1', 'phys1*|phys1', 'dbl|mag1*']
  const table = duel({ hero: like, foe: [IDLE] })
  const spends = () =>
    table
      .as(0)
      .options('combat')
      .flatMap(move => (move.do === 'spend' ? move.tokens.join() : []))
  expect(spends()).toEqual(['0,1', '0'])
  table.state.fight!.under[HERO]![0] = 2
  expect(spends()).toEqual(['0,1', '1', '0'])
})
