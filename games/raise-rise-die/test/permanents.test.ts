import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { cardSet } from '../content/printed.ts'
import { duel, SOULS } from './duel.ts'

type Duel = ReturnType<typeof duel>

const number = (id: string) => cardSet().cardNumber.get(id)!
const toConsolidation = (t: Duel) => t.playOn(s => s.phase === 'consolidation' && s.asks.length > 0)

/** Seat 0 plays a card that nobody counters, and everybody passes. */
function played(card: string, slot: string, a: object = {}, b: object = {}): Duel {
  const t = duel({ hand: [card], ...a }, b)
  t.as(0).play('play', { card, slots: [slot as never], transcend: false })
  t.as(1).play('counter', { do: 'decline' })
  return t
}

rule(['RRD-051', 'RRD-229'], 'as many infusions as bubbles on the weapons', () => {
  const full = toConsolidation(played('BL16', 'high', { weapons: ['W-LEFTFANG'], infusions: ['MA15'] }))
  expect(full.as(0).asked).not.toContain('infuse')
  const free = toConsolidation(
    played('BL16', 'high', { weapons: ['W-LEFTFANG', 'W-NEEDLE'], infusions: ['MA15', 'MA15'] }),
  )
  expect(free.as(0).asked).toEqual(['infuse'])
})

rule(['RRD-221', 'RRD-222', 'RRD-326'], 'a card played this bout may be infused, or goes to the discard', () => {
  const t = toConsolidation(played('BL16', 'high', { hand: ['BL16', 'MA15'] }))
  expect(t.as(0).options('infuse')).toEqual([{ do: 'done' }, { do: 'infuse', card: 'BL16' }])
  t.as(0).play('infuse', { do: 'done' })
  expect(t.state.sides[0].sockets).toEqual([])
  expect(t.state.sides[0].deck[0]).toBe(number('BL16'))
  const yes = toConsolidation(played('BL16', 'high'))
  yes.as(0).play('infuse', { do: 'infuse' })
  expect(yes.state.sides[0].sockets).toEqual([number('BL16')])
  expect(yes.state.laid).toEqual([])
})

rule('RRD-223', 'it works from the next bout on', () => {
  const t = toConsolidation(played('EM17', 'body', { reserve: 2 }))
  t.as(0).play('infuse', { do: 'infuse' })
  expect(t.happened('RESERVE_CHANGED')).toEqual([])
  t.playOn(s => s.phase === 'clash' && s.bout === 2)
  expect(t.happened('RESERVE_CHANGED')).toEqual([{ type: 'RESERVE_CHANGED', seat: 0, change: 1, total: 1 }])
})

rule(['RRD-226', 'RRD-160', 'RRD-227'], 'not if it countered or was countered', () => {
  const countering = duel({ hand: ['BL11'] }, { hand: ['BL16'] })
  countering.as(0).play('play', { card: 'BL11', slots: ['body'], transcend: false })
  countering.as(1).play('counter', { card: 'BL16' })
  countering.as(0).play('counter', { do: 'decline' })
  toConsolidation(countering)
  expect(countering.as(1).asked).not.toContain('infuse')
  const countered = duel({ hand: ['BL16'] }, { hand: ['MA07'] })
  countered.as(0).play('play', { card: 'BL16', slots: ['body'] })
  countered.as(1).play('counter', { card: 'MA07' })
  countered.as(0).play('counter', { do: 'decline' })
  toConsolidation(countered)
  expect(countered.as(0).asked).not.toContain('infuse')
})

rule(['RRD-235', 'RRD-241', 'RRD-240'], 'a valid object is placed sideways, and ready from the next bout', () => {
  const t = played('MA17', 'right')
  expect(t.state.sides[0]).toMatchObject({ objects: [number('MA17')], used: 1 })
  expect(t.state.laid).toEqual([])
  t.playOn(s => s.bout === 2 && s.phase === 'clash' && s.asks.length > 0)
  expect(t.state.sides[0].used).toBe(0)
})

rule(
  ['RRD-050', 'RRD-236', 'RRD-237', 'RRD-242', 'RRD-243'],
  'three places; a fourth object replaces one or is refused',
  () => {
    const objects = ['BL20', 'BL21', 'SH19']
    const t = played('MA17', 'right', { objects, used: [0, 1, 2] })
    expect(t.as(0).options('replaceObject')).toEqual([
      { do: 'keep' },
      { do: 'replace', object: 0 },
      { do: 'replace', object: 1 },
      { do: 'replace', object: 2 },
    ])
    t.as(0).play('replaceObject', { object: 1 })
    expect(t.state.sides[0].objects).toEqual([number('BL20'), number('MA17'), number('SH19')])
    expect(t.state.sides[0].discard).toEqual([number('BL21')])
    const kept = played('MA17', 'right', { objects, used: [0, 1, 2] })
    kept.as(0).play('replaceObject', { do: 'keep' })
    expect(kept.state.sides[0].objects.length).toBe(3)
    expect(kept.state.laid).toMatchObject([{ card: number('MA17'), sideways: false }])
  },
)

