import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { cardSet } from '../content/printed.ts'
import type { Card, Pack } from '../index.ts'
import { STARTER } from '../index.ts'
import { duel, SOULS } from './duel.ts'

type Duel = ReturnType<typeof duel>

const number = (id: string, pack?: Pack) => cardSet(pack).cardNumber.get(id)!
const decline = (t: Duel, seat: 0 | 1) => t.as(seat).play('counter', { do: 'decline' })
const amounts = (t: Duel) => t.happened('DAMAGE').map(event => event.amount)

/** Cards that the starter set does not have: plain numbers of every kind, on every slot. */
const slots = ['high', 'body', 'low', 'right', 'left'] as const
const plain = (id: string, type: Card['type'], value: number, more: Partial<Card> = {}): Card => ({
  id,
  name: { en: id, fr: id },
  arch: 'blade',
  type,
  cost: 0,
  va: 2,
  value,
  slots,
  ...more,
})
const PACK: Pack = {
  ...STARTER,
  id: 'plain',
  cards: [
    ...STARTER.cards,
    ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap(value => [
      plain(`A${value}`, 'assault', value, { resolve: [{ op: 'bleed', x: 1, to: 'foe' }] }),
      plain(`S${value}`, 'support', value, { resolve: [{ op: 'reserve', x: 1, to: 'self' }] }),
      plain(`D${value}`, 'defence', value, { resolve: [{ op: 'draw', x: 1, to: 'self' }] }),
      plain(`I${value}`, 'assault', value, { instant: true }),
      plain(`P${value}`, 'assault', value, { play: [{ op: 'pierce', x: Math.max(1, value), to: 'this' }] }),
    ]),
    plain('OT', 'support', 3, {
      object: true,
      value2: 5,
      use: { timing: 'any', do: [{ op: 'reserve', x: 1, to: 'self' }] },
    }),
  ],
}

/** Cards by turns on seat 1's body slot, seat 0 first; then whoever is asked declines. */
function chain(...cards: string[]): Duel {
  const mine = (seat: number) => cards.filter((_, i) => i % 2 === seat)
  const t = duel({ hand: mine(0), reserve: 0 }, { hand: mine(1), reserve: 0 }, { pack: PACK })
  t.as(0).play('play', { card: cards[0]!, slots: ['body'] })
  for (const [i, card] of cards.slice(1).entries()) t.as(i % 2 === 0 ? 1 : 0).play('counter', { card })
  t.playOn(s => s.playing === null)
  return t
}

const stands = (t: Duel) => t.happened('CHAIN_RESOLVED')[0]!.links.map(link => link.stands)

rule('RRD-165', 'even if Pierce ignores all of its block', () => {
  const t = chain('P3', 'D3')
  expect(amounts(t)).toEqual([3])
  expect(t.happened('DRAWN').map(event => event.seat)).toEqual([1])
})

rule('RRD-168', 'a printed 0 is valid if nobody counters it', () => {
  const alone = chain('A0')
  expect(stands(alone)).toEqual([true])
  expect(alone.state.sides[1].bleed).toBe(1)
  const shaken = chain('A0', 'S1')
  expect(shaken.state.sides[1].bleed).toBe(0)
})

rule('RRD-170', 'an assault must keep at least 1 damage, even against shake 0', () => {
  const t = chain('S0', 'A2', 'D2')
  expect(stands(t)).toEqual([true, false, true])
  expect(t.state.sides[0].reserve).toBe(1)
})

rule(['RRD-171', 'RRD-172'], 'separate cards are not added up', () => {
  const t = duel({ hand: ['S5'] }, { hand: ['A3', 'I2'] }, { pack: PACK })
  t.as(0).play('play', { card: 'S5', slots: ['body'] })
  t.as(1).play('react', { do: 'attach' })
  t.as(1).play('counter', { card: 'A3' })
  decline(t, 0)
  expect(stands(t)[0]).toBe(true)
  const six = duel({ hand: ['A6'] }, { hand: ['BL26', 'S3'] }, { pack: PACK })
  six.as(0).play('play', { card: 'A6', slots: ['body'] })
  six.as(1).play('react', { do: 'attach' })
  six.as(1).play('counter', { card: 'S3' })
  decline(six, 0)
  expect(amounts(six)).toEqual([1])
})

rule(['RRD-174', 'RRD-175'], 'only the first card has its effect, and values only stop the card below', () => {
  const beaten = chain('S2', 'A6')
  expect(amounts(beaten)).toEqual([])
  expect(beaten.state.sides[0].reserve).toBe(0)
  expect(beaten.state.sides[0].bleed).toBe(0)
  const three = chain('A4', 'S5', 'A5')
  expect(three.happened('EFFECT').map(event => event.card)).toEqual(['A4'])
})

