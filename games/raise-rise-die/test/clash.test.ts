import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { duel } from './duel.ts'

type Duel = ReturnType<typeof duel>

const decline = (t: Duel, seat: 0 | 1) => t.as(seat).play('counter', { do: 'decline' })
const pass = (t: Duel, seat: 0 | 1) => t.as(seat).play('play', { do: 'pass' })
const strike = (t: Duel, seat: 0 | 1, card = 'BL01') =>
  t.as(seat).play('play', { card, slots: ['body'], transcend: false })
const MANY = ['BL01', 'BL01', 'BL01', 'BL01']

rule('RRD-100', 'the first player of the bout has the first initiative', () => {
  expect(duel({}, {}, { phase: 'clash', first: 1 }).as(1).asked).toEqual(['play'])
  expect(duel({}, {}, { phase: 'clash', first: 0 }).as(0).asked).toEqual(['play'])
})

const chain = () => {
  const t = duel({ hand: ['BL06', 'MA07'] }, { hand: ['EM14'] })
  strike(t, 0, 'BL06')
  t.as(1).play('counter', { card: 'EM14' })
  expect(t.state.chain.length).toBe(2)
  expect(t.as(0).asked).toEqual(['counter'])
  return t
}

rule(
  ['RRD-106', 'RRD-107', 'RRD-173'],
  'counters by turns, and the initiative goes to who did not place the last card',
  () => {
    const two = chain()
    decline(two, 0)
    expect(two.as(0).asked).toEqual(['play'])
    const three = chain()
    three.as(0).play('counter', { card: 'MA07' })
    decline(three, 1)
    expect(three.as(1).asked).toEqual(['play'])
  },
)

rule(['RRD-108', 'RRD-117'], 'a pass is always possible, and a forced one looks like any other', () => {
  const t = duel()
  expect(t.as(0).options('play')).toEqual([{ do: 'pass' }])
  pass(t, 0)
  expect(t.as(1).heard.find(event => event.type === 'PASSED')).toEqual({
    type: 'PASSED',
    seat: 0,
    count: 1,
    forced: false,
  })
})

rule('RRD-111', 'declining a counter is no pass', () => {
  const t = duel({ hand: MANY }, { hand: MANY })
  strike(t, 0)
  decline(t, 1)
  strike(t, 1)
  decline(t, 0)
  strike(t, 0)
  decline(t, 1)
  expect(t.state.sides.map(side => side.passes)).toEqual([0, 0])
})

rule('RRD-116', 'the very first pass counts, even if that player played again', () => {
  const t = duel({ hand: MANY }, { hand: MANY })
  pass(t, 0)
  strike(t, 1)
  decline(t, 0)
  strike(t, 0)
  decline(t, 1)
  pass(t, 1)
  pass(t, 0)
  expect(t.as(0).asked).toEqual(['chooseFirst'])

  const last = duel({ hand: MANY }, { hand: MANY })
  pass(last, 0)
  strike(last, 1)
  decline(last, 0)
  strike(last, 0)
  decline(last, 1)
  strike(last, 1)
  decline(last, 0)
  pass(last, 0)
  pass(last, 1) // the last to pass, but not the first
  expect(last.as(0).asked).toEqual(['chooseFirst'])
})

rule('RRD-121', 'exactly one player is asked at any moment of the clash', () => {
  const t = duel({ from: 'D-BANKS', hand: MANY, deck: MANY }, { hand: MANY }, { windows: 'full', phase: 'clash' })
  t.playOn(s => {
    if (s.phase === 'clash') expect(s.asks.length).toBe(1)
    return s.bout > 3
  })
})

rule('RRD-124', 'counter texts, then damage, then the text of the first card', () => {
  const order = duel({ hand: ['BL27'] }, { hand: ['BL28'] })
  order.as(0).play('play', { card: 'BL27', slots: ['body'], transcend: true })
  order.as(1).play('counter', { card: 'BL28', transcend: false })
  const types = order.events.map(event => event.type)
  expect(order.happened('EFFECT').map(event => event.card)).toEqual(['BL27', 'BL28', 'BL27'])
  expect(types.indexOf('DAMAGE')).toBeLessThan(types.indexOf('MARKER'))
  expect(order.events.findIndex(event => event.type === 'EFFECT' && event.card === 'BL28')).toBeLessThan(
    types.indexOf('DAMAGE'),
  )
})