rule(['RRD-159', 'RRD-239', 'RRD-238'], 'countered or countering, an object is not placed', () => {
  const countered = duel({ hand: ['MA17'] }, { hand: ['BL10'] })
  countered.as(0).play('play', { card: 'MA17', slots: ['right'] })
  countered.as(1).play('counter', { card: 'BL10' })
  countered.as(0).play('counter', { do: 'decline' })
  expect(countered.state.sides[0].objects).toEqual([])
  expect(countered.state.laid[0]).toMatchObject({ card: number('MA17'), sideways: true })
  const countering = duel({ hand: ['BL01'] }, { hand: ['MA17'] })
  countering.as(0).play('play', { card: 'BL01', slots: ['right'] })
  countering.as(1).play('counter', { card: 'MA17' })
  countering.as(0).play('counter', { do: 'decline' })
  expect(countering.state.sides[1].objects).toEqual([])
})

rule(['RRD-244', 'RRD-245', 'RRD-248', 'RRD-251', 'RRD-048'], 'used once: it turns sideways and works at once', () => {
  const t = duel({ objects: ['MA17'], reserve: 0 }, {}, { phase: 'clash', windows: 'full' })
  t.as(0).play('react', { do: 'use' })
  expect(t.state.sides[0]).toMatchObject({ reserve: 1, used: 1 })
  t.as(1).play('react', { do: 'done' })
  expect(t.as(0).options('react')).toEqual([{ do: 'done' }])
})

const vial = (bleed: number) =>
  duel({ objects: ['BL21'] }, { bleed }, { phase: 'clash', windows: 'full' })
    .as(0)
    .options('react')

const mask = (top: string) =>
  duel({ objects: ['SH20'], deck: [top, ...SOULS] }, {}, { phase: 'clash', windows: 'full' })
    .as(0)
    .options('react')

rule(['RRD-252', 'RRD-046'], 'not to no effect', () => {
  expect(vial(0)).toEqual([{ do: 'done' }])
  expect(vial(1)).toEqual([{ do: 'done' }, { do: 'use', object: 0 }])
  expect(mask('BL01')).toEqual([{ do: 'done' }])
  expect(mask('BL06')).toEqual([{ do: 'done' }, { do: 'use', object: 0 }])
})

rule(
  ['RRD-249', 'RRD-250', 'RRD-365'],
  'used as a support it can be countered, costs nothing and stays in its place',
  () => {
    const t = duel({ objects: ['EM20'], reserve: 0 }, { hand: ['MA07'] }, { phase: 'clash', windows: 'full' })
    expect(t.as(0).options('react')).toEqual([{ do: 'done' }])
    t.as(0).play('react', { do: 'done' })
    t.as(1).play('react', { do: 'done' })
    t.as(0).play('play', { do: 'use', slot: 'right' })
    t.as(1).play('react', { do: 'done' })
    t.as(0).play('react', { do: 'done' })
    t.as(1).play('counter', { card: 'MA07' })
    t.playOn(s => s.chain.length === 0)
    expect(t.happened('BURNED')).toEqual([])
    expect(t.state.sides[0]).toMatchObject({ objects: [number('EM20')], used: 1, played: 1 })
    const knocker = duel({ objects: ['EM20'], weapons: ['W-KNOCKER'] }, { hand: ['MA07'] })
    knocker.as(0).play('play', { do: 'use', slot: 'right' })
    knocker.as(1).play('counter', { card: 'MA07' })
    knocker.as(0).play('counter', { do: 'decline' })
    expect(knocker.happened('BURNED')).toMatchObject([{ amount: 2 }])
  },
)

rule('RRD-364', 'shatter and ready reach objects upright or sideways', () => {
  const t = played('MA18', 'body', {}, { objects: ['MA17'], used: [0] })
  t.as(0).play('shatterObject', { object: 0 })
  expect(t.state.sides[1]).toMatchObject({ objects: [], used: 0, discard: [number('MA17')] })
  const snuff = duel({ hand: ['BL01'] }, { hand: ['EM26'], objects: ['BL20'], used: [0] })
  snuff.as(0).play('play', { card: 'BL01', slots: ['right'] })
  snuff.as(1).play('counter', { card: 'EM26' })
  expect(snuff.state.sides[1].used).toBe(0)
  expect(snuff.happened('OBJECT_READIED')).toMatchObject([{ seat: 1, card: 'BL20' }])
})
