import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { CITIES, codeOf, distance, hexOf, messages } from '../index.ts'
import { SCENARIOS } from '../content/language.ts'
import { HERO, POOL, REMOVED, SPENT } from '../rules/types.ts'
import { acts, alone, BLANK, endRound, foeDid, IDLE, setUp, two, befall } from './game.ts'

const OVER = { hero: [BLANK], foe: [IDLE] }

/** Pell and the Queen at Burrow Town. */
function queen(fight: object, more: Parameters<typeof alone>[1] = {}, player: Parameters<typeof alone>[0] = {}) {
  return alone(
    { at: 'B10', gold: 3, ...player },
    { act: 2, ariad: 'B10', fight: { enemy: 'ariad', ...fight }, ...more },
  )
}

rule(['RB-349', 'RB-362'], 'a white token is a Web; there is none at first', () => {
  for (const scenario of SCENARIOS) expect(setUp(2, 1, { scenario }).webs).toEqual([])
  const table = alone({ at: 'G6' }, { space: 2, storyDeck: ['w8'] })
  endRound(table)
  expect(table.happened('web_placed')).toHaveLength(2)
  expect(table.state.webs).toHaveLength(2)
})

rule('RB-356', 'each hero of a party exerts for itself', () => {
  const table = two(
    { at: 'F4', hand: ['sk_spark'] },
    { at: 'F4' },
    { webs: ['G5'], dice: ['plains', 'plains', 'plains'] },
  )
  table.as(0).play('turn', { do: 'move' })
  table.as(1).play('follow', { do: 'follow' })
  table
    .as(0)
    .play('travel', { do: 'roll' })
    .play('die', { do: 'ignoreWebs' })
    .play('die', { do: 'go', die: 0, hex: 'G4' })
  expect(table.state.at.map(codeOf)).toEqual(['G4', 'F4'])
  // With a card of its own the follower is asked, and comes along.
  const both = two(
    { at: 'F4', hand: ['sk_spark'] },
    { at: 'F4', hand: ['sk_cutpurse'] },
    { webs: ['G5'], dice: ['plains', 'plains', 'plains'] },
  )
  both.as(0).play('turn', { do: 'move' })
  both.as(1).play('follow', { do: 'follow' })
  both.as(0).play('travel', { do: 'roll' }).play('die', { do: 'ignoreWebs' })
  both.as(0).play('die', { do: 'go', die: 0, hex: 'G4' })
  both.as(1).play('choose', { value: 'sk_cutpurse' })
  expect(both.state.at.map(codeOf)).toEqual(['G4', 'G4'])
  expect(both.state.hands).toEqual([[], []])
})

const engage = (at: string) => acts(alone({ at }, { act: 2, ariad: 'B10' })).includes('engage')

rule('RB-368', 'who stands with the Queen may engage her', () => {
  expect([engage('B10'), engage('B9')]).toEqual([true, false])
})

rule('RB-381', 'nothing follows a round in which somebody fell', () => {
  const won = queen({ hero: ['phys2'], foe: [IDLE], damage: 8 }, { webs: ['B10'] })
  won.as(0).play('combat', { do: 'spend' })
  expect([won.state.fate, won.happened('enemy_healed')]).toEqual(['won', []])
  const lost = two(
    { at: 'B10', damage: 8 },
    {},
    {
      act: 2,
      ariad: 'B10',
      webs: ['B10', 'N6'],
      fight: { enemy: 'ariad', hero: [BLANK], foe: ['skull2'], starts: 'foe', damage: 4 },
    },
  )
  expect([lost.state.masterDamage, codeOf(lost.state.ariad)]).toEqual([0, 'B10'])
  expect(lost.state.webs.map(codeOf)).toEqual(['B10', 'N6'])
})

rule('RB-382', 'each engagement is a new fight: she steals again', () => {
  const table = alone({ at: 'B10', gold: 2 }, { act: 2, ariad: 'B10', webs: ['N6'], chance: { ints: [0] } })
  for (const gold of [1, 0]) {
    table.as(0).play('turn', { do: 'engage' })
    expect(table.state.gold[0]).toBe(gold)
    table.playOn(
      s => s.fight === null,
      (_, options) => options.find(move => move.do === 'pass') ?? options.at(-1)!,
    )
    table.state.ariad = hexOf('B10')
    table.state.damage[0] = 0
  }
})

rule('RB-386', 'Summon the Swarm: 2 damage, which shields block', () => {
  const table = queen({ hero: ['shield1'], foe: ['surge1'], starts: 'foe' })
  expect(foeDid(table)).toContain('Summon the Swarm')
  table.as(0).play('block', { do: 'shield' })
  expect(table.state.damage[0]).toBe(1)
})

const venom = (places: number[]) => {
  const table = queen({ hero: ['phys2', 'shield1', BLANK, 'shield1'], foe: ['surge2'] })
  table.state.fight!.places[HERO] = places
  table.as(0).play('combat', { do: 'pass' })
  return table
}

rule(['RB-387', 'RB-388'], 'Venom: one damage a spent token, removed ones not; useless at none', () => {
  const three = venom([POOL, SPENT, SPENT, SPENT])
  expect([foeDid(three)[1], three.state.damage[0]]).toEqual(['Venom', 3])
  const none = venom([POOL, POOL, REMOVED, REMOVED])
  expect(foeDid(none)).not.toContain('Venom')
})

