import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { duel } from './duel.ts'

type Duel = ReturnType<typeof duel>

const hp = (t: Duel, seat: 0 | 1) => t.state.sides[seat].hp
const lost = (t: Duel) => t.happened('DAMAGE').map(damage => damage.amount)

function assaultOn(card: string, slot: string, b: object, a: object = {}) {
  const t = duel({ hand: [card], ...a }, b)
  t.as(0).play('play', { card, slots: [slot as never], transcend: false })
  return t
}

rule(['RRD-150', 'RRD-151'], 'a support takes its shake off an assault, and the rest is suffered', () => {
  const t = assaultOn('BL11', 'body', { hand: ['EM14'] }) // 5 damage against shake 3
  t.as(1).play('counter', { card: 'EM14' })
  t.as(0).play('counter', { do: 'decline' })
  expect(lost(t)).toEqual([2])
  expect(hp(t, 1)).toBe(28)
})

rule(['RRD-152', 'RRD-153'], 'a defence takes its block off, and its text applies', () => {
  const t = assaultOn('BL12', 'high', { hand: ['EM25'] }) // 6 against block 4, Burn 1
  t.as(1).play('counter', { card: 'EM25', transcend: false })
  expect(lost(t)).toEqual([2])
  expect(t.happened('BURNED')).toEqual([{ type: 'BURNED', seat: 0, amount: 1 }])
})

rule('RRD-154', 'as long as one point gets through, the text applies', () => {
  const through = assaultOn('BL04', 'right', { hand: ['BL23'] }) // 3 against block 2
  through.as(1).play('counter', { card: 'BL23' })
  expect(lost(through)).toEqual([1])
  expect(through.state.sides[1].bleed).toBe(2)
  const stopped = assaultOn('BL04', 'right', { hand: ['BL24'] }) // 3 against block 3
  stopped.as(1).play('counter', { card: 'BL24' })
  expect(lost(stopped)).toEqual([])
  expect(stopped.state.sides[1].bleed).toBe(0)
})

const support = (assault: string) => {
  const t = duel({ hand: ['BL22'] }, { hand: [assault] }) // shake 4, Bleed 2
  t.as(0).play('play', { card: 'BL22', slots: ['body'] })
  t.as(1).play('counter', { card: assault, transcend: false })
  t.as(0).play('counter', { do: 'decline' })
  return t
}

rule(
  ['RRD-155', 'RRD-156', 'RRD-157'],
  'an assault cancels a support by reaching its shake, and deals no damage',
  () => {
    const cancelled = support('MA07') // 4
    expect(cancelled.state.sides[1].bleed).toBe(0)
    expect(lost(cancelled)).toEqual([])
    const stands = support('EM12') // value 4 too: burn text is off
    expect(stands.happened('BURNED')).toEqual([])
    const weak = support('BL10') // 3
    expect(weak.state.sides[1].bleed).toBe(2)
    expect(weak.happened('CHAIN_RESOLVED')[0]!.links).toMatchObject([{ value: 4, stands: true }, { value: 3 }])
  },
)

rule('RRD-158', 'the text of a fully countered card is not applied', () => {
  const t = assaultOn('EM02', 'body', { hand: ['MA23'] })
  t.as(1).play('counter', { card: 'MA23' })
  expect(t.happened('BURNED')).toEqual([])
  expect(t.state.laid[0]).toMatchObject({ sideways: true })
})
