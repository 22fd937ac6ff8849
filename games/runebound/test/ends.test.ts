import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { codeOf } from '../index.ts'
import { assetNamed } from '../arrange/cards.ts'
import { acts, alone, BLANK, duel, endRound, IDLE, two, befall } from './game.ts'
import type { Text } from '../content/effects.ts'

const OVER = { hero: [BLANK], foe: [IDLE] }

const to = (at: string, die: 'plains' | 'mountains/water' | 'forest/hills', hex: string) => {
  const table = duel(OVER, { at }, { dice: [die] })
  table.as(0).play('retreat', { do: 'retreat' })
  return table
    .as(0)
    .options('choose')
    .some(move => move.do === 'choose' && move.value === hex)
}

rule('RB-286', 'the die must show the terrain; roads do not help, and rivers must be crossed', () => {
  // E7 lies across the Aune from D7; L6 is a forest by road from K6.
  expect(to('D7', 'plains', 'E7')).toBe(false)
  expect(to('K6', 'mountains/water', 'L6')).toBe(false)
  expect(to('K6', 'forest/hills', 'L6')).toBe(true)
  // Any die fits a city.
  expect(to('G4', 'mountains/water', 'H4')).toBe(true)
})

rule('RB-296', 'the damage of a hero stays, that of an ordinary enemy is forgotten', () => {
  const table = duel({ hero: ['phys2'], foe: [IDLE], damage: 4 }, { damage: 4 })
  table.as(0).play('combat', { do: 'spend' })
  expect([table.state.fight, table.state.damage[0]]).toEqual([null, 4])
  const again = duel(OVER, { at: 'G4' }, { combatDeck: ['e_orc_reaver'], dice: ['plains'] })
  again.state.fight!.damage = 3
  again.as(0).play('retreat', { do: 'retreat' })
  expect(again.state.masterDamage).toBe(0)
})

rule('RB-543', 'a hero at its Health is not defeated again', () => {
  const table = alone(
    { at: 'E5', damage: 9, mustRest: true },
    { scenario: 'locust', warbands: [{ id: 'wb_iron_horns', at: 'K2' }] },
  )
  befall(table, [['suffer', 1]])
  table.as(0).play('turn', { do: 'endTurn' })
  expect([table.happened('hero_defeated'), table.state.damage[0]]).toEqual([[], 9])
  expect(table.happened('units_changed')).toHaveLength(1)
})

rule(['RB-544', 'RB-547'], 'who must Rest starts no fight; one opened between turns is fought at once', () => {
  const story = { space: 2, webs: ['D3'], storyDeck: ['w5'] }
  const next = two({ at: 'D4', damage: 9, mustRest: true }, { at: 'O11', damage: 9 }, story)
  endTurns(next)
  expect(next.happened('combat_started').map(event => event.seat)).toEqual([1])
  const nearest = two({ at: 'O11' }, { at: 'D5', damage: 9 }, story)
  endTurns(nearest)
  expect(nearest.happened('combat_started').map(event => event.seat)).toEqual([1])
  const nobody = alone({ at: 'D4', damage: 9, mustRest: true }, story)
  endRound(nobody)
  expect(nobody.happened('combat_started')).toEqual([])
  const lost = alone({ at: 'A1', gold: 0, damage: 8 }, story)
  endRound(lost)
  expect(lost.happened('combat_lost')).toHaveLength(1)
  expect([lost.state.actions, acts(lost)]).toEqual([3, ['rest', 'endTurn']])
})

function endTurns(table: ReturnType<typeof alone>) {
  while (table.state.active >= 0 && table.state.round === 1) {
    const seat = table.state.active
    table.as(seat).play('turn', { do: 'endTurn' })
    if (table.state.asks[0]?.kind !== 'turn') return
  }
}

