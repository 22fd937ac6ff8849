import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { codeOf, type Position } from '../index.ts'
import { alone, two } from './game.ts'

/** The hexes that a die may take the hero to. */
function reach(table: ReturnType<typeof alone>): string[] {
  return table
    .as(0)
    .options('die')
    .flatMap(move => (move.do === 'go' ? move.hex : []))
}

function rolled(at: string, dice: NonNullable<Position['dice']>, hand: string[] = []) {
  const table = alone({ at, hand }, { dice })
  table.as(0).play('turn', { do: 'move' })
  table.as(0).play('travel', { do: 'roll' })
  return table
}

rule(['RB-070', 'RB-071', 'RB-072'], 'a Move is a step anywhere or a roll', () => {
  const table = alone({ at: 'F4' })
  table.as(0).play('turn', { do: 'move' })
  expect(table.as(0).options('travel')).toContainEqual({ do: 'roll' })
  table.as(0).play('travel', { do: 'step', hex: 'F5' })
  expect(codeOf(table.state.at[0]!)).toBe('F5')
  const river = alone({ at: 'D8' })
  river.as(0).play('turn', { do: 'move' })
  river.as(0).play('travel', { do: 'step', hex: 'E8' })
  expect(codeOf(river.state.at[0]!)).toBe('E8')
})

rule(['RB-073', 'RB-074'], 'as many dice as Speed, five at most', () => {
  expect(rolled('H4', []).state.roll!.faces).toHaveLength(3)
  const fast = alone({ hero: 'tatianna', at: 'H4', assets: ['A15'], learned: ['sk_long_stride'] })
  fast.as(0).play('turn', { do: 'move' })
  fast.as(0).play('travel', { do: 'roll' })
  expect(fast.state.roll!.faces).toHaveLength(5)
})

rule('RB-075', 'a die enters the terrain that it shows', () => {
  const table = rolled('D5', ['plains/forest', 'plains/forest', 'plains/forest'])
  expect(reach(table)).toContain('C5')
  expect(reach(rolled('H7', ['plains/forest', 'plains/forest', 'plains/forest']))).not.toContain('G7')
})

rule('RB-076', 'a wild is any terrain', () => {
  expect(reach(rolled('H7', ['wild', 'plains', 'plains']))).toContain('H8')
})

rule(['RB-077', 'RB-078', 'RB-079', 'RB-080'], 'any die enters a city, follows a road, passes a bridge', () => {
  const water = ['mountains/water', 'mountains/water', 'mountains/water'] as const
  expect(reach(rolled('G4', water))).toContain('H4')
  expect(reach(rolled('K6', water))).toContain('L6')
  expect(reach(rolled('K6', water))).not.toContain('K5')
  expect(reach(rolled('L4', ['plains', 'plains', 'plains']))).toContain('L3')
})

rule(['RB-081', 'RB-082'], 'a river without a bridge needs water, which pays for the hex beyond', () => {
  expect(reach(rolled('D8', ['plains', 'plains', 'plains']))).not.toContain('E8')
  const water = ['mountains/water', 'mountains/water', 'mountains/water'] as const
  expect(reach(rolled('D8', water))).toContain('E8')
  expect(reach(rolled('D10', water))).toContain('E10')
})

rule(
  ['RB-086', 'RB-087', 'RB-180', 'RB-181'],
  'exerting rerolls one die that is not spent, as often as there are cards',
  () => {
    const table = rolled('H4', ['plains', 'plains', 'plains', 'wild', 'forest/hills'], ['sk_spark', 'sk_cutpurse'])
    const before = table.state.skillDiscard.length
    table.as(0).play('die', { do: 'reroll', die: 0, card: 'sk_spark' })
    expect(table.state.roll!.faces).toEqual([0, 1, 1])
    table.as(0).play('die', { do: 'reroll', die: 0, card: 'sk_cutpurse' })
    expect(table.state.roll!.faces).toEqual([4, 1, 1])
    expect(table.state.skillDiscard.length).toBe(before + 2)
    const spent = rolled('H4', ['plains', 'plains', 'plains'], ['sk_spark'])
    spent.as(0).play('die', { do: 'go', die: 0, hex: 'H5' })
    const again = spent
      .as(0)
      .options('die')
      .flatMap(move => (move.do === 'reroll' ? move.die : []))
    expect(again).toEqual([1, 2])
  },
)

rule(
  ['RB-191', 'RB-192', 'RB-194', 'RB-581'],
  'who follows pays one action of its own; the slower sets the pace',
  () => {
    const table = two({ hero: 'tatianna', at: 'H4' }, { at: 'H4' }, { dice: ['plains', 'plains', 'plains'] })
    table.as(0).play('turn', { do: 'move' })
    table.as(1).play('follow', { do: 'follow' })
    table.as(0).play('travel', { do: 'roll' })
    expect(table.state.roll!.faces).toHaveLength(3)
    expect(table.state.owed[1]).toBe(0)
    table.as(0).play('die', { do: 'go', die: 0, hex: 'H5' })
    expect(table.state.at.map(codeOf)).toEqual(['H5', 'H5'])
    expect(table.state.owed[1]).toBe(1)
    table.as(0).play('die', { do: 'stop' }).play('turn', { do: 'endTurn' })
    expect(table.state.actions).toBe(2)
  },
)

rule('RB-193', 'who is delayed or must Rest is not asked to follow', () => {
  for (const b of [{ delayed: true }, { mustRest: true, damage: 10 }]) {
    const table = two({ at: 'H4' }, { at: 'H4', ...b })
    table.as(0).play('turn', { do: 'move' })
    expect(table.as(1).asked).toEqual([])
  }
})
