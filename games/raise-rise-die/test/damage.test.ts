import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { cardSet } from '../content/printed.ts'
import { duel, SOULS } from './duel.ts'

type Duel = ReturnType<typeof duel>

const number = (id: string) => cardSet().cardNumber.get(id)!
const numbers = (...ids: string[]) => ids.map(number)

/** Seat 0 plays a card that nobody counters. */
function unopposed(card: string, slot: string, b: object, a: object = {}): Duel {
  const t = duel({ hand: [card], ...a }, b)
  t.as(0).play('play', { card, slots: [slot as never], transcend: false })
  t.as(1).play('counter', { do: 'decline' })
  return t
}

rule(
  ['RRD-201', 'RRD-202', 'RRD-206'],
  'a Top soul hit by 1 damage is discarded and costs its VA; the next is turned up',
  () => {
    const t = unopposed('EM09', 'low', { deck: ['EM09', 'BL01'], hp: 20 })
    expect(t.state.sides[1]).toMatchObject({ hp: 16, discard: numbers('EM09'), shown: true })
    expect(t.happened('TOP_REVEALED')).toEqual([{ type: 'TOP_REVEALED', seat: 1, card: 'BL01' }])
  },
)

rule('RRD-203', 'what exceeds the VA goes on to the next soul', () => {
  const t = unopposed('BL10', 'body', { deck: SOULS, hp: 20 })
  expect(t.happened('TOP_SOUL_LOST').map(lost => lost.left)).toEqual([1, 0])
  expect(t.state.sides[1].hp).toBe(16)
})

rule('RRD-204', 'damage equal to the VA stops there', () => {
  const t = unopposed('BL10', 'body', { deck: ['BL06', 'BL06'], hp: 20 })
  expect(t.state.sides[1].hp).toBe(17)
})

rule('RRD-207', 'damage without a card left to discard loses the game', () => {
  const t = unopposed('BL10', 'body', { deck: ['BL01'], hp: 30 })
  expect(t.state.sides[1].hp).toBe(28)
  expect(t.happened('GAME_ENDED')).toEqual([{ type: 'GAME_ENDED', winner: 0, reason: 'deck' }])
})

rule('RRD-208', 'damage that ends with the last card does not', () => {
  const t = unopposed('BL01', 'body', { deck: ['BL01'], hp: 30 })
  expect(t.match.outcome).toBeUndefined()
  expect(t.state.sides[1]).toMatchObject({ hp: 28, deck: [], shown: false })
})

rule('RRD-209', 'the discard does not come back during the bout', () => {
  const t = unopposed('BL01', 'body', { deck: [], discard: SOULS, hp: 30 })
  expect(t.match.outcome?.winners).toEqual([0])
})

rule(['RRD-210', 'RRD-063', 'RRD-287'], 'a direct loss of HP leaves the souls alone', () => {
  const t = unopposed('EM23', 'body', { deck: SOULS, hp: 30 })
  expect(t.state.sides[1]).toMatchObject({ hp: 28, discard: [] })
  expect(t.state.sides[1].deck.length).toBe(10)
})

rule(['RRD-211', 'RRD-213', 'RRD-214'], 'a burn strikes the Top soul, which goes to the Void for good', () => {
  const t = unopposed('EM01', 'high', { deck: ['BL01', 'BL06', 'BL02'], hp: 30 })
  expect(t.state.sides[1]).toMatchObject({ void: numbers('BL06'), discard: numbers('BL01'), hp: 25 })
  t.playOn(s => s.bout === 2)
  expect(t.state.sides[1].void).toEqual(numbers('BL06'))
})

const lash = (defence: string) => {
  const t = duel({ hand: ['EM02'] }, { hand: [defence] })
  t.as(0).play('play', { card: 'EM02', slots: ['body'] })
  t.as(1).play('counter', { card: defence, transcend: false })
  return t.happened('BURNED').map(event => event.amount)
}

rule('RRD-212', 'a burn cannot be blocked, its card can', () => {
  expect(lash('BL23')).toEqual([1])
  expect(lash('MA23')).toEqual([])
})

