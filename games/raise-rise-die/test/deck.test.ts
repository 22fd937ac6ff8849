import { expect } from 'vitest'
import { Match } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { type Deck, faultsOf, raiseRiseDie, STARTER } from '../index.ts'

/** Thirty-six blade cards with the Left Fang for Ulle, who has ether 36 here as in the ledger's tests. */
const ULLE: Deck = {
  character: 'C-ULLE',
  weapons: ['W-LEFTFANG'],
  cards: copies(3, 11, 'BL', { BL12: 3 }),
}
const SET = {
  ...STARTER,
  characters: STARTER.characters.map(character =>
    character.id === 'C-ULLE' ? { ...character, ether: 36 } : character,
  ),
}

function copies(each: number, cards: number, arch: string, more: Record<string, number> = {}): Record<string, number> {
  const named = Array.from({ length: cards }, (_, i) => [`${arch}${String(i + 1).padStart(2, '0')}`, each] as const)
  return { ...Object.fromEntries(named), ...more }
}

const reasons = (deck: Deck) => faultsOf(deck, SET).map(fault => fault.reason)
const without = (card: string): Deck => {
  const { [card]: _, ...cards } = ULLE.cards
  return { ...ULLE, cards }
}

rule(['RRD-005', 'RRD-007'], 'three copies are accepted, four are not', () => {
  expect(reasons(ULLE)).toEqual([])
  expect(reasons({ ...without('BL12'), cards: { ...without('BL12').cards, BL01: 4, BL13: 2 } })).toEqual(['copies'])
})

rule('RRD-006', 'the limit is counted per id', () => {
  const deck: Deck = {
    character: 'C-ULLE',
    weapons: ['W-LEFTFANG', 'W-CENSER'],
    cards: { ...copies(3, 9, 'BL'), BL23: 3, EM24: 3, BL10: 3 },
  }
  expect(reasons(deck)).toEqual([])
})

rule('RRD-008', 'the size is exact', () => {
  const fewer = { ...ULLE, cards: { ...ULLE.cards, BL12: 2 } }
  const more = { ...ULLE, cards: { ...ULLE.cards, BL13: 1 } }
  expect(reasons(fewer)).toEqual(['size'])
  expect(reasons(more)).toEqual(['size'])
})

rule(['RRD-009', 'RRD-004'], 'every card is of an archetype of the weapons', () => {
  const stray = { ...ULLE, cards: { ...ULLE.cards, BL12: 2, EM02: 1 } }
  expect(reasons(stray)).toEqual(['archetype'])
  expect(reasons({ ...stray, weapons: ['W-LEFTFANG', 'W-CENSER'] })).toEqual([])
})

rule('RRD-010', 'with two archetypes a card of either is legal, and of no other', () => {
  const both: Deck = { ...ULLE, weapons: ['W-LEFTFANG', 'W-CAIRNFIST'] }
  expect(reasons({ ...both, cards: { ...ULLE.cards, BL12: 2, MA01: 1 } })).toEqual([])
  expect(reasons({ ...both, cards: { ...ULLE.cards, BL12: 2, SH01: 1 } })).toEqual(['archetype'])
})

rule('RRD-011', 'a dedicated card needs its weapon', () => {
  expect(reasons({ ...ULLE, cards: { ...ULLE.cards, BL12: 2, BL31: 1 } })).toEqual(['dedicated'])
  expect(reasons({ ...ULLE, weapons: ['W-NEEDLE'], cards: { ...ULLE.cards, BL12: 2, BL31: 1 } })).toEqual([])
})

rule('RRD-012', 'two hands in all, and no weapon twice', () => {
  expect(reasons({ ...ULLE, weapons: ['W-MOURNEDGE', 'W-LEFTFANG'] })).toEqual(['hands'])
  expect(reasons({ ...ULLE, weapons: ['W-LEFTFANG', 'W-NEEDLE'] })).toEqual([])
  expect(reasons({ ...ULLE, weapons: ['W-LEFTFANG', 'W-LEFTFANG'] })).toEqual(['hands'])
})

rule('RRD-013', 'at least one weapon', () => {
  expect(reasons({ ...ULLE, weapons: [] })).toContain('weapon')
})

rule('RRD-014', 'any character may use any weapons', () => {
  for (const character of STARTER.characters)
    for (const weapon of STARTER.weapons) {
      const deck = { character: character.id, weapons: [weapon.id], cards: {} }
      expect(reasons(deck)).toEqual(['size'])
    }
})

rule('RRD-017', 'both may bring the same deck', () => {
  const match = Match.start(raiseRiseDie, { seats: 2, seat: [{ deck: 'D-SILL' }, { deck: 'D-SILL' }] }, '00'.repeat(32))
  expect(match).toBeInstanceOf(Match)
})

rule('RRD-003', 'an illegal deck cannot sit at a table, and the reason is told with its rule', () => {
  const match = Match.start(raiseRiseDie, { seats: 2, seat: [{ deck: { ...ULLE, weapons: [] } }, {}] }, '00'.repeat(32))
  expect(match).toMatchObject({ refused: 'bad-setting', rule: 'RRD-013' })
})

rule('RRD-001', 'two seats, no more and no fewer', () => {
  expect(Match.start(raiseRiseDie, { seats: 1 }, '00'.repeat(32))).toMatchObject({ refused: 'bad-setting' })
  expect(Match.start(raiseRiseDie, { seats: 3 }, '00'.repeat(32))).toMatchObject({ refused: 'bad-setting' })
})

rule(['RRD-065', 'RRD-066'], 'no other format can be chosen', () => {
  const wish = { seats: 2, table: { format: 'sealed' } }
  expect(Match.start(raiseRiseDie, wish as never, '00'.repeat(32))).toMatchObject({ refused: 'bad-setting' })
})
