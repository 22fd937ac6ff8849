import { expect } from 'vitest'
import { Match } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { checkDeck, type Deck, deckCode, faultsOf, foreignTo, raiseRiseDie, STARTER } from '../index.ts'

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

const told = (deck: Deck) => faultsOf(deck, SET).map(({ rule: id, card, text }) => [id, card, text])

const foreign = (id: string) =>
  foreignTo(
    ULLE,
    STARTER.cards.find(card => card.id === id)!,
  ).map(({ reason, card }) => [reason, card])
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

rule(['RRD-009', 'RRD-019'], 'a card or character that the set does not have', () => {
  const deck = { ...ULLE, cards: { ...ULLE.cards, BL12: 2, XX01: 1 } }
  expect(faultsOf(deck, SET)).toEqual([
    { reason: 'unknown', rule: 'RRD-009', text: 'There is no card XX01 in the set: take it out', card: 'XX01' },
  ])
  // What is wrong with the other cards is told, too.
  expect(reasons({ ...ULLE, cards: { XX01: 1, ...ULLE.cards, BL12: 0, BL13: 3 } })).toEqual([
    'size',
    'unknown',
    'copies',
  ])
  expect(faultsOf({ ...ULLE, character: 'C-NOBODY' }, SET)).toEqual([
    { reason: 'character', rule: 'RRD-019', text: 'There is no character C-NOBODY: choose one of the set' },
  ])
  expect(reasons({ ...ULLE, weapons: ['W-LEFTFANG', 'W-NOTHING'] })).toEqual(['weapon'])
  expect(reasons({ ...ULLE, weapons: ['W-NOTHING'] }).slice(0, 2)).toEqual(['weapon', 'weapon'])
})

rule(['RRD-005', 'RRD-008', 'RRD-009', 'RRD-011'], 'each fault says its rule, the card and what to do', () => {
  expect(told({ ...ULLE, cards: { ...ULLE.cards, BL12: 2 } })).toEqual([
    ['RRD-008', undefined, 'Ulle Crane, Sergeant of the Dead Levy needs exactly 36 cards: there are 35'],
  ])
  expect(told({ ...ULLE, cards: { ...ULLE.cards, BL12: 0, BL13: 3 } })).toEqual([
    ['RRD-005', 'BL12', expect.stringContaining('1 to 3 copies of a card, not 0')],
  ])
  expect(told({ ...ULLE, cards: { ...ULLE.cards, BL12: 1.5, BL13: 1.5 } }).map(([id]) => id)).toEqual([
    'RRD-005',
    'RRD-005',
  ])
  expect(told({ ...ULLE, cards: { ...ULLE.cards, BL12: 1, EM02: 1, BL31: 1 } })).toEqual([
    ['RRD-009', 'EM02', expect.stringContaining('is a ember card, and no weapon of the deck is')],
    ['RRD-011', 'BL31', expect.stringContaining('needs the weapon W-NEEDLE')],
  ])
})

rule(['RRD-009', 'RRD-011'], 'a card of another archetype and another weapon is foreign for both reasons', () => {
  expect(foreign('BL01')).toEqual([])
  expect(foreign('BL31')).toEqual([['dedicated', 'BL31']])
  expect(foreign('EM02')).toEqual([['archetype', 'EM02']])
  expect(foreign('MA32')).toEqual([
    ['archetype', 'MA32'],
    ['dedicated', 'MA32'],
  ])
})

rule('RRD-003', 'a deck comes by its name, as a code or as itself; what is none of them is refused', () => {
  const [first] = STARTER.decks
  const { character, weapons, cards } = first!
  const whole = { character, weapons, cards }
  expect(checkDeck('D-SILL', undefined)).toBe('D-SILL')
  expect(checkDeck(deckCode(whole), undefined)).toEqual(whole)
  expect(checkDeck(whole, undefined)).toEqual(whole)
  const form = { refused: 'bad-setting', text: expect.stringContaining('A deck is { character, weapons, cards }') }
  for (const wrong of [
    7,
    null,
    undefined,
    {},
    { ...whole, character: 1 },
    { ...whole, weapons: 'W-NEEDLE' },
    { ...whole, weapons: [1] },
    { ...whole, cards: null },
    { ...whole, cards: 'BL01' },
    { ...whole, cards: { BL01: '2' } },
  ])
    expect(checkDeck(wrong, undefined)).toEqual(form)
  expect(checkDeck('D-NONE', undefined)).toMatchObject({
    refused: 'bad-setting',
    text: expect.stringMatching(/^There is no deck D-NONE; there is: D-BANKS, D-SILL/),
  })
  expect(checkDeck({ ...whole, weapons: [] }, undefined)).toEqual({
    refused: 'bad-setting',
    text: 'Choose at least one weapon (RRD-013)',
    rule: 'RRD-013',
  })
})
