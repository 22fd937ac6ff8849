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

rule(['RRD-142', 'RRD-060'], 'assaults lie on the opponent’s mat, named as its owner names the slots', () => {
  const t = duel({ hand: ['BL01'] }, { weak: { left: 2 } })
  t.as(0).play('play', { card: 'BL01', slots: ['left'] })
  t.as(1).play('counter', { do: 'decline' })
  expect(t.happened('DAMAGE')).toMatchObject([{ seat: 1, slot: 'left', amount: 4 }])
})

rule(['RRD-143', 'RRD-149'], 'supports lie on one’s own mat, where assaults on that slot can reach them', () => {
  const t = duel({ hand: ['EM15'] }, { hand: ['EM04', 'MA02', 'MA23'] })
  t.as(0).play('play', { card: 'EM15', slots: ['body'] })
  expect(t.as(1).options('counter')).toEqual([{ do: 'decline' }, { do: 'counter', card: 'EM04', transcend: false }])
})

rule(['RRD-144', 'RRD-104'], 'a defence counters an assault on its own slot', () => {
  const t = duel({ hand: ['BL12'] }, { hand: ['MA23', 'SH24'] })
  t.as(0).play('play', { card: 'BL12', slots: ['high'], transcend: false })
  expect(t.as(1).options('counter')).toEqual([{ do: 'decline' }, { do: 'counter', card: 'MA23', transcend: false }])
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

rule('RRD-147', 'the effect text works only on an optimal slot', () => {
  const t = duel({ hand: ['BL06'] }, { hand: ['SH24'] })
  t.as(0).play('play', { card: 'BL06', slots: ['low'], transcend: true })
  t.as(1).play('counter', { card: 'SH24' }) // block 3: no Pierce, 6 - 3
  expect(t.happened('DAMAGE')[0]).toMatchObject({ amount: 3 })
})

rule('RRD-148', 'red text works on any slot', () => {
  const t = duel({ hand: ['MA05'] })
  t.as(0).play('play', { card: 'MA05', slots: ['low'], transcend: true })
  t.as(1).play('counter', { do: 'decline' })
  expect(t.happened('DAMAGE')[0]).toMatchObject({ amount: 9 })
  expect(t.happened('STUNNED')).toEqual([{ type: 'STUNNED', seat: 1 }])
})

rule('RRD-059', 'a slot has no capacity', () => {
  const t = duel({ hand: ['BL12'] }, {}, { slots: [{ card: 'BL01', by: 0, slot: 'high' }] })
  expect(slotsOf(t, 'BL12', false)).toEqual([['high']])
})
