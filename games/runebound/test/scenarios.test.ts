import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import type { Scenario } from '../content/language.ts'
import { arrange, codeOf, hexOf, PLAGUE_SITES } from '../index.ts'
import { targetsOf } from '../rules/scenarios/locust.ts'
import { acts, alone, endRound, two } from './game.ts'

const hexes = (...codes: string[]) => codes.map(hexOf)
rule(['RB-350', 'RB-351', 'RB-352'], 'a Web is destroyed by an action, but not in a city nor under the Queen', () => {
  const table = alone({ at: 'D3' }, { table: { webs: hexes('D3') } })
  table.as(0).play('turn', { do: 'destroyWeb' })
  expect([table.state.webs, table.state.actions]).toEqual([[], 2])
  expect(acts(alone({ at: 'H4' }, { table: { webs: hexes('H4') } }))).not.toContain('destroyWeb')
  expect(acts(alone({ at: 'B10' }, { table: { webs: hexes('B10'), ariad: hexOf('B10') } }))).not.toContain('destroyWeb')
})

rule('RB-358', 'a step next to a Web needs the card too', () => {
  const table = alone({ at: 'F4' }, { table: { webs: hexes('G5') } })
  table.as(0).play('turn', { do: 'move' })
  expect(table.as(0).options('travel')).not.toContainEqual({ do: 'step', hex: 'G4' })
})

rule(
  ['RB-364', 'RB-365', 'RB-366', 'RB-367', 'RB-204'],
  'Act I ends with a Web in each city; alone, the Queen comes at once',
  () => {
    const solo = alone({ at: 'G6' }, { space: 12 })
    endRound(solo)
    expect([solo.state.act, solo.state.space]).toEqual([2, 1])
    expect(solo.state.webs.map(codeOf)).toEqual(['H4', 'B7', 'N6', 'M10', 'B10'])
    expect(codeOf(solo.state.ariad)).toBe('B10')
    const pair = two({ at: 'G6' }, { at: 'G6' }, { space: 12 })
    endRound(pair)
    expect(pair.state.webs).toHaveLength(4)
    expect(pair.state.ariad).toBe(-2)
  },
)

rule(['RB-373', 'RB-383', 'RB-374'], 'the Queen has 9 Health a player; once engaged, nobody rests', () => {
  const table = two({ at: 'B10' }, { at: 'B10' }, { act: 2, table: { ariad: hexOf('B10') } })
  table.as(0).play('turn', { do: 'engage', enemy: 'ariad' })
  expect(table.state.fight!.health).toBe(18)
  expect(table.state.fight!.tokens[1]).toHaveLength(7)
  expect(table.state.restForbidden).toBe(true)
})

rule(['RB-371', 'RB-452', 'RB-520'], 'the end of Act II loses', () => {
  for (const scenario of ['web', 'corpse', 'locust'] as const) {
    const table = alone({ at: 'G6' }, { scenario, act: 2, space: 12 })
    table.playOn(
      () => false,
      (ask, options) => (ask.kind === 'turn' ? options.find(move => move.do === 'endTurn')! : options[0]!),
    )
    expect(table.state.fate).toBe('lost')
    expect(table.happened('game_lost')).toEqual([{ type: 'game_lost', reason: 'time' }])
  }
})

rule(['RB-409', 'RB-410', 'RB-411'], 'Margath flies a hex for each wild; at Tamalir all is lost', () => {
  const chance = { ints: [0, 1, 0, 1, 1] }
  const table = alone({ at: 'G6' }, { scenario: 'margath', act: 2, space: 8, table: { margath: 0 }, chance })
  endRound(table)
  expect(table.state.margath).toBe(2)
  const last = alone({ at: 'G6' }, { scenario: 'margath', act: 2, space: 8, table: { margath: 5 }, chance })
  last.as(0).play('turn', { do: 'endTurn' })
  expect(last.state.fate).toBe('lost')
})

rule(
  ['RB-407', 'RB-408', 'RB-416', 'RB-418', 'RB-422', 'RB-574'],
  'the whole party meets Margath, each a sheet of its own',
  () => {
    const more = { scenario: 'margath', act: 2, table: { margath: 0 } } as const
    expect(acts(two({ at: 'H10' }, { at: 'H4' }, more))).not.toContain('engage')
    expect(acts(two({ at: 'H10' }, { at: 'H10', mustRest: true, damage: 10 }, more))).not.toContain('engage')
    const table = two({ at: 'H10' }, { at: 'H10' }, more)
    table.as(0).play('turn', { do: 'engage', enemy: 'margath' })
    const f = table.state.fight!
    expect([f.health, f.party, new Set(f.sheets).size, f.tokens[1]!.length]).toEqual([28, [0, 1], 2, 7])
  },
)

rule(['RB-446', 'RB-554'], 'two actions kill a Zombie for 1 gold', () => {
  const table = alone({ at: 'D4', gold: 0 }, { scenario: 'corpse', table: { zombies: hexes('D4') } })
  table.as(0).play('turn', { do: 'killZombie' })
  expect([table.state.zombies, table.state.gold[0], table.state.actions]).toEqual([[], 1, 1])
  expect(acts(alone({ at: 'D4' }, { scenario: 'corpse', actions: 1, table: { zombies: hexes('D4') } }))).not.toContain(
    'killZombie',
  )
})

