import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { cardSet } from '../content/printed.ts'
import { STARTER } from '../index.ts'
import { duel, SOULS } from './duel.ts'

const number = (id: string) => cardSet().cardNumber.get(id)!
const numbers = (...ids: string[]) => ids.map(number)
const END = { phase: 'consolidation' } as const
const on = (card: string, by: 0 | 1 = 0) => ({ card, by, slot: 'body' }) as const

rule(['RRD-313', 'RRD-321'], 'bleeding takes as many HP as markers, then one marker less', () => {
  const t = duel({ hp: 20, bleed: 3 }, {}, END)
  expect(t.state.sides[0]).toMatchObject({ hp: 17, bleed: 2 })
  t.playOn(s => s.bout === 2)
  expect(t.state.sides[0].bleed).toBe(2)
  t.playOn(s => s.bout === 3)
  expect(t.state.sides[0]).toMatchObject({ hp: 15, bleed: 1 })
})

rule(['RRD-314', 'RRD-338'], 'bleeding falls on both at the same time: a draw', () => {
  const t = duel({ hp: 1, bleed: 1 }, { hp: 1, bleed: 1 }, END)
  expect(t.happened('GAME_ENDED')).toEqual([{ type: 'GAME_ENDED', reason: 'bleed' }])
  expect(t.match.outcome).toMatchObject({ winners: [0, 1], places: [1, 1] })
  const one = duel({ hp: 2, bleed: 1 }, { hp: 1, bleed: 1 }, END)
  expect(one.match.outcome?.winners).toEqual([0])
})

rule(['RRD-322', 'RRD-323', 'RRD-332'], 'the fixed order', () => {
  const t = duel({ bleed: 1, objects: ['MA17'], used: [0] }, {}, { ...END, slots: [on('BL16')] })
  t.as(0).play('infuse', { do: 'done' })
  const types = t.events.map(event => event.type)
  const order = ['BLEED_TICK', 'END_EFFECTS', 'GATHERED', 'OBJECTS_READIED', 'RESERVE_EMPTIED'] as const
  const at = order.map(type => types.indexOf(type))
  expect(at.every(index => index >= 0)).toBe(true)
  expect(at).toEqual(at.toSorted((a, b) => a - b))
  expect(t.state.sides[0].used).toBe(0)
  const infused = duel({}, {}, { ...END, slots: [on('BL16'), on('BL01')] })
  infused.as(0).play('infuse', { do: 'infuse' })
  const told = infused.events.map(event => event.type)
  expect(told.indexOf('END_EFFECTS')).toBeLessThan(told.indexOf('INFUSED'))
  expect(told.indexOf('INFUSED')).toBeLessThan(told.indexOf('GATHERED'))
})

rule(['RRD-324', 'RRD-325'], 'end effects, the first player first', () => {
  const six = ['BL01', 'BL01', 'BL01', 'BL02', 'BL02', 'BL02']
  const choir = { infusions: ['EM23'], void: six, hp: 20 }
  const t = duel(choir, choir, { ...END, first: 1 })
  expect(t.state.sides.map(side => side.hp)).toEqual([19, 19])
  expect(t.happened('HP_LOST').map(event => event.seat)).toEqual([0, 1])
  const last = duel({ ...choir, hp: 1 }, { ...choir, hp: 1 }, { ...END, first: 1 })
  expect(last.match.outcome?.winners).toEqual([1])
  const five = duel({ ...choir, void: six.slice(1) }, { hp: 20 }, END)
  expect(five.state.sides[1].hp).toBe(20)
})

rule('RRD-330', 'the order is secret; by default that of play', () => {
  const slots = [on('BL05'), on('BL03'), on('BL04')]
  const t = duel({ deck: SOULS }, {}, { ...END, slots })
  t.as(0).play('gather', { do: 'asPlayed' })
  expect(t.state.sides[0].deck.slice(0, 3)).toEqual(numbers('BL04', 'BL03', 'BL05'))
  const own = t.as(0).heard.find(event => event.type === 'GATHERED')
  const other = t.as(1).heard.find(event => event.type === 'GATHERED')
  expect(own).toMatchObject({ cards: ['BL05', 'BL03', 'BL04'] })
  expect(other).toMatchObject({ cards: ['BL03', 'BL04', 'BL05'] })
  expect(t.as(1).view.sides[0].deck.slice(0, 3)).toEqual(numbers('BL03', 'BL04', 'BL05'))
})

/** The ledger's example, with the ether that Mirelle has in it. */
const MIRELLE_OF_30 = {
  ...STARTER,
  characters: STARTER.characters.map(character =>
    character.id === 'C-MIRELLE' ? { ...character, ether: 30 } : character,
  ),
  decks: STARTER.decks.filter(deck => deck.character !== 'C-MIRELLE'),
}

rule('RRD-339', 'three bouts without a normal card, or forty bouts, and the larger share of HP wins', () => {
  const at = { ...END, pack: MIRELLE_OF_30 }
  const still = duel({ character: 'C-HASK', hp: 45 }, { character: 'C-MIRELLE', hp: 30 }, { ...at, stillBouts: 2 })
  expect(still.happened('GAME_ENDED')).toEqual([{ type: 'GAME_ENDED', reason: 'stall' }])
  const limit = duel({ character: 'C-HASK', hp: 31 }, { character: 'C-MIRELLE', hp: 24 }, { ...at, bout: 40 })
  expect(limit.happened('GAME_ENDED')).toEqual([{ type: 'GAME_ENDED', winner: 1, reason: 'limit' }])
  const played = duel({}, {}, { ...END, stillBouts: 2, slots: [on('BL01')] })
  expect(played.match.outcome).toBeUndefined()
})

rule('RRD-343', 'the optional hand limit: cards of one’s choice go under the deck, unseen', () => {
  const hand = ['BL02', 'BL03', ...SOULS.slice(0, 8)]
  const t = duel({ hand, deck: SOULS }, {}, { ...END, handLimit: 'eight' })
  t.as(0).play('handLimit', { card: 'BL03' })
  t.as(0).play('handLimit', { card: 'BL02' })
  expect(t.state.sides[0].deck.slice(0, 2)).toEqual(numbers('BL02', 'BL03'))
  expect(t.state.sides[0].hand.length).toBe(8)
  expect(t.as(1).heard.filter(event => event.type === 'HAND_LIMITED')).toEqual([
    { type: 'HAND_LIMITED', seat: 0, count: 1 },
    { type: 'HAND_LIMITED', seat: 0, count: 1 },
  ])
  expect(duel({ hand, deck: SOULS }, {}, END).as(0).asked).toEqual(['chooseFirst'])
})