/** Pell against an Avatar in Mistgate. */
function avatar(fight: object, webs: string[] = ['N6']) {
  return alone({ at: 'N6' }, { act: 2, webs, fight: { enemy: 'avatar', ...fight } })
}

rule(['RB-392', 'RB-393'], 'Trap: the hero removes two tokens of its choice, or the one it has', () => {
  const table = avatar({ hero: ['phys2', 'mag1*', 'tac', 'shield1'], foe: ['surge1'], starts: 'foe' })
  table.as(0).play('choose', { value: '1' }).play('choose', { value: '3' })
  expect(table.state.fight!.places[HERO]).toEqual([POOL, REMOVED, POOL, REMOVED])
  const last = avatar({ hero: ['shield1'], foe: ['surge1'], starts: 'foe' })
  expect(last.happened('token_removed')).toEqual([{ type: 'token_removed', side: HERO, token: 0, seat: 0 }])
})

rule('RB-397', 'the example of the Queen’s flight', () => {
  const table = two(
    { at: 'B10' },
    {},
    {
      act: 2,
      ariad: 'B10',
      webs: ['B10', 'N6', 'D3'],
      fight: { enemy: 'ariad', hero: ['phys2', 'phys2'], foe: [IDLE], damage: 9 },
    },
  )
  expect(table.state.fight!.health).toBe(18)
  table.as(0).play('combat', { do: 'spend', tokens: [0, 1] })
  expect([codeOf(table.state.ariad), table.state.masterDamage, table.state.fight]).toEqual(['D3', 11, null])
  expect(table.state.webs.map(codeOf).toSorted()).toEqual(['D3', 'N6'])
})

rule('RB-570', 'when Rest is forbidden, a duty to Rest ends with 1 Health', () => {
  const pair = two(
    { hero: 'dov', at: 'B10' },
    { hero: 'pell', at: 'H4', damage: 9, mustRest: true },
    { act: 2, ariad: 'B10', webs: ['N6'] },
  )
  pair.as(0).play('turn', { do: 'engage' })
  expect([pair.state.damage[1], pair.state.mustRest[1]]).toEqual([8, 0])
  pair.playOn(
    s => s.active === 1 && s.asks[0]?.kind === 'turn',
    (_, options) => options.find(move => move.do === 'pass' || move.do === 'endTurn') ?? options.at(-1)!,
  )
  expect(acts(pair, 1)).toEqual(expect.arrayContaining(['move', 'train', 'shop', 'prepare']))
  expect(acts(pair, 1)).not.toContain('rest')
})

rule(['RB-351', 'RB-352'], 'nor do effects that name no hex take the Web of a city or of the Queen', () => {
  const webs = ['D3', 'N6', 'B10', 'A1']
  const table = alone({ at: 'G6' }, { act: 2, ariad: 'B10', webs })
  befall(table, [['remove_web', 'chosen', 1]])
  table.as(0).play('turn', { do: 'prepare' })
  expect(
    table
      .as(0)
      .options('choose')
      .map(move => (move.do === 'choose' ? move.value : '')),
  ).toEqual(['D3', 'A1'])
})

/** Pell leaves a fight among Webs. */
function retreat(die: 'wild' | 'plains') {
  const table = alone({ at: 'G5' }, { webs: ['G5'], fight: { enemy: 'e_orc_reaver', ...OVER }, dice: [die] })
  return table.as(0).play('retreat', { do: 'retreat' })
}

rule('RB-359', 'a retreat on a wild die goes through Webs, on another die it does not', () => {
  expect(retreat('wild').options('choose').length).toBeGreaterThan(3)
  expect(retreat('plains').options('choose')).toEqual([])
})

rule(['RB-351', 'RB-563'], 'a card that removes a Web where there is none removes none', () => {
  const table = alone({ at: 'G5' }, { webs: ['A1'] })
  befall(table, [['remove_web', 'here', 1]])
  table.as(0).play('turn', { do: 'prepare' })
  expect([table.state.webs, table.happened('web_removed')]).toEqual([[hexOf('A1')], []])
})

rule(
  ['RB-361', 'RB-366'],
  'where a Web lies in Burrow Town already, the Queen’s goes to the nearest free wild hex',
  () => {
    const table = alone({ at: 'A1' }, { phase: 'endOfRound', space: 12, webs: ['B10'] })
    expect(codeOf(table.state.ariad)).toBe('B10')
    const near = table.happened('web_placed').at(-1)!
    expect([near.hex === 'B10', distance(hexOf(near.hex), hexOf('B10'))]).toEqual([false, 1])
    expect(table.state.webs).toHaveLength(1 + CITIES.length + 1)
  },
)

rule('RB-361', 'the card says that its Webs go to several hexes', () => {
  const said = (['en', 'fr'] as const).map(language => JSON.stringify(messages[language].card('w8')))
  expect(said[0]).toContain('in the nearest wild hexes to ')
  expect(said[1]).toContain('dans les hexagones de nature les plus proches d')
})