rule(['RB-447', 'RB-448', 'RB-466'], 'Act I ends with Vorakesh, a Zombie and J-1 Champions', () => {
  const table = two({ at: 'G6' }, { at: 'G6' }, { scenario: 'corpse', space: 12 })
  endRound(table)
  expect(codeOf(table.state.vorakesh)).toBe('D2')
  expect(table.state.zombies.map(codeOf)).toEqual(['D2'])
  expect(table.state.champions).toHaveLength(1)
  const solo = alone({ at: 'G6' }, { scenario: 'corpse', space: 12 })
  endRound(solo)
  expect(solo.state.champions).toEqual([])
})

function healthOf(enemy: 'vorakesh' | 'champion', companions: number): number {
  const table = alone(
    { at: 'D2', companions },
    {
      scenario: 'corpse',
      act: 2,
      table: enemy === 'vorakesh' ? { vorakesh: hexOf('D2') } : { champions: hexes('D2') },
    },
  )
  table.as(0).play('turn', { do: 'engage', enemy })
  return table.state.fight!.health
}

rule(['RB-454', 'RB-455', 'RB-462', 'RB-435'], 'Companions lower the Health of antagonists, to 8 at the least', () => {
  expect([healthOf('vorakesh', 2), healthOf('vorakesh', 3), healthOf('vorakesh', 7)]).toEqual([14, 12, 8])
  expect([healthOf('champion', 2), healthOf('champion', 9)]).toEqual([12, 8])
})

const site = (code: string) => PLAGUE_SITES.indexOf(hexOf(code))
function plagues(...active: string[]): number[] {
  return PLAGUE_SITES.map(hex => (active.includes(codeOf(hex)) ? 1 : 0))
}

rule(['RB-473', 'RB-478'], 'quarantine turns a plague, but not the Epicentre’s', () => {
  const table = alone({ at: 'E5' }, { scenario: 'red', table: { plagues: plagues('E5', 'H4'), epicentre: site('H4') } })
  table.as(0).play('turn', { do: 'quarantine' })
  expect(table.state.plagues[site('E5')]).toBe(0)
  const there = alone({ at: 'H4' }, { scenario: 'red', table: { plagues: plagues('H4'), epicentre: site('H4') } })
  expect(acts(there)).not.toContain('quarantine')
})

const infected = (heroes: 1 | 2, act: 1 | 2, rules: 'house' | 'book' = 'house') => {
  const hero = { at: 'G6' }
  const more = { scenario: 'red', act, rules, table: { plagues: plagues('H4'), epicentre: site('H4') } } as const
  const faces = heroes === 1 ? [5, 4] : [5, 4, 1, rules === 'book' ? 0 : 2]
  const table =
    heroes === 1
      ? alone(hero, { ...more, chance: { ints: faces } })
      : two(hero, hero, { ...more, chance: { ints: faces } })
  for (let seat = 0; seat < heroes; seat++) table.as(seat).play('turn', { do: 'endTurn' })
  for (let seat = 0; seat < heroes; seat++) table.as(seat).play('acceptDelay', { do: 'no' })
  return table.state.plagues.filter(plague => plague === 1).length - 1
}

rule('RB-486', 'mountains/water infects too, and forest/hills in Act II among several heroes', () => {
  expect([infected(1, 1), infected(1, 2), infected(2, 1), infected(2, 2)]).toEqual([1, 1, 1, 2])
})

rule('RB-486', 'by the book only a wild infects', () => {
  expect([infected(1, 2, 'book'), infected(2, 1, 'book'), infected(2, 2, 'book')]).toEqual([0, 1, 1])
})

const told = (scenario: Scenario, seats: 1 | 2, rules: 'house' | 'book') => {
  const players = ['pell', 'dov'].slice(0, seats).map(hero => ({ hero }))
  const table = arrange({ players, scenario, rules, phase: 'setUp' })
  return table.playOn(s => s.active >= 0).happened('house_rule')
}

rule(['RB-486', 'RB-519'], 'a house rule is told at the set-up where it changes something, and only there', () => {
  expect(told('red', 1, 'house')).toEqual([{ type: 'house_rule', rule: 'RB-486' }])
  expect(told('locust', 2, 'house')).toEqual([{ type: 'house_rule', rule: 'RB-519' }])
  expect([...told('locust', 1, 'house'), ...told('red', 2, 'book'), ...told('locust', 2, 'book')]).toEqual([])
  expect(told('web', 2, 'house')).toEqual([])
})

function withUnits(units: number, scorched: string[] = []) {
  return alone({}, { scenario: 'locust', table: { units: [units, 0], scorched: hexes(...scorched) } }).state
}

rule(['RB-526', 'RB-527', 'RB-530', 'RB-504'], 'what a warband may target', () => {
  expect(targetsOf(withUnits(1), 0).map(codeOf)).toEqual(['M3'])
  expect(targetsOf(withUnits(2), 0).map(codeOf)).toEqual(['M3'])
  expect(targetsOf(withUnits(2, ['M3']), 0).map(codeOf)).toEqual(expect.arrayContaining(['N2']))
  expect(targetsOf(withUnits(0), 0)).toEqual([])
})

rule(['RB-524', 'RB-525', 'RB-531', 'RB-503', 'RB-542'], 'the example of the first three rounds', () => {
  const table = alone({ at: 'A1' }, { scenario: 'locust', storyDeck: ['l5'] })
  const seen: string[] = []
  for (let i = 0; i < 2; i++) {
    endRound(table)
    seen.push(codeOf(table.state.bandsAt[0]!))
  }
  table.as(0).play('turn', { do: 'endTurn' })
  expect(seen).toEqual(['K2', 'L2'])
  expect(codeOf(table.state.bandsAt[0]!)).toBe('M3')
  expect(table.state.scorched.map(codeOf)).toEqual(['M3'])
  expect(table.state.units[0]).toBe(1)
})