/** The Queen at Burrow Town, nearly done with a hero. */
function queen(damage: number, more: Parameters<typeof two>[2] = {}) {
  return two(
    {
      at: 'B10',
      damage: 8,
      gold: 3,
      assets: ['A01', 'A07'],
      trophies: 'oggp',
      trophyCards: ['e_iron_knight'],
      quests: ['q_narrow_pass'],
      hand: ['sk_spark'],
      learned: ['sk_vanguard'],
    },
    { at: 'H4', trophies: 'ogp' },
    { act: 2, ariad: 'B10', fight: { enemy: 'ariad', hero: [BLANK], foe: ['skull2'], starts: 'foe', damage }, ...more },
  )
}

rule(['RB-325', 'RB-329', 'RB-560'], 'who is removed loses all, the antagonist heals, and the next hero plays', () => {
  const table = queen(6)
  expect([table.state.out, table.state.masterDamage]).toEqual([[1, 0], 0])
  expect([table.state.gold[0], table.state.assets[0]]).toEqual([0, []])
  expect(table.state.loose).toEqual([0, 0, 0, 1, 1, 1])
  const { hands, learned, trophies, quests, skillDiscard, adventureDiscards } = table.state
  for (const zone of [hands, learned, trophies, quests]) expect(zone[0]).toEqual([])
  expect([skillDiscard.length, ...adventureDiscards.map(pile => pile.length)]).toEqual([2, 1, 1, 0])
  expect(table.state.assetDiscard).toEqual(expect.arrayContaining(['A01', 'A07'].map(assetNamed)))
  expect(table.as(1).asked).toEqual(['turn'])
  expect(table.happened('turn_started')).toEqual([{ type: 'turn_started', seat: 1, actions: 3 }])
  // Nothing hurts who is gone.
  const hurt = table.happened('damaged').length
  table.state.agenda.push(['hurt', { seat: 0, amount: 1, kind: 'suffered', side: -2, fought: false }])
  table.as(1).play('turn', { do: 'prepare' })
  expect(table.happened('damaged')).toHaveLength(hurt)
})

rule('RB-326', 'an antagonist that has healed shows its front: the next fight meets it whole', () => {
  const table = queen(6, { fight: { enemy: 'ariad', hero: [BLANK], foe: ['skull2'], starts: 'foe', damage: 6 } })
  expect(table.happened('enemy_healed')).toEqual([{ type: 'enemy_healed', enemy: 'ariad', amount: 6 }])
  table.state.at[1] = table.state.ariad
  table.as(1).play('turn', { do: 'prepare' }).play('turn', { do: 'engage' })
  expect(table.state.fight!.damage).toBe(0)
})

rule('RB-327', 'else the damage of an antagonist stays between fights', () => {
  const table = alone({ at: 'B10', gold: 3 }, { act: 2, ariad: 'B10', table: { masterDamage: 5 } })
  table.as(0).play('turn', { do: 'engage' })
  expect(table.state.fight!.damage).toBe(5)
  const left = alone(
    { at: 'B10' },
    { act: 2, ariad: 'B10', webs: ['D3'], fight: { enemy: 'ariad', ...OVER, damage: 5 } },
  )
  expect([left.state.fight, left.state.masterDamage, codeOf(left.state.ariad)]).toEqual([null, 5, 'D3'])
})

rule(
  ['RB-328', 'RB-370', 'RB-396'],
  'an Avatar is no antagonist: a lost fight is a Rest, and the next one finds it whole',
  () => {
    const more = { act: 2, webs: ['N6'] } as const
    const table = alone(
      { at: 'N6', damage: 8 },
      { ...more, fight: { enemy: 'avatar', hero: [BLANK], foe: ['skull2'], starts: 'foe', damage: 7 } },
    )
    expect([table.state.out[0], table.state.mustRest[0]]).toEqual([0, 1])
    table.as(0).play('turn', { do: 'rest' }).play('turn', { do: 'engage' })
    expect([table.state.fight!.health, table.state.fight!.damage]).toEqual([11, 0])
    const won = alone({ at: 'N6' }, { ...more, fight: { enemy: 'avatar', hero: ['phys2'], foe: [IDLE], damage: 10 } })
    const { loose, trophies } = won.state
    won.as(0).play('combat', { do: 'spend' })
    expect(won.happened('combat_won')).toHaveLength(1)
    expect([won.state.loose, won.state.trophies]).toEqual([loose, trophies])
  },
)

