import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { cardSet } from '../content/printed.ts'
import { duel, SOULS } from './duel.ts'
import { resolved } from './own-cards.ts'

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

rule('RRD-207', 'damage without a card left to discard loses the game', () => {
  const t = unopposed('BL10', 'body', { deck: ['BL01'], hp: 30 })
  expect(t.state.sides[1].hp).toBe(28)
  expect(t.happened('GAME_ENDED')).toEqual([{ type: 'GAME_ENDED', winner: 0, reason: 'deck' }])
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

rule(['RRD-211', 'RRD-216'], 'a burn is as large as it is said to be', () => {
  const t = resolved([{ op: 'burn', x: 9, to: 'foe' }], {}, { deck: Array<string>(12).fill('BL02') })
  expect(t.happened('BURNED')).toMatchObject([{ seat: 1, amount: 9 }])
  expect(t.state.sides[1].void).toHaveLength(9)
})

rule('RRD-212', 'a burn cannot be blocked, its card can', () => {
  expect(lash('BL23')).toEqual([1])
  expect(lash('MA23')).toEqual([])
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
