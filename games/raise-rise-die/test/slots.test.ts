import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { duel } from './duel.ts'

type Duel = ReturnType<typeof duel>

const slotsOf = (t: Duel, card: string, transcend: boolean) =>
  t
    .as(0)
    .options('play')
    .flatMap(move => (move.do === 'play' && move.card === card && move.transcend === transcend ? [move.slots] : []))

rule('RRD-141', 'a card goes on one of its optimal slots', () => {
  expect(slotsOf(duel({ hand: ['BL06'] }), 'BL06', false)).toEqual([['high'], ['body']])
})

rule('RRD-145', 'a defence is never played with the initiative', () => {
  expect(
    duel({ hand: ['BL23', 'MA23'] })
      .as(0)
      .options('play'),
  ).toEqual([{ do: 'pass' }])
})

rule(['RRD-146', 'RRD-254', 'RRD-261'], 'another slot only by transcending', () => {
  const t = duel({ hand: ['BL06', 'BL12', 'BL04'] })
  expect(slotsOf(t, 'BL06', false)).not.toContainEqual(['low'])
  expect(slotsOf(t, 'BL06', true)).toEqual([['high'], ['body'], ['low'], ['right'], ['left']])
  expect(slotsOf(t, 'BL12', true).length).toBe(5)
  expect(slotsOf(t, 'BL04', true).length).toBe(5)
})
