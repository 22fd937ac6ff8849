import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { duel } from './duel.ts'

const transcending = (t: ReturnType<typeof duel>) =>
  t
    .as(0)
    .options('play')
    .some(move => move.do === 'play' && move.transcend)

const cremate = (slot: 'body' | 'left') => {
  const t = duel({ hand: ['EM21'] })
  t.as(0).play('play', { card: 'EM21', slots: [slot], transcend: true })
  t.as(1).play('counter', { do: 'decline' })
  return t.happened('BURNED').map(event => event.amount)
}

rule('RRD-262', 'on an optimal slot both texts, elsewhere only the red one', () => {
  expect(cremate('body')).toEqual([3, 1])
  expect(cremate('left')).toEqual([1])
})

rule('RRD-265', 'only with more HP than the printed cost', () => {
  expect(transcending(duel({ hand: ['BL12'], hp: 4 }))).toBe(false)
  expect(transcending(duel({ hand: ['BL12'], hp: 5 }))).toBe(true)
})

const bind = (card: string, slots: ['left'] | ['high']) => {
  const t = duel({ hand: [card] }, { hand: ['BL25'] })
  t.as(0).play('play', { card, slots, transcend: false })
  t.as(1).play('counter', { card: 'BL25', transcend: true })
  return t
}

rule('RRD-266', 'a defence may be transcended as a counter', () => {
  const elsewhere = bind('BL09', ['left'])
  expect(elsewhere.happened('CHAIN_RESOLVED')[0]!.links[1]).toMatchObject({ value: 6 })
  expect(elsewhere.state.sides[0].bleed).toBe(0)
  const optimal = bind('BL12', ['high'])
  expect(optimal.happened('CHAIN_RESOLVED')[0]!.links[1]).toMatchObject({ value: 6 })
  expect(optimal.state.sides[0].bleed).toBe(1)
})
