import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { codeOf, distance, HEX_COUNT, hexOf } from '../index.ts'
import type { Position } from '../index.ts'
import { NONE } from '../rules/types.ts'
import { befall, BLANK, duel, IDLE, two } from './game.ts'

/** How a fight ends without a winner: a retreat, past Webs too, and challenges. */

/** Pell at F4 rolls this die to retreat; where a card is asked for it is this one. */
function retreats(face: NonNullable<Position['dice']>[number], webs: string[], hand: string[], pays: boolean) {
  const table = duel({ hero: [BLANK], foe: [IDLE] }, { at: 'F4', hand }, { webs, dice: [face] })
  table.as(0).play('retreat', { do: 'retreat' })
  if (table.as(0).asked.includes('keepRoll')) table.as(0).play('keepRoll', { do: 'keep' })
  const wasAsked = table
    .as(0)
    .options('choose')
    .some(move => move.do === 'choose' && move.what === 'skill')
  if (wasAsked) table.as(0).play('choose', pays ? { value: hand[0]! } : { do: 'none' })
  const ways = table
    .as(0)
    .options('choose')
    .flatMap(move => (move.do === 'choose' ? move.value : []))
  return { table, wasAsked, ways }
}

const hand = ['sk_spark']

rule(['RB-359', 'RB-283'], 'one card makes Webs of no account for a retreat; who keeps it goes around them', () => {
  const free = retreats('plains', [], hand, false)
  expect(free.wasAsked).toBe(false)
  expect(free.ways).toContain('G4')
  const paid = retreats('plains', ['G5'], hand, true)
  expect([paid.wasAsked, paid.ways, paid.table.state.hands[0]]).toEqual([true, free.ways, []])
  expect(paid.table.happened('exerted')).toMatchObject([{ seat: 0, card: 'sk_spark' }])
  paid.table.as(0).play('choose', { value: 'G4' })
  expect([codeOf(paid.table.state.at[0]!), paid.table.state.fight]).toEqual(['G4', null])
  const kept = retreats('plains', ['G5'], hand, false)
  expect(kept.ways).not.toContain('G4')
  expect([kept.wasAsked, kept.table.state.hands[0]!.length]).toEqual([true, 1])
})

rule('RB-359', 'nobody is asked for a card that a wild, or the lie of the Webs, makes needless', () => {
  expect(retreats('wild', ['G5'], hand, false).wasAsked).toBe(false)
  expect(retreats('plains', ['N2'], hand, false).wasAsked).toBe(false)
})

rule('RB-359', 'a card is asked for as soon as a single way is webbed, and only then', () => {
  const free = retreats('plains', [], hand, false).ways
  const near = [...Array(HEX_COUNT).keys()].filter(hex => distance(hex, hexOf('F4')) <= 3).map(codeOf)
  const lost = near.map(web => {
    const { wasAsked, ways } = retreats('plains', [web], hand, false)
    expect(wasAsked).toBe(ways.length < free.length)
    return free.length - ways.length
  })
  expect(lost).toContain(0)
  expect(lost).toContain(1)
})

rule('RB-282', 'who is away when it could retreat fights on', () => {
  const table = duel({ hero: [BLANK], foe: [IDLE] })
  expect(table.as(0).tries('retreat', { do: 'nothing' })?.rule).toBe('RB-282')
  table.as(0).late('retreat')
  expect([table.state.fight?.round, table.happened('retreated')]).toEqual([2, []])
})

const challenge = (hero: string[], foe: string[]) => two({ at: 'F2' }, { at: 'F2' }, { fight: { rival: 1, hero, foe } })

rule(['RB-186', 'RB-188'], 'a challenge has neither sheet nor Health of its own, and who yields has lost', () => {
  const table = two({ at: 'F2' }, { at: 'F2' })
  befall(table, [['challenge']])
  table.as(0).play('turn', { do: 'prepare' })
  expect(table.happened('combat_started')).toEqual([{ type: 'combat_started', seat: 0, rival: 1, health: 0 }])
  expect([table.state.fight!.sheet, table.state.fight!.cause]).toEqual([NONE, 'challenge'])
  const over = challenge([BLANK], [BLANK])
  expect(over.as(0).tries('yield', { do: 'nothing' })?.rule).toBe('RB-188')
  over.as(0).play('yield', { do: 'yield' })
  expect([over.state.winner, over.happened('combat_won')]).toEqual([1, [{ type: 'combat_won', seat: 1 }]])
})

rule(['RB-226', 'RB-228'], 'in a challenge who has passed is left out, and the other goes on', () => {
  const table = challenge(['phys1', 'phys1', 'phys1'], ['phys1'])
  table.as(0).play('combat', { do: 'spend', tokens: [0] })
  table.as(1).play('combat', { do: 'pass' })
  table
    .as(0)
    .play('combat', { do: 'spend', tokens: [1] })
    .play('combat', { do: 'spend', tokens: [2] })
  expect(table.state.damage[1]).toBe(3)
})