rule('RRD-215', 'Burn 2 is worked out like 2 damage', () => {
  const book = duel({ objects: ['EM20'] }, { deck: ['BL02', 'BL01', 'BL01'], hp: 30 })
  book.as(0).play('play', { do: 'use', slot: 'right' })
  book.as(1).play('counter', { do: 'decline' })
  expect(book.state.sides[1]).toMatchObject({ hp: 27, void: numbers('BL01', 'BL02') })
})

rule('RRD-216', 'weak points do not raise burns', () => {
  const weak = { high: 3, body: 3, low: 3, right: 3, left: 3 }
  const t = duel({ hand: ['EM30'] }, { weak, deck: SOULS, hp: 30 }, { phase: 'clash' })
  t.as(0).play('react', { card: 'EM30', slots: ['high'] })
  expect(t.state.sides[1].hp).toBe(28)
})

rule(['RRD-217', 'RRD-285', 'RRD-286'], 'doubled, then bonuses, then blocks less Pierce, then weak points', () => {
  const t = duel(
    { hand: ['MA12'], infusions: ['BL32'], next: { damage: 2 } },
    { hand: ['EM25'], weak: { body: 2 }, deck: ['BL06', ...SOULS] },
  )
  t.as(0).play('play', { card: 'MA12', slots: ['body'] })
  t.as(1).play('counter', { card: 'EM25', transcend: false }) // block 4, Pierce 1
  expect(t.happened('DAMAGE')).toMatchObject([{ amount: 7, weak: 2 }])
  const bubble = duel({ hand: ['MA12'], next: { damage: 2 } }, { deck: ['BL06', ...SOULS] })
  bubble.as(0).play('play', { card: 'MA12', slots: ['body'] })
  bubble.as(1).play('counter', { do: 'decline' })
  expect(bubble.happened('DAMAGE')).toMatchObject([{ amount: 8 }])
  const blocked = duel({ hand: ['BL01'], next: { damage: 2 } }, { hand: ['MA23'] })
  blocked.as(0).play('play', { card: 'BL01', slots: ['body'] })
  blocked.as(1).play('counter', { card: 'MA23' })
  expect(blocked.happened('DAMAGE')).toMatchObject([{ amount: 1 }])
})

rule('RRD-218', 'one packet, without a decision in between', () => {
  const t = unopposed('BL12', 'high', { deck: SOULS, hand: ['BL23'] })
  expect(t.happened('DAMAGE').length).toBe(1)
  expect(t.happened('TOP_SOUL_LOST').length).toBe(3)
})

rule('RRD-219', 'texts about a lost soul apply after each, before the next', () => {
  const t = unopposed('BL10', 'body', { character: 'C-ORSANE', deck: SOULS, reserve: 0 })
  const types = t.events.map(event => event.type).filter(type => type === 'TOP_SOUL_LOST' || type === 'RESERVE_CHANGED')
  expect(types).toEqual(['TOP_SOUL_LOST', 'RESERVE_CHANGED', 'TOP_SOUL_LOST'])
  expect(t.state.sides[1].reserve).toBe(1)
})

rule(['RRD-002', 'RRD-336', 'RRD-337'], 'at 0 HP the game is over, and 0 is the least', () => {
  const t = unopposed('EM09', 'low', { hp: 1, deck: ['EM09'] })
  expect(t.state.sides[1].hp).toBe(0)
  expect(t.happened('GAME_ENDED')).toEqual([{ type: 'GAME_ENDED', winner: 0, reason: 'hp' }])
  expect(t.match.outcome).toEqual({ winners: [0], places: [1, 2], scores: [30, 0] })
})

rule(['RRD-054', 'RRD-057', 'RRD-058'], 'the Top soul, the discard in order and the Void are seen by both', () => {
  const t = unopposed('BL10', 'body', { deck: ['BL01', 'BL02', 'BL03', 'BL04'], void: ['BL05'] })
  for (const seat of [0, 1]) {
    const { discard, deck, void: sunk } = t.as(seat).view.sides[1]
    expect(discard).toEqual(numbers('BL01', 'BL02'))
    expect(deck).toEqual([-1, number('BL03')])
    expect(sunk).toEqual(numbers('BL05'))
  }
})