rule(['RB-332', 'RB-372', 'RB-453', 'RB-412'], 'all heroes removed loses; one removed and one beaten does not', () => {
  const table = queen(0)
  expect(table.state.fate).toBe('playing')
  const beaten = queen(0)
  beaten.state.mustRest[1] = 1
  beaten.state.damage[1] = 10
  expect(beaten.state.fate).toBe('playing')
  const last = [
    alone(
      { at: 'B10', damage: 8 },
      { act: 2, ariad: 'B10', fight: { enemy: 'ariad', hero: [BLANK], foe: ['skull2'], starts: 'foe' } },
    ),
    alone(
      { at: 'D2', damage: 8 },
      {
        scenario: 'corpse',
        act: 2,
        vorakesh: 'D2',
        fight: { enemy: 'vorakesh', hero: [BLANK], foe: ['skull2'], starts: 'foe' },
      },
    ),
    alone(
      { at: 'H10', damage: 8 },
      {
        scenario: 'margath',
        act: 2,
        margath: 0,
        fight: { enemy: 'margath', hero: [BLANK], foe: ['skull2'], starts: 'foe' },
      },
    ),
  ]
  for (const gone of last) expect(gone.happened('game_lost')).toEqual([{ type: 'game_lost', reason: 'heroes' }])
})

const moving = (hand: string[], text: Text) => {
  const table = alone({ at: 'F4', hand }, { webs: ['G5'] })
  befall(table, text)
  table.as(0).play('turn', { do: 'prepare' })
  return table
}

rule('RB-571', 'Webs hold a hero moved hex by hex, not one put straight on a place', () => {
  const bare = moving([], [['move', 2]])
  expect(
    bare
      .as(0)
      .options('choose')
      .map(move => (move.do === 'choose' ? move.value : '')),
  ).not.toContain('G4')
  const paying = moving(['sk_spark'], [['move', 2]])
  paying.as(0).play('choose', { value: 'G4' }).play('choose', { value: 'sk_spark' })
  expect([codeOf(paying.state.at[0]!), paying.state.hands[0]]).toEqual(['G4', []])
  paying.as(0).play('choose', { value: 'G5' })
  expect(codeOf(paying.state.at[0]!)).toBe('G5')
  expect(paying.as(0).asked).toEqual(['turn'])
  expect(codeOf(moving([], [['teleport', 'tamalir']]).state.at[0]!)).toBe('H4')
})

rule('RB-539', 'a warband that was not defeated is whole again', () => {
  const warbands = [{ id: 'wb_iron_horns', at: 'G4', units: 2 }]
  const table = alone(
    { at: 'G4' },
    { scenario: 'locust', warbands, fight: { enemy: 'wb_iron_horns', ...OVER, damage: 5 }, dice: ['plains'] },
  )
  table.as(0).play('retreat', { do: 'retreat' }).play('choose', { value: 'G5' })
  expect(table.state.fight).toBeNull()
  table.as(0).play('turn', { do: 'move' }).play('travel', { do: 'step', hex: 'G4' }).play('turn', { do: 'engage' })
  expect([table.state.fight!.health, table.state.fight!.damage]).toEqual([9, 0])
})

rule('RB-538', 'Health is fixed at the start; each unit killed in the fight lowers it', () => {
  const warbands = [{ id: 'wb_iron_horns', at: 'G4', units: 3 }]
  const table = alone(
    { at: 'G4' },
    { scenario: 'locust', warbands, fight: { enemy: 'wb_iron_horns', hero: ['phys2'], foe: [IDLE] } },
  )
  expect(table.state.fight!.health).toBe(10)
  befall(table, [
    ['add_unit', 'up', 1],
    ['kill_unit', 1],
  ])
  table.as(0).play('combat', { do: 'pass' })
  expect([table.state.units[0], table.state.fight!.health]).toEqual([3, 9])
  table.state.fight!.damage = 8
  befall(table, [['kill_unit', 1]])
  table.as(0).play('retreat', { do: 'fightOn' })
  expect(table.state.fate).toBe('won')
})
