import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { duel } from './duel.ts'

type Duel = ReturnType<typeof duel>

const lost = (t: Duel) => t.happened('DAMAGE').map(damage => damage.amount)

function assaultOn(card: string, slot: string, b: object, a: object = {}) {
  const t = duel({ hand: [card], ...a }, b)
  t.as(0).play('play', { card, slots: [slot as never], transcend: false })
  return t
}

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