rule(['RRD-176', 'RRD-181'], 'from the last link back', () => {
  const weaker = chain('A4', 'S5', 'A3')
  expect(stands(weaker)).toEqual([false, true, true])
  expect(amounts(weaker)).toEqual([])
  const four = chain('A4', 'S5', 'A4')
  expect(stands(four)).toEqual([false, true, true])
  expect(four.happened('EFFECT')).toEqual([])
  expect(four.happened('INITIATIVE')[0]!.seat).toBe(1)
  const long = chain('A4', 'S5', 'A5', 'S1') // 5 - 1 = 4 < 5: the first support stands
  expect(stands(long)[0]).toBe(false)
})

rule(
  ['RRD-177', 'RRD-178', 'RRD-179'],
  'links alternate on one slot, also from a support; a chain has no maximum',
  () => {
    const t = chain('S4', 'A5', 'D2')
    expect(stands(t)).toEqual([true, true, true])
    expect(t.state.sides[0].reserve).toBe(1)
    const long = chain('A7', 'S1', 'A2', 'S1', 'A3', 'S1', 'A4', 'S1')
    const links = long.happened('CHAIN_RESOLVED')[0]!.links
    expect(links.map(link => link.seat)).toEqual([0, 1, 0, 1, 0, 1, 0, 1])
  },
)

const values = (...cards: string[]) =>
  chain(...cards)
    .happened('CHAIN_RESOLVED')[0]!
    .links.map(link => link.value)

rule('RRD-176', 'each link is told with what the next one left of it', () => {
  expect(values('A4', 'S5', 'A5', 'S1')).toEqual([0, 5, 4, 1])
  expect(values('S4', 'A5', 'D7')).toEqual([4, 0, 7])
  expect(values('A4', 'S5', 'A5')).toEqual([4, 5, 5])
})

rule('RRD-182', 'a partial counter with Pierce', () => {
  const shake = duel({ hand: ['BL06'] }, { hand: ['S4'] }, { pack: PACK })
  shake.as(0).play('play', { card: 'BL06', slots: ['body'], transcend: false })
  shake.as(1).play('counter', { card: 'S4' })
  decline(shake, 0)
  expect(amounts(shake)).toEqual([1])
  const block = duel({ hand: ['BL06'] }, { hand: ['D6'] }, { pack: PACK })
  block.as(0).play('play', { card: 'BL06', slots: ['body'], transcend: false })
  block.as(1).play('counter', { card: 'D6' })
  expect(amounts(block)).toEqual([])
})

rule('RRD-260', 'a transcended object goes to the Void', () => {
  const t = duel({ hand: ['OT'] }, {}, { pack: PACK })
  t.as(0).play('play', { card: 'OT', slots: ['body'], transcend: true })
  decline(t, 1)
  expect(t.state.sides[0]).toMatchObject({ objects: [], void: [number('OT', PACK)] })
  expect(STARTER.cards.filter(card => card.object && (card.value2 ?? card.red) !== undefined)).toEqual([])
})

rule(['RRD-038', 'RRD-047'], 'play text at placement, resolve text only if valid; sideways is not in play', () => {
  const pierce = duel({ hand: ['BL06'] })
  pierce.as(0).play('play', { card: 'BL06', slots: ['body'], transcend: false })
  expect(pierce.state.chain[0]!.pierce).toBe(2)
  const bleed = duel({ hand: ['BL01'] }, { hand: ['MA23'], deck: SOULS })
  bleed.as(0).play('play', { card: 'BL01', slots: ['body'] })
  expect(bleed.state.sides[1].bleed).toBe(0)
  bleed.as(1).play('counter', { card: 'MA23' })
  expect(bleed.state.sides[1].bleed).toBe(0)
  expect(bleed.state.laid[0]).toMatchObject({ sideways: true, infusable: false })
})

rule('RRD-120', 'the clash is a state machine', () => {
  const next: Record<string, string[]> = {
    before: ['play', 'repeat'],
    play: ['after', 'before', 'end'],
    after: ['counter', 'resolve'],
    counter: ['after', 'resolve'],
    resolve: ['before', 'after'],
    repeat: ['after', 'before'],
  }
  const t = duel(
    { from: 'D-BANKS', hand: ['BL01', 'BL05', 'BL09', 'BL23', 'BL17'] },
    { hand: ['BL01', 'BL23', 'BL16', 'BL05'] },
  )
  t.playOn(
    s => s.bout === 2,
    (_, options) => options.at(-1)!,
  )
  const told = t.events.flatMap(event => {
    if (event.type === 'WINDOW_OPENED') return [event.kind]
    if (event.type === 'CHAIN_RESOLVED') return ['resolve']
    if (event.type === 'COUNTERED_WITH' || event.type === 'COUNTER_DECLINED') return ['counter']
    if (event.type === 'CARD_PLAYED' || event.type === 'PASSED') return ['play']
    if (event.type === 'FRENZY_REPEAT') return ['repeat']
    return event.type === 'CLASH_ENDED' ? ['end'] : []
  })
  const clash = told.slice(0, told.indexOf('end'))
  for (const [i, state] of clash.slice(0, -1).entries())
    expect([state, next[state]!.includes(clash[i + 1]!), clash[i + 1]]).toEqual([state, true, clash[i + 1]])
  expect(clash.length).toBeGreaterThan(10)
})
